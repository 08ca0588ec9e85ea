"""A store whose answers come late: what a crash can cut off lies between a submit and its answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from cardroom.store.faults import StoreFailed, StoreFault, StoreRefused
from cardroom.store.protocol import AnswerT, Done, Lane, Reader
from cardroom.store.rows import Commit
from cardroom.store.unanswered import Unanswered, WritingFigures
from tests.simulation.simulated_disk import SimulatedDisk

STORED: Done = lambda _: None  # noqa: E731  # a value, as the protocol has it


class Trouble(NamedTuple):
    """How much goes wrong: parts of 1 for a refused commit, and for a wake-up that is lost, late or comes twice."""

    refused: float = 0.0
    lost: float = 0.0
    late: float = 0.0
    twice: float = 0.0
    slowest_ms: int = 40
    """The longest that the disk, a reader or a late wake-up takes."""


QUIET = Trouble()


class Submitted(NamedTuple):
    """A commit in the queue, whether the disk will refuse it, and who hears the outcome."""

    commit: Commit
    is_refused: bool
    done: Done


class SimulatedStore:
    """The `Store` of one process: commits are written in groups, and answered later, in order."""

    def __init__(self, disk: SimulatedDisk, chance: Random, trouble: Trouble) -> None:
        self._disk = disk
        self._writer = disk.writer()
        self._chance = chance
        self._trouble = trouble
        self._queue: list[Submitted] = []
        self._is_writing = False
        self.is_cut = False
        """Whether its process is gone: nothing more is written or answered."""
        self.unanswered = Unanswered()
        self.is_readable = True
        self.writing = WritingFigures()
        self.failure: StoreFailed | None = None

    def submit(self, commit: Commit, done: Done | None = None) -> None:
        """See `Store`."""
        steps = {(row.table_id, row.seq) for row in commit.journal}
        is_refused = self._chance.random() < self._trouble.refused and not steps <= self._disk.refused
        self._disk.refused |= steps if is_refused else set()
        self._queue.append(Submitted(commit, is_refused, done or STORED))
        if not self._is_writing:
            self._is_writing = True
            self._later(self._write)

    def _later(self, call: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(self._moment(), call)

    def _moment(self) -> float:
        return self._chance.randint(0, self._trouble.slowest_ms) / 1000

    def _write(self) -> None:
        if self.is_cut:
            return
        group, self._queue = self._queue, []
        outcomes: list[StoreFault | None] = []
        left = [one.commit for one in group if not one.is_refused]
        stored = iter(self._writer.store(left) if left else ())
        for one in group:
            outcomes.append(
                StoreRefused("simulated", "the disk would not take it") if one.is_refused else next(stored)
            )
        self._later(lambda: self._answer(group, outcomes))

    def _answer(self, group: list[Submitted], outcomes: list[StoreFault | None]) -> None:
        for one, outcome in zip(group, outcomes, strict=True):
            if self.is_cut:
                return
            one.done(outcome)
        self._is_writing = bool(self._queue)
        if self._queue:
            self._later(self._write)

    async def commit(self, commit: Commit) -> None:
        """See `Store`."""
        durable: asyncio.Future[StoreFault | None] = asyncio.get_running_loop().create_future()
        self.submit(commit, durable.set_result)
        fault = await durable
        if fault is not None:
            raise fault

    async def read(self, question: Callable[[Reader], AnswerT], lane: Lane = "room") -> AnswerT:
        """See `Store`: the answer is of a moment that is over when it comes."""
        await asyncio.sleep(self._moment())
        answer = question(self._disk.reader)
        await asyncio.sleep(self._moment())
        return answer

    @property
    def is_idle(self) -> bool:
        """Whether all that was submitted is answered."""
        return not self._queue and not self._is_writing

    @property
    def waiting(self) -> int:
        """See `Store`."""
        return len(self._queue)

    def on_failure(self, told: Callable[[StoreFailed], None]) -> None:
        """See `Store`: this one does not fail."""

    def close(self) -> None:
        """See `Store`: what is on the disk stays there."""
