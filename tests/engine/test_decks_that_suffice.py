"""Whatever players do, a deck that `deck_suffices` calls enough ends no hand, and no card is in two places."""

import json
from dataclasses import replace
from random import Random

import pytest

from cardroom.engine import Hand, HandRules, Setup
from cardroom.games import OFFERED, Game
from cardroom.games.deck_use import deck_suffices
from cardroom.games.offers import load_house
from cardroom.rules import Refused, RulebookFaults
from tests.engine.helsinki import BURNING
from tests.engine.test_game_laws import play_by_the_laws, step
from tests.rules.any_book import canonical

HANDS = 20
every_game = pytest.mark.parametrize("code", sorted(OFFERED))


def any_rules(chance: Random, declared: Game, players: int) -> HandRules:
    """As many burned cards as the deck allows, or fewer."""
    reserve, fewest = chance.randint(0, 3), chance.randint(1, 6)
    allowed = [burns for burns in range(52) if deck_suffices(declared, players, burns, reserve, fewest)]
    burns = chance.choice([*allowed, *[allowed[-1]] * len(allowed)])
    return replace(BURNING, burns=burns, deck_reserve=reserve, fewest_for_common_card=fewest)


def setup_of(chance: Random, declared: Game, players: int, rules: HandRules) -> Setup:
    return Setup(
        game=declared, form=declared.forms[-1], stacks=[1000] * players, antes=[1] * players, minimum_bet=2,
        small_bet=2, big_bet=4, deck=chance.sample(declared.deck, len(declared.deck)), rules=rules,
    )  # fmt: skip


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("stays", [True, False], ids=["all stay", "some fold"])
def test_a_deck_that_suffices_ends_no_hand(code: str, stays: bool) -> None:
    declared = OFFERED[code]
    for seed in range(HANDS):
        chance = Random(f"{code} {seed}")
        players = chance.choice((2, 3, declared.most_players - 1, declared.most_players))
        rules = any_rules(chance, declared, players)
        play_by_the_laws(setup_of(chance, declared, players, rules), chance, stays)


@every_game
def test_one_card_more_ends_some_hand(code: str) -> None:
    declared = OFFERED[code]
    players = declared.most_players
    burns = next(burns for burns in range(1, 60) if not deck_suffices(declared, players, burns, 0, 1))
    rules = replace(BURNING, burns=burns, deck_reserve=0, fewest_for_common_card=1)
    with pytest.raises(Refused, match=r"deck has run out|deck ends"):
        for seed in range(400):
            chance = Random(seed)
            hand = Hand(setup_of(chance, declared, players, rules))
            while hand.actor >= 0:
                step(hand, chance, stays=True)


def test_a_book_that_burns_too_much_is_refused_where_it_says_so() -> None:
    data = json.loads(canonical("casinohuone"))
    data["cards"]["burns"]["value"] = 8
    with pytest.raises(RulebookFaults) as found:
        load_house(data)
    told = [f"{fault.entry}: {fault.message}" for fault in found.value.faults]
    assert any(
        one.startswith("cards.burns: the 52 cards don't suffice for 12 players of Texas") for one in told
    ), told
    data["cards"]["burns"]["value"] = 0
    data["games"]["holdem"]["cards"] = {"burns": {"value": 8, "clauses": [], "reading": "Tried."}}
    with pytest.raises(RulebookFaults) as found:
        load_house(data)
    assert [fault.entry for fault in found.value.faults] == ["games.holdem.cards.burns"]
