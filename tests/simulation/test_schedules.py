"""A room that is killed between any two callbacks loses nothing that it told, pays everybody, and goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import structlog

from tests.simulation.planted import PLANTED, Plant
from tests.simulation.schedules import ROUGH, Play, Result, run
from tests.simulation.simulated_cup import SimulatedCup
from tests.simulation.simulated_family import SimulatedFamily
from tests.simulation.simulated_room import run_room

PLAYS = pytest.mark.parametrize("play", [SimulatedCup, SimulatedFamily])
SOON = 60
"""Within so many schedules of each play a planted fault is noticed."""


@pytest.fixture(autouse=True)
def without_a_log() -> Iterator[None]:
    """Hosts log each thing that the simulator does to them: thousands of lines."""
    with structlog.testing.capture_logs():
        yield


def wrong(play: type[Play], seeds: range) -> dict[int, tuple[str, ...]]:
    """The schedules with faults, by their seeds."""
    found = {seed: run(seed, play()).faults for seed in seeds}
    return {seed: faults for seed, faults in found.items() if faults}


@pytest.mark.parametrize("part", range(4))
@PLAYS
def test_nothing_is_lost_whatever_is_killed(play: type[Play], part: int) -> None:
    assert wrong(play, range(50 * part, 50 * part + 50)) == {}


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", range(500))
@PLAYS
def test_nothing_is_lost_in_a_hundred_thousand_schedules(play: type[Play], part: int) -> None:
    assert wrong(play, range(1_000 + 100 * part, 1_100 + 100 * part)) == {}


@pytest.mark.parametrize("part", range(5))
def test_everybody_of_a_whole_room_goes_home_with_the_own_money(part: int) -> None:
    found = {seed: run_room(seed, ROUGH).faults for seed in range(5 * part, 5 * part + 5)}
    assert {seed: faults for seed, faults in found.items() if faults} == {}


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", range(100))
def test_everybody_goes_home_on_two_thousand_evenings(part: int) -> None:
    found = {seed: run_room(seed, ROUGH).faults for seed in range(100 + 20 * part, 120 + 20 * part)}
    assert {seed: faults for seed, faults in found.items() if faults} == {}


def outcome(seed: int) -> Result:
    return run(seed, SimulatedCup())


def test_a_seed_is_one_schedule() -> None:
    assert [outcome(seed) for seed in range(5)] == [outcome(seed) for seed in range(5)]
    assert len({outcome(seed) for seed in range(5)}) == 5


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_noticed(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    for seed in range(SOON):
        for play in (SimulatedCup(), SimulatedFamily()):
            try:
                if run(seed, play).faults:
                    return
            except Exception:  # a fault that ends the process is noticed as well
                return
    raise AssertionError(f"{SOON} schedules noticed nothing of it")
