"""Facts about one deal up to the cards: who plays, who posts, what was dealt."""

import msgspec

from cardroom.table.events.base import Event
from cardroom.table.values.kinds import Automatic, Blind
from cardroom.table.values.stakes import Stakes


class SeatInHand(msgspec.Struct, frozen=True, gc=False):
    """A seat dealt into a hand and its stack before anything was posted."""

    seat: int
    player: str
    stack: int


class BombPot(msgspec.Struct, frozen=True, gc=False):
    """What everybody dealt in pays before the cards of a bomb pot, and on how many boards it is played."""

    ante: int
    boards: int


class CardDrawn(msgspec.Struct, frozen=True, gc=False):
    """One seat's card of the draw for the button."""

    seat: int
    card: str


class DealerDrawn(Event, frozen=True):
    """The dealer position was drawn at random among the seats dealt in; ``cards`` where the highest one gets it."""

    seat: int
    clauses: tuple[str, ...] = ()
    cards: tuple[CardDrawn, ...] = ()


class HandStarted(Event, frozen=True):
    """A deal begins. ``seal`` is the published commitment to the whole deck (hex), told before the first card.

    ``small_blind`` is 0 when nobody posts it in this hand, ``big_blind`` too in a hand without blinds. ``seats`` are in
    the order of dealing, the dealer last. ``game`` is the house's name for what the table plays, ``deal`` the
    declaration this hand is dealt by, "" while it is still to be chosen. ``passed_over`` is the seat that sits this
    hand out because of its position. ``betting_button`` is the seat of a second button that the betting after the
    first round begins from, 0 without one. ``stakes`` are those of a tournament's level; None: those of the table's
    terms. ``bomb_pot``: what kind of bomb pot the hand is, None for any other.
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
    deal: str = ""
    passed_over: int = 0
    betting_button: int = 0
    stakes: Stakes | None = None
    bomb_pot: BombPot | None = None


class GameAnnounced(Event, frozen=True):
    """At a table of several games in turn: what this hand plays, the ``hand``-th of the ``hands`` of its game."""

    deal: str
    form: str
    hand: int
    hands: int
    clauses: tuple[str, ...] = ()


class GameChosen(Event, frozen=True):
    """A seat chose the game of this hand; ``automatic`` is ``""`` or why the room chose for it."""

    seat: int
    deal: str
    form: str
    automatic: Automatic = ""
    clauses: tuple[str, ...] = ()


class AntePosted(Event, frozen=True):
    """A seat paid an ante into the pot; ``for_all`` when it is the one ante posted for everybody."""

    seat: int
    amount: int
    stack: int
    all_in: bool = False
    clauses: tuple[str, ...] = ()
    for_all: bool = False


class BlindPosted(Event, frozen=True):
    """A seat posted a blind; ``blind`` is ``small``, ``big``, ``straddle`` (a raise before the cards), or ``entry``:
    out of position, by a player who comes in.

    Short when the stack was short.
    """

    seat: int
    blind: Blind
    amount: int
    bet: int
    stack: int
    all_in: bool = False
    clauses: tuple[str, ...] = ()


class DeadBlindPosted(Event, frozen=True):
    """A seat paid a blind it had missed straight into the pot: it is nobody's bet."""

    seat: int
    amount: int
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


class RestOfBoardShown(Event, frozen=True):
    """The hand is over before its board was: the cards that would have come to ``board``. They were never dealt."""

    cards: tuple[str, ...]
    places: tuple[int, ...]
    board: int = 0
    clauses: tuple[str, ...] = ()


class UpCardDealt(Event, frozen=True):
    """A seat got a card face up."""

    seat: int
    card: str
    place: int


class CommunityCardDealt(Event, frozen=True):
    """The deck ran too short for everybody: one card face up, for all."""

    street: str
    card: str
    place: int
    clauses: tuple[str, ...] = ()


class MuckReshuffled(Event, frozen=True):
    """The deck ran short: ``count`` cards are in it again. Places from 52 on are of the order they lie in now."""

    count: int
    clauses: tuple[str, ...] = ()
