"""The one writer of a table: takes commands in order, journals them, and sends out their results."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import structlog
from msgspec.structs import replace

from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.chip_sources import chips_of
from cardroom.room.hosting.client_answers import Answering, Asker, text_of
from cardroom.room.hosting.funding import Funding
from cardroom.room.hosting.granted_seats import CLOSING, TOO_LATE, take_letter
from cardroom.room.hosting.grants import WhyDeclined
from cardroom.room.hosting.host import Host, words_of
from cardroom.room.hosting.hosted_tables import check_not_the_desks
from cardroom.room.hosting.house_commands import Answered
from cardroom.room.hosting.house_writer import HouseWriter
from cardroom.room.hosting.journal import check_writable, with_places
from cardroom.room.hosting.owner import NO_CHANCE, Asking, Chance, Letter, check_own
from cardroom.room.hosting.owner_step import DecidedCommand
from cardroom.room.hosting.pauses import TableClock
from cardroom.room.hosting.seat_reports import SeatReports
from cardroom.room.hosting.shuffling import next_start
from cardroom.room.hosting.step_context import BY_THE_ROOM, SideEffects, StepContext, void_records
from cardroom.room.hosting.stored_table import LoadedTable
from cardroom.room.hosting.table_entries import entries_of
from cardroom.room.hosting.table_owner import TableRuled
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.identity.naming import Names
from cardroom.room.identity.permissions import Act
from cardroom.room.identity.person import Person
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.figures import FaultKind
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreFault, StoreRefused
from cardroom.store.messages import Message
from cardroom.store.rows import Change, Commit, LogRecord
from cardroom.table.events import HandStarted
from cardroom.table.model.commands import Command, Extend, PassTime, VoidHand
from cardroom.table.model.decided import Decided
from cardroom.table.model.view import TableTerms, TableView

_log = structlog.get_logger("cardroom.table")


class Listener(Protocol):
    """A listener to the steps of tables, for the other parts of the room."""

    def records(self, writer: TableWriter, decided: Decided, now_ms: int) -> SideEffects:
        """Return what must be stored with a step, in the same transaction."""

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Note that a step was decided and is on its way to the disk."""

    def went_on(self, writer: TableWriter) -> None:
        """Note that a step was decided that only continues a hand: nothing to record or pay comes of it (`Decided`)."""

    def put_back(self, writer: TableWriter) -> None:
        """Read a table again (`TableWriter.reload`), once what is on its way to the disk is stored or rejected."""


@dataclass(frozen=True, slots=True)
class TableServices:
    """The services that the writers of all tables use, and the listener to all their steps."""

    ledger: Ledger
    outbox: Outbox
    time: TimeAndChance
    presence: Presence
    settings: RoomSettings
    names: Names
    listener: Listener
    funding: Funding


class TableWriter(Host):
    """Hosts a `CashTable`, whose commits leave by the outbox, in one order with those of houses and staff.

    A defect in a step freezes it until staff have looked. Seats granted in letters that `waited` since are declined. The
    listener gets a step before it is durable. It is a `HostedTable` to whoever watches it, talks or acts there.
    """

    kind = "table"
    frozen_figure = FaultKind.TABLE_FROZEN
    of_another = frozenset({"no-such-message", "mail-gap"})
    """If a house's grant was refused there is no letter, and the table's step for it is rejected with the grant."""

    def __init__(self, loaded: LoadedTable, pool: str, services: TableServices, house: HouseWriter) -> None:
        super().__init__(loaded.stream, services.ledger, services.outbox.figures)
        self.pool = pool
        self._services = services
        self._outbox = services.outbox
        self._clock = services.time.clock
        self._entropy = services.time.entropy
        self._house = house
        self._listener = services.listener
        self.is_closing = False
        self.waited: tuple[Message, ...] = ()
        self._arrived: list[Message] | None = None
        """Letters that came while a step was on its way; None between steps."""
        self._hold(loaded)

    def _hold(self, loaded: LoadedTable) -> None:
        self.table, self.owner, _, self.watched = loaded
        self.audience = self.watched.audience
        self.hand_log = self.owner.log
        self._reports = SeatReports(self.table)
        settings, time = self._services.settings, self._services.time
        self._wakes = TableClock(self.table, settings, time, partial(self.carry_out, PassTime()), self.deal)

    def reload(self, loaded: LoadedTable, mail: tuple[Message, ...]) -> bool:
        """Go on as the table is stored, and show it to all who follow it; return whether it runs.

        Its clock runs once it is woken (`wake`), and the letters of `mail` are declined then.
        """
        followers = self.audience.all
        self._hold(loaded)
        self.is_closing, self._arrived = False, None
        self.waited = (*mail, *self.waited)
        runs = self._goes_on(loaded.stream)
        for connection in followers:
            self.watch(connection)
        return runs

    @property
    def terms(self) -> TableTerms:
        """The table's terms."""
        return self.table.terms

    @property
    def free_seats(self) -> int:
        """The number of players who could be seated now."""
        return 0 if self.status != "running" or self.is_closing else self.table.free_seats

    @property
    def in_hand(self) -> bool:
        """Whether a hand is being played."""
        return self.hand_log.running

    # ------------------------------------------------------------------ commands

    def carry_out(self, command: Command, context: StepContext = BY_THE_ROOM) -> Decided:
        """Decide a command, store it with what comes with it, and tell everybody once it is durable.

        Raises `Refused`, and then nothing has changed.
        """
        if self.status != "running":
            raise self._refusal()
        seed, request = context.seed, context.request
        letter = context.takes.letter if context.takes is not None else None
        chance = Chance(b"", seed) if seed else NO_CHANCE
        asking = Asking(letter.sender if letter is not None else "", self._clock.now_ms(), chance)
        try:
            check_writable(written := with_places(command, self.table), context.player, request)
            waited_for = self.table.waited_for
            ruled = self.owner.decide(written, asking)
        except Refused:
            raise
        except Exception as defect:
            raise self._met(defect, command) from defect
        decided = ruled.decided
        decision = DecidedCommand(written, asking, ruled, letter, "", context.player, request)
        comes_along = letter or context.log or context.house or context.changes
        try:
            if decided.is_course_of_a_hand and not comes_along:
                self._store_course(decision, ruled, context)
            else:
                ruled.log += void_records(
                    decided.events, command, self.id, context.player, waited_for, self.fault, asking.now_ms
                )
                self._store_whole(decision, ruled, context)
        except StoreFault:
            raise
        except Exception as defect:  # a refusal as well: here it comes too late to be one
            raise self._met(defect, command) from defect
        return decided

    def hear(self, letters: Iterable[Message]) -> None:
        """Take the letters of the house behind those that waited. While a step is on its way, or the table is halted, they
        wait.
        """
        if self._arrived is not None and self.status == "running":
            self._arrived += letters
            return
        waited, self.waited = self.waited, ()
        self.waited += tuple(self._take_each(waited, partial(self._take, TOO_LATE)))
        why = CLOSING if self.is_closing else None
        self.waited += tuple(self._take_each(letters, partial(self._take, why)))

    def _take(self, why: WhyDeclined | None, letter: Message) -> None:
        take_letter(letter, why, self._ledger.balance, self.carry_out)

    def check(self, command: Command, player: str, request: str = "", *, once_closed: bool = False) -> None:
        """Refuse a command that would be refused now (or once a decided hand is closed), before money is put in flight."""
        if self.is_halted:
            raise self._refusal()
        check_writable(command, player, request)
        self.table.check(command, once_closed=once_closed)

    def _refusal(self) -> Refused:
        clauses = self.table.book.fault.unfinished_hand.clauses
        words = "A fault stopped this table until staff restore it; its chips are safe."
        return Refused("table-frozen", words, clauses, {"table": self.terms.table})

    def answer(self, command: Command, asker: Asker, answering: Answering) -> None:
        """Carry out a player's command, and answer it once it is durable. Raises `Refused`."""
        connection, person, table, request = asker
        done = to_client.Done(request, table)
        context = StepContext(
            player=person.id, request=request, changes=answering.keeping(person, table),
            then=answering.figures.timed(), answer=(connection, text_of(done)),
            on_rejected=answering.on_rejected(connection, person, request),
        )  # fmt: skip
        self.carry_out(command, context)
        answering.repeats.remember(person.id, done)

    def carry_out_if_possible(self, command: Command) -> None:
        """Carry out a command of the room's own that the table may refuse by now."""
        try:
            self.carry_out(command)
        except Refused as refused:
            name = type(command).__name__
            _log.info("pointless_command", table=self.terms.table, command=name, code=refused.code)

    @property
    def now_ms(self) -> int:
        """The room's time."""
        return self._clock.now_ms()

    async def void(self, by: Person, reason: str, changes: tuple[Change, ...]) -> None:
        """Make the running hand void by staff. Returns when it is durable."""
        record = LogRecord(self._clock.now_ms(), by.id, "void_hand", self.terms.table, reason, {})
        self.carry_out(VoidHand("staff"), StepContext(player=by.id, log=(record,), changes=changes))
        await self._outbox.durable()

    def check_staff(self, act: Act) -> None:
        """Refuse ("desk-does-that") an act of the desk, whose seats and chips these are."""
        check_not_the_desks(self.terms, act)

    def extend(self, by_ms: int) -> bool:
        """Give a running clock more time; False if none runs."""
        if self.is_halted or self.stopped or self.table.due_at_ms() is None:
            return False
        self.carry_out_if_possible(Extend(by_ms))
        return True

    def store_said(self, record: LogRecord, request: str) -> None:
        """Let the house store what a player said, so that the request is not carried out twice."""
        said = Answered(self.terms.table)
        self._house.carry_out(said, Commit(log=(record,)), record.at_ms, player=record.who, request=request)

    # ------------------------------------------------------------------ storing

    def _store_course(self, decision: DecidedCommand, ruled: TableRuled, context: StepContext) -> None:
        """Store a step that only continues a hand, as most do: only the table has to know, and no money moves."""
        commit = Commit((self.stream.append(decision),))
        self._submit(commit, self._telling(ruled, context), context)
        hand = self.table.hand
        if hand is not None and hand.clock is not None and hand.clock.due_ms < self._wakes.alarm.at_ms:
            self._wakes.bring_forward(hand.clock.due_ms)
        self._listener.went_on(self)

    def _store_whole(self, decision: DecidedCommand, ruled: TableRuled, context: StepContext) -> None:
        """Store a step with its money, rows and letters, and let the house and the other parts of the room know it."""
        decided, now_ms, command = ruled.decided, decision.asking.now_ms, decision.command
        if isinstance(command, PassTime) and not (decided.events or decided.private or decided.money):
            self._wakes.set(now_ms)
            return
        if any(isinstance(event, HandStarted) for event in decided.events):
            # Only a hand that began takes its number and its seed. Where too few were left without the players who skip
            # their blind (CO-8), the next hand has this number and another seed.
            decision = replace(decision, hand=self.owner.begins_hand(command))
        with self._ledger.attempt():
            commit = self._written(decision, ruled, context)
            tell = self._telling(ruled, context)
        self._submit(commit, tell, context)
        is_first = self._arrived is None  # a step may bring about another
        self._arrived = self._arrived or []
        if commit.messages:
            self._house.hear(commit.messages)
        self._wakes.stepped(decided.events, now_ms, self.in_hand)
        self._listener.stepped(self, decided, now_ms)
        if is_first:
            arrived, self._arrived = self._arrived, None
            self.hear(arrived or ())

    def _written(self, decision: DecidedCommand, ruled: TableRuled, context: StepContext) -> Commit:
        """Return a step's commit with what it brings about beside the table; its money is posted."""
        decided, now_ms, balance = ruled.decided, decision.asking.now_ms, self._ledger.balance
        ruled.entries += entries_of(decided.money, self.terms, self.seq + 1, now_ms, balance, context.fund)
        if ruled.entries:
            check_own(self.id, ruled.entries, chips_of(self.terms).are_sold_for_cash)
        for entry in ruled.entries:
            self._ledger.post(entry)
        self.audience.note(decided.events)
        noted = self._listener.records(self, decided, now_ms)
        ruled.log += context.log + noted.log
        ruled.changes += noted.changes + context.changes
        letters, takes = context.house + noted.letters, context.takes
        answers = (takes.grant, takes.declined) if takes is not None else ()
        report = self._reports.after(decided, letters, *answers)
        letters += (report,) if report is not None else ()
        ruled.letters += [Letter(self._house.id, one) for one in letters]
        return self.stream.append_with_results(decision)

    def _submit(self, commit: Commit, tell: Callable[[], None], context: StepContext) -> None:
        tells = (tell,) if context.then is None else (tell, context.then)
        rejected = partial(self._on_rejected, commit, context, self.put_backs)
        self._outbox.commit(commit, *tells, on_rejected=rejected)

    def _on_rejected(self, commit: Commit, context: StepContext, put_backs: int, fault: StoreRefused) -> None:
        self._rejected(commit.entries, put_backs, fault)
        if context.fund is not None:
            self._services.funding.give_back(context.fund)
        if context.on_rejected is not None:
            context.on_rejected(fault)

    def reject(self, fault: StoreRefused) -> None:
        """Put the table back, because the store rejected a commit of another owner that it is a part of."""
        self._rejected((), self.put_backs, fault)

    def _put_back(self, why: str, fault: Exception) -> None:
        super()._put_back(why, fault)
        self._listener.put_back(self)

    def _met(self, defect: Exception, command: Command) -> Refused:
        """Freeze the table after a defect of the software in a step: its state may be damaged.

        The journal does not have the step, so staff (`room.thaw`) or the next start restore the table to the state
        before it.
        """
        self.freeze(words_of(defect, command), defect)
        return self._refusal()

    def _stop_clock(self) -> None:
        self.stop()

    # ------------------------------------------------------------------ telling

    def _telling(self, ruled: TableRuled, context: StepContext) -> Callable[[], None]:
        """Build the messages of a step now, to be sent when it is durable."""
        return self.watched.stepped(ruled.news).telling(self.audience, context.answer)

    def watch(self, connection: ClientConnection) -> None:
        """Show a connection the table as it is now, after all earlier steps; it receives every later one."""
        text, stream = self.watched.shown(self.view(connection.player), connection.player), self.stream
        self.watched.come(connection)

        def tell() -> None:
            if self.stream is stream and self.status in ("running", "frozen"):  # else not all of it is stored
                connection.send(text)
                self.audience.shown(connection)

        self._outbox.after(tell)

    def unwatch(self, connection: ClientConnection) -> None:
        """Stop showing the table to a connection, which may have closed."""
        self.watched.leave(connection)

    def tell_all(self, text: str) -> None:
        """Send all who follow a text that is no step of the table, once all decided so far is durable."""
        self._outbox.tell(partial(self.watched.send, text))

    def view(self, viewer: str) -> TableView:
        """Return the table as this player (or, with "", a spectator) may see it now."""
        return self.table.view(viewer or None, self._clock.now_ms())

    # ------------------------------------------------------------------ time

    @property
    def stopped(self) -> bool:
        """Whether the table does nothing by itself any more."""
        return self._wakes.stopped

    def wake(self) -> None:
        """Check the clocks again (after a start, a hold or a resume)."""
        self._wakes.set(self._clock.now_ms())

    def due_ms(self) -> int | None:
        """When the table does something by itself next; None while nothing is due, or it is halted."""
        return None if self.is_halted else self._wakes.due_ms(self._clock.now_ms())

    def rouse(self) -> None:
        """Do what is due now: its own wake-up was lost, and is not waited for any more."""
        self._wakes.alarm.set([])
        self._wakes.rouse()

    def stop(self) -> None:
        """Stop wake-ups; results of decided steps are still sent."""
        self._wakes.stop()

    def deal(self) -> None:
        """Start a hand with new entropy; its seed goes into the vault."""
        start, seed = next_start(self.table, self._clock.now_ms(), self._entropy)
        self.carry_out(start, StepContext(seed=seed))
