"""Running a room: the store, the room, the web application, and an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final, NoReturn, Protocol, TypeVar

import msgspec
import structlog
import typer
import uvicorn

from cardroom.bus.bus_protocol import Bus
from cardroom.bus.embedded_bus import open_bus
from cardroom.demo import demo_people as people
from cardroom.room.opening import open_room
from cardroom.room.room import Room
from cardroom.room.runtime.clock import wait_for_wall
from cardroom.room.runtime.tending import tended
from cardroom.rules.rulebook import Rulebook
from cardroom.store.engines.store_location import AnyStore
from cardroom.store.faults import StoreAway, StoreFault, StoreUnusable
from cardroom.store.leases import node_name
from cardroom.store.postgres.store import FamilyStore
from cardroom.store.store_audit import UNREADABLE
from cardroom.web.app import Application
from cardroom.web.carried.carried_requests import Asgi
from cardroom.web.carried.houses_told import HousesTold
from cardroom.web.carried.people_changed import PeopleChanged
from cardroom.web.carried.relay_messages import Speaker
from cardroom.web.carried.worker_desk import WorkerDesk, port_of_worker
from cardroom.web.doors.config import GuardedConfig
from cardroom.web.doors.descriptors import OUR_OWN, raise_descriptors
from cardroom.web.doors.gate import Gate
from cardroom.web.doors.http_connection import GuardedHttp
from cardroom.web.doors.listening import BACKLOG, listen
from cardroom.web.doors.socket_connection import GuardedSocket
from cardroom.web.doors.web_settings import Settings
from cardroom.web.gc_tuning import steady, waiting
from cardroom.web.logs import configure_logs, heartbeat
from cardroom.web.pager.house_pager import pager_of
from cardroom.web.push.calling import begin_calling
from cardroom.web.sound_store import not_written, sound_store
from cardroom.web.standing_by import books_now, families_of, make_ready, speaker_of, stand_by

STOPPED_AT_ONCE: Final = 130
"""The exit status after the second Ctrl-C, as in shells."""

PRIVATE: Final = 0o077
"""The umask of a running room: only the owner can read or write its files."""

BegunT = TypeVar("BegunT")
_log = structlog.get_logger("cardroom.serve")


class Server(uvicorn.Server):
    """uvicorn without its own signal handling: the room finishes its hands before the sockets close."""

    @contextlib.contextmanager
    def capture_signals(self):  # type: ignore[no-untyped-def]  # uvicorn's own signature is untyped
        """Leave the signals to `run`."""
        yield


class Served(Protocol):
    """An ASGI application with a gate, which counts its connections."""

    @property
    def gate(self) -> Gate:
        """The gate."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""


def server_of(application: Served, settings: Settings, face: Asgi | None = None) -> Server:
    """Return the server in front of an application, with the settings used for every room; `face` is served instead."""
    doors = settings.doors
    config = GuardedConfig(
        face or application,
        application.gate,
        host=settings.host,
        port=settings.port,
        backlog=BACKLOG,
        http=GuardedHttp,
        ws=GuardedSocket,
        # Warnings report what strangers send: they are counted (`cardroom_turned_away_total`), not written to the disk.
        log_level="error",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        # Compression costs 2.5 times the CPU, and the size of a frame would reveal something of its content.
        ws_per_message_deflate=False,
        ws_max_size=doors.frame_bytes,
        ws_ping_interval=doors.ping_seconds,
        ws_ping_timeout=doors.ping_seconds,
        timeout_keep_alive=doors.keep_alive_seconds,
        timeout_graceful_shutdown=2,
    )
    return Server(config)


def serve(settings: Settings) -> None:
    """Run a room until SIGTERM or SIGINT. Hands in progress are finished first; a second signal stops at once.

    Raises `CannotListen` before anything is made.
    """
    sockets = listen(settings.host, settings.port)
    configure_logs()
    settings = within_descriptors(settings, raise_descriptors())
    os.umask(PRIVATE)
    before: list[Rulebook] = []
    opens, again = settings, False
    while True:
        if settings.stand_by:
            for one in sockets:
                one.close()
            (opens, before), sockets = stand_by(settings, again), []
        try:
            _serve(opens, sockets, before)
            return
        except StoreUnusable as fault:
            if not settings.stand_by or not (fault.code == "store-in-use" or isinstance(fault, StoreAway)):
                raise  # else another one that stood by was faster, or the server went away at this moment
            if isinstance(fault, StoreAway):
                _log.warning("store_away_at_opening", fault=fault.message)
            again = True


def _serve(settings: Settings, sockets: list[socket.socket], before: list[Rulebook]) -> None:
    """Run a room in an event loop; `before` are the rulebooks as they were when the process began to stand by."""
    if settings.wait_for_clock:
        for one in sockets:
            one.close()  # clients that connect meanwhile are refused, and do not hang
        newest_ms = asyncio.run(_newest_ms(settings))
        with waiting():
            wait_for_wall(newest_ms, _say_waiting)
        sockets = [] if settings.stand_by else listen(settings.host, settings.port)
    try:
        import uvloop

        uvloop.run(_run(settings, sockets, before))
    except ImportError:
        asyncio.run(_run(settings, sockets, before))


async def _newest_ms(settings: Settings) -> int:
    """Return the room's time as stored. Raises `StoreUnusable` for a store that cannot be opened."""
    families = families_of(settings, books_now(settings.houses)) if settings.beside else ()
    store = sound_store(settings, asyncio.get_running_loop(), families=families)
    try:
        return await store.read(lambda reader: reader.newest_ms())
    finally:
        store.close()


def _say_waiting(left_ms: int) -> None:
    _log.warning("waits_for_clock", seconds=left_ms // 1000)
    typer.echo(
        f"The room's time is {left_ms // 1000} seconds ahead of this machine's clock: the room opens when the clock "
        "has caught up. Ctrl-C ends the waiting; nothing has changed then.",
        err=True,
    )


def within_descriptors(settings: Settings, descriptors: int) -> Settings:
    """Limit connections to the open files there are for them: one more would take the store's."""
    most = max(1, descriptors - OUR_OWN)
    if settings.doors.connections_in_all <= most:
        return settings
    _log.warning("few_descriptors", descriptors=descriptors, connections=most)
    return msgspec.structs.replace(
        settings, doors=msgspec.structs.replace(settings.doors, connections_in_all=most)
    )


async def _run(settings: Settings, sockets: list[socket.socket], before: list[Rulebook]) -> None:
    """Run the room until a signal stops it; a second signal stops it at once."""
    loop = asyncio.get_running_loop()
    make_ready()
    books = books_now(settings.houses, before)
    pager, node = pager_of(settings.room), node_name()
    bus = await open_bus(settings.bus, node)
    try:
        own = await speaker_of(settings, bus, node, books, stood_by=bool(before))
        store = sound_store(settings, loop, node, families_of(settings, books))
    except BaseException:
        await bus.close()
        raise
    try:
        sockets = sockets or listen(
            settings.host, settings.port
        )  # who stood by, and was not the first, has no port
        room_settings = people.settings_of_demo(settings.room, books) if settings.demo else settings.room
        failed: asyncio.Future[StoreFault] = loop.create_future()
        try:
            room = await open_room(
                books, store, room_settings, demo=settings.demo, sources=settings.houses,
                on_failure=partial(_failed, failed), others=store if isinstance(store, FamilyStore) else None,
            )  # fmt: skip
        except UNREADABLE as fault:
            raise not_written(settings, fault) from fault
        room.lobby.pools_shown()  # the figures of each stake are computed once, before anybody waits for them
        steady()
        stop, at_once = asyncio.Event(), asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, _told_to_stop, stop, at_once)
        reloading: set[asyncio.Task[None]] = set()
        loop.add_signal_handler(signal.SIGHUP, _reload, room, reloading)
        room.live_desks.calls.pager = pager
        running = asyncio.create_task(_open(room, settings, own, bus, sockets, stop, failed))
        hurried = asyncio.create_task(at_once.wait())
        await asyncio.wait({running, hurried}, return_when=asyncio.FIRST_COMPLETED)
        if not running.done():
            _end_at_once(store)
        hurried.cancel()
        await running
    finally:
        if pager is not None:
            await pager.close()
        store.close()
        await bus.close()


async def _open(
    room: Room,
    settings: Settings,
    own: Speaker,
    bus: Bus,
    sockets: list[socket.socket],
    stop: asyncio.Event,
    failed: asyncio.Future[StoreFault],
) -> None:
    """Serve the room until it is to stop, then finish its hands. Raises the fault of a store that has `failed`."""
    application = Application(room, settings, bus)
    courier = await unless_failed(begin_calling(room, settings.room.push_contact), failed)
    desk = application.carriage = desk_of(room, application, bus, settings, own)
    server = server_of(application, settings, port_of_worker(application) if desk is not None else None)
    serving = asyncio.create_task(server.serve(sockets))
    figures = room.services.figures
    stocking = asyncio.create_task(tended("stocking of pages", application.stock, figures))
    beating = asyncio.create_task(tended("heartbeat", partial(heartbeat, figures.loop_lag), figures))
    telling = asyncio.create_task(tended("standing on the bus", application.nodes.run, figures))
    carrying, beside = None, list[asyncio.Task[None]]()
    if desk is not None:
        carrying = asyncio.create_task(tended("gateways' sockets", desk.run, figures))
        beside.append(asyncio.create_task(tended("telling of houses", HousesTold(bus, room).run, figures)))
    store = room.services.store
    if isinstance(store, FamilyStore):
        changes = PeopleChanged(bus, room, store)
        beside.append(asyncio.create_task(tended("waking of other workers", changes.run, figures)))
    demo = None
    if settings.demo:
        with contextlib.suppress(StoreFault):  # the store has failed: the room ends below
            demo = await unless_failed(_demo(room, settings, serving, server), failed)
    hosting = asyncio.create_task(tended("demo", demo.run, figures)) if demo is not None else None
    stopped = asyncio.create_task(stop.wait())
    ends: list[asyncio.Future[Any]] = [serving, stopped, failed]
    await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    if failed.done():
        room.fail()
    else:
        _log.info("room_stopping")
        await room.stop()
        if desk is not None:
            desk.leave()
    if courier is not None:
        courier.close()
    if demo is not None and hosting is not None:
        hosting.cancel()
        await demo.leave()
    server.should_exit = True
    stopped.cancel()
    beating.cancel()
    telling.cancel()
    stocking.cancel()
    for task in beside:
        task.cancel()
    if carrying is not None:
        carrying.cancel()
        await asyncio.gather(carrying, return_exceptions=True)
    await serving
    why = "the store failed" if failed.done() else "it was told to" if stop.is_set() else "its server ended"
    _log.info("room_stopped", why=why, hands_left=sum(writer.in_hand for writer in room.tables.values()))
    if failed.done():
        raise failed.result()


def desk_of(
    room: Room, application: Application, bus: Bus, settings: Settings, own: Speaker
) -> WorkerDesk | None:
    """The desk at which a worker serves gateways; None for any other role."""
    if settings.role != "worker":
        return None
    books = room.services.books

    def versions() -> dict[str, str]:
        return {house: book.version for house, book in books.items()}

    paced = application.socket_door.paced
    return WorkerDesk(bus, own, application.carried, paced, tuple(books), settings.beside, versions)


async def unless_failed(
    work: Coroutine[Any, Any, BegunT], failed: asyncio.Future[StoreFault]
) -> BegunT | None:
    """Return what the work gives, or None where the store fails first: what waits for it then would wait for ever."""
    task = asyncio.create_task(work)
    ends: list[asyncio.Future[Any]] = [task, failed]
    await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        return task.result()
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError, StoreFault):
        await task
    return None


def _failed(failed: asyncio.Future[StoreFault], fault: StoreFault) -> None:
    """End the room within seconds, because the store has failed; clients are sent nothing more but that.

    A failed fsync must not be tried again: the kernel may have dropped the pages (the "fsyncgate" lesson). The journal
    has everything that clients were sent; a restart recovers from it.
    """
    if not failed.done():
        _log.critical("store_failed", fault=str(fault))
        failed.set_result(fault)


def _told_to_stop(stop: asyncio.Event, at_once: asyncio.Event) -> None:
    (at_once if stop.is_set() else stop).set()


def _end_at_once(store: AnyStore) -> NoReturn:
    """End the process at the second signal: decisions are made durable, but no task is waited for or unwound."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)  # a third one does not wait for the disk either
    store.close()
    typer.echo("Stopped at once; the next start takes up what was going on.", err=True)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(STOPPED_AT_ONCE)


def _reload(room: Room, reloading: set[asyncio.Task[None]]) -> None:
    """On SIGHUP, read the rulebooks again. Faults are in the log, each with its file and line."""

    async def reload() -> None:
        await room.houses.reload(None, "SIGHUP")

    task = asyncio.get_running_loop().create_task(reload())
    reloading.add(task)
    task.add_done_callback(reloading.discard)


async def _demo(
    room: Room, settings: Settings, serving: asyncio.Task[None], server: Server
) -> people.Company:
    """Start the demo's people: accounts for everybody, bots at several tables, a line on the terminal."""
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    await people.accounts(room)
    address = f"{'127.0.0.1' if settings.host in ('0.0.0.0', '::') else settings.host}:{settings.port}"
    typer.echo(
        f"Cardroom is open at http://{address}\n"
        f"  play as  {people.ACCOUNTS[0][0]} / {people.PASSWORD}   (or sign up)\n"
        f"  staff is {people.ACCOUNTS[1][0]} / {people.PASSWORD}\n"
        "  Ctrl-C finishes the hands and stops."
    )
    return await people.fill(room, f"ws://{address}/ws")
