"""High hands of a deck without the ranks below six: a flush beats a full house, and A-9-8-7-6 is a straight.

In one ranking a straight beats three of a kind, as with a whole deck; in the other three of a kind beats a straight,
which comes more often. Strength: category << 20 | ranks as in `high`, with the categories in their own order.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from cardroom.cards.ranking.best_five import best_five
from cardroom.cards.ranking.high import FLUSH, FULL_HOUSE, STRAIGHT, THREE_OF_A_KIND, five_high
from cardroom.cards.ranking.histogram import (
    FLUSH_BITS,
    FLUSH_RAISE,
    RANKS_MASK,
    flush_holding,
    keys_total,
    ranks_held,
)

_WHEEL: Final = [12, 7, 6, 5, 4]
_NINE: Final = 7
_HIGH_BITS: Final = (1 << 20) - 1


def five_short(ranks: list[int], suited: bool) -> int:
    """The rule itself, where a straight beats three of a kind: five ranks, highest first, of one suit or not."""
    usual = five_high([_NINE, 6, 5, 4, 3] if ranks == _WHEEL else ranks, suited)
    category = usual >> 20
    if category == FLUSH:
        return FULL_HOUSE << 20 | usual & _HIGH_BITS
    if category == FULL_HOUSE:
        return FLUSH << 20 | usual & _HIGH_BITS
    return usual


def five_short_trips(ranks: list[int], suited: bool) -> int:
    """The rule itself, where three of a kind beats a straight."""
    usual = five_short(ranks, suited)
    category = usual >> 20
    if category == STRAIGHT:
        return THREE_OF_A_KIND << 20 | usual & _HIGH_BITS
    if category == THREE_OF_A_KIND:
        return STRAIGHT << 20 | usual & _HIGH_BITS
    return usual


def usual_strength(strength: int, trips_over_straight: bool) -> int:
    """The strength that a hand of this short strength has in the usual order of categories."""
    category = _USUAL_TRIPS if trips_over_straight else _USUAL
    return category.get(strength >> 20, strength >> 20) << 20 | strength & _HIGH_BITS


def rank_short(cards: Sequence[int]) -> int:
    """The strength of the best five of five, six or seven cards; a straight beats three of a kind. Raises HandFault."""
    total = keys_total(cards)
    if total + FLUSH_RAISE & FLUSH_BITS:
        # A hand with a flush has five ranks, so it has no full house and no four of a kind besides.
        return max(
            [
                five_short(list(five), True)
                for five in combinations(ranks_held(flush_holding(total, cards)), 5)
            ]
        )
    known = _SHORT.get(total & RANKS_MASK)
    return best_five(_SHORT, total & RANKS_MASK, _short) if known is None else known


def rank_short_trips(cards: Sequence[int]) -> int:
    """As `rank_short`, but three of a kind beats a straight. Raises HandFault."""
    total = keys_total(cards)
    if total + FLUSH_RAISE & FLUSH_BITS:
        held = ranks_held(flush_holding(total, cards))
        return max([five_short_trips(list(five), True) for five in combinations(held, 5)])
    known = _TRIPS.get(total & RANKS_MASK)
    return best_five(_TRIPS, total & RANKS_MASK, _trips) if known is None else known


def _short(ranks: list[int]) -> int:
    return five_short(ranks, False)


def _trips(ranks: list[int]) -> int:
    return five_short_trips(ranks, False)


_USUAL: Final[dict[int, int]] = {FLUSH: FULL_HOUSE, FULL_HOUSE: FLUSH}
_USUAL_TRIPS: Final[dict[int, int]] = {**_USUAL, STRAIGHT: THREE_OF_A_KIND, THREE_OF_A_KIND: STRAIGHT}
_SHORT: Final[dict[int, int]] = {}
_TRIPS: Final[dict[int, int]] = {}
