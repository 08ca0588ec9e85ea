"""Facts that cannot all be true are refused, all at once, before a house rules on anything."""

from typing import Any

import pytest

from cardroom.floor import BadCase, read_case, read_cases
from cardroom.floor.case import rule_all
from cardroom.rules import house
from tests.floor.rulings import SITUATION


def faults(topic: str, facts: dict[str, Any], **situation: Any) -> tuple[str, ...]:
    told = {key: value for key, value in {**SITUATION, **situation}.items() if value is not None}
    with pytest.raises(BadCase) as caught:
        read_case({"topic": topic, "situation": told, "facts": facts})
    return caught.value.faults


@pytest.mark.parametrize(
    ("topic", "facts", "name"),
    [
        ("single_chip", {"chip": 5000}, "chip"),
        ("several_chips", {"chips": [500, 501]}, "chips"),
        ("string_bet", {"motions": [500, 501]}, "motions"),
        ("raise_then_motions", {"motions": [500, 501]}, "motions"),
        ("spoken", {"said": "raise", "chips": [1001]}, "chips"),
        ("short_raise", {"to": 1001}, "to"),
        ("undercall", {"chips": 1001}, "chips"),
        ("accepted_action", {"stated": 500, "real": 900, "pushed": 1001}, "pushed"),
        ("out_of_turn", {"did": "raise", "to": 1001}, "to"),
    ],
)
def test_nobody_puts_in_more_than_there_is(topic: str, facts: dict[str, Any], name: str) -> None:
    (fault,) = faults(topic, facts, stack=1000, actions=[])
    assert fault.startswith(f'fact "{name}": ') and fault.endswith("but the player has 1000")


@pytest.mark.parametrize("facts", [{"said": "raise", "amount": 5000}, {"said": "number", "amount": 5000}])
def test_what_is_only_said_may_be_more_than_the_stack(facts: dict[str, Any]) -> None:
    read_case({"topic": "spoken", "situation": {**SITUATION, "stack": 1000}, "facts": facts})
    read_case(
        {
            "topic": "short_raise",
            "situation": {**SITUATION, "stack": 1000},
            "facts": {"to": 5000, "by": "number"},
        }
    )


def test_a_situation_that_contradicts_itself_is_told_with_its_facts_all_at_once() -> None:
    found = faults(
        "single_chip", {"chip": 5000}, small_blind=500, in_front=600, pot=300, last_full_raise=700, stack=1000
    )
    assert [fault.split(":")[0] for fault in found] == [
        'situation "in_front"',
        'situation "pot"',
        'situation "last_full_raise"',
        'situation "small_blind"',
        'fact "chip"',
    ]


def test_bets_of_others_lie_in_the_pot_but_for_a_blind_that_was_short() -> None:
    (fault,) = faults(
        "single_chip", {"chip": 25}, bet_to_match=1200, in_front=400, pot=1500, last_full_raise=800
    )
    assert fault == 'situation "pot": the pot is 1500, less than the 1600 in front of the players alone'
    short_blind = {**SITUATION, "pot": 300, "bet_to_match": 400}
    read_case({"topic": "single_chip", "situation": short_blind, "facts": {"chip": 400}})


def test_more_covered_or_left_than_there_was_is_refused() -> None:
    (fault,) = faults("accepted_action", {"stated": 500, "real": 900, "covered": 901})
    assert fault == 'fact "covered" is 901, more than the bet in chips, 900'
    (fault,) = faults("wrong_pot", {"amount": 500, "next_hand": "riffled", "has": 501}, play="cash")
    assert fault == 'fact "has" is 501, more than what that player got, 500'
    (fault,) = faults("short_raise", {"to": 300}, in_front=400)
    assert fault == 'fact "to" is 300, less than the 400 that the player had in front before'


def test_of_many_cases_each_fault_names_its_case() -> None:
    good = {"topic": "single_chip", "situation": SITUATION, "facts": {"chip": 1000}}
    bad = {**good, "facts": {"chip": 10**6}}
    with pytest.raises(BadCase) as caught:
        read_cases({"case": [bad, good, bad]})
    assert [fault.split(":")[0] for fault in caught.value.faults] == ["case 1", "case 3"]


def test_what_only_the_ruling_asks_for_names_its_case_too() -> None:
    asks = {"topic": "out_of_turn", "situation": {**SITUATION, "actions": []}, "facts": {"did": "fold"}}
    cases = read_cases(
        {"case": [asks, {"topic": "single_chip", "situation": SITUATION, "facts": {"chip": 1000}}, asks]}
    )
    with pytest.raises(BadCase) as caught:
        rule_all(cases, lambda case: house("pokerstars-live-fi"))
    assert [fault.split(":")[0] for fault in caught.value.faults] == ["case 1", "case 3"]
    assert len(rule_all(cases[1:2], lambda case: house("pokerstars-live-fi"))) == 1
