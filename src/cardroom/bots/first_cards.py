"""How good the first cards of a hand are, in every game: points as players count them, and the part of all hands that
have more of them."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from cardroom.cards.ranking import rank_high
from cardroom.cards.ranking.badugi import rank_badugi
from cardroom.cards.ranking.deuce_seven import rank_deuce_seven
from cardroom.games import game

Points = Callable[[Sequence[int]], float]
ACE: Final = 12
EIGHT: Final = 6
SAMPLED: Final = 600
"""Hands drawn once per game to know what is usual there."""
CATEGORY: Final = 1 << 20
"""A step between kinds of hands in a strength."""
HIGH_CARD: Final = {ACE: 10.0, 11: 8.0, 10: 7.0, 9: 6.0}
GAP_COSTS: Final = (0.0, 1.0, 2.0, 4.0, 5.0)


def better_part(code: str, hole: Sequence[int]) -> float:
    """The part of all first cards of a game that are better than these: 0 for the best, 1 for the worst."""
    usual = _usual(code)
    return 1 - bisect_right(usual, points(code, hole)) / len(usual)


def points(code: str, hole: Sequence[int]) -> float:
    """The worth of first cards, comparable within one game."""
    return POINTS.get(code, two_cards)(hole)


@cache
def _usual(code: str) -> list[float]:
    """The points of random first cards, lowest first."""
    chance, declared = random.Random(0), game(code)
    first = declared.streets[0]
    count = first.hole + first.up
    return sorted([points(code, chance.sample(declared.deck, count)) for _ in range(SAMPLED)])


def two_cards(hole: Sequence[int]) -> float:
    """Hold'em, by Bill Chen's count: the high card, pairs twice, two for a suit, gaps against; the best two of more."""
    if len(hole) == 2:
        return _chen(hole[0], hole[1])
    pairs = sorted([_chen(one, other) for one, other in combinations(hole, 2)], reverse=True)
    return pairs[0] + sum(pairs[1:3]) / 8 if pairs else 0.0


@cache
def _chen(one: int, other: int) -> float:
    high, low = max(one >> 2, other >> 2), min(one >> 2, other >> 2)
    worth = HIGH_CARD.get(high, (high + 2) / 2)
    if high == low:
        return max(5.0, 2 * worth)
    suited = 2.0 if one & 3 == other & 3 else 0.0
    gap = high - low - 1
    worth += suited - GAP_COSTS[min(gap, 4)]
    if gap <= 1 and high < 10:
        worth += 1
    return worth + low / 50  # of two alike the better kicker


def omaha(hole: Sequence[int]) -> float:
    """Omaha: every two cards count, as two of them will be used; a third of a rank or suit is a card wasted."""
    total = sum([_two_of_omaha(one, other) for one, other in combinations(hole, 2)])
    ranks, suits = [card >> 2 for card in hole], [card & 3 for card in hole]
    for rank in set(ranks):
        total -= {3: 9.0, 4: 20.0}.get(ranks.count(rank), 0.0)
    for suit in set(suits):
        total -= {3: 2.5, 4: 6.0, 5: 9.0}.get(suits.count(suit), 0.0)
    return total


@cache
def _two_of_omaha(one: int, other: int) -> float:
    high, low = max(one >> 2, other >> 2), min(one >> 2, other >> 2)
    if high == low:
        return 2 + high * high / 18  # aces 10, sixes 2.9
    worth = (high + low) / 16
    if one & 3 == other & 3:
        worth += 1.6 + (1.8 if high == ACE else high / 14)
    gap = high - low - 1
    if gap <= 3 and high >= 4:
        worth += (1.8, 1.4, 0.9, 0.4)[gap] * (0.6 + high / 18)
    if low >= 8:
        worth += 0.8
    return worth


def omaha_low(hole: Sequence[int]) -> float:
    """Omaha Hi-Lo: ace and deuce above all, then what goes with them, then the high hand."""
    low = sorted({_low_rank(card) for card in hole if _low_rank(card) <= 8})
    worth = 0.55 * omaha(hole)
    for wanted, value in (((1, 2), 9.0), ((1, 3), 5.5), ((2, 3), 4.0), ((1, 4), 3.5)):
        if set(wanted) <= set(low):
            worth += value
            break
    worth += 0.9 * sum([rank <= 5 for rank in low])
    if low and low[0] == 1:
        worth += 2
    return worth


def three_cards(hole: Sequence[int]) -> float:
    """Stud: three of a rank, pairs, three to a flush or a straight, then high cards."""
    ranks = sorted([card >> 2 for card in hole], reverse=True)
    high = sum([rank * weight for rank, weight in zip(ranks, (0.30, 0.15, 0.05), strict=False)])
    kinds = len(set(ranks))
    if kinds == 1:
        return 40 + ranks[0]
    if kinds == 2:
        pair = next(rank for rank in ranks if ranks.count(rank) > 1)
        return 10 + pair * 0.9 + high / 3
    worth = high
    if len({card & 3 for card in hole}) == 1:
        worth += 8
    if ranks[0] - ranks[-1] <= 4:
        worth += 6.5 - (ranks[0] - ranks[-1])
    return worth


def three_low(hole: Sequence[int]) -> float:
    """Razz: three different low cards, the lower the better."""
    low = [_low_rank(card) for card in hole]
    return -sum(low) - max(low) - 12.0 * (len(low) - len(set(low))) - 4.0 * sum([rank > 8 for rank in low])


def three_of_both(hole: Sequence[int]) -> float:
    """Stud Hi-Lo: three low cards that may also make a straight or a flush, or a strong high pair."""
    low = sorted({_low_rank(card) for card in hole if _low_rank(card) <= 8})
    worth = 0.75 * three_cards(hole)
    if len(low) == len(hole):
        worth += 13 - low[-1] / 2 + (2 if low[0] == 1 else 0)
    elif len(low) == 2 and low[0] == 1:
        worth += 2
    return worth


def soko(hole: Sequence[int]) -> float:
    """Sökö: a pair, then two of a suit (four make a flush), then two in a row, then high cards."""
    one, other = hole[0], hole[1]
    high, low = max(one >> 2, other >> 2), min(one >> 2, other >> 2)
    if high == low:
        return 20.0 + high
    worth = high * 0.6 + low * 0.25
    if one & 3 == other & 3:
        worth += 5
    if high - low <= 3:
        worth += 3.0 - (high - low) * 0.7
    return worth


def five_of_both(hole: Sequence[int]) -> float:
    """Sviten Special: what the five are and may be drawn to, and what two of them make with a board."""
    strength = rank_high(hole)
    category = strength // CATEGORY
    suits = [card & 3 for card in hole]
    draw = 2.5 if max([suits.count(suit) for suit in set(suits)]) == 4 else 0.0
    return 4 * category + (strength % CATEGORY) / CATEGORY * 2 + draw + 0.3 * omaha(hole)


def five_high(hole: Sequence[int]) -> float:
    """Five-card draw: what the five are, and four of a suit that may become a flush."""
    strength = rank_high(hole)
    suits = [card & 3 for card in hole]
    draw = 0.6 if max([suits.count(suit) for suit in set(suits)]) == 4 else 0.0
    return strength / CATEGORY + draw


def five_low(hole: Sequence[int]) -> float:
    """Deuce-to-seven: how few cards must be drawn, then how low those are that stay."""
    kept = kept_low(hole)
    made = rank_deuce_seven(hole) / CATEGORY if len(kept) == len(hole) else 0.0
    return 10.0 * len(kept) - sum([card >> 2 for card in kept]) / 10 + made / 10


def kept_low(hole: Sequence[int]) -> list[int]:
    """The cards of a deuce-to-seven hand that stay: one of each rank up to the eight."""
    ranks: dict[int, int] = {}
    for card in hole:
        if card >> 2 <= EIGHT:
            ranks.setdefault(card >> 2, card)
    return list(ranks.values())


def badugi(hole: Sequence[int]) -> float:
    """Badugi: how many cards count, and how low they are."""
    return rank_badugi(hole) / (1 << 16)


def _low_rank(card: int) -> int:
    """A card's rank where the ace is one."""
    return 1 if card >> 2 == ACE else (card >> 2) + 2


POINTS: Final[dict[str, Points]] = {
    "omaha": omaha,
    "omaha5": omaha,
    "omaha6": omaha,
    "five-card-draw": five_high,
    "single-draw": five_low,
    "triple-draw": five_low,
    "badugi": badugi,
    "courchevel": omaha,
    "omaha8": omaha_low,
    "stud": three_cards,
    "stud8": three_of_both,
    "razz": three_low,
    "soko": soko,
    "sviten": five_of_both,
}
