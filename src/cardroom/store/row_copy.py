"""Copies all rows of a store into an empty one: the same rows, under the same numbers, hashes and laws.

The laws of the target's database check each row once more, and its balances are added up by it from the postings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, Protocol

from sqlalchemy import Table

from cardroom.store.bound import SCHEMA
from cardroom.store.faults import StoreUnusable
from cardroom.store.reading import RowReader
from cardroom.store.sql_tables import balances, entries, metadata, owners, postings

AT_ONCE: Final = 500
"""How many rows are written by one statement."""

Rows = Sequence[tuple[Any, ...]]
OF_MORE_THAN_SCHEMA: Final = f"SELECT 1 FROM register WHERE kind <> '{SCHEMA}' LIMIT 1"
"""Finds a line of the register on anything but the schema."""

Tell = Callable[[int, int], None]
"""Called with how many rows are copied, and of how many."""


class Filler(Protocol):
    """The writing side of a copy: one transaction on an empty store."""

    def is_empty(self) -> bool:
        """Whether no table of the store has a row but the register, which has lines on the schema alone."""

    def begin_register(self) -> None:
        """Take those lines away: the register of the copy begins as the source's does."""

    def put_seeds(self, seeds: Rows) -> None:
        """Put seeds into the vault: (hand, seed)."""

    def put(self, table: Table, rows: Rows) -> None:
        """Put rows into a table, with all columns in order."""

    def post(self, sealed: Rows, lines: Rows) -> None:
        """Put entries with their postings: each needs the other."""

    def close_owners(self, closed: Rows) -> None:
        """Close owners: (closed_ms, id)."""

    def balances(self) -> dict[str, int]:
        """Return the balances of accounts that are not at zero, as the postings make them."""

    def finish(self) -> None:
        """Note where the streams end, add the schema of this side to the register, and commit."""


class CopiedRows:
    """Counts the rows that are copied, and tells of them."""

    def __init__(self, reader: RowReader, tell: Tell) -> None:
        """Count the rows of the source; balances are no rows of a copy."""
        tables = (name for name in metadata.tables if name != balances.name)
        self._all = sum(int(reader.one(f"SELECT count(*) FROM {name}")[0]) for name in tables)
        self._copied = 0
        self._tell = tell

    def more(self, rows: Rows) -> None:
        """Note that these rows are copied."""
        self._copied += len(rows)
        self._tell(self._copied, self._all)


def copy_rows(reader: RowReader, filler: Filler, seeds: Iterator[tuple[str, bytes]], tell: Tell) -> None:
    """Copy all rows of the moment. Raises `StoreUnusable` where balances would not be those of the source."""
    for some in _in_parts(seeds):
        filler.put_seeds(some)
    filler.begin_register()
    with reader.moment():
        done = CopiedRows(reader, tell)
        _copy_owners(reader, filler, done)
        for table in metadata.sorted_tables:
            if table not in (owners, entries, postings, balances):
                for some in _in_parts(_rows(reader, table)):
                    filler.put(table, some)
                    done.more(some)
        _copy_entries(reader, filler, done)
        filler.close_owners(
            reader.connection.execute(
                "SELECT closed_ms, id FROM owners WHERE closed_ms IS NOT NULL"
            ).fetchall()
        )
        found = dict(
            reader.connection.execute("SELECT account, cents FROM balances WHERE cents <> 0").fetchall()
        )
    if found != filler.balances():
        raise StoreUnusable(
            "store-damaged", "the balances are not what the postings make them; nothing was copied"
        )
    filler.finish()


def _in_parts(rows: Iterable[Any]) -> Iterator[list[Any]]:
    left = iter(rows)
    while part := list(islice(left, AT_ONCE)):
        yield part


def _rows(reader: RowReader, table: Table, more: str = "", *values: Any) -> Iterator[Any]:
    columns = ", ".join(column.name for column in table.columns)
    order = more or "ORDER BY " + ", ".join(column.name for column in table.primary_key.columns)
    return reader.many(f"SELECT {columns} FROM {table.name} {order}", *values)


def _copy_owners(reader: RowReader, filler: Filler, done: CopiedRows) -> None:
    """Copy the owners, parents first, and open for now: mail is put in only between open ones."""
    rows = {row[0]: row for row in _rows(reader, owners)}
    in_order: dict[str, tuple[Any, ...]] = {}
    for name in rows:
        line = [name]
        while (parent := rows[line[-1]][2]) is not None and parent not in in_order:
            line.append(parent)
        for one in reversed(line):
            in_order.setdefault(one, (*rows[one][:3], None))
    for some in _in_parts(in_order.values()):
        filler.put(owners, some)
        done.more(some)


def _copy_entries(reader: RowReader, filler: Filler, done: CopiedRows) -> None:
    for some in _in_parts(_rows(reader, entries)):
        first, last = some[0][0], some[-1][0]
        lines = list(_rows(reader, postings, "WHERE entry BETWEEN ? AND ? ORDER BY entry, line", first, last))
        filler.post(some, lines)
        done.more(some)
        done.more(lines)
