"""Who sits where, followed step by step: for the lobby, the waiting lines, and tables that nobody needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.lobby import LobbyBoard
from cardroom.room.lobby.pool import Pool
from cardroom.room.lobby.table_keeper import TableKeeper
from cardroom.table.events import (
    DropTaken,
    HandEnded,
    HandVoided,
    PlayerLeft,
    PlayerSeated,
    PotAwarded,
    RakeTaken,
    SeatAdded,
    TableDrained,
    TableReopened,
)
from cardroom.table.model.decided import Decided

FREED: Final[frozenset[type]] = frozenset({PlayerLeft, HandEnded, HandVoided, SeatAdded})
"""The events after which somebody who waits may find a seat."""

MOVED: Final[frozenset[type]] = FREED | {PlayerSeated, TableDrained, TableReopened}
"""The events after which the lobby shows another table."""


class SeatsFollowed:
    """Follows players who sit down or leave."""

    def __init__(
        self,
        tables: OpenTables,
        pools: Mapping[str, Pool],
        lobby: LobbyBoard,
        lines: Lines,
        keeper: TableKeeper,
    ) -> None:
        self._tables = tables
        self._pools = pools
        self._lobby = lobby
        self._lines = lines
        self._keeper = keeper

    def moved(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Count the seats of a table again (`MOVED`)."""
        table, pool = writer.terms.table, self._pools[writer.pool]
        for event in decided.events:
            if isinstance(event, PlayerSeated):
                self._tables.hosted.sat_down(event.player, table)
            elif isinstance(event, PlayerLeft):
                self._tables.hosted.left(event.player, table)
                self._lines.left(event.player)
            elif isinstance(event, HandEnded | HandVoided):
                pot = sum(
                    one.amount
                    for one in decided.events
                    if isinstance(one, PotAwarded | RakeTaken | DropTaken)
                )
                pool.numbers[table].hand_ended(now_ms, pot, *writer.hand_log.went_on)
        pool.seats_changed(writer)

    def shown(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Show the table in the lobby as it is now (`MOVED`)."""
        self._lobby.changed(writer.pool)

    def freed(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Offer a free seat to who waits, and close a table that nobody needs (`FREED`)."""
        self._lines.seat_freed(self._pools[writer.pool])
        self._keeper.close_later(writer, now_ms)
        self._keeper.close_if_due(writer)
