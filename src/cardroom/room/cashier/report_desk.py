"""Reports on a room that is open."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from cardroom.room.cashier.day_closing import Closing
from cardroom.room.cashier.report_days import checked_days, closed_days, names_of
from cardroom.room.cashier.report_summary import ReportBody, summed
from cardroom.room.cashier.report_tables import NamedDay
from cardroom.room.runtime.clock import Clock
from cardroom.store.protocol import Store

USUAL: Final = timedelta(days=29)
"""The days before the last one that are reported when no span is given."""


class Reports:
    """Answers the staff's requests for reports on closed days and the current day."""

    def __init__(self, store: Store, clock: Clock, closing: Closing) -> None:
        self._store = store
        self._clock = clock
        self._closing = closing

    async def summary(self, first: str, last: str) -> ReportBody:
        """Return the sums of the days from one date to another; "" for the last thirty. Refuses ("bad-dates")."""
        days, names = await self.days(first, last)
        return summed(days, names)

    async def days(self, first: str, last: str) -> tuple[list[NamedDay], dict[str, str]]:
        """Return the days one by one, oldest first, and the names of the players. Refuses ("bad-dates")."""
        closing, store = self._closing, self._store
        today = closing.days.of(self._clock.now_ms()).isoformat()
        last = last or today
        begun, ended = checked_days(first or _days_before(last), last)
        days = await store.read(lambda reader: closed_days(reader, begun, ended), "searches")
        open_day = await closing.today()
        if (
            open_day is not None
            and begun <= open_day[0] <= ended
            and all(one.day != open_day[0] for one in days)
        ):
            days.append(NamedDay(*open_day, False))
        return days, await store.read(names_of, "searches")


def _days_before(last: str) -> str:
    checked_days(last, last)
    ended = date.fromisoformat(last)
    return (ended - min(USUAL, ended - date.min)).isoformat()
