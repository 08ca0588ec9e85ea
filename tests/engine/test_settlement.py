"""A second, naive settlement agrees on every pot of random hands whose hands tie often, in several shares and pots.

The games here rank by a few grades only, so that shares are split two, three and four ways; stacks of all sizes make
side pots; every rule of odd units takes its turn.
"""

from collections.abc import Sequence
from random import Random

import pytest

from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.events import WON
from cardroom.games import Game, Share, Street
from tests.engine.naive import naive_result

HANDS = 1_500
MANY_HANDS = 100_000


def grade(first: int, grades: int, qualifies: int) -> Share:
    """A share won by the highest of a few grades; some hands do not qualify."""

    def rank(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
        worth = [hole[first] % grades for hole in holes]
        return [strength if strength >= qualifies else -1 for strength in worth]

    return Share(f"grade {first}", rank, is_low=first == 1)


STREETS = (Street("first", hole=3), Street("last", board=1, big_bet=True))
SPLIT_GAMES = [
    Game(f"coarse-{odd}-{len(shares)}", "Coarse", STREETS, shares, odd_units=odd)
    for odd in ("position", "card", "first_share")
    for shares in (
        (grade(0, 2, 0),),
        (grade(0, 2, 0), grade(1, 3, 1)),
        (grade(0, 3, 0), grade(0, 3, 0)),
        (grade(0, 2, 0), grade(1, 2, 1), grade(2, 2, 0)),
    )
]
RULES = [
    HandRules(identical_shares=identical, odd_unit_stud=stud)
    for identical in ("each_by_itself", "whole_pot")
    for stud in ("by_card_and_suit", "by_highest_card_and_suit", "clockwise_from_dealers_left")
]


def play_and_settle(chance: Random) -> int:
    """Play a hand with hardly a fold, compare the stacks; the number of awards."""
    count = chance.randint(2, 7)
    cards = chance.sample(range(52), 52)
    depth = chance.choice((3, 9, 40))
    hand = Hand(
        Setup(
            game=chance.choice(SPLIT_GAMES), form="no_limit", deck=cards, rules=chance.choice(RULES),
            stacks=[chance.randint(1, depth) for _ in range(count)], antes=[chance.choice((0, 1))] * count,
            blinds=(2, 1) if count == 2 else (1, 2, *[0] * (count - 2)), minimum_bet=2,
        )
    )  # fmt: skip
    while hand.actor >= 0:
        call, least, most = hand.legal()
        kind = chance.random()
        if kind < 0.3 and least >= 0:
            hand.raise_to(chance.choice((least, most)))
        elif kind < 0.37 and call:
            hand.fold()
        else:
            hand.act("call" if call else "check")
    assert hand.stacks == naive_result(hand), (hand.setup, hand.events)
    return sum(event[0] == WON for event in hand.events)


@pytest.mark.clause("CH-5.38", "CH-5.39", "CH-5.40", "CH-5.41", "CH-5.42", "CH-5.43", "CH-5.44")
def test_the_naive_settlement_agrees_on_split_pots() -> None:
    chance = Random(7)
    awards = sum(play_and_settle(chance) for _ in range(HANDS))
    assert awards > 2 * HANDS, "most pots are split"


@pytest.mark.exhaustive
def test_the_naive_settlement_agrees_on_a_hundred_thousand_split_hands() -> None:
    chance = Random(8)
    for _ in range(MANY_HANDS):
        play_and_settle(chance)
