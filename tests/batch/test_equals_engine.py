"""The law of batches: the same deck and the same choices give the same turns and the same stacks as the engine."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from cardroom.batch import array_layout as at
from cardroom.batch.game_numbers import Numbers, numbers_of
from cardroom.engine import HandRules, Setup
from cardroom.env.env_hand import all_deals
from cardroom.games import Form, game
from cardroom.rules import Refused
from tests.batch.walking import random_setup, walk

PLAYED: list[tuple[str, Form]] = [
    ("holdem", "no_limit"),
    ("holdem", "pot_limit"),
    ("holdem", "fixed_limit"),
    ("omaha", "pot_limit"),
    ("omaha5", "pot_limit"),
    ("omaha6", "pot_limit"),
    ("omaha8", "fixed_limit"),
    ("courchevel", "pot_limit"),
    ("stud", "fixed_limit"),
    ("stud", "pot_limit"),
    ("stud8", "fixed_limit"),
    ("razz", "fixed_limit"),
    ("omaha", "no_limit"),
    ("omaha", "fixed_limit"),
    ("omaha5", "no_limit"),
    ("omaha5", "fixed_limit"),
    ("omaha6", "no_limit"),
    ("omaha6", "fixed_limit"),
    ("omaha8", "no_limit"),
    ("omaha8", "pot_limit"),
    ("courchevel", "no_limit"),
    ("courchevel", "fixed_limit"),
    ("stud8", "pot_limit"),
]


def faults(
    code: str,
    form: Form,
    hands: int,
    seed: int,
    numbers: Callable[[Setup], tuple[Numbers, Numbers]] = numbers_of,
) -> Iterator[str]:
    """Where batch and engine part over so many hands, one setup in ten."""
    chance = Random(seed)
    for number in range(hands):
        if number % 10 == 0:
            setup = random_setup(code, form, chance)
            known = numbers(setup)
        policy = at.PASSIVE if number % 10 == 9 else at.UNIFORM
        told = walk(setup, known, policy, seed, number)
        if told:
            yield f"{setup.rules} {setup.stacks} {setup.antes}: {told}"


def test_every_game_and_form_of_batches_is_played() -> None:
    def is_played(setup: Setup) -> bool:
        try:
            numbers_of(setup)
        except Refused:
            return False
        return True

    assert sorted(PLAYED) == sorted([(deal.game.code, deal.form) for deal in all_deals(2) if is_played(deal)])


@pytest.mark.parametrize(("code", "form"), PLAYED)
def test_a_batch_plays_as_the_engine_does(code: str, form: Form) -> None:
    assert next(faults(code, form, hands=600, seed=1), None) is None


@pytest.mark.parametrize(
    ("code", "form", "place", "wrong"),
    [
        ("holdem", "no_limit", at.RUNS_REOPEN, 1),
        ("holdem", "no_limit", at.ASKS_ALONE, 1),
        ("holdem", "no_limit", at.ANTES_MATCH, 1),
        ("holdem", "no_limit", at.STREET_ROW + at.ROW + at.BURN, 1),
        ("holdem", "fixed_limit", at.CAP, 5),
        ("holdem", "fixed_limit", at.LIMIT_ALL_IN, 1),
        ("omaha8", "pot_limit", at.DIVIDES_WHOLE, 1),
        ("omaha8", "fixed_limit", at.STREET_ROW + 2 * at.ROW + at.LEAST, 2),
        ("stud", "fixed_limit", at.LOWEST_OPENS, 1),
        ("stud", "fixed_limit", at.RESERVE, 9),
        ("stud8", "fixed_limit", at.ODD_UNITS, 1),
        ("razz", "fixed_limit", at.RANKER, at.HIGH),
    ],
)
def test_the_law_sees_one_wrong_number(code: str, form: Form, place: int, wrong: int) -> None:
    def planted(setup: Setup) -> tuple[Numbers, Numbers]:
        game, start = numbers_of(setup)
        game[place] = wrong if game[place] != wrong else 0
        return game, start

    assert next(faults(code, form, hands=20_000, seed=1, numbers=planted), None) is not None


@pytest.mark.parametrize("shared", ["whole_pot", "each_by_itself"])
def test_units_of_a_pot_whose_shares_the_same_players_win_go_in_the_order_of_the_first(shared: str) -> None:
    """Found in some half a million hands: two players with the same high and low, the odd unit with the low half."""
    rules = HandRules(
        reopening="full_raise_only", lone_player="acts_once", ante_for_all="from_second_round", raise_cap=3,
        deck_reserve=1, identical_shares=shared,  # type: ignore[arg-type]  # one of its words
    )  # fmt: skip
    stacks = (29, 24, 42, 38, 31, 39, 13, 6, 10)
    setup = Setup(
        game=game("stud8"), form="fixed_limit", stacks=stacks, antes=(2,) * 9, bring_in=1, minimum_bet=2,
        small_bet=2, big_bet=4, deck=range(52), rules=rules,
    )  # fmt: skip
    assert walk(setup, numbers_of(setup), at.PASSIVE, seed=59, number=9619) == ""
