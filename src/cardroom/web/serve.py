"""Running a room: the store, the room, the web application, and an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import signal

import msgspec
import structlog
import typer
import uvicorn

from cardroom.bots.crowd import Crowd
from cardroom.cards.ranking import prepare
from cardroom.demo import people
from cardroom.room.opening import open_room
from cardroom.room.room import Room
from cardroom.rules import load_rulebook
from cardroom.store.sqlite import open_store
from cardroom.web.app import Application
from cardroom.web.logs import configure_logs
from cardroom.web.settings import Settings
from cardroom.web.steady import steady

_log = structlog.get_logger("cardroom.serve")


class Server(uvicorn.Server):
    """uvicorn without its own signal handling: the room finishes its hands before the sockets close."""

    @contextlib.contextmanager
    def capture_signals(self):  # type: ignore[no-untyped-def]  # uvicorn's own signature is untyped
        """Leave the signals to `run`."""
        yield


def server_of(application: Application, settings: Settings) -> Server:
    """The server in front of an application, as every room is served."""
    return Server(
        uvicorn.Config(
            application,
            host=settings.host,
            port=settings.port,
            log_level="warning",
            access_log=False,
            # Compression costs 2.5 times the CPU and lets the size of a frame speak of what is in it.
            ws_per_message_deflate=False,
            ws_max_size=settings.doors.frame_bytes * 4,
            ws="websockets-sansio",
            timeout_graceful_shutdown=2,
        )
    )


def serve(settings: Settings) -> None:
    """Run a room until SIGTERM or SIGINT. Hands in progress are finished first; a second signal stops at once."""
    configure_logs()
    try:
        import uvloop

        uvloop.run(_run(settings))
    except ImportError:
        asyncio.run(_run(settings))


async def _run(settings: Settings) -> None:
    loop = asyncio.get_running_loop()
    prepare()
    books = [load_rulebook(source) for source in settings.houses]
    store = open_store(settings.data, loop)
    try:
        room_settings = msgspec.structs.replace(
            settings.room, bots_allowed=settings.room.bots_allowed or settings.demo
        )
        room = open_room(books, store, room_settings, demo=settings.demo, sources=settings.houses)
        server = server_of(Application(room, settings), settings)
        steady()
        stop = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, _stop_once, stop, server)
        reloading: set[asyncio.Task[None]] = set()
        loop.add_signal_handler(signal.SIGHUP, _reload, room, reloading)
        serving = asyncio.create_task(server.serve())
        crowd = await _demo(room, settings, serving, server) if settings.demo else None
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait({serving, stopped}, return_when=asyncio.FIRST_COMPLETED)
        _log.info("room_stopping")
        await room.stop()
        if crowd is not None:
            await crowd.leave()
        server.should_exit = True
        stopped.cancel()
        await serving
    finally:
        store.close()


def _reload(room: Room, reloading: set[asyncio.Task[None]]) -> None:
    """SIGHUP: read the rulebooks anew. Faults are in the log, each with its file and line."""

    async def reload() -> None:
        await room.houses.reload(None, "SIGHUP")

    task = asyncio.get_running_loop().create_task(reload())
    reloading.add(task)
    task.add_done_callback(reloading.discard)


def _stop_once(stop: asyncio.Event, server: Server) -> None:
    if stop.is_set():
        server.force_exit = True
        raise SystemExit("Stopped at once; the next start takes up what was going on.")
    stop.set()


async def _demo(room: Room, settings: Settings, serving: asyncio.Task[None], server: Server) -> Crowd:
    """The demo's people: accounts for everybody, bots at several tables, a line on the terminal."""
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
