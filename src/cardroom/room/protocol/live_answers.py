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


class ShareWon(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's part of a pot; ``share`` and ``run`` are as in `PotAwarded`."""

    seat: int
    name: str
    amount: int
    share: str = "high"
    run: int = 0


class PotResult(msgspec.Struct, frozen=True):
    """A pot as it was won, the main pot first; ``amount`` is without what the house took of it."""

    amount: int
    shares: tuple[ShareWon, ...]


class PotTake(msgspec.Struct, frozen=True, omit_defaults=True):
    """An amount taken of a hand's pots: the house's rake, or a drop for a ``fund``."""

    amount: int
    fund: str = ""


class PointsWon(msgspec.Struct, frozen=True):
    """A seat's result in a hand of Open Face, below 0 for a loss, in points and in money."""

    seat: int
    name: str
    points: int
    amount: int


class LiveResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of the newest decided hand of a live table; ``hand`` is its number there."""

    hand: int
    is_void: bool = False
    pots: tuple[PotResult, ...] = ()
    taken: tuple[PotTake, ...] = ()
    points: tuple[PointsWon, ...] = ()


class DropBox(msgspec.Struct, frozen=True):
    """What goes into one box of a table: that of the rake (`fund` ""), or of a bonus drop."""

    fund: str
    cents: int


class DropProposal(msgspec.Struct, frozen=True):
    """What the house takes of a pot by its rulebook, in all and by box, and the clauses; `first_round` where the hand ended
    in its first round. Without a pot the boxes alone are told.
    """

    table: int
    cents: int
    first_round: int
    boxes: tuple[DropBox, ...]
    clauses: tuple[str, ...]


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
    result: LiveResult | None = None


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
    """A seat on a stream, with its cards that the dealer had told by then, those of a reader once their hand is closed,
    and none of who has folded.
    """

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
    act, 0 for none; ``pot`` all that is on the table. ``desk_table`` is its number at the house's desk, 0 for none.
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
    result: LiveResult | None = None
    desk_table: int = 0


class LiveScreen(msgspec.Struct, frozen=True):
    """A live table as everybody may see it. ``pot`` is -1 where the house does not tell its size; ``clauses`` say so.
    ``desk_table`` is its number at the house's desk, 0 for none.
    """

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
    desk_table: int = 0
    result: LiveResult | None = None
