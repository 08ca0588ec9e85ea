"""The answers of the room over HTTP: hands, accounts, the staff's overview. The HTTP API's answers are these.

Amounts in cents, times in milliseconds since 1970 (UTC).
"""

from typing import Final, Literal, Self

import msgspec

from cardroom.room.protocol.cash_seat_answers import OpenSeats, TakenAtTables, TimeCost
from cardroom.rules.layers.rule_faults import BookFault
from cardroom.table.events import AnyEvent
from cardroom.table.model.view import TableTerms
from cardroom.table.values.kinds import ChargeKind

AS_PROPOSED: Final = ""
"""What staff decided of a ruling where they ruled as the rulebook proposed."""

CreditOutcome = Literal["moved", "waits"]
"""Whether the money is there, or a second member of staff has to confirm it."""


class BuyInBody(msgspec.Struct):
    """What you may bring to a stake now, from ``least`` to ``most``, and the clauses that say so.

    ``bound_stack`` is what you took from a table of late and must bring back here, as far as this stake lets you;
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
    kind: str
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


class StaffSeat(msgspec.Struct):
    """A seat as staff see it: never a card."""

    seat: int
    player: str
    name: str
    stack: int
    state: str
    connected: bool


class StaffWaiting(msgspec.Struct):
    """A player in line for a seat at a table's stake."""

    player: str
    name: str


class StaffCharge(msgspec.Struct):
    """What a table may pay by time ("rake", "jackpot"): an amount for every so many seconds begun."""

    what: ChargeKind
    amount: int
    seconds: int
    in_force: bool


class StaffQuestion(msgspec.Struct):
    """What all players at a table are asked just now, as in `AllAsked`."""

    what: str
    seconds: int
    amount: int
    player: str
    name: str


class StaffTable(msgspec.Struct):
    """A table as staff see it: ``state`` as in its view, or ``frozen`` where it stands still after a fault.

    ``book`` is the version of its house's rulebook that it is dealt by.
    """

    table: str
    name: str
    pool: str
    house: str
    book: str
    state: str
    hand: str
    hands_dealt: int
    seat_count: int
    seats: tuple[StaffSeat, ...]
    charges: tuple[StaffCharge, ...]
    waiting: tuple[StaffWaiting, ...]
    plays_over: bool
    """Whether the house lets a player in line use an absent player's seat."""
    most_seats: int = 0
    """The most seats that staff may let it have."""
    last_round: bool = False
    """Whether the last round is announced."""
    question: StaffQuestion | None = None
    agrees_buy_ins: bool = False
    """Whether the house knows buy-ins outside its limits by agreement of all."""


class StaffPlayer(msgspec.Struct):
    """A player as staff see it. ``held`` is withheld money; ``shut_out`` names families of games."""

    player: str
    name: str
    role: str
    balance: int
    on_tables: int
    held: int
    online: bool
    closed: bool
    shut_out: tuple[str, ...]
    tables: tuple[str, ...]
    apart: tuple[str, ...] = ()
    """The ids of players whom this one is kept apart from."""
    household: tuple[str, ...] = ()
    """The ids of players who live with this one."""
    of_age: bool = False
    """Said so at sign-up, where a house asks."""
    document: str = ""
    """The kind of document staff have seen, "" for none."""


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


class StaffFund(msgspec.Struct):
    """A fund of a house that staff pay bonuses from, and what lies in it."""

    house: str
    fund: str
    balance: int


class StaffView(msgspec.Struct):
    """The room, live; whether a house asks for documents, and how far the clock is ahead, 0 where it hardly is."""

    now_ms: int
    tables: tuple[StaffTable, ...]
    players: tuple[StaffPlayer, ...]
    funds: tuple[StaffFund, ...]
    asks_identity: bool = False
    clock_ahead_ms: int = 0


class StaffPenalty(msgspec.Struct):
    """One penalty: what was given to whom, why and by which clauses, and what is ``left`` of it in hands.

    ``until_ms`` is the end of a time away; ``ended`` why staff ended it early; ``open`` while something is to be
    served.
    """

    id: str
    house: str
    table: str
    player: str
    name: str
    by: str
    kind: str
    hands: int
    served: int
    left: int
    until_ms: int
    reason: str
    clauses: tuple[str, ...]
    given_ms: int
    ended: str
    open: bool


class CitedClause(msgspec.Struct):
    """A clause that a penalty may cite."""

    id: str
    title: str


class PenaltyHouse(msgspec.Struct):
    """The sanctions that staff may give at the tables of a house."""

    house: str
    kinds: tuple[str, ...]
    clauses: tuple[CitedClause, ...]


class StaffPenalties(msgspec.Struct):
    """Penalties, newest first, and what each house has to give."""

    penalties: tuple[StaffPenalty, ...]
    houses: tuple[PenaltyHouse, ...]


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
    """The books in force after they were read anew. With ``faults`` none was taken up: the room keeps what it has."""

    houses: tuple[HouseReloaded, ...]
    faults: tuple[BookFaultBody, ...] = ()


class BalanceRow(msgspec.Struct):
    """One account of the trial balance."""

    account: str
    balance: int
    drift: int


class TrialBalance(msgspec.Struct):
    """All accounts, their sum (0 when the books balance) and those that drift from their entries."""

    sum: int
    accounts: tuple[BalanceRow, ...]
    drifting: tuple[str, ...]


class StaffRecord(msgspec.Struct):
    """An act of staff, when and why."""

    at_ms: int
    by: str
    what: str
    reason: str


class StaffRecords(msgspec.Struct):
    """The record, newest first."""

    records: tuple[StaffRecord, ...]


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


class StaffInvitation(msgspec.Struct):
    """An invitation: who gave it out and for whom, and who used it, "" while nobody has."""

    id: str
    by: str
    at_ms: int
    until_ms: int
    reason: str
    used_by: str
    open: bool


class StaffCredit(msgspec.Struct):
    """A credit that needs two: asked for by one member of staff; ``kind`` is "credit" or "pay_from_fund"."""

    id: str
    kind: str
    player: str
    name: str
    amount: int
    by: str
    by_name: str
    reason: str
    at_ms: int
    until_ms: int
    state: str
    open: bool


class AloneLimit(msgspec.Struct):
    """What may be given within 24 hours without a second member of staff, and how much of it is given and left."""

    most: int
    given: int
    left: int


class StaffLimits(msgspec.Struct):
    """The limits of what staff do alone. ``player`` is what one player may get of all staff within 24 hours; ``giver``
    is the limit of the person who asks, to all players together; ``room`` that of all staff together.
    """

    player: int
    giver: AloneLimit
    room: AloneLimit
    role_held_hours: int
    credit_waits_hours: int
    code_still_hours: int
    reset_code_hours: int
    invitation_days: int


class StaffPeople(msgspec.Struct):
    """Invitations, credits that wait, and the limits above which a second member of staff is needed. ``sign_up`` is
    "open", "invitation" or "closed".
    """

    now_ms: int
    sign_up: str
    limits: StaffLimits
    invitations: tuple[StaffInvitation, ...]
    credits: tuple[StaffCredit, ...]
