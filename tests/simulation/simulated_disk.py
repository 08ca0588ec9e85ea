"""The disk of a simulated room: the real writer and reader of SQLite, in memory, without threads."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from cardroom.store.faults import StoreFault
from cardroom.store.heads import Heads
from cardroom.store.reading import RowReader
from cardroom.store.rows import Commit
from cardroom.store.sqlite.side import SQLITE
from cardroom.store.sqlite.vault import SCHEMA as VAULT_SCHEMA
from cardroom.store.sqlite.vault import seeds_of
from cardroom.store.sqlite.writer import SqliteWriter
from cardroom.store.store_audit import Audit, AuditReport
from tests.blank_store import blank


class SteppedWriter(SqliteWriter):
    """Writes when it is told to, on the caller's thread."""

    def __init__(self, main: sqlite3.Connection, vault: sqlite3.Connection) -> None:
        self._main, self._vault, self._heads = main, vault, Heads(main)

    def store(self, commits: Sequence[Commit]) -> Sequence[StoreFault | None]:
        """Store commits as one group; see `Writer`."""
        return self._store(list(commits))


class SimulatedDisk:
    """What is on it outlives every crash."""

    def __init__(self) -> None:
        self.refused: set[tuple[str, int]] = set()
        """The steps (owner, number) that it would not take; it refuses none twice, for that freezes an owner."""
        self._main = connected()
        self._main.deserialize(without_wal(blank()))
        self._main.execute("PRAGMA foreign_keys = 1")
        self._vault = connected()
        for statement in VAULT_SCHEMA:
            self._vault.execute(statement)
        self.reader = RowReader(self._main, SQLITE, lambda hand: seeds_of(self._vault, hand))

    def writer(self) -> SteppedWriter:
        """The writer of a room that begins: it knows nothing but what is stored."""
        return SteppedWriter(self._main, self._vault)

    def audit(self) -> AuditReport:
        """Everything counted and hashed again."""
        return Audit(self.reader, (), None, (sqlite3.Error,)).run()

    def close(self) -> None:
        """Throw all of it away."""
        self._main.close()
        self._vault.close()


def without_wal(file: bytes) -> bytes:
    """A database file that says it has no WAL, for memory has none: bytes 18 and 19 of the header (SQLite, file format)."""
    return file[:18] + b"\x01\x01" + file[20:]


def connected() -> sqlite3.Connection:
    """A database in memory."""
    return sqlite3.connect(":memory:", isolation_level=None, cached_statements=512)
