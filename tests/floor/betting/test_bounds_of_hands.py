"""The bounds of a ruling are those of the hand, at every turn of every kind of hand: call, least and largest raise."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.tasks import TO_BET, TO_BRING_IN
from cardroom.floor import Situation, rule
from cardroom.floor.betting.wrong_sizes import Amount, Bounds
from cardroom.games import game
from cardroom.rules import Rulebook, house
from tests.floor.live.tables import next_act
from tests.floor.rulings import LIVE, ruled, stands

GAMES = ("holdem", "omaha", "stud", "soko", "sviten", "double-flop")


def posts(chance: Random, code: str, count: int) -> dict[str, Any]:
    """Antes, an ante for all, straddles, bets of players who come in, dead money, a bring-in."""
    if game(code).opener:
        return {"antes": [100] * count, "bring_in": 0 if code == "soko" else 200}
    told: dict[str, Any] = {"blinds": [200, 400, *[0] * (count - 2)] if count > 2 else [400, 200]}
    told["antes"] = chance.choice(
        ([0] * count, [50] * count, [400 * (blind == 400) for blind in told["blinds"]])
    )
    if count > 3 and chance.random() < 0.3:
        told["straddles"] = [0, 0, 800, *[0] * (count - 3)]
    elif count > 3 and chance.random() < 0.3:
        told |= {"posts": [*[0] * (count - 1), 400], "dead": [*[0] * (count - 1), 200]}
    return told


def dealt(chance: Random, book: Rulebook) -> Hand:
    """A hand of any game, form and stakes, with deep and short stacks."""
    declared = game(chance.choice(GAMES))
    count = chance.randint(2, min(6, declared.most_players))
    stacks = [
        chance.choice((chance.randint(1, 1500), chance.randint(500, 6000), 20_000)) for _ in range(count)
    ]
    setup = Setup(
        game=declared, form=chance.choice(declared.forms), stacks=stacks, minimum_bet=400, small_bet=400, big_bet=800,
        deck=chance.sample(range(52), 52), rules=HandRules.of(book), **posts(chance, declared.code, count),
    )  # fmt: skip
    return Hand(setup)


def check(hand: Hand, book: Rulebook, began: int) -> None:
    """What the house rules for the player to act is what the hand allows."""
    call, least, most = hand.legal()
    situation = Situation.of(hand, hand.actor, "tournament")
    situation = msgspec.structs.replace(situation, round_began_heads_up=began == 2)
    ruling = rule(book, "bet_limits", situation, Bounds())
    right = ruling.rights[0]
    told = (right.raise_from, right.raise_up_to) if ruling.outcome == "may_raise" else (-1, -1)
    assert told == (least, most), situation
    if call:
        assert ruling.sentence.args["to"] == hand.bets[hand.actor] + call


@pytest.mark.clause("CH-4.8", "CH-4.10", "CH-5.5", "CH-5.14", "CH-6.STUD.3", "CH-6.STUD.8")
@given(seed=st.integers(0, 2**48), name=st.sampled_from(LIVE))
@settings(max_examples=300, deadline=None)
def test_a_ruling_bounds_every_bet_as_the_hand_does(seed: int, name: str) -> None:
    chance, book = Random(seed), house(name)
    hand = dealt(chance, book)
    street, began = 0, hand.active
    while not hand.is_over:
        if hand.street != street:
            street, began = hand.street, hand.active
        if hand.asked <= TO_BRING_IN:
            check(hand, book, began)
        verb, amount, cards = next_act(hand, chance)
        hand.act("raise_to" if verb == "raise" else verb, cards or amount if verb != "draw" else cards)


@pytest.mark.clause("CH-5.5", "CH-5.6", "CH-6.STUD.5", "CH-6.STUD.8")
@given(seed=st.integers(0, 2**48), name=st.sampled_from(LIVE))
@settings(max_examples=150, deadline=None)
def test_a_ruling_says_what_the_next_raise_goes_to_as_the_hand_does(seed: int, name: str) -> None:
    chance, book = Random(seed), house(name)
    hand = dealt(chance, book)
    while not hand.is_over:
        verb, amount, cards = next_act(hand, chance)
        before = hand.copy()
        player, street = hand.actor, hand.street
        hand.act("raise_to" if verb == "raise" else verb, cards or amount if verb != "draw" else cards)
        if before.asked == TO_BET and hand.price > before.price and hand.street == street:
            situation = Situation.of(before, player, "tournament")
            by_chips = rule(book, "short_raise", situation, Amount(to=hand.bets[player]))
            assert by_chips.rights[-1].raise_from == hand.base + hand.raise_size, situation


PAIR = {
    "form": "fixed_limit", "street": "second", "game": "stud", "small_blind": 0, "big_blind": 400, "bet_size": 400,
    "larger_bet": 800, "bet_to_match": 0, "in_front": 0, "stack": 9000, "raises": 0,
}  # fmt: skip


@pytest.mark.clause("CH-6.STUD.8")
@pytest.mark.parametrize(("amount", "bet"), [(400, 400), (600, 400), (800, 800), (5000, 800)])
def test_with_an_open_pair_either_size_may_be_bet_and_nothing_between(amount: int, bet: int) -> None:
    ruling = ruled("casino-helsinki", "spoken", {"said": "bet", "amount": amount}, **PAIR)
    assert stands(ruling) == f"bet {bet}"


@pytest.mark.clause("CH-6.STUD.5")
@pytest.mark.parametrize("name", LIVE)
def test_a_bring_in_is_completed_and_the_pot_over_it_counts_the_call(name: str) -> None:
    told = {
        "form": "pot_limit", "street": "first", "game": "stud", "small_blind": 0, "big_blind": 400, "pot": 600,
        "bet_to_match": 200, "raise_from": 400, "raises": 0, "stack": 9000,
    }  # fmt: skip
    right = ruled(name, "bet_limits", {}, **told).rights[0]
    assert (right.raise_from, right.raise_up_to) == (400, 200 + 600 + 200)
