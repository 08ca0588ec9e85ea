"""Reading a case: whoever tells too little or something wrong is told what, all at once."""

import pytest

from cardroom.floor import BadCase, read_case, read_cases
from cardroom.floor.model.facts import fields_of
from cardroom.floor.model.situation import Situation
from cardroom.floor.topics import TOPICS, rule
from cardroom.rules import Refused, house
from tests.floor.rulings import SITUATION


def test_a_missing_fact_is_named_with_what_it_means() -> None:
    with pytest.raises(BadCase) as told:
        read_case({"topic": "single_chip", "situation": SITUATION, "facts": {}})
    assert told.value.faults == ('fact "chip" is missing: the chip\'s value',)


def test_a_missing_part_of_the_situation_is_named_with_what_it_means() -> None:
    situation = {key: value for key, value in SITUATION.items() if key not in ("stack", "form")}
    with pytest.raises(BadCase) as told:
        read_case({"topic": "single_chip", "situation": situation, "facts": {"chip": 500}})
    assert told.value.faults == (
        'situation "form" is missing: how bets are limited (no_limit or pot_limit or fixed_limit)',
        'situation "stack" is missing: the player\'s chips behind, before this happened',
    )


@pytest.mark.parametrize(
    ("lacks", "means"),
    [
        ("players_left", "players still in the hand, the player included"),
        ("raises", "bets and raises so far in this round, a blind counted as a bet"),
    ],
)
def test_what_only_this_house_needs_is_asked_for_alone_once_the_ruling_turns_on_it(
    lacks: str, means: str
) -> None:
    situation = {key: value for key, value in {**SITUATION, "raises": 2}.items() if key != lacks}
    case = read_case({"topic": "undercall", "situation": situation, "facts": {"chips": 100}})
    with pytest.raises(BadCase) as told:
        case.rule(house("pokerstars-live-no"))
    assert told.value.faults == (f'situation "{lacks}" is missing: {means}',)


def test_pot_limit_needs_the_pot_and_fixed_limit_the_size_of_a_bet() -> None:
    bare = {key: value for key, value in SITUATION.items() if key != "pot"}
    for form, lacks in (("pot_limit", "pot"), ("fixed_limit", "bet_size")):
        with pytest.raises(BadCase, match=f'situation "{lacks}" is missing'):
            read_case({"topic": "single_chip", "situation": {**bare, "form": form}, "facts": {"chip": 500}})


def test_all_faults_of_all_cases_are_told_at_once() -> None:
    cases = [
        {"topic": "single_chip", "situation": SITUATION, "facts": {"chp": 500}},
        {"topic": "singel_chip", "situation": {**SITUATION, "pot": -1}, "facts": {}},
        {"situation": {}, "facts": {}, "more": 1},
    ]
    with pytest.raises(BadCase) as told:
        read_cases({"case": cases})
    said = "\n".join(told.value.faults)
    assert len(told.value.faults) == 6
    assert 'case 1: fact "chp" is not known here; "chip" is meant?' in said
    assert 'case 1: fact "chip" is missing' in said
    assert "case 2: there is no topic 'singel_chip'; single_chip is meant?" in said
    assert 'case 2: situation "pot"' in said
    assert 'case 3: "more" is not known in a case' in said
    assert "case 3: topic is missing" in said


def test_every_field_says_what_it_means() -> None:
    structs = [Situation, *(topic.facts for topic in TOPICS.values())]
    assert all(len(field.meaning) > 5 for kind in structs for field in fields_of(kind))


def test_what_a_topic_needs_is_part_of_the_situation() -> None:
    names = {field.name for field in fields_of(Situation)}
    assert all(set(topic.needs) <= names for topic in TOPICS.values())


def test_an_online_house_says_politely_that_it_has_nothing_to_rule_on() -> None:
    case = read_case({"topic": "single_chip", "situation": SITUATION, "facts": {"chip": 500}})
    with pytest.raises(Refused) as refused:
        rule(house("casinohuone"), case.topic, case.situation, case.facts)
    assert refused.value.code == "no-live-rulings"
    assert "Casinohuone deals no cards by hand" in refused.value.message
