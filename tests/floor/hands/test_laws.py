"""Laws of every ruling on hands, tried on random facts and hands: chips are kept, clauses are the house's, the same
facts give the same ruling, and the hand plays on to its end.
"""

from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cardroom.engine import Hand
from cardroom.floor import BadCase, Ruling, Situation, fields_of, rule, said, topic
from cardroom.floor.hands import TOPICS
from cardroom.floor.model.sentence_catalogues import LANGUAGES
from cardroom.rules import Rulebook, house
from tests.floor.random_hands import play, random_hand
from tests.floor.rulings import LIVE

seeds = st.integers(0, 2**48)
houses = st.sampled_from(LIVE)
DECISIVE = ("own_first_card", "known", "touched", "called", "forced_bet")
"""Facts that some houses ask for."""
WITH_CHIPS_IN_POT = ("hand_lost", "wrong_number_of_cards")


def random_facts(chance: Random, name: str, hand: Hand) -> dict[str, Any]:
    """Facts of this topic by its schema; some of those that may be left out are."""
    facts: dict[str, Any] = {}
    for one in fields_of(topic(name).facts):
        if not one.required and one.name not in DECISIVE and chance.random() < 0.3:
            continue
        if one.kind == "flag":
            facts[one.name] = chance.random() < 0.5
        elif one.kind == "choice":
            facts[one.name] = chance.choice(one.choices)
        else:
            facts[one.name] = chance.randint(1, 12)
    if name in WITH_CHIPS_IN_POT:
        facts["in_pot"] = spent(hand, hand.actor)
    return facts


def spent(hand: Hand, player: int) -> int:
    """What the player has put into the pot."""
    return hand.setup.stacks[player] - hand.stacks[player]


def ruling_on(book: Rulebook, name: str, situation: Situation, facts: dict[str, Any]) -> Ruling:
    return rule(book, name, situation, msgspec.convert(facts, topic(name).facts))


@pytest.mark.parametrize("name", [topic.id for topic in TOPICS])
@given(seed=seeds, house_name=houses)
@settings(max_examples=120, deadline=None)
def test_a_ruling_keeps_the_chips_cites_the_house_and_lets_the_hand_play_on(
    name: str, seed: int, house_name: str
) -> None:
    chance, book = Random(seed), house(house_name)
    hand = random_hand(chance, book)
    situation = Situation.of(hand, hand.actor, chance.choice(("cash", "tournament")))
    facts = random_facts(chance, name, hand)
    try:
        ruling = ruling_on(book, name, situation, facts)
    except BadCase:
        impossible = {
            "hand_lost": "raised_to" in facts,
            "seats_dealt": facts.get("present", 0) > facts.get("seats", 0),
        }
        assert impossible[name]
        return

    assert ruling == ruling_on(book, name, situation, facts)
    assert ruling.clauses and set(ruling.clauses) <= set(book.clauses)
    assert (ruling.sure == "discretion") == bool(ruling.options)
    assert all(said(ruling.sentence, language) for language in LANGUAGES)
    for chips in ruling.chips:
        assert chips.bound + chips.returned == chips.put_in and chips.owes == 0
    if ruling.action is not None:
        carry_out(hand, ruling, chance)
    while not hand.is_over:
        play(hand, chance)
    assert sum(hand.stacks) == sum(hand.setup.stacks)


def carry_out(hand: Hand, ruling: Ruling, chance: Random) -> None:
    """A dead hand folds; a live one does what it may."""
    call, least, _ = hand.legal()
    if ruling.action is not None and ruling.action.verb == "fold":
        hand.fold()
        return
    may = set(ruling.may("player"))
    if ruling.topic == "cards_exposed" and ruling.outcome == "no_effect":
        return
    if ruling.outcome in ("not_dealt", "dead_brings_in"):
        return
    assert ("call" in may) == bool(call) and ("check" in may) == (not call)
    assert not ({"bet", "raise"} & may) or ruling.outcome != "passive_play"
    if {"bet", "raise"} & may and least >= 0:
        hand.raise_to(least)
    elif call:
        hand.call()
    else:
        hand.check()


@given(seed=seeds, house_name=st.sampled_from([name for name in LIVE if name != "casino-kruh"]))
@settings(max_examples=300, deadline=None)
def test_the_raise_of_a_killed_hand_goes_back_to_what_a_call_would_have_cost(
    seed: int, house_name: str
) -> None:
    chance, book = Random(seed), house(house_name)
    hand = random_hand(chance, book)
    player, price = hand.actor, hand.price
    call, least, most = hand.legal()
    assume(least >= 0)
    to = chance.randint(least, most) if most > least else least
    called, raised = deepcopy(hand), deepcopy(hand)
    called.call() if call else called.check()
    raised.raise_to(to)
    assume(not called.is_over and not raised.is_over)
    in_pot = spent(raised, player)
    facts = {
        "how": "taken_by_dealer",
        "protected_by": "nothing",
        "in_pot": in_pot,
        "raised_to": to,
        "raised_over": price,
        "called": False,
        "known": False,
    }
    chips = ruling_on(book, "hand_lost", Situation.of(hand, player), facts).chips_of("player")
    assert (chips.bound, chips.returned) == (spent(called, player), in_pot - spent(called, player))
    kept = ruling_on(book, "hand_lost", Situation.of(hand, player), {**facts, "called": True})
    assert kept.chips_of("player").returned == 0


def test_a_ruling_by_the_online_house_is_refused() -> None:
    from cardroom.rules import Refused

    for one in TOPICS:
        facts = random_facts(Random(3), one.id, random_hand(Random(3), house("casino-helsinki")))
        with pytest.raises(Refused, match="Casinohuone deals no cards by hand"):
            ruling_on(house("casinohuone"), one.id, Situation(play="cash"), facts)
