"""Each game and mix that a house plays is announced by a structure, with levels in its own terms, and played out."""

import pytest

from cardroom.bots.bot_tournament import BotTournament
from cardroom.games import GAMES
from cardroom.rules import Rulebook, house, shipped
from cardroom.table.open_face.open_face_play import DEAL as OPEN_FACE
from cardroom.tournament.structures.structure_files import (
    StructureFaults,
    load_structure,
    structure_text,
)
from cardroom.tournament.structures.structure_terms import terms_of
from cardroom.tournament.tables.tournament_table import check_terms
from cardroom.tournament.tournament_terms import TournamentTerms
from tests.tournament.test_laws import check_end, check_step

LEVELS = 10
ALL = [
    (name, game)
    for name in shipped()
    if house(name).tournament is not None
    for game in sorted(house(name).games)
]


def levels_of(book: Rulebook, game: str) -> str:
    """Levels as somebody would write them who knows what this game opens with, and nothing else in them."""
    offer = book.game(game)
    if offer.deal == OPEN_FACE:
        return ", ".join(f"{{ point = {5 * 2**step} }}" for step in range(LEVELS))
    declared = [GAMES[part.deal] for part in offer.all_parts if part.deal in GAMES]
    rows = []
    for step in range(LEVELS):
        row = {}
        if any(one.opener is None for one in declared):
            row |= {"small_blind": 5, "big_blind": 10}
        if any(one.opener is not None for one in declared):
            row |= {"ante": 2, "bring_in": 3}
        if any(part.form == "fixed_limit" for part in offer.all_parts):
            row |= {"small_bet": 10, "big_bet": 20}
        rows.append("{ " + ", ".join(f"{name} = {amount * 2**step}" for name, amount in row.items()) + " }")
    return ", ".join(rows)


def announced(name: str, game: str) -> TournamentTerms:
    book = house(name)
    head = f'name = "{game}"\ngame = "{game}"\nstack = 300\nseats = 4\nlevel_hands = 3\n'
    text = f"{head}levels = [{levels_of(book, game)}]"
    structure = load_structure(text)
    assert load_structure(structure_text(structure)) == structure, "written and read back"
    terms = terms_of(structure, book, "t1")
    check_terms(book, terms)
    return terms


@pytest.mark.parametrize("name", [name for name in shipped() if house(name).tournament is not None])
def test_every_game_of_a_house_can_be_announced(name: str) -> None:
    for game in house(name).games:
        terms = announced(name, game)
        assert terms.game == game and len(terms.levels) == LEVELS


@pytest.mark.parametrize(
    ("number", "name", "game"),
    [
        pytest.param(number, name, game, marks=() if number % 12 == 0 else pytest.mark.exhaustive)
        for number, (name, game) in enumerate(ALL)
    ],
)  # fmt: skip
def test_every_game_that_is_announced_so_is_played_to_its_winner(number: int, name: str, game: str) -> None:
    bots = BotTournament(announced(name, game), house(name), 6, number, on_step=check_step)
    bots.begin()
    bots.play()
    check_end(bots)


@pytest.mark.parametrize(
    ("level", "says"),
    [
        ("{ seconds = 60 }", "nothing would be played for"),
        ("{ ante = 1, bring_in = 30, small_bet = 10, big_bet = 20 }", "bring-in of 30 above"),
        ("{ ante = 1, bring_in = 2, small_bet = 20, big_bet = 10 }", "larger bet of 10 below"),
        ("{ point = 5 }, { point = 4 }", "levels rise"),
    ],
)
def test_levels_that_cannot_be_meant_are_named(level: str, says: str) -> None:
    with pytest.raises(StructureFaults, match=says):
        load_structure(f'name = "x"\nstack = 1000\nlevels = [{level}]')
