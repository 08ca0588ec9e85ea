"""How large a bet or raise must be, may be, and who may still make one."""

from dataclasses import replace

import pytest

from cardroom.engine import HandRules
from cardroom.engine.posts import ACTIVE
from cardroom.rules import house
from tests.engine.deals import casinohuone, deal, facts, play, refusal


def flop(stacks, variant="holdem", blind=2, **more):
    """A hand on the flop, nobody having bet; A is first. The stacks are those behind after the blinds' round."""
    hand = deal([stack + blind for stack in stacks], (blind // 2, blind), variant=variant, **more)
    while hand.street == 0:
        play(hand, "check" if hand.options().can_check else "call")
    return hand


@pytest.mark.parametrize("variant", ["holdem", "omaha"])
@pytest.mark.clause("CO-TH.24", "CO-OM.13")
def test_a_raise_adds_at_least_the_largest_raise_so_far(variant: str) -> None:
    hand = play(flop([500] * 4, variant, blind=4), "A:5 B:15")
    assert hand.options().min_raise_to == 25
    refused = refusal(hand, "C:24")
    assert refused.code == "raise-too-small"
    assert refused.clauses[0] == ("CO-TH.24" if variant == "holdem" else "CO-OM.13")
    assert refused.arguments["least"] == 25
    play(hand, "C:25")
    assert hand.options().min_raise_to == 35


@pytest.mark.clause("CO-TH.25", "CO-OM.13")
def test_a_bet_is_at_least_the_big_blind() -> None:
    hand = flop([100] * 3, blind=10)
    assert (hand.options().min_raise_to, hand.options().is_bet) == (10, True)
    refused = refusal(hand, "A:9")
    assert (refused.code, refused.clauses) == ("bet-too-small", ("CO-TH.23", "CO-TH.25"))


@pytest.mark.clause("CO-TH.25", "CO-TH.26")
def test_an_all_in_may_be_less_than_the_minimum() -> None:
    hand = flop([6, 100, 100], blind=10)
    assert (hand.options().min_raise_to, hand.options().max_raise_to) == (6, 6)
    play(hand, "A:6")
    assert facts(hand, "bet")[0]["is_short"] is True
    assert hand.options().min_raise_to == 16


@pytest.mark.clause("CO-TH.4")
def test_no_limit_goes_up_to_the_whole_stack() -> None:
    hand = flop([100] * 3)
    assert hand.options().max_raise_to == 100
    refused = refusal(hand, "A:101")
    assert (refused.code, refused.clauses) == ("not-enough-chips", ("CO-TH.4",))


@pytest.mark.clause("CO-OM.2")
def test_pot_limit_goes_up_to_the_pot_as_it_is_after_calling() -> None:
    hand = flop([500] * 5, "omaha")
    assert hand.total == 10
    assert hand.options().max_raise_to == 10
    play(hand, "A:5")
    assert hand.options().max_raise_to == 25
    refused = refusal(hand, "B:26")
    assert (refused.code, refused.clauses) == ("raise-too-large", ("CO-OM.2",))
    play(hand, "B:25")
    assert hand.options().max_raise_to == 25 + (10 + 5 + 25 + 25)


@pytest.mark.clause("CO-OM.2")
def test_the_first_pot_sized_raise_before_the_flop() -> None:
    assert deal([500] * 6, (1, 2), variant="omaha").options().max_raise_to == 7


@pytest.mark.clause("CO-OM.2", "CO-TH.22", "CO-OM.12")
def test_a_short_big_blind_is_priced_in_full_for_calls_and_pot_sized_raises() -> None:
    hand = deal([50_000, 700, 50_000, 50_000], (500, 1000), variant="omaha")
    options = hand.options()
    assert (options.call, options.min_raise_to, options.max_raise_to) == (1000, 2000, 3200)


def test_a_house_may_price_a_short_big_blind_at_what_was_posted() -> None:
    rules = HandRules(short_blind_price="largest_posted")
    hand = deal([50_000, 700, 50_000, 50_000], (500, 1000), variant="omaha", rules=rules)
    options = hand.options()
    assert (options.call, options.min_raise_to, options.max_raise_to) == (700, 2000, 3200)


@pytest.mark.parametrize("variant", ["holdem", "omaha"])
@pytest.mark.clause("CO-TH.32", "CO-OM.17")
def test_one_short_all_in_does_not_reopen_but_a_run_of_them_does(variant: str) -> None:
    hand = play(flop([500, 500, 18, 25], variant, blind=10), "A:10 B:call C:all-in")
    assert facts(hand, "raised")[-1]["is_short"] is True
    assert facts(hand, "raised")[-1]["reopens"] is False  # 8 < 10
    play(hand, "D:all-in")
    assert facts(hand, "raised")[-1]["reopens"] is True  # 8 + 7 >= 10, nobody called between
    options = hand.options()
    assert (options.player, options.call, options.min_raise_to) == (0, 15, 35)
    play(hand, "A:call")
    assert hand.options().min_raise_to == 35


@pytest.mark.parametrize("variant", ["holdem", "omaha"])
@pytest.mark.clause("CO-TH.31", "CO-TH.32", "CO-OM.16", "CO-OM.17")
def test_a_call_between_two_short_all_ins_keeps_the_betting_closed(variant: str) -> None:
    # A 10, B calls, C all-in 18, E calls 18, D all-in 25; E sits between C and D.
    hand = play(flop([500, 500, 18, 500, 25], variant, blind=10), "A:10 B:call C:18 D:call E:25")
    for player in "ABD":
        options = hand.options()
        assert options.min_raise_to == options.max_raise_to == -1
        expected = "CO-TH.31" if variant == "holdem" else "CO-OM.16"
        assert options.why_no_raise[0] == expected
        refused = refusal(hand, f"{player}:60")
        assert (refused.code, refused.clauses[0]) == ("betting-not-reopened", expected)
        play(hand, f"{player}:call")
    assert hand.street == 2


@pytest.mark.clause("CO-TH.32")
def test_a_fold_between_two_short_all_ins_does_not_break_the_run() -> None:
    hand = play(flop([500, 500, 18, 500, 25], blind=10), "A:10 B:call C:18 D:fold E:25")
    assert hand.options().min_raise_to == 35


@pytest.mark.clause("CO-TH.32")
def test_after_a_call_a_new_run_counts_from_zero() -> None:
    hand = play(flop([500, 18, 500, 24, 29], blind=10), "A:10 B:18 C:call D:24 E:29")
    assert hand.options().can_raise  # 6 + 5 >= 10 since C called
    hand = play(flop([500, 18, 500, 24, 27], blind=10), "A:10 B:18 C:call D:24 E:27")
    assert not hand.options().can_raise  # 6 + 3 < 10: the 8 before C's call is forgotten


@pytest.mark.parametrize("variant", ["holdem", "omaha"])
@pytest.mark.clause("CO-TH.31", "CO-OM.16")
def test_who_has_not_answered_the_last_legal_bet_keeps_all_options(variant: str) -> None:
    # A checks, B bets 10, C calls, D all-in for 15.
    hand = play(flop([500, 500, 500, 15], variant, blind=10), "A:check B:10 C:call D:all-in")
    assert hand.options().min_raise_to == 25
    assert refusal(hand, "A:24").code == "raise-too-small"
    after_call = play(hand.copy(), "A:call")
    after_fold = play(hand.copy(), "A:fold")
    after_raise = play(hand.copy(), "A:25")
    for closed in (after_call, after_fold):
        for player in "BC":
            options = closed.options()
            assert (options.call, options.can_raise) == (5, False)
            play(closed, f"{player}:call")
        assert closed.street == 2
    assert after_raise.options().min_raise_to == 35


@pytest.mark.clause("CO-TH.31")
def test_a_short_all_in_bet_does_not_reopen_for_those_who_checked() -> None:
    hand = play(flop([500, 500, 3], blind=10), "A:check B:check C:all-in")
    assert (hand.options().call, hand.options().can_raise) == (3, False)


@pytest.mark.clause("CO-TH.30", "CO-OM.15")
def test_a_full_sized_all_in_raise_reopens_like_any_other() -> None:
    hand = play(flop([500, 500, 20], blind=10), "A:10 B:call C:all-in")
    assert facts(hand, "raised")[-1]["is_short"] is False
    assert hand.options().min_raise_to == 30


@pytest.mark.clause("CO-TH.29", "CO-OM.15")
def test_a_player_short_of_the_call_may_call_with_everything() -> None:
    hand = play(flop([500, 7, 500], blind=2), "A:10")
    options = hand.options()
    assert (options.call, options.call_all_in, options.can_raise) == (7, True, False)
    assert refusal(hand, "B:7").code == "too-short-to-raise"
    play(hand, "B:all-in")
    assert facts(hand, "called")[-1]["amount"] == 7


def test_a_house_may_count_what_a_player_faces_instead_of_runs() -> None:
    rules = HandRules(reopening="amount_faced")
    hand = play(flop([500, 500, 18, 500, 25], blind=10, rules=rules), "A:10 B:call C:18 D:call E:25")
    assert hand.options().min_raise_to == 35  # A faces 15
    play(hand, "A:call B:call")
    assert not hand.options().can_raise  # D faces 7


def test_a_house_may_never_reopen_for_short_all_ins() -> None:
    rules = HandRules(reopening="full_raise_only")
    hand = play(flop([500, 500, 18, 25], blind=10, rules=rules), "A:10 B:call C:all-in D:all-in")
    assert not hand.options().can_raise


def test_nobody_raises_against_players_who_are_all_in() -> None:
    hand = play(flop([500, 40], blind=2), "A:10 B:all-in")
    assert refusal(hand, "A:500").code == "nobody-to-raise"


@pytest.mark.parametrize(("cap", "bets"), [(4, [2, 4, 6, 8]), (3, [2, 4, 6])])
def test_fixed_limit_raises_by_one_bet_up_to_the_cap(cap: int, bets: list[int]) -> None:
    hand = flop([500] * 3, form="fixed_limit", rules=HandRules(raise_cap=cap))
    for total in bets:
        options = hand.options()
        assert options.min_raise_to == options.max_raise_to == total
        play(hand, str(total))
    assert refusal(hand, str(bets[-1] + 2)).code == "raises-capped"


def test_fixed_limit_doubles_its_bet_on_the_turn_and_counts_a_blind_as_a_bet() -> None:
    hand = deal([500] * 3, (1, 2), form="fixed_limit", rules=HandRules(raise_cap=4))
    play(hand, "C:4 A:6 B:8")
    assert not hand.options().can_raise
    play(hand, "C:call A:call A:check B:check C:check")
    assert (hand.street, hand.options().min_raise_to) == (2, 4)


def test_fixed_limit_has_no_cap_when_two_begin_the_round() -> None:
    for heads_up, uncapped in (("lifted", True), ("kept", False)):
        rules = HandRules(raise_cap=4, raise_cap_heads_up=heads_up)
        hand = play(flop([500] * 2, form="fixed_limit", rules=rules), "A:2 B:4 A:6 B:8")
        assert hand.options().can_raise is uncapped


@pytest.mark.clause("PF-4.4", "PN-5")
@pytest.mark.parametrize("house_name", ["pokerstars-live-fi", "pokerstars-live-no"])
def test_a_house_may_lift_the_cap_for_the_last_two_of_the_tournament_only(house_name: str) -> None:
    rules = HandRules.of(house(house_name))
    four_bets = "A:2 B:4 A:6 B:8"
    assert play(flop([500] * 2, form="fixed_limit", rules=rules), four_bets).options().can_raise
    more_tables = replace(rules, raise_cap_heads_up="kept")
    assert not play(flop([500] * 2, form="fixed_limit", rules=more_tables), four_bets).options().can_raise
    three = play(flop([500] * 3, form="fixed_limit", rules=rules), "A:fold B:check C:check B:4 C:8 B:12 C:16")
    assert not three.options().can_raise, "two in the hand, three in the tournament"


@pytest.mark.clause("CO-6")
@pytest.mark.parametrize("form", ["no_limit", "fixed_limit"])
def test_a_house_without_a_cap_lets_the_raises_go_on_until_the_chips_are_in(form: str) -> None:
    hand = flop([100] * 3, form=form, rules=casinohuone())
    raises = 0
    while hand.options().can_raise:
        play(hand, str(hand.options().min_raise_to))
        raises += 1
    assert raises == 50 and hand.price == 100


@pytest.mark.parametrize(("behind", "raises"), [(20, (-1, -1)), (21, (40, 95))])
def test_nobody_is_offered_a_raise_over_a_price_that_nobody_else_has_more_than(
    behind: int, raises: tuple[int, int]
) -> None:
    helsinki = HandRules.of(house("casino-helsinki").for_game("holdem-nl"))
    hand = deal([100, 25, 5 + behind], antes=[5] * 3, bet=20, bring_in=20, rules=helsinki)
    assert hand.actor == 0 and hand.status == [ACTIVE] * 3
    assert hand.legal() == (20, *raises)
    if raises == (-1, -1):
        assert refusal(hand, "A:39").code == "nobody-to-raise"
        play(hand, "A:all-in B:all-in C:all-in")
        assert sum(hand.stacks) == 100 + 25 + 5 + behind and hand.is_over, (
            "taken as what it is: the rest comes back"
        )
