"""The figures that every process has, whatever its role: who it is, its bus, its memory and time; those of doors, which a
room of one process and a gateway have; and how often all the figures are read, which anybody may ask for.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from cardroom import __version__
from cardroom.bus.bus_protocol import BusState
from cardroom.web.doors.budgets import Budgets, Purpose
from cardroom.web.doors.doorkeeper import Doorkeeper
from cardroom.web.doors.gate import Gate

TURNED_AWAY: Final = (
    "connections_in_all",
    "connections_an_address",
    "connecting_too_fast",
    "too_slow",
    "head_too_large",
    "body_in_crumbs",
    "pipelined",
    "not_http",
    "frames_too_fast",
)

KEPT_SECONDS: Final = 1.0
"""Figures are put together this often at most."""


class KeptReading:
    """The last reading, until it is older than a second. Whoever asks while one is taken waits for that one."""

    def __init__(self, read: Callable[[], Awaitable[bytes]]) -> None:
        self._read = read
        self._reading: asyncio.Future[bytes] | None = None
        self._began = 0.0

    async def now(self) -> bytes:
        """The reading. Raises what taking it raises."""
        reading = self._reading
        if reading is None or (reading.done() and time.monotonic() - self._began >= KEPT_SECONDS):
            self._began = time.monotonic()
            reading = self._reading = asyncio.ensure_future(self._read())
        return await asyncio.shield(reading)


def process_figures() -> bytes:
    """Memory, time and open files of this process. Thousands of open files take long to count: call it on a thread."""
    now = CollectorRegistry()
    ProcessCollector(registry=now)
    return generate_latest(now)


def of_any_role(role: str, bus: BusState) -> Iterator[Metric]:
    """The role and the version of a process, and how its bus does."""
    said = GaugeMetricFamily(
        "cardroom_role", "1, by the role and the version of the process.", labels=("role", "version")
    )
    said.add_metric((role, __version__), 1)
    yield said
    yield gauge("bus_up", "1 while the bus is connected, or the process's own.", bus.is_connected)
    yield total("bus_returns", "How often the bus has come back.", bus.returns)
    yield total("bus_unsent", "Messages that the bus did not take.", bus.unsent)
    yield total("bus_unopened", "Messages that were not sealed with this process's secret now.", bus.unopened)


def of_doors(gate: Gate, doorkeeper: Doorkeeper, budgets: Budgets) -> Iterator[Metric]:
    """The figures of one reading; each reason and purpose has its nought before the first."""
    yield gauge("not_play_waiting", "Requests and handshakes that wait behind play.", doorkeeper.pace.waiting)
    away = {**dict.fromkeys(TURNED_AWAY, 0), **gate.turned_away, "host": doorkeeper.misnamed}
    yield totals("turned_away", "Connections and requests refused at the door.", "reason", away)
    spent = {purpose.value: budgets.exceeded[purpose] for purpose in Purpose}
    yield totals("over_budget", "Requests that had to wait or were refused.", "purpose", spent)


def gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    """A value of the moment."""
    return GaugeMetricFamily(f"cardroom_{name}", about, value=float(value))


def total(name: str, about: str, value: float) -> CounterMetricFamily:
    """What has been counted since the process began."""
    return CounterMetricFamily(f"cardroom_{name}", about, value=float(value))


def totals(name: str, about: str, label: str, values: Mapping[str, int]) -> CounterMetricFamily:
    """The same by what a label says."""
    family = CounterMetricFamily(f"cardroom_{name}", about, labels=(label,))
    for value, count in sorted(values.items()):
        family.add_metric((str(value),), count)
    return family
