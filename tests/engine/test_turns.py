"""Who acts when, what each action means, and when a round ends."""

import pytest

from cardroom.engine import HandRules
from cardroom.engine.intervening import kill
from cardroom.rules import house
from tests.engine.deals import deal, facts, play, refusal

ROUND = "A:check B:check C:check D:check"


@pytest.mark.clause("CO-TH.14", "CO-TH.15", "CO-TH.16", "CO-OM.8", "CO-TH.9")
@pytest.mark.parametrize("variant", ["holdem", "omaha"])
def test_streets_and_the_order_of_action(variant: str) -> None:
    hand = deal([100] * 4, (1, 2), variant=variant)
    assert [(post["player"], post["amount"]) for post in facts(hand, "posted_blind")] == [(0, 1), (1, 2)]
    play(hand, "C:call D:call A:call B:check")
    assert len(hand.board) == 3
    play(hand, ROUND)
    assert len(hand.board) == 4
    play(hand, ROUND)
    assert len(hand.board) == 5
    play(hand, ROUND)
    assert hand.is_over and len(facts(hand, "shown")) == 4


@pytest.mark.clause("CO-TH.10")
def test_heads_up_the_dealer_posts_the_small_blind_and_acts_first_before_the_flop_only() -> None:
    hand = deal([100, 100], [2, 1])
    play(hand, "B:call A:check A:check B:check A:check B:check A:check B:check")
    assert hand.is_over


@pytest.mark.clause("CO-TH.11", "CO-TH.3", "CO-OM.5")
@pytest.mark.parametrize(("variant", "cards"), [("holdem", 2), ("omaha", 4)])
def test_everyone_gets_hole_cards_one_at_a_time_from_the_dealers_left(variant: str, cards: int) -> None:
    hand = deal([100] * 3, (1, 2), variant=variant)
    assert hand.hole_places == [tuple(range(player, 3 * cards, 3)) for player in range(3)]
    for player in range(3):
        assert list(hand.holes[player]) == [hand.setup.deck[place] for place in hand.hole_places[player]]


@pytest.mark.clause("CO-TH.12", "CO-TH.14")
def test_a_missing_small_blind_changes_nothing_for_the_others() -> None:
    hand = deal([100] * 4, [0, 2, 0, 0])
    play(hand, "C:call D:call A:call B:check A:check")
    assert hand.pots()[0].amount == 8


@pytest.mark.clause("CO-TH.17", "CO-OM.9", "CO-TH.21", "CO-OM.11")
@pytest.mark.parametrize("variant", ["holdem", "omaha"])
def test_the_big_blind_has_the_last_word_on_an_unraised_round(variant: str) -> None:
    hand = play(deal([100] * 3, (1, 2), variant=variant), "C:call A:call")
    options = hand.options()
    assert (options.player, options.can_check, options.is_bet) == (1, True, False)
    assert options.min_raise_to == 4
    play(hand, "B:4 C:call A:call A:check")


@pytest.mark.clause("CO-TH.17")
def test_the_big_blind_is_asked_even_when_all_others_are_all_in() -> None:
    hand = play(deal([100, 100, 2], (1, 2)), "C:call A:fold")
    options = hand.options()
    assert (options.player, options.can_check, options.can_raise) == (1, True, False)
    assert play(hand, "B:check").is_over


OTHERS = ["casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no", ""]


@pytest.mark.parametrize("name", OTHERS)
def test_elsewhere_nobody_is_asked_who_has_nobody_to_bet_with(name: str) -> None:
    rules = HandRules.of(house(name).for_game("holdem-nl")) if name else HandRules()
    hand = play(deal([100, 100, 15], (10, 20), rules=rules), "C:all-in A:fold")
    assert hand.is_over and facts(hand, "checked") == [] and len(hand.board) == 5
    assert sum(hand.stacks) == 215 and facts(hand, "returned")[-1]["amount"] == 5
    raised = play(deal([100, 100, 30], (10, 20), rules=rules), "C:all-in A:fold")
    assert raised.actor == 1 and raised.legal() == (10, -1, -1), "there is a bet to answer"
    three = play(deal([100, 100, 15, 100], (10, 20), rules=rules), "C:all-in D:fold A:call")
    assert three.actor == 1 and three.legal()[1] == 40, "the small blind can be bet with"
    killed = play(deal([100, 100, 15, 100], (10, 20), rules=rules), "C:all-in D:call")
    kill(killed, 3)
    assert killed.actor == 0, "the small blind has its bet to answer"
    play(killed, "A:fold")
    assert killed.is_over


@pytest.mark.parametrize("name", OTHERS)
def test_when_staff_kill_the_last_hand_to_bet_with_the_board_runs_out(name: str) -> None:
    rules = HandRules.of(house(name).for_game("holdem-nl")) if name else HandRules()
    hand = play(deal([100, 100, 15, 100], (10, 20), rules=rules), "C:all-in D:call A:fold")
    assert hand.actor == 1
    kill(hand, 3)
    assert hand.is_over and facts(hand, "checked") == []


@pytest.mark.clause("CO-TH.18", "CO-OM.9")
def test_after_a_raise_the_round_goes_on_until_the_player_before_the_raiser() -> None:
    hand = play(deal([100] * 4, (1, 2)), "C:call D:6 A:call B:call")
    assert hand.actor == 2
    play(hand, "C:call")
    assert hand.street == 1


@pytest.mark.clause("CO-TH.19")
def test_nobody_acts_once_the_hand_is_over() -> None:
    hand = play(deal([100] * 2, [2, 1]), "B:fold")
    for word in ("fold", "check", "call", "10", "all-in"):
        assert refusal(hand, word).code == "hand-is-over"
    assert refusal(hand, "fold").clauses == ("CO-TH.19",)


@pytest.mark.clause("CO-TH.20", "CO-OM.10")
def test_a_fold_is_allowed_even_when_a_check_is_free_and_is_final() -> None:
    hand = play(deal([100] * 3, (1, 2)), "C:call A:call B:check A:fold B:check C:check B:check")
    assert hand.status[0] == 0
    play(hand, "C:check B:check C:check")
    assert {shown["player"] for shown in facts(hand, "shown")} == {1, 2}


@pytest.mark.clause("CO-TH.21", "CO-OM.11")
@pytest.mark.parametrize(("variant", "clause"), [("holdem", "CO-TH.21"), ("omaha", "CO-OM.11")])
def test_a_check_is_refused_when_there_is_something_to_call(variant: str, clause: str) -> None:
    hand = deal([100] * 3, (1, 2), variant=variant)
    refused = refusal(hand, "C:check")
    assert (refused.code, refused.clauses, refused.arguments) == ("cannot-check", (clause,), {"call": 2})


@pytest.mark.clause("CO-TH.22", "CO-OM.12")
def test_a_call_is_refused_when_there_is_nothing_to_call() -> None:
    hand = play(deal([100] * 3, (1, 2)), "C:call A:call")
    assert refusal(hand, "B:call").code == "nothing-to-call"


@pytest.mark.clause("CO-TH.22", "CO-OM.12")
def test_before_the_flop_staying_in_costs_the_whole_big_blind() -> None:
    hand = deal([100, 1, 100], (1, 2))  # the big blind has only 1
    assert hand.options().call == 2
    play(hand, "C:call")
    assert hand.options().call == 1
    play(hand, "A:call")
    assert hand.pots() == [(3, (0, 1, 2)), (2, (0, 2))]


@pytest.mark.clause("CO-TH.23")
def test_the_first_money_of_a_round_is_a_bet_and_later_money_a_raise() -> None:
    hand = play(deal([100] * 3, (1, 2)), "C:6 A:call B:call A:4 B:8")
    assert [event["player"] for event in facts(hand, "raised")] == [2, 1]
    assert [event["player"] for event in facts(hand, "bet")] == [0]


@pytest.mark.clause("CO-TH.27", "CO-OM.14")
def test_an_all_in_player_takes_no_part_in_later_rounds_but_stays_to_the_end() -> None:
    hand = play(
        deal([10, 100, 100], (1, 2)), "C:10 A:call B:call B:check C:check B:check C:check B:check C:check"
    )
    assert {shown["player"] for shown in facts(hand, "shown")} == {0, 1, 2}


@pytest.mark.clause("CO-TH.26", "CO-TH.27")
def test_when_nobody_can_bet_any_more_the_board_is_dealt_out() -> None:
    hand = play(deal([100, 100], [2, 1]), "B:all-in A:call")
    assert hand.is_over and len(hand.board) == 5


def test_a_hand_whose_posts_put_everyone_all_in_runs_by_itself() -> None:
    hand = deal([2, 1], [2, 1])
    assert hand.is_over and hand.decision == 0 and sum(hand.stacks) == 3


def test_a_short_stack_posts_the_ante_before_the_blind() -> None:
    hand = deal([100, 3, 100], (1, 2), antes=[2] * 3)
    assert [post["amount"] for post in facts(hand, "posted_ante")] == [2, 2, 2]
    assert [post["amount"] for post in facts(hand, "posted_blind")] == [1, 1]
    hand = deal([100, 3, 100], (1, 2), antes=[2] * 3, rules=HandRules(short_post_order="blind_first"))
    assert [post["amount"] for post in facts(hand, "posted_blind")] == [1, 2]
    assert [post["amount"] for post in facts(hand, "posted_ante")] == [2, 1, 2]


def test_an_amount_must_be_a_whole_number() -> None:
    hand = deal([100] * 3, (1, 2))
    before = hand.dump()
    for amount in (4.0, True, "4", None):
        with pytest.raises(Exception, match="whole number") as caught:
            hand.raise_to(amount)  # type: ignore[arg-type] - what a careless caller hands in
        assert caught.value.code == "amount-not-whole"  # type: ignore[attr-defined] - every refusal has one
    assert hand.dump() == before


def test_an_action_nobody_knows_is_refused_by_name() -> None:
    assert refusal(deal([100] * 3, (1, 2)), "bluff").code == "unknown-action"


@pytest.mark.clause("CO-TH.20")
def test_a_big_blind_who_folds_to_a_shorter_all_in_gives_the_whole_blind_up() -> None:
    hand = play(deal([100, 100, 15], (10, 20)), "C:all-in A:fold B:fold")
    assert hand.stacks == [90, 80, 45]
