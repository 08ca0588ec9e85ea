"""Hands, steps and ranks a second on a graphics card, beside one core of this machine.

    python benchmarks/card.py [--hands 20000000] [--lanes 65536] [--steps 100] [--json]

It takes a card of NVIDIA's, its driver and `pip install numba-cuda`; where there is none it says so and ends. Hands are
hold'em with six seats and uniform play, the same on the card and the core. Steps take whatever is legal of check, call
and the least raise; actions lie on the card.
"""

import argparse
import json
import sys
import time

import numpy as np
from numba import cuda
from rich.console import Console
from rich.table import Table

from cardroom.batch.array_layout import HIGH
from cardroom.batch.on_card import A_BLOCK, CardLanes, check_card, play, strengths_on_card
from cardroom.batch.whole_hands import play as play_on_core
from cardroom.rules import Refused
from cardroom.sim import stakes

RANKED = 1 << 22


def hands_row(hands: int) -> dict[str, object]:
    """Whole hands, and that they are those of a core."""
    setup = stakes("nlhe").setup(6)
    core = play_on_core(setup, "uniform", 200_000, seed=1, threads=1)
    assert play(setup, "uniform", 200_000, seed=1).won == core.won, "the card plays otherwise than a core"
    card = play(setup, "uniform", hands, seed=1)
    assert card.chips_wrong == 0
    return {
        "work": "whole hands",
        "card_per_second": round(card.hands / card.seconds),
        "core_per_second": round(core.hands / core.seconds),
    }


def steps_row(lanes: int, steps: int) -> dict[str, object]:
    """Decisions of lanes with masks and observations."""
    card = CardLanes(stakes("nlhe").setup(6), lanes, seed=1)
    actions = cuda.to_device(np.ones(lanes, np.int64))
    card.step(actions)
    cuda.synchronize()
    began = time.perf_counter()
    for _ in range(steps):
        card.step(actions)
    cuda.synchronize()
    return {
        "work": f"steps of {lanes:,} lanes",
        "card_per_second": round(lanes * steps / (time.perf_counter() - began)),
    }


def ranks_row() -> dict[str, object]:
    """Seven-card hands by bits."""
    rows = np.random.default_rng(1).random((RANKED >> 6, 52)).argsort(axis=1)[:, :7]
    bits = np.tile((1 << (16 * (rows & 3) + (rows >> 2))).sum(axis=1), 64)
    own, none, out = (cuda.to_device(array) for array in (bits, np.zeros_like(bits), np.zeros_like(bits)))
    blocks = -(-len(bits) // A_BLOCK)
    strengths_on_card[blocks, A_BLOCK](HIGH, own, none, out)
    cuda.synchronize()
    began = time.perf_counter()
    for _ in range(10):
        strengths_on_card[blocks, A_BLOCK](HIGH, own, none, out)
    cuda.synchronize()
    return {
        "work": "seven cards ranked",
        "card_per_second": round(10 * len(bits) / (time.perf_counter() - began)),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=20_000_000)
    parser.add_argument("--lanes", type=int, default=65_536)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    try:
        check_card()
    except Refused as refused:
        print(refused.message)
        sys.exit(0)
    rows = [hands_row(asked.hands), steps_row(asked.lanes, asked.steps), ranks_row()]
    name = cuda.get_current_device().name
    name = name.decode() if isinstance(name, bytes) else str(name)
    if asked.json:
        print(json.dumps({"card": name, "rows": rows}))
        return
    table = Table("work", "card /s", "one core /s", title=name)
    for row in rows:
        core = row.get("core_per_second")
        table.add_row(str(row["work"]), f"{row['card_per_second']:,}", f"{core:,}" if core else "")
    Console().print(table)


if __name__ == "__main__":
    main()
