"""A reader of the room's file."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from cardroom.store.reading import RowReader
from cardroom.store.sqlite.connect import connect_reading
from cardroom.store.sqlite.side import SQLITE
from cardroom.store.sqlite.vault import seeds_of


class SqliteReader(RowReader):
    """The `Reader` of one thread over a connection that cannot write."""

    connection: sqlite3.Connection

    def __init__(self, path: Path, vault: Path | None = None) -> None:
        """Open the file at `path` for reading; `StoreUnusable` when it is no store. Seeds are read from a `vault`."""
        super().__init__(connect_reading(path), SQLITE, lambda hand: seeds_of(vault, hand) if vault else [])

    def close(self) -> None:
        """Let the file go."""
        self.connection.close()
