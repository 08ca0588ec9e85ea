"""Opening a room: the ledger and every table back from the store, as a crash or an orderly stop left them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import structlog

from cardroom.ledger.ledger import Ledger
from cardroom.room.accounts.players import flags_of
from cardroom.room.clock import Clock, RoomClock
from cardroom.room.connection import Presence
from cardroom.room.entropy import Entropy, system_entropy
from cardroom.room.lobby.pool import Pool
from cardroom.room.outbox import Outbox, stop_at_once
from cardroom.room.parts import Parts
from cardroom.room.repeats import Repeats
from cardroom.room.room import Room
from cardroom.room.settings import RoomSettings
from cardroom.room.tables.recovery import recall, recall_chat, replay
from cardroom.room.tables.writer import TableWriter
from cardroom.room.timers import LoopTimers, Timers
from cardroom.rules.rulebook import Rulebook
from cardroom.store.faults import StoreFault, StoreUnusable
from cardroom.store.protocol import Store
from cardroom.store.rows import TableState
from cardroom.table.commands import Interrupt, Reopen
from cardroom.table.opening import load_table, open_table
from cardroom.table.view import TableTerms

_log = structlog.get_logger("cardroom.opening")


def open_room(
    book: Rulebook,
    store: Store,
    settings: RoomSettings | None = None,
    *,
    demo: bool = False,
    clock: Clock | None = None,
    timers: Timers | None = None,
    entropy: Entropy = system_entropy,
    on_failure: Callable[[StoreFault], None] = stop_at_once,
) -> Room:
    """The room of a house on a store, on the running event loop.

    Every open table is rebuilt from its newest snapshot and the steps after it. Its players are away until they connect
    again: the rulebook says how long a hand waits for them before it is void (CO-TH.42, CO-23).
    """
    settings = settings or RoomSettings()
    check_house(store, book)
    if not demo:
        check_people(store, settings.bots_allowed)
    states = store.reader.table_states()
    repeats = Repeats()
    recall_chat(repeats, store)
    newest_ms = max((recall(repeats, state, store) for state in states), default=0)
    clock = clock or RoomClock(newest_ms)
    parts = Parts(
        book=book,
        store=store,
        ledger=Ledger(store.reader.balances()),
        outbox=Outbox(store, on_failure),
        clock=clock,
        timers=timers or LoopTimers(clock),
        entropy=entropy,
        presence=Presence(),
        settings=settings,
    )
    store.on_failure(on_failure)
    room = Room(parts, demo, repeats)
    room.seating.load()
    for state in states:
        _reopen(room, state)
    room.sweep.begin()
    _log.info(
        "room_opened", house=book.id, tables=len(room.tables), loop=type(asyncio.get_running_loop()).__name__
    )
    return room


def check_house(store: Store, book: Rulebook) -> None:
    """A folder is one house's: its tables were dealt by that house's rules, in its money.

    Raises `StoreUnusable` naming the other house.
    """
    for record in store.reader.tables(with_closed=True):
        if record.house != book.id:
            raise StoreUnusable(
                "store-of-another-house",
                f"The tables in this folder are those of the house {record.house!r}, not of {book.id!r}: "
                f"open it with --house {record.house}, or give {book.id!r} a folder of its own with --data",
            )


def check_people(store: Store, bots_allowed: bool) -> None:
    """A house's room does not open among a demo's people: anybody knows their passwords, and programs play.

    Raises `StoreUnusable` naming one of them. A room for load tests may have bots; a demo's accounts never.
    """
    after = ""
    while records := store.reader.players(after):
        after = records[-1].id
        for record in records:
            flags = flags_of(record)
            if flags.demo or (flags.bot and not bots_allowed):
                what = "an account of a demo" if flags.demo else "a bot"
                raise StoreUnusable(
                    "store-of-a-demo",
                    f"{record.name!r} in this folder is {what}: open it with `cardroom demo`, "
                    "or give a house's room a folder of its own with --data",
                )


def _reopen(room: Room, state: TableState) -> None:
    """One table: load, replay, and wait for its players."""
    terms = msgspec.convert(state.table.terms, TableTerms)
    pool = _pool_of(room, terms)
    if state.snapshot is None:
        table = open_table(terms, room.parts.book)
    else:
        table = load_table(terms, room.parts.book, msgspec.json.decode(state.snapshot.payload))
    writer = TableWriter(table, pool.id, room.parts, room.floor, state.last_seq)
    replay(writer, state, room.parts.store)
    room.seating.adopt(writer, pool, state.table.opened_ms)
    room.floor.enter(writer)
    if table.seats:
        writer.carry_out(Interrupt())
    if table.draining == "stopping":
        writer.carry_out(Reopen())
    writer.wake()


def _pool_of(room: Room, terms: TableTerms) -> Pool:
    for pool in room.pools.values():
        if (pool.offer.id, pool.stake.name) == (terms.game, terms.stake):
            return pool
    raise StoreUnusable(
        "stake-gone",
        f"Table {terms.name} plays {terms.game} {terms.stake}, which the rulebook no longer offers; "
        "put the stake back, or close the table with the rulebook it was opened under.",
    )
