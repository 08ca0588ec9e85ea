"""The parts of a store that are the same for both databases: its threads, and answers on the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from types import MappingProxyType
from typing import Final, Generic, Protocol, TypeVar

import structlog

from cardroom.store.faults import StoreAway, StoreFailed, StoreFault
from cardroom.store.leases import node_name
from cardroom.store.protocol import AnswerT, Done, Lane, Reader
from cardroom.store.rows import Commit
from cardroom.store.unanswered import STALL_MS, Unanswered, WritingFigures
from cardroom.store.writer_thread import Queued, Told, Writer

READERS: Final[Mapping[Lane, int]] = MappingProxyType({"people": 1, "room": 2, "pages": 1, "searches": 1})
"""The number of threads of each lane: few, because their work between two queries takes the interpreter from the loop.
"""
READ_PATIENCE_SECONDS: Final = 30.0
"""How long a question waits for a server that the writer reaches and the readers do not."""
AGAIN_SECONDS: Final = 0.2
ANSWERS_A_TURN: Final = 8
"""The most outcomes delivered in one turn of the event loop.

The disk takes hundreds of commits at a time, and the work after all of their outcomes would delay everybody else.
"""

_log = structlog.get_logger("cardroom.store")


class ClosingReader(Reader, Protocol):
    """A reader with a connection of its own."""

    def close(self) -> None:
        """Close the connection."""


ReaderT = TypeVar("ReaderT", bound=ClosingReader)
WriterT = TypeVar("WriterT", bound=Writer)


class WorkingStore(ABC, Generic[ReaderT, WriterT]):
    """The `Store` without its database; protocol.py documents each method."""

    def __init__(self, loop: asyncio.AbstractEventLoop | None, node: str | None = None) -> None:
        """`done` callbacks run on `loop`; without one they run on the writer's thread.

        The streams are held as `node`, or under a name of this process.
        """
        self._loop = loop
        self.node = node or node_name()
        self._decided: list[Queued] = []
        self._untold: deque[Told] = deque()
        self._failure_told: list[Callable[[StoreFailed], None]] = []
        self.unanswered = Unanswered()
        self.is_readable = True
        self._readers = threading.local()
        self._opened: list[ReaderT] = []
        self.lanes: Mapping[Lane, Executor] = {
            lane: ThreadPoolExecutor(threads, thread_name_prefix=f"store-reader-{lane}")
            for lane, threads in READERS.items()
        }
        """Where the questions of each lane are answered."""
        self._known = 0
        """The line of the register up to which the room knows what others have changed: see `Queued`."""
        self._writer = self._open_writer()

    @abstractmethod
    def _open_writer(self) -> WriterT:
        """Prepare the database and make its one writer."""

    @abstractmethod
    def _open_reader(self) -> ReaderT:
        """Make a reader for one thread."""

    def _let_go(self) -> None:
        """Release the resources of the database after the last commit."""

    @property
    def writing(self) -> WritingFigures:
        """See `Store`."""
        return self._writer.figures

    def submit(self, commit: Commit, done: Done | None = None) -> None:
        """Queue a commit; `done` is called when it is durable.

        The commits decided in one turn of the event loop are handed to the writer together: waking a thread costs more
        than a commit, and the thread would begin to flush the first while the second is decided.
        """
        self._writer.check_open()
        self.unanswered.ask()
        queued = Queued(commit, done or _nobody, self._known)
        if self._loop is None or asyncio._get_running_loop() is not self._loop:
            self._writer.submit([queued])
            return
        self._decided.append(queued)
        if len(self._decided) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        decided, self._decided = self._decided, []
        if decided:
            self._writer.submit(decided)

    async def commit(self, commit: Commit) -> None:
        """Submit and wait until the commit is durable."""
        loop = asyncio.get_running_loop()
        durable: asyncio.Future[None] = loop.create_future()

        def answer(fault: StoreFault | None) -> None:
            if durable.done():
                return
            if fault is None:
                durable.set_result(None)
            else:
                durable.set_exception(fault)

        if loop is self._loop:
            self.submit(commit, answer)
        else:
            self.submit(commit, lambda fault: _call(loop, answer, fault))
        await durable

    def commit_now(self, commit: Commit) -> None:
        """Submit and block until the commit is durable; for tools and tests without an event loop."""
        if self._loop is not None:
            raise RuntimeError("a store on an event loop is awaited: use commit(), not commit_now()")
        answered = threading.Event()
        faults: list[StoreFault | None] = []

        def answer(fault: StoreFault | None) -> None:
            faults.append(fault)
            answered.set()

        self.submit(commit, answer)
        answered.wait()
        if faults[0] is not None:
            raise faults[0]

    async def read(self, question: Callable[[Reader], AnswerT], lane: Lane = "room") -> AnswerT:
        """Put a question on a reader's thread.

        A question that meets a lost server waits until the writer has reconnected: so its caller survives an outage, or
        ends with the room (`StoreFailed`).
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + READ_PATIENCE_SECONDS
        while True:
            try:
                return await loop.run_in_executor(self.lanes[lane], self._ask, question)
            except StoreAway:
                asked = loop.time()
                await self.commit(Commit())
                until += loop.time() - asked  # the writer has a time limit of its own
                if loop.time() > until:
                    raise
                await asyncio.sleep(AGAIN_SECONDS)

    def _ask(self, question: Callable[[Reader], AnswerT]) -> AnswerT:
        """Answer a question on a reader's thread.

        A reader that no longer answers is closed; the next question gets another.
        """
        try:
            reader = self.blocking_reader
            answer = question(reader)
        except StoreAway:
            raise
        except Exception:
            if not self._is_sound():
                self.is_readable = False
                _log.exception("reader_let_go")
            raise
        self.is_readable = True
        return answer

    def _is_sound(self) -> bool:
        """Whether this thread's reader still answers; one that does not is closed."""
        reader: ReaderT | None = getattr(self._readers, "mine", None)
        if reader is None:
            return False
        try:
            reader.balance("")
        except StoreAway:
            return True
        except Exception:  # whatever it is, another reader may work
            self._readers.mine = None
            self._opened.remove(reader)
            with contextlib.suppress(Exception):
                reader.close()
            return False
        return True

    @property
    def blocking_reader(self) -> ReaderT:
        """The reader of the calling thread, which blocks on the disk: for commands and tests, not for event loops."""
        reader: ReaderT | None = getattr(self._readers, "mine", None)
        if reader is None:
            reader = self._readers.mine = self._open_reader()
            self._opened.append(reader)
        return reader

    @property
    def waiting(self) -> int:
        """Commits submitted and not yet durable."""
        return self._writer.waiting + len(self._decided)

    @property
    def failure(self) -> StoreFailed | None:
        """The reason why the store stopped."""
        return self._writer.failure

    def on_failure(self, told: Callable[[StoreFailed], None]) -> None:
        """Call `told` once, when the store has failed."""
        self._failure_told.append(told)

    def close(self) -> None:
        """Make all queued commits durable, then stop. Reader threads end with their last question."""
        for pool in self.lanes.values():
            pool.shutdown(wait=True)
        self._hand_over()
        while self._opened:
            self._opened.pop().close()
        self._writer.close()
        self._let_go()

    def _deliver(self, told: list[Told]) -> None:
        if self._loop is None:
            self._answer(told)
        else:
            _call(self._loop, self._answer, told)

    def _answer(self, told: list[Told]) -> None:
        stood_ms = self.unanswered.answer(len(told))
        if stood_ms > STALL_MS:
            _log.warning("store_stood_still", ms=stood_ms)
        if self._loop is None:
            _tell(told)
        else:
            self._tell_later(told)

    def _tell_later(self, told: list[Told]) -> None:
        """Queue outcomes after those not delivered yet: they are delivered in the order of their commits."""
        is_first = not self._untold
        self._untold += told
        if is_first:
            self._tell_some()

    def _tell_some(self) -> None:
        told = [self._untold[place] for place in range(min(ANSWERS_A_TURN, len(self._untold)))]
        try:
            _tell(told)
        finally:
            for _ in told:
                self._untold.popleft()
            if self._untold and self._loop is not None:
                self._loop.call_soon(self._tell_some)

    def _fail(self, failure: StoreFailed) -> None:
        for told in self._failure_told:
            if self._loop is None:
                told(failure)
            else:
                last: list[Told] = [(_saying(told, failure), failure)]
                _call(self._loop, self._tell_later, last)


def _nobody(_fault: StoreFault | None) -> None:
    """The callback of a commit whose outcome nobody waits for; a failed store still calls `on_failure`."""


def _saying(told: Callable[[StoreFailed], None], failure: StoreFailed) -> Done:
    return lambda _: told(failure)


def _tell(told: list[Told]) -> None:
    """Deliver the outcome of each commit of a group; a callback that raises does not stop the others."""
    raised: list[Exception] = []
    for done, outcome in told:
        try:
            done(outcome)
        except Exception as fault:  # it is raised again below, after all callbacks
            raised.append(fault)
    if raised:
        raise ExceptionGroup("callbacks of durable commits raised", raised)


def _call(loop: asyncio.AbstractEventLoop, function: Callable[[AnswerT], None], value: AnswerT) -> None:
    try:
        loop.call_soon_threadsafe(function, value)
    except RuntimeError:
        if not loop.is_closed():
            raise  # a closed loop has no callbacks left
