"""What a room has stored, looked at or changed behind its back, on whichever side of the store the test has it."""

from __future__ import annotations

import sqlite3
from typing import Any

from cardroom.store.engines.store_location import Place
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import PostgresConnection
from tests.sides import lies

_TABLES = "SELECT format('%I.%I', schemaname, tablename) FROM pg_tables WHERE schemaname = ?"


def behind(place: Place, *statements: tuple[str, tuple[Any, ...]]) -> None:
    """Somebody edits the store, each statement one row or more, and knows how to get round its laws."""
    there = lies(place)
    if isinstance(there, Address):
        connection = PostgresConnection(there)
        connection.execute("SET session_replication_role = replica")  # no law speaks
        for statement, values in statements:
            changed = connection.execute(f"{statement} RETURNING 1", values).fetchall()
            assert changed, f"no row was meant by {statement}"
        connection.close()
        return
    with sqlite3.connect(there / "room.db") as file:
        laws = file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in laws:
            file.execute(f"DROP TRIGGER {name}")
        for statement, values in statements:
            assert file.execute(statement, values).rowcount, f"no row was meant by {statement}"
        for _, sql in laws:
            file.execute(sql)
    file.close()


def named(place: Place) -> tuple[str, str]:
    """The option of a command that names the store."""
    there = lies(place)
    return ("--store", there.url) if isinstance(there, Address) else ("--data", str(there))


def asked(place: Place, question: str, *values: Any) -> list[tuple[Any, ...]]:
    """The rows that answer a question, asked beside the room."""
    there = lies(place)
    if isinstance(there, Address):
        connection = PostgresConnection(there)
        try:
            return connection.execute(question, values).fetchall()
        finally:
            connection.close()
    file = sqlite3.connect(there / "room.db")
    try:
        return file.execute(question, values).fetchall()
    finally:
        file.close()


def kept(place: Place, *, vault: bool = True) -> bytes:
    """All that is stored, as it lies there: of a folder all files, of a database each value of each row.

    Without the `vault` what may be shown to staff.
    """
    there = lies(place)
    if not isinstance(there, Address):
        files = [file for file in sorted(there.rglob("*")) if file.is_file()]
        return b"\n".join(file.read_bytes() for file in files if vault or not file.name.startswith("vault"))
    schemas = ("room", "vault") if vault else ("room",)
    tables = [table for schema in schemas for (table,) in asked(place, _TABLES, schema)]
    rows = (row for table in tables for row in asked(place, f"SELECT * FROM {table}"))
    return b"\n".join(
        value if isinstance(value, bytes) else str(value).encode() for row in rows for value in row
    )
