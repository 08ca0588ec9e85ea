"""The answers of the room over HTTP: hands, accounts, rulebooks. The HTTP API's answers are these.

Amounts in cents, times in milliseconds since 1970 (UTC).
"""

from typing import Final, Literal, Self

import msgspec

from cardroom.ledger.entry_kinds import EntryKind
from cardroom.room.protocol.cash_seat_answers import OpenSeats, TakenAtTables, TimeCost
from cardroom.rules.layers.rule_faults import BookFault
from cardroom.table.events import AnyEvent
from cardroom.table.model.view import TableTerms

AS_PROPOSED: Final = ""
"""What staff decided of a ruling where they ruled as the rulebook proposed."""

CreditOutcome = Literal["moved", "waits"]
"""Whether the money is there, or a second member of staff has to confirm it."""


class BuyInBody(msgspec.Struct):
    """What you may bring to a stake now, from ``least`` to ``most``, and the clauses that say so.

    ``bound_stack`` is what you took from a table recently and must bring back here, as far as this stake lets you;
    from ``free_at_ms`` on it binds no more. Both are 0 when nothing binds. ``chooses_seat`` says whether you may say
    which seat you get, ``seat_clauses`` why (not), and ``open_seats`` which you may choose now. ``by_time`` is what
    tables of this stake charge by the time now: a request for a seat names what of it you agree to. ``pots`` is what
    the house takes from the pots at the tables where you may be seated.
    """

    pool: str
    least: int
    most: int
    clauses: tuple[str, ...]
    bound_stack: int
    free_at_ms: int
    chooses_seat: bool = False
    seat_clauses: tuple[str, ...] = ()
    open_seats: tuple[OpenSeats, ...] = ()
    by_time: tuple[TimeCost, ...] = ()
    pots: tuple[TakenAtTables, ...] = ()


class OpeningBody(msgspec.Struct):
    """Proof that a place of the sealed deck held this card."""

    place: int
    card: str
    salt: str
    path: tuple[str, ...]


class HandBody(msgspec.Struct):
    """One hand as you may know it: its events in order, and the proof for the cards you saw. ``names`` are those of the
    players by their ids, as they are called today.
    """

    hand: str
    terms: TableTerms
    events: tuple[AnyEvent, ...]
    you: int
    root: str
    openings: tuple[OpeningBody, ...]
    names: dict[str, str]


class LedgerLine(msgspec.Struct):
    """One line of an account: what came in (positive) or went out, and why."""

    entry: str
    at_ms: int
    kind: EntryKind
    reason: str
    amount: int
    balance: int


class LedgerLines(msgspec.Struct):
    """An account's lines, newest first."""

    account: str
    balance: int
    on_tables: int
    lines: tuple[LedgerLine, ...]
    next: str


class ComplaintRow(msgspec.Struct):
    """A complaint, and its answer ("" and 0 while it has none). `about` is whom or what it is about, in words."""

    id: str
    player: str
    name: str
    at_ms: int
    text: str
    about: str
    answer: str
    answered_by: str
    answered_ms: int


class ComplaintRows(msgspec.Struct):
    """Complaints, those without an answer first, and the clauses by which they are looked into."""

    complaints: tuple[ComplaintRow, ...]
    clauses: tuple[str, ...]


class BookFaultBody(msgspec.Struct):
    """What is wrong with a rulebook or a structure: the file, the line (0 where there is none), the entry, and what to
    do. A structure's fault has a ``code`` with ``args`` for clients' own words, and the ``clauses`` of a house behind it.
    """

    file: str
    line: int
    entry: str
    message: str
    code: str = ""
    args: dict[str, int | str] = {}
    clauses: tuple[str, ...] = ()

    @classmethod
    def of(cls, fault: BookFault) -> Self:
        """The body of a fault."""
        args = dict(fault.args)
        return cls(fault.file, fault.line, fault.entry, fault.message, fault.code, args, fault.clauses)


class HouseReloaded(msgspec.Struct):
    """A house's book in force; ``changed`` when this reading brought it."""

    house: str
    name: str
    version: str
    changed: bool


class Reloaded(msgspec.Struct):
    """The books in force after they were read again. With ``faults`` none was taken up: the room keeps what it has."""

    houses: tuple[HouseReloaded, ...]
    faults: tuple[BookFaultBody, ...] = ()


class CodeGiven(msgspec.Struct):
    """A code that is told this once: for an account, or one ``half`` of that for a new password."""

    code: str
    until_ms: int
    half: Literal["", "first", "second"] = ""


class MySession(msgspec.Struct):
    """One sign-in of yours: what the browser calls itself, where it came from, when; ``here`` is the one that asks."""

    id: str
    device: str
    address: str
    created_ms: int
    used_ms: int
    here: bool


class MySessions(msgspec.Struct):
    """A browser in which you are signed in."""

    sessions: tuple[MySession, ...]
