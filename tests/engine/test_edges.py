"""Edges of what is offered and owed, where one unit or one condition more would change the answer."""

from dataclasses import replace

import pytest

from cardroom.engine.intervening import bet_no_more
from tests.engine.deals import deal, play
from tests.engine.helsinki import BURNING, HELSINKI


def test_the_pot_after_calling_counts_what_the_player_has_in_front_once() -> None:
    hand = play(deal([9000] * 3, (5, 10), form="pot_limit", rules=HELSINKI), "C:call")
    assert hand.legal() == (5, 20, 40), "5 to call makes the pot 30"


@pytest.mark.parametrize(("form", "only"), [("fixed_limit", True), ("pot_limit", False), ("no_limit", False)])
def test_only_fixed_limit_offers_nothing_between_its_sizes(form: str, only: bool) -> None:
    hand = deal([9000] * 3, (5, 10), form=form, rules=HELSINKI)
    assert hand.options().only_limits is only


def test_why_no_raise_is_told_to_those_who_may_bet_and_not_raise_and_to_nobody_else() -> None:
    hand = deal([9000, 1000, 9000], (50, 100), rules=HELSINKI)
    assert hand.options().can_raise and hand.options().why_no_raise == ()
    play(hand, "call call check 500 all-in call")
    assert not hand.options().can_raise and "CH-5.10" in hand.options().why_no_raise
    drawing = play(deal([100] * 3, (1, 2), variant="pineapple", rules=HELSINKI), "C:call A:call B:check")
    assert drawing.options().discard == 1 and drawing.options().why_no_raise == ()


def test_an_all_in_below_a_short_blind_does_not_lower_the_next_raise() -> None:
    hand = play(deal([9000, 700, 9000, 800], (500, 1000), rules=HELSINKI), "C:call D:all-in")
    assert hand.legal()[1] == 2000


def test_no_card_is_burned_for_an_exchange_in_which_everybody_stands_pat_nor_where_none_is_burned() -> None:
    for rules, drawn, burned in ((BURNING, "draw=", 0), (BURNING, "draw=2c", 1), (HELSINKI, "draw=2c", 0)):
        hand = deal(
            [100] * 2, (1, 2), variant="sviten", holes=["AsKd2c7cTd", "QhJh3d8c5h"],
            rules=replace(rules, deck_reserve=0),
        )  # fmt: skip
        while not hand.asked:
            hand.act("check" if hand.legal()[0] == 0 else "call")
        before = len(hand.burned)
        play(hand, f"A:{drawn} B:draw=")
        assert len(hand.burned) - before == burned, (rules.burns, drawn)


def test_who_bets_no_more_leaves_the_turn_with_two_others_who_may_still_bet() -> None:
    hand = play(deal([100] * 3, (1, 2), rules=HELSINKI), "C:call A:call B:check")
    assert hand.street == 1 and hand.actor == 0
    bet_no_more(hand, 2)
    assert (hand.street, hand.actor, hand.pending) == (1, 0, 2)
    bet_no_more(hand, 1)
    assert hand.is_over or hand.street > 1, "one player alone has nobody to bet against"


def test_the_forced_bet_is_told_with_the_stack_that_is_left() -> None:
    hand = deal(
        [500] * 3, variant="stud", form="fixed_limit", bet=100, bring_in=50, rules=HELSINKI,
        holes=["AsKs2c", "AdKd9c", "AhKhTc"],
    )  # fmt: skip
    play(hand, "A:bring-in")
    brought = [event for event in hand.events if event[0] == 6 or event[1:3] == (0, 50)]
    assert brought[-1][-1] == 450 == hand.stacks[0]


def test_nothing_can_be_bet_while_cards_are_exchanged_or_when_the_hand_is_over() -> None:
    hand = play(deal([100] * 3, (1, 2), variant="pineapple", rules=HELSINKI), "C:call A:call B:check")
    assert hand.actor == 0 and hand.legal() == (0, -1, -1)
    over = play(deal([100] * 3, (1, 2), rules=HELSINKI), "C:fold A:fold")
    assert over.is_over and over.legal() == (0, -1, -1)
