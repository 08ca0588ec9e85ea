"""The one writer of a house: decides its commands and the letters of its tables in order, and stores them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import structlog
from msgspec.structs import replace

from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.host import Host
from cardroom.room.hosting.house import House
from cardroom.room.hosting.house_commands import GrantSeat, HouseCommand, ReportSeats
from cardroom.room.hosting.mail import in_order
from cardroom.room.hosting.owner import NO_CHANCE, Asking
from cardroom.room.hosting.owner_step import NOBODY, Requester
from cardroom.room.hosting.owner_stream import OwnerStream, StoredOwner
from cardroom.room.runtime.figures import FaultKind
from cardroom.room.runtime.outbox import OnRejected, Outbox, Tell, nothing_to_put_back
from cardroom.rules.refused import Refused
from cardroom.store.answers import OwnerState
from cardroom.store.faults import StoreRefused
from cardroom.store.messages import MailCount, Message
from cardroom.store.rows import Commit, JournalRow, Snapshot

_log = structlog.get_logger("cardroom.house")


class HouseWriter(Host):
    """Hosts a `House`, which is put back in memory, from the newest snapshot and the steps since: seats at all its tables
    are granted at once, and wait for no reading. A step that meets a defect is undone so too, and the house goes on.

    Tables tell their house what happened in letters, which their commits send and the house's take. Within one process
    a letter is heard as soon as its table has decided; after an undone step the house `is_behind` until its mail is read.
    """

    kind = "house"

    def __init__(self, house: House, outbox: Outbox, ledger: Ledger) -> None:
        super().__init__(OwnerStream(house), ledger, outbox.figures)
        self.house = house
        self.hears: Callable[[HouseWriter], None] | None = None
        self.outgoing: list[Message] = []
        """Letters to tables that are not open yet, at a start."""
        self.delivers: Callable[[Sequence[Message]], None] = self.outgoing.extend
        """Brings letters to tables that are hosted here, as soon as the house has decided; others find them in the mail."""
        self.answered_late: Callable[[ReportSeats], None] = _nobody_asks
        """Called when a table has answered a grant that waited."""
        self._outbox = outbox
        self._base = Snapshot(house.id, 0, house.dump())
        self._base_counts: Mapping[str, MailCount] = {}
        self._since: list[JournalRow] = []
        self._granting = ""
        self._answer: ReportSeats | None = None

    @property
    def is_behind(self) -> bool:
        """Whether letters of tables wait in the mail, so that the house may not know who left with what."""
        return self._mail != ""

    # ------------------------------------------------------------------ commands

    def carry_out(
        self,
        command: HouseCommand,
        commit: Commit,
        now_ms: int,
        *tells: Tell,
        player: str = "",
        request: str = "",
        on_rejected: OnRejected = nothing_to_put_back,
        aside: bool = False,
    ) -> None:
        """Decide a command and store it with the rest of the commit. Raises `Refused`, and then nothing changed.

        If the store refuses it, the house and the money of the commit are restored and `on_rejected` is called. A defect
        of the software is a refusal as well ("house-fault"): the house is as it was before.
        """
        if self.status != "running":
            raise _fault()
        try:
            step = self._decide(command, now_ms, by=Requester(player, request))
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
        if self._mail:
            words = "The room can't do that now; try again in a moment."
            raise Refused("owner-stands-still", words, args={"owner": self.id})

    def hear(self, letters: Iterable[Message]) -> None:
        """Take the letters of tables, each in a commit of its own; one that was taken before is left out.

        A letter is never refused. If a defect keeps the house from taking it, the house is frozen, and the letter waits.
        """
        if self._mail:
            self._mail = "read again"
        else:
            self._take_each(letters, self._take)  # those that have to wait do so in the mail

    def _take(self, letter: Message) -> None:
        command = self.stream.command_of(letter)
        commit = self._decide(command, letter.sent_ms, letter)
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
        before, self._mail = self._mail, ""
        self._take_each(in_order(letters), self._take)
        if self.status == "running" and (letters or before == "read again"):
            self._mail = "reading"
        return not self._mail

    def _decide(
        self, command: Any, now_ms: int, letter: Message | None = None, by: Requester = NOBODY
    ) -> Commit:
        asking = Asking(letter.sender if letter else "", now_ms, NO_CHANCE)
        try:
            _, commit = self.stream.decide(command, asking, letter, by)
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
        rejected = partial(self._on_rejected, commit, self.put_backs, on_rejected)
        if commit.snapshot is not None:
            tells = (*tells, partial(self._save, commit.snapshot, dict(self.stream.counts)))
            commit = replace(commit, snapshot=None)
        self._outbox.commit(commit, *tells, on_rejected=rejected, aside=aside)

    def _save(self, snapshot: Snapshot, counts: Mapping[str, MailCount]) -> None:
        """Save a snapshot once its steps are stored: the house goes back no further. If refused, a start is longer."""
        self._base, self._base_counts = snapshot, counts
        self._since = [row for row in self._since if row.seq > snapshot.seq]
        self._outbox.commit(Commit(snapshot=snapshot), on_rejected=nothing_to_put_back)

    def _on_rejected(
        self, commit: Commit, put_backs: int, on_rejected: OnRejected, fault: StoreRefused
    ) -> None:
        if put_backs == self.put_backs:
            first = commit.journal[0].seq
            self._since = [row for row in self._since if row.seq < first]
        self._rejected(commit.entries, put_backs, fault)
        on_rejected(fault)

    def _put_back(self, why: str, fault: Exception) -> None:
        super()._put_back(why, fault)
        self.status = "running"
        self._go_back()
        self._mail = "reading"
        if self.hears is not None:
            self.hears(self)

    def _taken_over(self) -> None:
        super()._taken_over()
        self._go_back()

    def _go_back(self) -> None:
        """Restore the house from its steps; if that fails, the house is frozen until the next start."""
        last = self._since[-1].seq if self._since else self._base.seq
        state = OwnerState(self._base, tuple(self._since), last)
        try:
            self.stream.restore(StoredOwner(state, self._base_counts))
        except Exception as defect:
            self.freeze(f"it cannot be restored: {type(defect).__name__}", defect)

    def load(self, stored: StoredOwner) -> None:
        """Load the house from its stream. Raises `StreamBroken`."""
        self.stream.restore(stored)
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
