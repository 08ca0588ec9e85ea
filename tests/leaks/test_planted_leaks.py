"""The twin worlds can fail: every leak that is planted is told, so silence means something."""

from __future__ import annotations

from functools import partial

import pytest

from tests.leaks.houses import HELSINKI
from tests.leaks.planted import PLANTED, Leak, planted
from tests.leaks.planted_in_games import PLANTED_IN_GAMES
from tests.leaks.twins import twins

Run = tuple[int, int]
RUNS: tuple[Run, ...] = ((1, 90), (2, 160), (3, 300), (4, 300))
"""Seeds and steps tried one after the other; most leaks are told in the first."""

RUNS_OF_GAMES: tuple[Run, ...] = tuple((seed, 600) for seed in (16, 8, 6, 23, 29, 5, 7, 9, 10, 11))
"""Some leaks need a look at a table in the very moment when a card waits, so these scripts are longer; those in which one
was told come first.
"""
TOLD_IN = {
    "seventh_card_face_up": 6, "card_before_it_is_placed": 8, "holding_to_neighbour": 2, "strength_label": 2,
    "unseen_of_another": 2,
}  # fmt: skip
"""The seeds of leaks that the first script of the others does not come by: theirs is tried first."""


def tried(leak: Leak, runs: tuple[Run, ...]) -> list[Run]:
    """The runs in the order in which a leak is looked for."""
    return sorted(runs, key=lambda run: run[0] != TOLD_IN.get(leak.__name__, runs[0][0]))


@pytest.mark.parametrize("leak", PLANTED, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_told(leak: Leak) -> None:
    assert any(
        twins(seed, steps, tables=3, leak=partial(planted, leak)).differences
        for seed, steps in tried(leak, RUNS)
    ), f"nobody noticed: {leak.__doc__}"


@pytest.mark.parametrize("leak", PLANTED_IN_GAMES, ids=lambda leak: leak.__name__)
def test_a_leak_planted_in_a_game_is_told(leak: Leak) -> None:
    assert any(
        twins(seed, steps, tables=3, leak=partial(planted, leak), at=HELSINKI).differences
        for seed, steps in tried(leak, RUNS_OF_GAMES)
    ), f"nobody noticed: {leak.__doc__}"


def test_the_same_runs_without_a_leak_are_silent() -> None:
    """One of each house: twenty more are silent in test_twin_worlds.py."""
    (seed, steps), (of_games, longer) = RUNS[0], RUNS_OF_GAMES[0]
    assert not twins(seed, steps, tables=3).differences
    assert not twins(of_games, longer, tables=3, at=HELSINKI).differences
