"""Replays one schedule, or looks for one with a fault.

python -m tests.simulation cup 4711           replay a seed, and print what happened
python -m tests.simulation family 0 --to 500  carry out five hundred, and print those with faults
python -m tests.simulation room 12            a whole room with cash tables
python -m tests.simulation.takeovers 7        several processes on one store
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Final

import structlog
from rich.console import Console
from rich.progress import track

from tests import blank_store
from tests.simulation.schedules import ROUGH, Play, Result, run
from tests.simulation.simulated_cup import SimulatedCup
from tests.simulation.simulated_family import SimulatedFamily
from tests.simulation.simulated_room import run_room

PLAYS: Final[dict[str, type[Play]]] = {"cup": SimulatedCup, "family": SimulatedFamily}
Trace = Callable[[str], None]


def carried_out(play: str, seed: int, trace: Trace) -> Result:
    """The schedule of a seed."""
    return run_room(seed, ROUGH, trace) if play == "room" else run(seed, PLAYS[play](), trace)


def main() -> int:
    """Returns 1 if a schedule has faults."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.simulation", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("play", choices=[*PLAYS, "room"])
    parser.add_argument("seed", type=int)
    parser.add_argument("--to", type=int, help="the seed after the last one")
    asked = parser.parse_args()
    blank_store.copied()
    console, failed = Console(highlight=False), False
    seeds = range(asked.seed, asked.to or asked.seed + 1)
    for seed in track(seeds, "schedules", disable=len(seeds) == 1):
        with structlog.testing.capture_logs():
            result = carried_out(asked.play, seed, print if len(seeds) == 1 else lambda line: None)
        failed |= bool(result.faults)
        if result.faults or len(seeds) == 1:
            console.print(
                f"{asked.play} {seed}: {result.kills} kills, {result.commands} commands, {result.digest}"
            )
            for fault in result.faults or ("nothing is wrong",):
                console.print(f"  {fault}", markup=False)
    return failed


if __name__ == "__main__":
    sys.exit(main())
