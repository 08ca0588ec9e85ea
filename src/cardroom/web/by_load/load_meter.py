"""The load of a process and of each of its houses, measured over its last seconds."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Histogram

from cardroom.web.by_load.house_room import HouseRoom
from cardroom.web.by_load.load_told import HouseLoad
from cardroom.web.gateway.gateway_figures import SECONDS

OVER: Final = 10
"""The seconds over which a load is measured."""
LOOK_SECONDS: Final = 0.25


class LoadMeter:
    """Reads the processor's time and the steps of each house once a second, and how late the loop is four times."""

    def __init__(self, rooms: Mapping[str, HouseRoom]) -> None:
        self._rooms = rooms
        self.registry = registry = CollectorRegistry()
        self._lag = Histogram(
            "cardroom_loop_lag_seconds",
            "How much later than it should the process's loop came to a task that was due.",
            registry=registry,
            buckets=SECONDS,
        )
        self._late: deque[float] = deque([0.0], maxlen=int(OVER / LOOK_SECONDS))
        self._read: deque[tuple[float, float, dict[str, int]]] = deque(maxlen=OVER + 1)
        self._read.append(self._reading())

    def _reading(self) -> tuple[float, float, dict[str, int]]:
        steps = {one.node: one.room.services.figures.steps.count for one in self._rooms.values()}
        return time.monotonic(), time.process_time(), steps

    async def run(self) -> None:
        """Measure until cancelled."""
        loop = asyncio.get_running_loop()
        looks = 0
        while True:
            due = loop.time() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            late = max(0.0, loop.time() - due)
            self._late.append(late)
            self._lag.observe(late)
            looks += 1
            if looks % int(1 / LOOK_SECONDS) == 0:
                self._read.append(self._reading())

    @property
    def lag_ms(self) -> float:
        """The longest that the loop came late to a task."""
        return round(1000 * max(self._late), 1)

    @property
    def core(self) -> float:
        """The processor's seconds in a second, of all threads."""
        (began, before, _), (ended, now, _) = self._read[0], self._read[-1]
        return round((now - before) / (ended - began), 4) if ended > began else 0.0

    def houses(self) -> dict[str, HouseLoad]:
        """The load of each house that is open. The processor's time is parted by their steps: what nobody's step took is
        nobody's. A house that has come back since the first reading counts from nought again, under another name.
        """
        (began, _, before), (ended, _, _) = self._read[0], self._read[-1]
        seconds = max(ended - began, 1e-9)
        steps = {
            house: one.room.services.figures.steps.count - before.get(one.node, 0)
            for house, one in self._rooms.items()
        }
        of_all = sum(steps.values())
        return {
            house: HouseLoad(
                len(one.room.tables),
                round(steps[house] / seconds, 2) if ended > began else 0.0,
                round(self.core * steps[house] / of_all, 4) if of_all else 0.0,
            )
            for house, one in self._rooms.items()
        }
