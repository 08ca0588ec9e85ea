"""The positions of one hand: values, and the arithmetic of going around a table."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal


@dataclass(frozen=True, slots=True)
class Positions:
    """The seats of one hand's dealer and blinds; ``small_blind`` is 0 when nobody posts it, both in games without.

    ``dealer`` may be an empty seat where the button may be dead. ``small_seat`` is then the seat of a small blind that
    nobody posts. ``owed_small`` is set in the hand of a player who buys the button: the seat whose small blind comes
    next. ``betting_button`` is the seat of a second button that the betting behind the first round begins from, 0
    without one.
    """

    dealer: int
    small_blind: int
    big_blind: int
    small_seat: int = 0
    owed_small: int = 0
    betting_button: int = 0

    @property
    def small_position(self) -> int:
        """The seat of the small blind, be it posted or not; the dealer's where there is neither."""
        return self.small_seat or self.small_blind or self.dealer


@dataclass(frozen=True, slots=True)
class EntryPost:
    """What a seat posts because it comes in: a bet of the size of a blind, and a small blind into the pot."""

    seat: int
    live: Literal["", "small", "big"] = ""
    is_dead: bool = False


@dataclass(frozen=True, slots=True)
class Placing:
    """Positions of the next hand, and who is dealt in: ``seats`` in the order of dealing, from the dealer's left.

    ``passed`` are seats a blind has gone by although it was theirs, ``passed_small`` those of them that the small blind
    alone went by: whoever sits out there has missed it. ``passed_over`` is the seat that its position keeps out of this
    hand, 0 for none. ``entries`` are what players post who come in; ``late`` those of them that come in between the
    button and the small blind and cannot have the button next. ``straddles`` are the seats that straddle, in the order
    of posting. ``is_bomb_pot``: everybody pays for the hand and nobody posts a blind.
    """

    positions: Positions
    seats: tuple[int, ...]
    passed: frozenset[int]
    passed_over: int = 0
    passed_small: frozenset[int] = frozenset()
    entries: tuple[EntryPost, ...] = ()
    late: frozenset[int] = frozenset()
    straddles: tuple[int, ...] = ()
    is_bomb_pot: bool = False

    def without(self, seat: int) -> "Placing":
        """The same hand with ``seat`` passed over."""
        return replace(self, seats=tuple([s for s in self.seats if s != seat]), passed_over=seat)


@dataclass(frozen=True, slots=True)
class Plan:
    """The next hand. ``is_drawn`` when its dealer is drawn, ``is_redeal`` when it repeats a void hand.

    ``cards`` are those of the draw by seat, empty where the draw needs none.
    """

    placing: Placing
    is_drawn: bool = False
    is_redeal: bool = False
    cards: tuple[tuple[int, int], ...] = ()


def clockwise_from(seat: int, seats: Collection[int]) -> list[int]:
    """``seats`` in the order one meets them clockwise after ``seat``; ``seat`` itself comes last."""
    return sorted(seat_after for seat_after in seats if seat_after > seat) + sorted(
        s for s in seats if s <= seat
    )


def between(seat: int, other: int, seat_count: int) -> frozenset[int]:
    """The seats one passes clockwise after ``seat`` and before ``other`` (all others when both are the same)."""
    distance = (other - seat - 1) % seat_count
    return frozenset((seat + step - 1) % seat_count + 1 for step in range(1, distance + 1))
