"""The audit of a folder."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path

from cardroom.store.bound import OF_OWNERS
from cardroom.store.rows import Head
from cardroom.store.sqlite.reader import SqliteReader
from cardroom.store.sqlite.store import ROOM_FILE, VAULT_FILE
from cardroom.store.sqlite.vault import all_seeds
from cardroom.store.store_audit import Audit, AuditReport


def audit_store(
    folder: Path | str,
    published: Mapping[str, Head] | None = None,
    *,
    with_vault: bool = True,
    heads: Sequence[Mapping[str, Head]] = (),
) -> AuditReport:
    """Audit the store in a folder. `published` are heads from an earlier day, `heads` those of many days.

    Raises `StoreUnusable` if the file cannot be opened at all; a damaged file is a finding.
    """
    folder = Path(folder)
    reader = SqliteReader(folder / ROOM_FILE)
    try:
        _read_as_of_now(reader.connection)
        days = (*heads, published) if published else heads
        seeds = (lambda: all_seeds(folder / VAULT_FILE)) if with_vault else None
        return Audit(reader, days, seeds, (sqlite3.Error,)).run()
    finally:
        reader.close()


def _read_as_of_now(connection: sqlite3.Connection) -> None:
    """Show entries and log of a file from before owners had their own as what they are today: all of them people's."""
    with contextlib.suppress(sqlite3.Error):  # the audit says what is damaged
        for table in OF_OWNERS:
            columns = {name for _, name, *_ in connection.execute(f"PRAGMA main.table_info({table})")}
            if columns and "owner" not in columns:
                connection.execute(
                    "PRAGMA query_only = 0"
                )  # the file stays read-only: a view is the connection's
                connection.execute(
                    f"CREATE TEMP VIEW {table} AS SELECT *, NULL AS owner, NULL AS seq FROM main.{table}"
                )
                connection.execute("PRAGMA query_only = 1")
