"""The writing side of a copy into a folder's files."""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy import Table

from cardroom.store.binding import bind_schema
from cardroom.store.row_copy import OF_MORE_THAN_SCHEMA, Rows
from cardroom.store.rows import HandSeed
from cardroom.store.sql_tables import entries, metadata, postings
from cardroom.store.sqlite.side import SQLITE
from cardroom.store.sqlite.triggers import keep_forever
from cardroom.store.sqlite.vault import put_seeds


class SqliteFiller:
    """Fills a room's file in one transaction, after its vault."""

    def __init__(self, main: sqlite3.Connection, vault: sqlite3.Connection) -> None:
        """Begin. `main` and `vault` are the only writing connections to the files."""
        self._main = main
        self._vault = vault
        main.execute("BEGIN IMMEDIATE")

    def is_empty(self) -> bool:
        """See `Filler`."""
        query = "SELECT 1 FROM {} LIMIT 1"
        looks = [
            OF_MORE_THAN_SCHEMA,
            *(query.format(table) for table in metadata.tables if table != "register"),
        ]
        return not any(self._main.execute(look).fetchone() for look in looks)

    def begin_register(self) -> None:
        """See `Filler`. The law that keeps the register is lifted within this transaction alone."""
        self._main.execute("DROP TRIGGER register_no_delete")
        self._main.execute("DELETE FROM register")
        self._main.execute(keep_forever("register", "DELETE"))

    def put_seeds(self, seeds: Rows) -> None:
        """See `Filler`. Seeds that a copy left behind which did not end are overwritten by the same."""
        put_seeds(self._vault, [HandSeed(*seed) for seed in seeds])

    def put(self, table: Table, rows: Rows) -> None:
        """See `Filler`."""
        columns = [column.name for column in table.columns]
        values = ", ".join("?" * len(columns))
        self._main.executemany(f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES ({values})", rows)

    def post(self, sealed: Rows, lines: Rows) -> None:
        """See `Filler`: postings come first, and the insert of their entry requires that they balance."""
        self.put(postings, lines)
        self.put(entries, sealed)

    def close_owners(self, closed: Rows) -> None:
        """See `Filler`."""
        self._main.executemany("UPDATE owners SET closed_ms = ? WHERE id = ?", closed)

    def balances(self) -> dict[str, int]:
        """See `Filler`."""
        found: list[Any] = self._main.execute(
            "SELECT account, cents FROM balances WHERE cents <> 0"
        ).fetchall()
        return dict(found)

    def finish(self) -> None:
        """See `Filler`. A folder has no fences: its lock is one for all streams."""
        bind_schema(self._main, SQLITE)
        self._main.execute("COMMIT")
