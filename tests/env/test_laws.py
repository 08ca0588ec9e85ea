"""Laws over random hands of every game and form: nothing unknown is seen, rewards add up, masks and engine agree."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.replay import actions_of
from cardroom.env import (
    ActionTable,
    flat,
    information_pieces,
    information_tensor,
    information_text,
    observe,
    resample,
)
from cardroom.env.cash import won
from cardroom.env.env_hand import all_deals, most_decisions
from cardroom.env.observing import observation_text
from cardroom.env.resampling import seen_cards
from cardroom.rules import Refused
from cardroom.sim.policies import POLICIES

DAILY = 1
IN_FULL = 60


def dealt(base: Setup, chance: Random) -> Hand:
    return Hand(base.with_deck(chance.sample(list(base.deck), len(base.deck))))


def views(hand: Hand, viewer: int) -> tuple[object, ...]:
    seen = flat(observe(hand, viewer)).tobytes()
    known = flat(information_tensor(hand, viewer)).tobytes()
    return seen, known, information_text(hand, viewer), observation_text(hand, viewer)


def lying_open(hand: Hand) -> set[int]:
    """Cards that anyone sees at this moment."""
    shown = [hole for hole, is_shown in zip(hand.holes, hand.shown, strict=True) if is_shown]
    offered = [hand.deck[hand.offered]] if hand.offered >= 0 else []
    return {card for cards in (*hand.boards, *hand.ups, *shown, offered) for card in cards}


def twin_of(hand: Hand, known: set[int], chance: Random) -> Hand:
    """The same hand with every card that is not known exchanged for another: made without the code that is tested."""
    unknown = [card for card in hand.setup.deck if card not in known]
    become = dict(zip(unknown, chance.sample(unknown, len(unknown)), strict=True))
    setup = hand.setup.with_deck([become.get(card, card) for card in hand.setup.deck])
    twin = Hand(setup)
    for verb, amount in actions_of(hand):
        twin.act(
            verb, tuple(become.get(card, card) for card in amount) if isinstance(amount, tuple) else amount
        )
    return twin


def see_no_more_than_the_seat(base: Setup, chance: Random) -> int:
    """At each decision every seat, and anyone else, sees the same in a world whose unseen cards are others."""
    hand, compared = dealt(base, chance), 0
    known: dict[int, set[int]] = {viewer: set() for viewer in range(-1, len(base.stacks))}
    while not hand.is_over and not hand.is_reshuffled:
        for viewer, cards in known.items():
            cards |= lying_open(hand) | (set(hand.holes[viewer]) if viewer >= 0 else set())
            assert seen_cards(hand, viewer) == cards
            twin = twin_of(hand, cards, chance)
            assert views(twin, viewer) == views(hand, viewer), (base.game.code, base.form, viewer)
            assert views(resample(hand, viewer, chance.random), viewer) == views(hand, viewer)
            compared += twin.holes != hand.holes
        POLICIES["uniform" if chance.random() < 0.5 else "passive"](hand, chance.random)
    return compared


def play_by_numbers(base: Setup, chance: Random) -> int:
    """Every number that is legal is played by the engine, no other; the history fits, and chips add up."""
    table, hand = ActionTable(base), dealt(base, chance)
    while not hand.is_over:
        legal = table.legal(hand)
        assert legal == sorted(set(legal)) == np.flatnonzero(table.mask(hand)).tolist()
        other = chance.choice(range(table.size))
        if other not in legal:
            before = hand.dump()
            with pytest.raises(Refused):
                table.play(hand, other)
            assert hand.dump() == before
        _, least, most = hand.legal()
        raises = [
            table.decode(hand, number)[1] for number in legal if table.decode(hand, number)[0] == "raise_to"
        ]
        if least >= 0:
            assert raises[0] == least and raises[-1] == most
        else:
            assert raises == []
        # Small raises make the longest hands.
        table.play(hand, chance.choice(legal[1:3] if chance.random() < 0.6 and len(legal) > 2 else legal))
    assert sum(won(hand)) == 0
    history = information_tensor(hand, 0)["history"]
    assert np.count_nonzero(history.any(axis=1)) == hand.decision <= most_decisions(base)
    return hand.decision


def runs_twice(base: Setup) -> Setup:
    return replace(base, rules=replace(base.rules, board_runs=2))


@pytest.mark.parametrize("law", [see_no_more_than_the_seat, play_by_numbers])
def test_the_law_holds_in_some_hands_of_every_game_and_form(law: object) -> None:
    assert callable(law)
    chance, compared = Random(33), 0
    for base in (*all_deals(3)[:: 3 if law is see_no_more_than_the_seat else 1], runs_twice(all_deals(2)[0])):
        results = [law(base, chance) for _ in range(DAILY)]
        compared += sum(map(int, results))

    assert law is play_by_numbers or compared > 200


@pytest.mark.exhaustive
@pytest.mark.parametrize("law", [see_no_more_than_the_seat, play_by_numbers])
def test_the_law_holds_in_many_hands_of_every_game_and_form(law: object) -> None:
    assert callable(law)
    chance = Random(34)
    for seats in (2, 4, 6):
        for base in (*all_deals(seats), runs_twice(all_deals(seats)[0])):
            for _ in range(IN_FULL):
                law(base, chance)


def test_a_longest_hand_has_no_more_decisions_than_there_is_room_for() -> None:
    for base in all_deals(3):
        table, hand = ActionTable(base), dealt(base, Random(1))
        while not hand.is_over:
            legal = table.legal(hand)
            raises = [number for number in legal if table.decode(hand, number)[0] == "raise_to"]
            table.play(hand, raises[0] if raises else legal[1] if len(legal) > 1 else legal[0])
        assert hand.decision <= most_decisions(base) == information_pieces(base)[-1].shape[0]


def test_rewards_add_up_to_minus_the_rake() -> None:
    class Third:
        def take(self, pots: list[int], saw_flop: bool) -> list[int]:
            return [pot // 3 for pot in pots]

    chance = Random(5)
    for base in all_deals(3):
        hand = dealt(replace(base, rake=Third(), rules=HandRules(raise_cap=4)), chance)
        while not hand.is_over:
            POLICIES["passive"](hand, chance.random)
        raked = sum(int(str(event[2])) for event in hand.events if event[0] == 12)
        assert sum(won(hand)) == -raked and (raked > 0 or 0 < sum(base.antes) < 3), (
            "a third of two chips is none"
        )
