"""Checks that a folder's files are intact, before a room opens them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from cardroom.store.faults import StoreUnusable, first_line
from cardroom.store.seals import seal_of
from cardroom.store.sqlite.connect import connect_reading
from cardroom.store.sqlite.migrating import HEAD, step_of
from cardroom.store.sqlite.reader import SqliteReader
from cardroom.store.sqlite.store import ROOM_FILE, VAULT_FILE
from cardroom.store.start_checks import unsound

LAST_SEALS: Final = 1000
"""The number of hands whose seeds are compared with their seals, besides those that may resume."""
HEADER_BYTES: Final = 100
CHECKED_WHOLE_BYTES: Final = 256_000_000
_RUNNING: Final = (
    "SELECT hand_id, digest FROM seals s WHERE NOT EXISTS (SELECT 1 FROM hands h WHERE h.hand_id = s.hand_id)"
)
_NEWEST: Final = (
    "SELECT s.hand_id, digest FROM hands h JOIN seals s ON s.hand_id = h.hand_id ORDER BY place DESC LIMIT ?"
)


def damage(folder: Path) -> list[str]:
    """The faults of the files, one line each, which begins with the file; none if there is no room yet."""
    room, vault = folder / ROOM_FILE, folder / VAULT_FILE
    found = [*_cut(room), *_cut(vault)]
    if not found and _is_there(room):
        found += [f"{room}: {line}" for line in _room(room)]
    if not found and _is_there(vault):
        found += [f"{vault}: {line}" for line in _vault(vault)]
    if not found and _is_there(room):
        found += [f"{vault}: {line}" for line in _seeds(room, vault)]
    if not found and _is_there(vault) and not _is_there(room):
        with closing(connect_reading(vault)) as connection:
            if connection.execute("SELECT 1 FROM seeds").fetchone() is not None:
                found.append(f"{room}: is empty or gone, though the vault beside it has seeds of hands")
    return found


def _is_there(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def _wal_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def _cut(path: Path) -> Iterator[str]:
    """A file shorter than its own header says. After a crash the missing pages may be in the WAL."""
    if not _is_there(path) or _is_there(_wal_of(path)):
        return
    size = path.stat().st_size
    with path.open("rb") as file:
        header = file.read(HEADER_BYTES)
    if len(header) < HEADER_BYTES or not header.startswith(b"SQLite format 3\0"):
        yield f"{path}: is no database: its first bytes are not those of one"
        return
    page = int.from_bytes(header[16:18], "big")
    page = 65536 if page == 1 else page
    pages = int.from_bytes(header[28:32], "big")
    if page < 512 or size % page or size < page * pages:
        yield f"{path}: was cut: it is {size:,} bytes long, and its header says {pages:,} pages of {page:,}"


def _room(path: Path) -> Iterator[str]:
    try:
        reader = SqliteReader(path)
    except StoreUnusable as fault:
        yield fault.message.removeprefix(f"{path}: ")
        return
    with closing(reader):
        try:
            is_newest = step_of(reader.connection) == HEAD
        except StoreUnusable as fault:
            yield fault.message.removeprefix(f"{path}: ")
            return
        if is_newest:  # an older program's file is checked after its upgrade
            for finding in unsound(reader, lambda: _checked(path, reader.connection), (sqlite3.Error,)):
                yield str(finding)


def _vault(path: Path) -> Iterator[str]:
    try:
        with closing(connect_reading(path)) as connection:
            yield from _checked(path, connection)
    except (StoreUnusable, sqlite3.Error, UnicodeDecodeError) as fault:
        yield f"cannot be read: {first_line(fault)}"


def _checked(path: Path, connection: sqlite3.Connection) -> Iterator[str]:
    """The findings of SQLite's own check; for a small file it includes the indexes, which takes several times as long."""
    check = "integrity_check" if path.stat().st_size <= CHECKED_WHOLE_BYTES else "quick_check"
    for (line,) in connection.execute(f"PRAGMA {check}(5)"):
        if line != "ok":
            yield str(line).replace("\n", "; ")


def _seeds(room: Path, vault: Path) -> Iterator[str]:
    """Check that the vault has a seed for each seal, and that the newest ones match."""
    try:
        with closing(connect_reading(room)) as connection:
            if step_of(connection) != HEAD:
                return
            sealed = connection.execute("SELECT count(*) FROM seals").fetchone()[0]
            newest = dict(connection.execute(_RUNNING)) | dict(connection.execute(_NEWEST, (LAST_SEALS,)))
        if not sealed:
            return
        if not _is_there(vault):
            yield f"is empty or gone, and the room has dealt {sealed:,} hands"
            return
        with closing(connect_reading(vault)) as connection:
            held = connection.execute("SELECT count(DISTINCT hand_id) FROM seeds").fetchone()[0]
            if held < sealed:
                yield f"has the seeds of {held:,} hands, and the room has dealt {sealed:,}"
            for hand, digest in newest.items():
                seeds = [
                    seed
                    for (seed,) in connection.execute("SELECT seed FROM seeds WHERE hand_id = ?", (hand,))
                ]
                if not any(seal_of(seed) == digest for seed in seeds):
                    yield f"has no seed that fits the seal of hand {hand}"
                    return
    except (StoreUnusable, sqlite3.Error, UnicodeDecodeError) as fault:
        yield f"cannot be read: {first_line(fault)}"
