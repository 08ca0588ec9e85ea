"""Laws of the rulings on the clock, conduct and penalties, tried on random cases."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.engine import Hand
from cardroom.floor import LANGUAGES, Facts, Ruling, Situation, Topic, fields_of, rule, said
from cardroom.floor.conduct import TOPICS
from cardroom.floor.ruling_report import report, sentence_of
from cardroom.rules import Rulebook, house
from tests.floor.random_hands import carry_out, play, random_hand
from tests.floor.rulings import LIVE

seeds = st.integers(0, 2**48)


def random_facts(chance: Random, topic: Topic) -> Facts:
    """Facts of a topic by their own types: any choice, any flag, small numbers."""
    told: dict[str, Any] = {}
    for field in fields_of(topic.facts):
        if not field.required and chance.random() < 0.3:
            continue
        if field.kind == "choice":
            told[field.name] = chance.choice(field.choices)
        elif field.kind == "flag":
            told[field.name] = chance.random() < 0.5
        else:
            told[field.name] = chance.choice((1, 2, 6, 9, 12))
    if topic.id == "penalty_carried":
        told["served"] = chance.randint(0, told["hands"])
    if topic.id == "admission":
        told |= {"age": chance.choice((0, 17, 18, 40)), "first_visit": chance.random() < 0.5}
    if topic.id == "clock_called":
        told["level_minutes"] = chance.choice((0, 20, 21, 60))
    return msgspec.convert(told, topic.facts)


def check(book: Rulebook, ruling: Ruling) -> None:
    """What holds of every ruling."""
    assert ruling.clauses and set(ruling.clauses) <= set(book.clauses)
    assert (ruling.sure == "discretion") == bool(ruling.options)
    for sentence in (ruling.sentence, *(sentence_of(option) for option in ruling.options)):
        assert all(said(sentence, language) for language in LANGUAGES)
    assert msgspec.json.encode(report(book, ruling))


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.id)
@given(seed=seeds, house_name=st.sampled_from(LIVE))
@settings(max_examples=80, deadline=None)
def test_a_ruling_cites_the_house_is_the_same_each_time_and_is_said_in_every_language(
    topic: Topic, seed: int, house_name: str
) -> None:
    chance, book = Random(seed), house(house_name)
    play_ = chance.choice(("cash", "tournament"))
    situation = Situation(play=play_, bet_to_match=chance.choice((0, 400)), in_front=chance.choice((0, 400)))
    facts = random_facts(chance, topic)
    ruling = rule(book, topic.id, situation, facts)
    assert ruling == rule(book, topic.id, situation, facts)
    check(book, ruling)


@given(seed=seeds, house_name=st.sampled_from(LIVE))
@settings(max_examples=150, deadline=None)
def test_after_the_clock_the_hand_plays_on_to_its_end(seed: int, house_name: str) -> None:
    chance, book = Random(seed), house(house_name)
    hand: Hand = random_hand(chance, book)
    topic = next(topic for topic in TOPICS if topic.id == "clock_expired")
    facts = msgspec.convert({"player_did": "nothing"}, topic.facts)
    ruling = rule(book, topic.id, Situation.of(hand, hand.actor, chance.choice((None, "tournament"))), facts)
    check(book, ruling)
    is_free = hand.legal()[0] == 0
    if ruling.action is None:
        assert ruling.options[0].id == ("deemed-check" if is_free else "deemed-fold")
        return
    if ruling.action.verb == "check":
        assert is_free, "nobody checks a bet"
    carry_out(hand, ruling)
    while not hand.is_over:
        play(hand, chance)
    assert sum(hand.stacks) == sum(hand.setup.stacks)
