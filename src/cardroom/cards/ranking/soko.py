"""Sökö: all five cards count, and two hands more rank between a pair and two pair.

A four-card flush beats a four-card straight, which beats a pair; two pair beats both (CH-6.SOKO.4). Equal ones are
decided by the fifth card (CH-6.SOKO.5). Four cards that are both suited and in sequence are a four-card flush.

Strength: category << 20 | r1 << 16 | ... | r5, as in `high`, with own categories: 0 high card, 1 pair, 2 four-card
straight, 3 four-card flush, 4 two pair ... 10 straight flush. A four-card straight has its highest rank and the fifth
card, a four-card flush its four ranks and the fifth card.
"""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final

from cardroom.cards.ranking.high import TWO_PAIR, five_high, pack
from cardroom.cards.ranking.histogram import (
    FLUSH_BITS,
    RANK_KEY,
    RANKS_MASK,
    SUITS_SHIFT,
    UNKNOWN_KEY,
    HandFault,
    holding_of,
    keys_total,
    ranks_held,
    ranks_in,
)

FOUR_CARD_STRAIGHT: Final = 2
FOUR_CARD_FLUSH: Final = 3

_MOVED_UP: Final = 2 << 20
"""The amount by which two pair and better are moved up, to make room for the two hands below them."""
FOUR_SUITED: Final = 0x4444 << SUITS_SHIFT
"""Raises a suit's counter of four or more to its top bit."""


def four_in_sequence(ranks: list[int]) -> list[int]:
    """[highest of four ranks in sequence, the fifth rank], empty if there are none.

    The ace stands above the king or below the deuce, as in a straight of five; the four then is the highest.
    """
    held = set(ranks)
    for highest in range(12, 1, -1):
        four = [highest - step if highest > step - 1 else 12 for step in range(4)]
        if held.issuperset(four):
            rest = list(ranks)
            for rank in four:
                rest.remove(rank)
            return [highest, *rest]
    return []


def five_soko(ranks: list[int], suited: list[int]) -> int:
    """The rule itself: the strength of five ranks, highest first, of which those in `suited` share a suit.

    `suited` holds the ranks of a suit with four or five cards, highest first; it is empty if no suit has so many.
    """
    usual = five_high(ranks, len(suited) == 5)
    if usual >> 20 >= TWO_PAIR:
        return usual + _MOVED_UP
    if suited:
        fifth = list(ranks)
        for rank in suited:
            fifth.remove(rank)
        return pack(FOUR_CARD_FLUSH, [*suited, *fifth])
    sequence = four_in_sequence(ranks)
    return pack(FOUR_CARD_STRAIGHT, sequence) if sequence else usual


def rank_soko(cards: Sequence[int]) -> int:
    """The strength of five different cards at Sökö. Raises HandFault."""
    total = keys_total(cards)
    ranks_total = total & RANKS_MASK
    if total + FOUR_SUITED & FLUSH_BITS:
        holding = _holding_of_four(total, cards)
        known = _BY_HOLDING.get(holding << SUITS_SHIFT | ranks_total)
        return _enter(ranks_total, holding) if known is None else known
    known = _BY_RANKS.get(ranks_total)
    return _enter(ranks_total, 0) if known is None else known


def prepare_soko() -> None:
    """Enter every hand in the memo now, so that no later hand takes longer for being the first of its kind."""
    for ranks in combinations_with_replacement(range(12, -1, -1), 5):
        if ranks[0] != ranks[4]:
            _enter(sum([RANK_KEY[rank] for rank in ranks]), 0)
    for count in (4, 5):
        for suited in combinations(range(13), count):
            holding = sum([1 << rank for rank in suited])
            suited_total = sum([RANK_KEY[rank] for rank in suited])
            for beside in RANK_KEY if count == 4 else [0]:
                _enter(suited_total + beside, holding)


def _holding_of_four(total: int, cards: Sequence[int]) -> int:
    """The 13-bit set of the suit that holds four cards or more."""
    if total >= UNKNOWN_KEY:
        raise HandFault("an unknown card cannot be ranked")
    for suit in range(4):
        if total >> (SUITS_SHIFT + 4 * suit) & 15 >= 4:
            return holding_of(suit, cards)
    raise AssertionError("no suit holds four cards")


def _enter(ranks_total: int, holding: int) -> int:
    ranks, suited = ranks_in(ranks_total), ranks_held(holding)
    if len(ranks) != 5:
        raise HandFault(f"a Sökö hand of {len(ranks)} cards cannot be ranked; it takes five")
    if max([ranks.count(rank) for rank in ranks]) > 4 or 0 < len(suited) < 4:
        raise HandFault("these cards are not of one deck: a card is there twice")
    strength = five_soko(ranks, suited)
    if holding:
        _BY_HOLDING[holding << SUITS_SHIFT | ranks_total] = strength
    else:
        _BY_RANKS[ranks_total] = strength
    return strength


_BY_RANKS: Final[dict[int, int]] = {}
_BY_HOLDING: Final[dict[int, int]] = {}
