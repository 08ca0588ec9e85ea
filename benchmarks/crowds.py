"""Many sockets: `python benchmarks/crowds.py [--tables 1000] [--watchers 10000] [--json]`.

First six bots for each table come and sit down: connected, seated and shown their tables, against a bar of 60 s. Then,
at 100 tables that play, strangers connect who only look on and say nothing; the latency of those who play is measured
with and without them in turns (they hang up in between). Room and load share the machine; both take as many open files
as they may. Each part ends by itself within some minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import time

import uvloop
from rich.console import Console
from rich.table import Table

from cardroom.web.doors.descriptors import raise_descriptors
from highest_rate import Served, trial
from lean import SEATS, Bot, Load, come, own_cpu_seconds, seated
from room import cpu_seconds, memory_mib

SEATED_WITHIN_SECONDS = 60.0
PLAYING_TABLES = 100
RATE = 500.0
"""Actions a second while people look on: far from the limit, so that what is added shows."""


async def take_seats(tables: int, served: Served) -> dict[str, float]:
    """How long it takes until all sit."""
    tokens = await asyncio.to_thread(served.tokens)
    gc.freeze()
    gc.disable()
    load = Load(think_seconds=30.0)
    pid = served.process.pid
    cpu, own, before, began = cpu_seconds(pid), own_cpu_seconds(), memory_mib(pid), time.perf_counter()
    bots = await come(load, tokens, served.port)
    connected = time.perf_counter() - began
    await seated(bots, 300)
    took = time.perf_counter() - began
    return {
        "tables": tables,
        "sockets": len(bots),
        "connected_s": round(connected, 1),
        "seated_s": round(took, 1),
        "room_cpu_s": round(cpu_seconds(pid) - cpu, 1),
        "load_cpu_s": round(own_cpu_seconds() - own, 1),
        "memory_kib_a_table": round(1024 * (memory_mib(pid) - before) / tables, 1),
    }


async def look_on(watchers: int, seconds: float, rounds: int, served: Served) -> list[dict[str, float]]:
    """What players wait for without and with people who look on, in turns."""
    tokens = await asyncio.to_thread(served.tokens)
    load = Load(think_seconds=PLAYING_TABLES / RATE)
    await seated(await come(load, tokens, served.port), 120)
    found = []
    crowd: list[Bot] = []
    for number in range(2 * rounds):
        if number % 2:
            crowd = await come(load, [""] * watchers, served.port, at_once=200)
        figures = await trial(load, RATE, PLAYING_TABLES, seconds, served.process.pid)
        figures["watchers"] = sum(bot.is_open and not bot.lost for bot in crowd)
        found.append(figures)
        for bot in crowd:
            bot.transport.abort()
        crowd = []
        await asyncio.sleep(3)
    return found


def main() -> None:
    """Measure both, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000, help="0 leaves the seats out")
    parser.add_argument("--watchers", type=int, default=10_000, help="0 leaves those who look on out")
    parser.add_argument(
        "--seconds", type=float, default=8, help="of each measurement beside people who look on"
    )
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--port", type=int, default=8769)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    raise_descriptors()
    found: dict[str, object] = {}
    console = Console(quiet=arguments.json)
    if arguments.tables:
        with Served(arguments.tables, arguments.port) as served:
            seats = uvloop.run(take_seats(arguments.tables, served))
        found["seats"] = seats
        table = Table(*(name.replace("_", " ") for name in seats), title="Everybody comes and sits down")
        table.add_row(*(f"{value:g}" for value in seats.values()))
        console.print(table)
        word = "within" if seats["seated_s"] <= SEATED_WITHIN_SECONDS else "not within"
        console.print(f"{arguments.tables} tables x {SEATS} sit {word} {SEATED_WITHIN_SECONDS:.0f} s")
    if arguments.watchers:
        with Served(PLAYING_TABLES, arguments.port + 1) as served:
            beside = uvloop.run(look_on(arguments.watchers, arguments.seconds, arguments.rounds, served))
        found["beside"] = beside
        table = Table(*(name.replace("_", " ") for name in beside[0]), title="People look on")
        for figures in beside:
            table.add_row(*(f"{value:g}" for value in figures.values()))
        console.print(table)
    console.print(
        f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors, with the bots"
    )
    if arguments.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
