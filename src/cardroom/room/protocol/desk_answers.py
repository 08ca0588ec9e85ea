"""What pages show of a live desk. Times are milliseconds since 1970, amounts the smallest unit of the house's money."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cardroom.desk.depth_commands import TableDepth
from cardroom.desk.desk_commands import AnyDeskCommand
from cardroom.desk.kept_records import MarkKind, RecordKind
from cardroom.desk.screen_commands import Shape, ShownScreen
from cardroom.rules.decisions import PenaltyKind

PageFault = Literal["", "no_answer", "unreachable", "refused", "busy"]
"""The reason that a system was not reached: no answer in time, no connection, a status that says no, or too many wait."""


PageState = Literal["", "sending", "sent", "failed", "unknown"]
"""The state of the message of a call that stands; "unknown" if the room was started since, "" for none to be sent."""


class DeskSeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat. `called` is who is called to it, `over` who plays over there; `owes` a blind that is due.

    `stack` is as last counted, at `counted_ms`. Where hands are entered (`DeskTableView.told`) it is to the chip and nobody
    counted it: `counted_ms` is 0.
    """

    seat: int
    player: str = ""
    name: str = ""
    stack: int = 0
    counted_ms: int = 0
    since_ms: int = 0
    confirmed: bool = False
    owes: Literal["", "small_blind", "big_blind"] = ""
    away_since_ms: int = 0
    away_until_ms: int = 0
    away_long: bool = False
    over: str = ""
    over_name: str = ""
    over_stack: int = 0
    locked: str = ""
    called: str = ""
    called_name: str = ""
    called_until_ms: int = 0
    leaves: bool = False
    """The player leaves when the running hand is over."""
    to_table: int = 0
    to_seat: int = 0
    """The seat that the player moves to when the running hand is over."""
    marks: tuple[MarkKind, ...] = ()
    """Kinds of open records about the player, as "exclusion", "penalty", "case", "forbidden": for staff alone."""
    had_long_break: bool = False
    had_short: bool = False
    """The player has had the long break or a short buy-in, each of which is once an evening."""


class DeskTableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A live table. Its seats, chips and who opened it are told to staff alone; that it is filmed (`filmed_ms`: since when)
    to everybody.
    """

    table: int
    pool: str
    game: str
    stake: str
    seats: int
    taken: int
    free: int
    phase: Literal["open", "last_round", "breaking"]
    opened_ms: int
    locked: bool = False
    feeds: int = 0
    point_cents: int = 0
    min_buy_in: int = 0
    max_buy_in: int = 0
    at: tuple[DeskSeatView, ...] = ()
    chips: int = 0
    opened_by: str = ""
    why: str = ""
    dealer: str = ""
    dealer_since_ms: int = 0
    deck: str = ""
    depth: TableDepth = "seats"
    told: str = ""
    """The table at which the hands are entered, and which has the stacks."""
    hands: int = 0
    hand_ms: int = 0
    button: int = 0
    small_blind: int = 0
    big_blind: int = 0
    """The seats of the last hand that was counted."""
    straddles: tuple[int, ...] = ()
    """Those that straddled in it, in order."""
    hand: int = 0
    """The number of the hand that is entered now; 0 between two hands, and where none are entered."""
    decided: bool = False
    """That hand is decided and its pots are not pushed yet. Stacks are those that it leaves, else those at its start."""
    box: int = 0
    """The chips in no stack of a table whose hands are entered: taken for the house, in the box until it is counted.
    Below zero if more was counted out of it than was taken.
    """
    filmed_ms: int = 0


class DeskPlaceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on a list. `table` and `seat` are those called to, until `until_ms`; `player` is told to staff, and to the
    player.
    """

    name: str
    since_ms: int
    player: str = ""
    by_phone: bool = False
    reported: bool = False
    drawn: int = 0
    table: int = 0
    seat: int = 0
    called_ms: int = 0
    until_ms: int = 0
    marks: tuple[MarkKind, ...] = ()
    contact: str = ""
    """The phone or pager number, for staff who call: it is forgotten with the place."""
    paged: PageState = ""
    """The state of the message to the house's own system about this call, for staff who call; "" where none is sent."""
    page_fault: PageFault = ""
    page_status: int = 0
    """The reason of a message that "failed"; `page_status` is what the system answered, 0 for nothing."""


class DeskListView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The list of a game, with the seats that are free for it. Staff see whose turn it is (`next`), and at which table."""

    pool: str
    game: str
    stake: str
    places: tuple[DeskPlaceView, ...]
    free: int
    next: str = ""
    next_table: int = 0


class RecordField(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of an act or a record by its name: `kind` says whether it is text, a word of the desk ("choice"), a game, a
    number, money, a moment, or a yes. `text` has the names of people; of a share it is who gets `number`.
    """

    name: str
    kind: Literal["text", "choice", "game", "number", "money", "time", "yes"]
    text: str = ""
    number: int = 0


class DeskRecordView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record that the desk keeps: of what kind, by which act's number (or the table's, the person's: `of`), since when,
    by whom, why, and what it says; open until `closed_ms`. `about` are the ids of the people it is about; `table` is the
    number of a table at the desk or, with its id, of the tournament `event`.
    """

    kind: RecordKind
    number: int
    of: str
    since_ms: int
    by: str
    fields: tuple[RecordField, ...]
    about: tuple[str, ...] = ()
    why: str = ""
    closed_ms: int = 0
    closed_by: str = ""
    table: int = 0
    event: str = ""


class PastRecords(msgspec.Struct, frozen=True):
    """A page of records of earlier evenings, newest first; `before_ms` and `before_id` name the next page, 0 and "" where
    this is the last.
    """

    records: tuple[DeskRecordView, ...]
    before_ms: int
    before_id: str


class DeskActView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act: when it was (and when it was entered, if later), who did what, why, by which clauses. `undone_by` is the
    number of its counter-act.
    """

    number: int
    at_ms: int
    did: str
    by: str
    entered_ms: int = 0
    why: str = ""
    clauses: tuple[str, ...] = ()
    name: str = ""
    other: str = ""
    pool: str = ""
    table: int = 0
    seat: int = 0
    to_table: int = 0
    to_seat: int = 0
    cents: int = 0
    takes_back: int = 0
    undone_by: int = 0
    fields: tuple[RecordField, ...] = ()


class StoredView(msgspec.Struct, frozen=True):
    """Chips kept for a player against a receipt."""

    receipt: int
    name: str
    cents: int
    table: int
    since_ms: int


class StackToCome(msgspec.Struct, frozen=True):
    """A stack that a player has carried off from a table of this `stake` and must come back with until `until_ms`."""

    player: str
    name: str
    stake: str
    cents: int
    table: int
    left_ms: int
    until_ms: int


class ApartView(msgspec.Struct, frozen=True):
    """Two players who are kept apart."""

    player: str
    other: str
    name: str
    other_name: str
    why: str


class DeskPerson(msgspec.Struct, frozen=True):
    """A person whom the desk knows."""

    player: str
    name: str


class ChipCount(msgspec.Struct, frozen=True):
    """The places of chips: `given_out` by the cage, less the drops of closed days, is the sum of the others. `boxes` are
    those that tables whose hands are entered have in no stack; elsewhere they are among those `at_tables` until they are
    counted.
    """

    given_out: int
    at_tables: int
    stored: int
    drop: int
    difference: int
    held: int = 0
    confiscated: int = 0
    jackpot: int = 0
    jackpot_today: int = 0
    boxes: int = 0
    restaurant: int = 0


class DeskSheet(msgspec.Struct, frozen=True):
    """The figures of a gaming day: chips `sold` and `paid` out for cash, the cash that stays (`cash`), and the drops, the
    jackpot's collection and the missing chips that tables left; `others` are chips stored, held back, at the restaurant,
    and in the fund.
    """

    sold: int
    paid: int
    cash: int
    drop: int
    jackpot: int
    difference: int
    others: int


class DeskOffice(msgspec.Struct, frozen=True):
    """The part for staff: the latest acts, newest first, chips, stored stacks, pairs, people, and the games on offer."""

    acts: tuple[DeskActView, ...]
    chips: ChipCount
    stored: tuple[StoredView, ...]
    apart: tuple[ApartView, ...]
    people: tuple[DeskPerson, ...]
    pools: tuple[str, ...]
    long_break: str
    closed_table: str
    playing_over: str
    by_agreement: bool
    records: tuple[DeskRecordView, ...] = ()
    penalty_kinds: tuple[str, ...] = ()
    games: tuple[str, ...] = ()
    allowed: tuple[str, ...] | None = None
    """The acts that the viewer's role may do, None for all."""
    sheet: DeskSheet | None = None
    restaurant: bool = False
    """Whether players may pay for food and drink with chips of the table."""
    to_come: tuple[StackToCome, ...] = ()


class OwnPenalty(msgspec.Struct, frozen=True, omit_defaults=True):
    """A penalty of the viewer that is still to serve: hands `left`, or until a time."""

    kind: PenaltyKind
    left: int = 0
    until_ms: int = 0


class OwnConsent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question to the viewer: whether a player, by `name`, may buy chips for `cents` at a `table` outside the limits, and
    the viewer's answer so far.
    """

    consent: int
    table: int
    name: str
    cents: int
    answer: Literal["", "agreed", "declined"] = ""


class DeskYou(msgspec.Struct, frozen=True, omit_defaults=True):
    """The viewer's own seat, 0 for none, and until when it is kept on a break; stored chips, penalties to serve. Its table
    is `filmed`; buy-ins there that the viewer is `asked` about.
    """

    table: int = 0
    seat: int = 0
    away_until_ms: int = 0
    pools: tuple[str, ...] = ()
    receipts: tuple[StoredView, ...] = ()
    penalties: tuple[OwnPenalty, ...] = ()
    filmed: bool = False
    asked: tuple[OwnConsent, ...] = ()


class DeskView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A live desk. `number` is that of its latest act, `now_ms` the room's time: all clocks are computed from it."""

    house: str
    number: int
    now_ms: int
    currency: str
    call_seconds: int
    day: int = 0
    opened_ms: int = 0
    closed_ms: int = 0
    tables: tuple[DeskTableView, ...] = ()
    lists: tuple[DeskListView, ...] = ()
    you: DeskYou | None = None
    office: DeskOffice | None = None
    layouts: tuple[LayoutView, ...] = ()
    jackpot: DeskJackpot | None = None


class LayoutView(msgspec.Struct, frozen=True):
    """The parts of a television, each with the screens that take turns there. Act `number` arranged it so."""

    name: str
    shape: Shape
    parts: tuple[tuple[ShownScreen, ...], ...]
    number: int


class DeskJackpot(msgspec.Struct, frozen=True, omit_defaults=True):
    """The jackpot of the live tables: the sum `fund` that can be won now, the `base` that the house makes it up to, and
    what was `paid` last, for a claim of that time.
    """

    fund: int
    base: int
    paid: int = 0
    paid_ms: int = 0


class DeskActAnswer(msgspec.Struct, frozen=True):
    """An act that is stored; by its number it can be taken back."""

    number: int


class NewDeskPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person without an account, by the name that lists show."""

    name: str


class DeskActBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An act at a desk; `do` says which. `contact` is a phone or pager number to call the player by, with a sign-up by
    staff: it is seen by staff alone, and forgotten when the place on the list ends.
    """

    act: AnyDeskCommand
    contact: Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z+*#@()._/ -]{0,40}(?![\s\S])")] = ""
