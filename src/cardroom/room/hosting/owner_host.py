"""The host of one owner: gives it commands and mail in order, commits its decisions, and passes on the news."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import structlog
from msgspec.structs import replace

from cardroom.ledger.accounts import in_flight as account_in_flight
from cardroom.ledger.entry import Entry
from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.funding import returned
from cardroom.room.hosting.host import Host, words_of
from cardroom.room.hosting.mail import OwnerBus, in_turns
from cardroom.room.hosting.owner import Asking, Chance, Ruled, TimedOwner
from cardroom.room.hosting.owner_stream import OwnerStream, stored_owner
from cardroom.room.runtime.entropy import SEED_BYTES
from cardroom.room.runtime.figures import FaultKind, Figures
from cardroom.room.runtime.outbox import not_done
from cardroom.room.runtime.outcome import Outcome
from cardroom.room.runtime.tending import tended
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.room.runtime.timers import Wake
from cardroom.rules.refused import Refused
from cardroom.store.answers import InFlight
from cardroom.store.faults import StoreAway, StoreFailed, StoreFault, StoreUnusable
from cardroom.store.messages import Message
from cardroom.store.protocol import Store
from cardroom.store.rows import Change, Commit, OwnerKind

CHANCE_BYTES: Final = 16

Make = Callable[[str], TimedOwner]
"""Makes an empty owner from its id: its first command says what it is."""

Then = Callable[[StoreFault | None], None]
"""Called when a step is durable (with None), or with the reason why it was rejected."""

_log = structlog.get_logger("cardroom.owner")


def stands_still(owner: str) -> Refused:
    """The refusal of what needs an owner that decides nothing now."""
    return Refused("owner-stands-still", "That cannot be done now; ask staff.", args={"owner": owner})


class OwnerHost(Host):
    """Hosts an owner beside the outbox: it gives its commits to the store itself, so that a tournament waits for no cash
    table. A defect puts it back as a rejected step does: it is loaded again after the commits under way.
    """

    kind = "owner"

    def __init__(
        self,
        name: str,
        kind: OwnerKind,
        make: Make,
        store: Store,
        ledger: Ledger,
        time: TimeAndChance,
        figures: Figures,
        bus: OwnerBus,
    ) -> None:
        self.owner = make(name)
        """The owner with all decisions so far, for reading."""
        super().__init__(OwnerStream(self.owner), ledger, figures, "loading")
        self.owner_kind = kind
        self._make = make
        self._store = store
        self._time = time
        self._bus = bus
        self._in_flight = 0
        self._returning = 0
        self._wake: Wake | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._load_runs = False
        self._when_still: list[Callable[[], None]] = []

    @property
    def is_busy(self) -> bool:
        """Whether anything is on its way to or from the disk."""
        return bool(self._in_flight or self._returning or self._tasks)

    @property
    def is_still(self) -> bool:
        """Whether all that the owner has decided is durable."""
        return not self._in_flight and self.status != "loading"

    def when_still(self, then: Callable[[], None]) -> None:
        """Call once all that the owner has decided is durable, so that its state can be shown."""
        if self.is_still:
            then()
        else:
            self._when_still.append(then)

    def _tell_still(self) -> None:
        while self._when_still and self.is_still:
            then = self._when_still.pop(0)
            try:
                then()
            except Exception:  # one broken listener must not silence the others
                self._figures.fault(FaultKind.TELL_FAILED)
                _log.exception("tell_failed", owner=self.id)

    # ------------------------------------------------------------------ deciding

    def carry_out(self, command: object, then: Then | None = None, changes: tuple[Change, ...] = ()) -> Ruled:
        """Decide a command of the room, store it with `changes`, and pass on the news once it is durable. `then` is
        called with the outcome.

        Raises `Refused`: the owner refused or is not running ("owner-stands-still"), and nothing has changed; or a defect
        was met ("owner-fault"), and the owner is loaded again. Raises `StoreFailed` without calling `then`.
        """
        if self.status != "running":
            raise stands_still(self.id)
        return self._step(command, None, then, changes)

    async def ask(self, command: object, changes: tuple[Change, ...] = ()) -> Ruled:
        """Carry out a command as `carry_out` does, and wait until it is durable. Raises `Refused` ("owner-fault") for a
        rejected step.
        """
        durable = Outcome[StoreFault | None]()
        ruled = self.carry_out(command, durable.came, changes)
        if await durable is not None:
            raise not_done()
        return ruled

    def _step(
        self, command: Any, message: Message | None, then: Then | None, changes: tuple[Change, ...] = ()
    ) -> Ruled:
        stream, time = self.stream, self._time
        now_ms = max(time.clock.now_ms(), stream.last_ms, message.sent_ms if message else 0)
        try:
            begins = self.owner.begins_hand(command)
            chance = Chance(time.entropy(CHANCE_BYTES), time.entropy(SEED_BYTES) if begins else b"")
            asking = Asking(message.sender if message else "", now_ms, chance)
            ruled, commit = stream.decide(command, asking, message)
            with self._ledger.attempt():
                for entry in commit.entries:
                    self._ledger.post(entry)
            if ruled.closes:
                self.status = "closed"
            self._submit(replace(commit, changes=commit.changes + changes), ruled, then)
            self._set_wake()
        except (Refused, StoreFailed):
            raise
        except Exception as defect:
            self._put_back(words_of(defect, command), defect)
            raise not_done() from defect
        return ruled

    # ------------------------------------------------------------------ the disk

    def _submit(self, commit: Commit, ruled: Ruled, then: Then | None) -> None:
        self._in_flight += 1
        put_backs = self.put_backs

        def answered(fault: StoreFault | None) -> None:
            self._in_flight -= 1
            if fault is None:
                self._durable(commit, ruled, then)
            else:
                self._rejected(commit.entries, put_backs, fault)
                if then is not None:
                    then(fault)
            self.load_when_quiet()
            self._tell_still()

        try:
            self._store.submit(commit, answered)
        except StoreFailed as fault:
            self._in_flight -= 1
            self._rejected(commit.entries, put_backs, fault)
            raise

    def _durable(self, commit: Commit, ruled: Ruled, then: Then | None) -> None:
        for child in ruled.opens:
            self._bus.opened(child)
        for receiver in dict.fromkeys(message.receiver for message in commit.messages):
            self._bus.wake(receiver)
        self._bus.told(self.id, ruled.told)
        if then is not None:
            then(None)
        if ruled.closes:
            self._stop_clock()
            self._bus.over(self.id)

    def _rejected(self, entries: tuple[Entry, ...], put_backs: int, fault: StoreFault) -> None:
        super()._rejected(entries, put_backs, fault)
        self._bus.moved(entries)

    def _put_back(self, why: str, fault: Exception) -> None:
        super()._put_back(why, fault)
        self.load_when_quiet()

    def _taken_over(self) -> None:
        self._bus.over(self.id)  # as several processes share them: no fault

    # ------------------------------------------------------------------ loading

    def load_when_quiet(self) -> None:
        """Load the owner, if it is to be loaded, as soon as no commit of it is on its way."""
        if self.status == "loading" and not self._in_flight and not self._load_runs:
            self._load_runs = True
            self._start_task("load", self.load)

    async def load(self) -> None:
        """Load the owner from the store; return money that was on its way to it; then look for mail.

        A stream that does not replay, or a second defect at the same step, freezes the owner. Raises `StoreAway`, and
        then it can be tried again.
        """
        self._load_runs = True
        try:
            stored = await self._store.read(lambda reader: stored_owner(reader, self.id))
            self._return(stored.in_flight)
            owner = self._make(self.id)
            stream = OwnerStream(owner)
            stream.restore(stored)
        except (StoreAway, StoreFailed):  # the state of the owner is not known yet
            raise
        except Exception as broken:  # the owner decides nothing until somebody has looked into it
            self._load_runs = False
            self.freeze(str(broken) if isinstance(broken, StoreUnusable) else type(broken).__name__)
            self._tell_still()
            return
        self._load_runs, self.owner = False, owner
        if self._goes_on(stream):
            self._set_wake()
            self._bus.loaded(self.id)
        self._tell_still()
        self.look()

    def _return(self, in_flight: tuple[InFlight, ...]) -> None:
        """Return money that was on its way when the owner stopped: the command that brought it will not be carried out."""
        for flight in in_flight:
            if self._ledger.balance(account_in_flight(self.id, flight.command)) != flight.cents:
                continue  # the player who brought it has it back already
            entry = returned(self.id, flight, self._time.clock.now_ms())
            self._ledger.post(entry)
            self._returning += 1
            self._store.submit(Commit(entries=(entry,)), partial(self._returned, entry))

    def _returned(self, entry: Entry, fault: StoreFault | None) -> None:
        self._returning -= 1
        if fault is not None:
            self._ledger.take_back(entry)
            _log.error("return_fell", owner=self.id, code=fault.code)
        self._bus.moved((entry,))

    def thaw(self) -> None:
        """Try a frozen owner again, as staff wish."""
        if self.status == "frozen":
            self.status, self.fault = "loading", ""
            self.forget_faults()
            self.load_when_quiet()

    # ------------------------------------------------------------------ mail

    def look(self) -> None:
        """Look for mail, now or as soon as the look under way is over."""
        if self._mail:
            self._mail = "read again"
        elif self.status == "running":
            self._mail = "reading"
            self._start_task("mail", self._read_mail)

    async def _read_mail(self) -> None:
        found = await self._store.read(lambda reader: reader.mail((self.id,)))
        async for some in in_turns(found):
            self._take_each(some, self._take)  # those that have to wait do so in the mail
        before, self._mail = self._mail, ""
        if before == "read again":
            self.look()

    def _take(self, message: Message) -> None:
        self._step(self.stream.command_of(message), message, None)

    # ------------------------------------------------------------------ time

    def due_ms(self) -> int | None:
        """When the owner does something by itself next; None while nothing is due, or it does not run."""
        due = self.owner.due() if self.status == "running" else None
        return due[0] if due is not None else None

    def _set_wake(self) -> None:
        self._stop_clock()
        due_ms = self.due_ms()
        if due_ms is not None:
            self._wake = self._time.timers.at(due_ms, self.rouse)

    def rouse(self) -> None:
        """Do what is due by the clock now, and wait for what is due later."""
        self._stop_clock()
        due = self.owner.due() if self.status == "running" else None
        if due is not None and due[0] <= self._time.clock.now_ms():
            # An owner that refuses its own clock is put back, and the reason was logged.
            with contextlib.suppress(Refused):
                self.carry_out(due[1])
        elif due is not None:
            self._set_wake()

    def _stop_clock(self) -> None:
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None

    def stop(self) -> None:
        """Stop wake-ups and mail; news of decided steps is still sent."""
        self._stop_clock()
        for task in tuple(self._tasks):
            task.cancel()

    def _start_task(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.get_running_loop().create_task(tended(f"{what} of {self.id}", work, self._figures))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
