"""The laws of the placing, over random loads: it helps, it ends, and it takes nothing to and fro."""

from __future__ import annotations

import itertools
from dataclasses import replace
from random import Random

import pytest

from cardroom.web.by_load.placing import GAIN_SHARE, Carrying, Move, Patience, next_move, places_of
from cardroom.web.doors.web_settings import LoadSettings

CASES = 400


def workers_by_chance(chance: Random) -> list[Carrying]:
    """Some workers with some houses; most may take any, some only a few."""
    houses = [f"house{number}" for number in range(chance.randint(1, 12))]
    nodes = [f"node{number}" for number in range(chance.randint(1, 6))]
    where = {house: chance.choice(nodes) for house in houses}
    found = []
    for node in nodes:
        own = {house: round(chance.random() ** 3, 3) for house in houses if where[house] == node}
        takes = houses if chance.random() < 0.7 else chance.sample(houses, chance.randint(0, len(houses)))
        found.append(Carrying(node, own, {*takes, *own}, round(0.2 * chance.random(), 3)))
    return found


def after(workers: list[Carrying], move: Move) -> list[Carrying]:
    """How they stand when a house has moved and costs what it cost."""
    (load,) = [one.houses[move.house] for one in workers if one.node == move.source]
    found = []
    for one in workers:
        houses = {house: core for house, core in one.houses.items() if house != move.house}
        found.append(replace(one, houses=houses | ({move.house: load} if one.node == move.target else {})))
    return found


def loads(workers: list[Carrying]) -> dict[str, float]:
    return {one.node: one.load for one in workers}


@pytest.mark.parametrize("difference", [0.05, 0.25, 1.0])
def test_a_move_makes_the_difference_smaller_and_helps_the_one_that_gives(difference: float) -> None:
    chance, moved = Random(f"helps {difference}"), 0
    for _ in range(CASES):
        workers = workers_by_chance(chance)
        move = next_move(workers, difference)
        if move is None:
            continue
        moved += 1
        before, behind = loads(workers), loads(after(workers, move))
        (target,) = [one for one in workers if one.node == move.target]
        assert move.house in target.takes
        assert before[move.source] - before[move.target] >= difference, "nothing moves below the difference"
        assert abs(behind[move.source] - behind[move.target]) < before[move.source] - before[move.target]
        larger = max(behind[move.source], behind[move.target])
        assert larger <= before[move.source] - difference * GAIN_SHARE + 1e-9
        assert max(behind.values()) <= max(before.values()), "nobody carries more than the most loaded did"
    assert moved > CASES / 20, "the cases have moves in them"


def test_moves_come_to_an_end_and_no_placement_comes_again() -> None:
    chance, longest = Random("ends"), 0
    for _ in range(CASES):
        workers, seen, moves = workers_by_chance(chance), set[tuple[tuple[str, ...], ...]](), 0
        while (move := next_move(workers, 0.1)) is not None:
            placement = tuple(tuple(sorted(one.houses)) for one in workers)
            assert placement not in seen, "to and fro"
            seen.add(placement)
            workers, moves = after(workers, move), moves + 1
        longest = max(longest, moves)
    assert longest >= 3


def test_who_could_take_nothing_gets_nothing() -> None:
    busy = Carrying("busy", {"a": 0.5, "b": 0.4}, {"a", "b"})
    idle = Carrying("idle", {}, ())
    assert next_move([busy, idle], 0.1) is None
    assert next_move([busy, replace(idle, takes={"b"})], 0.1) == Move("b", "busy", "idle")
    assert next_move([replace(busy, houses={"a": 0.9}), replace(idle, takes={"a"})], 0.1) is None, (
        "it is its only one"
    )


def test_free_houses_go_to_whoever_has_the_fewest_and_each_to_one() -> None:
    chance = Random("free")
    for _ in range(CASES):
        workers = workers_by_chance(chance)
        free = [f"free{number}" for number in range(chance.randint(1, 6))]
        workers = [
            replace(one, takes={*one.takes, *[house for house in free if chance.random() < 0.8]})
            for one in workers
        ]
        places = places_of(free, workers)
        able = {house: {one.node for one in workers if house in one.takes} for house in free}
        assert places.keys() == {house for house in free if able[house]}, "all that anybody could take"
        assert all(node in able[house] for house, node in places.items())
        assert places == places_of(free[::-1], workers[::-1]), "all workers come to the same"
    three = [Carrying(name, {}, {"a", "b", "c"}) for name in "xyz"]
    assert sorted(places_of("abc", three).values()) == ["x", "y", "z"]


def test_a_move_waits_until_it_has_been_right_for_a_while_and_until_the_last_one_is_long_over() -> None:
    patience, move = Patience(LoadSettings(lasts_seconds=20, quiet_seconds=120)), Move("a", "x", "y")
    assert not patience.agrees(move, 0) and not patience.agrees(move, 19)
    assert not patience.agrees(None, 19.5), "the rush is over"
    assert not patience.agrees(move, 20) and not patience.agrees(Move("b", "x", "z"), 39)
    assert not patience.agrees(Move("b", "z", "x"), 40), "another worker's turn counts anew"
    assert patience.agrees(Move("a", "z", "y"), 60)
    patience.moved(60)
    assert not patience.agrees(move, 61) and not patience.agrees(move, 179) and patience.agrees(move, 180)


def test_noise_moves_nothing_to_and_fro() -> None:
    """Loads that go up and down about the same: at most one move in each quiet time, and none once they are even."""
    chance, settings = Random("noise"), LoadSettings(difference=0.25, lasts_seconds=20, quiet_seconds=120)
    for _ in range(20):
        workers, patience, at = workers_by_chance(chance), Patience(settings), list[int]()
        for second in range(3600):
            noisy = [
                replace(
                    one, houses={house: core * chance.uniform(0.8, 1.2) for house, core in one.houses.items()}
                )
                for one in workers
            ]
            move = next_move(noisy, settings.difference)
            if patience.agrees(move, second) and move is not None:
                workers = after(workers, move)
                patience.moved(second)
                at.append(second)
        assert all(later - earlier >= 120 for earlier, later in itertools.pairwise(at))
        assert len(at) <= sum(len(one.houses) for one in workers), at
