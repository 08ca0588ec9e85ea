"""The reports of a table to its house on its seats: only what the house cannot know already."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardroom.cash.cash_table import CashTable
from cardroom.room.hosting.grants import WhyDeclined
from cardroom.room.hosting.house_commands import Depart, HouseCommand, ReportSeats
from cardroom.table.events import (
    HandEnded,
    HandVoided,
    PlayerLeft,
    PlayerSeated,
    SeatAdded,
    TableDrained,
    TableReopened,
)
from cardroom.table.model.decided import Decided

SEAT_FREED: Final[frozenset[type]] = frozenset({PlayerLeft, HandEnded, HandVoided, SeatAdded})
"""The events by which a seat may come free. One in the running hand is free when the hand is over."""

SEATS_CHANGED: Final[frozenset[type]] = SEAT_FREED | {PlayerSeated, TableDrained, TableReopened}
"""The events by which a table's free seats change."""


class SeatReports:
    """Knows what the house was told of a table, since this writer has it; before its first report, nothing."""

    def __init__(self, table: CashTable) -> None:
        self._table, self._is_apart = table, table.terms.is_apart
        self._told: tuple[int, list[str], bool] | None = None

    def after(
        self,
        decided: Decided,
        letters: Iterable[HouseCommand],
        grant: str = "",
        declined: WhyDeclined | None = None,
    ) -> ReportSeats | None:
        """Return the report of a step that sends these letters too: always one that answers a `grant`."""
        table = self._table
        if not grant and (self._is_apart or SEATS_CHANGED.isdisjoint(map(type, decided.events))):
            return None
        players = sorted([seat.player for seat in table.seats.values()])
        now = table.free_seats, players, bool(table.draining)
        known, self._told = self._with(letters), now
        if known == now and not grant:
            return None
        return ReportSeats(table.terms.table, now[0], tuple(players), now[2], grant, declined)

    def _with(self, letters: Iterable[HouseCommand]) -> tuple[int, list[str], bool] | None:
        """The seats that the house knows when it has taken these letters: a departure frees a seat."""
        if self._told is None:
            return None
        gone = {one.player for one in letters if isinstance(one, Depart)}
        free, players, drains = self._told
        return free + len(gone), [player for player in players if player not in gone], drains
