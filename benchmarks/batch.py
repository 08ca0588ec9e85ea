"""Whole hands in batches beside the plain engine, in interleaved rounds of one run.

    python benchmarks/batch.py [--rounds 5] [--seconds 1.0] [--json]

The work and the policies are those of `hands.py`, six seats. One core is measured in processor time, as the
engine is; all cores in time by the clock. Read the ratios: machines are noisy.
"""

import argparse
import json
import platform
import random
import statistics
import sys
import time

from rich.console import Console
from rich.table import Table

from cardroom.batch.whole_hands import play
from cardroom.cards.ranking import prepare
from cardroom.cli.build import build
from cardroom.engine import Setup
from cardroom.sim import POLICIES, play_hand, stakes

SEATS = 6
CODES = ("nlhe", "plhe", "flhe", "plo", "fo8", "stud", "razz")
HANDS = 50_000
"""Hands a sample of a batch begins with; more where that takes less than the time asked for."""


def engine_rate(setup: Setup, policy: str, seconds: float, chance: random.Random) -> float:
    """Hands a second of processor time, one by one."""
    deck = list(range(52))
    hands = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for _ in range(100):
            play_hand(setup, POLICIES[policy], deck, chance.random)
        hands += 100
    return hands / spent


def core_rate(setup: Setup, policy: str, seconds: float) -> float:
    """Hands a second of processor time in a batch on one core."""
    hands, seed = 0, 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        assert play(setup, policy, HANDS, seed, threads=1).chips_wrong == 0
        hands, seed = hands + HANDS, seed + 1
    return hands / spent


def measure(rounds: int, seconds: float) -> list[dict[str, object]]:
    """One row a game and policy, median of the rounds."""
    prepare()
    rows: list[dict[str, object]] = []
    for code in CODES:
        setup = stakes(code).setup(SEATS)
        for policy in POLICIES:
            play(setup, policy, 1)
            chance = random.Random(1)
            samples = [
                (
                    engine_rate(setup, policy, seconds, chance),
                    core_rate(setup, policy, seconds),
                    (cores := play(setup, policy, 4 * HANDS)).hands / cores.seconds,
                )
                for _ in range(rounds)
            ]
            engine, core, every = (statistics.median(column) for column in zip(*samples, strict=True))
            times = statistics.median(batch / plain for plain, batch, _ in samples)
            rows.append(
                {
                    "game": code,
                    "policy": policy,
                    "engine_per_second": round(engine),
                    "batch_per_second": round(core),
                    "all_cores_per_second": round(every),
                    "threads": cores.threads,
                    "ratio": round(times, 1),
                }
            )
    return rows


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time a sample")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = measure(asked.rounds, asked.seconds)
    if asked.json:
        json.dump({"python": platform.python_version(), "build": build(), "rows": rows}, sys.stdout, indent=2)
        print()
        return
    columns = ("game", "policy", "engine /s", "batch, one core /s", "all cores /s", "ratio on a core")
    table = Table(
        *columns, title=f"Whole hands, {SEATS} seats, {build()}, Python {platform.python_version()}"
    )
    for row in rows:
        rates = [
            f"{row[name]:,}" for name in ("engine_per_second", "batch_per_second", "all_cores_per_second")
        ]
        table.add_row(str(row["game"]), str(row["policy"]), *rates, f"{row['ratio']} ×")
    Console().print(table)


if __name__ == "__main__":
    main()
