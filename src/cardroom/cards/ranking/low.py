"""Ace-to-five low: the ace is one, straights and flushes do not count, the hand is read from its highest card down.

Any five cards are a low here (as in razz); `rank_low_eight` lets only five different ranks of eight or less qualify.
Strength: LOW_TOP minus (category << 20 | r1 << 16 | ... | r5), so that larger is better: category 0 (no pair) to 5
(four of a kind), ranks 0..12 for ace..king, those that come more often first.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from cardroom.cards.ranking.best_five import best_five, fill
from cardroom.cards.ranking.high import pack
from cardroom.cards.ranking.histogram import KEY, RANKS_MASK, UNKNOWN_KEY, HandFault, keys_total

LOW_TOP: Final = (6 << 20) - 1
EIGHT_LOW_LEAST: Final = LOW_TOP - (7 << 16 | 6 << 12 | 5 << 8 | 4 << 4 | 3)
"""The strength of 8-7-6-5-4, the worst low that qualifies for eight or better."""

_GROUPS: Final[dict[tuple[int, ...], int]] = {
    (1, 1, 1, 1, 1): 0,
    (2, 1, 1, 1): 1,
    (2, 2, 1): 2,
    (3, 1, 1): 3,
    (3, 2): 4,
    (4, 1): 5,
}


def five_low(ranks: list[int]) -> int:
    """The rule itself: the low strength of five ranks (0..12 for deuce..ace, as on the cards)."""
    low_ranks = [(rank + 1) % 13 for rank in ranks]  # the ace counts as one
    groups = sorted([(low_ranks.count(rank), rank) for rank in set(low_ranks)], reverse=True)
    category = _GROUPS[tuple([count for count, _ in groups])]
    return LOW_TOP - pack(category, [rank for _, rank in groups])


def reference_low(cards: Sequence[int]) -> int:
    """The low strength of five cards or more by the definition alone: the best of every five. Slow; for proofs."""
    return max([five_low([card >> 2 for card in five]) for five in combinations(cards, 5)])


def rank_low(cards: Sequence[int]) -> int:
    """The strength of the best low of five, six or seven different cards. Raises HandFault."""
    if len(cards) == 7:
        a, b, c, d, e, f, g = cards
        key = KEY
        return rank_low_keys(key[a] + key[b] + key[c] + key[d] + key[e] + key[f] + key[g])
    return rank_low_keys(keys_total(cards))


def rank_low_keys(total: int) -> int:
    """The low strength of a hand given as the sum of its cards' keys. Raises HandFault."""
    if total >= UNKNOWN_KEY:
        raise HandFault("an unknown card cannot be ranked")
    try:
        return _BY_RANKS[total & RANKS_MASK]
    except KeyError:
        return best_five(_BY_RANKS, total & RANKS_MASK, five_low)


def rank_low_eight(cards: Sequence[int]) -> int:
    """As rank_low, but -1 unless five different ranks of eight or less make the low. Raises HandFault."""
    strength = rank_low(cards)
    return strength if strength >= EIGHT_LOW_LEAST else -1


def rank_low_eight_keys(total: int) -> int:
    """As rank_low_keys, but -1 unless the low is eight or better. Raises HandFault."""
    strength = rank_low_keys(total)
    return strength if strength >= EIGHT_LOW_LEAST else -1


def rank_five_ranks_low_eight(ranks_total: int) -> int:
    """The eight-or-better strength of five ranks, given as the sum of their rank counters."""
    strength = rank_low_keys(ranks_total)
    return strength if strength >= EIGHT_LOW_LEAST else -1


def prepare_low() -> None:
    """Enter every hand in the memo now, so that no later hand takes longer for being the first of its kind."""
    fill(_BY_RANKS, five_low)


_BY_RANKS: Final[dict[int, int]] = {}
