"""The answers of the room to staff: tables, players, people, penalties, accounts, acts."""

from typing import Literal

import msgspec

from cardroom.rules.decisions import PenaltyKind
from cardroom.store.people_rows import Role
from cardroom.table.values.kinds import ChargeKind, Matter, SeatState, TableState


class StaffSeat(msgspec.Struct):
    """A seat as staff see it: never a card."""

    seat: int
    player: str
    name: str
    stack: int
    state: SeatState
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

    what: Matter
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
    state: TableState | Literal["frozen"]
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
    role: Role
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


class StaffFund(msgspec.Struct):
    """A fund of a house that staff pay bonuses from, and what lies in it."""

    house: str
    fund: str
    balance: int


class MoneyDifference(msgspec.Struct):
    """A difference in the books, in cents: an account (or an entry), its sum by the entries, and the one found."""

    account: str
    expected: int
    found: int
    why: str


class PayoutsPaused(msgspec.Struct):
    """Payouts stand still since then, because the books do not add up; ``differs`` are the first of ``number``."""

    since_ms: int
    differs: tuple[MoneyDifference, ...]
    number: int


class StaffView(msgspec.Struct):
    """The room, live; whether a house asks for documents, and how far the clock is ahead, 0 where it hardly is.

    ``players`` has everybody who is connected, sits at a table or waits for one, and others up to a thousand; a search
    finds the rest where there are ``more_players``.
    """

    now_ms: int
    tables: tuple[StaffTable, ...]
    players: tuple[StaffPlayer, ...]
    funds: tuple[StaffFund, ...]
    asks_identity: bool = False
    clock_ahead_ms: int = 0
    more_players: bool = False
    payouts: PayoutsPaused | None = None


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
    kind: PenaltyKind
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
    kind: Literal["credit", "pay_from_fund"]
    player: str
    name: str
    amount: int
    by: str
    by_name: str
    reason: str
    at_ms: int
    until_ms: int
    state: Literal["open", "confirmed", "declined"]
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


class TableTemplateRow(msgspec.Struct):
    """A table that staff keep by a name: its stake, and what tables opened by it have of their own. ``pool`` is the
    stake's id, "" where its house does not offer it now; ``by`` is the name of who kept it.
    """

    template: str
    name: str
    house: str
    game: str
    stake: str
    pool: str
    table_name: str
    seats: int
    languages: tuple[str, ...]
    by: str
    at_ms: int


class TableTemplateRows(msgspec.Struct):
    """All of them, by name."""

    templates: tuple[TableTemplateRow, ...]
