"""Departures: where players sat before and what they took away.

The houses keep them; the seat draw and the rules about returning stacks read them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from cardroom.cash.buy_in_bounds import Departure
from cardroom.room.hosting.house_commands import BringBack, Depart, Left
from cardroom.room.hosting.house_writer import HouseWriters
from cardroom.room.lobby.pool import Pool
from cardroom.store.rows import LogRecord

LEFT_TABLE: Final = "leave_table"
BROUGHT_BACK: Final = "bring_back"


def longest_memory_ms(pools: Iterable[Pool]) -> int:
    """The longest time that any rule of any game looks back at where a player sat, in milliseconds."""
    books = [pool.book for pool in pools]
    windows = [book.buy_in.return_window_seconds.value for book in books]
    reaches = [book.seating.draw_played_before_seconds.value for book in books]
    return max([*windows, *reaches]) * 1000 + 1


class Departures:
    """Every player's recent departures. The table tells its house of each in the step in which the player leaves."""

    def __init__(self, houses: HouseWriters, keep_ms: int) -> None:
        self._houses = houses
        self._keep_ms = keep_ms

    def left(self, player: str, left: Left, at_ms: int, reason: str) -> tuple[LogRecord, Depart]:
        """Record that a player leaves a table: the log record and what the table tells its house."""
        record = LogRecord(at_ms, player, LEFT_TABLE, player, reason, msgspec.to_builtins(left))
        return record, Depart(player, left, self._keep_ms)

    def brought_back(
        self, player: str, departure: Departure, at_ms: int, brought: int = 0
    ) -> tuple[LogRecord, BringBack]:
        """Record that a binding stack is brought back, or `brought` of it: the log record and the house's command."""
        record = LogRecord(at_ms, player, BROUGHT_BACK, player, "", msgspec.to_builtins(departure))
        return record, BringBack(player, departure, brought)

    def of(self, player: str, house: str) -> tuple[Departure, ...]:
        """A player's departures from a house's tables, oldest first."""
        return self._houses[house].house.departures.of(player)

    def remember_for(self, keep_ms: int) -> None:
        """Remember departures for at least so long from now on."""
        self._keep_ms = max(keep_ms, self._keep_ms)

    def last_played(self, player: str, house: str) -> Mapping[str, int]:
        """When the player last left each table of a house, in milliseconds; only recent departures count."""
        return self._houses[house].house.departures.last_played(player)
