"""The houses of a room while it runs: their stakes, and their rulebooks when they are read again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import structlog

from cardroom.games.offers import load_house
from cardroom.room.accounts.players import Players
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.lobby.cash_floor import CashFloor
from cardroom.room.lobby.departures import Departures, longest_memory_ms
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.pool import Pool, pool_id, pool_of
from cardroom.room.protocol.responses import BookFaultBody, HouseReloaded, Reloaded
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.rules.layers.rule_faults import BookFault, RulebookFaults
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.rows import Commit, LogRecord

RELOAD = "reload_rulebooks"
_log = structlog.get_logger("cardroom.houses")


class Houses:
    """Puts new versions of the houses' rulebooks in force. An open table keeps the rulebook it was opened by."""

    def __init__(
        self,
        books: Books,
        outbox: Outbox,
        clock: Clock,
        players: Players,
        floor: CashFloor,
        lines: Lines,
        departures: Departures,
        sources: tuple[str, ...] = (),
    ) -> None:
        """`sources` are the files or shipped names that the rulebooks came from, in the order of the rulebooks."""
        self._books = books
        self._outbox = outbox
        self._clock = clock
        self._players = players
        self._houses = floor.houses
        self._pools = floor.pools
        self._lines = lines
        self._departures = departures
        self._board = floor.board
        self._sources = sources
        self._one_at_a_time = asyncio.Lock()

    def _show_change(self) -> None:
        """Serve the waiting lists by the new versions, and show the lobby again."""
        self._departures.remember_for(longest_memory_ms(self._pools.values()))
        for pool in list(self._pools.values()):
            self._lines.serve(pool)
        self._board.changed_all()

    async def reload(self, by: Person | None, reason: str) -> Reloaded:
        """Read every rulebook again. With a fault in any of them the room keeps those it has, and reports all faults.

        `by` is None when the operator of the machine asks.
        """
        if by is not None:
            check_may(self._players.now(by), "reload_rulebooks")
        async with self._one_at_a_time:
            if not self._sources:
                raise Refused(
                    "no-rulebook-files",
                    "This room did not read its rulebooks from files; start it again to change them.",
                )
            read, faults = await asyncio.to_thread(_read, self._sources)
            if not faults:
                faults = self._misfits(read)
            if faults:
                for fault in faults:
                    _log.error("rulebook_fault", fault=str(fault))
                bodies = tuple(BookFaultBody.of(fault) for fault in faults)
                return Reloaded(self._shown(), bodies)
            changed = [book for book in read if book.version != self._books[book.id].version]
            for warning in [warning for book in changed for warning in book.warnings]:
                _log.warning("rulebook_warning", warning=str(warning))
            if changed or by is not None:
                await self._outbox.keep(Commit(log=(self._record(by, reason, changed),)))
            for book in changed:
                self._books.put_in_force(book)
                self._restock(book)
            if changed:
                self._show_change()
                await self._outbox.durable()
            _log.info("rulebooks_reloaded", changed=[book.id for book in changed])
            return Reloaded(self._shown({book.id for book in changed}))

    def _misfits(self, read: list[Rulebook]) -> list[BookFault]:
        """Faults that no running room can accept: another house in a house's file, or another currency."""
        books, found = self._books, []
        for source, before, now in zip(self._sources, books.values(), read, strict=True):
            for entry in ("id", "currency"):
                was, is_now = getattr(before, entry), getattr(now, entry)
                if was != is_now:
                    words = f"was {was!r} and is {is_now!r} now: a running room cannot take that up, start it again"
                    found.append(BookFault(source, 0, entry, words))
        return found

    def _shown(self, changed: Iterable[str] = ()) -> tuple[HouseReloaded, ...]:
        known = set(changed)
        return tuple(
            HouseReloaded(book.id, book.name, book.version, book.id in known) for book in self._books.values()
        )

    def _record(self, by: Person | None, reason: str, changed: list[Rulebook]) -> LogRecord:
        details = {book.id: book.version for book in changed}
        who, subject = by.id if by else "operator", ", ".join(details)
        return LogRecord(self._clock.now_ms(), who, RELOAD, subject, reason, dict(details))

    # ------------------------------------------------------------------ stakes

    def _restock(self, book: Rulebook) -> None:
        """Update the house's stakes by its new rulebook: those that go on, new ones, and those no longer offered."""
        rooms = self._pools
        self._houses[book.id].house.book = book
        left = {pool.id: pool for pool in rooms.values() if pool.house == book.id}
        now: dict[str, Pool] = {}
        for offer in book.games.values():
            for stake in offer.stakes:
                name = pool_id(self._books, book.id, offer.id, stake.name)
                pool = left.pop(name, None)
                if pool is None:
                    pool = pool_of(self._books, self._houses, book, offer, stake)
                else:
                    pool.take_up(book, offer, stake)
                now[name] = pool
        for pool in left.values():
            pool.is_offered = False
            for player in [waiting.player for waiting in pool.waiting.line]:
                self._lines.leave(player, pool.id, why="staff")
            if pool.writers or pool.opening:
                now[pool.id] = pool
        in_order = [
            pool
            for house in self._books
            for pool in (
                now.values() if house == book.id else [p for p in rooms.values() if p.house == house]
            )
        ]
        rooms.clear()
        rooms.update({pool.id: pool for pool in in_order})


def _read(sources: tuple[str, ...]) -> tuple[list[Rulebook], list[BookFault]]:
    """Every rulebook, or the faults of all of them. Runs on a thread, so the room plays on."""
    books: list[Rulebook] = []
    faults: list[BookFault] = []
    for source in sources:
        try:
            books.append(load_house(source))
        except RulebookFaults as found:
            faults += found.faults
    return books, faults
