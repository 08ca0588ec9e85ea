"""The positions of one hand: values, and the arithmetic of going around a table."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal


@dataclass(frozen=True, slots=True)
class Positions:
    """The seats of one hand's dealer and blinds; ``small_blind`` is 0 if nobody posts it, both are 0 in other games.

    ``dealer`` may be an empty seat where the house has dead buttons; ``small_seat`` is then the seat of a small blind
    that nobody posts. ``owed_small`` is set in the hand of a player who buys the button: the seat whose small blind
    comes next. ``betting_button`` is the seat of a second button, from which the betting after the first round begins,
    0 without one.
    """

    dealer: int
    small_blind: int
    big_blind: int
    small_seat: int = 0
    owed_small: int = 0
    betting_button: int = 0

    @property
    def small_position(self) -> int:
        """The seat of the small blind, posted or not; the dealer's seat if there is none."""
        return self.small_seat or self.small_blind or self.dealer


@dataclass(frozen=True, slots=True)
class EntryPost:
    """The post of a seat that comes in: a bet of the size of a blind (``live``), and a small blind into the pot."""

    seat: int
    live: Literal["", "small", "big"] = ""
    is_dead: bool = False


@dataclass(frozen=True, slots=True)
class Placing:
    """The positions of the next hand, and the ``seats`` dealt in, in the order of dealing, from the dealer's left.

    ``passed`` are seats that a blind due there has gone by, ``passed_small`` those that only the small blind went by:
    a player who sits out there has missed it. ``passed_over`` is the seat kept out of this hand by its position, 0 for
    none. ``entries`` are the posts of players who come in; ``late`` are the seats among them between the button and
    the small blind, which cannot have the button next. ``straddles`` are the seats that straddle, in the order of
    posting. ``is_bomb_pot``: everybody pays for the hand and nobody posts a blind.
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
    """The plan of the next hand. ``is_drawn``: its dealer is drawn; ``is_redeal``: it repeats a void hand.

    ``cards`` are the (seat, card) pairs of the draw, empty if it needs none.
    """

    placing: Placing
    is_drawn: bool = False
    is_redeal: bool = False
    cards: tuple[tuple[int, int], ...] = ()


def clockwise_from(seat: int, seats: Collection[int]) -> list[int]:
    """Return ``seats`` in clockwise order after ``seat``; ``seat`` itself comes last."""
    return sorted(seat_after for seat_after in seats if seat_after > seat) + sorted(
        s for s in seats if s <= seat
    )


def between(seat: int, other: int, seat_count: int) -> frozenset[int]:
    """Return the seats clockwise after ``seat`` and before ``other`` (all others if both are the same)."""
    distance = (other - seat - 1) % seat_count
    return frozenset((seat + step - 1) % seat_count + 1 for step in range(1, distance + 1))
