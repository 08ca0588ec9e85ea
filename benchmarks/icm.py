"""The worth of stacks in prizes: Cardroom beside PokerKit's `calculate_icm`, in interleaved rounds of one run.

    python benchmarks/icm.py [--rounds 5] [--json]

PokerKit goes through all finishing orders of the paid places, so it takes part as long as these can be counted; larger
fields are ours alone. The largest difference between the two is printed as a part of all prizes.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable

from pokerkit import calculate_icm
from rich.console import Console
from rich.table import Table

from cardroom.tournament.icm import icm

FIELDS = [*[(9, places, True) for places in range(1, 10)], (100, 15, False), (1000, 150, False)]
"""Players, paid places, and whether PokerKit takes part."""


def seconds(work: Callable[..., object], *given: object, least: float = 0.02) -> float:
    """Processor time of one piece of work, the mean of as many as fill `least` seconds."""
    count, began = 0, time.process_time()
    while (spent := time.process_time() - began) < least or not count:
        work(*given)
        count += 1
    return spent / count


def measure(rounds: int) -> list[dict[str, object]]:
    """One row a field, medians of the rounds."""
    rows: list[dict[str, object]] = []
    for players, places, has_peer in FIELDS:
        chance = random.Random(players)
        stacks = [chance.randrange(1_000, 100_000) for _ in range(players)]
        prizes = [1_000_000 // place for place in range(1, places + 1)]
        ours, theirs, differs = [], [], 0.0
        for _ in range(rounds):
            ours.append(seconds(icm, stacks, prizes))
            if has_peer:
                theirs.append(seconds(calculate_icm, prizes, stacks))
        row: dict[str, object] = {
            "players": players,
            "paid": places,
            "cardroom_ms": 1000 * statistics.median(ours),
        }
        if has_peer:
            pairs = zip(icm(stacks, prizes), calculate_icm(prizes, stacks), strict=True)
            differs = max(abs(mine - float(other)) for mine, other in pairs) / sum(prizes)
            row["pokerkit_ms"] = 1000 * statistics.median(theirs)
            row["ratio"] = statistics.median(other / mine for mine, other in zip(ours, theirs, strict=True))
            row["differs"] = differs
        rows.append(row)
    return rows


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rows = measure(arguments.rounds)
    if arguments.json:
        print(json.dumps(rows))
        return
    table = Table(
        "players", "paid", "Cardroom", "PokerKit", "ratio", "differs by", title="The worth of stacks (ICM)"
    )
    for row in rows:
        rest = ["", "", ""]
        if "ratio" in row:
            rest = [f"{row['pokerkit_ms']:,.1f} ms", f"{row['ratio']:,.0f} x", f"{row['differs']:.0e}"]
        table.add_row(str(row["players"]), str(row["paid"]), f"{row['cardroom_ms']:,.2f} ms", *rest)
    Console().print(table)


if __name__ == "__main__":
    main()
