"""The own port of a worker that shares houses by load: `/health` and `/metrics` of all that it carries."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.samples import Sample

from cardroom.bus.bus_protocol import Bus
from cardroom.room.runtime.clock import RoomClock
from cardroom.room.runtime.network_addresses import Venues
from cardroom.web.by_load.houses_carried import HousesCarried
from cardroom.web.by_load.houses_waiting import HouseWaiting
from cardroom.web.by_load.load_told import HouseLoad
from cardroom.web.carried.worker_desk import NO_PAGES_HERE
from cardroom.web.doors.budgets import Budgets
from cardroom.web.doors.doorkeeper import Doorkeeper
from cardroom.web.doors.gate import Gate
from cardroom.web.doors.process_figures import gauge, of_any_role, process_figures, total
from cardroom.web.doors.web_settings import Settings
from cardroom.web.guard import guarded
from cardroom.web.http.gauges import Disk, Gauges
from cardroom.web.http.operation_routes import Health, health_of

AWAY: Final = ("stopping", "store_failing")


class CarrierHealth(msgspec.Struct):
    """How a worker does that shares houses by load, and each house that it carries.

    `state` is `ok`, `no_house` where it carries none, or that of the first house that is not well; with status 503 where
    that is `stopping` or `store_failing`.
    """

    state: str
    houses: dict[str, Health]
    loads: dict[str, HouseLoad]
    may_carry: tuple[str, ...]
    core: float
    """The processor's seconds in a second, over the last ten."""
    lag_ms: float
    """The longest that its loop came late to a task, in these."""
    moving: str = ""
    """The house that it gives away at this moment."""
    moves: int = 0
    """The houses that it has given away."""
    moving_seconds: float = 0.0
    """How long that takes by now."""
    waiting: dict[str, HouseWaiting] = {}
    """The houses that were to move to another worker and did not."""
    role: str = "worker"


class OwnPort:
    """An ASGI application behind the doors of the process."""

    def __init__(self, carried: HousesCarried, bus: Bus, settings: Settings) -> None:
        budgets = Budgets(
            RoomClock(), settings.doors, Venues(settings.room.venues, settings.room.venue_times)
        )
        self.gate = Gate(settings, budgets)
        self._carried = carried
        self._bus = bus
        self._http = guarded(self._answer, settings, Doorkeeper(settings, budgets, lambda _: False))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4404, "reason": "a worker holds no sockets"})
        else:
            await self._http(scope, receive, send)

    async def _answer(self, scope: Any, _receive: Any, send: Any) -> None:
        status, kind, body = 404, b"text/plain; charset=utf-8", NO_PAGES_HERE
        if scope["path"] == "/health":
            health = health_of_carried(self._carried)
            status = 503 if health.state in AWAY else 200
            kind, body = b"application/json", msgspec.json.encode(health)
        elif scope["path"] == "/metrics":
            process = await asyncio.to_thread(process_figures)
            status, kind = 200, CONTENT_TYPE_PLAIN_0_0_4.encode()
            body = exposition_of(self._carried, self._bus) + process
        headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def health_of_carried(carried: HousesCarried) -> CarrierHealth:
    """How a process and its houses do."""
    here = carried.rooms | carried.finishing
    houses = {house: health_of(one.room) for house, one in here.items()}
    unwell = [one.state for one in houses.values() if one.state != "ok"]
    worst = next((one for one in unwell if one in AWAY), unwell[0] if unwell else "ok")
    load = carried.load()
    return CarrierHealth(
        worst if houses else "no_house", houses, load.houses, tuple(load.may), load.core, load.lag_ms, load.moving,
        load.moves, load.moving_seconds, load.waiting,
    )  # fmt: skip


class _Carrier(Collector):
    """The gauges of the process, and those of each house with its name."""

    def __init__(self, carried: HousesCarried, bus: Bus) -> None:
        self._carried = carried
        self._bus = bus

    def collect(self) -> Iterator[Metric]:
        """See `Collector`."""
        carried = self._carried
        yield from of_any_role("worker", self._bus.state)
        yield gauge("houses_carried", "Houses that this worker carries.", len(carried.rooms))
        yield gauge(
            "carried_core", "The processor's seconds in a second, over the last ten.", carried.meter.core
        )
        yield gauge("house_moving", "1 while a house moves from this worker.", bool(carried.moves.moving))
        yield gauge(
            "house_moving_seconds", "How long the move under way has taken.", carried.moves.moving_seconds
        )
        waiting = GaugeMetricFamily(
            "cardroom_house_waiting_seconds",
            "How long ago a house was to move to another worker that has not moved since.",
            labels=("house",),
        )
        for house, wait in carried.waiting.items():
            waiting.add_metric((house,), wait.seconds)
        yield waiting
        yield total("houses_given", "Houses that were given away.", carried.moves.count)
        yield total("houses_not_moved", "Moves that were to be and did not happen.", carried.moves.refused)
        found: dict[str, Metric] = {}
        for house, one in (carried.rooms | carried.finishing).items():
            figures = one.room.services.figures.registry.collect()
            gauges = Gauges(one.room, one.application, Disk(0, 0)).collect()
            for metric in (*figures, *gauges):
                if metric.name not in OF_PROCESS:
                    known = found.setdefault(
                        metric.name, Metric(metric.name, metric.documentation, metric.type)
                    )
                    known.samples += of_house(metric.samples, house)
        yield from found.values()


OF_PROCESS: Final = frozenset(
    {
        "cardroom_role", "cardroom_bus_up", "cardroom_bus_returns", "cardroom_bus_unsent", "cardroom_bus_unopened",
        "cardroom_loop_lag_seconds",
        "cardroom_disk_free_bytes", "cardroom_disk_bytes",
    }
)  # fmt: skip
"""Figures that are the process's, or a server's disk, which the server watches."""


def of_house(samples: Iterable[Sample], house: str) -> list[Sample]:
    """Samples that say whose they are."""
    return [one._replace(labels={"house": house, **one.labels}) for one in samples]


def exposition_of(carried: HousesCarried, bus: Bus) -> bytes:
    """All figures in Prometheus's text format."""
    now = CollectorRegistry()
    now.register(_Carrier(carried, bus))
    return generate_latest(carried.meter.registry) + generate_latest(now)
