"""Bots that play in a cluster while one fault after the other is put into it, and the look at the books afterwards."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from cardroom.rules.book_loading import house, load_rulebook
from cardroom.testing.cluster import HOSTS, Cluster
from tests.crash.books import Books
from tests.crash.breaking import FAULTS, Fault, Scene
from tests.crash.fences import FencesSeen
from tests.crash.load import arrive, go_home
from tests.crash.test_houses_apart import HARBOUR, one_worker_each, written
from tests.crash.test_worker_killed import SETTINGS

PLACES: Final = ((0, 0, "holdem-nl10"), (1, 0, "omaha-pl10"), (0, 1, "holdem-nl25"), (1, 1, "omaha-pl25"))
"""Where the bots play: gateway, house, stake."""
BOTS: Final = 4
BUY_IN: Final = {"10": 1000, "25": 2500}
LEASE_SECONDS: Final = 6.0
"""So long a worker may take to notice that its house is gone, while its line to the database is."""
ANSWER_SECONDS: Final = 1.0
"""A worker that stands still does not answer whether it is open; the look goes on without it."""
BEGIN_SECONDS: Final = 120.0


def begin(cluster: Cluster) -> None:
    """Start the processes of two houses, with doors wide enough for bots."""
    cluster.begin(("casinohuone", written(cluster.folder)), SETTINGS.replace("= 100000\n", "= 100000000\n"))


async def until_ready(cluster: Cluster) -> None:
    """Wait until every process serves or stands by again: the next fault finds a whole cluster."""
    until = time.monotonic() + BEGIN_SECONDS
    while not await asyncio.to_thread(lambda: cluster.is_whole):
        missing = [f"{one.role} at {one.port}" for one in cluster.members if not one.pid]
        assert time.monotonic() < until, f"the cluster does not come back: {missing or 'all run'}"
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


async def play(
    scene: Scene, fences: FencesSeen, seconds: float, faults: Sequence[Fault] = FAULTS, seed: int = 7
) -> None:
    """Let the bots play and break one thing after the other: each of the faults once, and again until the time is over.

    Raises AssertionError for what did not hold.
    """
    cluster, record = scene.cluster, scene.record
    chance, playing = random.Random(seed), []
    for gateway, at, pool in PLACES:
        doors = [f"{HOSTS[at]}:{one.port}" for one in cluster.gateways]
        pools = ((pool, BUY_IN[pool[-2:]], BOTS),)
        playing += await arrive(
            doors[gateway], record, chance, friends=False, pools=pools, keeps_playing=True,
            elsewhere=doors[1 - gateway],
        )  # fmt: skip
    await scene.until_all_play(BEGIN_SECONDS)
    await scene.until_all_play(BEGIN_SECONDS)
    scene.tell(f"{len(playing)} bots play at two houses")
    ports, began, count = [one.port for one in cluster.workers], time.monotonic(), 0
    async with (
        beside(cluster.tend(), fences.look_on(cluster.server, cluster.address)),
        one_worker_each(*ports, houses=2, seconds=LEASE_SECONDS, answer_seconds=ANSWER_SECONDS),
    ):
        while count < len(faults) or time.monotonic() - began < seconds:
            fault = faults[count % len(faults)]
            scene.fault = fault.__name__
            scene.tell(await fault(scene))
            await until_ready(cluster)
            await scene.until_all_play()
            count += 1
    await go_home(playing)


def check(scene: Scene, fences: FencesSeen) -> str:
    """Read the books of a cluster that has ended, and what its processes have written; what was found, in words.

    Raises AssertionError for what is not as it must be.
    """
    books, record = Books(), scene.record
    books.check(
        scene.cluster.address, house("casinohuone"), dict(record.acknowledged), load_rulebook(HARBOUR)
    )
    for one in scene.cluster.members:
        assert "Traceback" not in one.log.read_text(), f"{one.log.name}: {one.log.read_text()[-4000:]}"
    return (
        f"{len(record.acknowledged)} acknowledged actions are in the books ({record.repeated} answered twice), "
        f"{len(books.ended)} hands ended, {books.void} of them void; the audit has no finding, the balance is 0;\n"
        f"{scene.medians};\n"
        f"{len(fences.last)} streams looked at {fences.looks} times, {fences.handed_over} times with a new holder"
    )
