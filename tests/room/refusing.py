"""A store that takes no rows of a kind any more: a constraint that somebody with rights has put there."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cardroom.store.engines.store_location import Place
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.testing.whole_room import TestRoom
from tests.sides import lies


@contextmanager
def refusing(place: Place, owner: str) -> Iterator[None]:
    """The store takes no step of one owner."""
    last = "SELECT coalesce(max(seq), 0) FROM journal WHERE table_id = ?"
    with _shut(place, "journal", f"table_id <> '{owner}' OR seq <= {{last}}", (last, owner)):
        yield


@contextmanager
def refusing_rows(place: Place, table: str, allowed: str) -> Iterator[None]:
    """It takes only rows of a table of the store that are `allowed`, a condition; those that are there stay."""
    with _shut(place, table, allowed):
        yield


@contextmanager
def _shut(place: Place, table: str, allowed: str, last: tuple[str, str] | None = None) -> Iterator[None]:
    place = lies(place)
    if isinstance(place, Address):
        connection = PostgresConnection(place)
        if last is not None:
            allowed = allowed.format(last=connection.execute(last[0], (last[1],)).fetchone()[0])
        connection.execute(f"ALTER TABLE {table} ADD CONSTRAINT closed CHECK ({allowed}) NOT VALID")
        try:
            yield
        finally:
            connection.execute(f"ALTER TABLE {table} DROP CONSTRAINT closed")
            connection.close()
        return
    file = sqlite3.connect(_file(place), isolation_level=None)
    if last is not None:
        allowed = allowed.format(last=file.execute(last[0], (last[1],)).fetchone()[0])
    for change in ("INSERT", "UPDATE"):
        body = f"BEGIN SELECT RAISE(ABORT, 'closed') FROM (SELECT {_columns(file, table)}) AS row WHERE NOT ({allowed})"
        file.execute(f"CREATE TRIGGER closed_{change} BEFORE {change} ON {table} {body}; END")
    try:
        yield
    finally:
        for change in ("INSERT", "UPDATE"):
            file.execute(f"DROP TRIGGER closed_{change}")
        file.close()


def _file(place: Path) -> Path:
    return place / "room.db"


def _columns(file: sqlite3.Connection, table: str) -> str:
    """The row that comes, by the names of its columns."""
    names = [row[1] for row in file.execute(f"PRAGMA table_info({table})")]
    return ", ".join(f"new.{name} AS {name}" for name in names)


def books_agree(room: TestRoom) -> bool:
    """Whether the room reckons with the money that is on the disk, and nothing is in flight."""
    held = {account: cents for account, cents in room.room.services.ledger.balances.items() if cents}
    kept = {account: cents for account, cents in room.balances().items() if cents}
    return held == kept and not any(account.startswith("in:") for account in kept)
