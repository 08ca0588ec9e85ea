"""The common part of all hosts of owners: the status, the undoing of steps that are not stored, and the mail."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Literal

import structlog

from cardroom.ledger.entry import Entry
from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.owner_stream import OwnerStream
from cardroom.room.runtime.figures import FaultKind, Figures
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreFailed, StoreFault, StoreFenced
from cardroom.store.messages import Message
from cardroom.store.rows import Snapshot

OwnerStatus = Literal["loading", "running", "frozen", "closed", "taken_over"]
"""Whether an owner decides: it does only while "running".

While "loading", memory differs from what is stored (it has just begun, a step of it was rejected, or it met a defect) and
is about to be read again. "frozen": a defect stopped it until staff, or a start of the room, try it again. "closed": it
has decided its last step. "taken_over": another process hosts it.
"""

MailStatus = Literal["", "reading", "read again"]
"""Whether the mail in the store is being read, and whether more has come meanwhile."""

_log = structlog.get_logger("cardroom.host")


class Host:
    """Hosts one owner: nothing else gives it commands. All methods run on the event loop and never wait.

    Steps are decided before they are stored, and their news is sent after. If the store rejects a step, its money goes
    back to where it was and the owner is put back to what is stored, once for all the steps decided after that one. If the
    store rejects it again at the same step, or a letter cannot be taken, the owner is frozen.

    A subclass says how its kind of owner is put back, and what it does when it decides nothing more.
    """

    kind: ClassVar[Literal["table", "house", "owner"]]
    """The kind, as the log names it."""
    frozen_figure: ClassVar = FaultKind.OWNER_FROZEN
    """The figure that counts owners of this kind that were frozen."""
    of_another: ClassVar[frozenset[str]] = frozenset()
    """Refusals of a step by the store that are the fault of another owner's step: they may come again at the same step."""

    def __init__(
        self, stream: OwnerStream, ledger: Ledger, figures: Figures, status: OwnerStatus = "running"
    ) -> None:
        self.id = stream.owner.id
        self.stream = stream
        self.status: OwnerStatus = status
        self.fault = ""
        """The reason why it stopped last, as staff read it; it names no card."""
        self.put_backs = 0
        """How often it was put back. A step that is rejected later, but was decided before, puts nothing back again."""
        self._ledger = ledger
        self._figures = figures
        self._mail: MailStatus = ""
        self._met_fault = False
        self._faulty_seq = -1

    @property
    def seq(self) -> int:
        """The number of the owner's last step."""
        return self.stream.seq

    @property
    def is_halted(self) -> bool:
        """Whether the owner decides nothing now."""
        return self.status != "running"

    @property
    def has_mail(self) -> bool:
        """Whether letters wait that it has not taken yet."""
        return self._mail != ""

    def as_it_stands(self) -> Snapshot | None:
        """Return the snapshot to save at a stop; None if it is stored already, or while cards lie on a table."""
        return self.stream.as_it_stands() if self.status == "running" else None

    # ------------------------------------------------------------------ faults

    def _rejected(self, entries: tuple[Entry, ...], put_backs: int, fault: StoreFault) -> None:
        """Undo a step that is not stored; `put_backs` is how often the owner had been put back when it was decided."""
        for entry in reversed(entries):
            self._ledger.take_back(entry)
        if isinstance(fault, StoreFenced):
            if self.status != "taken_over":
                self.status, self.fault = "taken_over", fault.message
                self._stop_clock()
                self._taken_over()
        elif isinstance(fault, StoreFailed):
            if self.status != "frozen":
                self.freeze(fault.message)
        elif put_backs == self.put_backs and self.status != "taken_over":
            self._put_back(f"the store refused a step: {fault.code}", fault)

    def _put_back(self, why: str, fault: Exception) -> None:
        """Put the owner back to what is stored: its memory differs. The subclass says when it is read."""
        self._figures.fault(FaultKind.OWNER_PUT_BACK)
        self._say("error", "put_back", seq=self.seq, why=why, exc_info=fault)
        self.status, self.fault = "loading", why
        self._met_fault = not (isinstance(fault, StoreFault) and fault.code in self.of_another)
        self.put_backs += 1
        self._stop_clock()

    def _goes_on(self, stream: OwnerStream) -> bool:
        """Run on from a stream that was read back; return whether it does.

        An owner that meets a fault at the same step for the second time is frozen instead: it would meet it once more.
        """
        stream.last_ms = max(stream.last_ms, self.stream.last_ms)
        self.stream = stream
        met_fault, self._met_fault = self._met_fault, False
        if met_fault and self._faulty_seq == self.seq:
            self.freeze(self.fault)
            return False
        if met_fault:
            self._faulty_seq = self.seq
        self.status = "running"
        return True

    def freeze(self, why: str, defect: Exception | None = None, what: str = "frozen") -> None:
        """Decide nothing until staff, or a start of the room, try the owner again. The others go on. The log says `what`
        happened to it.
        """
        self.status, self.fault = "frozen", why
        self._stop_clock()
        self._figures.fault(self.frozen_figure)
        self._say("critical", what, why=why, exc_info=defect)

    def forget_faults(self) -> None:
        """Forget at which step the owner met a fault, because staff want it tried once more."""
        self._met_fault, self._faulty_seq = False, -1

    def _stop_clock(self) -> None:
        """Do nothing by the clock any more: the owner decides nothing."""

    def _taken_over(self) -> None:
        """Note that another process hosts the owner."""
        self._figures.fault(self.frozen_figure)
        self._say("critical", "taken_over")

    def _say(self, level: Literal["error", "critical"], what: str, **more: object) -> None:
        """Log what happened to the owner: "table_frozen", "house_put_back" or the like."""
        getattr(_log, level)(f"{self.kind}_{what}", **{self.kind: self.id}, **more)

    # ------------------------------------------------------------------ mail

    def _take_each(self, letters: Iterable[Message], take: Callable[[Message], None]) -> list[Message]:
        """Take letters, each sender's in the order sent, and return those that have to wait: the owner is halted.

        One that was taken before, or is ahead of another, is dropped. One that cannot be taken freezes the owner: it must
        not be passed over.
        """
        waiting = []
        for letter in letters:
            if self.status != "running":
                waiting.append(letter)
            elif self.stream.is_next(letter):
                try:
                    take(letter)
                except Refused:  # a defect has halted the owner
                    waiting.append(letter)
                except StoreFault:
                    raise
                except Exception as defect:
                    waiting.append(letter)
                    self.freeze(
                        f"a message of {letter.sender} cannot be taken: {type(defect).__name__}", defect
                    )
        return waiting


def words_of(defect: Exception, command: object) -> str:
    """Return what staff read of a defect in a step. Not its text: that might name a card."""
    return f"{type(defect).__name__} in {type(command).__name__}"
