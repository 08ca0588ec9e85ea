"""Whatever players do, a setup that is accepted has cards to its end, and no card is in two places."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random

import pytest

from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.tasks import TO_BRING_IN
from cardroom.games import EVERY_GAME, Game, game
from cardroom.games.deck_use import deck_shortage, deck_suffices
from cardroom.games.offers import load_house
from cardroom.rules import Refused, RulebookFaults
from tests.engine.helsinki import BURNING
from tests.engine.test_game_laws import play_by_the_laws, step
from tests.rules.any_book import canonical

HANDS = 20
every_game = pytest.mark.parametrize("code", sorted(EVERY_GAME))
every_stud = pytest.mark.parametrize("code", [code for code in sorted(EVERY_GAME) if game(code).opener])


def any_rules(chance: Random, declared: Game, players: int) -> HandRules:
    """As many burned cards as the deck allows, or fewer."""
    reserve, fewest = chance.randint(0, 3), chance.randint(1, 6)
    allowed = list[int]()
    while not allowed:
        allowed = [burns for burns in range(52) if deck_suffices(declared, players, burns, reserve, fewest)]
        reserve += not allowed
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
    declared = EVERY_GAME[code]
    for seed in range(HANDS):
        chance = Random(f"{code} {seed}")
        players = max(2, chance.choice((2, 3, declared.most_players - 1, declared.most_players)))
        players = min(players, declared.most_players)
        rules = any_rules(chance, declared, players)
        play_by_the_laws(setup_of(chance, declared, players, rules), chance, stays)


def bypassing(chance: Random, declared: Game, players: int, rules: HandRules) -> Setup:
    """A hand by these rules although its setup is refused."""
    setup = setup_of(chance, declared, players, replace(rules, burns=0, deck_reserve=1))
    object.__setattr__(setup, "rules", rules)
    object.__setattr__(setup, "terms", setup._terms())
    return setup


@every_game
def test_one_card_more_ends_some_hand_and_is_refused(code: str) -> None:
    declared = EVERY_GAME[code]
    players = declared.most_players
    enough = [burns for burns in range(60) if deck_suffices(declared, players, burns, 1, 1)]
    if enough[-1] == 59:
        pytest.skip("nothing is dealt after the first round")
    rules = replace(BURNING, burns=enough[-1] + 1, deck_reserve=1, fewest_for_common_card=1)
    with pytest.raises(Refused, match="cards don't suffice for"):
        setup_of(Random(7), declared, players, rules)
    with pytest.raises(Refused, match=r"deck has run out|deck ends"):
        for seed in range(400):
            chance = Random(seed)
            hand = Hand(bypassing(chance, declared, players, rules))
            while hand.actor >= 0:
                step(hand, chance, stays=True)


def lacks_cards(setup: Setup, left: tuple[int, ...]) -> bool:
    """Whether stud, with so many players left on each street, comes to deal a folded hand again, or to no card."""
    hand = Hand(setup)
    try:
        while hand.actor >= 0:
            if hand.live > left[hand.street]:
                hand.fold()
            elif hand.asked == TO_BRING_IN:
                hand.bring_in()
            else:
                (hand.call if hand.legal()[0] else hand.check)()
    except Refused as refused:
        assert refused.code == "cards-unknown"
        return True
    return bool(hand.dealt_again)


def ways_to_fold(declared: Game, players: int) -> Iterator[tuple[int, ...]]:
    """How many may be left on each street, two at least."""
    streets = len(declared.streets) - 1
    for left in combinations_with_replacement(range(players, 1, -1), streets):
        yield (*left, left[-1])


@pytest.mark.slow
@every_stud
@pytest.mark.parametrize("fewest", [0, 3])
@pytest.mark.parametrize("reserve", [0, 1])
@pytest.mark.parametrize("burns", [0, 1, 2])
def test_a_stud_deck_suffices_if_it_does_whoever_folds(
    code: str, burns: int, reserve: int, fewest: int
) -> None:
    declared = game(code)
    rules = replace(BURNING, burns=burns, deck_reserve=reserve, fewest_for_common_card=fewest, raise_cap=1)
    for players in (declared.most_players - 1, declared.most_players):
        base = bypassing(Random(7), declared, players, rules)
        ends = any(lacks_cards(base, left) for left in ways_to_fold(declared, players))
        assert ends is not deck_suffices(declared, players, burns, reserve, fewest), players
        assert ends is bool(deck_shortage(declared, players, burns, reserve, fewest))


@pytest.mark.parametrize("code", ["stud", "stud8", "razz"])
def test_nine_at_stud_need_a_card_that_is_kept_back(code: str) -> None:
    """Without burn cards and with one fold on fourth street all 52 cards would be dealt before the last street."""
    declared = game(code)
    none = HandRules()
    with pytest.raises(Refused, match="seat 8 at most, or keep 1 in reserve") as found:
        setup_of(Random(7), declared, 9, none)
    assert found.value.code == "bad-setup"
    assert lacks_cards(bypassing(Random(7), declared, 9, none), (9, 8, 8, 8, 8))
    assert not lacks_cards(setup_of(Random(7), declared, 8, none), (8, 8, 8, 8, 8))
    assert not lacks_cards(setup_of(Random(7), declared, 9, replace(none, deck_reserve=1)), (9, 8, 8, 8, 8))


def test_a_written_hand_is_not_bound_to_suffice_but_a_deck_put_in_its_place_is() -> None:
    declared = game("stud")
    written = replace(setup_of(Random(7), declared, 9, replace(BURNING)), deck=[-1] * 52, rules=HandRules())
    with pytest.raises(Refused, match="cards don't suffice for 9 players"):
        written.with_deck(range(52))
    with pytest.raises(Refused, match="cards don't suffice for 9 players"):
        replace(written, deck=range(52))


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
