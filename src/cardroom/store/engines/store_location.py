"""The location of a store, a folder or a database, and the operations on either: open, read, audit."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path

from cardroom.store.faults import StoreUnusable
from cardroom.store.postgres.address import Address, is_address
from cardroom.store.postgres.audit import audit_server, damage_of_server
from cardroom.store.postgres.migrating import check_version, readable_step
from cardroom.store.postgres.postgres_connection import away_where_lost
from cardroom.store.postgres.reader import PostgresReader
from cardroom.store.postgres.store import FamilyStore, PostgresStore
from cardroom.store.rows import Head
from cardroom.store.sqlite import ROOM_FILE, VAULT_FILE, SqliteStore, open_store
from cardroom.store.sqlite import migrating as sqlite_migrations
from cardroom.store.sqlite.audit import audit_store
from cardroom.store.sqlite.reader import SqliteReader
from cardroom.store.sqlite.soundness import damage
from cardroom.store.store_audit import AuditReport

Place = Path | Address
"""A folder with SQLite's files, or the address of a PostgreSQL database."""
AnyStore = SqliteStore | PostgresStore | FamilyStore


def place_of(data: Path, store: str | None) -> Place:
    """The location that an operator named: the address of a server if given, else the folder.

    Raises `StoreUnusable` for an invalid address.
    """
    if not store:
        return data
    return Address(store) if is_address(store) else Path(store)


def open_place(
    place: Place,
    loop: asyncio.AbstractEventLoop | None = None,
    *,
    take_over: bool = False,
    node: str | None = None,
    families: Sequence[str] = (),
) -> AnyStore:
    """Open (or make) the store there; arguments and faults are those of `open_store` and `PostgresStore`.

    With `families`, named by their first owners, a process on a server holds these alone; a folder has one process.
    """
    if not isinstance(place, Address):
        return open_store(place, loop, node=node)
    with away_where_lost(place):
        if families:
            return FamilyStore(place, families, loop, take_over=take_over, node=node)
        return PostgresStore(place, loop, take_over=take_over, node=node)


def check_sound(place: Place) -> None:
    """Check the data that a start will read.

    Raises `StoreUnusable` ("store-damaged") that names the file, what is wrong with it, and what can be done, and
    `StoreAway` for a server that cannot be reached.
    """
    if isinstance(place, Address):
        with away_where_lost(place):
            found = damage_of_server(place)
    else:
        found = damage(place)
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        option = "--store" if isinstance(place, Address) else "--data"
        raise StoreUnusable(
            "store-damaged",
            f"{found[0]}{more}. Nothing was opened or changed. `cardroom audit {option} {place}` tells all that is "
            "wrong. Put the newest backup in its place (docs/deploying.md, Backup and restore); only where there is "
            "none, --despite-damage opens it as it is.",
        )


def has_room(place: Place) -> bool:
    """Whether there is a room to read. Raises `StoreUnusable` ("no-rights") where a server shows no tables."""
    if isinstance(place, Address):
        reader = PostgresReader(place)
        try:
            return readable_step(reader.connection, str(place)) is not None
        finally:
            reader.close()
    return (place / ROOM_FILE).exists()


def read_place(place: Place) -> SqliteReader | PostgresReader:
    """A reader of a room that may be running. Raises `StoreUnusable` if there is none."""
    if isinstance(place, Address):
        reader = PostgresReader(place)
        try:
            check_version(reader.connection, str(place))
        except BaseException:
            reader.close()
            raise
        return reader
    file = SqliteReader(place / ROOM_FILE, place / VAULT_FILE)
    try:
        sqlite_migrations.check_version(file.connection, place / ROOM_FILE)
    except BaseException:
        file.close()
        raise
    return file


def audit_place(
    place: Place,
    published: Mapping[str, Head] | None = None,
    *,
    with_vault: bool = True,
    heads: Sequence[Mapping[str, Head]] = (),
) -> AuditReport:
    """Audit the store there."""
    if isinstance(place, Address):
        return audit_server(place, published, with_vault=with_vault, heads=heads)
    return audit_store(place, published, with_vault=with_vault, heads=heads)
