"""Decisions about cards: which to give up or exchange, and whether to take an offered one."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations
from typing import Final

from cardroom.bots.first_cards import kept_low
from cardroom.bots.hand_worth import equity
from cardroom.bots.spot import Choice, Spot
from cardroom.cards.ranking import rank_high
from cardroom.cards.ranking.badugi import counting_cards
from cardroom.games import game
from cardroom.games.rankers import own_cards_badugi

SAMPLES: Final = 12
"""Fewer than for a bet: each way to discard is tried."""
STRAIGHT: Final = 4 << 20
"""A hand of this strength is not broken up."""


def give_up(spot: Spot, chance: random.Random) -> Choice:
    """Give up the cards without which the hand does best."""
    worth: dict[tuple[int, ...], float] = {}
    for gone in combinations(spot.hole, spot.discard):
        kept = tuple([card for card in spot.hole if card not in gone])
        worth[gone] = equity(replace(spot, hole=kept), chance, SAMPLES)
    return Choice("discard", cards=max(worth, key=lambda gone: worth[gone]))


def exchange(spot: Spot, chance: random.Random) -> Choice:
    """Keep pairs and better, or four of a suit, or the high cards, or in a game of lows the low ones; now and then stand
    pat on nothing.
    """
    share = game(spot.game).shares[0]
    if share.is_low:
        low = counting_cards(spot.hole) if share.rank is own_cards_badugi else kept_low(spot.hole)
        gone = [card for card in spot.hole if card not in low]
        return Choice("draw", cards=tuple(gone[: spot.draw]))
    if rank_high(spot.hole) >= STRAIGHT or chance.random() < 0.05:
        return Choice("draw")
    kept = _pairs(spot.hole) or _four_suited(spot.hole) or sorted(spot.hole)[-chance.choice([1, 2, 2, 3]) :]
    gone = [card for card in spot.hole if card not in kept]
    return Choice("draw", cards=tuple(gone[: spot.draw]))


def take_or_leave(spot: Spot, chance: random.Random) -> Choice:
    """Take what pairs, or is high."""
    pairs = any(card >> 2 == spot.offered >> 2 for card in spot.hole)
    wanted = pairs or spot.offered >> 2 >= chance.randint(6, 12)
    return Choice("accept" if wanted else "refuse")


def _pairs(hole: tuple[int, ...]) -> list[int]:
    ranks = [card >> 2 for card in hole]
    return [card for card in hole if ranks.count(card >> 2) > 1]


def _four_suited(hole: tuple[int, ...]) -> list[int]:
    suits = [card & 3 for card in hole]
    return [card for card in hole if suits.count(card & 3) == 4]
