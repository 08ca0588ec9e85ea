"""The registration desk of a live tournament: what it sells, whom it has registered, and what it pays out."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cardroom.desk.kept_records import MarkKind
from cardroom.room.protocol.bodies import WithReason
from cardroom.tournament.deals.prize_deal import Method
from cardroom.tournament.play.prices import Sale
from cardroom.tournament.play.tournament_commands import ContactWish, Document
from cardroom.tournament.play.tournament_state import Phase
from cardroom.tournament.prizes.prize_pool import Feat
from cardroom.tournament.results import PaidFor

Known = Annotated[str, msgspec.Meta(max_length=64)]
Cents = Annotated[int, msgspec.Meta(ge=0, le=10**12)]
Sold = Literal["entry", "rebuy", "add_on"]
"""The items on sale; an entry of somebody who was out is a re-entry."""
Attendance = Literal["waits", "seated", "here", "absent", "out", "done"]
"""A person who waits for a seat, has been drawn one, sits at it, is away from it, is out, or has come to a place."""


class SaleAtDesk(msgspec.Struct, forbid_unknown_fields=True):
    """A sale for cash to a `player` (an account, or somebody whom the house knows), or to somebody new by `name`.

    `cents` is the price that the buyer was told. `document` is the one that was seen. `agrees`: to the condition, where
    there is one. `pool_cents` goes into the pool where buyers choose that, `flight` is the one to play (0: the next).
    `ticket` is the number of one that the player has won and enters by, in place of cash: with a document.
    """

    player: Known = ""
    name: Annotated[str, msgspec.Meta(max_length=100)] = ""
    sale: Sold = "entry"
    cents: Cents | None = None
    document: Document | Literal[""] = ""
    pool_cents: Cents = 0
    flight: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    agrees: bool = False
    ticket: Known = ""


class SoldReceipt(msgspec.Struct, frozen=True):
    """The number of a receipt, and who it is for."""

    player: str
    number: int


class EntryBack(WithReason):
    """The player whose entry is taken back before the start."""

    player: Known


class VoucherPaid(msgspec.Struct, forbid_unknown_fields=True):
    """How a voucher is settled: in cash, for which somebody `signed`, or (not `cash`) left in the wallet."""

    number: Annotated[int, msgspec.Meta(ge=1, le=2**53)]
    signed: Annotated[str, msgspec.Meta(max_length=100)] = ""
    cash: bool = True


class AlternateAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who waits for a place: a `player` (as in a sale), or somebody new by `name`."""

    player: Known = ""
    name: Annotated[str, msgspec.Meta(max_length=100)] = ""


class AlternateStruck(WithReason):
    """The number of an alternate who waits no longer."""

    number: Annotated[int, msgspec.Meta(ge=1, le=2**53)]


class AlternateRow(msgspec.Struct, frozen=True):
    """Somebody who waits for a place, since when, and who wrote it down."""

    number: int
    player: str
    name: str
    since_ms: int
    by: str


class CashTakenBack(WithReason):
    """Cash that was paid for a voucher comes back, and is owed again."""

    number: Annotated[int, msgspec.Meta(ge=1, le=2**53)]


class CashMoved(WithReason):
    """Cash that is brought to the house's till, or (below 0) taken out to the safe."""

    cents: Annotated[int, msgspec.Meta(ge=-(10**12), le=10**12)]


class DealPut(msgspec.Struct, forbid_unknown_fields=True):
    """A deal that a ``player`` wants, who has ``signed``: by ICM, by chips or by ``amounts``, with ``for_winner``
    cents still to play for.
    """

    player: Known
    method: Method
    for_winner: Cents = 0
    amounts: Annotated[dict[Known, Cents], msgspec.Meta(max_length=100)] = {}
    signed: Annotated[str, msgspec.Meta(max_length=100)] = ""


class DealSigned(msgspec.Struct, forbid_unknown_fields=True):
    """The answer of a player: agrees, and who ``signed``; or (not ``agrees``) no."""

    player: Known
    signed: Annotated[str, msgspec.Meta(max_length=100)] = ""
    agrees: bool = True


class PriceRow(msgspec.Struct, frozen=True):
    """An item on sale now, with its parts in cents (of the fee the ``staff`` have a part), and the chips it gives: the
    event's set is enough for so many ``more``, and for one more there are too few chips of ``first_out``; None, 0: nothing
    is known of the set.
    """

    sale: Sold
    pool: int
    fee: int
    bounty: int
    cents: int
    chips: int
    more: int | None = None
    first_out: int = 0
    staff: int = 0


class RegisteredRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person who has entered: the seat, if one was drawn; what has become of the person, and who tried to reach them."""

    player: str
    name: str
    entries: int
    attends: Attendance
    table: int = 0
    seat: int = 0
    chips: int = 0
    has_account: bool = False
    awaits_document: bool = False
    tries: int = 0
    wish: ContactWish | Literal[""] = ""


class ReceiptRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A receipt; `returned`: its money, or the `ticket` that paid it, was given back. Of the fee `staff` is theirs."""

    number: int
    player: str
    name: str
    sale: Sale
    pool: int
    fee: int
    bounty: int
    cents: int
    paid: Literal["cash", "wallet", "ticket"]
    at_ms: int
    by: str = ""
    document: Document | Literal[""] = ""
    returned: bool = False
    ticket: str = ""
    staff: int = 0


class HeldTicket(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ticket that may pay an entry here, whose winner has not entered: its number, its worth, and until when it holds (0:
    without an end).
    """

    ticket: str
    player: str
    name: str
    cents: int
    until_ms: int = 0


class VoucherRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Money that the tournament owes, or has paid: `settled` how, `by` whom, when, and who `signed`. A "ticket" that paid
    an entry is its winner's again. `why` tells prizes without a place apart; of a special prize the `feat` it is for, to
    a number of `chips` where it asks for one.
    """

    number: int
    player: str
    name: str
    kind: Literal["prize", "bounty", "entry_returned", "fee_returned", "bounty_returned"]
    cents: int
    at_ms: int
    place: int = 0
    has_account: bool = False
    receipts: tuple[int, ...] = ()
    settled: Literal["", "cash", "wallet", "void", "ticket"] = ""
    by: str = ""
    settled_ms: int = 0
    signed: str = ""
    why: PaidFor | Literal[""] = ""
    feat: Feat | Literal[""] = ""
    chips: int = 0


class CashOfEvent(msgspec.Struct, frozen=True):
    """The event's cash in cents: taken in, paid out, still `owed`; and what the house's till holds of all events."""

    taken: int
    paid: int
    owed: int
    till: int


class MarkShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """The kind of an open record, and until when it holds; 0 where somebody has to end it."""

    kind: MarkKind
    until_ms: int = 0


class MarkedRow(msgspec.Struct, frozen=True):
    """A person of whom staff should know something when the person registers: the kinds of open records. What has ended by
    its time is not shown.
    """

    player: str
    name: str
    marks: tuple[MarkShown, ...]


class RegistrationView(msgspec.Struct, frozen=True):
    """The registration desk of one tournament."""

    tournament: str
    name: str
    house: str
    phase: Phase
    now_ms: int
    prices: tuple[PriceRow, ...]
    documents: bool
    condition: str
    entrants: tuple[RegisteredRow, ...]
    receipts: tuple[ReceiptRow, ...]
    vouchers: tuple[VoucherRow, ...]
    cash: CashOfEvent
    alternates: tuple[AlternateRow, ...]
    """Who waits for a place, the first first."""
    marked: tuple[MarkedRow, ...] = ()
    """All whom the house's desk has on record, and who serves a penalty in this tournament."""
    tickets: tuple[HeldTicket, ...] = ()
    """The tickets that may pay an entry now."""
