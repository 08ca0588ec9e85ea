"""Gymnasium's own checker passes for every game in every form."""

import warnings

import pytest
from gymnasium.utils.env_checker import check_env

from cardroom.engine import Setup
from cardroom.env.env_hand import all_deals
from cardroom.env.single import CardroomSeat


def complies(base: Setup, seat: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # A learner that is made without an id has no spec, and the checker says so.
        warnings.filterwarnings("ignore", ".*environment spec.*")
        warnings.filterwarnings("ignore", ".*not having a `spec`.*")
        check_env(CardroomSeat(base, seat=seat), skip_render_check=True)


@pytest.mark.parametrize(
    "code", ["holdem", "helsinki", "sviten", "stud8", "five-card-draw", "royal", "leduc"]
)
def test_the_checker_passes(code: str) -> None:
    for base in all_deals(3):
        if base.game.code == code:
            complies(base, 0)


@pytest.mark.exhaustive
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_checker_passes_for_every_game_form_and_seat(seats: int) -> None:
    bases = all_deals(seats)
    assert len(bases) >= 37
    for base in bases:
        for seat in range(len(base.stacks)):
            complies(base, seat)
