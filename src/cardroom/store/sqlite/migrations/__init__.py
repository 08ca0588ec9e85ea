"""The schema's history: each file in versions/ takes the room's file one step on. `upgrade` runs at every open."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from cardroom.store.faults import StoreUnusable
from cardroom.store.sqlite.connect import UNREADABLE, connect_writing

HEAD: Final = "0004"
"""The newest step; a test holds it against the files."""

_HERE: Final = Path(__file__).parent


def upgrade(path: Path) -> None:
    """Take the file at `path` (made if it is not there) to `HEAD`; all steps or none.

    Alembic is loaded only when there is a step to take: a start with a current file does not wait for it.
    Raises `StoreUnusable` when the file is at a step this program does not know.
    """
    connection = connect_writing(path)
    try:
        found = _step_of(connection)
    finally:
        connection.close()
    if found == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(_HERE).replace("%", "%%"))
    config.attributes["path"] = path
    try:
        command.upgrade(config, "head")
    except CommandError as fault:
        raise StoreUnusable(
            "store-version",
            f"{path}: its schema is at step {found!r}, this program knows the steps up to {HEAD}: {fault}",
        ) from fault


def _step_of(connection: sqlite3.Connection) -> str | None:
    """The step a file stands at, None for an empty file."""
    try:
        known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        if known is None:
            return None
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except UNREADABLE as fault:
        raise StoreUnusable("store-unreadable", f"the store's schema cannot be read: {fault}") from fault
    return str(row[0]) if row else None
