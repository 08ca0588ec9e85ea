"""A room whose sockets and requests come by a gateway and a bus, in this process: `pytest --bus nats tests/web`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final

from cardroom.bus.bus_address import BusAddress
from cardroom.bus.bus_protocol import Bus
from cardroom.bus.embedded_bus import EmbeddedBus
from cardroom.bus.nats_bus import NatsBus
from cardroom.store.leases import node_name
from cardroom.testing.nats_server import started
from cardroom.web.app import Application
from cardroom.web.carried.relay_messages import Speaker
from cardroom.web.carried.worker_desk import WorkerDesk
from cardroom.web.doors.web_settings import Settings
from cardroom.web.gateway.gateway_app import Gateway
from tests.sides import BusSide

DOOR_METRICS: Final = "/metrics-of-the-doors"
"""Where the process that has the doors tells its figures, where another has the room."""


class Front:
    """A gateway, and beside it the worker's own port for those who look after it: `/health` and `/metrics`. The gateway's
    own figures are at `DOOR_METRICS`.
    """

    def __init__(self, gateway: Gateway, worker: Application) -> None:
        self.gate = gateway.gate
        self.doorkeeper = gateway.doorkeeper
        self.budgets = gateway.budgets
        self._gateway = gateway
        self._worker = worker

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        is_own = scope["type"] == "http" and scope["path"] in ("/health", "/metrics")
        if scope["type"] == "http" and scope["path"] == DOOR_METRICS:
            scope = scope | {"path": "/metrics"}
        await (self._worker if is_own else self._gateway)(scope, receive, send)


@asynccontextmanager
async def carried(application: Application, settings: Settings, side: BusSide) -> AsyncIterator[Front]:
    """A gateway that carries everything to this application."""
    with started() if side == "nats" else nullcontext() as server:
        at_worker: Bus = EmbeddedBus()
        at_gateway = at_worker
        if server is not None:
            address = BusAddress(server.address)
            at_worker = await NatsBus.connected(address, "worker")
            at_gateway = await NatsBus.connected(address, "gateway")
        own = Speaker(node_name(), settings.secure_cookies)
        desk = WorkerDesk(at_worker, own, application.carried, application.socket_door.paced)
        gateway = Gateway(at_gateway, node_name(), settings)
        running = [asyncio.create_task(desk.run()), asyncio.create_task(gateway.link.run())]
        try:
            await gateway.link.found()
            yield Front(gateway, application)
        finally:
            await gateway.link.leave()
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            for bus in {at_worker, at_gateway}:
                await bus.close()
