"""Rulings on cards and hands come into a live hand: hands die, chips go back, a deal is void, the clock runs out."""

import pytest

from cardroom.floor.live import Irregular
from cardroom.rules import Refused
from tests.floor.live.test_hardest import act, bet, finish, seat, table, to_flop
from tests.floor.rulings import LIVE

PF, PN, CK, CH = LIVE


@pytest.mark.parametrize("name", LIVE)
def test_a_misdeal_before_enough_action_gives_every_chip_back(name: str) -> None:
    live = table(name)
    act(live, "A:call")
    ruling = live.irregular("player_left_out", player=seat(live, "C"))
    if live.question:
        live.decide("misdeal")
    else:
        assert ruling.outcome == "misdeal"
        assert sum(chips.returned for chips in ruling.chips) == sum((200, 400, 400))
    assert live.is_over and live.stacks == list(live.state.setup.stacks)


@pytest.mark.parametrize("name", LIVE)
def test_behind_enough_action_the_deal_stands_and_the_hand_goes_on(name: str) -> None:
    live = table(name)
    act(live, "A:call B:call")
    ruling = live.irregular("player_left_out", player=seat(live, "C"))
    assert ruling.outcome == "plays_on" and not live.is_over and live.hand.actor == seat(live, "C")


@pytest.mark.parametrize("name", LIVE)
def test_a_dead_hand_leaves_its_chips_in(name: str) -> None:
    live = table(name)
    act(live, "A:raise=1200 B:call")
    live.irregular(
        "hand_lost", {"how": "taken_by_dealer", "protected_by": "nothing", "known": False}, seat(live, "B")
    )
    if live.question:
        live.decide(next(o.id for o in live.question.ruling.options if o.id in ("hand-dead", "chips-stay")))
    assert live.hand.status[seat(live, "B")] == 0 and live.hand.total == 1200 + 1200 + 600
    assert live.hand.actor == seat(live, "C") and live.options().min_raise_to == 2000
    act(live, "C:fold D:fold")
    assert live.is_over and live.stacks[seat(live, "A")] == 20_000 + 1200 + 600


@pytest.mark.parametrize("name", LIVE)
def test_of_a_dead_hand_s_raise_that_nobody_called_what_lies_above_the_call_goes_back(name: str) -> None:
    live = table(name)
    act(live, "A:call B:raise=1200")
    ruling = live.irregular(
        "hand_lost", {"how": "taken_by_dealer", "protected_by": "nothing", "known": False}, seat(live, "B")
    )
    if live.question:
        assert ruling.sure == "discretion"
        options = {option.id for option in ruling.options}
        live.decide("raise-goes-back" if "raise-goes-back" in options else "hand-dead")
        if "raise-goes-back" not in options:
            return
    assert bet(live, "B") == (400, 20_000 - 400) and live.hand.price == 400
    # Only who had not acted before the raise still has to: the small blind completes, the big blind has its option.
    assert live.hand.actor == seat(live, "C") and live.options().call == 200
    assert live.options().min_raise_to == 800
    act(live, "C:call D:check")
    assert live.hand.street == 1 and [pot.amount for pot in live.pots()] == [1600]
    finish(live, "A")
    assert live.stacks[seat(live, "A")] == 20_000 - 400 + 1600


def test_a_raise_that_is_taken_back_may_end_the_round() -> None:
    live = table(CH)
    to_flop(live)
    act(live, "C:bet=400 D:call A:call B:raise=2000")
    ruling = live.irregular(
        "hand_lost", {"how": "taken_by_dealer", "protected_by": "nothing", "known": False}, seat(live, "B")
    )
    if live.question:
        live.decide("raise-goes-back")
    else:
        assert ruling.outcome == "raise_back" and ruling.chips_of("player").returned == 1600
    assert live.hand.street == 2 and [pot.amount for pot in live.pots()] == [1600 + 4 * 400]


@pytest.mark.parametrize("name", LIVE)
def test_chips_of_a_protected_hand_that_was_lost_may_go_back(name: str) -> None:
    live = table(name)
    act(live, "A:raise=1200 B:call")
    facts = {"how": "mixed_with_discards", "protected_by": "object", "known": False}
    live.irregular("hand_lost", facts, seat(live, "B"))
    if live.question:
        live.decide("chips-go-back")
    assert bet(live, "B") == (0, 20_000) and live.hand.total == 1200 + 600
    act(live, "C:fold D:fold")
    assert live.stacks[seat(live, "A")] == 20_600 and sum(live.stacks) == 80_000


@pytest.mark.parametrize("name", LIVE)
def test_who_has_shown_cards_may_only_play_passively_where_the_house_says_so(name: str) -> None:
    live = table(name)
    ruling = live.irregular("cards_exposed", player=seat(live, "B"))
    act(live, "A:call")
    options = live.options()
    assert options.player == seat(live, "B")
    assert options.can_raise is (ruling.outcome != "passive_play")
    if ruling.outcome == "passive_play":
        assert options.why_no_raise == ruling.clauses
        with pytest.raises(Refused) as caught:
            act(live, "B:raise=800")
        assert caught.value.clauses == ruling.clauses
        act(live, "B:call C:call D:check C:check D:check A:check")
        assert not live.options().can_raise, "for the whole hand"


@pytest.mark.clause("CH-1.59")
def test_at_helsinki_the_time_over_is_a_check_where_that_is_free_else_a_fold() -> None:
    live = table(CH)
    live.irregular("clock_expired", {"player_did": "nothing"})
    assert live.hand.status[seat(live, "A")] == 0 and live.hand.actor == seat(live, "B")
    act(live, "B:call C:call")
    live.irregular("clock_expired", {"player_did": "nothing"})
    assert live.hand.status[seat(live, "D")] and live.hand.street == 1


@pytest.mark.clause("PF-3.11")
def test_at_pokerstars_the_hand_is_dead_when_the_time_is_over() -> None:
    live = table(PF)
    act(live, "A:call B:call C:call")
    live.irregular("clock_expired", {"player_did": "nothing"})
    assert live.hand.status[seat(live, "D")] == 0 and live.hand.street == 1


def test_a_ruling_that_staff_set_aside_is_recorded_and_changes_nothing() -> None:
    live = table(PF)
    act(live, "A:raise=1200")
    before = live.hand.dump()
    ruling = live.irregular("single_chip", {"chip": 5000}, set_aside="the player had said raise, I heard it")
    assert ruling.outcome == "call" and live.hand.dump() == before
    fact = live.facts[-1]
    assert isinstance(fact, Irregular) and fact.set_aside.startswith("the player")
    assert live.entries[-1].rulings == (ruling,)
    act(live, "B:raise=5000")
    assert bet(live, "B") == (5000, 15_000)


def test_while_staff_must_decide_nothing_else_happens() -> None:
    live = table(CK)
    act(live, "A:raise=1200")
    live.irregular("undercall", {"chips": 700})
    assert live.awaits.kind == "decide"
    with pytest.raises(Refused) as caught:
        act(live, "B:call")
    assert caught.value.code == "decision-open" and caught.value.clauses
    with pytest.raises(Refused, match="Choose one"):
        live.decide("take-back")
    live.decide("fold-and-lose-what-is-in", reason="the second time tonight")
    assert bet(live, "B") == (700, 19_300) and live.hand.actor == seat(live, "C")
    act(live, "C:fold D:fold")
    assert live.stacks[seat(live, "A")] == 20_000 + 700 + 200 + 400


def test_staff_may_follow_none_of_the_options_and_say_what_holds_instead() -> None:
    live = table(CK)
    act(live, "A:raise=1200")
    live.irregular("undercall", {"chips": 700})
    live.decide("otherwise", reason="the dealer had said 700")
    act(live, "B:fold")
    assert bet(live, "B") == (0, 20_000)


def test_an_undercall_is_completed_as_the_ruling_proposes() -> None:
    live = table(CK)
    act(live, "A:raise=1200")
    live.irregular("undercall", {"chips": 700})
    live.decide()
    assert bet(live, "B") == (1200, 18_800)


@pytest.mark.parametrize(
    ("option", "a", "b"), [("hidden-chips-count", 0, 17_500), ("hidden-chips-do-not-count", 500, 17_000)]
)
def test_chips_found_behind_an_all_in_are_settled_when_the_hand_is_over(option: str, a: int, b: int) -> None:
    live = table(CK, players=3, stacks=[2000, 15_000, 20_000])
    act(live, "A:all-in B:call C:fold")
    finish(live, "B")
    live.irregular("hidden_chips", {"hidden": 500}, seat(live, "A"))
    live.decide(option)
    assert (live.stacks[seat(live, "A")], live.stacks[seat(live, "B")]) == (a, b + 400)
    assert sum(live.stacks) == 37_500


@pytest.mark.clause("CH-1.41")
def test_as_proposed_the_all_in_player_who_left_is_out_and_nobody_else() -> None:
    live = table(CH, stacks=[2000, 20_000, 20_000, 20_000])
    act(live, "A:all-in")
    live.irregular("all_in_player_leaves", {}, seat(live, "A"))
    live.decide()
    assert live.hand.status[seat(live, "A")] == 0
    assert live.hand.actor == seat(live, "B") and live.hand.status[seat(live, "B")], "B has not folded"


@pytest.mark.clause("CH-1.36")
def test_who_showed_cards_on_purpose_and_keeps_the_hand_may_not_raise_in_it() -> None:
    live = table(CH)
    ruling = live.irregular("cards_exposed", {"on_purpose": True}, seat(live, "B"))
    assert {option.id for option in ruling.options} == {"hand-dead", "hand-stays-live"}
    live.decide("hand-stays-live")
    act(live, "A:call")
    assert live.options().player == seat(live, "B") and not live.options().can_raise
    act(live, "B:call C:call D:check C:check D:check A:check")
    assert live.options().player == seat(live, "B") and not live.options().can_raise, "for the whole hand"
