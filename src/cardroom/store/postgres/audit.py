"""The audit of a PostgreSQL store, and the checks before one is opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing

import asyncpg

from cardroom.store.postgres import migrating as migrations
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.migrating import HEAD, step_of
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.postgres.reader import PostgresReader
from cardroom.store.rows import Head
from cardroom.store.start_checks import unsound
from cardroom.store.store_audit import Audit, AuditReport


def damage_of_server(address: Address) -> list[str]:
    """The faults found there, one line each, which begins with the address; none if there is no room yet.

    Raises `StoreUnusable` when the server cannot be reached.
    """
    with closing(PostgresReader(address)) as reader:
        if step_of(reader.connection) != HEAD:  # an older program's database is checked after its upgrade
            return []
        side = reader.side
        found = unsound(
            reader, lambda: side.faults(reader.connection), (asyncpg.PostgresError,), with_schema=False
        )
    return [f"{address}: {finding}" for finding in found]


def audit_server(
    address: Address,
    published: Mapping[str, Head] | None = None,
    *,
    with_vault: bool = True,
    heads: Sequence[Mapping[str, Head]] = (),
) -> AuditReport:
    """Audit the state of a database at one moment. The arguments are those of `audit_store`.

    Raises `StoreUnusable` if the database cannot be reached or has no room.
    """
    reader = PostgresReader(address)
    try:
        migrations.check_version(reader.connection, str(address))
        days = (*heads, published) if published else heads
        seeds = (lambda: _seeds(reader.connection)) if with_vault else None
        return Audit(reader, days, seeds, (asyncpg.PostgresError, asyncpg.InterfaceError)).run()
    finally:
        reader.close()


def _seeds(connection: PostgresConnection) -> dict[str, list[bytes]]:
    seeds: dict[str, list[bytes]] = {}
    for hand_id, seed in connection.many("SELECT hand_id, seed FROM vault.seeds", ()):
        seeds.setdefault(hand_id, []).append(seed)
    return seeds
