"""Laws of every ruling on the deal and the deck, tried on random hands and facts.

A void hand gives everybody back what they put in and nothing else; a hand that stands plays to its end.
"""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.engine import Hand
from cardroom.floor import TOPICS, Field, Situation, fields_of, rule, said
from cardroom.floor.model.sentence_catalogues import LANGUAGES
from cardroom.floor.ruling_report import sentence_of, told_by
from cardroom.rules import house
from tests.floor.random_hands import play, random_hand
from tests.floor.rulings import LIVE

DEALING = [topic.id for topic in TOPICS.values() if topic.section == "live_dealing"]
VOID = ("misdeal", "void")


def random_fact(chance: Random, field: Field) -> Any:
    """A value that the field may have."""
    if field.kind == "flag":
        return chance.random() < 0.5
    if field.kind == "choice":
        return chance.choice(field.choices)
    if field.kind == "choices":
        return [chance.choice(field.choices) for _ in range(chance.randint(0, 4))]
    assert field.kind == "number", field
    return chance.randint(field.least or 0, min(field.most or 1000, (field.least or 0) + 4))


@pytest.mark.parametrize("name", DEALING)
@given(seed=st.integers(0, 2**48), house_name=st.sampled_from(LIVE))
@settings(max_examples=60, deadline=None)
def test_a_ruling_keeps_the_chips_cites_the_house_and_lets_the_hand_play_on(
    name: str, seed: int, house_name: str
) -> None:
    chance, book, topic = Random(seed), house(house_name), TOPICS[name]
    hand = random_hand(chance, book)
    put_in = [before - now for before, now in zip(hand.setup.stacks, hand.stacks, strict=True)]
    told = {one.name: random_fact(chance, one) for one in fields_of(topic.facts) if one.name != "bets"}
    if "bets" in topic.facts.__struct_fields__:
        told["bets"] = put_in
    situation = Situation.of(hand, hand.actor, chance.choice((None, "cash", "tournament")))
    situation = msgspec.structs.replace(
        situation, game=chance.choice((None, "holdem", "stud", "soko", "courchevel", "st-petersburg"))
    )
    ruling = rule(book, name, situation, msgspec.convert(told, topic.facts))

    assert ruling == rule(book, name, situation, msgspec.convert(told, topic.facts))
    assert ruling.clauses and set(ruling.clauses) <= set(book.clauses)
    assert (ruling.sure == "discretion") == bool(ruling.options) == (ruling.outcome == "staff_decide")
    assert ruling.options or (ruling.sure == "by_reading") == bool(ruling.reading)
    sentences = [ruling.sentence, *map(sentence_of, ruling.options), *map(told_by, ruling.steps)]
    assert all(said(sentence, language) for sentence in sentences for language in LANGUAGES)
    if ruling.outcome in VOID:
        back = {chips.who: chips.returned for chips in ruling.chips}
        assert back == {f"seat_{seat}": chips for seat, chips in enumerate(put_in, start=1) if chips}
        stacks = [now + back.get(f"seat_{seat}", 0) for seat, now in enumerate(hand.stacks, start=1)]
        assert stacks == list(hand.setup.stacks)
        hand = Hand(hand.setup)  # dealt again with the same chips
    else:
        assert not any(chips.returned for chips in ruling.chips if chips.who.startswith("seat_"))
    while not hand.is_over:
        play(hand, chance)
    assert sum(hand.stacks) == sum(hand.setup.stacks)
