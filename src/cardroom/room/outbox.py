"""Durable before told: what the room has to say waits until everything decided before it is stored."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import NoReturn

import structlog

from cardroom.room.figures import FaultKind, Figures
from cardroom.store.faults import StoreFault
from cardroom.store.protocol import Store
from cardroom.store.rows import Commit

Tell = Callable[[], None]
"""Says something to somebody; what it says was built when it was queued."""

_log = structlog.get_logger("cardroom.outbox")


class Outbox:
    """The only way out of the room. Everything leaves in the order it was decided, and after it is durable.

    `commit` stores and then tells; `tell` needs no storing of its own but waits for all commits before it, so that
    nobody hears of a state that a crash could still undo.
    """

    def __init__(self, store: Store, on_failure: Callable[[StoreFault], None]) -> None:
        self.figures = Figures()
        self._store = store
        self._decided: deque[float] = deque()
        self._on_failure = on_failure
        self._waiting: deque[list[Tell]] = deque()
        self._failed = False

    @property
    def waiting(self) -> int:
        """Commits on their way to the disk."""
        return len(self._waiting)

    @property
    def oldest_seconds(self) -> float:
        """How long the oldest of them has been on its way; 0 when none is."""
        return time.perf_counter() - self._decided[0] if self._decided else 0.0

    @property
    def has_failed(self) -> bool:
        """Whether the store has failed: nothing is told any more."""
        return self._failed

    def commit(self, commit: Commit, *tells: Tell) -> None:
        """Store a commit; when it is durable, tell. After a failure of the store nothing is stored or told any more."""
        if self._failed:
            return
        self._waiting.append(list(tells))
        self._decided.append(time.perf_counter())
        try:
            self._store.submit(commit, self._durable)
        except StoreFault as fault:  # it failed under an earlier commit, whose answer is still on its way here
            self._fail(fault)

    def tell(self, tell: Tell) -> None:
        """Tell as soon as all that was decided so far is durable: at once when nothing waits."""
        if self._waiting:
            self._waiting[-1].append(tell)
        elif not self._failed:
            tell()

    async def durable(self) -> None:
        """Wait until everything decided so far is stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell() -> None:
            if not done.done():
                done.set_result(None)

        self.tell(tell)
        await done

    def _durable(self, fault: StoreFault | None) -> None:
        if self._failed:
            return
        if fault is not None:
            self._fail(fault)
            return
        self.figures.durable.observe(time.perf_counter() - self._decided.popleft())
        for tell in self._waiting.popleft():
            try:
                tell()
            except Exception:
                # One broken listener must not silence the others; what was decided is stored all the same.
                _log.exception("tell_failed")
                self.figures.fault(FaultKind.TELL_FAILED)

    def _fail(self, fault: StoreFault) -> None:
        """The room decided on a state that will never be stored: nothing may be told from here on."""
        self._failed = True
        self.figures.fault(FaultKind.STORE_FAILED)
        self._waiting.clear()
        self._decided.clear()
        self._on_failure(fault)


def stop_at_once(fault: StoreFault) -> NoReturn:
    """What a running room does when its store fails: stop within the second, telling nothing more.

    A failed fsync must not be tried again: the kernel may have dropped the pages (the "fsyncgate" lesson). The journal
    has all that was told; a restart recovers from it.
    """
    _log.critical("store_failed", fault=str(fault))
    raise SystemExit(f"The store failed and the room stopped: {fault}")
