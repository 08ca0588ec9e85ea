"""Where players sat before, and what they took away: asked of the houses, for the draw and for returning stacks."""

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
    """How far back any rule of any game looks at where a player sat."""
    books = [pool.book for pool in pools]
    windows = [book.buy_in.return_window_seconds.value for book in books]
    reaches = [book.seating.draw_played_before_seconds.value for book in books]
    return max([*windows, *reaches]) * 1000 + 1


class Departures:
    """Every player's departures of late. The house keeps each with the leaving itself."""

    def __init__(self, houses: HouseWriters, keep_ms: int) -> None:
        self._houses = houses
        self._keep_ms = keep_ms

    def left(self, player: str, left: Left, at_ms: int, reason: str) -> LogRecord:
        """A player leaves a table in the step that is being stored; what the log says of it."""
        self._houses[left.house].decide(Depart(player, left, self._keep_ms), at_ms)
        return LogRecord(at_ms, player, LEFT_TABLE, player, reason, msgspec.to_builtins(left))

    def brought_back(
        self, player: str, departure: Departure, at_ms: int, brought: int = 0
    ) -> tuple[LogRecord, BringBack]:
        """A binding stack is brought back, or so much of it: the log's line and the house's step of it."""
        record = LogRecord(at_ms, player, BROUGHT_BACK, player, "", msgspec.to_builtins(departure))
        return record, BringBack(player, departure, brought)

    def of(self, player: str, house: str) -> tuple[Departure, ...]:
        """A player's departures from a house's tables, oldest first."""
        return self._houses[house].house.departures.of(player)

    def remember_for(self, keep_ms: int) -> None:
        """From now on departures matter for so long."""
        self._keep_ms = max(keep_ms, self._keep_ms)

    def last_played(self, player: str, house: str) -> Mapping[str, int]:
        """When the player last left each table of a house (but not long ago), in milliseconds."""
        return self._houses[house].house.departures.last_played(player)
