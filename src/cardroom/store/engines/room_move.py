"""Brings a room from one place to another: from a folder to a database, back, or to another of its kind.

Both places are kept from every other room meanwhile. The source is audited before, the target after, and both must have
the same books, hands and heads of all chains. The source stays as it was; a copy that does not end leaves its target empty.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from cardroom.store.engines.store_location import Place, audit_place, has_room, read_place
from cardroom.store.faults import StoreUnusable
from cardroom.store.postgres import migrating as postgres_migrations
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.postgres.room_lock import become_alone
from cardroom.store.postgres.server_filler import PostgresFiller
from cardroom.store.reading import RowReader
from cardroom.store.row_copy import Filler, Tell, copy_rows
from cardroom.store.sqlite import ROOM_FILE, VAULT_FILE
from cardroom.store.sqlite import migrating as sqlite_migrations
from cardroom.store.sqlite.connect import connect_reading, connect_writing
from cardroom.store.sqlite.folder_filler import SqliteFiller
from cardroom.store.sqlite.modes import private_file, private_folder
from cardroom.store.sqlite.store import lock_folder
from cardroom.store.sqlite.vault import open_vault
from cardroom.store.store_audit import AuditReport


def move_room(source: Place, target: Place, tell: Tell) -> AuditReport:
    """Copy the room of `source` to `target`, which must have none; return the target's audit.

    Raises `StoreUnusable`: a room runs at one of them, the source is damaged or of another version, the target is not
    empty, or (never seen) the copy differs. Then the target has no room.
    """
    if source == target:
        raise StoreUnusable("same-place", f"{source}: a room cannot be moved to where it is")
    if not has_room(source):
        raise StoreUnusable("no-room", f"{source}: there is no room to move")
    with ExitStack() as kept:
        kept.enter_context(_kept(source))
        reader = kept.enter_context(closing(read_place(source)))
        before = audit_place(source)
        if before.findings:
            words = f"{source}: {before.findings[0]}; a room is moved only when its audit finds nothing"
            raise StoreUnusable("store-damaged", words)
        filler = kept.enter_context(_filling(target))
        if not filler.is_empty():
            raise StoreUnusable(
                "target-in-use", f"{target}: holds a room already; a room is moved to an empty place"
            )
        copy_rows(reader, filler, _seeds(source, reader), tell)
    after = audit_place(target, before.heads)
    differs = [name for name in before.__struct_fields__ if _of(before, name) != _of(after, name)]
    if differs:
        words = f"{target}: differs from {source} in {', '.join(differs)}; do not use it, and report this"
        raise StoreUnusable("copy-differs", words)
    return after


def _of(report: AuditReport, name: str) -> object:
    """Return a field of an audit; the register of a copy has one line more, on the schema of its side."""
    if name == "heads":
        return {chain: head for chain, head in report.heads.items() if chain != "register"}
    return getattr(report, name)


@contextmanager
def _kept(place: Place) -> Iterator[None]:
    """Keep rooms out of a place."""
    if isinstance(place, Address):
        connection = PostgresConnection(place)
        try:
            become_alone(connection, place)
            yield
        finally:
            connection.close()
        return
    lock = lock_folder(place)
    try:
        yield
    finally:
        os.close(lock)


@contextmanager
def _filling(place: Place) -> Iterator[Filler]:
    """Make the store at a place where there is none, and open it for a copy."""
    if isinstance(place, Address):
        with closing(PostgresConnection(place)) as connection:
            become_alone(connection, place)
            postgres_migrations.upgrade(connection, str(place))
            yield PostgresFiller(connection)
        return
    private_folder(place)
    with _kept(place):
        private_file(place / ROOM_FILE)
        sqlite_migrations.upgrade(place / ROOM_FILE)
        with (
            closing(open_vault(place / VAULT_FILE)) as vault,
            closing(connect_writing(place / ROOM_FILE)) as main,
        ):
            yield SqliteFiller(main, vault)


def _seeds(place: Place, reader: RowReader) -> Iterator[tuple[str, bytes]]:
    """All seeds of the vault; a folder has them in a file of their own."""
    query = "SELECT hand_id, seed FROM {} ORDER BY hand_id, seed"
    if isinstance(place, Address):
        yield from reader.many(query.format("vault.seeds"))
        return
    with closing(connect_reading(Path(place) / VAULT_FILE)) as vault:
        yield from vault.execute(query.format("seeds"))
