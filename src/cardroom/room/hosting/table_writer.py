"""The one writer of a table: takes commands in order, journals them, and sends out their results."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import structlog
from msgspec.structs import replace

from cardroom.cash.cash_table import CashTable
from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.audience import Audience
from cardroom.room.hosting.funding import Fund
from cardroom.room.hosting.house_commands import HouseCommand
from cardroom.room.hosting.house_writer import HouseWriter
from cardroom.room.hosting.journal import (
    TableStep,
    check_writable,
    encode,
    encode_step,
    told_by,
    with_places,
)
from cardroom.room.hosting.owner_stream import STEPS_A_SNAPSHOT
from cardroom.room.hosting.pauses import Alarm, HandPause
from cardroom.room.hosting.recent import Recent, RecentStep
from cardroom.room.hosting.running_hand import HandLog
from cardroom.room.hosting.shuffling import hand_by_person, hand_to_deal
from cardroom.room.hosting.standing_still import standing_still
from cardroom.room.hosting.step_context import SideEffects, StepContext, void_records
from cardroom.room.hosting.step_texts import Answer, private_of, shown, texts_of
from cardroom.room.hosting.table_entries import entries_of
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.identity.naming import Names
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.figures import FaultKind
from cardroom.room.runtime.outbox import OnRejected, Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreFault, StoreRefused
from cardroom.store.messages import Message
from cardroom.store.rows import Change, Commit, HandSeed, JournalRow, LogRecord, Snapshot, UncompressedHand
from cardroom.table.events import HandStarted
from cardroom.table.model.commands import Command, PassTime, StartHand
from cardroom.table.model.decided import Decided
from cardroom.table.model.view import TableTerms, TableView
from cardroom.table.values.stakes import Stakes

_log = structlog.get_logger("cardroom.table")


class Listener(Protocol):
    """A listener to the steps of tables, for the other parts of the room."""

    def records(self, writer: TableWriter, decided: Decided, now_ms: int) -> SideEffects:
        """Return what must be stored with a step, in the same transaction."""

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Note that a step was decided and is on its way to the disk."""

    def went_on(self, writer: TableWriter) -> None:
        """The same for a step that only continues a hand, with nothing to record or pay (`Decided`)."""

    def on_rejected(self, writer: TableWriter, fund: Fund | None, fault: StoreRefused) -> None:
        """Note that the store rejected a step, which house and ledger have undone; `fund` is in flight again."""


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


class TableWriter:
    """Owns a `Table`: nothing else changes it. All methods run on the event loop and never wait.

    `fault` is what froze this table, or its previous writer. `seq` counts the journal's steps; clients follow the
    version, which only public events advance: a private step leaves no gap. The listener gets a step before it is
    durable.
    """

    def __init__(
        self,
        table: CashTable,
        pool: str,
        services: TableServices,
        house: HouseWriter,
        seq: int = 0,
        letters_sent: int = 0,
    ) -> None:
        self.table = table
        self.pool = pool
        self.seq = seq
        self.letters_sent = letters_sent
        self._ledger = services.ledger
        self._outbox = services.outbox
        self._clock = services.time.clock
        self._entropy = services.time.entropy
        self._presence = services.presence
        self._names = services.names
        self._house = house
        self._listener = services.listener
        self.audience = Audience()
        self._alarm = Alarm(services.time.timers, self._awake)
        self._pause = HandPause(services.settings)
        self.hand_log = HandLog(table.terms, table.book.version)
        self.recent = Recent()
        self._last_snapshot_seq = seq
        self.stopped = False
        self.is_frozen = self.was_rejected = False
        self.fault = ""
        self.is_closing = False

    @property
    def terms(self) -> TableTerms:
        """The table's terms."""
        return self.table.terms

    # ------------------------------------------------------------------ commands

    def carry_out(
        self,
        command: Command,
        asked: to_client.Done | None = None,
        player: str = "",
        deck: list[int] | None = None,
        seeds: tuple[HandSeed, ...] = (),
        log: tuple[LogRecord, ...] = (),
        then: Callable[[], None] | None = None,
        house: tuple[HouseCommand, ...] = (),
        fund: Fund | None = None,
        answer: Answer | None = None,
        on_rejected: OnRejected | None = None,
        changes: tuple[Change, ...] = (),
    ) -> Decided:
        """Decide a command, store it, and tell everybody once it is durable.

        Raises `Refused`, and then nothing has changed. `asked` is the answer owed to `player`, `fund` the money that
        the player brings; `log`, `changes` and letters to the `house` are in the same commit. When it is durable,
        `then` is called and the `answer` goes out, after its connection's text of the step; if it is rejected,
        `on_rejected` is called.
        """
        if self.is_frozen:
            raise standing_still(self.table)
        now_ms = self._clock.now_ms()
        try:
            check_writable(written := with_places(command, self.table), player, asked)
            waited_for = self.table.waited_for
            decided = self.table.decide(command, now_ms, deck)
        except Refused:
            raise
        except Exception as defect:
            self._freeze(command, defect)
            raise standing_still(self.table) from defect
        context = StepContext(asked, player, seeds, log, then, house, fund, answer, on_rejected, changes)
        try:
            if decided.is_course_of_a_hand and not (log or house or seeds or changes):
                self._go_on(written, decided, context, now_ms)
            else:
                voided = void_records(
                    decided, command, self.terms.table, player, waited_for, self.fault, now_ms
                )
                self._keep(
                    written, decided, replace(context, log=voided + log) if voided else context, now_ms
                )
        except StoreFault:
            raise
        except Exception as defect:  # a refusal as well: here it comes too late to be one
            self._freeze(command, defect)
            raise standing_still(self.table) from defect
        return decided

    def _go_on(self, command: Command, decided: Decided, context: StepContext, now_ms: int) -> None:
        """Store a step that only continues a hand, as most do: only the table has to know, and no money moves."""
        self.seq += 1
        told = encode(decided.events)
        row, _ = self._row(command, decided, told, context, now_ms)
        tell = self._telling(decided, told, context, now_ms)
        self._submit(Commit((row,)), tell, context)
        hand = self.table.hand
        if hand is not None and hand.clock is not None and not self.stopped:
            if (due_ms := hand.clock.due_ms) < self._alarm.at_ms:
                self._alarm.bring_forward(due_ms)
        self._listener.went_on(self)

    def _row(
        self, command: Command, decided: Decided, told: bytes, context: StepContext, now_ms: int
    ) -> tuple[JournalRow, UncompressedHand | None]:
        """Return a step's row, and the record of the hand it ends; `told` are its public events encoded."""
        hand_id = self.hand_log.hand_of(command)
        hand = self.hand_log.follow(command, decided.events, told, self.audience)
        proof, events = (told_by(told), ()) if self.hand_log.has_step else (b"", tuple(decided.events))
        book = self.table.book.version if isinstance(command, StartHand) else ""
        asked = context.asked.id if context.asked else ""
        step = TableStep(now_ms, command, events, context.player, asked, book, proof)
        return JournalRow(self.terms.table, self.seq, hand_id, now_ms, encode_step(step, hand_id)), hand

    def _keep(self, command: Command, decided: Decided, context: StepContext, now_ms: int) -> None:
        """Send the decision to the disk, and from there to everybody; `command` is as it is written."""
        if isinstance(command, PassTime) and not (decided.events or decided.private or decided.money):
            self._set_wake(now_ms)
            return
        if context.seeds and not any(isinstance(event, HandStarted) for event in decided.events):
            # Without the players who skip their blind too few were left (CO-8): the next hand takes this
            # number and a seed of its own, so this seed must not be stored.
            context = replace(context, seeds=())
        with self._ledger.attempt():
            commit, tell = self._written(command, decided, context, now_ms)
        self._submit(commit, tell, context)
        self._house.hear(commit.messages)
        self._pause.follow(self.table, decided.events, now_ms, self.hand_log.running)
        self._set_wake(now_ms)
        self._listener.stepped(self, decided, now_ms)

    def _written(
        self, command: Command, decided: Decided, context: StepContext, now_ms: int
    ) -> tuple[Commit, Callable[[], None]]:
        """Return a step's commit, with its money posted, and the call that tells it; `command` is as written."""
        self.seq += 1
        terms = self.terms
        entries = entries_of(decided.money, terms, self.seq, now_ms, self._ledger.balance, context.fund)
        for entry in entries:
            self._ledger.post(entry)
        told = encode(decided.events)
        self.audience.note(decided.events)
        row, hand = self._row(command, decided, told, context, now_ms)
        snapshot = self._snapshot(hand)
        noted = self._listener.records(self, decided, now_ms)
        commit = Commit(
            journal=(row,),
            entries=entries,
            hand=hand,
            snapshot=snapshot,
            seeds=context.seeds,
            log=context.log + noted.log,
            changes=noted.changes + context.changes,
            messages=self._letters(context.house + noted.letters, now_ms),
        )
        return commit, self._telling(decided, told, context, now_ms)

    def _letters(self, commands: tuple[HouseCommand, ...], now_ms: int) -> tuple[Message, ...]:
        """Return what a step tells its house, numbered as the mailbox wants it."""
        first = self.letters_sent + 1
        self.letters_sent += len(commands)
        return tuple(
            [
                Message(self.terms.table, self._house.owner, number, now_ms, encode(command))
                for number, command in enumerate(commands, first)
            ]
        )

    def _submit(self, commit: Commit, tell: Callable[[], None], context: StepContext) -> None:
        tells = (tell,) if context.then is None else (tell, context.then)
        self._outbox.commit(commit, *tells, on_rejected=partial(self._on_rejected, commit, context))

    def _on_rejected(self, commit: Commit, context: StepContext, fault: StoreRefused) -> None:
        """Undo a step that the store rejected; later steps are rejected as well, and the house's that took its letters."""
        for entry in reversed(commit.entries):
            self._ledger.take_back(entry)
        self.reject(context.fund, fault)
        if context.on_rejected is not None:
            context.on_rejected(fault)

    def reject(self, fund: Fund | None, fault: StoreRefused) -> None:
        """Freeze the table, because the store rejected a commit of it; its listener has it put back."""
        if not self.was_rejected:
            self.was_rejected = self.is_frozen = True
            self.fault = f"the store refused a step: {fault.code}"
            self.stop()
            _log.error("step_refused", table=self.terms.table, seq=self.seq, code=fault.code)
        self._listener.on_rejected(self, fund, fault)

    def _freeze(self, command: Command, defect: Exception) -> None:
        """Freeze the table after a defect of the software in a step: its state may be damaged.

        The journal does not have the step, so staff (`room.thaw`) or the next start restore the table to the state
        before it. The other tables play on.
        """
        self.is_frozen = True
        self._outbox.figures.fault(FaultKind.TABLE_FROZEN)
        # Not the text of the defect: that might name a card.
        self.fault = f"{type(defect).__name__} in {type(command).__name__}"
        self.stop()
        _log.exception("table_frozen", table=self.terms.table, command=type(command).__name__)

    def stand_still(self, why: str) -> None:
        """Freeze the table: the store has data of it that the room did not write, or does not accept its next step."""
        self.is_frozen = True
        self.fault = self.fault or why
        self.stop()
        _log.critical("table_differs", table=self.terms.table, why=why)

    @property
    def free_seats(self) -> int:
        """The number of players who could be seated now."""
        return 0 if self.is_frozen or self.is_closing else self.table.free_seats

    def _snapshot(self, hand: UncompressedHand | None) -> Snapshot | None:
        """Return a snapshot at the end of every hand, and now and then between hands; never during a deal."""
        if hand is None and (self.hand_log.running or self.seq - self._last_snapshot_seq < STEPS_A_SNAPSHOT):
            return None
        self._last_snapshot_seq = self.seq
        return Snapshot(self.terms.table, self.seq, encode(self.table.dump()))

    def deal(self) -> None:
        """Start a hand with new entropy: the seal is published first, and the seed goes into the vault. A hand that a
        person deals has neither.
        """
        hand = f"{self.terms.table}-{self.table.hand_count + 1}"
        stakes = self.table.next_hand(self._clock.now_ms())
        assert isinstance(stakes, Stakes), "a cash table never holds"
        if not self.table.is_dealt_by_room:
            self.carry_out(hand_by_person(hand, stakes, self._entropy))
            return
        command, deck, seed = hand_to_deal(hand, stakes, self._entropy)
        self.carry_out(command, deck=deck, seeds=(seed,))

    # ------------------------------------------------------------------ telling

    def _telling(
        self, decided: Decided, told: bytes, context: StepContext, now_ms: int
    ) -> Callable[[], None]:
        """Build the messages of a step (its public events are `told`) now, to be sent when it is durable."""
        private = private_of(decided, self.table.seats)
        version = self.table.version
        texts = texts_of(self.terms.table, version, now_ms, decided.events, told, private, self._names)
        if decided.is_course_of_a_hand:
            self.recent.add(RecentStep(version, now_ms, told, private))
        else:
            self.recent.follow(version, now_ms, decided.events, told, private)
        return texts.telling(self.audience, context.answer)

    def watch(self, connection: ClientConnection) -> None:
        """Show a connection the table as it is now, after all earlier steps; it receives every later one."""
        text = shown(self.view(connection.player), self.recent, connection.player, self._names)
        self.audience.ask(connection)
        self._presence.follows(connection, self.terms.table)

        def tell() -> None:
            if not self.was_rejected:  # else the next writer shows it the table
                connection.send(text)
                self.audience.shown(connection)

        self._outbox.after(tell)

    def unwatch(self, connection: ClientConnection) -> None:
        """Note that a connection follows no longer (or has closed)."""
        self.audience.leave(connection)
        self._presence.unfollows(connection, self.terms.table)

    def dismiss(self) -> None:
        """Note that the table is closed, and that its followers have been told."""
        for connection in self.audience.all:
            self.unwatch(connection)

    def tell_all(self, text: str) -> None:
        """Send a message that is not a step of the table (chat) to all its followers."""

        def tell() -> None:
            for connection in self.audience:
                connection.send(text)

        self._outbox.tell(tell)

    def view(self, viewer: str) -> TableView:
        """Return the table as this player (or, with "", a spectator) may see it now."""
        return self.table.view(viewer or None, self._clock.now_ms())

    def _set_wake(self, now_ms: int) -> None:
        due_ms = None if self.stopped else self.table.due_at_ms()
        times = [] if due_ms is None else [due_ms]
        if not self.stopped and self.table.ready_to_deal(now_ms):
            times.append(self._pause.ends_ms)
        self._alarm.set(times)

    def _awake(self) -> None:
        """Do what is due: a decision by the clock, a removal, or the next hand."""
        if self.stopped:
            return
        now_ms = self._clock.now_ms()
        due_ms = self.table.due_at_ms()
        with contextlib.suppress(Refused):  # only a frozen table refuses its own clock; its fault is logged
            if due_ms is not None and due_ms <= now_ms:
                self.carry_out(PassTime())
            elif self.table.ready_to_deal(now_ms) and self._pause.ends_ms <= now_ms:
                self.deal()
            else:
                self._set_wake(now_ms)

    def wake(self) -> None:
        """Check the clocks again (after a start, a hold or a resume)."""
        self._set_wake(self._clock.now_ms())

    def stop(self) -> None:
        """Stop wake-ups; results of decided steps are still sent."""
        self.stopped = True
        self._alarm.end()

    def replayed(self, step: TableStep, decided: Decided) -> None:
        """Update the hand's log after a step of the journal was replayed on the table."""
        told = encode(decided.events)
        self.hand_log.follow(step.command, decided.events, told)
        self.audience.note(decided.events)
        self.recent.follow(
            self.table.version, step.at_ms, decided.events, told, private_of(decided, self.table.seats)
        )

    def recall(self, steps: Iterable[to_client.Past]) -> None:
        """Load the steps before the snapshot that the table was loaded from, oldest first, for new viewers."""
        for step in steps:
            self.recent.follow(step.version, step.now_ms, step.events, encode(step.events), {})

    @property
    def in_hand(self) -> bool:
        """Whether a hand is being played."""
        return self.hand_log.running
