"""What players chose for the client: language, look, sounds."""

from __future__ import annotations

from cardroom.room.runtime.outbox import stored
from cardroom.store.protocol import Store
from cardroom.store.rows import Commit, Json, SetSettings


class ChosenSettings:
    """Of each player, whole."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, player: str) -> Json:
        """What a player chose for the client."""
        return await self._store.read(lambda reader: reader.settings(player), "people")

    async def keep(self, player: str, settings: Json) -> None:
        """Keep what a player chose."""
        await stored(self._store, Commit(changes=(SetSettings(player, settings),)))
