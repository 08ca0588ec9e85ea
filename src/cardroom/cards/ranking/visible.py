"""The strength of the face-up cards of a stud hand while the hand goes on: it decides who opens the betting.

One to four cards, five with a community card, given as the sum of their keys; strengths compare only hands of the same
ranking and number of cards. A card that nobody knows counts for nothing. Larger is better. Suits never break a tie here
(CH-6.STUD.7, CH-6.SOKO.3).
"""

from collections.abc import Callable
from typing import Final

from cardroom.cards.ranking.high import pack, rank_high_keys
from cardroom.cards.ranking.histogram import FLUSH_BITS, RANKS_MASK, ranks_in
from cardroom.cards.ranking.soko import FOUR_SUITED


def visible_high(total: int) -> int:
    """Strength of face-up cards as a high hand. Straights and flushes count only where five cards lie open."""
    known = _HIGH.get(total & RANKS_MASK)
    if known is None:
        ranks = ranks_in(total & RANKS_MASK)
        if len(ranks) >= 5:
            return rank_high_keys(total)
        known = _HIGH[total & RANKS_MASK] = _grouped(ranks, lambda rank: rank)
    return known


def visible_low(total: int) -> int:
    """Strength of face-up cards as an ace-to-five low: fewest pairs, then the lower highest card (CH-6.RAZZ.4)."""
    known = _LOW.get(total & RANKS_MASK)
    if known is None:
        ranks = ranks_in(total & RANKS_MASK)
        known = LOW_ABOVE_ZERO - _grouped(ranks, lambda rank: (rank + 1) % 13)
        _LOW[total & RANKS_MASK] = known
    return known


def visible_soko(total: int) -> int:
    """Strength of face-up cards in Sökö: as high, and four to a straight or a flush beat a pair (CH-6.SOKO.4)."""
    ranks_total = total & RANKS_MASK
    if total + FOUR_SUITED & FLUSH_BITS:
        return pack(_FOUR_FLUSH, ranks_in(ranks_total))  # no pair lies among four cards of one suit
    known = _SOKO.get(ranks_total)
    if known is None:
        ranks = ranks_in(ranks_total)
        known = _grouped(ranks, lambda rank: rank)
        if len(ranks) == 4 and len(set(ranks)) == 4:
            if ranks[0] - ranks[3] == 3:
                known = pack(_FOUR_STRAIGHT, ranks[:1])
            elif ranks == [12, 2, 1, 0]:
                known = pack(_FOUR_STRAIGHT, [2])
        _SOKO[ranks_total] = known
    return known


LOW_ABOVE_ZERO: Final = 16 << 20
_CATEGORY: Final[dict[tuple[int, ...], int]] = {
    (): 0, (1,): 0, (1, 1): 0, (1, 1, 1): 0, (1, 1, 1, 1): 0, (1, 1, 1, 1, 1): 0,
    (2,): 1, (2, 1): 1, (2, 1, 1): 1, (2, 1, 1, 1): 1,
    (2, 2): 5, (2, 2, 1): 5,
    (3,): 6, (3, 1): 6, (3, 1, 1): 6,
    (3, 2): 7,
    (4,): 8, (4, 1): 8,
}  # fmt: skip
"""Groups of equal ranks, largest first, in the order of their worth; 2 and 3 are left to Sökö's own hands."""
_FOUR_STRAIGHT: Final = 2
_FOUR_FLUSH: Final = 3


def _grouped(ranks: list[int], worth: Callable[[int], int]) -> int:
    groups = sorted([(ranks.count(rank), worth(rank)) for rank in set(ranks)], reverse=True)
    return pack(_CATEGORY[tuple([count for count, _ in groups])], [rank for _, rank in groups])


_HIGH: Final[dict[int, int]] = {}
_LOW: Final[dict[int, int]] = {}
_SOKO: Final[dict[int, int]] = {}
