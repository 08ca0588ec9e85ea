"""A reader of the room's file."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from cardroom.store.reading import RowReader
from cardroom.store.sqlite.connect import connect_reading
from cardroom.store.sqlite.side import SQLITE
from cardroom.store.sqlite.vault import seeds_of


class SqliteReader(RowReader):
    """The `Reader` of one thread, over a read-only connection."""

    connection: sqlite3.Connection

    def __init__(self, path: Path, vault: Path | None = None) -> None:
        """Open the file at `path` for reading; `StoreUnusable` if it is no store. Seeds are read from a `vault`."""
        super().__init__(connect_reading(path), SQLITE, self._seeds_of)
        self._path_of_vault = vault
        self._vault: sqlite3.Connection | None = None

    def _seeds_of(self, hand: str) -> list[bytes]:
        if self._path_of_vault is None:
            return []
        if self._vault is None:  # opened once, for a page asks for fifty seeds and a search for hundreds
            self._vault = connect_reading(self._path_of_vault)
        return seeds_of(self._vault, hand)

    def close(self) -> None:
        """Close the files."""
        self.connection.close()
        if self._vault is not None:
            self._vault.close()
