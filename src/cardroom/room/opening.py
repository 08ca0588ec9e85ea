"""Opening a room: the ledger and every table back from the store, as a crash or an orderly stop left them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec
import structlog

from cardroom.ledger.ledger import Ledger
from cardroom.room.accounts.players import flags_of
from cardroom.room.books import Books
from cardroom.room.clock import Clock, RoomClock
from cardroom.room.connection import Presence
from cardroom.room.entropy import Entropy, system_entropy
from cardroom.room.lobby.pool import Pool, pool_id
from cardroom.room.outbox import Outbox, stop_at_once
from cardroom.room.parts import Parts
from cardroom.room.repeats import Repeats
from cardroom.room.room import Room
from cardroom.room.settings import RoomSettings
from cardroom.room.tables.recent import steps_before
from cardroom.room.tables.recovery import recall, recall_chat, replay
from cardroom.room.tables.writer import TableWriter
from cardroom.room.timers import LoopTimers, Timers
from cardroom.rules.faults import RulebookFaults
from cardroom.rules.rulebook import Rulebook
from cardroom.store.faults import StoreFault, StoreUnusable
from cardroom.store.protocol import Store
from cardroom.store.rows import TableRecord, TableState
from cardroom.table.commands import Interrupt, Reopen
from cardroom.table.opening import load_table, open_table
from cardroom.table.view import TableTerms

_log = structlog.get_logger("cardroom.opening")


def open_room(
    books: Rulebook | Sequence[Rulebook],
    store: Store,
    settings: RoomSettings | None = None,
    *,
    demo: bool = False,
    sources: tuple[str, ...] = (),
    clock: Clock | None = None,
    timers: Timers | None = None,
    entropy: Entropy = system_entropy,
    on_failure: Callable[[StoreFault], None] = stop_at_once,
) -> Room:
    """The room of one house or several (the main one first) on a store, on the running event loop.

    `sources` are where the books came from, so that they can be read anew. Every open table is rebuilt from its newest
    snapshot and the steps after it, by the version of the book it was opened by. Its players are away until they
    connect again: that book says how long a hand waits for them before it is void (CO-TH.42, CO-23).
    """
    settings = settings or RoomSettings()
    shelf = Books([books] if isinstance(books, Rulebook) else books, play_money=demo)
    check_houses(store, shelf)
    if not demo:
        check_people(store, settings.bots_allowed)
    states = store.reader.table_states()
    repeats = Repeats()
    recall_chat(repeats, store)
    newest_ms = max((recall(repeats, state, store) for state in states), default=0)
    clock = clock or RoomClock(newest_ms)
    parts = Parts(
        books=shelf,
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
    room = Room(parts, demo, repeats, sources)
    room.seating.load()
    room.jackpots.load()
    room.penalties.load()
    for state in states:
        _reopen(room, state)
    room.lines.load()
    room.jackpots.settle()
    room.penalties.settle()
    room.sweep.begin()
    loop = type(asyncio.get_running_loop()).__name__
    _log.info("room_opened", houses=list(shelf), tables=len(room.tables), loop=loop)
    return room


def check_houses(store: Store, books: Books) -> None:
    """A folder's open tables are of houses that the room has, and all its money is of one currency.

    Raises `StoreUnusable` naming the house that is missing, or the other currency.
    """
    for record in store.reader.tables(with_closed=True):
        currency = record.terms.get("currency")
        if currency is not None and currency != books.currency:
            raise StoreUnusable(
                "store-in-another-currency",
                f"The money in this folder is {currency}, that of {books.main.name} is {books.currency}: "
                f"open it with --house {record.house}, or give {books.main.id!r} a folder of its own with --data",
            )
        if record.closed_ms is None and record.house not in books:
            raise StoreUnusable(
                "store-of-another-house",
                f"Tables in this folder are those of the house {record.house!r}, which is not among "
                f"{', '.join(books)}: open it with --house {record.house} too, close them there, "
                f"or give {books.main.id!r} a folder of its own with --data",
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
    book, is_its_own = book_of(room, state.table)
    pool = _pool_of(room, terms, book)
    if state.snapshot is None:
        table = open_table(terms, book)
    else:
        table = load_table(terms, book, msgspec.json.decode(state.snapshot.payload))
    writer = TableWriter(table, pool.id, room.parts, room.floor, state.last_seq)
    writer.recall(steps_before(state, table.version, room.parts.store))
    replay(writer, state, room.parts.store)
    if not is_its_own:
        if writer.in_hand and state.table.book is not None:
            raise StoreUnusable(
                "rulebook-of-another-program",
                f"A hand is under way at table {terms.name}, dealt by a rulebook that this program cannot read whole. "
                "Open the folder once more with the program that dealt it and stop it with SIGTERM: it finishes its "
                "hands, and then this program takes the table over.",
            )
        writer.take_up(room.parts.books.keeping(book))
    room.seating.adopt(writer, pool, state.table.opened_ms)
    room.floor.enter(writer)
    if table.seats:
        writer.carry_out(Interrupt())
    if table.draining == "stopping":
        writer.carry_out(Reopen())
    writer.wake()
    room.seating.close_on(writer)
    room.floor.close_later(writer, room.parts.clock.now_ms())


def book_of(room: Room, record: TableRecord) -> tuple[Rulebook, bool]:
    """The book a table is dealt by, and whether it is the one it was opened by.

    It is not when that one was written for a program with other decision points, or when the table is older than the
    keeping of books. Then the house's book in force stands in for it: the replay proves that it decides the same.
    Raises `StoreUnusable` when the version is named and not there.
    """
    books = room.parts.books
    if record.book is None:
        return books[record.house], False
    try:
        found = books.of_version(record.book, room.parts.store.reader)
    except RulebookFaults as faults:
        _log.warning("rulebook_of_another_program", table=record.id, version=record.book, faults=len(faults.faults))
        return books[record.house], False
    if found is None:
        raise StoreUnusable(
            "rulebook-lost",
            f"Table {record.name} was opened by version {record.book} of the rulebook of {record.house!r}, which "
            "this folder does not have: what happened there cannot be read back. Take the folder from its backup.",
        )
    return found, True


def _pool_of(room: Room, terms: TableTerms, book: Rulebook) -> Pool:
    """The pool of a table; one that is offered no longer where the stake is in the table's own book alone."""
    name = pool_id(room.parts.books, terms.house, terms.game, terms.stake)
    if name not in room.pools:
        offer = book.games.get(terms.game)
        stake = next((one for one in offer.stakes if one.name == terms.stake), None) if offer else None
        if offer is None or stake is None:
            raise StoreUnusable(
                "stake-gone",
                f"Table {terms.name} plays {terms.game} {terms.stake}, which the rulebook no longer offers; "
                "put the stake back, or close the table with the rulebook it was opened under.",
            )
        room.pools[name] = Pool(name, book, offer, stake, room.parts.books.currency)
        room.pools[name].is_offered = False
    return room.pools[name]
