"""A hand as one whole number: the sum of its cards' keys.

    bits 0..38     thirteen counters of 3 bits: how many cards of each rank, deuce first
    bits 40..55    four counters of 4 bits: how many cards of each suit
    bits 56..58    how many cards are unknown

Adding is all it takes to join cards, in any order, so a board is summed once and each player's cards are added to it.
The sum tells the ranks and whether five share a suit. Which ranks those are, it tells of five cards alone; of six or
seven the cards are asked, one hand in thirty. So a sum stays below 2**59, which a compiled build adds as one machine
word. Valid for up to seven different cards.
"""

from collections.abc import Iterable, Sequence
from typing import Final

RANKS_MASK: Final = (1 << 39) - 1
SUITS_SHIFT: Final = 40
UNKNOWN_KEY: Final = 1 << 56

RANK_KEY: Final[list[int]] = [1 << (3 * rank) for rank in range(13)]
"""The rank counter of each rank."""


def _card_key(card: int) -> int:
    return RANK_KEY[card >> 2] + (1 << (SUITS_SHIFT + 4 * (card & 3)))


# The unknown card, -1, is the last place of the list: it needs no test on the way in and is refused on the way out.
KEY: Final[list[int]] = [*[_card_key(card) for card in range(52)], UNKNOWN_KEY]
"""The key of each card 0..51."""

# A suit counter of five or more, raised by three, shows its top bit. Unknown cards show theirs as they are.
FLUSH_RAISE: Final = 0x3333 << SUITS_SHIFT
FLUSH_BITS: Final = (0x8888 << SUITS_SHIFT) | (0b111 << 56)


class HandFault(ValueError):
    """Cards that cannot be ranked: too few, too many, or unknown."""


def keys_total(cards: Iterable[int]) -> int:
    """The sum of the cards' keys."""
    return sum(map(KEY.__getitem__, cards))


def ranks_in(total: int) -> list[int]:
    """The ranks that a total counts, highest first, each as often as it is held."""
    ranks: list[int] = []
    for rank in range(12, -1, -1):
        ranks += [rank] * (total >> (3 * rank) & 7)
    return ranks


def ranks_held(holding: int) -> list[int]:
    """The ranks in a suit's 13-bit set, highest first."""
    return [rank for rank in range(12, -1, -1) if holding >> rank & 1]


def flush_holding(total: int, cards: Sequence[int]) -> int:
    """The 13-bit set of ranks of the suit that holds five cards or more, 0 if none does.

    `cards` are those of `total`; of a flush of five cards alone they may be left out. Raises HandFault if they are
    missing, and if a card is unknown: this is where the rankings' fast test leads for both.
    """
    if total >= UNKNOWN_KEY:
        raise HandFault("an unknown card cannot be ranked")
    for suit in range(4):
        if total >> (SUITS_SHIFT + 4 * suit) & 15 >= 5:
            return holding_of(suit, cards) if cards else _holding_of_five(total)
    return 0


def holding_of(suit: int, cards: Sequence[int]) -> int:
    """The 13-bit set of the ranks that these cards hold of a suit. Raises HandFault if one is there twice."""
    holding = 0
    for card in cards:
        if card & 3 == suit:
            rank = 1 << (card >> 2)
            if holding & rank:
                raise HandFault("these cards are not of one deck: a card is there twice")
            holding |= rank
    return holding


def _holding_of_five(total: int) -> int:
    ranks = ranks_in(total)
    if len(ranks) != 5:
        raise HandFault(f"a flush among {len(ranks)} cards is ranked by the cards, not by their sum alone")
    return _set_of(ranks)


def _set_of(ranks: list[int]) -> int:
    holding = 0
    for rank in ranks:
        if holding >> rank & 1:
            raise HandFault("these cards are not of one deck: a card is there twice")
        holding |= 1 << rank
    return holding
