"""When cards that were thrown, pushed, turned or lifted are a folded hand, and when they come back."""

from typing import Any

import pytest

from cardroom.floor import BadCase
from tests.floor.rulings import LIVE, ruled, stands

PF, PN, CK, CH = LIVE
FACING_200 = {"bet_to_match": 200, "in_front": 0, "big_blind": 200}
NO_BET = {"bet_to_match": 0, "in_front": 0, "street": "flop", "raises": 0}


def thrown(house: str, situation: dict[str, Any], **facts: Any) -> Any:
    return ruled(
        house,
        "cards_given_up",
        {"did": "threw_cards", "touched": "nothing", "known": True, **facts},
        **situation,
    )


@pytest.mark.clause("CH-1.40", "PF-4.7", "PN-10", "CK-B.7")
@pytest.mark.parametrize("house", LIVE)
def test_a_fold_that_is_said_is_a_fold_and_what_is_in_stays_in(house: str) -> None:
    ruling = ruled(house, "cards_given_up", {"did": "said_fold"}, bet_to_match=600, in_front=200)
    assert (ruling.outcome, stands(ruling), ruling.may("player")) == ("folded", "fold", ())
    assert (ruling.chips_of("player").bound, ruling.chips_of("player").returned) == (200, 0)


@pytest.mark.clause("CH-1.26", "CH-1.42")
@pytest.mark.parametrize("situation", [FACING_200, NO_BET])
@pytest.mark.parametrize("touched", ["nothing", "dealer", "muck"])
def test_helsinki_folds_cards_pushed_forward_at_once(situation: dict[str, Any], touched: str) -> None:
    ruling = thrown(CH, situation, touched=touched)
    assert (ruling.outcome, ruling.sure) == ("folded", "decided")


@pytest.mark.clause("PF-3.8")
@pytest.mark.parametrize("house", [PF, PN])
@pytest.mark.parametrize(
    ("situation", "touched", "outcome"),
    [
        (FACING_200, "nothing", "folded"),
        (NO_BET, "nothing", "live"),
        (NO_BET, "dealer", "live"),
        (NO_BET, "muck", "folded"),
        (NO_BET, "burn_cards", "folded"),
        (NO_BET, "board", "folded"),
    ],
)
def test_pokerstars_folds_what_touches_cards_out_of_play_or_is_let_go_before_a_bet(
    house: str, situation: dict[str, Any], touched: str, outcome: str
) -> None:
    assert thrown(house, situation, touched=touched).outcome == outcome


@pytest.mark.clause("CK-N.4")
def test_cards_over_the_pass_line_are_not_folded_and_may_be_played_passively() -> None:
    facing = thrown(CK, FACING_200, why="mistake")
    assert (facing.outcome, facing.may("player")) == ("passive_play", ("fold", "call"))
    assert thrown(CK, NO_BET, only_some=True).may("player") == ("fold", "check")


@pytest.mark.clause("CK-N.4", "CK-H.13")
@pytest.mark.parametrize("touched", ["dealer", "muck"])
@pytest.mark.parametrize("only_some", [True, False])
def test_kruh_folds_them_when_the_dealer_or_the_muck_is_touched_by_one_card_and_gives_none_back(
    touched: str, only_some: bool
) -> None:
    ruling = thrown(CK, FACING_200, touched=touched, only_some=only_some, why="mistake", known=True)
    assert (ruling.outcome, ruling.options) == ("folded", ())
    assert "CK-H.13" in ruling.clauses


@pytest.mark.parametrize("house", [PF, PN, CH])
def test_elsewhere_staff_decide_when_only_some_of_the_cards_were_thrown(house: str) -> None:
    ruling = thrown(house, FACING_200, only_some=True)
    assert (ruling.outcome, ruling.sure) == ("staff_decide", "discretion")


@pytest.mark.clause("PF-3.8")
@pytest.mark.parametrize("house", [PF, PN])
def test_the_floor_may_restore_a_mucked_hand_that_is_known(house: str) -> None:
    known = thrown(house, NO_BET, touched="muck", why="mistake")
    assert [option.id for option in known.options] == ["hand-dead", "hand-restored"]
    assert thrown(house, NO_BET, touched="muck", why="mistake", known=False).options == ()
    assert thrown(house, NO_BET, touched="muck").options == (), "it was meant as a fold"


@pytest.mark.clause("CH-1.42", "CH-1.72")
@pytest.mark.parametrize("why", ["mistake", "misled", "to_show"])
def test_helsinki_may_rule_a_hand_live_that_was_not_meant_to_be_given_up(why: str) -> None:
    """The printed case: cards that were to be shown land face down in the middle of the table."""
    ruling = thrown(CH, NO_BET, why=why)
    assert (ruling.outcome, ruling.sure) == ("staff_may_restore", "discretion")
    assert {"CH-1.42", "CH-1.72"} <= set(ruling.clauses)
    assert "hand-restored" in [option.id for option in ruling.options]


@pytest.mark.clause("CH-1.26", "CH-1.43")
@pytest.mark.parametrize("did", ["turned_upcards", "lifted_upcards"])
def test_upcards_turned_down_or_lifted_are_a_fold(did: str) -> None:
    ruling = ruled(CH, "cards_given_up", {"did": did, "only_some": True}, street="third")
    assert (ruling.outcome, stands(ruling)) == ("folded", "fold")
    assert {"CH-1.26", "CH-1.43"} <= set(ruling.clauses)


@pytest.mark.parametrize("house", [PF, PN, CK])
def test_where_the_document_does_not_speak_of_upcards_staff_decide(house: str) -> None:
    ruling = ruled(house, "cards_given_up", {"did": "lifted_upcards"})
    assert (ruling.outcome, ruling.sure) == ("staff_decide", "discretion")


@pytest.mark.clause("CH-1.43", "CH-1.72")
def test_upcards_turned_by_mistake_are_dead_by_the_letter_and_the_house_may_restore_them() -> None:
    """The exception for accidents stands with thrown cards (CH-1.42), not with upcards."""
    told = {"did": "turned_upcards", "why": "mistake", "known": True}
    ruling = ruled(CH, "cards_given_up", told)
    assert (ruling.outcome, stands(ruling)) == ("staff_may_restore", "fold")
    assert "CH-1.72" in ruling.clauses and "CH-1.42" not in ruling.clauses
    assert ruled(CH, "cards_given_up", {**told, "known": False}).outcome == "folded"


@pytest.mark.clause("CK-N.4", "PF-3.8", "CH-1.42")
def test_what_thrown_cards_touched_and_whether_they_are_known_is_asked_where_it_decides() -> None:
    threw = {"did": "threw_cards"}
    for house in (CK, PF):
        with pytest.raises(BadCase, match='"touched" is missing'):
            ruled(house, "cards_given_up", threw, **NO_BET)
    assert ruled(PF, "cards_given_up", threw, **FACING_200).outcome == "folded", (
        "facing a bet it is folded anyhow"
    )
    assert ruled(CH, "cards_given_up", threw, **NO_BET).outcome == "folded", "so it is at Helsinki always"
    mistaken = {**threw, "touched": "muck", "why": "mistake"}
    for house in (CH, PF):
        with pytest.raises(BadCase, match='"known" is missing'):
            ruled(house, "cards_given_up", mistaken, **NO_BET)
    assert ruled(CK, "cards_given_up", mistaken, **NO_BET).outcome == "folded", (
        "nothing comes back from the muck"
    )
