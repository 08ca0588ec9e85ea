"""Looking for a player by name: only players who allow it are found, and only at tables that are public."""

from __future__ import annotations

from typing import Final

from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.identity.person import Flags, flags_of
from cardroom.room.protocol.shared_hand_answers import FoundPlayer, FoundTable
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader, Store

ALLOWS: Final = "found-by-name"
"""The player's setting. Players who have not set it are not found."""


class PlayerFinder:
    """Answers where somebody plays.

    A name that does not exist and a player who does not want to be found are refused alike.
    """

    def __init__(self, store: Store, tables: OpenTables) -> None:
        self._store = store
        self._tables = tables

    async def find(self, name: str) -> FoundPlayer:
        """Find a player by the whole name, whatever its case, and the tables of the room with a seat of that player.

        Refuses ("nobody-found") a name that is nobody's, and every player who has not allowed it.
        """
        found = await self._store.read(lambda reader: _who_allows(reader, name))
        if found is None:
            raise Refused(
                "nobody-found", "No player of that name plays here, or that player doesn't want to be found."
            )
        player, called = found
        tables = [
            FoundTable(
                writer.terms.table, writer.terms.name, writer.terms.house, writer.terms.game, writer.terms.form,
                writer.terms.stake,
            )
            for writer in self._tables.seats_of(player)
            if not writer.terms.is_apart
        ]  # fmt: skip
        return FoundPlayer(called, tuple(tables))


def _who_allows(reader: Reader, name: str) -> tuple[str, str] | None:
    record = reader.player_named(name.strip())
    if record is None:
        return None
    flags: Flags = flags_of(record)
    if flags.closed or reader.settings(record.id).get(ALLOWS) is not True:
        return None
    return record.id, record.name
