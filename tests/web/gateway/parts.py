"""A worker and a gateway on one bus, in this process, each with everything that it has as a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from cardroom.bus.bus_address import BusAddress
from cardroom.bus.bus_protocol import Bus
from cardroom.bus.embedded_bus import EmbeddedBus, open_bus
from cardroom.room.opening import open_room
from cardroom.room.room import Room
from cardroom.rules.book_loading import house
from cardroom.store.engines.store_location import open_place
from cardroom.store.leases import node_name
from cardroom.store.people_rows import Role
from cardroom.web.app import Application
from cardroom.web.carried.relay_messages import Speaker
from cardroom.web.carried.worker_desk import WorkerDesk
from cardroom.web.doors.web_settings import Doors, Settings
from cardroom.web.gateway.gateway_app import Gateway
from cardroom.web.serve import server_of
from tests.patience import PATIENCE_SECONDS
from tests.web.site import PASSWORD, QUICK, UNSEEN, WIDE


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass(frozen=True, slots=True)
class Wires:
    """A bus, as each of its processes has it: within one process it is the same for all."""

    address: BusAddress | None
    shared: EmbeddedBus

    async def bus(self, name: str) -> Bus:
        """The bus of one process."""
        return self.shared if self.address is None else await open_bus(self.address, name)

    async def closed(self, bus: Bus) -> None:
        """That process has no bus any more."""
        if bus is not self.shared:
            await bus.close()


@dataclass(frozen=True, slots=True)
class Worker:
    """A worker that plays."""

    room: Room
    desk: WorkerDesk
    bus: Bus
    node: str

    async def account(self, name: str, role: Role = "player") -> str:
        """An account and a session for it; the token."""
        person = await self.room.players.sign_up(name, PASSWORD, role)
        await self.room.newcomers.welcome.give(person)
        return await self.room.players.open_session(person.id)


@asynccontextmanager
async def worker(wires: Wires, folder: Path, doors: Doors = WIDE) -> AsyncIterator[Worker]:
    """A worker on a folder. At the end it falls silent, as one that is killed."""
    node = node_name()
    bus = await wires.bus(node)
    settings = Settings(data=folder, room=QUICK, doors=doors, role="worker")
    store = open_place(folder, asyncio.get_running_loop(), node=node)
    room = await open_room([house("casinohuone")], store, QUICK, sources=("casinohuone",))
    application = Application(room, settings, bus)
    desk = WorkerDesk(bus, Speaker(node, False), application.carried, application.socket_door.paced)
    application.carriage = desk
    running = asyncio.create_task(desk.run())
    try:
        yield Worker(room, desk, bus, node)
    finally:
        room.services.lifetime.is_stopping = (
            True  # one that is killed tells no table that its players are gone
        )
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await wires.closed(bus)
        for writer in room.tables.values():
            writer.stop()
        with contextlib.suppress(Exception):
            await room.durable()
        store.close()


class Door:
    """A gateway behind its real server."""

    def __init__(self, gateway: Gateway, bus: Bus, port: int) -> None:
        self.gateway = gateway
        self.bus = bus
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"

    @asynccontextmanager
    async def browser(self) -> AsyncIterator[httpx.AsyncClient]:
        """Somebody with the room's page open."""
        async with httpx.AsyncClient(
            base_url=self.url, headers={"Origin": self.url}, timeout=PATIENCE_SECONDS, verify=UNSEEN
        ) as client:
            yield client

    @asynccontextmanager
    async def socket(self, token: str = "", moves: bool = True) -> AsyncIterator[ClientConnection]:
        """An open socket; without `moves` of a client that knows of no moves."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        path = "/ws?moves" if moves else "/ws"
        async with connect(f"ws://{self.host}{path}", additional_headers=headers, compression=None) as opened:
            yield opened


@asynccontextmanager
async def gateway(wires: Wires, doors: Doors = WIDE) -> AsyncIterator[Door]:
    """A gateway on a free port, which has looked for its worker once."""
    port = free_port()
    settings = Settings(data=Path(), room=QUICK, doors=doors, role="gateway", port=port)
    node = node_name()
    bus = await wires.bus(node)
    serves = Gateway(bus, node, settings)
    server = server_of(serves, settings)
    running = asyncio.create_task(serves.link.run())
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield Door(serves, bus, port)
    finally:
        server.should_exit = True
        await serving
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await wires.closed(bus)


def raw(message: msgspec.Struct) -> str:
    """A message as it goes over a socket."""
    return msgspec.json.encode(message).decode()
