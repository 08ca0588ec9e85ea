"""The highest rate of durable actions that one process holds: `python benchmarks/highest_rate.py [--tables 100]`.

A real room in a process of its own, six connected bots a table in this one (`lean.py`). Bots think shorter and
shorter until the 99th percentile passes 50 ms or thinking shorter carries no more out: a table waits for its answer
before it acts again, so what is carried out is less than what is offered and is what counts. Where a trial fails it
is tried once more (other work of the machine comes in gusts), then the rates in between are. A sample is the time
from a bot's sending until the last of the six has received what came of it, durable. The load shares the machine with
the room: what each of the two takes of a core is printed beside.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from cardroom.web.doors.descriptors import raise_descriptors
from lean import SEATS, Load, come, own_cpu_seconds, seated
from room import cpu_seconds

MAX_MS = 50.0
"""What the 99th percentile may be."""
MORE = 1.03
"""Thinking shorter must carry out so many times as much, or there is no more to be had."""
FIRST, STEP, NEAR = 500, 1.4, 150
"""Actions a second that are offered: where to begin, how fast to climb, how near to look in the end."""

Trial = dict[str, float]


class Served:
    """A room in a process of its own, with accounts for so many bots."""

    def __init__(self, tables: int, port: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="cardroom-rate-"))
        self.port = port
        script = Path(__file__).parent / "servers" / "room_server.py"
        self.process = subprocess.Popen(
            [sys.executable, str(script), str(self.folder), str(port), str(tables * SEATS)],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip

    def tokens(self) -> list[str]:
        """The accounts' tokens, once the room is open."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("["):
                return [token for _, token in json.loads(line)]
        raise SystemExit("the room did not open")

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


async def trial(load: Load, offered: float, tables: int, seconds: float, pid: int) -> Trial:
    """Offer a rate for a while, after as long to get used to it."""
    load.think_seconds = max(0.0, tables / offered - 0.004)
    await asyncio.sleep(min(3.0, seconds))
    cpu, own, began = cpu_seconds(pid), own_cpu_seconds(), time.perf_counter()
    load.begin()
    await asyncio.sleep(seconds)
    load.running = False
    took = time.perf_counter() - began
    done = len(load.samples)
    return {
        "offered": round(offered),
        "carried_out": round(done / took),
        "p50_ms": load.percentile_ms(0.5),
        "p99_ms": load.percentile_ms(0.99),
        "room_cpu_percent": round(100 * (cpu_seconds(pid) - cpu) / took),
        "room_us_an_action": round(1e6 * (cpu_seconds(pid) - cpu) / max(1, done)),
        "load_cpu_percent": round(100 * (own_cpu_seconds() - own) / took),
    }


def holds(found: Trial) -> bool:
    """Whether the room held what was offered."""
    return 0 < found["p99_ms"] <= MAX_MS


async def search(tables: int, seconds: float, most: float, served: Served, rates: list[float]) -> list[Trial]:
    """Climb, then halve; or offer just these rates."""
    tokens = await asyncio.to_thread(served.tokens)
    load = Load(think_seconds=1.0)
    bots = await come(load, tokens, served.port)
    await seated(bots, 120)
    gc.collect()
    gc.freeze()
    gc.disable()
    pid = served.process.pid
    if rates:
        return [await trial(load, offered, tables, seconds, pid) for offered in rates]
    trials, low, high, most_done = list[Trial](), 0.0, 0.0, 0.0

    async def holds_at(offered: float) -> bool:
        for _ in range(2):
            trials.append(await trial(load, offered, tables, seconds, pid))
            if holds(trials[-1]):
                return True
        return False

    offered = float(FIRST)
    while offered <= most:
        if not await holds_at(offered):
            high = offered
            break
        if trials[-1]["carried_out"] < MORE * most_done:
            return trials
        low, offered, most_done = offered, offered * STEP, trials[-1]["carried_out"]
    while high and high - low > NEAR:
        middle = (low + high) / 2
        low, high = (middle, high) if await holds_at(middle) else (low, middle)
    return trials


def main() -> None:
    """Search, and print the way there."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=6, help="of each rate")
    parser.add_argument("--most", type=float, default=30_000, help="actions a second where the search ends")
    parser.add_argument("--rates", default="", help="offer these rates instead of searching: 1000,2000")
    parser.add_argument("--port", type=int, default=8767)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    raise_descriptors()
    rates = [float(rate) for rate in arguments.rates.split(",") if rate]
    with Served(arguments.tables, arguments.port) as served:
        trials = uvloop.run(search(arguments.tables, arguments.seconds, arguments.most, served, rates))
    best = max(
        (found for found in trials if holds(found)), key=lambda found: found["carried_out"], default=None
    )
    if arguments.json:
        print(json.dumps({"highest": best, "trials": trials}))
        return
    table = Table(
        *(name.replace("_", " ") for name in trials[0]), "held", title=f"{arguments.tables} tables x {SEATS}"
    )
    for found in sorted(trials, key=lambda found: found["offered"]):
        table.add_row(*(f"{value:g}" for value in found.values()), "yes" if holds(found) else "no")
    Console().print(table)
    if best is None:
        print(f"not even {FIRST} actions/s are held")
    else:
        print(
            f"highest rate held with p99 of at most {MAX_MS:.0f} ms: {best['carried_out']:g} durable actions/s. "
            f"Load averaged over a minute: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors, with the bots"
        )


if __name__ == "__main__":
    main()
