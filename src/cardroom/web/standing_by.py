"""A process that stands by: ready to open a room, but for the store, which another process holds."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Sequence
from functools import cache

import msgspec
import structlog
import typer

from cardroom import __version__
from cardroom.bus.bus_protocol import Bus
from cardroom.bus.embedded_bus import open_bus
from cardroom.bus.nodes import STANDS_BY, Nodes, NodeStanding
from cardroom.cards.ranking import prepare
from cardroom.games.offers import load_house
from cardroom.room.accounts.passwords import common_passwords
from cardroom.room.hosting.house import owner_of
from cardroom.room.identity.confusable_names import prepare_names
from cardroom.rules.layers.rule_faults import RulebookFaults
from cardroom.rules.rulebook import Rulebook
from cardroom.store.engines.wait_for_store import wait_until_free
from cardroom.store.leases import node_name
from cardroom.web.app import shared_api
from cardroom.web.carried.other_workers import check_others
from cardroom.web.carried.relay_messages import Speaker
from cardroom.web.doors.web_settings import Settings
from cardroom.web.gc_tuning import keep_all, waiting

_log = structlog.get_logger("cardroom.standing_by")


@cache
def make_ready() -> None:
    """Make what every room of this process needs, and takes a second: the tables that rankings, names and passwords are
    looked up in, and the handlers of requests. One that stood by has them when it opens.
    """
    prepare()
    prepare_names()
    common_passwords()
    shared_api()


def stand_by(settings: Settings, again: bool = False) -> tuple[Settings, list[Rulebook]]:
    """Wait until no process holds the store, and tell of this one on the bus meanwhile; `again` after another was faster,
    or the server went away as this one opened the room.

    Returns the settings to open the room with, and its rulebooks as they were: all houses, or the one that is free where
    any would do.

    SIGHUP is for the process that has the room: whoever opens it next reads its rulebooks then. Raises `BusUnusable`,
    `Unfit` for workers of another room or other rules, `StoreUnusable` for a server that cannot be reached the first time,
    and `RulebookFaults`.
    """
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    make_ready()
    books = [load_house(source) for source in settings.houses]
    keep_all()
    with waiting():
        free = asyncio.run(_stand_by(settings, books, again))
    if not settings.any_house:
        return settings, books
    source, book = next(
        (source, book)
        for source, book in zip(settings.houses, books, strict=True)
        if [owner_of(book.id)] == list(free)
    )
    return msgspec.structs.replace(settings, rulebooks=(source,)), [book]


def books_now(sources: Sequence[str], before: Sequence[Rulebook] = ()) -> list[Rulebook]:
    """Read the rulebooks of a room. Where one has a fault, and they were read `before` by a process that stood by, those
    hold, as in a room that is told to read them again.
    """
    try:
        return [load_house(source) for source in sources]
    except RulebookFaults as faults:
        if not before:
            raise
        for fault in faults.faults:
            _log.critical("rulebook_fault", fault=str(fault))
        return list(before)


def families_of(settings: Settings, books: Sequence[Rulebook]) -> tuple[str, ...]:
    """The owners whose families a process holds that works beside others; none for one that holds the whole room."""
    return tuple([owner_of(book.id) for book in books]) if settings.beside else ()


async def speaker_of(
    settings: Settings, bus: Bus, node: str, books: Sequence[Rulebook], *, stood_by: bool = False
) -> Speaker:
    """How this process speaks on the bus; a worker first asks those that are there whether they are of its room and rules.

    One that `stood_by` has asked them before; whoever is silent now is the one whose place it takes.

    Raises `Unfit` where they are not, before anything is opened or changed, and `StoreUnusable`.
    """
    own = Speaker(node, settings.secure_cookies)
    if settings.role != "worker":
        return own
    versions = {book.id: book.version for book in books}
    return await check_others(bus, own, settings.store or settings.data, versions, stood_by=stood_by)


async def _stand_by(settings: Settings, books: Sequence[Rulebook], again: bool) -> Sequence[str]:
    """Wait; returns the families that are free."""
    loop = asyncio.get_running_loop()
    node, since_ms = node_name(), time.time_ns() // 1_000_000
    place = settings.store or settings.data
    families = families_of(settings, books)
    free: asyncio.Future[Sequence[str]] = loop.create_future()

    def look() -> None:
        try:
            found = wait_until_free(place, _say, families=families, any_of=settings.any_house, again=again)
        except Exception as fault:  # whatever it is, the start ends with it
            loop.call_soon_threadsafe(free.set_exception, fault)
        else:
            loop.call_soon_threadsafe(free.set_result, found)

    def standing() -> NodeStanding:
        store = str(settings.store) if settings.store is not None else "folder"
        return NodeStanding(node, store, __version__, since_ms, STANDS_BY, 0, 0, settings.role)

    bus = await open_bus(settings.bus, node)
    telling = asyncio.create_task(Nodes(bus, standing).run())
    try:
        if not again:  # those that it asks have been asked
            await speaker_of(settings, bus, node, books)
        threading.Thread(
            target=look, name="stands-by", daemon=True
        ).start()  # Ctrl-C does not wait for its look
        return await free
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
        await bus.close()


def _say() -> None:
    _log.warning("stands_by")
    typer.echo(
        "Another process holds this room: this one stands by, and opens it when that one ends. Ctrl-C ends the waiting.",
        err=True,
    )
