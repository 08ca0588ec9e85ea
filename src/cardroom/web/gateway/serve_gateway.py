"""Running a gateway: the bus, the doors, and an end that leaves its players' seats alone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
from typing import Final

import structlog

from cardroom.bus.bus_protocol import Bus
from cardroom.bus.embedded_bus import open_bus
from cardroom.bus.nodes import heard_meanwhile
from cardroom.store.leases import node_name
from cardroom.web.doors.descriptors import raise_descriptors
from cardroom.web.doors.listening import listen
from cardroom.web.doors.web_settings import Settings
from cardroom.web.gateway.gateway_app import Gateway
from cardroom.web.gateway.house_doors import HouseDoor
from cardroom.web.gateway.worker_link import LOOK_SECONDS
from cardroom.web.gc_tuning import steady
from cardroom.web.logs import configure_logs, heartbeat
from cardroom.web.serve import PRIVATE, server_of, within_descriptors

FIRST_LOOK_SECONDS: Final = 3.0
"""How long a start looks for a worker, to say at once that it does not fit; without one the gateway opens all the same."""

_log = structlog.get_logger("cardroom.serve")


def serve_gateway(settings: Settings) -> None:
    """Run a gateway until SIGTERM or SIGINT.

    Raises `CannotListen`, `BusUnusable`, and `Unfit` for a worker that it cannot work with, before anything is served.
    """
    sockets = listen(settings.host, settings.port)
    configure_logs()
    settings = within_descriptors(settings, raise_descriptors())
    os.umask(PRIVATE)
    try:
        import uvloop

        uvloop.run(_run(settings, sockets))
    except ImportError:
        asyncio.run(_run(settings, sockets))


async def _run(settings: Settings, sockets: list[socket.socket]) -> None:
    node = node_name()
    bus = await open_bus(settings.bus, node)
    try:
        await _open(bus, node, settings, sockets)
    finally:
        await bus.close()


async def _open(bus: Bus, node: str, settings: Settings, sockets: list[socket.socket]) -> None:
    gateway = Gateway(bus, node, settings)
    async with heard_meanwhile(bus):
        await asyncio.gather(*[_first_look(door) for door in gateway.doors])
    steady()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    server = server_of(gateway, settings)
    serving = asyncio.create_task(server.serve(sockets))
    keeping = [asyncio.create_task(door.link.run()) for door in gateway.doors]
    keeping += [asyncio.create_task(gateway.nodes.run()), asyncio.create_task(gateway.houses.run())]
    keeping.append(asyncio.create_task(heartbeat(gateway.figures.loop_lag)))
    stopped = asyncio.create_task(stop.wait())
    await asyncio.wait([serving, stopped, *keeping], return_when=asyncio.FIRST_COMPLETED)
    faults = [one.exception() for one in keeping if one.done() and not one.cancelled()]
    _log.info("gateway_stopping", sockets=gateway.doors.open)
    server.should_exit = True
    await serving
    await asyncio.gather(*[door.link.leave() for door in gateway.doors])
    for task in (stopped, *keeping):
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await task
    for fault in faults:
        if fault is not None:
            raise fault


async def _first_look(door: HouseDoor) -> None:
    """Look for a worker. Raises `Unfit` for one that cannot be worked with."""
    loop = asyncio.get_running_loop()
    until = loop.time() + FIRST_LOOK_SECONDS
    while loop.time() < until:
        if await door.link.look(LOOK_SECONDS):
            return
        await asyncio.sleep(LOOK_SECONDS)
    _log.warning("no_worker_yet", house=door.house)
