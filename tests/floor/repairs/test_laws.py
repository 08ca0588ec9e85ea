"""Laws of every repair, of every house, on random tables: each card stays once, the right number lies everywhere."""

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.floor import LANGUAGES, TOPICS, Step, said
from cardroom.floor.piles import Piles, PlayerCards, apply
from cardroom.floor.repairs import TOPICS as REPAIRS
from cardroom.floor.ruling_report import told_by
from cardroom.games import game
from tests.floor.card_tables import carried_out, counts, dealt_to_board, shuffled, table
from tests.floor.rulings import LIVE, ruled

seeds = st.integers(0, 2**48)
GAMES = ("holdem", "omaha", "courchevel", "double-flop", "sviten", None)


@dataclass(frozen=True)
class Scene:
    """A case, the cards as they lie, and how they must lie once a repair (not a "cards stand") is done: so many on the
    board and burned, so many in each hand; None where the case leaves that open.
    """

    facts: dict[str, Any]
    situation: dict[str, Any]
    piles: Piles
    board: int | None = None
    burns: int | None = None
    held: int | None = None


def board_before(chance: Random, street: str, name: str | None) -> tuple[Piles, int, int]:
    """A table before a street, with how many cards it deals and burns."""
    declared = game(name or "holdem")
    board = burns = 0
    for one in declared.streets:
        if one.name == street:
            piles = table(
                shuffled(chance),
                chance.randint(2, 5),
                down=declared.streets[0].hole,
                board=board,
                burns=burns,
                muck=chance.randint(0, 4),
            )
            return piles, one.board * declared.boards, int(one.burn)
        board += one.board * declared.boards
        burns += int(one.burn and one.board > 0 and one is not declared.streets[0])
    raise AssertionError(street)


def own_cards(chance: Random, last: bool) -> tuple[Piles, int]:
    """A table of stud before a card for every player."""
    players = chance.randint(2, 6)
    up = 4 if last else chance.randint(1, 3)
    return table(shuffled(chance), players, down=2, up=up, burns=up - 1, muck=chance.randint(0, 3)), players


def given_to(piles: Piles, pile: Any, places: range | tuple[int, ...], burned: int = 1) -> Piles:
    """A burn and a card to these players."""
    burn = Step("burn", burned, "deck", "burns")
    deal = (Step("deal", 1, "deck", pile, tuple(places)),) if places else ()
    return apply(piles, (burn, *deal), list)


def wrong_burn(chance: Random) -> Scene:
    burned, cards = (
        chance.choice((0, 2, 3)),
        chance.choice(("flop", "turn", "river", "stud_card", "last_stud_card")),
    )
    facts = {"cards": cards, "burned": burned, "seen": chance.random() < 0.2}
    if cards in ("flop", "turn", "river"):
        name = chance.choice(GAMES)
        piles, count, burns = board_before(chance, cards, name)
        lay = dealt_to_board(piles, burned, count)
        return Scene(facts, {"game": name}, lay, len(piles.board) + count, len(piles.burns) + burns)
    piles, players = own_cards(chance, cards == "last_stud_card")
    lay = given_to(piles, "down" if cards == "last_stud_card" else "up", range(1, players + 1), burned)
    held = counts(piles).pop() + 1
    return Scene(facts, {}, lay, 0, None if facts["seen"] else len(piles.burns) + 1, held)


def deck_put_down(chance: Random) -> Scene:
    street, name, burned = (
        chance.choice(("flop", "turn", "river")),
        chance.choice(GAMES),
        chance.random() < 0.5,
    )
    piles, count, burns = board_before(chance, street, name)
    facts = {"cards": street, "in_order": chance.random() < 0.5, "burned": burned and bool(burns)}
    lay = dealt_to_board(piles, int(facts["burned"]), 0)
    return Scene(facts, {"game": name}, lay, len(piles.board) + count, len(piles.burns) + burns)


def extra_community_cards(chance: Random) -> Scene:
    street, name, extra = chance.choice(("flop", "turn", "river")), chance.choice(GAMES), chance.randint(1, 3)
    piles, count, burns = board_before(chance, street, name)
    facts = {"street": street, "extra": extra, "known": chance.random() < 0.5}
    lay = dealt_to_board(piles, burns, count + extra)
    return Scene(facts, {"game": name}, lay, len(piles.board) + count, len(piles.burns) + burns)


def premature_board(chance: Random) -> Scene:
    street, name = chance.choice(("flop", "turn", "river")), chance.choice(GAMES)
    piles, count, burns = board_before(chance, street, name)
    lay = dealt_to_board(piles, burns, count)
    return Scene({"street": street}, {"game": name}, lay)


def premature_own_cards(chance: Random) -> Scene:
    last = chance.random() < 0.5
    piles, players = own_cards(chance, last)
    got = chance.randint(1, players)
    seen = [place for place in range(1, got + 1) if last and chance.random() < 0.4]
    facts = {
        "game": "stud" if last else chance.choice(("stud", "soko")),
        "cards": got,
        "last": last,
        "seen": seen,
    }
    lay = given_to(piles, "down" if last else "up", range(1, got + 1))
    return Scene(facts, {"players_left": players}, lay, 0, len(lay.burns), counts(piles).pop() + 1)


def exposed_last_card(chance: Random) -> Scene:
    piles, players = own_cards(chance, last=True)
    place = chance.randint(1, players)
    lay = given_to(piles, "down", range(1, place))
    lay = apply(lay, [Step("deal", 1, "deck", "up", (place,))], list)
    facts = {"place": place, "all_in": chance.random() < 0.5}
    return Scene(facts, {"players_left": players}, lay, 0, len(lay.burns), 7)


def squeeze(chance: Random) -> Scene:
    piles = table(shuffled(chance), 4, down=1, up=3, burns=3)
    facts = {"place": 1, "protected": chance.random() < 0.7, "mixed": chance.random() < 0.2}
    return Scene(facts, {}, piles, 0, 3)


def shortage(chance: Random) -> Scene:
    players, burns = chance.randint(3, 6), chance.randint(3, 4)
    waiting, deck = chance.randint(1, players), chance.randint(0, 6)
    piles = given_to(
        table(shuffled(chance), players, up=4, burns=burns), "down", range(1, players - waiting + 1), 0
    )
    spare = len(piles.deck) - deck
    lay = Piles(deck=piles.deck[spare:], burns=piles.burns, muck=piles.deck[:spare], players=piles.players)
    facts = {"deck": deck, "burns": burns, "waiting": waiting}
    return Scene(facts, {"players_left": players}, lay)


def short_deck(chance: Random) -> Scene:
    players = chance.randint(5, 8)
    piles = table(shuffled(chance), players, up=4, burns=min(3, 52 - 6 * players - 1))
    deck = chance.randint(1, min(len(piles.deck), 10))
    spare = len(piles.deck) - deck
    lay = Piles(deck=piles.deck[spare:], burns=piles.burns, muck=piles.deck[:spare], players=piles.players)
    return Scene({"deck": deck, "burns": len(piles.burns)}, {"players_left": players}, lay)


def wrong_opener(chance: Random) -> Scene:
    facts = {"game": "stud", "next_acted": chance.random() < 0.5, "chips": chance.choice((0, 100))}
    return Scene(facts, {}, Piles(deck=tuple(range(52)), players=(PlayerCards(), PlayerCards())))


SCENES = {
    "wrong_burn": wrong_burn,
    "deck_put_down": deck_put_down,
    "extra_community_cards": extra_community_cards,
    "premature_board": premature_board,
    "premature_own_cards": premature_own_cards,
    "exposed_last_card": exposed_last_card,
    "squeeze": squeeze,
    "short_deck": short_deck,
    "shortage": shortage,
    "wrong_opener": wrong_opener,
}


def test_every_topic_of_repairs_has_its_scene() -> None:
    assert set(SCENES) == {topic.id for topic in REPAIRS} <= set(TOPICS)


@pytest.mark.parametrize("name", SCENES)
@given(seed=seeds, house_name=st.sampled_from(LIVE))
@settings(max_examples=120, deadline=None)
def test_a_repair_keeps_each_card_once_and_leaves_the_right_number_everywhere(
    name: str, seed: int, house_name: str
) -> None:
    chance = Random(seed)
    scene = SCENES[name](chance)
    ruling = ruled(house_name, name, scene.facts, **scene.situation)
    assert ruling == ruled(house_name, name, scene.facts, **scene.situation)
    assert (ruling.sure == "discretion") == bool(ruling.options) and not (ruling.steps and ruling.options)
    for chips in ruling.chips:
        assert chips.bound + chips.returned == chips.put_in
    for steps in (ruling.steps, *(option.steps for option in ruling.options)):
        after = carried_out(scene.piles, steps, chance, folding=True)
        assert after.all_cards == scene.piles.all_cards and len(set(after.all_cards)) == len(after.all_cards)
        assert after.aside == ()
        if steps:
            repaired(name, scene, after, steps)
        for step in steps:
            assert all(said(told_by(step), language) for language in LANGUAGES)


def repaired(name: str, scene: Scene, after: Piles, steps: tuple[Step, ...]) -> None:
    """How the cards lie once a repair is done."""
    if scene.board is not None:
        assert len(after.board) == scene.board
    if scene.burns is not None:
        assert len(after.burns) == scene.burns
    if scene.held is not None:
        assert counts(after) == {scene.held}
    if name == "premature_board":
        river_first = any(step.do == "play_round" for step in steps)
        count = next(step.cards for step in steps if step.do == "deal")
        assert len(after.board) == len(scene.piles.board) + (count if river_first else 0)
        burned = river_first and not any(step.do == "exchange" for step in steps)
        assert len(after.burns) == len(scene.piles.burns) + int(burned)
    if name == "short_deck":
        assert counts(after) == {6 if after.board else 7} and len(after.board) <= 1
    if name == "shortage":
        served = [len(held.down) + len(held.up) for held in after.players]
        assert len(after.board) == int(6 in served) and (len(steps) == 1 or after.deck)
