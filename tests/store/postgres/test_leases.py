"""A lease on a server ends by the server's time, by its release, or with the connection, whichever comes first."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from cardroom.store.faults import StoreUnusable
from cardroom.store.postgres import server_leases, writer
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.audit import audit_server
from cardroom.store.postgres.reader import PostgresReader
from cardroom.store.postgres.store import PostgresStore
from cardroom.store.rows import Commit
from tests.forks import begin
from tests.patience import PATIENCE_SECONDS, SOON_SECONDS
from tests.postgres import needs_postgres, server
from tests.store.making import opening, step
from tests.store.postgres import lease_worker
from tests.store.postgres.lease_worker import TABLE

pytestmark = needs_postgres
LEASE_MS = 1500
LONG_LEASE_MS = 30_000
"""Of those whose leases must not run out, however slow the machine is."""
SOON = PATIENCE_SECONDS


@pytest.fixture(autouse=True)
def short_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    leases_of(monkeypatch, LEASE_MS)


@pytest.fixture
def long_leases(short_leases: None, monkeypatch: pytest.MonkeyPatch) -> None:
    leases_of(monkeypatch, LONG_LEASE_MS)


def leases_of(monkeypatch: pytest.MonkeyPatch, lease_ms: int) -> None:
    monkeypatch.setattr(server_leases, "LEASE_MS", lease_ms)
    monkeypatch.setattr(writer, "BEAT_SECONDS", lease_ms / 4000)
    monkeypatch.setattr(writer, "ALONE_SECONDS", 1.2 * lease_ms / 1000)


class Worker:
    """A process that commits, and what it has said."""

    def __init__(self, address: Address, node: str) -> None:
        asked = (address.url, str(server_leases.LEASE_MS), node)
        self.process = begin(lease_worker.__name__, *asked)
        self.said: list[str] = []
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()

    def _listen(self) -> None:
        for line in self.process.stdout:
            self.said.append(line.strip())

    def wait_for(self, more: int) -> None:
        """Wait until so many more commits are durable."""
        wanted, until = len(self.said) + more, time.monotonic() + SOON
        while len(self.said) < wanted:
            assert time.monotonic() < until and self.process.poll() is None, self.said[-3:]
            time.sleep(0.01)

    def ended(self) -> list[str]:
        """What it has said when it has ended by itself."""
        self.process.wait(SOON)
        self._listening.join(SOON)
        return self.said

    def gone(self) -> None:
        self.process.kill()
        self.process.wait()
        self._listening.join()
        self.process.close()

    @property
    def stored(self) -> list[int]:
        return [int(line) for line in self.said if line.isdigit()]


@contextmanager
def working(address: Address, node: str) -> Iterator[Worker]:
    worker = Worker(address, node)
    try:
        worker.wait_for(20)
        yield worker
    finally:
        worker.gone()


@pytest.fixture
def begun(address: Address) -> Address:
    """A store with a table."""
    store = PostgresStore(address)
    store.commit_now(opening(TABLE))
    store.close()
    return address


def test_who_is_stopped_for_longer_than_its_lease_stores_nothing_when_it_wakes(begun: Address) -> None:
    """Another one opens without being told to take over, goes on at the end, and the first one ends by itself."""
    with working(begun, "old") as old:
        old.process.send_signal(signal.SIGSTOP)
        before = time.monotonic()
        new = PostgresStore(begun, node="new")
        assert time.monotonic() - before < 1.2 * LEASE_MS / 1000 + SOON_SECONDS
        end = new.blocking_reader.heads()[f"journal:{TABLE}"].seq
        for seq in range(end + 1, end + 6):
            new.commit_now(Commit(journal=(step(seq, TABLE, payload=b"new"),)))
        old.process.send_signal(signal.SIGCONT)
        said = old.ended()
        assert said[-1] == "store-taken-over"
        steps = new.blocking_reader.journal(TABLE, limit=100_000)
        assert [row.seq for row in steps] == list(range(1, end + 6))
        assert [row.payload for row in steps] == [b"old"] * end + [b"new"] * 5
        # what was told is stored; of what was on its way when it was stopped the answer may be missing
        assert end - len(old.stored) in (0, 1) and old.stored == list(range(1, len(old.stored) + 1))
        assert [one.node for one in new.blocking_reader.leases()] == ["new"]
        new.close()
    assert audit_server(begun).findings == []


@pytest.mark.usefixtures("long_leases")
def test_who_is_starved_for_less_than_its_lease_loses_nothing(begun: Address) -> None:
    with working(begun, "old") as old:
        old.process.send_signal(signal.SIGSTOP)
        with pytest.raises(StoreUnusable, match="another room is running"):
            _opened_within(begun, 0.4)
        old.process.send_signal(signal.SIGCONT)
        old.wait_for(20)
        reader = PostgresReader(begun)
        (lease,) = reader.leases()
        assert lease.node == "old" and lease.left_ms is not None and lease.left_ms > 0
        reader.close()


def test_who_was_stopped_and_found_nobody_in_its_place_goes_on(begun: Address) -> None:
    with working(begun, "old") as old:
        old.process.send_signal(signal.SIGSTOP)
        time.sleep(1.3 * LEASE_MS / 1000)
        old.process.send_signal(signal.SIGCONT)
        old.wait_for(20)


def test_who_stops_within_a_transaction_does_not_keep_its_locks(begun: Address) -> None:
    old = PostgresStore(begun, node="old")
    old._writer._beat = lambda: None  # type: ignore[method-assign]  # a writer that stands still
    for statement in ("BEGIN", "UPDATE fences SET seq = seq"):
        old._writer._connection.execute(statement)
    new = PostgresStore(begun, node="new")
    new.commit_now(Commit(journal=(step(1, TABLE),)))
    new.close()
    old.close()


@pytest.mark.usefixtures("long_leases")
def test_who_is_killed_leaves_the_store_at_once(begun: Address) -> None:
    with working(begun, "old") as old:
        old.process.kill()
        old.process.wait()
        before = time.monotonic()
        PostgresStore(begun, node="new").close()
        assert time.monotonic() - before < LONG_LEASE_MS / 1000


def test_a_lease_is_renewed_while_nobody_commits_and_released_at_the_end(
    begun: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    leases_of(monkeypatch, 2 * LEASE_MS)
    store = PostgresStore(begun, node="quiet")
    reader = PostgresReader(begun)
    until = time.monotonic() + 2.4 * LEASE_MS / 1000
    while time.monotonic() < until:
        (lease,) = reader.leases()
        assert lease.left_ms is not None and lease.left_ms > 0
        time.sleep(0.05)
    store.close()
    (lease,) = reader.leases()
    assert (lease.node, lease.left_ms) == ("quiet", 0)
    reader.close()


def test_a_server_that_takes_no_writes_is_said_and_nothing_is_changed(begun: Address) -> None:
    """As a standby answers: reading goes on, and no lease is taken."""
    reader = PostgresReader(begun)
    before = reader.leases()
    reader.close()
    name = begun.url.rpartition("/")[2]
    server().run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with pytest.raises(StoreUnusable, match=r"takes no writes.*name the primary"):
        PostgresStore(begun)
    reader = PostgresReader(begun)
    assert reader.leases() == before
    reader.close()


def _opened_within(address: Address, seconds: float) -> None:
    writer.ALONE_SECONDS, before = seconds, writer.ALONE_SECONDS  # type: ignore[misc]  # a constant, shortened for the test
    try:
        PostgresStore(address, node="too early").close()
    finally:
        writer.ALONE_SECONDS = before  # type: ignore[misc]  # a constant, shortened for the test
