"""For those who run the machine: is it up, and how is it doing."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest

from cardroom.web.http.asking import Asking, room_of


class Health(msgspec.Struct):
    """Whether the room plays: `ok`, or `stopping`."""

    state: str
    tables: int
    connections: int
    commits_waiting: int


@get("/health")
async def health(request: Asking) -> Health:
    """Is the room up."""
    room = room_of(request)
    return Health(
        "stopping" if room.stopping else "ok",
        len(room.tables),
        len(room.parts.presence.all),
        room.parts.outbox.waiting,
    )


@get("/metrics", include_in_schema=False)
async def metrics(request: Asking) -> Response[bytes]:
    """The same and more for Prometheus."""
    room = room_of(request)
    registry = CollectorRegistry()
    figures = {
        "cardroom_tables": ("Open tables.", len(room.tables)),
        "cardroom_hands_running": ("Hands being played.", sum(w.in_hand for w in room.tables.values())),
        "cardroom_connections": ("Open sockets.", len(room.parts.presence.all)),
        "cardroom_commits_waiting": ("Commits on their way to the disk.", room.parts.outbox.waiting),
        "cardroom_steps_total": ("Steps of all tables so far.", sum(w.seq for w in room.tables.values())),
    }
    for name, (text, value) in figures.items():
        Gauge(name, text, registry=registry).set(value)
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8"))


operation_routes = Router(path="/", route_handlers=[health, metrics], tags=["operation"])
