"""The end of a day: its books are closed and saved. Every hour the heads of the chains are published."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import deepcopy
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import structlog

from cardroom.room.cashier.book_days import ONE, days_of
from cardroom.room.cashier.day_counting import DayCount, count_after
from cardroom.room.cashier.day_rows import DayReport, decode, encode
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox, stored
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.tending import tended
from cardroom.room.runtime.time_and_chance import Lifetime
from cardroom.room.runtime.timers import Timers
from cardroom.rules.refused import Refused
from cardroom.store.heads_file import HeadsFault, cut_since, newest, publish, read_heads
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import CloseRecord, Commit, KeepClose, LogRecord
from cardroom.table.values.time_units import HOUR_MS

DRIFT: Final = "books_drift"
"""The log's name for books that do not add up."""

AGAIN_MS: Final = HOUR_MS
"""The time after which closing a day is tried again, where it failed."""

_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger("cardroom.closing")


class Closing:
    """Closes every day that has ended: at its end, and at a start those that ended while the room was not running.

    The accounts are checked against the books: they must hold what they held the day before and what moved since. A
    drift is saved with the close, logged, and sent to staff.
    """

    def __init__(
        self,
        books: Books,
        store: Store,
        outbox: Outbox,
        clock: Clock,
        timers: Timers,
        settings: RoomSettings,
        lifetime: Lifetime,
        notices: Notices,
    ) -> None:
        """Raises `RoomUnusable` where the beginning of the day or the zone is not valid."""
        self._store = store
        self._outbox = outbox
        self._clock = clock
        self._timers = timers
        self._settings = settings
        self._lifetime = lifetime
        self._notices = notices
        self.days = days_of(settings, books.main)
        self._one_at_a_time = asyncio.Lock()
        self._today: tuple[str, DayCount] | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_publishing = False
        self._publication: asyncio.Task[None] | None = None
        self._one_publication = asyncio.Lock()
        self.is_ours: Callable[[Reader], bool] = _is_alone
        """Whether this process closes the days of the room: where several work beside one another, it is one of them."""
        self.drift = 0
        """The drift found when the last day was closed, in cents; zero when all added up."""

    def begin(self) -> None:
        """Close the days that have ended, and do so again at the end of this day."""
        if self._lifetime.is_stopping:
            return
        now_ms = self._clock.now_ms()
        self._timers.at(self.days.ended_ms(self.days.of(now_ms)), self.begin)
        self._try()
        if self._settings.heads_file and not self._is_publishing:
            self._is_publishing = True
            self._publish_hourly()

    def _try(self) -> None:
        if not self._lifetime.is_stopping:
            close = partial(self._close, self._clock.now_ms())
            work = tended("closing of the day", close, self._outbox.figures)
            self._task = asyncio.get_running_loop().create_task(work)

    async def ended(self) -> None:
        """Wait for the closing and the publication under way."""
        for task in (self._task, self._publication):
            if task is not None:
                await task

    async def today(self) -> tuple[str, DayReport] | None:
        """Return the day so far, counted on from the last time; None in a room in which nothing has happened yet."""
        await self._outbox.durable()
        async with self._one_at_a_time:
            last = await self._store.read(lambda reader: reader.last_close())
            begun = await self._store.read(lambda reader: self._day_after(reader, last))
            if begun is None:
                return None
            name = begun.isoformat()
            if self._today is None or self._today[0] != name:
                self._today = name, count_after(last, self.days.ended_ms(begun))
            before = self._today[1]

            def taken_in(reader: Reader) -> tuple[DayCount, DayReport]:
                count = deepcopy(before)  # (a read that is repeated begins from the same count)
                return count, count.take_in(reader)

            count, report = await self._store.read(taken_in, "searches")
            self._today = name, count
            return name, report

    # ------------------------------------------------------------------ closing

    async def _close(self, now_ms: int) -> None:
        await self._outbox.durable()
        if not await self._store.read(self.is_ours):
            self._timers.at(now_ms + AGAIN_MS, self._try)
            return
        async with self._one_at_a_time:
            while record := await self._store.read(lambda reader: self._closed(reader, now_ms), "searches"):
                try:
                    await self._keep(record)
                except Refused:
                    _log.critical("day_not_closed", day=record.day)
                    self._timers.at(now_ms + AGAIN_MS, self._try)
                    break
                self._today = None

    def _day_after(self, reader: Reader, last: CloseRecord | None) -> date | None:
        """Return the first day that is not closed: the one after the last close, or that of the first entry."""
        if last is None:
            first = next(reader.entries_after(0), None)
            return None if first is None else self.days.of(first[1].at_ms)
        day = date.fromisoformat(last.day) + ONE
        while self.days.ended_ms(day) <= last.ended_ms:  # another zone or beginning than the day before
            day += ONE
        return day

    def _closed(self, reader: Reader, now_ms: int) -> CloseRecord | None:
        """Return the close of the first day that is not closed; None while that day goes on."""
        last = reader.last_close()
        day = self._day_after(reader, last)
        if day is None or self.days.ended_ms(day) > now_ms:
            return None
        ended_ms = self.days.ended_ms(day)
        count = count_after(last, ended_ms)
        # Of several days the accounts are checked against the last one's books, which build on all the days before.
        report = count.take_in(reader, against_accounts=self.days.ended_ms(day + ONE) > now_ms)
        return CloseRecord(
            day=day.isoformat(),
            begun_ms=last.ended_ms if last else self.days.begun_ms(day),
            ended_ms=ended_ms,
            last_entry=count.last_entry,
            last_hand=count.last_hand,
            drift=sum(abs(cents) for cents in report.drift.values()),
            body=encode(report),
        )

    async def _keep(self, record: CloseRecord) -> None:
        """Save a close. Raises `Refused` where the store does not take it: the day is as open as before."""
        log: tuple[LogRecord, ...] = ()
        if record.drift:
            drift = decode(record.body).drift
            _log.critical(DRIFT, day=record.day, drift=drift)
            now_ms, why = self._clock.now_ms(), "the books do not add up"
            log = (LogRecord(now_ms, "room", DRIFT, record.day, why, dict(drift)),)
        await stored(self._store, Commit(changes=(KeepClose(record),), log=log))
        self.drift = record.drift
        _log.info("day_closed", day=record.day, drift=record.drift)
        if record.drift:
            words = f"The books of {record.day} do not add up: see the reports, and run cardroom audit."
            text = _encode(to_client.BroadcastSaid(words, self._clock.now_ms())).decode()
            for connection in self._notices.staff_present():
                connection.send(text)

    # ------------------------------------------------------------------ publishing

    def _publish_hourly(self) -> None:
        """Publish at a start and every hour after it: a store that is set back by less than a day is noticed too."""
        if self._lifetime.is_stopping:
            return
        self._timers.at(self._clock.now_ms() + HOUR_MS, self._publish_hourly)
        work = tended("publishing of heads", self.publish, self._outbox.figures)
        self._publication = asyncio.get_running_loop().create_task(work)

    async def publish(self) -> None:
        """Add the heads of the chains that have grown to the operator's file, if there is one; also at a stop."""
        if not self._settings.heads_file:
            return
        path = Path(self._settings.heads_file)
        async with self._one_publication:
            heads = await self._store.read(lambda reader: reader.heads(), "searches")
            now_ms = self._clock.now_ms()

            def published() -> list[str]:
                before = newest(read_heads(path))
                cut = cut_since(before, heads)
                if before != heads and not cut:
                    publish(path, now_ms, heads, before)
                return cut

            try:
                cut = await asyncio.to_thread(published)
            except (OSError, HeadsFault) as fault:  # (tried again in an hour)
                _log.critical("heads_not_published", file=str(path), fault=str(fault))
                return
        if cut:
            _log.critical("store_was_cut", file=str(path), chains=cut)


def _is_alone(_: Reader) -> bool:
    return True
