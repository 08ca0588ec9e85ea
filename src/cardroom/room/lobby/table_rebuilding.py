"""A table as the store has it: by its own rulebook, from its newest snapshot and the steps after it.

The data must be what the room wrote, and the stacks must be those of the ledger. A table that differs is stopped:
nothing is dealt there and no chip of it moves, while the others open.
"""

from __future__ import annotations

from typing import Final

import msgspec
import structlog

from cardroom.cash.cash_table import CashTable
from cardroom.ledger import accounts
from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.chip_sources import chips_of
from cardroom.room.hosting.house_writer import HouseWriters
from cardroom.room.hosting.open_tables import TableWriters
from cardroom.room.hosting.stored_table import LoadedTable, StoredTable, restore
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.lobby.pool import Pool, pool_apart, pool_id, pool_of
from cardroom.room.runtime.books_in_force import Books
from cardroom.rules.layers.rule_faults import RulebookFaults
from cardroom.rules.rulebook import Rulebook
from cardroom.store.faults import StoreUnusable
from cardroom.table.model.view import TableTerms

_log = structlog.get_logger("cardroom.rebuilding")

WHAT_TO_DO: Final = (
    "Its players' money is safe in the ledger; run `cardroom audit`, and take the folder from its backup."
)


class TableDiffers(StoreUnusable):
    """The stored data of a table is not what the room wrote, or not what the ledger says."""

    def __init__(self, message: str) -> None:
        super().__init__("table-differs", message)


class Rebuilding:
    """Rebuilds tables as they were at their last stored step."""

    def __init__(
        self,
        books: Books,
        ledger: Ledger,
        houses: HouseWriters,
        pools: dict[str, Pool],
        writers: TableWriters,
    ) -> None:
        self._books = books
        self._ledger = ledger
        self._houses = houses
        self._pools = pools
        self._writers = writers

    def rebuilt(self, kept: StoredTable) -> tuple[TableWriter, Pool, Rulebook | None]:
        """The writer of a table at its last stored step, and its pool; nobody follows it yet and no clock runs.

        The third is the rulebook that stands in for one this program cannot read, None where the table's own was read.
        Raises `StoreUnusable` where the store and the journal do not give the table back, `TableDiffers` where they
        give another.
        """
        terms, book, pool, is_its_own = self._place_of(kept)
        return (
            self._writers.opened(self._loaded(kept, terms, book), pool.id),
            pool,
            None if is_its_own else book,
        )

    def reload(self, writer: TableWriter, kept: StoredTable) -> bool:
        """Let a table go on from its last stored step, with its followers; return whether it runs.

        Raises as `rebuilt` does, and then the table is as it was.
        """
        terms, book, _, _ = self._place_of(kept)
        return writer.reload(self._loaded(kept, terms, book), kept.mail)

    def _loaded(self, kept: StoredTable, terms: TableTerms, book: Rulebook) -> LoadedTable:
        state = kept.state
        if state.unproven:
            raise TableDiffers(f"Table {terms.name} stands still: {state.unproven}. {WHAT_TO_DO}")
        loaded = self._writers.empty(terms, book, state.table.book or "")
        restore(loaded.stream, kept, loaded.watched)
        self._check_stacks(loaded.table)
        return loaded

    def _check_stacks(self, table: CashTable) -> None:
        """Raise `TableDiffers` for a stack on which the ledger and the table differ."""
        on_table, held = accounts.stack(table.terms.table, "x").removesuffix("x"), table.held()
        by_ledger = {
            account.removeprefix(on_table): cents
            for account, cents in self._ledger.balances.items()
            if account.startswith(on_table)
        }
        for player in sorted(by_ledger.keys() | held.keys()):
            here, there = held.get(player, 0), by_ledger.get(player, 0)
            if here != there:
                words = f"{player} has {here} on it by its journal, and {there} by the ledger"
                raise TableDiffers(f"Table {table.terms.name} stands still: {words}. {WHAT_TO_DO}")

    def standing(self, kept: StoredTable, why: TableDiffers) -> tuple[TableWriter, Pool]:
        """The writer of a table that differs, frozen: for staff to see, and for players who left chips there."""
        terms, book, pool, _ = self._place_of(kept)
        loaded = self._writers.empty(terms, book)
        try:
            loaded.stream.load(kept.stream)
        except (ValueError, TypeError, LookupError) as fault:
            _log.error("snapshot_unreadable", table=terms.table, fault=str(fault))
            loaded = self._writers.empty(terms, book)
        loaded.stream.seq = kept.state.last_seq
        writer = self._writers.opened(loaded, pool.id)
        writer.freeze(why.message, what="differs")
        return writer, pool

    def _place_of(self, kept: StoredTable) -> tuple[TableTerms, Rulebook, Pool, bool]:
        """A table's terms, its rulebook, its pool, and whether the rulebook is its own."""
        state = kept.state
        try:
            terms = msgspec.convert(state.table.terms, TableTerms)
        except msgspec.ValidationError as fault:
            raise StoreUnusable(
                "table-terms", f"The terms of table {state.table.name} cannot be read: {fault}. {WHAT_TO_DO}"
            ) from fault
        book, is_its_own = self._book_of(kept, chips_of(terms).has_own_book)
        return terms, book, self._pool_of(terms, book), is_its_own

    def _book_of(self, kept: StoredTable, goes_with_table: bool) -> tuple[Rulebook, bool]:
        """The rulebook that a table is dealt by, and whether it is the one it was opened by.

        It is not when that one was written for a program with other decision points, or when the table is older than
        the storing of rulebooks. Then the house's rulebook in force stands in for it: the replay proves that it decides
        the same. Raises `StoreUnusable` when the version is named and not there.
        """
        books, record = self._books, kept.state.table
        if record.book is None:
            return books[record.house], False
        try:
            found = books.of_version(record.book, kept.book, goes_with_table)
        except RulebookFaults as faults:
            _log.warning(
                "rulebook_of_another_program", table=record.id, version=record.book, faults=len(faults.faults)
            )
            return books[record.house], False
        if found is None:
            raise StoreUnusable(
                "rulebook-lost",
                f"Table {record.name} was opened by version {record.book} of the rulebook of {record.house!r}, which "
                "this folder does not have: what happened there cannot be read back. Take the folder from its backup.",
            )
        if found.defaulted:
            _log.warning(
                "rulebook_defaulted", table=record.id, version=record.book, decisions=list(found.defaulted)
            )
        return found, True

    def _pool_of(self, terms: TableTerms, book: Rulebook) -> Pool:
        """The pool of a table; it is one no longer offered where only the table's own rulebook has the stake."""
        if apart := chips_of(terms).apart:
            pool = pool_apart(apart, self._books.currency, book, terms.game, terms.stake, terms.table)
            return self._pools.setdefault(
                pool.id, pool
            )  # a table that is put back has its own, with who waits there
        name = pool_id(self._books, terms.house, terms.game, terms.stake)
        if name not in self._pools:
            offer = book.games.get(terms.game)
            stake = next((one for one in offer.stakes if one.name == terms.stake), None) if offer else None
            if offer is None or stake is None:
                raise StoreUnusable(
                    "stake-gone",
                    f"Table {terms.name} plays {terms.game} {terms.stake}, which the rulebook no longer offers; "
                    "put the stake back, or close the table with the rulebook it was opened under.",
                )
            self._pools[name] = pool_of(self._books, self._houses, book, offer, stake)
            self._pools[name].is_offered = False
        return self._pools[name]
