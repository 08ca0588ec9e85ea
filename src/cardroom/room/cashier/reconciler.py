"""The reconciler: each minute the books are counted again from entries and prices, and a difference pauses payouts.

It never asks a stored balance or a stored pool what is right: it says what they must be, and compares. It reads the store
off the event loop, so a hand waits for none of it; what it takes from tables and tournaments in memory is values.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Final

import structlog

from cardroom.ledger.auditor import Drift
from cardroom.room.accounts.players import Players
from cardroom.room.cashier.payout_pause import PayoutPause
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.tending import tended
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.ledger_count import LedgerCount
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit, Json, LogRecord
from cardroom.table.values.time_units import HOUR_MS

PAUSED: Final = "pause_payouts"
"""The log's word for a pause that the room has begun."""
RESUMED: Final = "resume_payouts"
"""The permission to end it, and the log's word for that."""

Compare = Callable[[Reader], Iterable[Drift]]
"""Compares the money that a part of the room held at one moment with the entries of the store."""
Check = Callable[[], Awaitable[list[Compare]]]
"""Takes what a part of the room holds of money, all of it durable."""

_log = structlog.get_logger("cardroom.reconciler")


class Reconciler:
    """Counts the books, and pauses payouts when they do not add up. Staff resume them once they do."""

    def __init__(
        self,
        store: Store,
        outbox: Outbox,
        at: TimeAndChance,
        settings: RoomSettings,
        players: Players,
        notices: Notices,
        pause: PayoutPause,
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._time = at
        self._every_ms = settings.reconcile_seconds * 1000
        self._players = players
        self._notices = notices
        self.pause = pause
        self.checks: list[Check] = []
        """The parts of the room that hold money: entered by the room once they are there."""
        self.count: LedgerCount | None = None
        """The last count of the ledger that found nothing wrong."""
        self.counted_at = time.monotonic()
        """The monotonic time at which books were counted last; before the first time, that at which the room was opened."""
        self.took_seconds = 0.0
        """How long the last count took, most of it on a thread."""
        self._whole_ms = 0
        self._one_at_a_time = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Count now, and each minute (or as the settings say) from now on; the first count is a whole one."""
        if self._time.lifetime.is_stopping:
            return
        self._time.timers.at(self._time.clock.now_ms() + self._every_ms, self.begin)
        if self._task is None or self._task.done():  # a count that takes longer than its turn is waited for
            work = tended("reconciler", self._count_now, self._outbox.figures)
            self._task = asyncio.get_running_loop().create_task(work)

    async def ended(self) -> None:
        """Wait for the count under way."""
        if self._task is not None:
            await self._task

    async def _count_now(self) -> None:
        await self.look()

    async def look(self, *, anew: bool = False) -> tuple[Drift, ...]:
        """Count the books once, all of them every hour, and `anew` without what was counted before. Returns what differs:
        then payouts stand still.
        """
        async with self._one_at_a_time:
            began, now_ms = time.perf_counter(), self._time.clock.now_ms()
            before = None if anew else self.count
            whole = before is None or now_ms - self._whole_ms >= HOUR_MS

            def ask(reader: Reader) -> tuple[LedgerCount, LedgerCount | None]:
                with reader.moment():
                    first = reader.counted(before)
                    return first, reader.counted() if whole and before is not None else None

            first, again = await self._store.read(ask, "searches")
            more = await self._compare()
            if more:  # a step that the store refused looks like a difference until its owner is put back
                still = {one.account for one in await self._compare()}
                more = [one for one in more if one.account in still]
            found = tuple(dict.fromkeys((*first.drifts, *(again.drifts if again is not None else ()), *more)))
            if not first.drifts and (again is None or not again.drifts):
                first.settle()
                self.count = again or first
                self._whole_ms = now_ms if whole else self._whole_ms
            self.counted_at, self.took_seconds = time.monotonic(), time.perf_counter() - began
            if found:
                await self._differs(found, now_ms)
            return found

    async def _compare(self) -> list[Drift]:
        """The drifts of what parts of the room hold now."""
        held = [one for check in self.checks for one in await check()]

        def ask(reader: Reader) -> list[Drift]:
            with reader.moment():
                return [drift for compare in held for drift in compare(reader)]

        return await self._store.read(ask, "searches")

    async def _differs(self, found: tuple[Drift, ...], now_ms: int) -> None:
        """Pause payouts, log it and tell staff; again where something else differs than before."""
        was_paused = self.pause.now is not None
        if not self.pause.begin(now_ms, found):
            return
        words = [str(one) for one in found[:3]]
        _log.critical("money_differs", differences=len(found), first=words)
        details: Json = {"differences": len(found), "first": list(words)}
        record = LogRecord(now_ms, "room", PAUSED, "payouts", "the books do not add up", details)
        with suppress(Refused):  # the store has said why; payouts stand still all the same
            await self._outbox.keep(Commit(changes=(self.pause.keeping(now_ms),), log=(record,)))
        if not was_paused:
            said = "The books do not add up: payouts stand still. See the staff page."
            self._notices.tell_staff(to_client.BroadcastSaid(said, now_ms))

    async def resume(self, by: Person, reason: str) -> None:
        """Pay out again. All books are counted first.

        Refuses "payouts-not-paused", and "money-differs" while they do not add up.
        """
        check_may(self._players.now(by), RESUMED)
        if self.pause.now is None:
            raise Refused("payouts-not-paused", "Payouts do not stand still.")
        found = await self.look(anew=True)  # what was put right may differ from what was counted before
        check_may(self._players.now(by), RESUMED)
        if found:
            words = f"The books do not add up: {found[0]}."
            raise Refused("money-differs", words, args={"differences": len(found), "first": str(found[0])})
        pause = self.pause.now
        if pause is None:
            raise Refused("payouts-not-paused", "Payouts do not stand still.")
        now_ms = self._time.clock.now_ms()
        details: Json = {"since_ms": pause.since_ms, "differences": pause.number}
        record = LogRecord(now_ms, by.id, RESUMED, "payouts", reason, details)
        self.pause.end()

        def put_back(_: object) -> None:
            self.pause.now = self.pause.now or pause

        kept = keeping(by.id, by.asked, now_ms)
        commit = Commit(changes=(self.pause.keeping(now_ms), *kept), log=(record,))
        await self._outbox.keep(commit, put_back)
