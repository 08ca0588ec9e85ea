"""Decisions a second of lanes (`step` with observations, masks and rewards) beside whole hands, on one core.

    python benchmarks/steps.py [--game nlhe] [--lanes 65536] [--steps 60] [--rounds 3]

Choices are made outside the time: uniform over fold, call and raise where each is legal, raises evenly between the
least and the largest. Processor time, so that a busy machine changes little. Rounds take turns.
"""

import argparse
import statistics
import time

import numpy as np

from cardroom.batch.lanes import Lanes
from cardroom.batch.whole_hands import play
from cardroom.sim import stakes


def chosen(lanes: Lanes, chance: np.random.Generator) -> np.ndarray:
    """Uniform choices, as `cardroom batch` makes them: nobody folds for nothing."""
    call, least, most = (lanes.field(name) for name in ("call", "least", "most"))
    kinds = np.where(call > 0, 2, 1) + (least >= 0)
    picked = (chance.random(lanes.count) * kinds).astype(np.int64) + (call == 0)
    raised = least + (chance.random(lanes.count) * (most - least + 1)).astype(np.int64)
    return np.where((picked == 2) & (least >= 0), 1 + raised, np.minimum(picked, 1))


def measure(game: str, count: int, steps: int, rounds: int) -> tuple[float, float, float]:
    """(decisions a second by steps, those in whole hands, the share), medians of the rounds."""
    setup = stakes(game).setup(6)
    lanes = Lanes(setup, count)
    chance = np.random.default_rng(1)
    lanes.step(chosen(lanes, chance))
    play(setup, "uniform", 1, threads=1)
    rates: list[tuple[float, float]] = []
    for number in range(rounds):
        spent = 0.0
        for _ in range(steps):
            actions = chosen(lanes, chance)
            begin = time.process_time()
            lanes.step(actions)
            spent += time.process_time() - begin
        begin = time.process_time()
        whole = play(setup, "uniform", 50_000, seed=number, threads=1)
        rates.append((steps * lanes.count / spent, whole.decisions / (time.process_time() - begin)))
    stepped, wholes = (statistics.median(column) for column in zip(*rates, strict=True))
    return stepped, wholes, statistics.median(one / other for one, other in rates)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="nlhe")
    parser.add_argument("--lanes", type=int, default=65_536)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    stepped, wholes, share = measure(asked.game, asked.lanes, asked.steps, asked.rounds)
    print(f"{asked.game}, {asked.lanes:,} lanes: {stepped / 1e6:.2f} M decisions/s by steps, "
          f"{wholes / 1e6:.2f} M in whole hands: {share:.0%}")  # fmt: skip


if __name__ == "__main__":
    main()
