"""Hands begin in any public state, and unseen cards are drawn evenly."""

from collections import Counter
from random import Random

import pytest

from cardroom.cards.card import parse_cards
from cardroom.engine import Hand
from cardroom.env import Spot, deal_of, resample, start
from cardroom.env.resampling import seen_cards
from cardroom.rules import Refused

CHANCE = Random(3).random


def test_a_flop_with_its_pot_begins_where_it_is_said_to() -> None:
    base = deal_of("nlhe", 2, stacks=(190, 150))
    spot = Spot(street=1, paid=(10, 10), boards=[parse_cards("2c7dTh")], holes={1: parse_cards("AsKs")})
    hand = start(base, spot, CHANCE)
    assert (hand.stacks, hand.total, hand.street, hand.actor) == ([190, 150], 20, 1, 0)
    assert hand.board == parse_cards("2c7dTh") and list(hand.holes[1]) == parse_cards("AsKs")


def test_actions_lead_to_the_state_they_led_to() -> None:
    spot = Spot(
        actions=[("raise_to", 6), ("fold", 0), ("call", 0), ("check", 0)],
        boards=[parse_cards("2c7dTh")],
        holes={2: [parse_cards("As")[0], -1]},
    )
    hand = start(deal_of("nlhe", 3), spot, CHANCE)
    assert (hand.total, hand.actor, hand.holes[2][0], hand.street) == (13, 2, 51, 1)


def test_stud_begins_with_the_cards_that_decide_who_opens() -> None:
    for seed in range(30):
        spot = Spot(actions=[("bring_in", 0)], holes={2: parse_cards("AhAd2c")})
        hand = start(deal_of("stud", 3), spot, Random(seed).random)
        assert list(hand.holes[2]) == parse_cards("AhAd2c") and hand.bets == [0, 0, 1]


@pytest.mark.parametrize(
    ("spot", "words"),
    [
        (Spot(holes={0: [51, 51]}), "As lies in two places"),
        (Spot(holes={5: [51]}), "there is no player 5"),
        (Spot(holes={0: [99]}), "99 is no card"),
        (Spot(boards=[[51]]), "the board has 0 cards"),
        (Spot(actions=[("check", 0)]), "action 1 (check)"),
        (Spot(street=1, paid=(10,)), "1 amounts for 2 players"),
        (Spot(street=9, paid=(10, 10)), "streets 0 to 3"),
        (Spot(street=1, paid=(10, -1)), "at least 0"),
        (Spot(holes={0: [1, 2, 3]}), "is dealt 2 cards"),
    ],
)
def test_a_state_that_cannot_be_is_refused_in_one_line(spot: Spot, words: str) -> None:
    with pytest.raises(Refused) as refused:
        start(deal_of("nlhe", 2), spot, CHANCE)
    assert words in refused.value.message and "\n" not in refused.value.message


def test_unseen_cards_are_drawn_evenly() -> None:
    """Each of the 50 cards a seat does not see is the first of the other's as often as any: chi-square, 49 degrees."""
    hand, chance = Hand(deal_of("nlhe", 2).with_deck(range(52))), Random(8)
    assert len(seen_cards(hand, 0)) == 2
    draws = 5_000
    counts = Counter(resample(hand, 0, chance.random).holes[1][0] for _ in range(draws))
    assert set(counts) == set(range(52)) - seen_cards(hand, 0)
    assert sum((count - draws / 50) ** 2 / (draws / 50) for count in counts.values()) < 90
