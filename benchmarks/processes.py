"""What an action costs in each process of a room: `python benchmarks/processes.py [--tables N] [--rate R]`.

One process on PostgreSQL, and then a gateway, NATS and a worker on PostgreSQL, each as `cardroom serve` runs it; six
connected bots a table (`lean.py`) act at the offered rate. A sample is the time from a bot's sending until the last of
the six has received what came of it, durable. Processor time is that of each process in the kernel's books, PostgreSQL's
with all its children. Then both are asked for as much as they carry out: what the worker takes for an action says how
many a core of it can do. Bots, database and room share the machine, and the load of the machine is printed beside.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import uvloop
from rich.console import Console
from rich.table import Table

from cardroom.testing import nats_server
from cardroom.testing.cluster import ClusterProcess, free_port, missing
from cardroom.testing.postgres import PostgresServer, started
from cardroom.web.doors.descriptors import raise_descriptors
from lean import SEATS, Load, come, own_cpu_seconds, seated
from room import cpu_seconds

SETTINGS = """
[room]
welcome_cents = 100000000
accounts_a_day = 100000
bots_allowed = true
pause_before_first_hand_ms = 200
pause_after_hand_ms = 50
pause_after_fold_ms = 50
pause_waits_for_pages = false
[room.password]
memory_kib = 8
passes = 1
lanes = 1
[doors]
sign_ups_an_address = 10000
connections_an_address = 30000
messages_a_second = 50
messages_burst = 100
connecting = { a_second = 10000, burst = 10000 }
handshakes = { a_second = 10000, burst = 10000 }
changes = { a_second = 10000, burst = 10000 }
not_play = { a_second = 10000, burst = 10000 }
"""
LOOPED = ("room", "worker", "gateway")
"""The parts with an event loop; a worker's other thread writes to the store."""
WARM_SECONDS = 5.0
MOST_RATE = 20_000.0
"""Offered to see how much is carried out."""


class Shape(NamedTuple):
    """A room as it runs: where bots come to, and the process numbers by part."""

    name: str
    port: int
    parts: dict[str, list[int]]


Figures = dict[str, float]


def family(pid: int) -> list[int]:
    """A process and all below it."""
    found = [pid]
    for one in found:
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{one}/task").iterdir():
                found += [int(child) for child in (task / "children").read_text().split()]
    return found


def cpu_of(shape: Shape) -> dict[str, float]:
    """Processor seconds by part, so far; of those with an event loop also that of the loop's thread alone."""
    spent: dict[str, float] = {}
    for part, pids in shape.parts.items():
        spent[part] = 0.0
        if part in LOOPED:
            spent[f"{part}'s loop"] = sum(cpu_seconds(f"{pid}/task/{pid}") for pid in pids)
        for pid in {child for one in pids for child in family(one)}:
            with contextlib.suppress(OSError):
                spent[part] += cpu_seconds(pid)
    return spent


@contextlib.contextmanager
def one_process(server: PostgresServer, folder: Path) -> Iterator[Shape]:
    """The room in one process."""
    words = ("--store", server.store().url, "--settings", str(folder / "room.toml"))
    room = ClusterProcess("all", free_port(), words, folder / "all.log")
    with running(room):
        yield Shape("one process", room.port, {"room": [room.pid], "PostgreSQL": [server.pid]})


@contextlib.contextmanager
def apart(server: PostgresServer, folder: Path) -> Iterator[Shape]:
    """A gateway, NATS and a worker."""
    with nats_server.started() as bus:
        shared = ("--bus", bus.address, "--settings", str(folder / "room.toml"))
        worker = ClusterProcess(
            "worker", free_port(), (*shared, "--store", server.store().url), folder / "worker.log"
        )
        gateway = ClusterProcess("gateway", free_port(), shared, folder / "gateway.log")
        with running(worker), running(gateway):
            parts = {
                "gateway": [gateway.pid],
                "NATS": [bus.pid],
                "worker": [worker.pid],
                "PostgreSQL": [server.pid],
            }
            yield Shape("gateway, NATS, worker", gateway.port, parts)


@contextlib.contextmanager
def running(process: ClusterProcess) -> Iterator[None]:
    """A process, until it is not needed any more."""
    process.start()
    try:
        process.wait_until_ready()
        yield
    finally:
        process.end(10)


def signed_up(port: int, bots: int) -> list[str]:
    """New accounts, by the room's door; their tokens."""

    def one(number: int) -> str:
        body = json.dumps({"name": f"load {number}", "password": "under load"}).encode()
        asked = urllib.request.Request(
            f"http://127.0.0.1:{port}/api/sign-up", body, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return str(answer.headers["Set-Cookie"].partition("=")[2].partition(";")[0])

    with ThreadPoolExecutor(8) as doing:
        return list(doing.map(one, range(bots)))


async def at_rate(load: Load, shape: Shape, tables: int, rate: float, seconds: float) -> Figures:
    """Offer a rate for a while."""
    load.think_seconds = max(0.0, tables / rate - 0.004)
    await asyncio.sleep(WARM_SECONDS)
    spent, own, began = cpu_of(shape), own_cpu_seconds(), time.perf_counter()
    load.begin()
    await asyncio.sleep(seconds)
    load.running = False
    took, done = time.perf_counter() - began, len(load.samples)
    figures = {
        "offered a second": round(rate),
        "actions a second": round(done / took),
        "p50 ms": load.percentile_ms(0.5),
        "p99 ms": load.percentile_ms(0.99),
    }
    for part, seconds_now in cpu_of(shape).items():
        figures[f"{part} µs an action"] = round(1e6 * (seconds_now - spent[part]) / max(1, done))
    figures["bots µs an action"] = round(1e6 * (own_cpu_seconds() - own) / max(1, done))
    figures["load of the machine"] = round(os.getloadavg()[0], 1)
    return figures


async def measured(shape: Shape, arguments: argparse.Namespace) -> list[Figures]:
    """The offered rate, and as much as there is."""
    tokens = await asyncio.to_thread(signed_up, shape.port, arguments.tables * SEATS)
    load = Load(think_seconds=1.0)
    bots = await come(load, tokens, shape.port)
    await seated(bots, 180)
    gc.collect()
    gc.freeze()
    gc.disable()
    rates = (arguments.rate, *(() if arguments.one_rate else (MOST_RATE,)))
    found = [await at_rate(load, shape, arguments.tables, rate, arguments.seconds) for rate in rates]
    gc.enable()
    for bot in bots:
        bot.transport.abort()
    return found


def main() -> None:
    """Measure both shapes one after the other, on one database server."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=1000, help="actions a second offered over all tables")
    parser.add_argument("--seconds", type=float, default=10, help="of each measurement")
    parser.add_argument("--one-rate", action="store_true", help="leave out what they carry out at most")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if missing():
        raise SystemExit(f"left out: {missing()}")
    raise_descriptors()
    found: dict[str, list[Figures]] = {}
    with tempfile.TemporaryDirectory(prefix="cardroom-processes-") as name, started(durable=True) as server:
        (Path(name) / "room.toml").write_text(SETTINGS)
        for shape_of in (one_process, apart):
            with shape_of(server, Path(name)) as shape:
                found[shape.name] = uvloop.run(measured(shape, arguments))
    if arguments.json:
        print(json.dumps(found))
        return
    for shape_name, trials in found.items():
        table = Table("figure", *("" for _ in trials), title=shape_name)
        for figure in trials[0]:
            table.add_row(figure, *(f"{trial[figure]:g}" for trial in trials))
        Console().print(table)
    alone, together = (trials[0]["p99 ms"] for trials in found.values())
    if alone:
        print(f"p99 at {arguments.rate:g} offered: {together / alone:.1f} times that of one process")


if __name__ == "__main__":
    main()
