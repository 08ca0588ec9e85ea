"""Facts about one deal up to the cards: who plays, who posts, what was dealt."""

import msgspec

from cardroom.table.events.base import Event


class SeatInHand(msgspec.Struct, frozen=True):
    """A seat dealt into a hand and its stack before anything was posted."""

    seat: int
    player: str
    name: str
    stack: int


class DealerDrawn(Event, frozen=True):
    """The dealer position was drawn at random among the seats dealt in."""

    seat: int
    clauses: tuple[str, ...] = ()


class HandStarted(Event, frozen=True):
    """A deal begins. ``seal`` is the published commitment to the whole deck (hex), told before the first card.

    ``small_blind`` is 0 when nobody posts it in this hand. ``seats`` are in the order of dealing, the dealer last.
    """

    hand: str
    number: int
    at_ms: int
    game: str
    form: str
    dealer: int
    small_blind: int
    big_blind: int
    seats: tuple[SeatInHand, ...]
    seal: str
    clauses: tuple[str, ...] = ()


class AntePosted(Event, frozen=True):
    """A seat paid its ante into the pot."""

    seat: int
    amount: int
    stack: int
    all_in: bool = False
    clauses: tuple[str, ...] = ()


class BlindPosted(Event, frozen=True):
    """A seat posted a blind; ``blind`` is ``small`` or ``big``. Short when the stack was short."""

    seat: int
    blind: str
    amount: int
    bet: int
    stack: int
    all_in: bool = False
    clauses: tuple[str, ...] = ()


class HoleDealt(Event, frozen=True):
    """A seat got face-down cards: the places of the deck they came from (0 is dealt first), never the cards."""

    seat: int
    places: tuple[int, ...]


class BoardDealt(Event, frozen=True):
    """Community cards were dealt; ``street`` is ``flop``, ``turn`` or ``river``; ``board`` counts boards from 0."""

    street: str
    cards: tuple[str, ...]
    places: tuple[int, ...]
    board: int = 0
