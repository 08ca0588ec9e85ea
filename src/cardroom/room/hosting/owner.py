"""An owner as its host sees it: a value that decides, can be saved and loaded, and moves money of its own accounts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

import msgspec

from cardroom.ledger.accounts import kind_of
from cardroom.ledger.entry import Entry
from cardroom.rules.refused import Refused
from cardroom.store.rows import Change, LogRecord, OpenOwner, UncompressedHand


class Letter(NamedTuple):
    """A message that an owner wants to send to its parent or to a child, a tournament also to another of its house; the
    host numbers it.
    """

    to: str
    body: msgspec.Struct


class Ruled(msgspec.Struct):
    """The results of an owner's command, in order: one commit, and then the news for listeners.

    `events` prove a replay. `entries` move the owner's own accounts, or put money on wallets and into flight.
    `opens` are children that begin with this step; an owner that `closes` decides nothing more. `hand`, `log` and
    `changes` are rows of the same commit, `told` is the news for its listeners when all of it is durable. With a step that
    `stands` the owner's state is stored, so that no later program, which may refuse it, decides it again.
    """

    events: list[Any] = []
    entries: list[Entry] = []
    letters: list[Letter] = []
    opens: list[OpenOwner] = []
    closes: bool = False
    hand: UncompressedHand | None = None
    log: list[LogRecord] = []
    changes: list[Change] = []
    told: list[object] = []
    stands: bool = False


class Chance(NamedTuple):
    """The chance of one step: `drawn` is stored with it, `deck` only in the vault, if a hand begins."""

    drawn: bytes
    deck: bytes = b""


NO_CHANCE: Final = Chance(b"")
"""For commands that leave nothing to chance."""


class Asking(NamedTuple):
    """The context of a command: its sender ("" for the room itself), its time and its chance. `again`: it was decided
    before, and is carried out again at a start.
    """

    sender: str
    now_ms: int
    chance: Chance
    again: bool = False


class Owner(Protocol):
    """An object that decides about its own state. It knows no clock, no store and no chance but what it is given.

    Equal owners give equal results for equal commands. `commands` is the type (a union of tagged structs) of its
    commands and of the messages it can receive.
    """

    id: str

    @property
    def commands(self) -> Any:
        """The type of the commands: see above."""

    @property
    def can_dump(self) -> bool:
        """Whether the state may be saved now: not while cards lie on a table."""

    def decide(self, command: Any, asking: Asking) -> Ruled:
        """Carry out a command. Raises `Refused`, and then nothing has changed."""

    def begins_hand(self, command: Any) -> str:
        """Return the id of the hand a command begins, for the seed of its deck; "" for none."""

    def dump(self) -> bytes:
        """Return the whole state; equal owners give equal bytes."""

    def load(self, dump: bytes, seeds: Mapping[str, bytes]) -> None:
        """Load the state of `dump`; `seeds` has the seed of the last hand, whose cards are in no dump."""


@runtime_checkable
class DecliningOwner(Owner, Protocol):
    """An owner that may refuse a message, as a tournament and its table may. To the others nobody writes, or they take
    whatever is written to them: a message that such a one refuses is a defect.
    """

    def decline(self, message: Any, asking: Asking, why: Refused) -> Ruled:
        """Answer a message that `decide` refused: it counts as taken all the same."""


@runtime_checkable
class RecordedOwner(Owner, Protocol):
    """An owner whose steps are the records that they changed, as a desk's are: what was written stands by itself, also
    where the program that reads it would refuse the step today, or decide it in another way.
    """

    def again(self, command: Any, asking: Asking, written: Sequence[msgspec.Raw]) -> tuple[Ruled, str]:
        """Carry a step out again, as it was `written`; return its results, and why this program would not have brought it
        about: "" where it would, the code of a refusal, or "differs".
        """


class TimedOwner(Owner, Protocol):
    """An owner that its host (`OwnerHost`) wakes: cash tables have a clock of their own, and houses none."""

    def due(self) -> tuple[int, msgspec.Struct] | None:
        """The time at which the owner wants to be woken, and the command to give then; None for never."""


OF_ITS_OWNER: Final = frozenset(
    {"stack", "in", "escrow", "reserve", "floor", "seating", "leaving", "game", "lent", "claim"}
)
"""Kinds of accounts whose first name is the owner that may take money from them."""

FOR_ALL: Final = frozenset(
    {"wallet", "held", "in", "ticket", "rake", "fund", "mint", "floor", "seating", "leaving"}
)
"""Kinds of accounts that every owner may put money on."""

OF_A_DESK: Final = frozenset({"floor", "seating", "leaving"})
"""Kinds of accounts whose first name is a live desk: it sells chips for cash."""

FOR_CASH: Final = frozenset({"mint", "till"})
"""Kinds from which an owner that sells chips for cash takes as well, with the chips in the same entry."""


class NotItsOwn(AssertionError):
    """An owner tried to take money from an account of somebody else: a defect of the program."""


def check_own(owner: str, entries: Iterable[Entry], for_cash: bool = False) -> None:
    """Raise `NotItsOwn` for an entry that the owner may not make. A table whose chips are sold `for_cash` may do as a desk.

    So no act of another owner can cause a commit of this one to be refused: nobody else takes from its accounts. Cash for
    chips goes through the mint, which may go below zero, and the till, which holds what all such chips were sold for.
    """
    for entry in entries:
        for account, amount in entry.postings:
            kind = kind_of(account)
            if (kind in OF_ITS_OWNER and account.split(":")[1] == owner) or (amount > 0 and kind in FOR_ALL):
                continue
            if not (kind in FOR_CASH and (for_cash or _is_desks(owner, entry))):
                raise NotItsOwn(f"{owner} cannot move {amount} on {account}")


def _is_desks(owner: str, entry: Entry) -> bool:
    """Whether an entry moves chips of a desk."""
    return any(
        kind_of(account) in OF_A_DESK and account.split(":")[1] == owner for account, _ in entry.postings
    )
