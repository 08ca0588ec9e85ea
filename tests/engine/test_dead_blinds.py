"""Blinds that are short, or that nobody posts, in the pot that bounds the first round's bets of pot limit."""

import pytest

from cardroom.engine import Hand, HandRules, Setup
from cardroom.games import game
from cardroom.rules import Refused, house

FI, NO, KRUH, HELSINKI = (
    HandRules.of(house(name))
    for name in ("pokerstars-live-fi", "pokerstars-live-no", "casino-kruh", "casino-helsinki")
)
AS_FULL = [
    pytest.param(FI, marks=pytest.mark.clause("PF-4.7.1"), id="pokerstars-live-fi"),
    pytest.param(NO, id="pokerstars-live-no"),
    pytest.param(KRUH, marks=pytest.mark.clause("CK-BB.1"), id="casino-kruh"),
]


def hand(
    rules: HandRules,
    stacks: tuple[int, ...] = (9000, 9000, 9000),
    blinds: tuple[int, ...] = (0, 200, 0),
    dead: int = 100,
) -> Hand:
    return Hand(
        Setup(
            game=game("omaha"), form="pot_limit", stacks=stacks, blinds=blinds, dead_blind=dead, minimum_bet=200,
            deck=range(52), rules=rules,
        )
    )  # fmt: skip


@pytest.mark.parametrize("rules", AS_FULL)
def test_a_pot_raise_counts_the_small_blind_that_nobody_posts(rules: HandRules) -> None:
    one = hand(rules)
    assert one.legal() == (200, 400, 700)
    assert hand(rules, blinds=(100, 200, 0), dead=0).legal() == (200, 400, 700)
    one.call()
    assert one.legal() == (200, 400, 900), "100 + 200 + 200, the call of 200 and as much on top"
    one.call()
    one.check()
    assert one.street == 1 and one.legal()[2] == 600, "on the flop the pot is what lies there"


@pytest.mark.parametrize("rules", AS_FULL)
def test_a_pot_raise_counts_a_short_blind_in_full(rules: HandRules) -> None:
    assert hand(rules, stacks=(30, 9000, 9000), blinds=(100, 200, 0), dead=0).legal() == (200, 400, 700)
    assert hand(rules, stacks=(9000, 150, 9000), blinds=(100, 200, 0), dead=0).legal() == (200, 400, 700)


def test_other_houses_count_what_lies_there() -> None:
    assert hand(HELSINKI).legal() == (200, 400, 600)
    assert hand(HandRules()).legal() == (200, 400, 600)


def test_the_blind_is_kept_with_the_hand() -> None:
    one = hand(FI)
    assert Hand.load(one.dump()).legal() == (200, 400, 700)


def test_a_dead_blind_is_a_whole_number() -> None:
    with pytest.raises(Refused, match="dead_blind must be a whole number, at least 0, not -1"):
        hand(FI, dead=-1)
