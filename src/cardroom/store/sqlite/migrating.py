"""The schema's history: each file in versions/ is one step of the room's file. `upgrade` runs at every open."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from cardroom.store.faults import MADE_BY_ANOTHER, StoreUnusable
from cardroom.store.sqlite.connect import UNREADABLE, connect_writing

HEAD: Final = "0013"
"""The newest step; a test checks it against the files."""

_HERE: Final = Path(__file__).parent / "migrations"


def upgrade(path: Path) -> None:
    """Upgrade the file at `path` (made if missing) to `HEAD`; all steps or none.

    Alembic is loaded only if there is a step to run: a start with a current file does not wait for it. Raises
    `StoreUnusable` if this program does not know the file's step, or if the file's schema is not that of its step.
    """
    connection = connect_writing(path)
    try:
        found = step_of(connection)
        if found is None and connection.execute("SELECT 1 FROM sqlite_master").fetchone() is not None:
            raise StoreUnusable("store-unreadable", f"{path}: is a database, but not a room's")
    finally:
        connection.close()
    if found == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError
    from sqlalchemy.exc import DatabaseError

    config = Config()
    config.set_main_option("script_location", str(_HERE).replace("%", "%%"))
    config.attributes["path"] = path
    try:
        command.upgrade(config, "head")
    except CommandError as fault:
        raise StoreUnusable("store-version", f"{_other_version(path, found)}: {fault}") from fault
    except DatabaseError as fault:
        words = f"{path}: its schema says step {found!r}, and is not as at that step ({fault.orig}). {MADE_BY_ANOTHER}"
        raise StoreUnusable("store-version", words) from fault


def check_version(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreUnusable` unless the file is a room's at the step that this program reads."""
    found = step_of(connection)
    if found is None:
        raise StoreUnusable("no-room", f"{path}: is a database, but not a room's")
    if found != HEAD:
        raise StoreUnusable("store-version", _other_version(path, found))


def _other_version(path: Path, found: str | None) -> str:
    return f"{path}: its schema is at step {found!r}, this program knows the steps up to {HEAD}"


def step_of(connection: sqlite3.Connection) -> str | None:
    """The step that a file is at, None for an empty file."""
    try:
        known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        if known is None:
            return None
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except UNREADABLE as fault:
        raise StoreUnusable("store-unreadable", f"the store's schema cannot be read: {fault}") from fault
    return str(row[0]) if row else None
