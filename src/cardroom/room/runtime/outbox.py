"""The outbox: a message of the room waits until everything decided before it is stored."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, NoReturn, TypeVar
from weakref import WeakKeyDictionary

import structlog

from cardroom.ledger.entry import Entry
from cardroom.room.runtime.figures import FaultKind, Figures
from cardroom.room.runtime.outcome import Outcome
from cardroom.rules.refused import Refused
from cardroom.store.faults import CHANGED_MEANWHILE, StoreFault, StoreRefused
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit

SeenT = TypeVar("SeenT")

Tell = Callable[[], None]
"""Sends a message to somebody; the message was built when it was queued."""

OnRejected = Callable[[StoreRefused], None]
"""Called when the store has refused a commit: that commit alone did not happen."""


def nothing_to_put_back(fault: StoreRefused) -> None:
    """Do nothing: for a commit that changed nothing in memory."""


_log = structlog.get_logger("cardroom.outbox")


class _Waiting:
    """A commit on its way: its messages, the call if it is rejected, and the messages that wait for it."""

    __slots__ = ("behind", "decided", "number", "on_rejected", "task", "tells")

    def __init__(self, number: int, tells: tuple[Tell, ...], on_rejected: OnRejected) -> None:
        self.number = number
        self.tells = tells
        self.on_rejected = on_rejected
        self.behind: list[_Behind] = []
        self.decided = time.perf_counter()
        self.task = _task()


class _Behind(NamedTuple):
    """A message that rests on the commits since `since`; `on_rejected` is called if one of them was rejected."""

    tell: Tell
    since: int
    on_rejected: OnRejected | None
    also_on_asides: bool = False


class Outbox:
    """The way out of the room for tables, houses and staff; owners of `hosts` have their own.

    Everything leaves in the order it was decided, and after it is durable.

    `commit` stores and then tells; `tell` and `show` store nothing but wait for all commits before them, so that nobody
    is sent a state that a crash could still undo, or that the store refuses.
    """

    def __init__(self, store: Store, on_failure: Callable[[StoreFault], None]) -> None:
        self.figures = Figures()
        self._store = store
        self._on_failure = on_failure
        self._took = self.figures.durable.since
        self._waiting: deque[_Waiting] = deque()
        self._number = 0
        self._began = 0
        self._fallen: dict[int, StoreRefused] = {}
        self._asides: set[int] = set()
        self._fell_in: WeakKeyDictionary[asyncio.Task[Any], StoreRefused] = WeakKeyDictionary()
        self._again: list[Tell] = []
        self._failed = False
        self.when_settled: Callable[[], None] = self.show_again
        """Called when a commit was rejected and nothing more is on its way."""
        self.when_moved: Callable[[tuple[Entry, ...]], None] = lambda _: None
        """Called with the movements of money of a commit that was kept, when they are durable."""

    @property
    def waiting(self) -> int:
        """Commits on their way to the disk."""
        return len(self._waiting)

    @property
    def oldest_seconds(self) -> float:
        """The age of the oldest commit on its way, in seconds; 0 when there is none."""
        return time.perf_counter() - self._waiting[0].decided if self._waiting else 0.0

    @property
    def has_failed(self) -> bool:
        """Whether the store has failed: nothing more is sent."""
        return self._failed

    def begin(self) -> None:
        """Begin another request: messages from here on rest on the commits after this call."""
        self._began = self._number

    def commit(self, commit: Commit, *tells: Tell, on_rejected: OnRejected, aside: bool = False) -> None:
        """Store a commit; when it is durable, tell. After a failure of the store nothing is stored or told any more.

        If the store refuses the commit, `on_rejected` is called instead of `tells`: it restores the state from before
        the decision. A commit `aside` only follows from a request, whose answer does not rest on it.
        """
        if self._failed:
            return
        self._number += 1
        if aside:
            self._asides.add(self._number)
        self._waiting.append(_Waiting(self._number, tells, on_rejected))
        try:
            self._store.submit(commit, self._durable)
        except (
            StoreFault
        ) as fault:  # the store failed at an earlier commit, whose answer is still on its way here
            self.fail(fault)

    async def keep(self, commit: Commit, on_rejected: OnRejected = nothing_to_put_back) -> None:
        """Store data of no owner (an account, a complaint, a line of the log), and wait until it is durable.

        Raises `Refused` ("owner-fault") if the store refuses it; `on_rejected` has restored the state by then.
        """
        self.commit(commit, on_rejected=on_rejected)
        await self.durable()
        if commit.entries:
            self.when_moved(commit.entries)

    def tell(self, tell: Tell, on_rejected: OnRejected | None = None) -> None:
        """Tell as soon as all that was decided so far is durable: at once when nothing waits.

        The message rests on what was decided since `begin`. If the store refuses any of that, the message is not sent
        and `on_rejected` is called.
        """
        self._say(tell, self._began, on_rejected)

    def show(self, tell: Tell, again: Tell) -> None:
        """The same for a message that shows the present state, and so rests on everything that is on its way.

        If any of that is rejected, `again` is called once the state is restored: it shows the state of that moment.
        """
        since = self._waiting[0].number - 1 if self._waiting else self._number
        self._say(tell, since, lambda _: self._again.append(again), also_on_asides=True)

    async def seen(self, look: Callable[[], SeenT]) -> SeenT:
        """Return what `look` returns now, as soon as all of it is durable; if any of it is rejected, what `look`
        returns once the state is restored. Raises what `look` raises.
        """
        if self._failed:
            raise not_done()
        seen = Outcome[SeenT]()

        def try_now() -> None:
            try:
                found = look()
            except Refused as refused:
                tell = partial(seen.failed, refused)
            else:
                tell = partial(seen.came, found)
            self.show(tell, try_now)

        try_now()
        return await seen

    def after(self, tell: Tell) -> None:
        """Tell after everything decided so far, whether it is stored or rejected."""
        self._say(tell, self._number, None)

    def show_again(self) -> None:
        """Show now what was not shown because of a rejected commit: the state is restored."""
        again, self._again = self._again, []
        for show in again:
            show()

    def _say(
        self, tell: Tell, since: int, on_rejected: OnRejected | None, also_on_asides: bool = False
    ) -> None:
        if self._waiting:
            self._waiting[-1].behind.append(_Behind(tell, since, on_rejected, also_on_asides))
        elif not self._failed:
            tell()

    async def durable(self) -> None:
        """Wait until everything decided so far is stored, and everything that follows from it then.

        Raises `Refused` ("owner-fault") if the store has refused what this task decided.
        """
        await self.settled()
        task = asyncio.current_task() if self._fell_in else None
        if task is not None and task in self._fell_in:
            raise refusal_of(self._fell_in.pop(task))

    async def settled(self) -> None:
        """The same, whether it was stored or rejected."""
        await self._told()
        while self._waiting and not self._failed:
            await self._told()

    async def read_settled(self, question: Callable[[Reader], SeenT]) -> SeenT:
        """Ask the store when nothing is on its way to it."""
        await self.settled()
        return await self._store.read(question)

    async def read_behind(self, question: Callable[[Reader], SeenT]) -> SeenT:
        """Ask the store when what was decided so far is stored or rejected, whatever is decided meanwhile."""
        await self._told()
        return await self._store.read(question)

    async def _told(self) -> None:
        done = Outcome[None]()
        self.after(partial(done.came, None))
        await done

    def _durable(self, fault: StoreFault | None) -> None:
        if self._failed:
            return
        waiting = self._waiting[0]
        if fault is not None and not isinstance(fault, StoreRefused):
            self.fail(fault)
            return
        self._waiting.popleft()
        self._took(waiting.decided)
        if isinstance(fault, StoreRefused):
            self._fall(waiting, fault)
        else:
            for tell in waiting.tells:
                self._call(tell)
        for behind in waiting.behind:
            why = self._why(behind, waiting.number) if self._fallen else None
            if why is None:
                self._call(behind.tell)
            elif behind.on_rejected is not None:
                self._undo(behind.on_rejected, why)
        if self._fallen and not self._waiting:
            self._fallen.clear()
            self.when_settled()
        if not self._waiting:
            self._asides.clear()

    def _fall(self, waiting: _Waiting, fault: StoreRefused) -> None:
        """Note a rejected commit, and call its `on_rejected`, which restores the state."""
        _log.error("commit_refused", code=fault.code)
        self._fallen[waiting.number] = fault
        if waiting.task is not None and waiting.number not in self._asides:
            self._fell_in[waiting.task] = fault
        self._undo(waiting.on_rejected, fault)

    def _why(self, behind: _Behind, number: int) -> StoreRefused | None:
        """Why one of the commits that a message rests on was rejected, None if none was."""
        asides = () if behind.also_on_asides else self._asides
        return next(
            (why for n, why in self._fallen.items() if behind.since < n <= number and n not in asides), None
        )

    def _call(self, tell: Tell) -> None:
        self._began = self._number
        try:
            tell()
        except Exception:
            # One broken listener must not silence the others: the decision is stored, whoever hears of it.
            _log.exception("tell_failed")
            self.figures.fault(FaultKind.TELL_FAILED)

    def _undo(self, on_rejected: OnRejected, fault: StoreRefused) -> None:
        """Restore the state from before a rejected commit."""
        self._began = self._number
        try:
            on_rejected(fault)
        except Exception:
            # What else was rejected is restored all the same; what this commit decided may stand in memory alone.
            _log.exception("undo_failed")
            self.figures.fault(FaultKind.UNDO_FAILED)

    def fail(self, fault: StoreFault) -> None:
        """Send nothing from here on: nobody knows what is stored, or (at a start) can restore what is not."""
        self._failed = True
        self.figures.fault(FaultKind.STORE_FAILED)
        self._waiting.clear()
        self._on_failure(fault)


def _task() -> asyncio.Task[Any] | None:
    """The task that runs now, None in a callback of the loop."""
    return asyncio.current_task() if asyncio._get_running_loop() is not None else None


async def stored(store: Store, commit: Commit) -> None:
    """Store a commit without the outbox, for changes that reach memory only when they are durable.

    Raises `Refused` ("owner-fault") if the store refuses it.
    """
    try:
        await store.commit(commit)
    except StoreRefused as fault:
        _log.error("commit_refused", code=fault.code)
        raise refusal_of(fault) from fault


def refusal_of(fault: StoreRefused) -> Refused:
    """The refusal of a request whose commit the store has rejected, by the reason."""
    if fault.code == CHANGED_MEANWHILE:
        return Refused("account-changed", "The account has changed meanwhile; try again.")
    return not_done()


def not_done() -> Refused:
    """The refusal of a request whose commit the store has rejected."""
    return Refused("owner-fault", "The room met a fault and did not do that; ask its staff.")


def stop_at_once(fault: StoreFault) -> NoReturn:
    """Stop a running room whose store has failed: within the second, and without sending anything more.

    A failed fsync must not be tried again: the kernel may have dropped the pages (the "fsyncgate" lesson). The journal
    has all that was sent; a restart recovers from it.
    """
    _log.critical("store_failed", fault=str(fault))
    raise SystemExit(f"The store failed and the room stopped: {fault}")
