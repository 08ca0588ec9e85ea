"""PettingZoo's own API test passes for every game in every form."""

import warnings

import pytest
from pettingzoo.test import api_test, seed_test

from cardroom.engine import Setup
from cardroom.env.aec import CardroomEnv
from cardroom.env.env_hand import all_deals

FEW = [base for base in all_deals(3) if (base.game.code, base.form) in {
    ("holdem", "no_limit"), ("helsinki", "fixed_limit"), ("sviten", "pot_limit"), ("stud8", "fixed_limit"),
    ("badugi", "fixed_limit"), ("short-deck", "no_limit"), ("kuhn", "fixed_limit"),
}]  # fmt: skip


def named(base: Setup) -> str:
    return f"{base.game.code}-{base.form}"


def complies(base: Setup, cycles: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # PettingZoo knows masked games by a list of names and warns of any other whose observation is a mapping; and a
        # row of zeros is what the mask of an agent is that is not to act.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(CardroomEnv(base), num_cycles=cycles)
        api_test(CardroomEnv(base, sizes=(0.5, 1)), num_cycles=cycles)
        seed_test(lambda: CardroomEnv(base), num_cycles=10)


@pytest.mark.parametrize("base", FEW, ids=named)
def test_the_api_test_passes(base: Setup) -> None:
    complies(base, 50)


ALL = {f"{named(base)}-{len(base.stacks)}": base for seats in (2, 3, 6) for base in all_deals(seats)}


def test_every_game_and_form_is_there() -> None:
    assert len({name.rpartition("-")[0] for name in ALL}) >= 37 and len(ALL) >= 3 * 37


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ALL)
def test_the_api_test_passes_for_every_game_and_form(name: str) -> None:
    complies(ALL[name], 300)
