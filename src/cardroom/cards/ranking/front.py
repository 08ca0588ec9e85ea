"""A row of three cards, the front of Open Face Chinese: three of a kind, a pair or high cards.

Three to a straight or a flush are nothing (CH-6.OFC.8). Strengths are laid out as in `high`, fourth and fifth rank 0:
a front compares with a row of five: if their three leading ranks are equal, the five have more cards and are better.
"""

from collections.abc import Sequence
from typing import Final

from cardroom.cards.ranking.high import HIGH_CARD, PAIR, THREE_OF_A_KIND, pack
from cardroom.cards.ranking.histogram import KEY, RANKS_MASK, UNKNOWN_KEY, HandFault, ranks_in


def rank_front(cards: Sequence[int]) -> int:
    """The strength of three different cards. Raises HandFault."""
    total = 0
    for card in cards:
        total += KEY[card]
    known = _BY_RANKS.get(total & RANKS_MASK)
    if known is None or total >= UNKNOWN_KEY:
        return _enter(total)
    return known


def three_high(ranks: list[int]) -> int:
    """The rule itself: the strength of three ranks, highest first."""
    if ranks[0] == ranks[2]:
        return pack(THREE_OF_A_KIND, ranks[:1])
    if ranks[0] == ranks[1] or ranks[1] == ranks[2]:
        single = ranks[2] if ranks[0] == ranks[1] else ranks[0]
        return pack(PAIR, [ranks[1], single])
    return pack(HIGH_CARD, ranks)


def _enter(total: int) -> int:
    if total >= UNKNOWN_KEY:
        raise HandFault("an unknown card cannot be ranked")
    ranks = ranks_in(total)
    if len(ranks) != 3:
        raise HandFault(f"a front of {len(ranks)} cards cannot be ranked; it takes three")
    strength = _BY_RANKS[total & RANKS_MASK] = three_high(ranks)
    return strength


_BY_RANKS: Final[dict[int, int]] = {}
