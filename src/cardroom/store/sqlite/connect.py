"""Connections to the room's files; every setting that durability depends on is read back and checked."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from cardroom.store.faults import StoreUnusable

WAL_RESET_MENDED: Final = (3, 51, 3)
"""The first SQLite in which two writing connections cannot corrupt a WAL. Before it there must be one: we have one."""

UNREADABLE: Final = (sqlite3.Error, UnicodeDecodeError)
"""The exceptions of SQLite over a damaged file; its messages may quote a name that is no longer valid text."""

_WRITING: Final = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: a commit is flushed before it is acknowledged (NORMAL may lose it with the power)
    "foreign_keys": 1,
    "recursive_triggers": 1,  # else INSERT OR REPLACE deletes without the append-only triggers
    "cell_size_check": 1,
    "busy_timeout": 5000,
    # 16 MB: the last pages of many journals. Each commit that moved pages of an index about (balance_nonroot, which
    # numbers one as 262,145 for a moment) walks through all of it (pcache1TruncateUnsafe): 64 MB cost 16 us an action.
    "cache_size": -16384,
    "wal_autocheckpoint": 16000,  # 64 MB, a bound: the writer moves the WAL into the file when it has time
    "journal_size_limit": 67_108_864,  # a WAL that grew larger during a long read is cut to this size
}


def connect_writing(path: Path) -> sqlite3.Connection:
    """The only connection that may write the file; transactions are begun and ended explicitly.

    The thread that opens it may pass it to the writer thread, which is then the only one to use it. Raises
    `StoreUnusable` when the file cannot be opened or a setting does not hold.
    """
    try:
        connection = sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, cached_statements=512
        )
        for setting, wanted in _WRITING.items():
            connection.execute(f"PRAGMA {setting} = {wanted}").fetchall()
            found = connection.execute(f"PRAGMA {setting}").fetchone()[0]
            if found != wanted:
                raise StoreUnusable(
                    "store-setting",
                    f"{path}: {setting} is {found!r} and must be {wanted!r}; nothing was opened",
                )
    except UNREADABLE as fault:
        raise StoreUnusable("store-unreadable", f"{path}: cannot be opened as a store: {fault}") from fault
    return connection


def connect_reading(path: Path) -> sqlite3.Connection:
    """A read-only connection: it can neither change a row nor checkpoint the WAL."""
    try:
        uri = f"{path.absolute().as_uri()}?mode=ro"
        connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA query_only = 1")
        connection.execute("PRAGMA busy_timeout = 5000")
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except UNREADABLE as fault:
        raise StoreUnusable("store-unreadable", f"{path}: cannot be read as a store: {fault}") from fault
    return connection


def sqlite_warning() -> str | None:
    """A warning for the operator if this Python's SQLite is too old, else None."""
    if sqlite3.sqlite_version_info >= WAL_RESET_MENDED:
        return None
    wanted = ".".join(map(str, WAL_RESET_MENDED))
    return (
        f"SQLite {sqlite3.sqlite_version} is older than {wanted}: let no other program write to the room's files "
        "while the room runs (the room itself has one writer, so it is safe)."
    )
