"""Laws of rulings in a live hand, tried on random irregular facts of every betting topic at random moments.

Chips are kept, clauses are the house's, what is refused changes nothing, the same facts give the same hand, and the
hand plays on to its end.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.engine.events import BET, CALLED, RAISED
from cardroom.engine.posts import FOLDED as OUT
from cardroom.floor import BadCase, Ruling
from cardroom.floor.betting import TOPICS
from cardroom.floor.live import LiveHand
from cardroom.floor.live.engine_moves import acts
from cardroom.rules import Refused, house
from tests.floor.live.tables import random_setup, show_all, step
from tests.floor.random_hands import IN_TURN, random_facts
from tests.floor.rulings import LIVE

NAMES = [topic.id for topic in TOPICS]
seeds = st.integers(0, 2**48)


def facts_of(chance: Random, name: str, live: LiveHand) -> tuple[dict[str, Any], int]:
    """Facts of a topic that may happen now, and whose they are."""
    hand = live.hand
    actor = hand.actor
    others = [p for p, status in enumerate(hand.status) if status != OUT and p != actor]
    other = chance.choice(others)
    if name in IN_TURN:
        return random_facts(chance, name, hand), actor
    match name:
        case "out_of_turn":
            did = chance.choice(("fold", "check", "call", "bet", "raise"))
            whole = hand.bets[other] + hand.stacks[other]
            to = (
                chance.choice((2 * hand.price + 100, hand.price + 7, whole, whole + 5))
                if did in ("bet", "raise")
                else 0
            )
            if to and to <= hand.price:
                did, to = "call", 0
            mucked = {"mucked": chance.random() < 0.5} if did == "fold" else {}
            return {"did": did, "to": to, "by": chance.choice(("chips", "word")), **mucked}, other
        case "reacted":
            most = max(hand.stacks[other], 1)
            return {"chips": chance.choice((0, min(hand.price, most), chance.randint(1, most)))}, other
        case "skipped_player":
            return {"had_time": chance.random() < 0.5, "acted_since": chance.randint(0, 3)}, actor
        case "accepted_action":
            stated = max(hand.price + chance.choice((-50, -1, 50, 5000)), 1)
            if chance.random() < 0.3 and hand.price:
                return {"stated": hand.price, "real": stated}, actor
            return {"stated": stated, "pushed": 0}, actor
        case "late_bet":
            to = hand.price + chance.choice((1, 50, 5000))
            noticed = chance.choice(("in_the_round", "next_cards_dealt", "next_hand"))
            return {"to": to, "noticed": noticed, "callers": chance.choice(([], [to], [to, 1]))}, actor
        case "condition":
            said = chance.choice(("fold", "check", "call", "bet", "raise", "all_in"))
            return {"said": said}, chance.choice((actor, other))
        case "short_all_in":
            return {"all_ins": [hand.price + 50], "answered": chance.random() < 0.5}, actor
        case "hidden_chips":
            return {"hidden": 500}, other  # too early: refused
        case "count_asked":
            return {"of": chance.choice(("bet", "pot", "stack"))}, actor
        case "bet_limits" | "all_in_player_leaves" | "substantial_action" | "information_asked":
            return {}, other if name == "all_in_player_leaves" else actor
    raise AssertionError(f"no facts for {name}")


def happens(live: LiveHand, chance: Random, name: str) -> Ruling | None:
    """Something irregular; a refusal changes nothing."""
    facts, player = facts_of(chance, name, live)
    before = live.dump(), live.hand.dump(), live.stacks
    try:
        ruling = live.irregular(name, facts, player)
    except Refused as refused:
        assert (live.dump(), live.hand.dump(), live.stacks) == before
        assert set(refused.clauses) <= set(live.book.clauses) and not isinstance(refused, BadCase)
        return None
    assert ruling.clauses and set(ruling.clauses) <= set(live.book.clauses)
    check_total(live, name, ruling)
    check_next(live, ruling)
    return ruling


def check_total(live: LiveHand, name: str, ruling: Ruling) -> None:
    """What a ruling lets stand is what the player then did, to the chip."""
    events = live.entries[-1].events
    if name not in IN_TURN or ruling.options or not acts(events) or ruling.outcome == "at_least_minimum":
        return
    assert ruling.action is not None and acts(events)[0] == ruling.action.verb
    if ruling.action.to:
        done = next(event for event in events if event[0] in (CALLED, BET, RAISED))
        assert done[3] == ruling.action.to


def check_next(live: LiveHand, ruling: Ruling) -> None:
    """The least raise that the ruling tells the next player is the one the hand then allows."""
    told = next((right.raise_from for right in ruling.rights if right.who == "next"), 0)
    hand, player = live.hand, live.hand.actor
    if not told or player < 0 or acts(live.entries[-1].events) not in (("bet",), ("raise",)):
        return
    least = hand.legal()[1]
    if least >= 0 and least != hand.bets[player] + hand.stacks[player]:
        assert least == told


def decide(live: LiveHand, chance: Random) -> None:
    """Staff choose; what does not fit the hand (a stated amount nobody could have bet) is refused for another way."""
    assert live.question is not None
    ruling = live.question.ruling
    option = chance.choice(ruling.options)
    try:
        live.decide(option.id, option.to)
    except Refused as refused:
        assert ruling.topic == "accepted_action" or refused.code == "does-not-fit-the-hand"
        live.decide("" if ruling.topic == "accepted_action" else "otherwise")


def go_on(live: LiveHand, chance: Random, names: list[str], seen: Counter[str]) -> None:
    """To the end, by regular facts and now and then an irregular one."""
    for _ in range(500):
        if live.is_over:
            return
        if live.question is not None:
            decide(live, chance)
        elif live.hand.actor < 0:
            show_all(live, chance)
        elif chance.random() < 0.3:
            # Behind somebody out of turn others are out of turn too.
            name = "reacted" if live.held and chance.random() < 0.4 else chance.choice(names)
            if happens(live, chance, name):
                seen[name] += 1
        elif chance.random() < 0.02:
            live.kill(
                chance.choice([p for p, status in enumerate(live.hand.status) if status != OUT]), "dead"
            )
        else:
            step(live, chance)
    raise AssertionError("the hand does not end")


def find_chips(live: LiveHand, chance: Random, player: int) -> None:
    """Chips that turn up behind a player once the hand is over."""
    found = live.state.found
    try:
        live.irregular("hidden_chips", {"hidden": 500, "on_purpose": chance.random() < 0.5}, player)
    except Refused as refused:
        assert refused.code == "does-not-fit-the-hand"
        return
    if live.question is not None:
        live.decide(chance.choice(live.question.ruling.options).id)
    assert live.state.found in (found, found + 500)


@pytest.mark.parametrize("house_name", LIVE)
@given(seed=seeds)
@settings(max_examples=100, deadline=None)
def test_irregular_facts_keep_the_chips_cite_the_house_and_let_the_hand_play_on(
    house_name: str, seed: int
) -> None:
    chance, book = Random(seed), house(house_name)
    live = LiveHand(random_setup(chance, book=book), book, chance.choice(("cash", "tournament")))
    go_on(live, chance, NAMES, Counter())
    for player in range(len(live.stacks)):
        find_chips(live, chance, player)
    assert sum(live.stacks) == sum(live.state.setup.stacks) + live.state.found
    again = LiveHand.load(live.dump(), book)
    assert again.entries == live.entries and again.hand.dump() == live.hand.dump()


@pytest.mark.parametrize("house_name", LIVE)
def test_every_betting_topic_comes_into_hands_of_every_house(house_name: str) -> None:
    seen: Counter[str] = Counter()
    wanted = set(NAMES) - {"hidden_chips"}  # chips are found when the hand is over
    for seed in range(1000):
        chance, book = Random(seed), house(house_name)
        go_on(LiveHand(random_setup(chance, book=book), book), chance, NAMES, seen)
        if wanted <= set(seen):
            return
    raise AssertionError(f"never happened: {wanted - set(seen)}")


@given(seed=seeds, house_name=st.sampled_from(LIVE))
@settings(max_examples=40, deadline=None)
def test_the_last_fact_can_be_taken_back_at_every_moment(seed: int, house_name: str) -> None:
    chance, book = Random(seed), house(house_name)
    live = LiveHand(random_setup(chance, book=book), book)
    go_on(live, chance, NAMES, Counter())
    facts, after = live.facts, live.dump()
    for fact in reversed(facts):
        assert live.undo() == fact
    for fact in facts:
        live.tell(fact)
    assert live.dump() == after and live.is_over


@given(seed=seeds, house_name=st.sampled_from(LIVE))
@settings(max_examples=40, deadline=None)
def test_a_misdeal_at_any_moment_gives_every_chip_back(seed: int, house_name: str) -> None:
    chance, book = Random(seed), house(house_name)
    live = LiveHand(random_setup(chance, book=book), book)
    for _ in range(chance.randint(0, 12)):
        if live.hand.actor >= 0 and not live.question:
            if chance.random() < 0.4:
                happens(live, chance, chance.choice(NAMES))
            else:
                step(live, chance)
    if not live.is_over:
        live.void("a card was exposed")
        assert live.is_over and live.stacks == list(live.state.setup.stacks)
