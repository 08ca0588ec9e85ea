"""Opening a room: the ledger and every table are restored from the store, after a crash or an orderly stop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import msgspec
import structlog

from cardroom.ledger.ledger import Ledger
from cardroom.room.beside import LAST, OtherProcesses, OthersFollowed, closes_days
from cardroom.room.hosting.house import owner_of
from cardroom.room.hosting.house_opening import StoredHouse, open_houses, recall_houses, stored_house
from cardroom.room.hosting.journal import encode
from cardroom.room.hosting.open_tables import Plays, dealt_by_room_or_person
from cardroom.room.hosting.repeats import Repeats
from cardroom.room.hosting.stored_table import StoredTable, kept_tables, recall
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import Presence
from cardroom.room.identity.person import flags_of
from cardroom.room.identity.request import Recalled, kept_answers
from cardroom.room.lobby.stake_faults import check_stakes
from cardroom.room.lobby.table_rebuilding import TableDiffers
from cardroom.room.room import Room
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import ComparedClock, RoomClock
from cardroom.room.runtime.clock_watch import ClockWatch
from cardroom.room.runtime.entropy import Entropy, system_entropy
from cardroom.room.runtime.loop_lag import LoopLag
from cardroom.room.runtime.outbox import Outbox, stop_at_once
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.stake_settings import StakesAsWished
from cardroom.room.runtime.timers import LoopTimers, Timers
from cardroom.room.services import Services
from cardroom.room.stall import extend_clocks
from cardroom.room.talk.all_in_pause import check_paused_houses
from cardroom.room.tournaments.asked_at_tables import asked_at_tables
from cardroom.rules.rulebook import Rulebook
from cardroom.store.answers import InFlight
from cardroom.store.faults import MADE_BY_ANOTHER, StoreFault, StoreUnusable
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import AdoptTable, Change, Commit, DealBy, Snapshot
from cardroom.table.model.commands import Interrupt, Reopen

_log = structlog.get_logger("cardroom.opening")


async def open_room(
    books: Rulebook | Sequence[Rulebook],
    store: Store,
    settings: RoomSettings | None = None,
    *,
    demo: bool = False,
    sources: tuple[str, ...] = (),
    clock: ComparedClock | None = None,
    timers: Timers | None = None,
    entropy: Entropy = system_entropy,
    plays: Plays = dealt_by_room_or_person,
    on_failure: Callable[[StoreFault], None] = stop_at_once,
    others: OtherProcesses | None = None,
) -> Room:
    """Open the room of one house or several (the main one first) on a store, on the running event loop.

    `sources` are the locations of the books, so that they can be read again; `plays` say how each table is played.
    Every open table is rebuilt from its newest snapshot and the steps after it, by the version of the book with which
    it was opened. Its players are away until they connect again: that book says how long a hand waits for them before
    it is void (CO-TH.42, CO-23). With `others`, the processes that hold other houses of the store: what they change about
    people and money is followed.
    """
    settings = settings or RoomSettings()
    wishes = StakesAsWished(settings.stakes, settings.table_names, settings.table_languages)
    shelf = Books([books] if isinstance(books, Rulebook) else books, play_money=demo, wishes=wishes)
    check_stakes(settings.stakes, shelf)
    check_paused_houses(settings, shelf)
    await store.read(lambda reader: _check(reader, shelf, settings, demo))
    begun = await store.read(lambda reader: reader.changed_after(LAST, LAST)) if others is not None else None
    tables, streams, balances, answers = await store.read(lambda reader: _kept(reader, list(shelf)))
    repeats = Repeats()
    for kept in tables:
        recall(repeats, kept)
    clock = clock or RoomClock(await store.read(lambda reader: reader.newest_ms()), store.unanswered.stood_ns)
    loop_lag = LoopLag(clock)
    runs_by_itself = timers is None
    services = Services(
        books=shelf,
        store=store,
        ledger=Ledger(balances),
        outbox=Outbox(store, on_failure),
        clock=clock,
        timers=timers or LoopTimers(clock, loop_lag),
        loop_lag=loop_lag,
        entropy=entropy,
        presence=Presence(),
        settings=settings,
        plays=plays,
    )
    store.on_failure(on_failure)
    with _as_written():
        houses = open_houses(shelf, services.outbox, services.ledger, streams)
    room = Room(services, houses, demo, repeats, sources)
    recall_houses(repeats, streams, {pool.line: pool.id for pool in room.pools.values()})
    repeats.recall(answers)
    await _read_back(room, tables)
    await room.tournaments.begin()
    await room.live_desks.begin()
    await room.desk_tables.begin()
    room.tournament_door.begin()
    await room.tournament_door.repeating.begin()
    room.overdue.look()
    await _learn_names(room)
    await store.read(room.live_desk.results.load)
    if others is not None and begun is not None:
        room.closing.is_ours = partial(closes_days, store.node)
        OthersFollowed(room, others, begun).begin()
    room.sweep.begin()
    room.closing.begin()
    if (
        runs_by_itself
    ):  # a caller with its own timers handles stops of its clock, and has books counted when it wants
        loop_lag.begin(services.timers.at, lambda by_ms: extend_clocks(room.hosted, room.lines, by_ms))
        ClockWatch(clock, services.timers).begin()
        room.reconciler.begin()
        room.watchdog.begin()
    loop = type(asyncio.get_running_loop()).__name__
    _log.info("room_opened", houses=list(shelf), tables=len(room.tables), loop=loop)
    return room


@contextmanager
def _as_written() -> Iterator[None]:
    """A context in which stored data is decoded.

    Raises `StoreUnusable` for data that only another program can have written.
    """
    try:
        yield
    except msgspec.MsgspecError as fault:
        words = f"the store holds what this program did not write ({fault}). {MADE_BY_ANOTHER}"
        raise StoreUnusable("store-unreadable", words) from fault


def _kept(
    reader: Reader, houses: list[str]
) -> tuple[list[StoredTable], dict[str, StoredHouse], dict[str, int], list[Recalled]]:
    """Return open tables, the houses' streams, all balances and recent answers, all of one moment."""
    with _as_written(), reader.moment():
        streams = {house: stored_house(reader, house) for house in houses}
        answers = [*(Recalled(*one) for one in asked_at_tables(reader)), *kept_answers(reader)]
        return kept_tables(reader), streams, reader.balances(), answers


async def _read_back(room: Room, tables: list[StoredTable]) -> None:
    """Restore the desks, then the tables, then the waiting lines; end what a stop has interrupted."""
    await room.services.store.read(lambda reader: _load_desks(room, tables, reader))
    elsewhere = await room.services.store.read(lambda reader: reader.held_elsewhere(room.funding.owners()))
    for owner in [one for one in room.funding.owners() if one not in elsewhere]:
        room.funding.return_all(owner, await room.services.store.read(partial(_in_flight, owner)))
    room.jackpots.begin()
    for kept in tables:
        _reopen(room, kept)
    room.keeper.forget_closed()
    for house in room.house_writers.values():
        room.tables.deliver(house.outgoing)
        house.delivers = room.tables.deliver
    room.lines.load()
    room.jackpots.settle()
    await room.send_away()
    room.bans.begin()
    await room.apart.changed()
    room.private_games.settle()


async def _learn_names(room: Room) -> None:
    """Load the names of players at tables, in their last steps and in tournaments, and of staff at live tables."""
    spoken_of = dict.fromkeys(room.tournaments.tables_shown.players)
    for owner in room.tournaments.all():
        spoken_of |= dict.fromkeys(owner.tournament.state.entrants if owner.tournament is not None else ())
    for writer in room.tables.values():
        spoken_of |= writer.watched.recent.players | dict.fromkeys(
            [seat.player for seat in writer.table.seats.values()]
        )
        if writer.terms.live:
            spoken_of |= dict.fromkeys(room.live_desk.hands.people(writer))
    await room.services.store.read(lambda reader: room.services.names.load(reader, spoken_of))


def _in_flight(owner: str, reader: Reader) -> list[InFlight]:
    return reader.in_flight(owner)


def _load_desks(room: Room, tables: list[StoredTable], reader: Reader) -> None:
    """Load the state of each desk.

    This runs beside the event loop, which waits: so a desk loads here, and does nothing else.
    """
    with _as_written():
        for desk in (
            room.keeper, room.private_games, room.openings, room.complaints, room.newcomers, room.payments,
            room.codes.halves, room.house_money.asked, room.live_desk, room.second_resets.wishes, room.bans, room.mutes.all,
            room.neighbours.households, room.payouts,
        ):  # fmt: skip
            desk.load(reader)
    versions = [book.version for book in room.services.books.values()]
    versions += [kept.state.table.book for kept in tables if kept.state.table.book is not None]
    room.acceptance.load(reader, dict.fromkeys(versions))


def _check(reader: Reader, books: Books, settings: RoomSettings, demo: bool) -> None:
    """Check that this is a store of these houses and of this kind of room."""
    check_houses(reader, books)
    if not demo:
        check_people(reader, settings.bots_allowed)


def check_houses(reader: Reader, books: Books) -> None:
    """Check that all open tables belong to houses of the room, and that all money is of one currency.

    Raises `StoreUnusable` naming the house that is missing, or the other currency.
    """
    open_here = {record.id for record in reader.tables()}
    for record in reader.tables(with_closed=True):
        currency = record.terms.get("currency")
        own = books.get(record.house)
        if own is not None and record.terms.get("tournament") and currency == own.currency:
            currency = books.currency  # rooms up to November 2026 wrote the house's own, with play money too
        if currency is not None and currency != books.currency:
            raise StoreUnusable(
                "store-in-another-currency",
                f"The money in this folder is {currency}, that of {books.main.name} is {books.currency}: "
                f"open it with --house {record.house}, or give {books.main.id!r} a folder of its own with --data",
            )
        if record.id in open_here and record.house not in books:
            raise StoreUnusable(
                "store-of-another-house",
                f"Tables in this folder are those of the house {record.house!r}, which is not among "
                f"{', '.join(books)}: open it with --house {record.house} too, close them there, "
                f"or give {books.main.id!r} a folder of its own with --data",
            )


def check_people(reader: Reader, bots_allowed: bool) -> None:
    """Check that there are no accounts of a demo: anybody knows their passwords, and programs play.

    Raises `StoreUnusable` naming one of them. A room for load tests may have bots, but no accounts of a demo.
    """
    after = ""
    while records := reader.players(after):
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


def _reopen(room: Room, kept: StoredTable) -> None:
    """Reopen a table: load it, replay it, and wait for its players. A table that differs from its journal is frozen."""
    state = kept.state
    if state.parent is None:  # a table of version 0.8 or earlier
        adopted = AdoptTable(state.table.id, owner_of(state.table.house))
        room.services.outbox.commit(Commit(changes=(adopted,)), on_rejected=room.services.outbox.fail)
    try:
        writer, pool, stand_in = room.rebuilding.rebuilt(kept)
    except TableDiffers as differs:
        writer, pool = room.rebuilding.standing(kept, differs)
        room.keeper.adopt(writer, pool, state.table.opened_ms)
        return
    table, terms = writer.table, writer.terms
    if stand_in is not None:
        if writer.in_hand and state.table.book is not None:
            raise StoreUnusable(
                "rulebook-of-another-program",
                f"A hand is under way at table {terms.name}, dealt by a rulebook that this program cannot read whole. "
                "Open the folder once more with the program that dealt it and stop it with SIGTERM: it finishes its "
                "hands, and then this program takes the table over.",
            )
        _take_up(room, writer, stand_in)
    room.keeper.adopt(writer, pool, state.table.opened_ms)
    if table.seats and table.is_dealt_by_room:  # at a table that a person deals nobody is on line
        writer.carry_out(Interrupt())
    if table.draining == "stopping":
        writer.carry_out(Reopen())
    writer.waited = kept.mail
    writer.hear(())
    writer.wake()
    room.table_closing.restored(writer)


def _take_up(room: Room, writer: TableWriter, book: Rulebook) -> None:
    """Save the book with which a table came back, where it is not the one with which the table was opened."""
    changes: tuple[Change, ...] = (
        *room.services.books.keeping(book),
        DealBy(writer.terms.table, book.version),
    )
    snapshot = (
        None if writer.in_hand else Snapshot(writer.terms.table, writer.seq, encode(writer.table.dump()))
    )
    room.services.outbox.commit(
        Commit(changes=changes, snapshot=snapshot), on_rejected=room.services.outbox.fail
    )
