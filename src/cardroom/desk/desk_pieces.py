"""What a desk knows, in small records under a name each: an act puts some of them anew, and a counter-act puts them back.

Amounts are cents (or the smallest unit of the house's money), times milliseconds since 1970.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from cardroom.cash.buy_in_bounds import Departure
from cardroom.desk.depth_commands import TableDepth
from cardroom.desk.screen_commands import Shape, ShownScreen


class GamingDay(msgspec.Struct, frozen=True, tag="day"):
    """A gaming day; it is over once it has a closing time."""

    number: int
    opened_ms: int
    opened_by: str
    book: str
    closed_ms: int = 0


class NotedHand(msgspec.Struct, frozen=True):
    """The last hand that was counted: when it began, the seats of button and blinds (0: none; `small_seat` is that of a
    small blind which nobody posted), the seats `dealt` in, who won how much where it was told, who straddled in order.
    """

    at_ms: int
    dealer: int
    small_blind: int
    big_blind: int
    small_seat: int
    dealt: tuple[int, ...]
    winner: int = 0
    pot: int = 0
    drop: int = 0
    straddles: tuple[int, ...] = ()


class DeskTable(msgspec.Struct, frozen=True, tag="table"):
    """A live table. `locked` is why it takes nobody, "" if it does; `phase` "breaking" while staff close it.

    `told` is the id of the table at which its hands are entered, and which has the stacks: at the depth "play", and until
    the last stack came back from there. `hands` were counted by the desk; `last` is the latest of them.
    `filmed_ms` is since when the table is filmed, 0 while it is not.
    """

    number: int
    pool: str
    seats: int
    opened_ms: int
    opened_by: str
    why: str
    phase: Literal["open", "last_round", "breaking"] = "open"
    locked: str = ""
    feeds: int = 0
    point_cents: int = 0
    depth: TableDepth = "seats"
    told: str = ""
    hands: int = 0
    last: NotedHand | None = None
    filmed_ms: int = 0


class SeatAbsence(msgspec.Struct, frozen=True):
    """An absence from a seat, until which the house keeps it."""

    since_ms: int
    until_ms: int
    is_long: bool


class OverPlayer(msgspec.Struct, frozen=True):
    """A player at the seat of another who is away; `is_told` and `serving` are as in `DeskSeat`."""

    player: str
    stack: int
    since_ms: int
    is_told: bool = False
    serving: int = 0


class SeatGoing(msgspec.Struct, frozen=True):
    """A player on the way to another table, who plays the hand to its end; the wish is as in `MoveToTable`."""

    to_table: int
    to_seat: int
    brings: int
    by_house: bool
    why: str
    by: str


class DeskSeat(msgspec.Struct, frozen=True, tag="seat"):
    """A seat that somebody has, or that is kept free (`locked` says why).

    `stack` is as last counted, at `counted_ms`. `is_confirmed`: the dealer has said that the player sits there.
    `owes` is the blind due for a change of seats or for coming in. `is_told`: the table at which hands are entered has
    the stack, or is to get it; `going` is where its player goes when that table gives it back, and
    `serving` the hands to miss by penalties that it knows of.
    """

    table: int
    number: int
    player: str = ""
    stack: int = 0
    counted_ms: int = 0
    since_ms: int = 0
    is_confirmed: bool = False
    owes: Literal["", "small_blind", "big_blind"] = ""
    away: SeatAbsence | None = None
    over: OverPlayer | None = None
    locked: str = ""
    is_told: bool = False
    going: SeatGoing | None = None
    serving: int = 0


class SeatCall(msgspec.Struct, frozen=True):
    """A call to a seat, which is kept until a time."""

    table: int
    seat: int
    called_ms: int
    until_ms: int


class ListPlace(msgspec.Struct, frozen=True, tag="place"):
    """A player on the list of a game. Places go by `drawn` (a closed table's players, by their cards), then by `order`.

    Signed up by phone, a player has no `confirmed_ms` until reporting at the desk. `contact` is the row of the number to
    call the player by, which is erased with the place.
    """

    pool: str
    player: str
    order: int
    since_ms: int
    by_phone: bool = False
    confirmed_ms: int = 0
    drawn: int = 0
    call: SeatCall | None = None
    contact: str = ""


class TableDeparture(msgspec.Struct, frozen=True):
    """A departure from a live table, with the stack that was carried off."""

    table: int
    departure: Departure


class PlayerEvening(msgspec.Struct, frozen=True, tag="evening"):
    """What is counted of a player by the gaming day: long breaks, buy-ins, whether the last one was a short one
    (`is_short`) or any was (`had_short`), and departures.
    """

    player: str
    long_breaks: int = 0
    buy_ins: int = 0
    had_short: bool = False
    is_short: bool = False
    departures: tuple[TableDeparture, ...] = ()


class StoredChips(msgspec.Struct, frozen=True, tag="stored"):
    """Chips that staff keep for a player against a receipt, which has the number of the act."""

    receipt: int
    player: str
    cents: int
    table: int
    since_ms: int


class PairApart(msgspec.Struct, frozen=True, tag="apart"):
    """Two players who are seated at no table together."""

    one: str
    other: str
    since_ms: int
    by: str
    why: str


class ScreenLayout(msgspec.Struct, frozen=True, tag="layout"):
    """The parts of a television, each with the screens that take turns in it; act `number` arranged it so."""

    name: str
    shape: Shape
    parts: tuple[tuple[ShownScreen, ...], ...]
    number: int


Piece = GamingDay | DeskTable | DeskSeat | ListPlace | PlayerEvening | StoredChips | PairApart | ScreenLayout


DAY = "day"


def table_key(table: int) -> str:
    """The name of a table's record."""
    return f"table:{table}"


def seat_key(table: int, seat: int) -> str:
    """The name of a seat's record."""
    return f"seat:{table}:{seat}"


def place_key(pool: str, player: str) -> str:
    """The name of a record of a list."""
    return f"place:{pool}:{player}"


def evening_key(player: str) -> str:
    """The name of what is counted of a player."""
    return f"evening:{player}"


def stored_key(receipt: int) -> str:
    """The name of stored chips."""
    return f"stored:{receipt}"


def apart_key(player: str, other: str) -> str:
    """The name of a pair that is kept apart, whoever is named first."""
    return "apart:" + ":".join(sorted((player, other)))


def layout_key(name: str) -> str:
    """The name of a layout's record: capital letters make no difference."""
    return f"layout:{name.casefold()}"
