"""One schedule: lives of a process that is killed again and again, then one that is let finish; and what must hold then.

Steps, answers of the disk, wake-ups and kills come at moments drawn from the seed: the same seed, the same schedule.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple, Protocol

from cardroom.room.hosting import owner_stream
from cardroom.room.hosting.owner import Owner
from cardroom.room.hosting.owner_host import Make
from cardroom.room.hosting.owner_step import OwnerSteps
from cardroom.room.hosting.owner_stream import OwnerStream, StoredOwner
from cardroom.store.answers import OwnerState
from cardroom.store.rows import Commit, JournalRow, OwnerKind
from tests.simulation.simulated_disk import SimulatedDisk
from tests.simulation.simulated_loop import SimulatedLoop
from tests.simulation.simulated_node import SimulatedNode
from tests.simulation.simulated_store import Trouble

BEGINS_AT_SECONDS: Final = 1_000.0
MOST_KILLS: Final = 6
LONGEST_LIFE_MS: Final = 10_000
PATIENCE_SECONDS: Final = 3600.0
"""What is not over by then never is."""
STEPS_A_SNAPSHOT: Final = 4
"""Streams are short here, and most starts shall find a snapshot with steps after it."""
LOOKS: Final = 0.1
"""How often, each second, memory and disk are compared."""
TROUBLE: Final = Trouble(refused=0.03, lost=0.1, late=0.2, twice=0.1)


ROUGH: Final = Trouble(refused=0.06, lost=0.3, late=0.3, twice=0.2, slowest_ms=200)


class Play(Protocol):
    """What is played on a simulated disk."""

    kinds: Mapping[OwnerKind, Make]

    def opening(self) -> Commit:
        """What is on the disk before anybody plays."""

    def people(self, node: SimulatedNode, chance: Random) -> None:
        """Send everybody to a process that has begun."""

    def is_over(self, node: SimulatedNode) -> bool:
        """Whether nothing is left to do."""

    def faults(self, balances: Mapping[str, int], owners: Mapping[str, Owner]) -> list[str]:
        """What is wrong with money and owners, as the streams have them, when all is over."""


class World(NamedTuple):
    """What all lives of a schedule share."""

    loop: SimulatedLoop
    disk: SimulatedDisk
    chance: Random
    play: Play
    trouble: Trouble
    trace: Callable[[str], None]


class Told(NamedTuple):
    """What was told in all lives: commands acknowledged (owner, step, command), news (owner, news), and what was seen to
    be wrong meanwhile.
    """

    acknowledged: list[tuple[str, int, object]]
    news: list[tuple[str, object]]
    faults: list[str]


class Result(NamedTuple):
    """How a schedule went: its kills, the commands that people gave, all that is wrong, and a digest of all that was
    told.
    """

    kills: int
    commands: int
    faults: tuple[str, ...]
    digest: str


def run(
    seed: int,
    play: Play,
    trace: Callable[[str], None] | None = None,
    trouble: Trouble = TROUBLE,
) -> Result:
    """Carry out the schedule of a seed; `trace` gets a line for each thing that somebody was told, and for each kill."""
    chance = Random(seed)
    loop, disk = SimulatedLoop(BEGINS_AT_SECONDS), SimulatedDisk()
    told = Told([], [], [])
    world = World(loop, disk, chance, play, trouble, trace or _nobody)
    often, owner_stream.STEPS_A_SNAPSHOT = owner_stream.STEPS_A_SNAPSHOT, STEPS_A_SNAPSHOT  # type: ignore[misc]  # short streams
    try:
        outcomes = disk.writer().store([play.opening()])
        assert outcomes == [None], outcomes
        kills = chance.randint(0, MOST_KILLS)
        for _ in range(kills):
            _live(world, told, chance.randint(1, LONGEST_LIFE_MS) / 1000)
        last = _live(world, told, PATIENCE_SECONDS)
        faults = told.faults + _faults(disk, play, told, last)
        digest = hashlib.sha256(repr(told).encode()).hexdigest()[:16]
        return Result(kills, len(told.acknowledged), tuple(faults), digest)
    finally:
        owner_stream.STEPS_A_SNAPSHOT = often  # type: ignore[misc]  # as it was
        loop.close()
        disk.close()


def _nobody(line: str) -> None:
    """Nobody reads along."""


def _live(world: World, told: Told, seconds: float) -> SimulatedNode:
    """One life of the process, until it is killed or all is over."""
    loop, disk, chance, play = world.loop, world.disk, world.chance, world.play
    node = SimulatedNode(disk, loop, chance, world.trouble, play.kinds, world.trace)

    async def lived() -> None:
        begun = node.does(node.begin())
        until = loop.time() + seconds
        while loop.time() < until and not (begun.done() and play.is_over(node)):
            if begun.done() and not node.is_begun:
                begun.result()
                node.is_begun = True
                play.people(node, chance)
            await asyncio.sleep(min(1, until - loop.time()))
            if node.store.is_idle and chance.random() < LOOKS:
                told.faults.extend(_differing(disk, node))
        world.trace(
            f"{loop.time():10.3f}  killed" if not play.is_over(node) else f"{loop.time():10.3f}  over"
        )
        node.cut()
        await asyncio.sleep(0)

    loop.run_until_complete(lived())
    told.acknowledged.extend(node.acknowledged)
    told.news.extend(node.heard)
    return node


# ---------------------------------------------------------------------- what must hold


def _faults(disk: SimulatedDisk, play: Play, told: Told, last: SimulatedNode) -> list[str]:
    faults: list[str] = []
    if not play.is_over(last):
        faults.append(f"it is not over after {PATIENCE_SECONDS / 60:.0f} minutes")
    faults += [f"{name} is {host.status}: {host.fault}" for name, host in last.hosts_by_name() if host.fault]
    report = disk.audit()
    faults += [f"audit: {found.where}: {found.what}" for found in report.findings]
    if report.messages_waiting and play.is_over(last):
        faults.append(f"{report.messages_waiting} messages wait for nobody")
    return faults + _differing(disk, last) + _of_streams(disk, play, told, last)


def _differing(disk: SimulatedDisk, node: SimulatedNode) -> list[str]:
    """The accounts about which memory and disk differ, with nothing on its way."""
    stored = disk.reader.balances()
    differing = sorted(account for account, cents in stored.items() if node.ledger.balance(account) != cents)
    return [f"memory and disk differ about {', '.join(differing)}"] if differing else []


def _of_streams(disk: SimulatedDisk, play: Play, told: Told, last: SimulatedNode) -> list[str]:
    """Each stream carried out again from its first step: what was acknowledged and told is there, and leads to what is."""
    faults: list[str] = []
    owners: dict[str, Owner] = {}
    commands: dict[tuple[str, int], object] = {}
    news: Counter[str] = Counter()
    for kind, make in play.kinds.items():
        for record in disk.reader.owners(kind, with_closed=True):
            rows = disk.reader.journal(record.id, limit=10**9)
            if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
                faults.append(f"{record.id}: steps are missing")
            if [row.at_ms for row in rows] != sorted(row.at_ms for row in rows):
                faults.append(f"{record.id}: time went backwards")
            stream = OwnerStream(make(record.id))
            stream.replay(
                _stored(disk, rows),
                lambda ruled, owner=record.id: news.update(f"{owner} {one!r}" for one in ruled.told),  # type: ignore[misc]  # the default binds it
            )
            owners[record.id] = stream.owner
            steps = OwnerSteps(stream.owner.commands)
            commands |= {(record.id, row.seq): steps.read(row).command for row in rows}
            host = last.hosts.get(record.id)
            if host is not None and host.owner.dump() != stream.owner.dump():
                faults.append(f"{record.id}: memory differs from its stream")
    for owner, seq, command in told.acknowledged:
        if commands.get((owner, seq)) != command:
            faults.append(f"{owner}, step {seq}: was acknowledged and is not on the disk")
    for one, times in Counter(f"{owner} {news!r}" for owner, news in told.news).items():
        if times > news[one]:
            faults.append(f"told {times} times, stored {news[one]} times: {one[:120]}")
    return faults + play.faults(disk.reader.balances(), owners)


def _stored(disk: SimulatedDisk, rows: list[JournalRow]) -> StoredOwner:
    hands = {row.hand_id for row in rows if row.hand_id is not None}
    seeds = {hand: seed for hand in hands if (seed := disk.reader.seed(hand)) is not None}
    return StoredOwner(OwnerState(None, tuple(rows), len(rows)), {}, seeds)
