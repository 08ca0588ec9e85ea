"""Laws of every ruling on betting, tried on random hands and facts.

Chips are kept, clauses are the house's, the same facts give the same ruling, and the hand plays on to its end.
"""

from random import Random
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.floor import BadCase, Ruling, Situation, rule, said, topic
from cardroom.floor.model.sentence_catalogues import LANGUAGES
from cardroom.floor.model.situation import lacking
from cardroom.rules import Rulebook, house
from tests.floor.random_hands import IN_TURN, carry_out, play, random_facts, random_hand
from tests.floor.rulings import LIVE

seeds = st.integers(0, 2**48)


def ruling_on(book: Rulebook, name: str, situation: Situation, facts: dict[str, Any]) -> Ruling:
    """The ruling; the situation read out of a hand lacks nothing."""
    import msgspec

    found = topic(name)
    assert lacking(situation, found.needs) == []
    return rule(book, name, situation, msgspec.convert(facts, found.facts))


@pytest.mark.parametrize("name", IN_TURN)
@given(seed=seeds, house_name=st.sampled_from(LIVE))
@settings(max_examples=150, deadline=None)
def test_a_ruling_keeps_the_chips_cites_the_house_and_lets_the_hand_play_on(
    name: str, seed: int, house_name: str
) -> None:
    chance, book = Random(seed), house(house_name)
    hand = random_hand(chance, book)
    player = hand.actor
    situation = Situation.of(hand, player, chance.choice((None, "cash", "tournament")))
    facts = random_facts(chance, name, hand)
    ruling = ruling_on(book, name, situation, facts)

    assert ruling == ruling_on(book, name, situation, facts)
    assert ruling.clauses and set(ruling.clauses) <= set(book.clauses)
    assert (ruling.sure == "discretion") == bool(ruling.options)
    assert (ruling.sure == "decided") == (not ruling.options and not ruling.reading) or ruling.options
    assert all(said(ruling.sentence, language) for language in LANGUAGES)
    for chips in ruling.chips:
        assert chips.bound + chips.returned == chips.put_in and chips.owes >= 0
    if ruling.action is None or ruling.action.verb == "none":
        return
    chips = ruling.chips_of("player")
    if ruling.action.to:
        assert chips.bound + chips.owes + hand.bets[player] == ruling.action.to
    carry_out(hand, ruling)
    while not hand.is_over:
        play(hand, chance)
    assert sum(hand.stacks) == sum(hand.setup.stacks)


@given(seed=seeds, house_name=st.sampled_from(LIVE))
@settings(max_examples=300, deadline=None)
def test_the_bounds_of_a_bet_are_those_of_the_engine(seed: int, house_name: str) -> None:
    chance, book = Random(seed), house(house_name)
    hand = random_hand(chance, book)
    ruling = ruling_on(book, "bet_limits", Situation.of(hand, hand.actor), {})
    _, least, most = hand.legal()
    right = ruling.rights[0]
    if least < 0:
        assert "raise" not in right.may and "bet" not in right.may
    else:
        assert (right.raise_from, right.raise_up_to) == (least, most)


@given(seed=seeds, house_name=st.sampled_from(LIVE))
@settings(max_examples=300, deadline=None)
def test_action_out_of_turn_keeps_the_chips(seed: int, house_name: str) -> None:
    chance, book = Random(seed), house(house_name)
    did = chance.choice(("fold", "check", "call", "bet", "raise"))
    price = chance.choice((0, 200))
    acts = [chance.choice(("fold", "check", "call", "bet", "raise")) for _ in range(chance.randint(0, 4))]
    situation = Situation(
        bet_to_match=price,
        in_front=chance.choice((0, 50, 200)),
        stack=chance.randint(201, 2000),
        players_left=chance.randint(2, 6),
        actions=tuple(acts),  # type: ignore[arg-type]  # chosen among the acts there are
    )
    facts = {
        "did": did,
        "to": chance.randint(201, (situation.in_front or 0) + (situation.stack or 0)),
        "by": chance.choice(("chips", "word")),
        "skipped": 2,
        **({"mucked": chance.random() < 0.5} if did == "fold" else {}),
    }
    if did == "check" and price > (situation.in_front or 0) and not {"bet", "raise"} & set(acts):
        with pytest.raises(BadCase, match="cannot have been a check"):
            ruling_on(book, "out_of_turn", situation, facts)
        return
    ruling = ruling_on(book, "out_of_turn", situation, facts)
    chips = ruling.chips_of("player")
    assert chips.bound + chips.returned == chips.put_in
    assert ruling.clauses and set(ruling.clauses) <= set(book.clauses)
    assert any(act in ("bet", "raise") for act in acts) <= (
        ruling.outcome in ("returned", "stands", "no_raise")
    )


def test_a_ruling_takes_less_than_a_millisecond() -> None:
    chance = Random(7)
    asked = []
    for name in IN_TURN:
        for house_name in LIVE:
            hand = random_hand(chance, house(house_name))
            asked.append(
                (house(house_name), name, Situation.of(hand, hand.actor), random_facts(chance, name, hand))
            )
    best = min(_seconds(asked) for _ in range(5))
    assert best / len(asked) < 0.001


def _seconds(asked: list[tuple[Rulebook, str, Situation, dict[str, Any]]]) -> float:
    start = perf_counter()
    for book, name, situation, facts in asked:
        ruling_on(book, name, situation, facts)
    return perf_counter() - start
