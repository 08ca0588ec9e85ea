"""The messages over the bus of workers that share houses by load."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final

import msgspec

from cardroom import __version__
from cardroom.bus.bus_protocol import Bus
from cardroom.bus.bus_subscription import Heard
from cardroom.web.by_load.houses_waiting import HouseWaiting
from cardroom.web.by_load.placing import Carrying

EVERY_SECONDS: Final = 1.0
SILENT_SECONDS: Final = 4.0
"""A worker that has told nothing for so long gets nothing, and gives nothing."""
MOST_HEARD: Final = 1024
"""The workers that are kept in mind; those that are silent make way."""
LOADS: Final = "carrier.*.load"


class HouseLoad(msgspec.Struct, frozen=True):
    """The cost of a house to the worker that carries it."""

    tables: int
    steps_a_second: float
    """Steps decided at its tables."""
    core: float
    """The processor's seconds in a second, its share of the worker's by steps."""


class WorkerLoad(msgspec.Struct, frozen=True):
    """A worker's word on what it carries, over the last seconds.

    `may` are the houses that it could carry, with the versions of their rulebooks; `moving` the house that it gives away,
    "" for none, and since how many seconds; `waiting` those that were to move from here and did not.
    """

    node: str
    room: str
    houses: dict[str, HouseLoad]
    may: dict[str, str]
    core: float
    lag_ms: float
    """The longest that its loop came late to a task."""
    moving: str = ""
    moves: int = 0
    """The houses that it has given away since its start."""
    version: str = __version__
    moving_seconds: float = 0.0
    waiting: dict[str, HouseWaiting] = {}

    def carrying(self, own: WorkerLoad) -> Carrying:
        """How it counts in the placing as the worker `own` sees it: what it cannot read as that one does it cannot take."""
        is_fit = self.version == own.version and self.room == own.room
        takes = {house for house, book in self.may.items() if is_fit and own.may.get(house, book) == book}
        loads = {house: one.core for house, one in self.houses.items()}
        return Carrying(self.node, loads, takes, max(0.0, self.core - sum(loads.values())))


class MoveAsked(msgspec.Struct, frozen=True):
    """Asks a worker to give a house away to another one."""

    house: str
    to: str


class TakeAsked(msgspec.Struct, frozen=True):
    """Asks a worker whether it would take a house at once, in a room, by a rulebook and in a version of the program."""

    house: str
    book: str
    room: str
    source: str
    version: str = __version__


class HouseGiven(msgspec.Struct, frozen=True):
    """The house is free: whoever said that it would take it opens it."""

    house: str


class MoveAnswer(msgspec.Struct, frozen=True):
    """The outcome: `why` it was not done, "" where it was; how long nobody had the house, in milliseconds."""

    why: str = ""
    ms: int = 0


def load_of(node: str) -> str:
    """The subject on which a worker tells what it carries."""
    return f"carrier.{node}.load"


def asked_of(node: str, what: str) -> str:
    """The subject on which a worker is asked to `move` a house, or whether it would `take` one, and is told what is
    `given`.
    """
    return f"carrier.{node}.{what}"


class LoadsHeard:
    """The loads of all workers on the bus, this one's too."""

    def __init__(self, bus: Bus, own: Callable[[], WorkerLoad] | None = None) -> None:
        """`own` is asked each second and told to the others; without it nothing is told."""
        self._bus = bus
        self._own = own
        self._heard: dict[str, tuple[WorkerLoad, float]] = {}

    def now(self) -> list[WorkerLoad]:
        """Those that were heard of in the last seconds, by name."""
        live = [one for one, at in self._heard.values() if _is_live(at)]
        return sorted(live, key=lambda one: one.node)

    def forget(self, node: str) -> None:
        """Count a worker no more until it is heard of again."""
        self._heard.pop(node, None)

    async def run(self) -> None:
        """Hear and tell until cancelled."""
        subscription = await self._bus.subscribe(LOADS)
        telling = asyncio.create_task(self._tell_on())
        try:
            async for one in subscription:  # behind a gap everybody tells anew within a second
                if isinstance(one, Heard):
                    self._hear(one)
        finally:
            telling.cancel()
            await subscription.close()

    def _hear(self, one: Heard) -> None:
        with contextlib.suppress(ValueError):  # another version's, or a stranger's
            load = msgspec.json.decode(one.data, type=WorkerLoad)
            if load_of(load.node) != one.subject:
                return
            if load.node not in self._heard and len(self._heard) >= MOST_HEARD:
                self._heard = {node: kept for node, kept in self._heard.items() if _is_live(kept[1])}
            if load.node in self._heard or len(self._heard) < MOST_HEARD:
                self._heard[load.node] = load, time.monotonic()

    async def _tell_on(self) -> None:
        while self._own is not None:
            self.tell()
            await asyncio.sleep(EVERY_SECONDS)

    def tell(self) -> None:
        """Tell the own load at once."""
        if self._own is not None:
            load = self._own()
            self._bus.publish(load_of(load.node), msgspec.json.encode(load))


def _is_live(at: float) -> bool:
    """Whether a worker that was heard of then is counted."""
    return time.monotonic() - at < SILENT_SECONDS


async def heard_loads(bus: Bus, seconds: float) -> list[WorkerLoad]:
    """The loads of all workers that tell of theirs within so many seconds."""
    heard = LoadsHeard(bus)
    listening = asyncio.create_task(heard.run())
    await asyncio.sleep(seconds)
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    return heard.now()
