"""Winning chances of hands that may soon be shown, computed off the tables' loop before a table needs them.

Each takes up to 20 milliseconds, several are needed for a hand, and they belong to the step that opens the cards. So
they are computed while a player thinks (`table.poker.foreseeing`). A decision that comes before they are ready waits
for them, too shortly for anybody to notice; the table's clock does not wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple

import structlog

from cardroom.room.runtime.clock import Clock
from cardroom.table.model.running import RunningHand
from cardroom.table.poker.foreseeing import copied, foresee, may_table_all
from cardroom.table.table import Table

LEFT_MS: Final = 2_000
"""A decision with less time left than this does not wait: the table computes the chances by itself."""
_log = structlog.get_logger("cardroom.foresight")


class _Ahead(NamedTuple):
    """A computation under way: for this decision of this hand, with the calls that wait for it."""

    hand: str
    decision: int
    until_ms: int
    waiting: list[Callable[[], None]]


class Foresight:
    """Computes chances on one thread: two would take the interpreter from the loop twice."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="foresight")
        self._ahead: dict[str, _Ahead] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def look(self, name: str, table: Table[Any] | None) -> None:
        """Check after a step of a table whether its next one may need chances."""
        if table is None or table.book.equity is None or self._stopped:
            return
        hand = table.hand
        if not isinstance(hand, RunningHand) or hand.turn is None or not may_table_all(table.book, hand):
            self._drop(name)
            return
        known = self._ahead.get(name)
        if known is not None and (known.hand, known.decision) == (hand.hand, hand.decision):
            return
        self._drop(name)
        ahead = self._ahead[name] = _Ahead(hand.hand, hand.decision, hand.turn.until_ms, [])
        work = partial(foresee, table.book, copied(hand), lambda: self._ahead.get(name) is ahead)
        task = asyncio.get_running_loop().create_task(self._work(name, ahead, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def waits(self, name: str, then: Callable[[], None]) -> bool:
        """Whether a decision at this table has to wait; `then` is called when the wait is over."""
        ahead = self._ahead.get(name)
        if ahead is None or ahead.until_ms - self._clock.now_ms() < LEFT_MS:
            return False
        ahead.waiting.append(then)
        return True

    async def stop(self) -> None:
        """Compute nothing more: make the calls that wait, and end the thread."""
        self._stopped = True
        for name in tuple(self._ahead):
            self._drop(name)
        await self.ended()
        self._thread.shutdown()

    async def ended(self) -> None:
        """Wait until no computation is under way."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    async def _work(self, name: str, ahead: _Ahead, work: Callable[[], None]) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except Exception:  # the table computes it by itself, and reports what is wrong
            _log.exception("foresight_failed", table=name)
        if self._ahead.get(name) is ahead:
            self._drop(name)

    def _drop(self, name: str) -> None:
        """End the computation of a table, which is finished or not needed any more, and make the calls that wait."""
        ahead = self._ahead.pop(name, None)
        if ahead is not None:
            for then in ahead.waiting:
                then()
