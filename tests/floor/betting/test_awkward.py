"""Awkward moments of the betting, over the live houses: what stands to the chip, what goes back, and why."""

import pytest

from cardroom.floor import BadCase, said
from tests.floor.rulings import LIVE, ruled, stands

PF, PN, CK, CH = LIVE
RAISED = {
    "form": "no_limit", "street": "flop", "big_blind": 400, "bet_to_match": 1200, "last_full_raise": 800, "in_front": 0,
    "stack": 20_000, "raises": 2, "players_left": 4, "play": "tournament",
}  # fmt: skip
BET = {"bet_to_match": 200, "in_front": 0, "stack": 5000, "players_left": 4, "big_blind": 200}


@pytest.mark.clause("CH-5.34", "PF-4.8", "PN-10", "CK-N.1")
@pytest.mark.parametrize("house", LIVE)
def test_of_a_call_out_of_turn_what_was_put_in_goes_back_and_not_the_new_bet(house: str) -> None:
    told = {**BET, "bet_to_match": 600, "actions": ["raise"]}
    back = ruled(house, "out_of_turn", {"did": "call", "to": 200}, **told)
    assert back.outcome == "returned" and back.chips_of("player").returned == 200
    with pytest.raises(BadCase, match='"to" is missing'):
        ruled(house, "out_of_turn", {"did": "call"}, **told)
    said_only = ruled(house, "out_of_turn", {"did": "call", "by": "word"}, **told)
    assert said_only.outcome == "returned" and not said_only.chips_of("player").put_in


@pytest.mark.clause("CH-5.33", "CH-5.35")
@pytest.mark.parametrize("house", LIVE)
def test_a_call_out_of_turn_that_a_call_precedes_is_that_call(house: str) -> None:
    ruling = ruled(house, "out_of_turn", {"did": "call"}, actions=["call"], **BET)
    assert ruling.outcome == "stands" and stands(ruling) == "call 200"


@pytest.mark.clause("CH-5.32")
@pytest.mark.parametrize("house", LIVE)
def test_against_a_bet_nobody_checks_and_without_one_nobody_calls(house: str) -> None:
    with pytest.raises(BadCase, match="cannot have been a check"):
        ruled(house, "out_of_turn", {"did": "check"}, actions=[], **BET)
    free = {**BET, "bet_to_match": 0}
    ruling = ruled(house, "out_of_turn", {"did": "call"}, actions=["check"], **free)
    assert ruling.action is not None and ruling.action.verb == "check"
    assert ruling.outcome == ("no_raise" if house == CH else "stands")


@pytest.mark.parametrize("house", LIVE)
@pytest.mark.parametrize("topic", ["several_chips", "spoken"])
def test_an_all_in_below_the_least_raise_rests_on_the_rule_of_all_ins(house: str, topic: str) -> None:
    from cardroom.rules import house as book

    facts = {"chips": [1000, 100, 100, 100, 100]} if topic == "several_chips" else {"said": "all_in"}
    ruling = ruled(house, topic, facts, **{**RAISED, "stack": 1400})
    assert stands(ruling) == "raise 1400"
    assert set(book(house).betting.all_in.clauses) & set(ruling.clauses)
    full = ruled(house, topic, {"said": "all_in"} if topic == "spoken" else {"chips": [1000, 1000]}, **RAISED)
    assert not {"CH-1.57", "CK-T.20"} & set(full.clauses)


@pytest.mark.clause("CH-5.2", "CH-5.11", "CK-OM.16", "CK-OM.20")
@pytest.mark.parametrize(("house", "fixed", "pot"), [(CH, "CH-5.2", "CH-5.11"), (CK, "CK-OM.16", "CK-OM.20")])
def test_too_many_chips_rest_on_the_rule_of_their_betting_form(house: str, fixed: str, pot: str) -> None:
    told = {**RAISED, "pot": 3000, "bet_size": 800}
    for form, own, other, total in (("fixed_limit", fixed, pot, 2000), ("pot_limit", pot, fixed, 5400)):
        ruling = ruled(house, "spoken", {"said": "all_in"}, **{**told, "form": form})
        assert stands(ruling) == f"raise {total}"
        assert own in ruling.clauses and other not in ruling.clauses


@pytest.mark.clause("CH-5.28", "PF-4.5", "PN-8", "CK-B.9")
@pytest.mark.parametrize("house", LIVE)
def test_a_call_may_be_counted_out_and_a_string_bet_behind_it_is_still_a_call(house: str) -> None:
    counted = ruled(house, "string_bet", {"motions": [700, 500]}, **RAISED)
    assert counted.outcome == "call" and said(counted.sentence) == "This is a call of 1,200."
    more = ruled(house, "string_bet", {"motions": [700, 900]}, **RAISED)
    assert more.outcome == "first_motion" and stands(more) == "call 1200"
    assert said(more.sentence) == (
        "Several motions without a word are no raise: this is a call of 1,200. 400 goes back."
    )


@pytest.mark.clause("PN-11.2")
@pytest.mark.parametrize("house", [PF, PN, CH])
def test_who_has_less_than_either_count_calls_all_in(house: str) -> None:
    facts = {"stated": 80_000, "real": 100_000, "pushed": 40_000}
    ruling = ruled(house, "accepted_action", facts, **{**RAISED, "stack": 40_000})
    assert said(ruling.sentence) == "This is a call of 40,000. It is an all-in."
    assert ruling.chips_of("bettor").returned == 60_000 and ruling.chips_of("caller").bound == 40_000
