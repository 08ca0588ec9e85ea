"""`make cluster-test`: bots play in a cluster while its processes are killed, and then the books are read.

A worker, a gateway, NATS and PostgreSQL in turn, until the time is over. It ends with 0 when everything held: each bot
plays again within some seconds of each fault, no acknowledged action or hand is lost, no two workers have one house,
epochs only grow, chips and ledger are right by the audit.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests' load and checker

from cardroom.rules.book_loading import house, load_rulebook
from cardroom.testing.cluster import HOSTS, Cluster, ClusterProcess, missing, opened
from tests.crash.books import Books
from tests.crash.fences import FencesSeen
from tests.crash.load import Record, arrive, go_home
from tests.crash.test_houses_apart import HARBOUR, one_worker_each, written
from tests.crash.test_worker_killed import SETTINGS

PLACES = ((0, 0, "holdem-nl10"), (1, 0, "omaha-pl10"), (0, 1, "holdem-nl25"), (1, 1, "omaha-pl25"))
"""Where the bots play: gateway, house, stake."""
BOTS = 4
BUY_IN = {"10": 1000, "25": 2500}
AWAY_SECONDS = 1.0
"""How long NATS and PostgreSQL are away."""
LEASE_SECONDS = 6.0
"""So long a worker may take to notice that its house is gone, while its line to the database is."""
BEGIN_SECONDS = 120.0

Fault = Callable[[Cluster], Awaitable[str]]


async def kill_worker(cluster: Cluster) -> str:
    """Kill one of the workers that have a house."""
    open_now = [one for one in cluster.workers if await asyncio.to_thread(lambda one=one: one.is_open)]
    return _killed(min(open_now, key=lambda one: one.starts))


async def kill_gateway(cluster: Cluster) -> str:
    """Kill one of the gateways."""
    return _killed(min(cluster.gateways, key=lambda one: one.starts))


def _killed(member: ClusterProcess) -> str:
    pid = member.pid
    member.send(signal.SIGKILL)
    return f"{member.role} {pid} killed"


async def kill_bus(cluster: Cluster) -> str:
    """Kill NATS, and start it again."""
    cluster.bus.kill()
    await asyncio.sleep(AWAY_SECONDS)
    cluster.bus.start()
    return "NATS killed and started again"


async def kill_database(cluster: Cluster) -> str:
    """Kill PostgreSQL, and start it again in this thread: the server ends with the thread that started it."""
    cluster.server.kill()
    await asyncio.sleep(AWAY_SECONDS)
    cluster.server.start()
    return "PostgreSQL killed and started again"


FAULTS: Sequence[Fault] = (kill_worker, kill_gateway, kill_bus, kill_database)


async def until_all_play(record: Record, players: frozenset[str], seconds: float) -> float:
    """Wait until each of the players has been told that something is done, from now on; how long the last one took."""
    begin, told, waited = time.monotonic(), len(record.acknowledged), set(players)
    while waited:
        now = list(record.acknowledged.values())
        waited -= {player for player, _ in now[told:]}
        told = len(now)
        took = time.monotonic() - begin
        assert not waited or took < seconds, (
            f"{len(waited)} of {len(players)} bots do not play after {took:.0f} s"
        )
        await asyncio.sleep(0.05)
    return time.monotonic() - begin


async def until_ready(cluster: Cluster) -> None:
    """Wait until every process serves or stands by again: the next fault finds a whole cluster."""
    for one in cluster.members:
        until = time.monotonic() + BEGIN_SECONDS
        while not (one.pid and await asyncio.to_thread(lambda one=one: one.stands_by or one.is_open)):
            assert time.monotonic() < until, f"the {one.role} at {one.port} does not come back"
            await asyncio.sleep(0.2)


@asynccontextmanager
async def beside(*working: Awaitable[None]) -> AsyncIterator[None]:
    """Work that goes on beside, until the end; its fault is raised there."""
    tasks = [asyncio.ensure_future(one) for one in working]
    try:
        yield
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def play(cluster: Cluster, record: Record, fences: FencesSeen, seconds: float, within: float) -> None:
    """Let the bots play, and break one thing after another. AssertionError for what did not hold."""
    chance, playing = random.Random(7), []
    for gateway, at, pool in PLACES:
        door = f"{HOSTS[at]}:{cluster.gateways[gateway].port}"
        pools = ((pool, BUY_IN[pool[-2:]], BOTS),)
        playing += await arrive(door, record, chance, friends=False, pools=pools, keeps_playing=True)
    begin = time.monotonic()
    while len(found := {player for player, _ in record.acknowledged.values()}) < len(playing):
        assert time.monotonic() - begin < BEGIN_SECONDS, f"{len(found)} of {len(playing)} bots play"
        await asyncio.sleep(0.1)
    players = frozenset(found)
    await until_all_play(record, players, BEGIN_SECONDS)
    print(f"{len(players)} bots play at two houses", flush=True)
    ports = [one.port for one in cluster.workers]
    begin, count = time.monotonic(), 0
    async with (
        beside(cluster.tend(), fences.look_on(cluster.server, cluster.address)),
        one_worker_each(*ports, houses=2, seconds=LEASE_SECONDS),
    ):
        while count < len(FAULTS) or time.monotonic() - begin < seconds:
            at, actions = time.monotonic(), len(record.acknowledged)
            said = await FAULTS[count % len(FAULTS)](cluster)
            away = time.monotonic() - at
            took = away + await until_all_play(record, players, within - away)
            print(f"{said}: every bot plays again after {took:.1f} s", flush=True)
            await until_ready(cluster)
            await until_all_play(record, players, within)
            count += 1
            assert len(record.acknowledged) > actions
            await asyncio.sleep(max(0.0, begin + count * seconds / len(FAULTS) - time.monotonic()) % 15)
        await until_ready(cluster)
    await go_home(playing)


def check(cluster: Cluster, record: Record, fences: FencesSeen) -> None:
    """Read the books of a cluster that has ended, and what its processes have written. AssertionError for a fault."""
    books = Books()
    books.check(cluster.address, house("casinohuone"), dict(record.acknowledged), load_rulebook(HARBOUR))
    for one in cluster.members:
        assert "Traceback" not in one.log.read_text(), f"{one.log.name}: {one.log.read_text()[-4000:]}"
    print(
        f"{len(record.acknowledged)} acknowledged actions are in the books ({record.repeated} answered twice), "
        f"{len(books.ended)} hands ended, {books.void} of them void; the audit has no finding, the balance is 0;\n"
        f"{len(fences.last)} streams looked at {fences.looks} times, {fences.handed_over} times with a new holder"
    )


def main() -> None:
    """Play, break, and read the books."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--seconds", type=float, default=60, help="of play with faults, each kind once at least"
    )
    parser.add_argument("--within", type=float, default=10, help="seconds in which each bot plays again")
    options = parser.parse_args()
    if missing():
        sys.exit(missing())
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    record, fences = Record(), FencesSeen()
    with opened() as cluster:
        cluster.begin(
            ("casinohuone", written(cluster.folder)), SETTINGS.replace("= 100000\n", "= 100000000\n")
        )
        try:
            asyncio.run(play(cluster, record, fences, options.seconds, options.within))
            cluster.end()
            check(cluster, record, fences)
        except AssertionError as fault:
            for one in cluster.members:
                print(f"== {one.log.name}\n{one.log.read_text()[-1500:]}", file=sys.stderr)
            sys.exit(f"did not hold: {fault}")
    print("everything held")


if __name__ == "__main__":
    main()
