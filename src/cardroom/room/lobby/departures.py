"""Where a player sat before, and what was taken away: for the draw of a table and for returning stacks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import msgspec

from cardroom.cash.bringing import Departure
from cardroom.room.lobby.pool import Pool
from cardroom.room.log_pages import newest_first
from cardroom.store.protocol import Reader
from cardroom.store.rows import LogRecord

LEFT_TABLE: Final = "leave_table"
BROUGHT_BACK: Final = "bring_back"


class Left(msgspec.Struct, frozen=True):
    """What the log keeps of a departure. A stack taken from one house's table binds at no other house's."""

    table: str
    family: str
    stake: str
    big_blind: int
    stack: int
    house: str = ""
    has_maximum: bool = True
    is_forced: bool = False
    short: bool = False
    counted_in: str = ""
    long_break_ms: int = 0


def longest_memory_ms(pools: Iterable[Pool]) -> int:
    """How far back any rule of any game looks at where a player sat."""
    books = [pool.book for pool in pools]
    windows = [book.buy_in.return_window_seconds.value for book in books]
    reaches = [book.seating.draw_played_before_seconds.value for book in books]
    return max([*windows, *reaches]) * 1000 + 1


class Departures:
    """Every player's departures of late. Kept in the log with the leaving itself, so they survive a restart."""

    def __init__(self, keep_ms: int) -> None:
        self._keep_ms = keep_ms
        self._by_player: dict[str, list[tuple[str, Departure]]] = {}
        self._last_played: dict[tuple[str, str], int] = {}

    def load(self, reader: Reader, now_ms: int) -> None:
        """Read back what the log has within the time that matters."""
        houses = {table.id: table.house for table in reader.tables(with_closed=True)}
        for what in (LEFT_TABLE, BROUGHT_BACK):
            lines = list(newest_first(reader, what, now_ms - self._keep_ms + 1))
            for line in reversed(lines):
                record = line.record
                if what == LEFT_TABLE:
                    left = msgspec.convert(record.details, Left)
                    if not left.house:  # from before a room had several houses
                        left = msgspec.structs.replace(left, house=houses.get(left.table, ""))
                    self._enter(record.subject, left, record.at_ms)
                else:
                    self._use(record.subject, msgspec.convert(record.details, Departure))

    def left(self, player: str, left: Left, at_ms: int, reason: str) -> LogRecord:
        """A player left a table: remember it; the record belongs into the same commit."""
        self._enter(player, left, at_ms)
        return LogRecord(
            at_ms=at_ms,
            who=player,
            what=LEFT_TABLE,
            subject=player,
            reason=reason,
            details=msgspec.to_builtins(left),
        )

    def brought_back(self, player: str, departure: Departure, at_ms: int) -> LogRecord:
        """A binding stack was brought back: it binds no more."""
        self._use(player, departure)
        return LogRecord(
            at_ms=at_ms,
            who=player,
            what=BROUGHT_BACK,
            subject=player,
            reason="",
            details=msgspec.to_builtins(departure),
        )

    def of(self, player: str, house: str) -> tuple[Departure, ...]:
        """A player's departures from a house's tables, oldest first."""
        return tuple(departure for at, departure in self._by_player.get(player, ()) if at == house)

    def remember_for(self, keep_ms: int) -> None:
        """From now on departures matter for so long."""
        self._keep_ms = max(keep_ms, self._keep_ms)

    def last_played_ms(self, player: str, table: str) -> int | None:
        """When the player last left this table; None for never (or long ago)."""
        return self._last_played.get((player, table))

    def _enter(self, player: str, left: Left, at_ms: int) -> None:
        departures = self._by_player.setdefault(player, [])
        departures[:] = [(at, d) for at, d in departures if d.left_ms > at_ms - self._keep_ms]
        departure = Departure(
            left.family, left.stake, left.big_blind, left.stack, at_ms,
            has_maximum=left.has_maximum, is_forced=left.is_forced, short=left.short,
            counted_in=left.counted_in, long_break_ms=left.long_break_ms,
        )  # fmt: skip
        departures.append((left.house, departure))
        self._last_played[player, left.table] = at_ms

    def _use(self, player: str, departure: Departure) -> None:
        """Mark one departure as used: of two alike (both tables left at one moment) one only."""
        departures = self._by_player.get(player, [])
        for place, (house, found) in enumerate(departures):
            if found == departure:
                departures[place] = house, replace(departure, used=True)
                return
