"""What may break in a cluster while bots play: each fault says what it did, and asserts that every bot plays again in time.

A process killed, one that stands still past its lease, a bus or a database that is away, one of two servers of the bus
gone for minutes.
"""

from __future__ import annotations

import asyncio
import signal
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from cardroom.testing.cluster import Cluster, ClusterProcess
from tests.crash.load import Record
from tests.crash.other_load import QUIET, OtherLoad

AWAY_SECONDS: Final = 1.0
"""How long the bus and PostgreSQL are away."""
ZOMBIE_SECONDS: Final = 8.0
"""How long a worker stands still at least: longer than its lease, and than gateways wait for an answer."""
LONGEST_PAUSE_SECONDS: Final = 3.0
"""The longest that tables may stand still that no fault has touched, on a machine that does all of this at once."""
_VOID: Final = "SELECT count(*) FROM room.hands WHERE outcome = 'void'"


@dataclass
class Scene:
    """A cluster, its bots and their record; `within` is how many seconds each bot may take to play again.

    That is on a quiet machine. Where others use the processors meanwhile it may take longer, by as much as they take
    (`OtherLoad`), and that is told.
    """

    cluster: Cluster
    record: Record
    within: float
    still_seconds: float = 30
    """How long a gateway stands still."""
    gone_seconds: float = 10
    """How long a server of the bus is gone."""
    tell: Callable[[str], None] = lambda line: None
    """Is told what each fault did."""
    fault: str = ""
    """The kind of the fault that is made."""
    took: dict[str, list[float]] = field(default_factory=dict)
    """The seconds until every bot played again, by kinds of faults."""

    @property
    def players(self) -> frozenset[str]:
        """All bots."""
        return frozenset(bot.player for bot in self.record.bots)

    async def until_all_play(
        self, seconds: float | None = None, players: frozenset[str] | None = None
    ) -> float:
        """Wait until each bot has been told that something is done, from now on; how long the last one took.

        AssertionError for bots that take more than the `seconds` given, or those of the scene.
        """
        most, told = self.within if seconds is None else seconds, len(self.record.acknowledged)
        begin, waited = time.monotonic(), set(self.players if players is None else players)
        others = OtherLoad()
        while waited:
            now = list(self.record.acknowledged.values())
            waited -= {player for player, _ in now[told:]}
            told = len(now)
            took = time.monotonic() - begin
            assert not waited or took < most or took < most * others.times_longer, (
                f"{len(waited)} of {len(self.players)} bots do not play after {took:.0f} s{_beside(others)}"
            )
            await asyncio.sleep(0.05)
        took = time.monotonic() - begin
        if took > most:
            self.tell(f"{took:.1f} s for {most:.1f}{_beside(others)}")
        return took

    async def again_since(self, at: float) -> str:
        """Wait until every bot plays again after a fault that began `at` a moment; how long that took, in words."""
        away = time.monotonic() - at
        took = away + await self.until_all_play(self.within - away)
        self.took.setdefault(self.fault, []).append(took)
        return f"every bot plays again after {took:.1f} s"

    @property
    def medians(self) -> str:
        """How long it took until every bot played again, by kinds of faults."""
        return "; ".join(
            f"{kind}: {statistics.median(took):.1f} s (most {max(took):.1f}, {len(took)} times)"
            for kind, took in self.took.items()
        )

    async def open_worker(self) -> ClusterProcess:
        """The worker with a house that was started least often."""
        found = [one for one in self.cluster.workers if await asyncio.to_thread(lambda one=one: one.serves)]
        return min(found, key=lambda one: one.starts)

    async def void_hands(self) -> int:
        """How many hands are void."""
        server, address = self.cluster.server, self.cluster.address
        return int(await asyncio.to_thread(server.run, _VOID, address.url))


def _beside(others: OtherLoad) -> str:
    share = others.share
    return f", while others used {share:.0%} of the processors" if share >= QUIET else ""


Fault = Callable[[Scene], Awaitable[str]]


async def kill_worker(scene: Scene) -> str:
    """One of the workers that have a house."""
    return await _kill(scene, await scene.open_worker())


async def kill_gateway(scene: Scene) -> str:
    """One of the gateways: its bots come back by the other."""
    return await _kill(scene, min(scene.cluster.gateways, key=lambda one: one.starts))


async def _kill(scene: Scene, member: ClusterProcess) -> str:
    at, pid = time.monotonic(), member.pid
    member.send(signal.SIGKILL)
    return f"{member.role} {pid} killed: {await scene.again_since(at)}"


async def kill_bus(scene: Scene) -> str:
    """All of the bus, which comes back."""
    at = time.monotonic()
    for one in scene.cluster.buses:
        one.kill()
    await asyncio.sleep(AWAY_SECONDS)
    for one in scene.cluster.buses:
        one.start()
    return f"NATS killed and started again: {await scene.again_since(at)}"


async def kill_database(scene: Scene) -> str:
    """PostgreSQL. It is started in this thread: the server ends with the thread that started it."""
    at = time.monotonic()
    scene.cluster.server.kill()
    await asyncio.sleep(AWAY_SECONDS)
    scene.cluster.server.start()
    return f"PostgreSQL killed and started again: {await scene.again_since(at)}"


async def kill_database_and_worker(scene: Scene) -> str:
    """PostgreSQL, and a worker before it is back: what the worker could not store, nobody may have been told."""
    at, member = time.monotonic(), await scene.open_worker()
    scene.cluster.server.kill()
    await asyncio.sleep(AWAY_SECONDS)
    member.send(signal.SIGKILL)
    scene.cluster.server.start()
    return f"PostgreSQL killed, and worker {member.pid} beside: {await scene.again_since(at)}"


async def kill_database_in_takeover(scene: Scene) -> str:
    """PostgreSQL, as whoever stands by opens the house of a worker that was killed."""
    waiting = [one for one in scene.cluster.workers if await asyncio.to_thread(lambda one=one: one.stands_by)]
    member = await scene.open_worker()
    at, pid, written = time.monotonic(), member.pid, _written(waiting)
    member.send(signal.SIGKILL)
    while _written(waiting) == written:
        assert time.monotonic() - at < scene.within, "nobody who stands by takes the house over"
        await asyncio.sleep(0.01)
    scene.cluster.server.kill()
    opened = time.monotonic() - at
    await asyncio.sleep(AWAY_SECONDS)
    scene.cluster.server.start()
    said = await scene.again_since(at)
    return f"worker {pid} killed, and PostgreSQL {opened:.1f} s later, as its house was opened: {said}"


def _written(members: Sequence[ClusterProcess]) -> int:
    """How much processes have written into their logs."""
    return sum(one.log.stat().st_size for one in members)


async def still_worker(scene: Scene) -> str:
    """A worker that stands still past its lease, and wakes when another has its house."""
    member, at = await scene.open_worker(), time.monotonic()
    member.send(signal.SIGSTOP)
    try:
        said = await scene.again_since(at)
        await asyncio.sleep(max(0.0, at + ZOMBIE_SECONDS - time.monotonic()))
    finally:
        member.send(signal.SIGCONT)
    woken = await scene.until_all_play()
    return f"worker {member.pid} stood still: {said}; after it woke, {woken:.1f} s"


async def still_gateway(scene: Scene) -> str:
    """A gateway that stands still: nobody at the other gateway waits for it."""
    for bot in scene.record.bots:
        await bot.by_first_door()
    await scene.until_all_play()
    [member, *_] = scene.cluster.gateways
    port = f":{member.port}/"
    others = frozenset(bot.player for bot in scene.record.bots if port not in bot.door)
    assert others and others != scene.players, "bots are at both gateways"
    load = OtherLoad()
    member.send(signal.SIGSTOP)
    try:
        pause = await longest_pause(scene.record, others, scene.still_seconds)
    finally:
        member.send(signal.SIGCONT)
    assert pause < LONGEST_PAUSE_SECONDS * load.times_longer, (
        f"bots at the other gateway paused for {pause:.1f} s"
    )
    woken = await scene.until_all_play()
    return (
        f"gateway {member.pid} stood still for {scene.still_seconds:.0f} s: the longest pause at the other was "
        f"{pause:.2f} s; every bot plays again {woken:.1f} s after it woke"
    )


async def lose_bus_server(scene: Scene) -> str:
    """One of two servers of the bus, for long: play goes on by the other, and no hand is void."""
    void, at = await scene.void_hands(), time.monotonic()
    gone = scene.cluster.buses[0]
    gone.kill()
    try:
        said, load = await scene.again_since(at), OtherLoad()
        pause = await longest_pause(scene.record, scene.players, at + scene.gone_seconds - time.monotonic())
    finally:
        gone.start()
    assert pause < LONGEST_PAUSE_SECONDS * load.times_longer, f"nobody played for {pause:.1f} s"
    back = await scene.until_all_play()
    lost = await scene.void_hands() - void
    assert not lost, f"{lost} hands are void because a server of the bus was gone"
    return f"a NATS server gone for {scene.gone_seconds:.0f} s: {said}, no hand is void; {back:.1f} s after it is back"


async def longest_pause(record: Record, players: frozenset[str], seconds: float) -> float:
    """The longest time in which none of these players was told anything, in so many seconds from now."""
    at = begin = time.monotonic()
    told, longest = len(record.acknowledged), 0.0
    while (now := time.monotonic()) - begin < seconds:
        longest = max(longest, now - at)
        heard = list(record.acknowledged.values())
        if any(player in players for player, _ in heard[told:]):
            at = now
        told = len(heard)
        await asyncio.sleep(0.02)
    return longest


FAULTS: Final[Sequence[Fault]] = (
    still_gateway,
    kill_worker,
    still_worker,
    kill_gateway,
    kill_bus,
    lose_bus_server,
    kill_database,
    kill_database_and_worker,
    kill_database_in_takeover,
)
"""Every kind, in the order in which they come."""
