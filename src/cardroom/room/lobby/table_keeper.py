"""Opening and closing tables, and how they are named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from cardroom.room.hosting.chip_sources import chips_of
from cardroom.room.hosting.house import owner_of
from cardroom.room.hosting.house_commands import EnterTable, TableIsClosed
from cardroom.room.hosting.open_tables import TableWriters
from cardroom.room.hosting.table_owner import record_of
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.lobby.cash_floor import CashFloor
from cardroom.room.lobby.pool import Pool
from cardroom.room.private.private_games import PrivateGames
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.entropy import draw_id
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.stake_settings import StakeSettings, free_name
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.room.runtime.timers import Wake
from cardroom.rules.rulebook import Rulebook
from cardroom.store.faults import StoreRefused
from cardroom.store.protocol import Reader
from cardroom.store.rows import Change, CloseTable, Commit, KeepMatter, LogRecord, OpenTable
from cardroom.table.model.decided import Decided
from cardroom.table.model.view import TableTerms

LAKES: Final = [
    "Saimaa",
    "Päijänne",
    "Inari",
    "Pielinen",
    "Oulujärvi",
    "Kallavesi",
    "Puula",
    "Lokka",
    "Lestijärvi",
    "Höytiäinen",
    "Keitele",
    "Suvasvesi",
    "Kyyvesi",
    "Kiantajärvi",
    "Kemijärvi",
    "Konnevesi",
    "Nilakka",
    "Viinijärvi",
    "Vanajavesi",
    "Näsijärvi",
    "Juojärvi",
    "Orivesi",
    "Pyhäjärvi",
    "Vesijärvi",
    "Kuolimo",
    "Unnukka",
    "Simojärvi",
    "Onkivesi",
    "Lappajärvi",
    "Kivijärvi",
    "Miekojärvi",
    "Lohjanjärvi",
    "Längelmävesi",
    "Koitere",
    "Pihlajavesi",
]


def table_name(number: int) -> str:
    """The name of the room's table of this number, from 1: a lake, with a count from the second round on."""
    round_, place = divmod(number - 1, len(LAKES))
    return LAKES[place] if round_ == 0 else f"{LAKES[place]} {round_ + 1}"


_encode = msgspec.json.Encoder().encode


class TableKeeper:
    """Opens tables of a pool by the house's rulebook in force, and closes empty ones."""

    def __init__(
        self,
        books: Books,
        outbox: Outbox,
        time: TimeAndChance,
        settings: RoomSettings,
        floor: CashFloor,
        writers: TableWriters,
        private: PrivateGames,
    ) -> None:
        self._books = books
        self._outbox = outbox
        self._clock = time.clock
        self._timers = time.timers
        self._entropy = time.entropy
        self._settings = settings
        self._houses = floor.houses
        self._tables = floor.tables
        self._pools = floor.pools
        self._lobby = floor.board
        self._writers = writers
        self._private = private
        self._opened = 0
        self._on_the_way: list[str] = []
        """The names of tables on their way to the disk."""
        self._closing: dict[str, Wake] = {}
        """By table: the time at which it closes, if it is still empty then."""

    def load(self, reader: Reader) -> None:
        """Continue the names of tables where the previous run of the room ended."""
        tables = reader.tables(with_closed=True)
        self._opened = sum(not table.terms.get("tournament") for table in tables)

    def open_table(
        self,
        pool: Pool,
        then: Callable[[], None] = lambda: None,
        log: Callable[[str], LogRecord] | None = None,
        own: StakeSettings | None = None,
        more: Callable[[str], tuple[Change, ...]] = lambda _: (),
    ) -> str:
        """Open a new, empty table of a pool by the house's rulebook in force; returns its id.

        The table exists, and `then` is called, once it is stored; if the store refuses it, it never existed.

        `log` makes the log record from the table's id, where staff asked for the table, and `more` what is stored with
        it. `own` are the wishes for this table, where they are not those of its stake.
        """
        self._opened += 1
        book = self._books[pool.house]
        name = self._name(own.names if own and own.names else pool.wishes.names)
        terms = pool.terms(draw_id(self._entropy, "t"), name, own)
        self._open(pool, terms, book, then, log, more(terms.table))
        return terms.table

    def _name(self, names: tuple[str, ...]) -> str:
        """The next table's name: one of `names` that no open table has, or a lake's where there are none."""
        if not names:
            return table_name(self._opened)
        open_now = [writer.terms.name for writer in self._tables.values()]
        return free_name(names, [*open_now, *self._on_the_way])

    def open_apart(
        self,
        pool: Pool,
        terms: TableTerms,
        book: Rulebook,
        log: LogRecord,
        game: KeepMatter,
        then: Callable[[], None],
        refused: Callable[[], None],
    ) -> None:
        """Open a table that no lobby shows, by the rulebook of a host or of the house; then call `then` or `refused`."""
        self._pools[pool.id] = pool
        self._open(pool, terms, book, then, lambda _: log, (game,), refused)

    def _open(
        self,
        pool: Pool,
        terms: TableTerms,
        book: Rulebook,
        then: Callable[[], None],
        log: Callable[[str], LogRecord] | None,
        more: tuple[Change, ...] = (),
        refused: Callable[[], None] = lambda: None,
    ) -> None:
        now_ms = self._clock.now_ms()
        record = record_of(terms, book.version, now_ms)
        changes: tuple[Change, ...] = (
            *self._books.keeping(book),
            OpenTable(record, owner_of(terms.house)),
            *more,
        )
        writer = self._writers.opened(self._writers.empty(terms, book), pool.id)
        pool.opening += 1
        self._on_the_way.append(terms.name)

        def opened() -> None:
            pool.opening -= 1
            self._on_the_way.remove(terms.name)
            self._books.was_kept(book)
            self.adopt(writer, pool, now_ms)
            then()

        def on_rejected(_: StoreRefused) -> None:
            pool.opening -= 1
            self._on_the_way.remove(terms.name)
            self._tidy(pool)
            refused()

        commit = Commit(changes=changes, log=() if log is None else (log(terms.table),))
        self._outbox.commit(commit, opened, on_rejected=on_rejected, aside=log is None)

    def adopt(self, writer: TableWriter, pool: Pool, opened_ms: int) -> None:
        """Enter an open table into the room and its pool."""
        self._tables.put(writer)
        pool.add(writer, opened_ms)
        self.enter(writer, pool)
        self._lobby.changed(pool.id)

    def enter(self, writer: TableWriter, pool: Pool) -> None:
        """Enter a table into its house's register of seats, unless it is there: a new one, or one of version 0.9."""
        held, table, house = writer.table, writer.terms.table, self._houses[pool.house]
        if writer.terms.is_apart or writer.is_halted or house.is_halted or table in house.house.seats:
            return
        players = tuple([seat.player for seat in held.seats.values()])
        name = writer.terms.name
        now_ms, seats = self._clock.now_ms(), held.seats.values()
        serving = tuple([seat.player for seat in seats if seat.is_penalised(now_ms)])
        enters = EnterTable(table, name, pool.line, held.free_seats, players, bool(held.draining), serving)
        house.carry_out(enters, Commit(), now_ms, aside=True)

    def forget_closed(self) -> None:
        """At a start: tell each house of tables in its register that closed while it was frozen."""
        for house in [one for one in self._houses.values() if not one.is_halted]:
            for table in [one for one in house.house.seats.tables if one not in self._tables]:
                house.carry_out(TableIsClosed(table), Commit(), self._clock.now_ms(), aside=True)

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Close a table that nobody needs, after a step in which a seat may have come free."""
        self.close_later(writer, now_ms)
        self.close_if_due(writer)

    def close_if_due(self, writer: TableWriter) -> None:
        """Close a table that staff wanted closed, once nobody is at it."""
        if writer.is_closing and not writer.stopped and self._is_deserted(writer):
            self.close_table(writer)

    def _is_deserted(self, writer: TableWriter) -> bool:
        """Whether nobody is at a table, and the house has granted nobody a seat there."""
        granted = self._houses[writer.terms.house].house.seats.granted(writer.terms.table)
        return not writer.table.seats and not writer.in_hand and not granted

    def close_later(self, writer: TableWriter, now_ms: int) -> None:
        """Close an empty table after a while, unless somebody sits down."""
        table = writer.terms.table
        if writer.table.seats or writer.stopped:
            return
        after_ms = chips_of(writer.terms).closes_after_ms(self._settings)
        if after_ms is None:
            return
        self._close_no_more(table)  # it was taken and emptied again since: a new wait applies

        def close() -> None:
            self._closing.pop(table, None)
            kept = self._pools[writer.pool].waiting.kept_seats(table)
            if not writer.stopped and not kept and self._is_deserted(writer):
                self.close_table(writer)

        self._closing[table] = self._timers.at(now_ms + after_ms, close)

    def _close_no_more(self, table: str) -> None:
        before = self._closing.pop(table, None)
        if before is not None:
            before.cancel()

    def close_table(self, writer: TableWriter) -> None:
        """Close an empty table; a stake that the house offers no longer goes with its last table.

        A closing that the store refuses is undone: the table comes back as one whose step the store refused.
        """
        assert not writer.table.seats and not writer.in_hand, "only empty tables close"
        table, pool = writer.terms.table, self._pools[writer.pool]
        writer.stop()
        told, opened_ms = _encode(to_client.TableClosed(table)).decode(), pool.numbers[table].opened_ms
        self._tables.remove(table)
        self._close_no_more(table)
        pool.remove(table)
        now_ms = self._clock.now_ms()
        ended = self._private.end(table, now_ms)
        house = self._houses[pool.house]
        commit = Commit(
            entries=ended.entries, changes=(CloseTable(table, now_ms), *ended.changes), log=ended.log
        )

        def closed() -> None:
            for connection in writer.audience:
                connection.send(told)
            writer.watched.dismiss()
            self._private.ended(table)

        def on_rejected(fault: StoreRefused) -> None:
            self._private.not_ended(table)
            self._pools.setdefault(pool.id, pool)
            self.adopt(writer, pool, opened_ms)
            writer.reject(fault)

        if not house.is_halted and (table in house.house.closing or table in house.house.seats):
            house.carry_out(TableIsClosed(table), commit, now_ms, closed, on_rejected=on_rejected, aside=True)
        else:

            def with_entries(fault: StoreRefused) -> None:
                self._private.take_back(ended)  # a house that carries a commit out does so itself
                on_rejected(fault)

            self._outbox.commit(commit, closed, on_rejected=with_entries, aside=True)
        self._tidy(pool)

    def _tidy(self, pool: Pool) -> None:
        """Remove a stake that the house offers no longer, when its last table has closed."""
        if pool.is_offered or pool.writers or pool.opening:
            self._lobby.changed(pool.id)
        else:
            self._pools.pop(pool.id, None)
            self._lobby.changed_all()
