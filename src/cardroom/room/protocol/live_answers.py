"""The answers of the room about live tables: to their dealers, and to everybody."""

from typing import Literal

import msgspec

from cardroom.table.model.view import TableView
from cardroom.table.told.dealers_view import DealersHand


class LiveRow(msgspec.Struct, frozen=True):
    """A live table in the list of those where one deals; `dealer` is the name of its dealer."""

    table: str
    name: str
    house: str
    game: str
    stake: str
    seats: int
    players: int
    hands: int
    dealer: str


class LiveRows(msgspec.Struct, frozen=True):
    """The live tables at which one deals, in the order of opening; for the floor all there are."""

    tables: tuple[LiveRow, ...]


class LiveTableBody(msgspec.Struct, frozen=True):
    """A live table as its dealer sees it. ``acts`` counts all that was entered or taken back in the running hand: the
    next fact says that it comes after it. ``names`` are those of people by id.
    """

    table: TableView
    names: dict[str, str]
    role: Literal["floor", "dealer"]
    dealer: str
    dealer_name: str
    hand: DealersHand | None
    acts: int


class ScreenSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat on the screen of a live table: what lies in front of it, not what lies behind; ``rows`` are Open Face's."""

    seat: int
    name: str
    bet: int = 0
    in_hand: bool = False
    all_in: bool = False
    cards: tuple[str, ...] = ()
    up: tuple[str, ...] = ()
    away: bool = False
    rows: tuple[tuple[str, ...], ...] = ()


class ReaderToken(msgspec.Struct, frozen=True):
    """The token of a card reader, told once."""

    token: str


class StreamSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat on a stream, with its cards that a reader or the dealer had told by then, and not of who has folded."""

    seat: int
    name: str
    stack: int
    bet: int = 0
    in_hand: bool = False
    folded: bool = False
    all_in: bool = False
    cards: tuple[str, ...] = ()
    up: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


class LiveStream(msgspec.Struct, frozen=True, omit_defaults=True):
    """A live table as it was ``delay_seconds`` ago; without seats while nothing may be told yet. ``turn`` is the seat to
    act, 0 for none; ``pot`` all that is on the table.
    """

    table: str
    name: str
    house: str
    currency: str
    delay_seconds: int
    seats: tuple[StreamSeat, ...] = ()
    hand: int = 0
    dealer: int = 0
    turn: int = 0
    boards: tuple[tuple[str, ...], ...] = ()
    pot: int = 0


class LiveScreen(msgspec.Struct, frozen=True):
    """A live table as everybody may see it. ``pot`` is -1 where the house does not tell its size; ``clauses`` say so."""

    table: str
    name: str
    house: str
    game: str
    stake: str
    currency: str
    places: int
    seats: tuple[ScreenSeat, ...]
    hand: int
    dealer: int
    turn: int
    boards: tuple[tuple[str, ...], ...]
    community: tuple[str, ...]
    pot: int
    clauses: tuple[str, ...]
