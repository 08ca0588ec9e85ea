"""A short all-in in fixed limit, by the houses that say nothing of half bets and without a house: half a bet counts."""

import pytest

from cardroom.engine import Hand, HandRules
from cardroom.rules import house
from tests.engine.deals import deal, play, refusal

FI, NO, KRUH = (
    HandRules.of(house(name)) for name in ("pokerstars-live-fi", "pokerstars-live-no", "casino-kruh")
)
HOUSES = [
    pytest.param(FI, marks=pytest.mark.clause("PF-4.14"), id="pokerstars-live-fi"),
    pytest.param(NO, marks=pytest.mark.clause("PN-16"), id="pokerstars-live-no"),
    pytest.param(KRUH, marks=pytest.mark.clause("CK-B.6"), id="casino-kruh"),
]
NO_HOUSE = [
    pytest.param(HandRules(), id="runs"),
    pytest.param(HandRules(reopening="amount_faced"), id="amount faced"),
]


def flop(rules: HandRules, short: int, bet: int = 20, players: int = 4) -> Hand:
    """The flop of hold'em whose second player has so many chips left; everybody has called the blinds."""
    stacks = [5000 + bet, short + bet] + [5000 + bet] * (players - 2)
    hand = deal(stacks, (bet // 2, bet), form="fixed_limit", rules=rules)
    while hand.street == 0:
        play(hand, "check" if hand.legal()[0] == 0 else "call")
    return hand


@pytest.mark.parametrize("rules", HOUSES + NO_HOUSE)
@pytest.mark.parametrize(
    ("bet", "all_in", "raise_to"), [(20, 15, 35), (20, 10, 30), (20, 9, 20), (20, 8, 20), (200, 185, 385)]
)
def test_behind_an_opening_all_in_of_half_a_bet_a_raise_is_on_top_of_it(
    rules: HandRules, bet: int, all_in: int, raise_to: int
) -> None:
    hand = play(flop(rules, all_in, bet), "A:check B:all-in")
    assert hand.legal() == (all_in, raise_to, raise_to)


@pytest.mark.parametrize("rules", HOUSES + NO_HOUSE)
@pytest.mark.parametrize(
    ("bet", "all_in", "raise_to"), [(20, 35, 55), (20, 30, 50), (20, 29, 40), (20, 21, 40), (600, 966, 1566)]
)
def test_behind_an_all_in_of_half_a_raise_the_next_one_is_on_top_of_it(
    rules: HandRules, bet: int, all_in: int, raise_to: int
) -> None:
    hand = play(flop(rules, all_in, bet), f"A:{bet} B:all-in")
    assert hand.legal() == (all_in, raise_to, raise_to)


@pytest.mark.parametrize("rules", HOUSES)
@pytest.mark.parametrize("all_in", [29, 30, 39])
def test_who_may_raise_again_is_the_house_s_clause(rules: HandRules, all_in: int) -> None:
    hand = play(flop(rules, all_in), "A:20 B:all-in C:call D:call")
    assert hand.actor == 0 and refusal(hand, "A:40").code == "betting-not-reopened"


@pytest.mark.parametrize("rules", NO_HOUSE)
def test_without_a_house_half_a_bet_opens_the_betting_again(rules: HandRules) -> None:
    assert play(flop(rules, 18, 10), "A:10 B:all-in C:call D:fold").legal() == (8, 28, 28)
    below = play(flop(rules, 14, 10), "A:10 B:all-in C:call D:fold")
    assert refusal(below, "A:20").code == "betting-not-reopened"


@pytest.mark.parametrize("rules", HOUSES)
def test_half_a_bet_is_one_of_the_bets_that_the_cap_allows_and_less_is_none(rules: HandRules) -> None:
    for all_in, more in ((35, 2), (25, 3)):
        hand = play(flop(rules, all_in), "A:20 B:all-in")
        for _ in range(more):
            play(hand, str(hand.legal()[1]))
        assert refusal(hand, str(hand.price + 20)).code == "raises-capped"
