"""A process that holds a store on a server and commits step after step: prints the number of each that is durable."""

from __future__ import annotations

import itertools
import sys

from cardroom.store.faults import StoreFault
from cardroom.store.postgres import server_leases, writer
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.store import PostgresStore
from cardroom.store.rows import Commit
from tests.store.making import step

TABLE = "t1"


def shorten(lease_ms: int) -> None:
    """Leases of this process run so long."""
    server_leases.LEASE_MS = lease_ms  # type: ignore[misc]  # a constant, shortened for the test
    writer.BEAT_SECONDS = lease_ms / 4000  # type: ignore[misc]  # a constant, shortened for the test
    writer.ALONE_SECONDS = 1.2 * lease_ms / 1000  # type: ignore[misc]  # a constant, shortened for the test


def say(word: object) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def main(url: str, lease_ms: str, node: str) -> None:
    """The process."""
    shorten(int(lease_ms))
    store = PostgresStore(Address(url), node=node)
    first = store.blocking_reader.heads()[f"journal:{TABLE}"].seq + 1
    for seq in itertools.count(first):
        try:
            store.commit_now(Commit(journal=(step(seq, TABLE, payload=node.encode()),)))
        except StoreFault as fault:
            say(fault.code)
            break
        say(seq)
    store.close()
