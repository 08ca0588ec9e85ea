"""Badugi: the most cards of which no two share a rank or a suit; among as many, the lowest. The ace is one.

Strength: how many of the cards count << 16, plus LOWEST minus their ranks (0..12 for ace..king), highest first, four
bits each: larger is better.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from cardroom.cards.ranking.histogram import HandFault

LOWEST: Final = (1 << 16) - 1
CARDS: Final = 4


def rank_badugi(cards: Sequence[int]) -> int:
    """The strength of four different cards. Raises HandFault."""
    if len(cards) != CARDS or len(set(cards)) != CARDS or min(cards) < 0:
        raise HandFault("a badugi hand is ranked with four different known cards")
    for count in range(CARDS, 1, -1):
        found = [_worth(some) for some in combinations(cards, count) if _differ(some)]
        if found:
            return count << 16 | max(found)
    return 1 << 16 | max([_worth((card,)) for card in cards])


def counting_cards(cards: Sequence[int]) -> tuple[int, ...]:
    """Those of four cards that count, in their order. Raises HandFault."""
    strength = rank_badugi(cards)
    return next(some for some in combinations(cards, strength >> 16) if _counts(some) == strength)


def _counts(some: Sequence[int]) -> int:
    return len(some) << 16 | _worth(some) if _differ(some) else 0


def _differ(cards: Sequence[int]) -> bool:
    ranks = {card >> 2 for card in cards}
    suits = {card & 3 for card in cards}
    return len(ranks) == len(cards) == len(suits)


def _worth(cards: Sequence[int]) -> int:
    """How low these cards are; the highest of them counts first."""
    packed = 0
    for rank in sorted([((card >> 2) + 1) % 13 for card in cards], reverse=True):
        packed = packed << 4 | rank
    return LOWEST - packed
