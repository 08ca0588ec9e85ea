"""Pot limit at Casino Helsinki and Casino Kruh: antes, big-blind antes, short blinds, and the pot itself."""

import pytest

from tests.engine.deals import deal, play, refusal
from tests.engine.helsinki import HELSINKI


@pytest.mark.clause("CH-5.11")
def test_the_largest_raise_is_the_pot_after_calling() -> None:
    hand = deal([9000] * 5, (100, 100), form="pot_limit", rules=HELSINKI)
    play(hand, "call call call check check")
    assert hand.total == 500
    play(hand, "300 call")
    call, _, most = hand.legal()
    assert hand.legal() == (300, 600, 1700)
    assert most - call == 500 + 300 + 300 + 300 == 1400, "the raise part"


@pytest.mark.clause("CH-4.8", "CH-4.7")
def test_antes_count_in_the_pot() -> None:
    hand = deal([9000] * 4, (5, 10), antes=(2,) * 4, form="pot_limit", rules=HELSINKI)
    assert hand.legal()[2] == 10 + (8 + 15) + 10


@pytest.mark.clause("CH-4.9", "CH-4.10")
def test_an_ante_of_the_big_blind_counts_from_the_second_round_on() -> None:
    hand = deal([90000] * 4, (500, 1000), antes=(0, 1000, 0, 0), form="pot_limit", rules=HELSINKI)
    assert hand.legal() == (1000, 2000, 3500)
    play(hand, "call fold fold check")
    assert hand.legal() == (0, 1000, 3500)


@pytest.mark.clause("CH-5.13", "CH-5.14")
def test_a_pot_raise_over_a_short_blind_takes_the_shortfall_off_once() -> None:
    hand = deal([90000, 700, 90000, 90000], (500, 1000), form="pot_limit", rules=HELSINKI)
    assert hand.legal() == (700, 2000, 3200)
    assert hand.legal()[2] - 1000 == hand.total + 1000 == 2200, (
        "the raise part, behind a call of the whole blind"
    )


@pytest.mark.clause("CH-5.15")
def test_a_short_stack_posts_the_blind_before_the_ante() -> None:
    hand = deal([9000, 1300, 9000], (500, 1000), antes=(0, 1000, 0), form="pot_limit", rules=HELSINKI)
    assert hand.bets[1] == 1000 and hand.setup.opening.antes[1] == 300


@pytest.mark.clause("CK-OM.20")
def test_the_pot_and_the_call_make_the_largest_raise() -> None:
    hand = deal([9000] * 4, (25, 25), variant="omaha", form="pot_limit")
    play(hand, "call call check check")
    assert hand.total == 100 and hand.legal()[2] == 100
    play(hand, "100")
    assert hand.legal() == (100, 200, 400)


@pytest.mark.clause("CK-OM.19", "CK-OM.23", "CH-5.8")
def test_a_raise_is_at_least_the_bet_before_it() -> None:
    hand = deal([9000] * 3, (5, 10), form="no_limit", rules=HELSINKI)
    play(hand, "call call check 50")
    assert hand.legal()[1] == 100
    hand = deal([9000] * 3, (5, 10), form="no_limit", rules=HELSINKI)
    play(hand, "call call check 200 500")
    assert hand.legal()[1] == 800


@pytest.mark.clause("CH-5.10")
def test_a_short_all_in_reopens_nothing_and_the_next_raise_adds_a_full_one() -> None:
    hand = deal([9000, 1000, 9000], (50, 100), rules=HELSINKI)
    play(hand, "call call check 500 all-in")
    assert hand.legal() == (900, 1400, 8900)
    play(hand, "call")
    assert hand.actor == 0 and hand.legal() == (400, -1, -1)
    assert "CH-5.10" in refusal(hand, "2000").clauses
    full = deal([9000, 1100, 9000], (50, 100), rules=HELSINKI)
    play(full, "call call check 500 all-in call")
    assert full.legal()[1] == 1500


@pytest.mark.clause("CH-6.TH.6", "CH-6.TH.7", "CH-4.11")
def test_with_antes_alone_coming_in_costs_the_bring_in_and_the_button_acts_last() -> None:
    hand = deal([500] * 4, antes=(5,) * 4, bet=10, bring_in=10, rules=HELSINKI)
    assert hand.actor == 0 and hand.legal() == (10, 20, 495)
    assert refusal(hand, "check").code == "cannot-check"
    play(hand, "A:fold B:call C:call D:20 B:call C:call")
    assert hand.street == 1
