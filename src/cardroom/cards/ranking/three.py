"""Three cards of Rhode Island hold'em: straight flush, three of a kind, straight, flush, pair, high card.

The ace stands above the king, or below the deuce in A-2-3. Strength: category << 12 | r1 << 8 | r2 << 4 | r3.
"""

from collections.abc import Sequence
from typing import Final

from cardroom.cards.ranking.histogram import HandFault

HIGH_CARD: Final = 0
PAIR: Final = 1
FLUSH: Final = 2
STRAIGHT: Final = 3
THREE_OF_A_KIND: Final = 4
STRAIGHT_FLUSH: Final = 5


def rank_three(cards: Sequence[int]) -> int:
    """The strength of three different cards. Raises HandFault."""
    if len(cards) != 3 or len(set(cards)) != 3 or min(cards) < 0:
        raise HandFault("a hand of three cards is ranked with three different known cards")
    high, middle, low = sorted([card >> 2 for card in cards], reverse=True)
    suited = len({card & 3 for card in cards}) == 1
    if high == low:
        return THREE_OF_A_KIND << 12 | high << 8
    if high == middle:
        return PAIR << 12 | high << 8 | low << 4
    if middle == low:
        return PAIR << 12 | low << 8 | high << 4
    if (high, middle, low) == (12, 1, 0):
        return (STRAIGHT_FLUSH if suited else STRAIGHT) << 12 | 1 << 8
    if high - low == 2:
        return (STRAIGHT_FLUSH if suited else STRAIGHT) << 12 | high << 8
    return (FLUSH if suited else HIGH_CARD) << 12 | high << 8 | middle << 4 | low
