"""Deuce-to-seven low: the worst high hand wins. The ace is high, straights and flushes count against a hand.

A-5-4-3-2 is no straight here, so the best hand is 7-5-4-3-2 of more than one suit.
Strength: DEUCE_SEVEN_TOP minus what the five cards are worth as a high hand, so that larger is better.
"""

from collections.abc import Sequence
from typing import Final

from cardroom.cards.ranking.high import FLUSH, HIGH_CARD, five_high, pack
from cardroom.cards.ranking.histogram import (
    FLUSH_BITS,
    FLUSH_RAISE,
    RANKS_MASK,
    UNKNOWN_KEY,
    HandFault,
    keys_total,
    ranks_in,
)

DEUCE_SEVEN_TOP: Final = (9 << 20) - 1
_WHEEL: Final = [12, 3, 2, 1, 0]


def five_deuce_seven(ranks: list[int], suited: bool) -> int:
    """The rule itself: the strength of five ranks, highest first, that are or are not of one suit."""
    if ranks == _WHEEL:
        return DEUCE_SEVEN_TOP - pack(FLUSH if suited else HIGH_CARD, ranks)
    return DEUCE_SEVEN_TOP - five_high(ranks, suited)


def rank_deuce_seven(cards: Sequence[int]) -> int:
    """The strength of five different cards. Raises HandFault."""
    total = keys_total(cards)
    if total >= UNKNOWN_KEY:
        raise HandFault("an unknown card cannot be ranked")
    suited = bool(total + FLUSH_RAISE & FLUSH_BITS)
    asked = total & RANKS_MASK | suited << 40
    known = _KNOWN.get(asked)
    if known is None:
        ranks = ranks_in(total)
        if len(ranks) != 5:
            raise HandFault(f"a deuce-to-seven hand of {len(ranks)} cards cannot be ranked; it takes five")
        if max([ranks.count(rank) for rank in ranks]) > (1 if suited else 4):
            raise HandFault("these cards are not of one deck: a card is there twice")
        known = five_deuce_seven(ranks, suited)
        _KNOWN[asked] = known
    return known


_KNOWN: Final[dict[int, int]] = {}
"""Every hand seen so far, by the counters of its ranks and a bit for one suit."""
