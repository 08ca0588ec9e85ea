"""What a reader that keeps its moment for minutes costs a room: `python benchmarks/long_reader.py [--seconds N] [--json]`.

On a server each commit updates the row of its stream (`fences`), and what a snapshot from before may still read cannot
be cleaned away: the row gets an ever longer trail. A worker of one house on PostgreSQL, every action durable and
offered as fast as it is taken, plays for a while without such a reader, then with one (as a backup or a report has
one), then without again. Counted is the time from an action until it is durable, how large the tables are that every
commit touches, and processor time for actions, which another load on the machine changes little. `--seconds 600` is ten
minutes of each.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import uvloop
from rich.console import Console
from rich.table import Table

from cardroom.cards.ranking import prepare
from cardroom.room.hosting.house import owner_of
from cardroom.room.opening import open_room
from cardroom.rules import house
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.postgres.store import FamilyStore
from cardroom.testing import postgres
from cardroom.web.gc_tuning import steady
from cardroom.web.logs import configure_logs
from growth import AT_ONCE, POOL, SETTINGS, Crowd
from processes import Shape, cpu_of

TOUCHED: Final = ("fences", "owners", "nodes", "accounts", "snapshots")
"""The tables with rows that are changed again and again."""
PLAYED_BEFORE: Final = 60
"""Actions of each table before anything is measured."""

_SIZES: Final = (
    "SELECT relname, pg_total_relation_size(c.oid) / 1024 FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace "
    "WHERE nspname = 'room' AND relname = ANY(?::text[])"
)

Figures = dict[str, float]


@contextmanager
def reader(address: Address) -> Iterator[None]:
    """Somebody who keeps the moment in which it began."""
    connection = PostgresConnection(address)
    connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    connection.execute("SELECT count(*) FROM fences")
    try:
        yield
    finally:
        connection.execute("COMMIT")
        connection.close()


def sizes(address: Address) -> Figures:
    """KiB of each table, with its indexes."""
    connection = PostgresConnection(address)
    found = {f"{name} KiB": float(size) for name, size in connection.execute(_SIZES, ([*TOUCHED],))}
    connection.close()
    return {f"{name} KiB": found.get(f"{name} KiB", 0.0) for name in TOUCHED}


async def played(crowd: Crowd, server: Shape, seconds: float) -> Figures:
    """Play for so long, some actions behind each wait for the disk."""
    spent = cpu_of(server)["PostgreSQL"]
    tables = list(crowd.room.pools[POOL].writers)
    waits, actions, begin, cpu = list[float](), 0, time.monotonic(), time.process_time()
    while (now := time.monotonic()) - begin < seconds:
        came = 0
        for _ in range(len(tables)):
            crowd.place = (crowd.place + 1) % len(tables)
            came += crowd.act(tables[crowd.place])
            if came == AT_ONCE:
                break
        await crowd.room.durable()
        if came:
            waits.append(time.monotonic() - now)
            actions += came
        await asyncio.sleep(0)
    waits.sort()
    took = time.monotonic() - begin
    return {
        "actions/s": round(actions / took),
        "p50 ms": round(1000 * waits[len(waits) // 2], 2),
        "p99 ms": round(1000 * waits[len(waits) * 99 // 100], 2),
        "room's µs an action": round((time.process_time() - cpu) / actions * 1e6, 1),
        "PostgreSQL's µs an action": round((cpu_of(server)["PostgreSQL"] - spent) / actions * 1e6, 1),
    }


async def measured(address: Address, server: Shape, tables: int, seconds: float) -> dict[str, Figures]:
    """The figures before, beside and after the reader."""
    book = house("casinohuone")
    store = FamilyStore(address, (owner_of(book.id),), asyncio.get_running_loop())
    room = await open_room([book], store, SETTINGS, others=store)
    crowd = Crowd(room)
    await crowd.fill(tables)
    steady()
    await crowd.play(PLAYED_BEFORE * tables)
    found = {"before": await played(crowd, server, seconds) | sizes(address)}
    with reader(address):
        found["beside the reader"] = await played(crowd, server, seconds) | sizes(address)
    found["after"] = await played(crowd, server, seconds) | sizes(address)
    room.watchdog.stop()
    store.close()
    return found


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument(
        "--seconds", type=float, default=20, help="without the reader, with it, and without again"
    )
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if postgres.missing():
        sys.exit(f"left out: {postgres.missing()}")
    configure_logs()
    prepare()
    with postgres.started(durable=True) as server:
        shape = Shape("room", 0, {"PostgreSQL": [server.pid]})
        found = uvloop.run(measured(server.store(), shape, arguments.tables, arguments.seconds))
    if arguments.json:
        print(json.dumps(found))
    else:
        table = Table("figure", *found, title=f"A reader that keeps its moment for {arguments.seconds:g} s")
        for figure in found["before"]:
            table.add_row(figure, *(f"{one[figure]:g}" for one in found.values()))
        Console().print(table)


if __name__ == "__main__":
    main()
