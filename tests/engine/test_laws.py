"""Laws of every hand, tried on random stakes, stacks, cards and actions, legal and illegal.

Chips are kept, each card is in one place, a refusal changes nothing, copy, dump and replay give the same hand, the hand
ends, an independent settlement agrees, and nothing public depends on cards nobody has shown.
"""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.events import SHOWN
from cardroom.engine.replay import actions_of
from cardroom.games import game
from cardroom.rules import Refused
from tests.engine.deals import casinohuone
from tests.engine.naive import naive_result

seeds = st.integers(0, 2**48)


def random_setup(chance: Random, most_players: int = 10) -> Setup:
    """A hand with stakes, posts and stacks of all kinds; often somebody cannot post in full."""
    declared = game(chance.choice(("holdem", "omaha")))
    form = chance.choice(("no_limit", "pot_limit", "fixed_limit"))
    count = chance.randint(2, most_players)
    big = chance.choice((2, 10, 25))
    blinds = [0] * count
    if count == 2:
        blinds = [big, big // 2]
    else:
        blinds[:2] = [chance.choice((0, big // 2)), big]
        if count > 3 and chance.random() < 0.1:
            blinds[2] = 2 * big
    if chance.random() < 0.05:
        blinds = [0] * count
    antes = [chance.choice((0, 0, big // 5))] * count
    if chance.random() < 0.1:
        antes[1] = big
    depth = chance.choice((1, 3, 20, 100))
    deck = list(range(52))
    chance.shuffle(deck)
    rules = chance.choice(
        (
            casinohuone(declared.code),
            HandRules(reopening="amount_faced", short_blind_price="largest_posted", raise_cap=4),
            HandRules(reopening="full_raise_only", short_post_order="blind_first", burns=1),
        )
    )
    return Setup(
        game=declared,
        form=form,
        stacks=[chance.randint(1, depth * big) for _ in range(count)],
        blinds=blinds,
        antes=antes,
        minimum_bet=big,
        small_bet=big,
        big_bet=2 * big,
        deck=deck,
        rules=rules,
        rake=Percent(chance.choice((0, 3, 50, 100))) if chance.random() < 0.3 else None,
    )


class Percent:
    """A rake of so many percent of each pot, rounded down."""

    def __init__(self, percent: int) -> None:
        self.percent = percent

    def take(self, pots: list[int], saw_flop: bool) -> list[int]:
        return [pot * self.percent // 100 for pot in pots]


def step(hand: Hand, chance: Random) -> None:
    """One legal action, large raises and folds a little rarer."""
    call, least, most = hand.legal()
    kind = chance.choice("cccf" + "rr" * (least >= 0))
    if kind == "r":
        hand.raise_to(chance.choice((least, least, most, chance.randint(least, most))))
    elif kind == "f":
        hand.fold()
    elif call:
        hand.call()
    else:
        hand.check()


def chips(hand: Hand) -> int:
    return sum(hand.stacks) + hand.total + sum(event[2] for event in hand.events if event[0] == 12)


def try_what_is_not_allowed(hand: Hand, chance: Random) -> None:
    call, least, most = hand.legal()
    before = hand.dump()
    wrong = [("raise_to", -1), ("raise_to", 10**9), ("bluff", 0), ("check" if call else "call", 0)]
    if least < 0:
        wrong += [("raise_to", hand.price + hand.raise_size), ("raise_to", hand.bets[hand.actor] + call)]
    else:
        wrong += [("raise_to", least - 1), ("raise_to", most + 1)]
    wrong = [
        (verb, amount) for verb, amount in wrong if verb != "raise_to" or not hand.is_for_nothing_more(amount)
    ]
    verb, amount = chance.choice(wrong)
    with pytest.raises(Refused) as caught:
        hand.act(verb, amount)
    assert caught.value.code and caught.value.message
    assert hand.dump() == before


@settings(max_examples=250, deadline=None)
@given(seeds)
def test_every_hand_keeps_the_laws(seed: int) -> None:
    chance = Random(seed)
    setup = random_setup(chance)
    hand = Hand(setup)
    start = sum(setup.stacks)
    assert chips(hand) == start
    while hand.actor >= 0:
        options = hand.options()
        assert hand.status[hand.actor] == 2 and hand.stacks[hand.actor] > 0
        assert options.can_check == (options.call == 0)
        assert options.can_raise or options.why_no_raise or setup.rules.clauses == {}
        if chance.random() < 0.3:
            try_what_is_not_allowed(hand, chance)
        twin = hand.copy()
        state = chance.getstate()
        step(twin, chance)
        chance.setstate(state)
        assert twin.dump() != hand.dump()
        step(hand, chance)
        assert twin.dump() == hand.dump()
        assert chips(hand) == start
        assert hand.decision < 1000
    assert hand.is_over and min(hand.stacks) >= 0
    used = [place for places in [*hand.hole_places, *hand.board_places] for place in places]
    assert len(set(used)) == len(used)
    assert [setup.deck[place] for place in hand.board_places[0]] == hand.board
    assert hand.stacks == naive_result(hand)


@settings(max_examples=100, deadline=None)
@given(seeds, st.integers(0, 30))
def test_a_hand_replayed_or_stored_is_the_same_hand(seed: int, steps: int) -> None:
    chance = Random(seed)
    hand = Hand(random_setup(chance, most_players=6))
    while hand.actor >= 0 and hand.decision < steps:
        step(hand, chance)
    replayed = Hand.replay(hand.setup, actions_of(hand))
    assert replayed.dump() == hand.dump()
    loaded = Hand.load(hand.dump(), hand.setup.rake)
    while hand.actor >= 0:
        state = chance.getstate()
        step(hand, chance)
        chance.setstate(state)
        step(loaded, chance)
    assert loaded.dump() == hand.dump()


@settings(max_examples=100, deadline=None)
@given(seeds)
def test_nothing_public_depends_on_cards_nobody_has_shown(seed: int) -> None:
    """Twin hands with the same board but other hole cards give the same events up to the showdown."""
    chance = Random(seed)
    setup = random_setup(chance, most_players=6)
    dealt = len(setup.stacks) * setup.game.hole_cards
    needed = setup.cards_needed
    others = [*setup.deck[:dealt], *setup.deck[needed:]]
    chance.shuffle(others)
    twin_deck = [*others[:dealt], *setup.deck[dealt:needed], *others[dealt:]]
    hand, twin = Hand(setup), Hand(setup.with_deck(twin_deck))
    while hand.actor >= 0:
        assert (twin.actor, twin.options(), twin.pots()) == (hand.actor, hand.options(), hand.pots())
        assert public(twin) == public(hand)
        state = chance.getstate()
        step(hand, chance)
        chance.setstate(state)
        step(twin, chance)
    assert public(twin) == public(hand)


def public(hand: Hand) -> list[object]:
    """The events before the first shown card."""
    shown = [place for place, event in enumerate(hand.events) if event[0] == SHOWN]
    return list(hand.events[: shown[0]] if shown else hand.events)
