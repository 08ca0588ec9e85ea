"""Replays one schedule, or looks for one with a fault.

python -m tests.simulation cup 4711            replay a seed, and print what happened
python -m tests.simulation family 0 --to 500   carry out five hundred, and print those with faults
python -m tests.simulation room 12             a whole room with cash tables
python -m tests.simulation takeovers 7         several processes on one store
python -m tests.simulation all --minutes 10    as many of each as fit, from a seed that is drawn and printed
"""

from __future__ import annotations

import argparse
import contextlib
import secrets
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Final

import structlog
from rich.console import Console
from rich.progress import track

from tests import blank_store
from tests.simulation import takeovers
from tests.simulation.schedules import ROUGH, Result, run
from tests.simulation.simulated_cup import SimulatedCup
from tests.simulation.simulated_family import SimulatedFamily
from tests.simulation.simulated_room import run_room

Trace = Callable[[str], None]
Play = Callable[[int, Trace], Result]
HIGHEST_DRAWN: Final = 10**9


def taken_over(seed: int, trace: Trace) -> Result:
    """A schedule of processes that take over from one another; its whole trace comes at its end."""
    try:
        world = takeovers.run(seed, audited=True)
    except takeovers.Broken as broken:
        return Result(0, 0, (str(broken),), "")
    trace("; ".join(world.trace))
    return Result(world.started, world.moves, (), f"{world.fenced} fenced")


PLAYS: Final[dict[str, Play]] = {
    "cup": lambda seed, trace: run(seed, SimulatedCup(), trace),
    "family": lambda seed, trace: run(seed, SimulatedFamily(), trace),
    "room": lambda seed, trace: run_room(seed, ROUGH, trace),
    "takeovers": taken_over,
}


def looked_at(play: str, seed: int, console: Console, replays: bool) -> bool:
    """Carry out a schedule, print it where it has faults or is replayed, and return whether it has faults: one that raises
    has.
    """
    try:
        with structlog.testing.capture_logs():
            result = PLAYS[play](seed, print if replays else lambda line: None)
    except Exception:
        console.print(f"{play} {seed}: it raised")
        console.print(f"  python -m tests.simulation {play} {seed}")
        console.print(traceback.format_exc(), markup=False)
        return True
    if result.faults or replays:
        console.print(f"{play} {seed}: {result.kills} kills, {result.commands} commands, {result.digest}")
        console.print(f"  python -m tests.simulation {play} {seed}")
        for fault in result.faults or ("nothing is wrong",):
            console.print(f"  {fault}", markup=False)
    return bool(result.faults)


class Stopping:
    """Notes a signal to stop: the schedule under way is carried out, and counted. A second signal ends at once."""

    def __init__(self) -> None:
        self.is_told = False

    def told(self, number: int, frame: FrameType | None) -> None:
        """Take a signal."""
        if self.is_told:
            signal.default_int_handler(number, frame)
        self.is_told = True

    @contextlib.contextmanager
    def heard(self) -> Iterator[None]:
        """Take SIGINT and SIGTERM within."""
        before = [(number, signal.signal(number, self.told)) for number in (signal.SIGINT, signal.SIGTERM)]
        try:
            yield
        finally:
            for number, handler in before:
                signal.signal(number, handler)


def of_minutes(plays: list[str], first: int, minutes: float, console: Console) -> bool:
    """Carry out as many schedules as fit, each play for its share of the time, and print how many a second of processor
    time; whether one has faults. Ctrl-C and SIGTERM end it sooner, behind the schedule under way.
    """
    console.print(f"from seed {first}: python -m tests.simulation {'|'.join(plays)} {first}")
    done, seconds, wrong = Counter[str](), dict.fromkeys(plays, 0.0), list[str]()
    stopping = Stopping()
    with contextlib.suppress(KeyboardInterrupt), stopping.heard():
        while sum(seconds.values()) < 60 * minutes and not stopping.is_told:
            play = min(plays, key=seconds.__getitem__)
            begin = time.process_time()
            if looked_at(play, first + done[play], console, replays=False):
                wrong.append(f"{play} {first + done[play]}")
            done[play] += 1
            seconds[play] += time.process_time() - begin
    for play in plays:
        pace = done[play] / seconds[play] if done[play] else 0
        console.print(f"{play}: {done[play]} schedules, {pace:.1f} a second of processor time")
    console.print(f"{done.total()} schedules, {len(wrong)} with faults {' '.join(wrong)}")
    return bool(wrong)


def of_seeds(plays: list[str], seeds: range, console: Console) -> bool:
    """Carry out the schedules of these seeds, and print how many; one alone is printed whole. Whether one has faults."""
    done, wrong, stopping = 0, 0, Stopping()
    is_one = len(seeds) == 1
    with contextlib.suppress(KeyboardInterrupt), stopping.heard():
        for play in plays:
            for seed in track(seeds, play, disable=is_one):
                wrong += looked_at(play, seed, console, replays=is_one)
                done += 1
                if stopping.is_told:
                    break
            if stopping.is_told:
                break
    if not is_one:
        console.print(f"{done} schedules, {wrong} with faults")
    return bool(wrong)


def main() -> int:
    """Returns 1 if a schedule has faults."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.simulation", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("play", choices=[*PLAYS, "all"])
    parser.add_argument("seed", type=int, nargs="?", help="drawn without it")
    parser.add_argument("--to", type=int, help="the seed after the last one")
    parser.add_argument("--minutes", type=float, help="of processor time, for all plays together")
    asked = parser.parse_intermixed_args()
    blank_store.copied()
    console = Console(highlight=False, soft_wrap=True)
    plays = list(PLAYS) if asked.play == "all" else [asked.play]
    first = secrets.randbelow(HIGHEST_DRAWN) if asked.seed is None else asked.seed
    if asked.minutes:
        return of_minutes(plays, first, asked.minutes, console)
    return of_seeds(plays, range(first, asked.to or first + 1), console)


if __name__ == "__main__":
    sys.exit(main())
