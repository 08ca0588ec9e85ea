"""Very many hands ranked at once on one core: by numba, by NumPy alone and one call a hand, in interleaved rounds.

    python benchmarks/batch_ranking.py [--rounds 5] [--hands 2000000] [--json]

All rank the same random hands of seven cards and are checked to agree. "by bits" is the kernel that hands of a batch
are ranked by, on a core and on a graphics card. Processor time is measured; read the ratios, machines are noisy.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable

import numpy as np
from rich.console import Console
from rich.table import Table

from cardroom.analysis.many_hands import bits_of, rank_hands
from cardroom.analysis.strength_tables import Cards, rank_many
from cardroom.batch.array_layout import HIGH
from cardroom.batch.rank_loops import strengths_of
from cardroom.cards.ranking import prepare, rank_high

ALONE = 20_000


def hands_of(count: int) -> Cards:
    """Rows of seven different cards."""
    chance = np.random.default_rng(7)
    rows = chance.integers(0, 52, size=(3 * count, 7)).astype(np.uint8)
    ordered = np.sort(rows, axis=1)
    return np.ascontiguousarray(rows[(np.diff(ordered, axis=1) > 0).all(axis=1)][:count])


def measure(rounds: int, count: int) -> list[dict[str, object]]:
    """One row a way to rank, medians of the rounds."""
    rows = hands_of(count)
    bits, none, strengths = bits_of(rows), np.zeros(count, np.int64), np.zeros(count, np.int64)
    few = rows[:ALONE].tolist()
    prepare()
    ways: dict[str, tuple[int, Callable[[], object]]] = {
        "numba, by tables": (count, lambda: rank_hands(rows)),
        "numba, by bits": (count, lambda: strengths_of(HIGH, bits, none, strengths)),
        "NumPy": (count, lambda: rank_many(rows)),
        "one call a hand": (ALONE, lambda: [rank_high(row) for row in few]),
    }
    assert (rank_hands(rows) == rank_many(rows)).all()
    strengths_of(HIGH, bits, none, strengths)
    assert (np.argsort(strengths, kind="stable") == np.argsort(rank_many(rows), kind="stable")).all()
    rates: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(rounds):
        for name, (hands, work) in ways.items():
            began = time.process_time()
            work()
            rates[name].append(hands / (time.process_time() - began))
    alone = rates["one call a hand"]
    return [
        {
            "way": name,
            "hands_per_second": round(statistics.median(found)),
            "times_one_call": round(statistics.median(a / b for a, b in zip(found, alone, strict=True)), 1),
        }
        for name, found in rates.items()
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--hands", type=int, default=2_000_000)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = measure(asked.rounds, asked.hands)
    if asked.json:
        print(json.dumps(rows))
        return
    table = Table("way", "hands /s", "times one call", title="Seven cards, one core")
    for row in rows:
        table.add_row(str(row["way"]), f"{row['hands_per_second']:,}", f"{row['times_one_call']:,} x")
    Console().print(table)


if __name__ == "__main__":
    main()
