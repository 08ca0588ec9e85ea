"""Checks that a database contains what a room wrote, before a room opens it."""

from __future__ import annotations

from contextlib import closing

import asyncpg

from cardroom.store.postgres.address import Address
from cardroom.store.postgres.migrating import HEAD, step_of
from cardroom.store.postgres.reader import PostgresReader
from cardroom.store.start_checks import unsound


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
