"""Where a player sat before, and what was taken away: for the draw of a table and for returning stacks."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec

from cardroom.store.protocol import Store
from cardroom.store.rows import LogRecord
from cardroom.table.banzai import Departure

LEFT_TABLE: Final = "leave_table"
BROUGHT_BACK: Final = "bring_back"
PAGE: Final = 500


class Left(msgspec.Struct, frozen=True):
    """What the log keeps of a departure."""

    table: str
    family: str
    stake: str
    big_blind: int
    stack: int


class Departures:
    """Every player's departures of late. Kept in the log with the leaving itself, so they survive a restart."""

    def __init__(self, keep_ms: int) -> None:
        self._keep_ms = keep_ms
        self._by_player: dict[str, list[Departure]] = {}
        self._last_played: dict[tuple[str, str], int] = {}

    def load(self, store: Store, now_ms: int) -> None:
        """Read back what the log has within the time that matters."""
        for what in (LEFT_TABLE, BROUGHT_BACK):
            before: int | None = None
            lines = []
            while True:
                page = store.reader.log(before=before, limit=PAGE, what=what)
                lines += [line for line in page.rows if line.record.at_ms > now_ms - self._keep_ms]
                before = page.older
                if before is None or not page.rows or page.rows[-1].record.at_ms <= now_ms - self._keep_ms:
                    break
            for line in reversed(lines):
                record = line.record
                if what == LEFT_TABLE:
                    self._enter(record.subject, msgspec.convert(record.details, Left), record.at_ms)
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

    def of(self, player: str) -> tuple[Departure, ...]:
        """A player's departures, oldest first."""
        return tuple(self._by_player.get(player, ()))

    def last_played_ms(self, player: str, table: str) -> int | None:
        """When the player last left this table; None for never (or long ago)."""
        return self._last_played.get((player, table))

    def _enter(self, player: str, left: Left, at_ms: int) -> None:
        departures = self._by_player.setdefault(player, [])
        departures[:] = [d for d in departures if d.left_ms > at_ms - self._keep_ms]
        departures.append(Departure(left.family, left.stake, left.big_blind, left.stack, at_ms))
        self._last_played[player, left.table] = at_ms

    def _use(self, player: str, departure: Departure) -> None:
        """Mark one departure as used: of two alike (both tables left at one moment) one only."""
        departures = self._by_player.get(player, [])
        if departure in departures:
            departures[departures.index(departure)] = replace(departure, used=True)
