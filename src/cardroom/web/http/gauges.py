"""The state of the moment, for Prometheus; what has happened so far is counted in `cardroom.room.runtime.figures`."""

from __future__ import annotations

import math
import shutil
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

from cardroom.bus.nodes import Nodes
from cardroom.room.room import Room
from cardroom.room.runtime.workshop import Workshop
from cardroom.web.doors.budgets import Budgets
from cardroom.web.doors.doorkeeper import Doorkeeper
from cardroom.web.doors.gate import Gate
from cardroom.web.doors.process_figures import gauge, of_any_role, of_doors, total, totals
from cardroom.web.doors.web_settings import Role

NOT_HEARD: Final = ("unreadable", "unknown", "foreign", "missed")


class Disk(NamedTuple):
    """The disk under the data folder, in bytes."""

    free: int
    total: int


def disk_of(folder: Path) -> Disk:
    """How much room is left for the store; none where the folder is gone, which is as bad.

    Asks the system, which can take its time: call it on a thread.
    """
    try:
        usage = shutil.disk_usage(folder)
    except OSError:
        return Disk(0, 0)
    return Disk(usage.free, usage.total)


def frozen_tables(room: Room) -> tuple[str, ...]:
    """The tables that stand still after a defect."""
    return tuple(sorted(writer.terms.table for writer in room.tables.values() if writer.is_halted))


def frozen_owners(room: Room) -> tuple[str, ...]:
    """The houses, tournaments with their tables, and live desks that stand still after a defect, by their ids."""
    hosts = (*room.house_writers.values(), *[room.hosts[name] for name in room.hosts])
    return tuple(sorted(host.id for host in hosts if host.status == "frozen"))


class Carriage(Protocol):
    """What serves the gateways of a worker."""

    dropped: Counter[str]

    @property
    def gateways(self) -> tuple[str, ...]:
        """Those that are there."""

    @property
    def sessions(self) -> int:
        """The open sessions of their sockets."""


class Doorway(Protocol):
    """What stands before a room's handlers, each with counters of its own."""

    gate: Gate
    budgets: Budgets
    doorkeeper: Doorkeeper
    workshop: Workshop
    nodes: Nodes
    role: Role
    carriage: Carriage | None


class Gauges(Collector):
    """One reading of a room and its doors."""

    def __init__(self, room: Room, doorway: Doorway, disk: Disk) -> None:
        self._room = room
        self._doorway = doorway
        self._disk = disk

    def collect(self) -> Iterator[Metric]:
        """Every gauge, then the doors' counters."""
        room, doorway = self._room, self._doorway
        outbox, presence = room.services.outbox, room.services.presence
        yield gauge("tables", "Open tables.", len(room.tables))
        yield gauge("tables_frozen", "Tables that stand still after a defect.", len(frozen_tables(room)))
        yield gauge(
            "owners_frozen",
            "Houses, tournaments and live desks that stand still after a defect.",
            len(frozen_owners(room)),
        )
        yield gauge("hands_running", "Hands being played.", sum(w.in_hand for w in room.tables.values()))
        yield gauge(
            "seats_taken", "Seats taken at all tables.", sum(len(w.table.seats) for w in room.tables.values())
        )
        games = room.private_games.open.values()
        yield gauge("private_games", "Private games that are open.", len(games))
        yield gauge("private_people", "People at them.", sum(len(game.members) for game in games))
        yield gauge("connections", "Open sockets.", len(presence.all))
        yield gauge("connections_open", "Open network connections of any kind.", doorway.gate.open)
        yield gauge("commits_waiting", "Commits on their way to the disk.", outbox.waiting)
        yield gauge(
            "durable_lag_seconds", "How long the oldest of them has been on its way.", outbox.oldest_seconds
        )
        store = room.services.store
        yield gauge("store_up", "1 while the store takes commits.", not outbox.has_failed)
        yield gauge("store_readable", "1 while the store's readers answer.", store.is_readable)
        yield from of_any_role(doorway.role, doorway.nodes.bus.state)
        yield from _of_owners(room)
        if doorway.carriage is not None:
            yield from _of_gateways(doorway.carriage)
        stood = store.unanswered.stood_ns() / 1e9
        yield gauge("clock_stood_seconds", "How long the room's clock has stood still with the store.", stood)
        ahead = room.services.clock.ahead_ms() / 1e3
        yield gauge("clock_ahead_seconds", "How far the room's time is ahead of the machine's clock.", ahead)
        failing = len(room.services.figures.ailing)
        yield gauge("tasks_failing", "The room's own tasks that wait to be begun again.", failing)
        watchdog = room.watchdog
        yield gauge("overdue", "Tables and tournaments that did not do what was due.", len(watchdog.late))
        late = max(watchdog.late.values(), default=0) / 1e3
        yield gauge("overdue_seconds", "For how long the oldest of them.", late)
        yield gauge("sockets_unfed", "Sockets that follow a table that is not there.", watchdog.unfed)
        yield gauge("watched", "1 while the watchdog looks each second.", not watchdog.is_silent)
        counting = room.reconciler
        yield gauge("payouts_paused", "1 while payouts stand still.", room.payouts.now is not None)
        differences = room.payouts.now.number if room.payouts.now is not None else 0
        yield gauge("money_differences", "Accounts and pools that differ from the entries.", differences)
        since = time.monotonic() - counting.counted_at
        yield gauge(
            "money_counted_seconds",
            "How long ago the books were counted last, or the room was opened.",
            since,
        )
        yield gauge("money_count_took_seconds", "How long that took, beside all play.", counting.took_seconds)
        owed = (
            counting.count.to_players if counting.count is not None else math.nan
        )  # not known is not nothing
        yield gauge("owed_to_players_cents", "What players are owed, by the entries of the books.", owed)
        yield gauge("stopping", "1 while the room finishes its hands to stop.", room.stopping)
        yield gauge("work_waiting", "Searches, rulings and pages in the making.", doorway.workshop.waiting)
        yield gauge("disk_free_bytes", "Free space on the disk of the data folder.", self._disk.free)
        yield gauge("disk_bytes", "Size of that disk.", self._disk.total)
        yield from of_doors(doorway.gate, doorway.doorkeeper, doorway.budgets)


def _of_owners(room: Room) -> Iterator[Metric]:
    """What the process has of the room, and how its decisions become durable."""
    hosted = [room.hosts[name] for name in room.hosts]
    owners = [*room.tables.values(), *room.house_writers.values(), *hosted]
    yield gauge("owners_held", "Tables, houses, tournaments and desks that are decided here.", len(owners))
    yield gauge("mail_waiting", "Those that have letters to take.", sum(one.has_mail for one in owners))
    writing = room.services.store.writing
    yield total("commits", "Commits that the store has answered.", writing.commits)
    yield total("commit_groups", "The transactions that they were in.", writing.groups)
    yield total("commit_busy_seconds", "The time that these took.", writing.busy_seconds)
    yield total("claims", "How often the process has taken what it holds in the store.", writing.claims)
    yield gauge("lease_epoch", "The highest epoch under which it is held.", writing.epoch)
    yield total("fenced", "Commits refused because another process has what they go on with.", writing.fenced)


def _of_gateways(carriage: Carriage) -> Iterator[Metric]:
    yield gauge("worker_gateways", "Gateways that are there.", len(carriage.gateways))
    yield gauge("worker_sessions", "Sessions of their sockets.", carriage.sessions)
    dropped = {**dict.fromkeys(NOT_HEARD, 0), **carriage.dropped}
    yield totals("worker_dropped", "Messages of gateways that were not heard.", "reason", dropped)


def exposition(room: Room, doorway: Doorway, disk: Disk) -> bytes:
    """The room's figures and its gauges, in Prometheus's text format."""
    now = CollectorRegistry()
    now.register(Gauges(room, doorway, disk))
    return generate_latest(room.services.figures.registry) + generate_latest(now)
