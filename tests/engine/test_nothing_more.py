"""Bets and raises that no options offer, since nothing more is at stake by them: they are taken as what they are."""

from random import Random

import pytest

from cardroom.engine import HandRules
from cardroom.engine.pots import Pot
from cardroom.rules import house
from tests.engine.deals import deal, facts, play, refusal

RULES = [
    HandRules(),
    *[HandRules.of(house(name)) for name in ("casinohuone", "casino-helsinki", "casino-kruh")],
]


@pytest.mark.parametrize("rules", RULES)
def test_a_raise_over_an_all_in_may_keep_out_players_who_have_less(rules: HandRules) -> None:
    """Blinds 1 and 2: C is all-in for 40, D raises to 78 over A with 30 and B with 35, who could only call for less."""
    hand = play(deal([30, 35, 40, 100], (1, 2), rules=rules), "C:all-in")
    assert not hand.options().can_raise, "it is not offered"
    assert refusal(hand, "D:77").code == "nobody-to-raise", "less than the least raise is none"
    play(hand, "D:78 A:all-in")
    assert hand.actor == 1 and hand.legal() == (33, -1, -1)
    play(hand, "B:fold")
    assert hand.is_over and facts(hand, "returned")[-1]["amount"] == 38
    assert sum(hand.stacks) == 205


def test_the_pots_are_those_of_a_call() -> None:
    raised, called = (play(deal([30, 35, 40, 100], (1, 2)), f"C:all-in D:{did}") for did in ("78", "call"))
    for hand in (raised, called):
        play(hand, "A:all-in B:all-in")
    assert raised.won_pots() == called.won_pots() == [
        Pot(120, (0, 1, 2, 3)), Pot(15, (1, 2, 3)), Pot(10, (2, 3)),
    ]  # fmt: skip
    assert raised.stacks == called.stacks


@pytest.mark.parametrize("rules", RULES)
def test_exactly_what_the_only_opponent_has_left_may_be_bet_below_the_minimum(rules: HandRules) -> None:
    hand = play(deal([500, 23], (20, 10), rules=rules), "B:call A:check")
    assert (hand.street, hand.actor, hand.stacks) == (1, 0, [480, 3])
    assert hand.legal() == (0, 20, 480)
    assert refusal(hand, "A:4").code == "bet-too-small" and refusal(hand, "A:2").code == "bet-too-small"
    play(hand, "A:3")
    assert hand.legal() == (3, -1, -1)
    play(hand, "B:all-in")
    assert hand.is_over and hand.total == 0 and sum(hand.stacks) == 523


def test_with_two_opponents_the_minimum_holds() -> None:
    hand = play(deal([500, 500, 23], (10, 20)), "C:call A:call B:check")
    assert refusal(hand, "A:3").code == "bet-too-small"


def test_whom_a_short_all_in_does_not_reopen_the_betting_raises_nobody() -> None:
    hand = deal([500, 300, 30, 25], (10, 20))
    play(hand, "C:call D:all-in A:call B:call")
    assert refusal(hand, "C:30").code == "betting-not-reopened"


def test_what_is_taken_so_is_known_to_random_hands_and_keeps_the_chips() -> None:
    taken = 0
    for seed in range(1500):
        chance = Random(seed)
        count = chance.randint(2, 6)
        stacks = [chance.randint(1, 60) for _ in range(count)]
        hand = deal(stacks, (1, 2) if count > 2 else (2, 1), rules=HandRules())
        while not hand.is_over:
            call, least, most = hand.legal()
            totals = [bet + stack for bet, stack in zip(hand.bets, hand.stacks, strict=True)]
            total = chance.choice((chance.choice(totals), chance.randint(hand.price + 1, hand.price + 60)))
            if hand.is_for_nothing_more(total) and not 0 <= least <= total <= most:
                taken += 1
                hand.raise_to(total)
            elif least >= 0 and chance.random() < 0.4:
                hand.raise_to(chance.choice((least, most)))
            else:
                hand.act("call" if call else "check")
        assert sum(hand.stacks) == sum(stacks)
    assert taken > 30
