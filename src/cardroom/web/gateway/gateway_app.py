"""The gateway's web application: the doors, the client's files, and everything else carried to the worker."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

import msgspec
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from cardroom import __version__
from cardroom.bus.bus_protocol import Bus, BusState
from cardroom.bus.nodes import Nodes, NodeStanding
from cardroom.room.runtime.clock import RoomClock
from cardroom.room.runtime.network_addresses import Venues
from cardroom.web.carried.relay_messages import Speaker
from cardroom.web.doors.budgets import Budgets
from cardroom.web.doors.doorkeeper import Doorkeeper
from cardroom.web.doors.gate import Gate
from cardroom.web.doors.process_figures import KeptReading, process_figures
from cardroom.web.doors.web_settings import Settings
from cardroom.web.gateway.gateway_figures import GatewayFigures, exposition
from cardroom.web.gateway.house_doors import HouseDoors
from cardroom.web.gateway.houses_listed import HousesListed
from cardroom.web.gateway.worker_link import WorkerLink
from cardroom.web.guard import guarded
from cardroom.web.shelf import PUBLIC
from cardroom.web.static_files import STATIC, Files

GatewayState = Literal["ok", "no_worker", "worker_unfit", "bus_away"]

HERE_SECONDS: Final = 3.0
"""How old a worker's word may be for `/health` to count it among the processes."""


class GatewayHealth(msgspec.Struct):
    """How a gateway does: `ok`, or (with status 503) `bus_away`, `no_worker`, `worker_unfit`, with why.

    Sockets stay open in all of these: nobody has to restart a gateway because its worker is away.
    """

    state: GatewayState
    connections: int
    worker: str = ""
    why: str = ""
    role: str = "gateway"


class Gateway:
    """An ASGI application. `gate` is for the server, which counts connections with it; `link.run` keeps to a worker."""

    def __init__(self, bus: Bus, node: str, settings: Settings) -> None:
        clock = RoomClock()
        self.budgets = Budgets(clock, settings.doors, Venues(settings.room.venues, settings.room.venue_times))
        self.gate = Gate(settings, self.budgets)
        self.nodes = Nodes(bus, self._standing)
        self._since_ms = clock.now_ms()
        self.files = Files(self._own_or_carried, STATIC)
        self.doorkeeper = Doorkeeper(settings, self.budgets, self._lies_ready)
        own = Speaker(node, settings.secure_cookies)
        self.figures = GatewayFigures()
        self._reading = KeptReading(self._read)
        self.doors = HouseDoors(bus, own, settings, self.doorkeeper, self.budgets, clock, self.figures)
        hosts = {house: host for host, house in reversed(settings.greets)}
        self.houses = HousesListed(bus, hosts, self._is_served)
        self._http = guarded(self.files, settings, self.doorkeeper)

    def _lies_ready(self, scope: Any) -> bool:
        return self.files.has(scope) or scope["path"] in PUBLIC

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        if scope["type"] == "websocket":
            await self.doors.of(scope).sockets(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    def _is_served(self, house: str) -> bool:
        return any(door.house == house and door.link.node for door in self.doors)

    @property
    def link(self) -> WorkerLink:
        """The link to the worker of the first house, or of the whole room."""
        return self.doors.first.link

    @property
    def open(self) -> int:
        """The number of open sockets."""
        return self.doors.open

    @property
    def sessionless(self) -> int:
        """How many of them have no session at a worker."""
        return self.doors.sessionless

    @property
    def workers(self) -> dict[str, bool]:
        """Whether a worker answers, by house; the house of a whole room is ""."""
        return {door.house: door.link.node != "" for door in self.doors}

    @property
    def workers_lost(self) -> int:
        """How often a worker was lost."""
        return sum(door.link.lost_times for door in self.doors)

    @property
    def bus_state(self) -> BusState:
        """How the bus does."""
        return self.link.bus.state

    @property
    def health(self) -> GatewayHealth:
        """How this gateway does."""
        links, sockets = [door.link for door in self.doors], self.doors.open
        if not self.link.bus.state.is_connected:
            return GatewayHealth("bus_away", sockets, why="the bus does not answer")
        workers = ", ".join(link.node for link in links if link.node)
        troubles = {door.house: door.trouble for door in self.doors if door.trouble}
        why = "; ".join(f"{house}: {trouble}" if house else trouble for house, trouble in troubles.items())
        if workers:  # the others' players wait, those of this house play
            return GatewayHealth("ok", sockets, workers, why)
        state: GatewayState = "worker_unfit" if any(link.unfit for link in links) else "no_worker"
        return GatewayHealth(state, sockets, why=why)

    def _standing(self) -> NodeStanding:
        node, health = self.link.own.node, self.health
        return NodeStanding(
            node, "", __version__, self._since_ms, health.state, 0, health.connections, "gateway"
        )

    async def _read(self) -> bytes:
        process = await asyncio.to_thread(process_figures)
        return exposition(self, self._since_ms) + process

    async def _own_or_carried(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/health":
            health = self.health
            status, body = (200 if health.state == "ok" else 503), msgspec.json.encode(health)
            await _answer(send, status, b"application/json", body)
        elif scope["path"] == "/metrics":
            await _answer(send, 200, CONTENT_TYPE_PLAIN_0_0_4.encode(), await self._reading.now())
        elif scope["path"] == "/api/houses" and scope["method"] == "GET":
            await _answer(send, 200, b"application/json", msgspec.json.encode(self.houses.now()))
        else:
            await self.doors.of(scope).requests(scope, receive, send)


async def _answer(send: Any, status: int, kind: bytes, body: bytes) -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
