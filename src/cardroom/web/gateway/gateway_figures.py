"""The figures of a gateway, for Prometheus: its sockets, the sessions that they have at workers, and the way there."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal, Protocol, get_args

from prometheus_client import CollectorRegistry, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from cardroom.bus.bus_protocol import BusState
from cardroom.web.doors.budgets import Budgets
from cardroom.web.doors.doorkeeper import Doorkeeper
from cardroom.web.doors.gate import Gate
from cardroom.web.doors.process_figures import gauge, of_any_role, of_doors, total, totals

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

OpenedWhy = Literal["first", "gap", "unreadable", "unknown", "worker_lost", "worker_leaves"]
"""Why a socket has asked for a session, and so to be shown everything.

It is its `first`; or the one before had a `gap` or an `unreadable` message, was `unknown` to its worker, or ended because
the worker was lost or left in order.
"""

disable_created_metrics()  # type: ignore[no-untyped-call]  # no reader needs the time at which a counter was made


class GatewayFigures:
    """What a gateway counts."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.opened: Counter[OpenedWhy] = Counter(dict.fromkeys(get_args(OpenedWhy), 0))
        """Sessions that were opened, by the reason."""
        self.answer = Histogram(
            "cardroom_gateway_answer_seconds",
            "How long a worker takes to answer the question that each second asks it.",
            registry=registry,
            buckets=SECONDS,
        )
        self.loop_lag = Histogram(
            "cardroom_loop_lag_seconds",
            "How much later than it should the process's loop came to a task that was due.",
            registry=registry,
            buckets=SECONDS,
        )


class GatewayReading(Protocol):
    """What a gateway is asked for."""

    gate: Gate
    doorkeeper: Doorkeeper
    budgets: Budgets
    figures: GatewayFigures

    @property
    def open(self) -> int:
        """The number of open sockets."""

    @property
    def sessionless(self) -> int:
        """How many of them have no session at a worker."""

    @property
    def workers(self) -> dict[str, bool]:
        """Whether a worker answers, by house; the house of a whole room is ""."""

    @property
    def workers_lost(self) -> int:
        """How often a worker was lost."""

    @property
    def bus_state(self) -> BusState:
        """How the bus does."""


class _Now(Collector):
    """One reading."""

    def __init__(self, doors: GatewayReading, since_ms: int) -> None:
        self._doors = doors
        self._since_ms = since_ms

    def collect(self) -> Iterator[Metric]:
        """See `Collector`."""
        doors, workers = self._doors, self._doors.workers
        yield from of_any_role("gateway", doors.bus_state)
        yield gauge("gateway_up", "1 while a worker of any house answers.", any(workers.values()))
        houses = GaugeMetricFamily(
            "cardroom_gateway_house_up", "1 while the worker of a house answers.", labels=("house",)
        )
        for house, is_there in workers.items():
            houses.add_metric((house,), int(is_there))
        yield houses
        yield gauge("gateway_sockets", "Open sockets.", doors.open)
        yield gauge(
            "gateway_sockets_waiting",
            "Sockets without a session: nobody tells them of tables.",
            doors.sessionless,
        )
        opened = {str(why): count for why, count in doors.figures.opened.items()}
        yield totals(
            "gateway_sessions", "Sessions opened, each with all that is shown, by why.", "why", opened
        )
        yield gauge("gateway_connections", "Open connections of any kind.", doors.gate.open)
        yield total("gateway_workers_lost", "How often a worker was lost.", doors.workers_lost)
        yield gauge("gateway_since_seconds", "When this gateway began.", self._since_ms // 1000)
        yield gauge("gateway_now_seconds", "The time now.", int(time.time()))
        yield from of_doors(doors.gate, doors.doorkeeper, doors.budgets)


def exposition(doors: GatewayReading, since_ms: int) -> bytes:
    """The figures in Prometheus's text format."""
    now = CollectorRegistry()
    now.register(_Now(doors, since_ms))
    return generate_latest(doors.figures.registry) + generate_latest(now)
