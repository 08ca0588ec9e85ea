"""The one writing thread: it drains everything queued into one transaction and flushes once for all of it.

While a flush runs, the commits of other tables gather in the queue; so the next flush serves all that came meanwhile,
and durability costs about one flush of latency whatever the number of tables. Each database makes a group durable in
its own way (`_store`).
"""

from __future__ import annotations

import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from cardroom.store.faults import StoreFailed, StoreFault, StoreFenced, first_line
from cardroom.store.protocol import Done
from cardroom.store.rows import Commit
from cardroom.store.unanswered import WritingFigures

MAX_IN_A_GROUP: Final = 4096
"""The most commits in one transaction, so that the first of a flood is answered before the last is written."""


TAKEN_OVER: Final = "store-taken-over"
"""The code of a store that stops because another process has the whole of it."""

QUIET_SECONDS: Final = 1.0
"""After this long without a commit the writer tidies up, while nobody waits for it."""


class Queued(msgspec.Struct, frozen=True):
    """A commit in the queue, and the callback for its outcome.

    `known` is the line of the register up to which whoever decided it knew what other processes had changed; 0 where
    there are none.
    """

    commit: Commit
    done: Done
    known: int = 0


Told = tuple[Done, StoreFault | None]
Deliver = Callable[[list[Told]], None]
Failed = Callable[[StoreFailed], None]


class Writer(ABC):
    """Owns the writing connection; all commits go through `submit`, in order.

    `deliver` is called on the writer's thread with the outcomes of each group; `failed` once, when the store fails. The
    `__init__` of a subclass makes its connection, then calls this one, which starts the thread.
    """

    def __init__(self, deliver: Deliver, failed: Callable[[StoreFailed], None]) -> None:
        self._deliver = deliver
        self._failed = failed
        self._queue: queue.SimpleQueue[list[Queued] | None] = queue.SimpleQueue()
        self._submitted = 0
        self._answered = 0
        self._closing = False
        self.failure: StoreFailed | None = None
        self.figures = WritingFigures()
        self._known: list[int] = []
        """What was known by those who decided the commits of the group that is being written: see `Queued`."""
        self.quiet_seconds = QUIET_SECONDS
        self.beats = False
        """Whether the quiet work is done again and again, not once until the next commit."""
        self.where = ""
        """The location of the store, for the message of its failure: "place: "."""
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @abstractmethod
    def _store(self, commits: list[Commit]) -> Sequence[StoreFault | None]:
        """Make commits durable. Returns the outcome of each, in order. Any exception means that the store has failed."""

    @abstractmethod
    def _tidy(self) -> None:
        """Do the work that is best done while nobody waits. Any exception means that the store has failed."""

    @abstractmethod
    def _let_go(self) -> None:
        """Close the connection; after a failure it may be in any state."""

    @property
    def waiting(self) -> int:
        """Commits submitted and not yet answered."""
        return self._submitted - self._answered

    def check_open(self) -> None:
        """Raise `StoreFailed` when the store has failed or is closed."""
        if self.failure is not None:
            raise self.failure
        if self._closing:
            raise StoreFailed("store-closed", "the store is closed; the commit was not queued")

    def submit(self, commits: list[Queued]) -> None:
        """Queue commits, in order; if the store has failed meanwhile, they are answered with its failure."""
        self._submitted += len(commits)
        self._queue.put(commits)

    def close(self) -> None:
        """Write all queued commits, then stop and close the database."""
        if self._closing:
            return
        self._closing = True
        self._queue.put(None)
        self._thread.join()
        self._let_go()

    def _run(self) -> None:
        while group := self._gather():
            outcomes: Sequence[StoreFault | None]
            if self.failure is None:
                began = time.perf_counter()
                self._known = [queued.known for queued in group]
                try:
                    outcomes = self._store([queued.commit for queued in group])
                except Exception as fault:  # whatever it was, it is unknown what is stored
                    self._stop(fault)
                else:
                    self._count(outcomes, time.perf_counter() - began)
            if self.failure is not None:
                outcomes = [self.failure] * len(group)
            self._answered += len(group)
            self._deliver([(queued.done, outcome) for queued, outcome in zip(group, outcomes, strict=True)])

    def _count(self, outcomes: Sequence[StoreFault | None], seconds: float) -> None:
        figures = self.figures
        figures.commits += len(outcomes)
        figures.groups += 1
        figures.busy_seconds += seconds
        figures.fenced += sum(isinstance(outcome, StoreFenced) for outcome in outcomes)

    def _gather(self) -> list[Queued]:
        """Wait for commits and take all that are queued; empty when the store closes."""
        first = self._first()
        group: list[Queued] = []
        while first is not None:
            group += first
            if len(group) >= MAX_IN_A_GROUP:
                return group
            try:
                first = self._queue.get_nowait()
            except queue.Empty:
                return group
        if group:
            self._queue.put(None)  # a close was requested: answer these first, then handle it
        return group

    def _first(self) -> list[Queued] | None:
        """Wait for the next commits, and tidy up if that takes long."""
        while self.failure is None:
            try:
                return self._queue.get(timeout=self.quiet_seconds)
            except queue.Empty:
                try:
                    self._tidy()
                except Exception as fault:  # as in `_run`
                    self._stop(fault)
            if not self.beats:
                break
        return self._queue.get()

    def _stop(self, fault: Exception) -> None:
        if isinstance(fault, StoreFailed):
            self.failure = fault
        else:
            self.failure = StoreFailed(
                "store-failed",
                f"{self.where}the store cannot write any more ({type(fault).__name__}: {first_line(fault)}); "
                "what was not acknowledged may or may not be stored. Look at the disk, make room there if it is full, "
                "and start the room again: it goes on where it was.",
            )
            self.failure.__cause__ = fault
        self.figures.fenced += self.failure.code == TAKEN_OVER
        self._failed(self.failure)
