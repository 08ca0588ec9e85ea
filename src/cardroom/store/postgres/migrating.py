"""The schema's history on PostgreSQL: each file in versions/ is one step. `upgrade` runs at every start of a room.

The steps are plain SQL, which Alembic writes as one text, so they need only the store's own driver.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

import asyncpg

from cardroom.store.binding import bind_all, check_unchanged
from cardroom.store.faults import MADE_BY_ANOTHER, StoreUnusable
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.postgres.side import POSTGRES

HEAD: Final = "0010"
"""The newest step; a test checks it against the files."""

_ENDS_OF_REGISTER: Final = (
    "UPDATE fences SET seq = (SELECT max(number) FROM register) WHERE stream = 'register'"
)
"""The fence follows the lines that a change of the schema adds; otherwise no commit could add one after it."""

_HERE: Final = Path(__file__).parent / "migrations"


def upgrade(connection: PostgresConnection, called: str) -> None:
    """Upgrade a database to `HEAD`; all steps or none. The caller locks other rooms out meanwhile.

    Raises `StoreUnusable` when it is at a step this program does not know.
    """
    found = step_of(connection)
    if found == HEAD:
        return
    text = _steps_from(found, called)
    connection.execute("BEGIN")
    try:
        for schema in ("room", "vault"):
            connection.execute(f"CREATE SCHEMA IF NOT EXISTS {schema}")
        check_unchanged(connection, POSTGRES, called)
        connection.script(text)
        bind_all(connection, POSTGRES)
        connection.execute(_ENDS_OF_REGISTER)
    except asyncpg.InsufficientPrivilegeError:
        connection.execute("ROLLBACK")
        raise
    except asyncpg.PostgresError as fault:
        connection.execute("ROLLBACK")
        words = f"{called}: its schema says step {found!r}, and is not as at that step ({fault}). {MADE_BY_ANOTHER}"
        raise StoreUnusable("store-version", words) from fault
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def step_of(connection: PostgresConnection) -> str | None:
    """The step that a database is at, None for one without a room."""
    if not POSTGRES.has_table(connection, "alembic_version"):
        return None
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None


def readable_step(connection: PostgresConnection, called: str) -> str | None:
    """The step that a database is at. Raises `StoreUnusable` ("no-rights") where its user may not read the room."""
    try:
        return step_of(connection)
    except (asyncpg.UndefinedTableError, asyncpg.InsufficientPrivilegeError) as fault:
        raise StoreUnusable("no-rights", f"{called}: this user may not read the room's tables") from fault


def check_version(connection: PostgresConnection, called: str) -> None:
    """Raise `StoreUnusable` unless the database has a room at the step this program reads, and its user may read it."""
    found = readable_step(connection, called)
    if found is None:
        raise StoreUnusable("no-room", f"{called}: there is no room in this database")
    if found != HEAD:
        raise StoreUnusable("store-version", _other_version(called, found))


def _steps_from(found: str | None, called: str) -> str:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config(output_buffer=(text := io.StringIO()))
    config.set_main_option("script_location", str(_HERE).replace("%", "%%"))
    try:
        command.upgrade(config, f"{found}:head" if found else "head", sql=True)
    except CommandError as fault:
        raise StoreUnusable("store-version", f"{_other_version(called, found)}: {fault}") from fault
    return text.getvalue()


def _other_version(called: str, found: str | None) -> str:
    return f"{called}: its schema is at step {found!r}, this program knows the steps up to {HEAD}"
