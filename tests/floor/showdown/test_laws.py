"""Laws of the rulings at the showdown, tried on random facts: chips are kept, clauses are the house's, all is said."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.cards.card import cards_text
from cardroom.floor import TOPICS, BadCase, Topic, fields_of, read_case, said
from cardroom.floor.model.sentence_catalogues import LANGUAGES
from cardroom.floor.ruling_report import report
from cardroom.rules import house
from tests.floor.rulings import LIVE

SHOWDOWN = [topic for topic in TOPICS.values() if topic.subject == "showdown"]


def random_facts(chance: Random, topic: Topic) -> dict[str, Any]:
    """Facts of every kind; some leave out what may be left out."""
    told: dict[str, Any] = {}
    for field in fields_of(topic.facts):
        if not field.required and chance.random() < 0.3:
            continue
        if field.kind == "flag":
            told[field.name] = chance.random() < 0.5
        elif field.kind == "choice":
            told[field.name] = chance.choice(field.choices)
        elif field.kind == "number":
            told[field.name] = chance.choice((0, 1, 2, 3, 7, 25, 1000))
        elif field.kind == "text":
            told[field.name] = " / ".join(
                cards_text(chance.sample(range(52), chance.choice((5, 7))))
                for _ in range(chance.randint(1, 3))
            )
        else:
            told[field.name] = sorted(chance.sample(range(1, 10), chance.randint(0, 4)))
    if topic.id == "odd_chip":
        told["pot"] = told["smallest_chip"] * chance.randint(1, 50) if told["smallest_chip"] else 7
    if topic.id == "side_pots":
        count = chance.randint(2, 6)
        told["put_in"] = [chance.choice((0, 10, 40, 100, chance.randint(1, 300))) for _ in range(count)]
        told["folded"] = chance.sample(range(1, count + 1), chance.randint(0, count - 1))
    return told


@pytest.mark.parametrize("topic", SHOWDOWN, ids=lambda topic: topic.id)
@given(seed=st.integers(0, 2**48), house_name=st.sampled_from(LIVE))
@settings(max_examples=120, deadline=None)
def test_a_ruling_keeps_the_chips_cites_the_house_and_is_said(
    topic: Topic, seed: int, house_name: str
) -> None:
    chance, book = Random(seed), house(house_name)
    situation = {
        "play": chance.choice(("cash", "tournament")),
        "game": chance.choice(("holdem", "omaha", "stud")),
    }
    told = {"topic": topic.id, "situation": situation, "facts": random_facts(chance, topic)}
    try:
        ruling = read_case(told).rule(book)
    except BadCase as bad:
        assert bad.faults and all(fault for fault in bad.faults)
        return
    assert ruling == read_case(told).rule(book)
    assert ruling.clauses and set(ruling.clauses) <= set(book.clauses)
    assert (ruling.sure == "discretion") == bool(ruling.options)
    assert all(said(ruling.sentence, language) for language in LANGUAGES)
    body = report(book, ruling)
    assert set(body["words"]) == set(LANGUAGES)
    for chips in ruling.chips:
        assert chips.bound + chips.returned == chips.put_in and min(chips.owes, chips.wins) >= 0
    facts = told["facts"]
    assert isinstance(facts, dict)
    if topic.id == "odd_chip":
        assert sum(chips.wins for chips in ruling.chips) == facts["pot"]
        assert all(chips.wins % facts["smallest_chip"] == 0 for chips in ruling.chips)
    if topic.id == "side_pots":
        held = [chips for chips in ruling.chips if "pot" in chips.who]
        back = sum(chips.returned for chips in ruling.chips)
        assert sum(chips.bound for chips in held) + back == sum(facts["put_in"])
    if topic.id == "wrong_pot":
        wrong, right = ruling.chips_of("wrong_winner"), ruling.chips_of("right_winner")
        assert wrong.returned == right.wins and wrong.put_in + wrong.owes == facts["amount"]


def test_random_facts_are_ruled_on_more_often_than_refused() -> None:
    chance, book = Random(3), house("casino-helsinki")
    for topic in SHOWDOWN:
        ruled = 0
        for _ in range(60):
            told = {"topic": topic.id, "situation": {"play": "cash"}, "facts": random_facts(chance, topic)}
            try:
                read_case(told).rule(book)
            except BadCase:
                continue
            ruled += 1
        assert ruled >= 8, topic.id
