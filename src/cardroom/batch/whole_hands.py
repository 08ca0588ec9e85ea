"""Whole hands by a simple policy, on one core or many: the same seed gives the same hands on any number of them."""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter
from typing import Final

import numpy as np

from cardroom.batch.array_layout import PASSIVE, RECORD, UNIFORM
from cardroom.batch.game_numbers import Numbers, numbers_of
from cardroom.batch.loops import some_hands
from cardroom.engine.setup import Setup
from cardroom.rules.refused import Refused

POLICIES: Final = {"uniform": UNIFORM, "passive": PASSIVE}
PARTS_A_THREAD: Final = 4
"""Into so many runs of hands the work of a thread is cut, so that no thread waits long for the last one."""
TOTALS: Final = 2


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a batch and its speed: `seconds` is the time of the loop alone.

    `won` is what each seat won or lost in all hands together, `results` the same hand by hand (no rows unless asked
    for). `chips_wrong` counts hands in which chips were lost or made: a defect if it is not 0.
    """

    hands: int
    decisions: int
    chips_wrong: int
    won: list[int]
    results: Numbers
    threads: int
    seconds: float


def play(
    setup: Setup, policy: str, hands: int, seed: int = 0, threads: int = 0, each_hand: bool = False
) -> Played:
    """Play hands of a setup, each with fresh stacks and a deck of its own, as `sim.simulate` does.

    Policies are "uniform" and "passive". Without a number of `threads` there is one for each core. `each_hand` keeps
    what every seat won in every hand. Raises Refused ("unknown-policy", "bad-amount", "not-in-batches").
    """
    check_wanted(policy, hands, seed)
    if threads < 0:
        raise Refused("bad-amount", f"cannot play on {threads} threads", args={"threads": threads})
    game, start = numbers_of(setup)
    threads = threads or cores()
    seats = len(setup.stacks)
    results = np.zeros((hands if each_hand else 0, seats), np.int64)
    chosen = POLICIES[policy]
    some_hands(
        game, start, chosen, seed, 0, 0, results[:0], told_of(seats), NO_RECORD
    )  # compiles it, outside the time
    parts = 1 if threads == 1 else min(hands, threads * PARTS_A_THREAD)
    edges = [hands * part // parts for part in range(parts + 1)]

    def run(part: tuple[int, int]) -> Numbers:
        begin, end = part
        told = told_of(seats)
        some_hands(game, start, chosen, seed, begin, end - begin, results[begin:end], told, NO_RECORD)
        return told

    began = perf_counter()
    if threads == 1:
        told = run((0, hands))
    else:
        with ThreadPoolExecutor(threads) as pool:
            told = sum(pool.map(run, pairwise(edges)), told_of(seats))
    seconds = perf_counter() - began
    decisions, wrong, *won = told.tolist()
    return Played(hands, decisions, wrong, won, results, threads, seconds)


def check_wanted(policy: str, hands: int, seed: int) -> None:
    """Raises Refused ("unknown-policy", "bad-amount")."""
    if policy not in POLICIES:
        known = ", ".join(POLICIES)
        raise Refused("unknown-policy", f"no policy {policy!r}; there are {known}", args={"policy": policy})
    if hands < 1:
        raise Refused("bad-amount", f"cannot play {hands} hands; at least 1", args={"hands": hands})
    check_seed(seed)


def check_seed(seed: int) -> None:
    """Raises Refused ("bad-amount") for a seed that a kernel cannot hold."""
    if not -(2**63) <= seed < 2**63:
        raise Refused("bad-amount", f"a seed is a whole number of 64 bits, not {seed}", args={"seed": seed})


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


NO_RECORD: Final = np.zeros((0, RECORD), np.int64)


def told_of(seats: int) -> Numbers:
    """Room for the sums of a run of hands."""
    return np.zeros(TOTALS + seats, np.int64)
