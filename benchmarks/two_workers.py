"""What the same load costs one worker and two: `python benchmarks/two_workers.py [--tables N] [--rate R] [--json]`.

Two houses are played at by sessions without sockets (`worker.py`), on PostgreSQL and NATS, every action durable: first
both at one worker, then each at a worker of its own, at the same rate and at twice that, where each worker has as much
to do as the one had: what a process does by itself each second counts as often then.

What one core carries out is one by what an action costs the busiest worker. So two workers hold as many times the tables
of one as an action costs the one worker more than the busier of two: 2 would be twice as many, 1.7 is the bar.

Where two cores run all of this, bots and database too, two workers cannot show it by carrying out more. What they cost
does: the processor time of each process in the kernel's books, PostgreSQL's with all its children, for an action of the
whole load. PostgreSQL is one for both, and its cost is told beside.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import uvloop
from rich.console import Console
from rich.table import Table

from cardroom.bus.bus_address import BusAddress
from cardroom.bus.nats_bus import NatsBus
from cardroom.testing import nats_server
from cardroom.testing.cluster import ClusterProcess, free_port, missing
from cardroom.testing.nats_server import NatsServer
from cardroom.testing.postgres import PostgresServer, started
from cardroom.web.carried.relay_messages import Speaker
from cardroom.web.gateway.gateway_figures import GatewayFigures
from cardroom.web.gateway.worker_link import WorkerLink
from cardroom.web.logs import configure_logs
from lean import SEATS, Bot, Load, seated
from processes import SETTINGS, Figures, Shape, at_rate, running
from worker import AT_ONCE, OWN, SessionBot, signed_up

HARBOUR: Final = 'extends = "casinohuone"\nid = "harbour"\nname = "The house at the harbour"\n'
HOUSES: Final = ("casinohuone", "harbour")
BAR: Final = 1.7
"""So many times the tables of one worker two are to hold."""
CARRY_SECONDS: Final = 60.0


async def arrived(link: WorkerLink, load: Load, bots: int, first: int) -> list[SessionBot]:
    """Bots with sessions at the worker of a house."""
    found = [SessionBot(load, token) for token in await signed_up(link, bots, first)]
    for start in range(0, len(found), AT_ONCE):
        await asyncio.gather(*[bot.come(link) for bot in found[start : start + AT_ONCE]])
    return found


async def measured(
    shape: Shape, address: BusAddress, arguments: argparse.Namespace, rates: Sequence[float]
) -> list[Figures]:
    """Seat the bots of both houses, and offer one rate after the other."""
    bus, load, bots = await NatsBus.connected(address, OWN), Load(think_seconds=1.0), list[SessionBot]()
    keeping: list[asyncio.Task[None]] = []
    for house in HOUSES:
        link = WorkerLink(bus, Speaker(OWN, False), GatewayFigures(), house)
        keeping.append(asyncio.create_task(link.run()))
        bots += await arrived(link, load, arguments.tables * SEATS, len(bots))
    await seated(list[Bot](bots), 180)
    gc.collect()
    gc.disable()
    tables, seconds = arguments.tables * len(HOUSES), arguments.seconds
    figures = [await at_rate(load, shape, tables, rate, seconds) for rate in rates]
    gc.enable()
    for bot in bots:
        bot.following.cancel()
    await asyncio.gather(*[bot.following for bot in bots], return_exceptions=True)
    for task in keeping:
        task.cancel()
    await bus.close()
    return figures


def until_carried(workers: Sequence[ClusterProcess]) -> None:
    """Wait until both houses are carried."""
    until = time.monotonic() + CARRY_SECONDS
    while sorted(house for one in workers for house in one.houses) != sorted(HOUSES):
        assert time.monotonic() < until, [one.houses for one in workers]
        time.sleep(0.1)


@contextlib.contextmanager
def shaped(
    parting: Sequence[Sequence[str]], server: PostgresServer, bus: NatsServer, folder: Path
) -> Iterator[Shape]:
    """Workers for these houses each, on a database of their own."""
    store = server.store().url
    words = ("--bus", bus.address, "--store", store, "--settings", str(folder / "room.toml"))
    workers = list[ClusterProcess]()
    with contextlib.ExitStack() as open_ones:
        for number, houses in enumerate(parting, 1):
            named = [word for house in houses for word in ("--house", house)]
            log = folder / f"{len(parting)}-{number}.log"
            how = (*words, "--beside", "--by-load", *named)
            workers.append(ClusterProcess("worker", free_port(), how, log, by_load=True))
            open_ones.enter_context(running(workers[-1]))
        until_carried(workers)
        parts = {f"worker {number}": [one.pid] for number, one in enumerate(workers, 1)}
        name = "one worker" if len(workers) == 1 else f"{len(workers)} workers"
        yield Shape(name, 0, {**parts, "NATS": [bus.pid], "PostgreSQL": [server.pid]})


def run(arguments: argparse.Namespace) -> dict[str, Figures]:
    """One worker, and then two."""
    found: dict[str, Figures] = {}
    with (
        tempfile.TemporaryDirectory(prefix="cardroom-two-workers-") as name,
        started(durable=True) as server,
        nats_server.started() as bus,
    ):
        folder = Path(name)
        (folder / "room.toml").write_text(SETTINGS)
        harbour = folder / "harbour.toml"
        harbour.write_text(HARBOUR)
        first, second = HOUSES[0], str(harbour)
        for parting in (((first, second),), ((first,), (second,))):
            with shaped(parting, server, bus, folder) as shape:
                rates = [arguments.rate * times for times in range(1, len(parting) + 1)]
                asked = measured(shape, BusAddress(bus.address), arguments, rates)
                for rate, figures in zip(rates, uvloop.run(asked), strict=True):
                    found[f"{shape.name}, {rate:g}/s"] = figures
    return found


def times_the_tables(one: Figures, two: Figures) -> float:
    """How many times the tables of one worker two hold, each with a core to itself."""
    busiest = max(two["worker 1 µs an action"], two["worker 2 µs an action"])
    return one["worker 1 µs an action"] / max(1.0, busiest)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=8, help="of each house")
    parser.add_argument("--rate", type=float, default=500, help="actions a second offered over all tables")
    parser.add_argument("--seconds", type=float, default=4, help="of each measurement")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if missing():
        sys.exit(f"left out: {missing()}")
    configure_logs()
    found = run(arguments)
    one, two, twice = found.values()
    if arguments.json:
        print(json.dumps(found))
        return
    table = Table("figure", *found, title="The same load by one worker and by two")
    for figure in dict.fromkeys((*two, *one)):
        table.add_row(
            figure, *(f"{trial[figure]:g}" if figure in trial else "" for trial in (one, two, twice))
        )
    Console().print(table)
    same, times = times_the_tables(one, two), times_the_tables(one, twice)
    database = twice["PostgreSQL µs an action"] / max(1.0, one["PostgreSQL µs an action"])
    print(f"Two workers hold {times:.2f} times the tables of one (the bar is {BAR}): {_word(times >= BAR)}.")
    print(
        f"At the same load in all it is {same:.2f}. PostgreSQL: {database:.2f} times as much for an action."
    )


def _word(is_reached: bool) -> str:
    return "reached" if is_reached else "not reached"


if __name__ == "__main__":
    main()
