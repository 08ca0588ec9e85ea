"""Running a worker that shares houses with others by load: what it carries, its own port, and an orderly end."""

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
from cardroom.games.offers import load_house
from cardroom.store.engines.store_location import check_sound
from cardroom.store.faults import StoreUnusable
from cardroom.store.leases import node_name
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.free_families import FreeFamilies
from cardroom.web.app import shared_api
from cardroom.web.by_load.house_room import HouseBook
from cardroom.web.by_load.houses_carried import HousesCarried
from cardroom.web.by_load.own_port import OwnPort
from cardroom.web.doors.descriptors import raise_descriptors
from cardroom.web.doors.listening import listen
from cardroom.web.doors.web_settings import Settings
from cardroom.web.gc_tuning import steady
from cardroom.web.logs import configure_logs
from cardroom.web.serve import PRIVATE, server_of, within_descriptors
from cardroom.web.standing_by import make_ready, speaker_of

OTHERS_SECONDS: Final = 2.0
"""How long the end of a task may take that is told to end."""

_log = structlog.get_logger("cardroom.serve")


def serve_by_load(settings: Settings) -> None:
    """Run a worker that carries those of its houses that the load gives it, until SIGTERM or SIGINT.

    Raises `CannotListen`, `BusUnusable`, `Unfit` for workers of another room or other rules, and `StoreUnusable`, before
    anything is opened.
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
    make_ready()
    shared_api()  # the first house would wait for it
    houses = [HouseBook(source, load_house(source)) for source in settings.houses]
    place = settings.store
    assert isinstance(place, Address), "houses by load are in a database"
    bus = await open_bus(settings.bus, node := node_name())
    try:
        own = await speaker_of(settings, bus, node, [one.book for one in houses])
        try:
            await asyncio.to_thread(check_sound, place)
        except StoreUnusable as fault:
            if not settings.despite_damage:
                raise
            _log.critical("store_damaged", fault=fault.message)
        books = {one.book.id: one for one in houses}
        carried = HousesCarried(settings, books, own, bus, FreeFamilies(place))
        await _open(carried, bus, settings, sockets)
    finally:
        await bus.close()


async def _open(carried: HousesCarried, bus: Bus, settings: Settings, sockets: list[socket.socket]) -> None:
    port = OwnPort(carried, bus, settings)
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, _told_to_stop, stop)
    reloading: set[asyncio.Task[None]] = set()

    def reload() -> None:
        task = loop.create_task(carried.reload())
        reloading.add(task)
        task.add_done_callback(reloading.discard)

    loop.add_signal_handler(signal.SIGHUP, reload)
    steady()
    server = server_of(port, settings)
    serving = asyncio.create_task(server.serve(sockets))
    await carried.moves.begin()
    keeping = [asyncio.create_task(work) for work in (carried.meter.run(), carried.heard.run())]
    looking = asyncio.create_task(carried.run())
    stopped = asyncio.create_task(stop.wait())
    await asyncio.wait([serving, stopped, looking, *keeping], return_when=asyncio.FIRST_COMPLETED)
    _log.info("worker_stopping", houses=list(carried.rooms))
    faults = [one.exception() for one in (looking, *keeping) if one.done() and not one.cancelled()]
    looking.cancel()
    await asyncio.wait([looking], timeout=OTHERS_SECONDS)
    await carried.leave()
    await carried.moves.end()
    server.should_exit = True
    await serving
    for task in (stopped, *keeping):
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await task
    _log.info("worker_stopped")
    for fault in faults:
        if fault is not None:
            raise fault


def _told_to_stop(stop: asyncio.Event) -> None:
    """Stop at the first signal; at the second at once, as if killed: the store has whatever was acknowledged."""
    if stop.is_set():
        os._exit(130)
    stop.set()
