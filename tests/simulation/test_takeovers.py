"""Whatever order things come in, whoever is killed, stopped or taken over: the laws hold, and planted faults are found."""

from __future__ import annotations

import itertools

import pytest

from tests.simulation.takeovers import PLANTED, Broken, Planted, run

BLOCKS, IN_A_BLOCK = 10, 12
ALL: range = range(1_000, 21_000)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_laws_hold_under_every_schedule(block: int) -> None:
    """No acknowledged move is lost, nothing fenced is stored, epochs rise, chips and mail come out right."""
    seeds = range(block * IN_A_BLOCK, (block + 1) * IN_A_BLOCK)
    worlds = [run(seed, audited=seed % IN_A_BLOCK == 0) for seed in seeds]
    assert sum(world.fenced for world in worlds) > 3, "processes that were taken over have tried to store"
    assert sum(world.moves for world in worlds) > 50 and sum(world.started for world in worlds) > 30
    assert sum(len(world.acknowledged) for world in worlds) > 30


@pytest.mark.exhaustive
def test_the_laws_hold_under_very_many_schedules() -> None:
    for seed in ALL:
        run(seed, audited=seed % 100 == 0)


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_fault_is_found_and_its_seed_finds_it_again(planted: Planted) -> None:
    for seed in itertools.count():
        assert seed < 100, "the fault was not found"
        try:
            run(seed, planted)
        except Broken as found:
            words = str(found)
            assert f"python -m tests.simulation.takeovers {seed} '{planted}'" in words
            break
    with pytest.raises(Broken) as again:
        run(seed, planted)
    assert str(again.value) == words


def test_a_seed_is_one_schedule() -> None:
    assert run(7).trace == run(7).trace != run(8).trace
