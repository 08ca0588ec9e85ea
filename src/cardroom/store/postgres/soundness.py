"""Whether a database has what a room wrote there, before one opens on it."""

from __future__ import annotations

from contextlib import closing

import asyncpg

from cardroom.store.postgres.address import Address
from cardroom.store.postgres.migrating import HEAD, step_of
from cardroom.store.postgres.reader import PostgresReader
from cardroom.store.start_checks import unsound


def damage_of_server(address: Address) -> list[str]:
    """What is wrong there, a line each that begins with the address; nothing where there is no room yet.

    Raises `StoreUnusable` when the server cannot be reached.
    """
    with closing(PostgresReader(address)) as reader:
        if (
            step_of(reader.connection) != HEAD
        ):  # what an older program made is looked at when it is up to date
            return []
        side = reader.side
        found = unsound(
            reader, lambda: side.faults(reader.connection), (asyncpg.PostgresError,), with_schema=False
        )
    return [f"{address}: {finding}" for finding in found]
