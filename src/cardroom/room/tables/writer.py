"""The one writer of a table: takes commands in order, journals them, and tells what became of them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from typing import Final, Protocol

import msgspec
import structlog

from cardroom.cards.deck import shuffled_deck
from cardroom.cards.seal import seal_deck
from cardroom.cash.commands import AnyCommand, PassTime, StartHand
from cardroom.cash.opening import CashTable
from cardroom.room.connection import Connection
from cardroom.room.entropy import SEED_BYTES, draw_chance
from cardroom.room.figures import FaultKind
from cardroom.room.house.commands import HouseCommand
from cardroom.room.house.writer import HouseWriter
from cardroom.room.journal import Step, check_writable, encode, encode_step, with_places
from cardroom.room.messages import server as to_client
from cardroom.room.services import Services
from cardroom.room.tables.along import Along, Noted
from cardroom.room.tables.audience import Audience
from cardroom.room.tables.money import Paid, entries_of
from cardroom.room.tables.pauses import next_deal_ms
from cardroom.room.tables.recent import Recent
from cardroom.room.tables.running_hand import HandLog
from cardroom.room.tables.voided import void_records
from cardroom.room.timers import Wake
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreFault
from cardroom.store.rows import Change, Commit, DealBy, HandRecord, HandSeed, JournalRow, LogRecord, Snapshot
from cardroom.table.decided import Decided
from cardroom.table.events import (
    HandStarted,
    PrivateEvent,
    PublicEvent,
)
from cardroom.table.stakes import Stakes
from cardroom.table.view import TableTerms, TableView

STEPS_A_SNAPSHOT: Final = 100
"""Between hands a snapshot is kept at least this often, so that a start never replays more."""

_log = structlog.get_logger("cardroom.table")


class Listener(Protocol):
    """Who takes note of what happens at a table, for the room's other organs."""

    def records(self, writer: TableWriter, decided: Decided, now_ms: int) -> Noted:
        """What must be kept of a step, in the same transaction."""

    def pays(self, writer: TableWriter, decided: Decided, now_ms: int) -> Paid:
        """What a step moves beside the table's own money, posted already, for the same transaction."""

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """A step was decided and is on its way to the disk."""


class TableWriter:
    """Owns a `Table`: nothing else changes it. All methods run on the event loop and never wait.

    `fault` is what froze the table, or the writer before this one. `seq` counts the steps of the table's journal.
    Clients follow the table's own version, which only public events move: a step that concerns one seat alone leaves no
    gap for others to wonder at. The listener hears of every step when it has been decided and before it is durable.
    """

    def __init__(
        self,
        table: CashTable,
        pool: str,
        services: Services,
        house: HouseWriter,
        listener: Listener,
        seq: int = 0,
    ) -> None:
        self.table = table
        self.pool = pool
        self.seq = seq
        self._services = services
        self._house = house
        self._listener = listener
        self.audience = Audience()
        self._wake: Wake | None = None
        self._deal_at_ms = 0
        self._log = HandLog(table.terms, table.book.version)
        self._recent = Recent()
        self._last_snapshot_seq = seq
        self.stopped = False
        self.is_frozen = False
        self.fault = ""
        self.is_closing = False

    @property
    def terms(self) -> TableTerms:
        """What the table is."""
        return self.table.terms

    # ------------------------------------------------------------------ commands

    def carry_out(
        self,
        command: AnyCommand,
        asked: to_client.Done | None = None,
        player: str = "",
        deck: list[int] | None = None,
        seeds: tuple[HandSeed, ...] = (),
        log: tuple[LogRecord, ...] = (),
        then: Callable[[], None] | None = None,
        house: tuple[HouseCommand, ...] = (),
    ) -> Decided:
        """Decide a command, store it, and tell everybody once it is durable.

        Raises `Refused`, and then nothing has changed. `asked` is the answer owed to `player`; `log` and what the
        `house` decides with it are stored in the same transaction; `then` is called when all of it is durable.
        """
        if self.is_frozen:
            raise self._standing_still()
        now_ms = self._services.clock.now_ms()
        try:
            written = with_places(command, self.table)
            check_writable(written, player, asked)
            waited_for = self.table.waited_for
            decided = self.table.decide(command, now_ms, deck)
        except Refused:
            raise
        except Exception as defect:
            self._freeze(command, defect)
            raise self._standing_still() from defect
        try:
            log = void_records(decided, command, self.terms.table, player, waited_for, self.fault, now_ms) + log
            along = Along(asked, player, seeds, log, then, house)
            self._keep(written, decided, along, now_ms)
        except StoreFault:
            raise
        except Exception as defect:  # a refusal too: here it comes too late to be one
            self._freeze(command, defect)
            raise self._standing_still() from defect
        return decided

    def _keep(
        self,
        command: AnyCommand,
        decided: Decided,
        along: Along,
        now_ms: int,
    ) -> None:
        """What was decided goes to the disk, and from there to everybody; `command` is as it is written."""
        if isinstance(command, PassTime) and not (decided.events or decided.private or decided.money):
            self._set_wake(now_ms)
            return
        if along.seeds and not any(isinstance(event, HandStarted) for event in decided.events):
            # Too few were left when all who skip their blind were out (CO-8): the next hand takes this number and a
            # seed of its own, so this one must not be kept.
            along = along._replace(seeds=())
        with self._services.ledger.attempt(), self._house.attempt():
            for one in along.house:
                self._house.decide(one, now_ms)
            commit, tell = self._written(command, decided, along, now_ms)
        if along.then is None:
            self._services.outbox.commit(commit, tell)
        else:
            self._services.outbox.commit(commit, tell, along.then)
        self._house.keep()
        self._note_deal_time(decided.events, now_ms)
        self._set_wake(now_ms)
        self._listener.stepped(self, decided, now_ms)

    def _written(
        self,
        command: AnyCommand,
        decided: Decided,
        along: Along,
        now_ms: int,
    ) -> tuple[Commit, Callable[[], None]]:
        """The commit of a step with its money posted, and what is told behind it; `command` as it is written."""
        self.seq += 1
        terms = self.terms
        entries = entries_of(decided.money, terms.table, terms.name, terms.house, self.seq, now_ms)
        for entry in entries:
            self._services.ledger.post(entry)
        paid = self._listener.pays(self, decided, now_ms)
        book = self.table.book.version if isinstance(command, StartHand) else ""
        asked = along.asked.id if along.asked else ""
        step = Step(now_ms, command, tuple(decided.events), along.player, asked, book)
        row = JournalRow(self.terms.table, self.seq, self._log.hand_of(command), now_ms, encode_step(step))
        self.audience.note(decided.events)
        hand = self._log.follow(command, decided.events, self.audience.players)
        snapshot = self._snapshot(hand)
        noted = self._listener.records(self, decided, now_ms)
        commit = Commit(
            journal=(*self._house.take(), row),
            entries=entries + paid.entries,
            hand=hand,
            snapshot=snapshot,
            seeds=along.seeds,
            log=along.log + paid.log + noted.log,
            changes=noted.changes,
        )
        return commit, self._telling(decided, now_ms)

    def _freeze(self, command: AnyCommand, defect: Exception) -> None:
        """A defect of the software came up in the middle of a step: nothing more is decided on what it left behind.

        The journal knows nothing of the step, so staff (`room.thaw`) or the next start bring the table back as it was
        before it. The other tables play on.
        """
        self.is_frozen = True
        self._services.figures.fault(FaultKind.TABLE_FROZEN)
        # Not what it says: that might name a card.
        self.fault = f"{type(defect).__name__} in {type(command).__name__}"
        self.stop()
        _log.exception("table_frozen", table=self.terms.table, command=type(command).__name__)

    def stand_still(self, why: str) -> None:
        """What is stored of the table is not what the room wrote: nothing is decided on it."""
        self.is_frozen = True
        self.stop()
        _log.critical("table_differs", table=self.terms.table, why=why)

    def _standing_still(self) -> Refused:
        clauses = self.table.book.fault.unfinished_hand.clauses
        words = "This table met a fault and stands still until staff put it back; its chips are safe."
        return Refused("table-frozen", words, clauses, {"table": self.terms.table})

    @property
    def free_seats(self) -> int:
        """How many players could be seated now."""
        return 0 if self.is_frozen or self.is_closing else self.table.free_seats

    def _snapshot(self, hand: HandRecord | None) -> Snapshot | None:
        """At every hand's end, and between hands now and then; never in the middle of a deal."""
        if hand is None and (self._log.running or self.seq - self._last_snapshot_seq < STEPS_A_SNAPSHOT):
            return None
        self._last_snapshot_seq = self.seq
        return Snapshot(self.terms.table, self.seq, encode(self.table.dump()))

    def deal(self) -> None:
        """Start a hand: fresh entropy, the commitment first, the seed into the vault."""
        services = self._services
        hand = f"{self.terms.table}-{self.table.hand_count + 1}"
        seed = services.entropy(SEED_BYTES)
        context = hand.encode()
        stakes = self.table.next_hand(services.clock.now_ms())
        assert isinstance(stakes, Stakes), "a cash table never holds"
        seal = seal_deck(seed, context).root.hex()
        command = StartHand(hand, seal, draw_chance(services.entropy), stakes)
        self.carry_out(command, deck=shuffled_deck(seed, context), seeds=(HandSeed(hand, seed),))

    # ------------------------------------------------------------------ telling

    def _telling(self, decided: Decided, now_ms: int) -> Callable[[], None]:
        """The messages of a step, built now, to be sent when it is durable.

        What everybody may know is encoded once. A seat's own facts are added to that seat's message and exist nowhere
        else: there is no full message to take things out of.
        """
        public = to_client.TableTold(self.terms.table, self.table.version, now_ms, tuple(decided.events))
        everybody = encode(public).decode() if public.events else ""
        private = self._private_of(decided)
        own = {
            player: encode(msgspec.structs.replace(public, private=facts)).decode()
            for player, facts in private.items()
        }
        self._recent.follow(self.table.version, now_ms, decided.events, private)

        def tell() -> None:
            for connection in self.audience:
                text = own.get(connection.player, everybody)
                if text:
                    connection.send(text)

        return tell

    def _private_of(self, decided: Decided) -> dict[str, tuple[PrivateEvent, ...]]:
        """What a step tells single players, by their ids."""
        seats = self.table.seats
        return {seats[seat].player: tuple(facts) for seat, facts in decided.private.items() if seat in seats}

    def watch(self, connection: Connection) -> None:
        """Show the table to a connection and let it follow.

        The view is of this moment; it leaves after all steps before it are durable and told, and the connection hears
        every later one.
        """
        recent = self._recent.shown_to(connection.player)
        text = encode(to_client.TableShown(self.view(connection.player), recent)).decode()
        self.audience.ask(connection)
        self._services.presence.follows(connection, self.terms.table)

        def tell() -> None:
            connection.send(text)
            self.audience.shown(connection)

        self._services.outbox.tell(tell)

    def show_to_followers_of(self, before: TableWriter) -> None:
        """Whoever followed the table's writer before this one is shown the table anew, and follows on."""
        for connection in before.audience:
            self.watch(connection)

    def unwatch(self, connection: Connection) -> None:
        """The connection follows no longer (or has closed)."""
        self.audience.leave(connection)
        self._services.presence.unfollows(connection, self.terms.table)

    def dismiss(self) -> None:
        """The table is closed, and those who followed it have been told: nobody follows it any more."""
        for connection in self.audience.all:
            self.unwatch(connection)

    def tell_all(self, text: str) -> None:
        """Send a message that is no step of the table (chat) to everybody who follows it."""

        def tell() -> None:
            for connection in self.audience:
                connection.send(text)

        self._services.outbox.tell(tell)

    def view(self, viewer: str) -> TableView:
        """The table as this player (or, with "", a spectator) may see it now."""
        return self.table.view(viewer or None, self._services.clock.now_ms())

    # ------------------------------------------------------------------ time

    def _note_deal_time(self, events: list[PublicEvent], now_ms: int) -> None:
        """When the next hand may start: after a pause to look at what happened."""
        settings = self._services.settings
        self._deal_at_ms = next_deal_ms(self._deal_at_ms, events, now_ms, settings)
        if self._deal_at_ms == 0 and not self._log.running and self.table.ready_to_deal(now_ms):
            self._deal_at_ms = now_ms + settings.pause_before_first_hand_ms

    def _set_wake(self, now_ms: int) -> None:
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        if self.stopped:
            return
        times = []
        due_ms = self.table.due_at_ms()
        if due_ms is not None:
            times.append(due_ms)
        if self.table.ready_to_deal(now_ms):
            times.append(self._deal_at_ms)
        if times:
            self._wake = self._services.timers.at(min(times), self._awake)

    def _awake(self) -> None:
        """Something is due: a decision by the clock, a removal, or the next hand."""
        self._wake = None
        if self.stopped:
            return
        now_ms = self._services.clock.now_ms()
        due_ms = self.table.due_at_ms()
        with contextlib.suppress(Refused):  # only a frozen table refuses its own clock, and it has said why
            if due_ms is not None and due_ms <= now_ms:
                self.carry_out(PassTime())
            elif self.table.ready_to_deal(now_ms) and self._deal_at_ms <= now_ms:
                self.deal()
            else:
                self._set_wake(now_ms)

    def wake(self) -> None:
        """Look at the clocks again (after a start, a hold or a resume)."""
        self._set_wake(self._services.clock.now_ms())

    def stop(self) -> None:
        """No more wake-ups; what was decided is still told."""
        self.stopped = True
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None

    # ------------------------------------------------------------------ recovery

    def replayed(self, step: Step, decided: Decided) -> None:
        """A step of the journal was carried out again on the table: follow the hand's log."""
        self._log.follow(step.command, decided.events)
        self.audience.note(decided.events)
        self._recent.follow(self.table.version, step.at_ms, decided.events, self._private_of(decided))

    def recall(self, steps: Iterable[to_client.Past]) -> None:
        """What happened before the snapshot the table was loaded from, oldest first: for those who come to look."""
        for step in steps:
            self._recent.follow(step.version, step.now_ms, step.events, {})

    def take_up(self, keeping: tuple[Change, ...]) -> None:
        """The table came back by another book than it was opened by: that one is written down with the table."""
        changes: tuple[Change, ...] = (*keeping, DealBy(self.terms.table, self.table.book.version))
        snapshot = None if self.in_hand else Snapshot(self.terms.table, self.seq, encode(self.table.dump()))
        self._services.outbox.commit(Commit(changes=changes, snapshot=snapshot))

    @property
    def in_hand(self) -> bool:
        """Whether a hand is being played."""
        return self._log.running
