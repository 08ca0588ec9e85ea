"""One law for both worlds: random tournaments go online and at live tables to equal moves, places and prizes."""

import pytest

from tests.tournament.live.both_worlds import BothWorlds
from tests.tournament.test_laws import random_tournament

ORDINARY = 20
EXHAUSTIVE = 1_000
TOGETHER = 10


def played(seed: int) -> BothWorlds:
    """A random tournament in both worlds, compared at every step and at the end."""
    bots = random_tournament(seed, BothWorlds)
    assert isinstance(bots, BothWorlds)
    bots.begin()
    bots.play()
    while bots.tables:
        bots.step()
    assert bots.live.is_over and bots.live.dump() == bots.tournament.dump()
    assert not bots.floor.tables and not any(bots.reported.values()), "nothing is left to do"
    return bots


@pytest.mark.parametrize("first", range(0, ORDINARY, TOGETHER))
def test_online_and_live_are_one_law(first: int) -> None:
    told: dict[str, int] = {}
    for seed in range(first, first + TOGETHER):
        for name, times in played(seed).told.items():
            told[name] = told.get(name, 0) + times
    assert {"HandOver", "TableStandsStill", "Lifted", "Seated", "TableGone"} <= told.keys()


@pytest.mark.exhaustive
@pytest.mark.parametrize("first", range(1_000, 1_000 + EXHAUSTIVE, TOGETHER))
def test_online_and_live_are_one_law_a_thousand_times(first: int) -> None:
    for seed in range(first, first + TOGETHER):
        played(seed)
