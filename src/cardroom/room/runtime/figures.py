"""The figures for the operator's alarms: counters that never fall while the room runs."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import partial
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from cardroom.cash.money_moves import Charged
from cardroom.table.events import DropTaken, HandEnded, HandVoided, RakeTaken
from cardroom.table.model.decided import Decided

LATENCY_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # no reader needs the time at which a counter was made


class FaultKind(StrEnum):
    """Defects of the program and of the machine: each is a reason to look into the log."""

    TABLE_FROZEN = "table_frozen"
    OWNER_FROZEN = "owner_frozen"
    OWNER_PUT_BACK = "owner_put_back"
    MESSAGE_FAILED = "message_failed"
    REQUEST_FAILED = "request_failed"
    TELL_FAILED = "tell_failed"
    UNDO_FAILED = "undo_failed"
    STORE_FAILED = "store_failed"
    TASK_DIED = "task_died"
    CLOCK_MISSED = "clock_missed"
    FOLLOWER_LOST = "follower_lost"


COUNTED: Final[frozenset[type]] = frozenset({HandEnded, HandVoided, RakeTaken, DropTaken})
"""The events that the figures count."""


class Latency(Collector):
    """A histogram of seconds that is updated on the event loop only: each action adds to two of them."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._about = about
        self._counts = [0] * (len(LATENCY_SECONDS) + 1)
        self._sum = 0.0
        registry.register(self)

    def since(self, began: float) -> None:
        """Count the time since this reading of `time.perf_counter`."""
        seconds = time.perf_counter() - began
        self._counts[bisect_left(LATENCY_SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """See `Collector`."""
        bounds = [*map(str, LATENCY_SECONDS), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self._counts)), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets=buckets, sum_value=self._sum)


class Tally(Collector):
    """A counter that is updated on the event loop only."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._about = about
        self._count = 0
        registry.register(self)

    @property
    def count(self) -> int:
        """What has been counted."""
        return self._count

    def inc(self) -> None:
        """Count one."""
        self._count += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """See `Collector`."""
        yield CounterMetricFamily(self._name, self._about, value=self._count)


class Figures:
    """Counters and histograms of one room, in a registry of their own (several rooms may run in one process)."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.action = Latency(
            "cardroom_action_seconds",
            "From hearing what a player does at a table to telling what came of it, durable.",
            registry,
        )
        self.durable = Latency(
            "cardroom_durable_seconds", "From deciding to the decision's being on the disk.", registry
        )
        self.loop_lag = Histogram(
            "cardroom_loop_lag_seconds",
            "How much later than it should the tables' loop came to a task that was due.",
            registry=registry,
            buckets=LATENCY_SECONDS,
        )
        self.steps = Tally("cardroom_steps", "Steps decided at all tables.", registry)
        self.hands = Counter("cardroom_hands", "Hands played to their end.", ("house",), registry=registry)
        self.void = Counter(
            "cardroom_hands_void", "Hands made void, by the reason.", ("reason",), registry=registry
        )
        self.refused = Counter(
            "cardroom_refused",
            "Requests of players that were refused, by the code.",
            ("code",),
            registry=registry,
        )
        self.faults = Counter("cardroom_faults", "Defects met, by their kind.", ("kind",), registry=registry)
        self.rake = Counter(
            "cardroom_rake_cents",
            "Rake taken from pots and by the time, in cents.",
            ("house",),
            registry=registry,
        )
        self.drops = Counter(
            "cardroom_drops_cents",
            "Taken for the house's funds from pots and by the time, in cents.",
            ("house", "fund"),
            registry=registry,
        )
        self.ailing: dict[str, str] = {}
        """The room's own tasks that a fault has ended and that have not succeeded since, each with its fault."""
        for kind in FaultKind:  # an alarm on the first fault needs the zero before it
            self.faults.labels(kind.value)

    def fault(self, kind: FaultKind) -> None:
        """Count a defect."""
        self.faults.labels(kind.value).inc()

    def faults_of(self, *kinds: FaultKind) -> int:
        """Return how many defects of these kinds were counted since the room was opened."""
        counted = [sample for metric in self.faults.collect() for sample in metric.samples]
        names = {kind.value for kind in kinds}
        return int(sum([sample.value for sample in counted if sample.labels["kind"] in names]))

    def timed(self) -> Callable[[], None]:
        """Return the call to make when the result of an action received now has been sent."""
        return partial(self.action.since, time.perf_counter())

    def step(self, house: str, decided: Decided) -> None:
        """Count what a table of a house decided."""
        self.steps.inc()
        for event in decided.events:
            if type(event) not in COUNTED:
                continue
            if isinstance(event, HandEnded):
                self.hands.labels(house).inc()
            elif isinstance(event, HandVoided):
                self.void.labels(event.reason).inc()
            elif isinstance(event, RakeTaken):
                self.rake.labels(house).inc(event.amount)
            elif isinstance(event, DropTaken):
                self.drops.labels(house, event.fund).inc(event.amount)
        for movement in decided.money:
            if isinstance(movement, Charged):
                counter = (
                    self.drops.labels(house, movement.fund) if movement.fund else self.rake.labels(house)
                )
                counter.inc(movement.amount)
