"""A PostgreSQL server with a synchronous standby, for tests only: a commit is answered when both have it."""

from __future__ import annotations

import contextlib
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from cardroom.store.postgres.address import Address
from cardroom.testing import postgres
from cardroom.testing.postgres import PostgresServer

SECONDS = 30
_WAITING = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
_IS_SYNCHRONOUS = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"


class ServerPair:
    """A `primary` and its `standby`. Use `started_pair`."""

    def __init__(self, primary: PostgresServer, standby: PostgresServer) -> None:
        self.primary = primary
        self.standby = standby

    def wait_for_standby(self) -> None:
        """From now on commits wait for the standby; wait until it follows."""
        self.primary.run("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.primary.run("SELECT pg_reload_conf()")
        self.until_it_follows()

    def until_it_follows(self) -> None:
        """Wait until the standby that is there is the synchronous one."""
        until = time.monotonic() + SECONDS
        while self.primary.run(_IS_SYNCHRONOUS) != "1":
            if time.monotonic() > until:
                raise RuntimeError("the standby does not follow")
            time.sleep(0.02)

    def waiting(self) -> list[int]:
        """The numbers of the processes of the primary whose commits wait for the standby, as soon as there is one."""
        until = time.monotonic() + SECONDS
        while not (found := self.primary.run(_WAITING).split()):
            if time.monotonic() > until:
                raise RuntimeError("no commit waits")
            time.sleep(0.02)
        return [int(pid) for pid in found]

    def take_over(self, address: Address) -> Address:
        """Kill the primary; the standby takes its place. The new address of a database."""
        self.primary.kill()
        self.standby.run("SELECT pg_promote()")
        return Address(self.standby.address(address.url.rpartition("/")[2]))


@contextlib.contextmanager
def started_pair() -> Iterator[ServerPair]:
    """Both with nothing in them; the primary waits for the standby only when it is told to."""
    with (
        postgres.started(durable=True) as primary,
        tempfile.TemporaryDirectory(prefix="cardroom-standby-", ignore_cleanup_errors=True) as name,
    ):
        standby = primary.standby(Path(name))
        try:
            standby.wait()
            yield ServerPair(primary, standby)
        finally:
            standby.stop()
