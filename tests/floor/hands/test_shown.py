"""Cards that a player shows before the hand is over."""

from typing import Any

import pytest

from cardroom.floor import Ruling
from tests.floor.rulings import LIVE, ruled, stands

PF, PN, CK, CH = LIVE


def shown(house: str, situation: dict[str, Any] | None = None, **facts: bool) -> Ruling:
    return ruled(house, "cards_exposed", dict(facts), **(situation or {}))


@pytest.mark.clause("CH-1.36", "CK-H.12")
@pytest.mark.parametrize("house", [CH, CK])
def test_who_shows_cards_may_no_longer_bet_or_raise(house: str) -> None:
    assert shown(house).may("player") == ("fold", "call")
    assert shown(house, {"bet_to_match": 0, "street": "flop"}).may("player") == ("fold", "check")
    assert shown(house, {"bet_to_match": None}).may("player") == ("fold", "check", "call")
    assert shown(house).outcome == "passive_play"


@pytest.mark.clause("PF-6.3")
@pytest.mark.parametrize("house", [PF, PN])
def test_pokerstars_leaves_all_options_and_may_give_a_penalty(house: str) -> None:
    ruling = shown(house)
    assert (ruling.outcome, ruling.may("player")) == ("live", ("fold", "call", "raise"))
    assert ruling.may("staff") == ("penalise",)
    assert "raise" not in shown(house, {"may_raise": False}).may("player")


@pytest.mark.clause("CK-H.12")
def test_kruh_leaves_the_cards_face_up_and_folds_who_does_it_on_purpose_again() -> None:
    assert "face up" in said_in_english(shown(CK))
    assert shown(CK).may("staff") == ()
    once = shown(CK, on_purpose=True)
    assert (once.outcome, once.may("staff")) == ("passive_play", ("penalise",))
    again = shown(CK, on_purpose=True, repeated=True)
    assert (again.outcome, stands(again), again.may("staff")) == ("folded", "fold", ("penalise",))


@pytest.mark.clause("CH-1.36", "CH-1.37")
def test_helsinki_may_kill_a_hand_shown_on_purpose() -> None:
    ruling = shown(CH, on_purpose=True)
    assert (ruling.outcome, ruling.sure) == ("staff_may_kill", "discretion")
    assert [option.id for option in ruling.options] == ["hand-dead", "hand-stays-live"]
    assert ruling.may("player") == ("fold", "call")


@pytest.mark.parametrize("house", LIVE)
def test_cards_turned_up_when_all_action_is_over_cost_nothing(house: str) -> None:
    ruling = shown(house, action_pending=False, on_purpose=True)
    assert (ruling.outcome, ruling.may("staff")) == ("no_effect", ())


@pytest.mark.clause("PF-6.3.1")
@pytest.mark.parametrize("house", [PF, PN])
def test_showing_a_folded_player_and_folding_may_be_penalised_and_is_when_repeated(house: str) -> None:
    once = ruled(house, "shown_to_folded_player")
    again = ruled(house, "shown_to_folded_player", {"repeated": True})
    assert (once.outcome, once.sure, stands(once)) == ("penalty_possible", "decided", "fold")
    assert once.may("staff") == ("penalise",) and not once.options
    assert (again.outcome, again.may("staff")) == ("penalty", ("penalise",))


@pytest.mark.clause("CH-1.37", "CK-S.4")
@pytest.mark.parametrize(
    ("house", "outcome", "sure"), [(CH, "penalty_possible", "decided"), (CK, "staff_decide", "discretion")]
)
def test_elsewhere_the_fold_stands_and_the_penalty_is_staffs_each_time(
    house: str, outcome: str, sure: str
) -> None:
    for repeated in (False, True):
        ruling = ruled(house, "shown_to_folded_player", {"repeated": repeated}, play="tournament")
        assert (ruling.outcome, ruling.sure, stands(ruling)) == (outcome, sure, "fold")
        assert ruling.may("staff") == ("penalise",)
        assert [one.id for one in ruling.options] == (["penalty", "no-penalty"] if house == CK else [])


def said_in_english(ruling: Ruling) -> str:
    from cardroom.floor import said

    return said(ruling.sentence)


@pytest.mark.clause("CK-H.12", "CK-N.4")
def test_that_passive_play_has_a_check_is_a_reading_of_kruh() -> None:
    """The document says "only call or fold" of cards shown, and "passively" of cards thrown."""
    exposed = ruled(CK, "cards_exposed", bet_to_match=0, in_front=0)
    assert exposed.may("player") == ("fold", "check") and exposed.sure == "by_reading"
    thrown = {"did": "threw_cards", "touched": "nothing"}
    assert "passively" in ruled(CK, "cards_given_up", thrown, bet_to_match=0, in_front=0).reading
