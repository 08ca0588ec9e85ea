"""Settings that players chose for the client: language, look, sounds."""

from __future__ import annotations

from cardroom.room.runtime.outbox import stored
from cardroom.store.protocol import Store
from cardroom.store.rows import Commit, Json, SetSettings


class ChosenSettings:
    """The settings of each player, read and written as a whole."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, player: str) -> Json:
        """Return the client settings that a player chose."""
        return await self._store.read(lambda reader: reader.settings(player), "people")

    async def keep(self, player: str, settings: Json) -> None:
        """Store the settings that a player chose."""
        await stored(self._store, Commit(changes=(SetSettings(player, settings),)))
