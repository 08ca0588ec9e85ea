"""For those who run the machine: is it up, and how is it doing."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Final, Literal

import msgspec
from litestar import Response, Router, get
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from cardroom.bus.nodes import Nodes
from cardroom.room.cashier.payout_pause import told_openly
from cardroom.room.room import Room
from cardroom.room.runtime.clock import AHEAD_MS
from cardroom.web.doors.process_figures import KeptReading, process_figures
from cardroom.web.http.gauges import disk_of, exposition, frozen_owners, frozen_tables
from cardroom.web.http.requester import Asking, room_of, settings_of

LAGS_SECONDS: Final = 5.0
"""A commit this long on its way means that nobody is told anything: the disk stands still."""

WORDS_TOLD: Final = 5
"""The most differences and late tables that are told by name."""

State = Literal[
    "ok",
    "clock_ahead",
    "money_paused",
    "unwatched",
    "overdue",
    "frozen",
    "tasks_failing",
    "stopping",
    "store_failing",
]


class Health(msgspec.Struct):
    """Whether the room plays.

    `ok`; `clock_ahead`: all tables play, but the room's time is half a minute or more ahead of the machine's clock;
    `money_paused`: all tables play, and nothing is paid out, because the books do not add up;
    `unwatched`: nobody looks whether tables do what is due; `overdue`: some have not done it in time;
    `frozen`: some tables, tournaments or live desks stand still, the others play on; `tasks_failing`: work of the room's
    own that a fault has ended waits to be begun again (all with status 200). With status 503 `stopping`, and
    `store_failing`: the store takes nothing any more, has been at one commit for five seconds, or its readers do not
    answer.
    """

    state: State
    tables: int
    connections: int
    commits_waiting: int
    frozen_tables: tuple[str, ...] = ()
    durable_lag_ms: int = 0
    failing_tasks: tuple[str, ...] = ()
    clock_ahead_ms: int = 0
    """How far the room's time is ahead of the machine's clock; below 0 where it is behind."""
    bus: Literal["embedded", "connected", "away"] = "embedded"
    """Whether the bus is there: without it every table plays on, and other processes do not hear of this one."""
    money_paused: bool = False
    """Whether payouts stand still, whatever else is the matter."""
    money_differs: tuple[str, ...] = ()
    """The first few differences then: an account, the sum of its entries, the sum found."""
    overdue: tuple[str, ...] = ()
    """The first few tables and tournaments (or the waiting lists) that were late at the last look; they were roused."""
    overdue_ms: int = 0
    """For how long the oldest of them."""
    unfed: int = 0
    """How many sockets follow a table that is not there."""
    watched: bool = True
    """Whether the watchdog looks each second; false says that `overdue` and `unfed` are of long ago."""
    frozen_owners: tuple[str, ...] = ()
    """The first few houses, tournaments with their tables, and live desks that stand still after a defect, by their ids."""
    nodes: int = 1
    """The processes heard of on the bus in the last seconds, this one too."""


@get("/health")
async def health(request: Asking) -> Response[Health]:
    """Is the room up."""
    body = health_of(room_of(request))
    nodes: Nodes = request.app.state.application.nodes
    bus = nodes.bus.state
    body.bus = "embedded" if bus.kind == "embedded" else "connected" if bus.is_connected else "away"
    body.nodes = max(1, sum(not one.is_silent for one in nodes.seen))
    return Response(body, status_code=503 if body.state in ("stopping", "store_failing") else 200)


def health_of(room: Room) -> Health:
    """Return how the room is doing, by itself."""
    outbox, store, frozen = room.services.outbox, room.services.store, frozen_tables(room)
    owners = frozen_owners(room)
    failing = tuple(sorted(room.services.figures.ailing))
    ahead_ms = room.services.clock.ahead_ms()
    state: State = "clock_ahead" if ahead_ms >= AHEAD_MS else "ok"
    pause = room.payouts.now
    if pause is not None:
        state = "money_paused"
    watchdog = room.watchdog
    if watchdog.is_silent or watchdog.late:
        state = "unwatched" if watchdog.is_silent else "overdue"
    if failing or frozen or owners:
        state = "tasks_failing" if failing else "frozen"
    lag_seconds = max(outbox.oldest_seconds, store.unanswered.oldest_seconds)
    if outbox.has_failed or lag_seconds >= LAGS_SECONDS or not store.is_readable:
        state = "store_failing"
    elif room.stopping:
        state = "stopping"
    return Health(
        state,
        len(room.tables),
        len(room.services.presence.all),
        outbox.waiting,
        frozen,
        round(lag_seconds * 1000),
        failing,
        ahead_ms,
        money_paused=pause is not None,
        money_differs=tuple(map(told_openly, pause.differs[:WORDS_TOLD])) if pause is not None else (),
        overdue=tuple(sorted(watchdog.late, key=watchdog.late.__getitem__, reverse=True)[:WORDS_TOLD]),
        overdue_ms=max(watchdog.late.values(), default=0),
        unfed=watchdog.unfed,
        watched=not watchdog.is_silent,
        frozen_owners=owners[:WORDS_TOLD],
    )


async def _read(request: Asking) -> bytes:
    """One reading for all who ask at the same time; what the system takes its time for is asked on a thread."""
    settings = settings_of(request)
    folder = settings.data if settings.store is None else Path()  # a server's disk is the server's to watch
    disk = await asyncio.to_thread(disk_of, folder)
    process = await asyncio.to_thread(process_figures)
    return exposition(room_of(request), request.app.state.application, disk) + process


@get("/metrics", include_in_schema=False)
async def metrics(request: Asking) -> Response[bytes]:
    """The same and more for Prometheus."""
    state = request.app.state
    reading: KeptReading | None = state.get("reading")
    if reading is None:
        reading = state["reading"] = KeptReading(partial(_read, request))
    return Response(await reading.now(), media_type=CONTENT_TYPE_PLAIN_0_0_4.removesuffix("; charset=utf-8"))


operation_routes = Router(path="/", route_handlers=[health, metrics], tags=["operation"])
