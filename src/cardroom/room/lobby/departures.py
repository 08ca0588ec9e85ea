"""Departures: where players sat before and what they took away.

The houses keep them; the seat draw and the rules about returning stacks read them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from cardroom.cash.buy_in_bounds import Departure, has_maximum
from cardroom.cash.money_moves import CashedOut
from cardroom.room.hosting.house_commands import BringBack, Depart, Left
from cardroom.room.hosting.house_writer import HouseWriters
from cardroom.room.hosting.seat_register import SeatRegister
from cardroom.room.hosting.step_context import SideEffects
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.lobby.pool import Pool
from cardroom.store.rows import LogRecord
from cardroom.table.events import PlayerLeft
from cardroom.table.model.decided import Decided

LEFT_TABLE: Final = "leave_table"
BROUGHT_BACK: Final = "bring_back"

TAKEN_AWAY: Final = ("staff", "closing")
"""Reasons for leaving that are the house's, not the player's."""


def longest_memory_ms(pools: Iterable[Pool]) -> int:
    """The longest time that any rule of any game looks back at where a player sat, in milliseconds."""
    books = [pool.book for pool in pools]
    windows = [book.buy_in.return_window_seconds.value for book in books]
    reaches = [book.seating.draw_played_before_seconds.value for book in books]
    return max([*windows, *reaches]) * 1000 + 1


class Departures:
    """Every player's recent departures. The table tells its house of each in the step in which the player leaves."""

    def __init__(self, houses: HouseWriters, pools: Mapping[str, Pool], keep_ms: int) -> None:
        self._houses = houses
        self._pools = pools
        self._keep_ms = keep_ms

    def records(self, writer: TableWriter, decided: Decided, now_ms: int) -> SideEffects:
        """Record who leaves with a step: for the draw of tables (CO-2), and for stacks that must come back (CO-BZ.5)."""
        gone = [
            (event, self._left(writer, decided, event))
            for event in decided.events
            if isinstance(event, PlayerLeft)
        ]
        return SideEffects(
            log=tuple(
                [
                    LogRecord(
                        now_ms,
                        event.player,
                        LEFT_TABLE,
                        event.player,
                        event.reason,
                        msgspec.to_builtins(left),
                    )
                    for event, left in gone
                ]
            ),
            letters=tuple([Depart(event.player, left, self._keep_ms) for event, left in gone]),
        )

    def _left(self, writer: TableWriter, decided: Decided, event: PlayerLeft) -> Left:
        terms, pool = writer.terms, self._pools[writer.pool]
        out = [one for one in decided.money if isinstance(one, CashedOut) and one.player == event.player]
        return Left(
            terms.table,
            pool.offer.family,
            terms.stake,
            terms.unit or terms.big_blind,
            event.stack,
            terms.house,
            has_maximum=has_maximum(writer.table.book),
            is_forced=event.reason in TAKEN_AWAY,
            short=any(one.short for one in out),
            long_break_ms=max([one.long_break_ms for one in out], default=0),
            counted_in=pool.stake.counted_in,
        )

    def brought_back(
        self, player: str, departure: Departure, at_ms: int, brought: int = 0
    ) -> tuple[LogRecord, BringBack]:
        """Record that a binding stack is brought back, or `brought` of it: the log record and the house's command."""
        record = LogRecord(at_ms, player, BROUGHT_BACK, player, "", msgspec.to_builtins(departure))
        return record, BringBack(player, departure, brought)

    def of(self, player: str, house: str) -> tuple[Departure, ...]:
        """A player's departures from a house's tables, oldest first."""
        return self._houses[house].house.departures.of(player)

    def seats_of(self, house: str) -> SeatRegister:
        """The register of seats of a house's tables."""
        return self._houses[house].house.seats

    def remember_for(self, keep_ms: int) -> None:
        """Remember departures for at least so long from now on."""
        self._keep_ms = max(keep_ms, self._keep_ms)

    def last_played(self, player: str, house: str) -> Mapping[str, int]:
        """When the player last left each table of a house, in milliseconds; only recent departures count."""
        return self._houses[house].house.departures.last_played(player)
