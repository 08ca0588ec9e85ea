"""The one writer of a house: decides its commands and the letters of its tables in order, and stores them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import structlog
from msgspec.structs import replace

from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.house import House
from cardroom.room.hosting.house_commands import GrantSeat, HouseCommand, ReportSeats
from cardroom.room.hosting.owner import NO_CHANCE, Asking
from cardroom.room.hosting.owner_step import NOBODY
from cardroom.room.hosting.owner_stream import OwnerStream, StoredOwner
from cardroom.room.runtime.figures import FaultKind
from cardroom.room.runtime.outbox import OnRejected, Outbox, Tell, nothing_to_put_back
from cardroom.rules.refused import Refused
from cardroom.store.answers import OwnerState
from cardroom.store.faults import StoreRefused
from cardroom.store.messages import MailCount, Message
from cardroom.store.rows import Commit, JournalRow, Snapshot

_log = structlog.get_logger("cardroom.house")


class HouseWriter:
    """Owns a `House`: nothing else changes it.

    A step that cannot be stored, or meets a defect, is undone at once, by restoring the newest snapshot and the
    steps since; the house goes on.

    Tables tell their house what happened in letters, which their commits send and the house's take. Within one process
    a letter is heard as soon as its table has decided; after an undone step the house `is_behind` until its mail is read.
    """

    def __init__(self, house: House, outbox: Outbox, ledger: Ledger) -> None:
        self.house = house
        self.owner = house.id
        self.is_frozen = self.is_behind = self._missed = False
        self.rejections = 0
        self.hears: Callable[[HouseWriter], None] | None = None
        self.outgoing: list[Message] = []
        """Letters to tables that are not open yet, at a start."""
        self.delivers: Callable[[Sequence[Message]], None] = self.outgoing.extend
        """Brings letters to tables that are hosted here, as soon as the house has decided; others find them in the mail."""
        self.answered_late: Callable[[ReportSeats], None] = _nobody_asks
        """Called when a table has answered a grant that waited."""
        self._outbox = outbox
        self._ledger = ledger
        self._stream = OwnerStream(house)
        self._base = Snapshot(house.id, 0, house.dump())
        self._base_counts: Mapping[str, MailCount] = {}
        self._since: list[JournalRow] = []
        self._granting = ""
        self._answer: ReportSeats | None = None

    @property
    def seq(self) -> int:
        """The number of the house's last step."""
        return self._stream.seq

    # ------------------------------------------------------------------ commands

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
    ) -> None:
        """Decide a command and store it with the rest of the commit. Raises `Refused`, and then nothing changed.

        If the store refuses it, the house and the money of the commit are restored and `on_rejected` is called. A defect
        of the software is a refusal as well ("house-fault"): the house is as it was before.
        """
        if self.is_frozen:
            raise _fault()
        try:
            step = self._decide(command, now_ms, by=(player, asked))
        except Refused:
            raise
        except Exception as defect:
            _log.exception("house_fault", house=self.house.book.id, command=type(command).__name__)
            self._outbox.figures.fault(FaultKind.MESSAGE_FAILED)
            raise _fault() from defect
        commit = replace(
            commit,
            journal=step.journal,
            snapshot=step.snapshot,
            log=(*commit.log, *step.log),
            messages=step.messages,
        )
        self._submit(commit, *tells, on_rejected=on_rejected, aside=aside)
        if step.messages:
            self.delivers(step.messages)

    def grant(self, command: GrantSeat, now_ms: int) -> ReportSeats | None:
        """Grant a seat; return the table's answer, None where it gives none now: then the grant waits in its mail.

        Raises `Refused`, and then no seat is granted: what the house refuses, and "owner-stands-still" before it has read
        its mail, because it may not know yet who left with what.
        """
        self.check_has_read_mail()
        self._granting, self._answer = command.grant.id, None
        try:
            self.carry_out(command, Commit(), now_ms)
            return self._answer
        finally:
            self._granting = ""

    def check_has_read_mail(self) -> None:
        """Refuse ("owner-stands-still") to seat anybody while letters of tables wait."""
        if self.is_behind:
            words = "The room can't do that now; try again in a moment."
            raise Refused("owner-stands-still", words, args={"owner": self.owner})

    def hear(self, letters: Iterable[Message]) -> None:
        """Take the letters of tables, each in a commit of its own; one that was taken before is left out.

        A letter is never refused. If a defect keeps the house from taking it, the house is frozen, and the letter waits.
        """
        for letter in letters:
            if self.is_behind:
                self._missed = True  # it waits in the mail
                return
            if self.is_frozen or not self._stream.is_next(letter):
                continue
            try:
                command = self._stream.command_of(letter)
                commit = self._decide(command, letter.sent_ms, letter)
            except Exception:
                self.is_frozen = True
                self._outbox.figures.fault(FaultKind.MESSAGE_FAILED)
                _log.exception("letter_not_taken", house=self.house.book.id, letter=letter.subject)
                return
            self._submit(commit)
            if isinstance(command, ReportSeats) and command.grant:
                if command.grant == self._granting:
                    self._answer = command
                else:
                    self._outbox.after(partial(self.answered_late, command))
            if commit.messages:
                self.delivers(commit.messages)

    def caught_up(self, letters: Sequence[Message]) -> bool:
        """Take the letters that waited in the store; whether that was all, so that the house is no longer behind. A
        frozen house takes none before the next start.
        """
        self.is_behind = False
        self.hear(sorted(letters, key=lambda one: (one.sent_ms, one.sender, one.number)))
        self.is_behind = not self.is_frozen and (bool(letters) or self._missed)
        self._missed = False
        return not self.is_behind

    def _decide(
        self, command: Any, now_ms: int, letter: Message | None = None, by: tuple[str, str] = NOBODY
    ) -> Commit:
        asked = Asking(letter.sender if letter else "", now_ms, NO_CHANCE)
        try:
            _, commit = self._stream.decide(command, asked, letter, by)
        except Exception:
            self._go_back()
            raise
        self._since += commit.journal
        return commit

    # ------------------------------------------------------------------ the disk

    def _submit(
        self,
        commit: Commit,
        *tells: Tell,
        on_rejected: OnRejected = nothing_to_put_back,
        aside: bool = False,
    ) -> None:
        rejected = partial(self._on_rejected, commit, self.rejections, on_rejected)
        if commit.snapshot is not None:
            tells = (*tells, partial(self._save, commit.snapshot, dict(self._stream.counts)))
            commit = replace(commit, snapshot=None)
        self._outbox.commit(commit, *tells, on_rejected=rejected, aside=aside)

    def _save(self, snapshot: Snapshot, counts: Mapping[str, MailCount]) -> None:
        """Save a snapshot once its steps are stored: the house goes back no further. If refused, a start is longer."""
        self._base, self._base_counts = snapshot, counts
        self._since = [row for row in self._since if row.seq > snapshot.seq]
        self._outbox.commit(Commit(snapshot=snapshot), on_rejected=nothing_to_put_back)

    def _on_rejected(
        self, commit: Commit, rejections: int, on_rejected: OnRejected, fault: StoreRefused
    ) -> None:
        """Undo a step that the store rejected. Later steps are rejected as well; the house is restored only once."""
        for entry in reversed(commit.entries):
            self._ledger.take_back(entry)
        if rejections == self.rejections:
            self.rejections += 1
            first = commit.journal[0].seq
            _log.error("house_put_back", house=self.house.book.id, seq=first)
            self._outbox.figures.fault(FaultKind.OWNER_PUT_BACK)
            self._since = [row for row in self._since if row.seq < first]
            self._go_back()
            self.is_behind = True
            if self.hears is not None:
                self.hears(self)
        on_rejected(fault)

    def _go_back(self) -> None:
        """Restore the house from its steps; if that fails, the house is frozen until the next start."""
        last = self._since[-1].seq if self._since else self._base.seq
        state = OwnerState(self._base, tuple(self._since), last)
        try:
            self._stream.restore(StoredOwner(state, self._base_counts))
        except Exception:
            self.is_frozen = True
            _log.exception("house_frozen", house=self.house.book.id)

    def load(self, stored: StoredOwner) -> None:
        """Load the house from its stream. Raises `StreamBroken`."""
        self._stream.restore(stored)
        self._base, self._base_counts = stored.state.snapshot or self._base, stored.counts
        self._since = list(stored.state.tail)


def _nobody_asks(report: ReportSeats) -> None:
    """Do nothing, before the parts of the room are there."""


def _fault() -> Refused:
    return Refused("house-fault", "The house met a fault and did not do that; ask its staff.")


class HouseWriters(dict[str, HouseWriter]):
    """The houses of the room by their ids, the main house's first."""

    @property
    def main(self) -> HouseWriter:
        """The main house, which stores whatever belongs to no single house of the room."""
        return next(iter(self.values()))
