"""The one writer of a house: decides its commands and the letters of its tables in order, and journals them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final

import msgspec
import structlog

from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.house import Events, House
from cardroom.room.hosting.house_commands import HouseCommand, HouseStep
from cardroom.room.runtime.compression import compressed, decompressed
from cardroom.room.runtime.figures import FaultKind
from cardroom.room.runtime.outbox import OnRejected, Outbox, Tell, nothing_to_put_back
from cardroom.rules.refused import Refused
from cardroom.store.answers import OwnerState
from cardroom.store.faults import StoreRefused, StoreUnusable
from cardroom.store.messages import Message
from cardroom.store.rows import Commit, JournalRow, Snapshot

STEPS_A_SNAPSHOT: Final = 100
"""The number of steps after which a snapshot is saved, so that a start never replays more."""

_encode = msgspec.json.Encoder().encode
_step_of = msgspec.json.Decoder(HouseStep).decode
_command_of = msgspec.json.Decoder(HouseCommand).decode
_log = structlog.get_logger("cardroom.house")


class HouseBroken(StoreUnusable):
    """A house's stream whose replay differs from what it says. The room does not start on it: someone must look."""

    def __init__(self, owner: str, seq: int, why: str) -> None:
        super().__init__("journal-broken", f"{owner}, step {seq}: {why}")


def owner_of(house: str) -> str:
    """Return a house's name as the owner of a stream."""
    return f"house:{house}"


def house_of(owner: str) -> str:
    """Return the house with this name as an owner."""
    return owner.partition(":")[2]


class HouseWriter:
    """Owns a `House`: nothing else changes it.

    A decided step waits for `take`, which gives it to its commit. A step that cannot be stored is undone by replaying
    the newest snapshot and the steps since; the house goes on.

    Tables tell their house what happened in letters, which their commits send and the house's take. Within one process
    a letter is heard as soon as its table has decided; after an undone step the house `is_behind` until its mail is read.
    """

    def __init__(self, house: House, outbox: Outbox, ledger: Ledger) -> None:
        self.house = house
        self._ledger = ledger
        self.owner = owner_of(house.book.id)
        self.seq = 0
        self.is_frozen = self.is_behind = self._missed = False
        self.rejections = 0
        self.hears: Callable[[HouseWriter], None] | None = None
        self._is_saving = False
        self._outbox = outbox
        self._base = house.dump()
        self._base_taken: dict[str, int] = {}
        self._taken: dict[str, int] = {}
        """By table, the number of its last letter that was taken: at the base, and now."""
        self._since: list[HouseStep] = []
        self._waiting: list[JournalRow] = []

    # ------------------------------------------------------------------ commands

    def decide(
        self,
        command: HouseCommand,
        now_ms: int,
        player: str = "",
        asked: str = "",
        letter: Message | None = None,
    ) -> Events:
        """Decide a command; the caller makes the commit, with the rows of `take`. Raises `Refused`: nothing changed."""
        if self.is_frozen:
            raise Refused("house-fault", "The house met a fault and did not do that; ask its staff.")
        events = self.house.decide(command, now_ms)
        sender, number = (letter.sender, letter.number) if letter is not None else ("", 0)
        step = HouseStep(now_ms, command, events, player, asked, sender, number)
        if sender:
            self._taken[sender] = number
        self.seq += 1
        self._since.append(step)
        self._waiting.append(JournalRow(self.owner, self.seq, None, now_ms, compressed(_encode(step))))
        return events

    def take(self) -> tuple[JournalRow, ...]:
        """Return the steps decided since the last commit, for the one that is being made."""
        rows, self._waiting = tuple(self._waiting), []
        return rows

    def hear(self, letters: Iterable[Message]) -> None:
        """Take the letters of tables, each in a commit of its own; one that was taken before is left out.

        A letter is never refused. If a defect keeps the house from taking it, the house is frozen, and the letter waits.
        """
        for letter in letters:
            if self.is_behind:
                self._missed = True  # it waits in the mail
                return
            if self.is_frozen or letter.number <= self._taken.get(letter.sender, 0):
                continue
            try:
                with self.attempt():
                    self.decide(_command_of(letter.body), letter.sent_ms, letter=letter)
            except Exception:
                self.is_frozen = True
                self._outbox.figures.fault(FaultKind.MESSAGE_FAILED)
                _log.exception("letter_not_taken", house=self.house.book.id, letter=letter.subject)
                return
            self.submit(Commit(journal=self.take(), taken=letter))

    def caught_up(self, letters: Sequence[Message]) -> bool:
        """Take the letters that waited in the store; whether that was all, so that the house is no longer behind. A
        frozen house takes none before the next start.
        """
        self.is_behind = False
        self.hear(sorted(letters, key=lambda one: (one.sent_ms, one.sender, one.number)))
        self.is_behind = not self.is_frozen and (bool(letters) or self._missed)
        self._missed = False
        return not self.is_behind

    def carry_out(
        self,
        command: HouseCommand,
        commit: Commit,
        now_ms: int,
        *tells: Tell,
        player: str = "",
        asked: str = "",
        on_rejected: OnRejected = nothing_to_put_back,
        aside: bool = False,
    ) -> Events:
        """Decide a command and store it with the rest of the commit. Raises `Refused`, and then nothing changed.

        If the store refuses it, the house is restored and `on_rejected` is called. A defect of the software is a
        refusal as well ("house-fault"): the house is as it was before.
        """
        try:
            with self.attempt():
                events = self.decide(command, now_ms, player, asked)
        except Refused:
            raise
        except Exception as defect:
            _log.exception("house_fault", house=self.house.book.id, command=type(command).__name__)
            self._outbox.figures.fault(FaultKind.MESSAGE_FAILED)
            raise Refused(
                "house-fault", "The house met a fault and did not do that; ask its staff."
            ) from defect
        commit = msgspec.structs.replace(commit, journal=(*self.take(), *commit.journal))
        self.submit(commit, *tells, on_rejected=on_rejected, aside=aside)
        return events

    def submit(
        self, commit: Commit, *tells: Tell, on_rejected: OnRejected = nothing_to_put_back, aside: bool = False
    ) -> None:
        """Store a commit of the house's own, with the steps that were taken for it. If the store refuses it, the house
        and the money of the commit are restored.
        """
        self._outbox.commit(
            commit,
            *tells,
            on_rejected=partial(self._on_rejected, commit, self.rejections, on_rejected),
            aside=aside,
        )
        self.keep()

    def _on_rejected(
        self, commit: Commit, rejections: int, on_rejected: OnRejected, fault: StoreRefused
    ) -> None:
        for entry in reversed(commit.entries):
            self._ledger.take_back(entry)
        self.on_rejected(commit.journal, rejections)
        on_rejected(fault)

    def on_rejected(self, rows: tuple[JournalRow, ...], rejections: int) -> None:
        """Restore the house to the state before its first step among these rows, which the store rejected; they were
        decided after so many `rejections`. Later steps are rejected as well; the house is restored only once.
        """
        first = next((row.seq for row in rows if row.table_id == self.owner), None)
        if first is None or rejections != self.rejections:
            return
        self.rejections += 1
        _log.error("house_put_back", house=self.house.book.id, seq=first)
        self._outbox.figures.fault(FaultKind.OWNER_PUT_BACK)
        del self._since[len(self._since) - (self.seq - first + 1) :]
        self.seq = first - 1
        self._go_back()
        self.is_behind = True
        if self.hears is not None:
            self.hears(self)

    @contextmanager
    def attempt(self) -> Iterator[None]:
        """Undo the steps decided within this context if it raises: they will never be stored."""
        before, steps, waiting = self.seq, len(self._since), len(self._waiting)
        try:
            yield
        except BaseException:
            self.seq = before
            del self._since[steps:], self._waiting[waiting:]
            self._go_back()
            raise

    def _go_back(self) -> None:
        """Replay the house from its steps; if that fails, the house is frozen until the next start."""
        try:
            self.house.load(self._base)
            self._taken = dict(self._base_taken)
            for step in self._since:
                self._again(step)
        except Exception:
            self.is_frozen = True
            _log.exception("house_frozen", house=self.house.book.id)

    def _again(self, step: HouseStep) -> Events:
        """Decide a step again."""
        if step.sender:
            self._taken[step.sender] = step.number
        return self.house.decide(step.command, step.at_ms)

    def keep(self) -> None:
        """Save a snapshot after a commit now and then, once all that is in it is stored."""
        if len(self._since) < STEPS_A_SNAPSHOT or self._waiting or self._is_saving:
            return
        self._is_saving = True
        base, seq, steps, rejections = self.house.dump(), self.seq, len(self._since), self.rejections
        taken = dict(self._taken)

        def save() -> None:
            self._is_saving = False
            if rejections == self.rejections:
                self._base, self._base_taken = base, taken
                del self._since[:steps]
                kept = Commit(snapshot=Snapshot(self.owner, seq, base))
                self._outbox.commit(
                    kept, on_rejected=nothing_to_put_back
                )  # if refused, a start has more steps to carry out

        self._outbox.after(save)

    # ------------------------------------------------------------------ recovery

    def load(self, state: OwnerState, taken: Mapping[str, int]) -> None:
        """Load the house from its stream; `taken` is by table the number of its last letter in it. Raises `HouseBroken`."""
        if state.unproven:
            raise HouseBroken(self.owner, state.last_seq, state.unproven)
        if state.snapshot is not None:
            self.house.load(state.snapshot.payload)
            self._base = state.snapshot.payload
        self._since = []
        for row in state.tail:
            step = step_of(row)
            if self._again(step) != step.events:
                raise HouseBroken(
                    self.owner, row.seq, "carried out again it does not bring about what is written"
                )
            self._since.append(step)
        self.seq = state.last_seq
        self._taken = dict(taken)
        self._base_taken = dict(taken)


def step_of(row: JournalRow) -> HouseStep:
    """Return the step of a row."""
    return _step_of(decompressed(row.payload))


class HouseWriters(Mapping[str, HouseWriter]):
    """The houses of the room by their ids, the main house's first."""

    def __init__(self, writers: dict[str, HouseWriter]) -> None:
        self._writers = writers

    def __getitem__(self, house: str) -> HouseWriter:
        return self._writers[house]

    def __iter__(self) -> Iterator[str]:
        return iter(self._writers)

    def __len__(self) -> int:
        return len(self._writers)

    @property
    def main(self) -> HouseWriter:
        """The main house, which stores whatever belongs to no single house of the room."""
        return next(iter(self._writers.values()))
