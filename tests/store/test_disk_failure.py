"""When the disk fails: nothing more is acknowledged, everyone waiting hears it, and nothing is tried again."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.rows import Commit
from cardroom.store.sqlite import SqliteStore, open_store
from cardroom.store.sqlite.audit import audit_store
from tests.forks import begin
from tests.patience import PATIENCE_SECONDS
from tests.store import worker
from tests.store.making import opening, seed, step
from tests.store.test_kill import check


class Disk:
    """Stands before a real connection; `at_commit` says what happens when a transaction is to become durable.

    An INSERT outside of one is one by itself: here it is begun and ended by hand, to have a moment in between.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.real = connection
        self.commits = 0
        self.at_commit: Callable[[], None] = lambda: None

    def execute(self, statement: str, *values: object) -> sqlite3.Cursor:
        is_lone = statement.startswith("INSERT") and not self.real.in_transaction
        if is_lone:
            self.real.execute("BEGIN IMMEDIATE")
            inserted = self.real.execute(statement, *values)
        if is_lone or statement == "COMMIT":
            self.commits += 1
            self.at_commit()
        if is_lone:
            self.real.execute("COMMIT")
            return inserted
        return self.real.execute(statement, *values)

    def __getattr__(self, name: str) -> object:
        return getattr(self.real, name)


def behind_a_disk(store: SqliteStore) -> Disk:
    disk = Disk(store._writer._main)
    store._writer._main = disk  # type: ignore[assignment]  # it quacks like the connection it stands before
    return disk


def breaks() -> None:
    raise sqlite3.OperationalError("disk I/O error")


async def test_a_failed_flush_stops_the_store_for_good(tmp_path: Path) -> None:
    store = open_store(tmp_path, asyncio.get_running_loop())
    heard: list[StoreFailed] = []
    store.on_failure(heard.append)
    await store.commit(opening("t1"))
    disk = behind_a_disk(store)
    await store.commit(Commit(journal=(step(1),)))
    disk.at_commit = breaks
    waiting = [asyncio.ensure_future(store.commit(Commit(journal=(step(seq),)))) for seq in range(2, 60)]
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(outcome, StoreFailed) for outcome in outcomes)
    assert len(heard) == 1 and heard[0] is store.failure and "disk I/O error" in heard[0].message
    disk.at_commit = lambda: None  # the disk is well again; a failed flush is still never tried again
    with pytest.raises(StoreFailed):
        store.submit(Commit(journal=(step(2),)))
    assert disk.commits == 2
    store.close()


def test_an_unknown_outcome_is_not_acknowledged_even_if_it_is_on_the_disk(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.commit_now(opening("t1"))
    disk = behind_a_disk(store)

    def flushed_then_breaks() -> None:
        disk.real.execute("COMMIT")
        breaks()

    disk.at_commit = flushed_then_breaks
    with pytest.raises(StoreFailed, match="may or may not be"):
        store.commit_now(Commit(journal=(step(1),)))
    store.close()
    again = open_store(tmp_path)
    assert (
        again.blocking_reader.table_states()[0].last_seq == 1
    )  # the room learns at its next start what is there
    again.close()


def test_a_failing_vault_keeps_the_hand_out_of_the_journal(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.commit_now(opening("t1"))
    vault = Disk(store._writer._vault)
    vault.at_commit = breaks
    store._writer._vault = vault  # type: ignore[assignment]  # as above
    with pytest.raises(StoreFailed):
        store.commit_now(Commit(journal=(step(1, hand_id="h1"),), seeds=(seed("h1"),)))
    store.close()
    vault.real.execute("ROLLBACK")  # what the end of the process does
    again = open_store(tmp_path)
    assert again.blocking_reader.table_states()[0].last_seq == 0 and again.blocking_reader.seed("h1") is None
    again.close()


def test_a_slow_flush_is_waited_for_and_serves_all_who_came_meanwhile(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.commit_now(opening("t1"))
    disk = behind_a_disk(store)
    told: list[StoreFault | None] = []
    flushing, go_on = threading.Event(), threading.Event()

    def slow() -> None:
        flushing.set()
        assert go_on.wait(PATIENCE_SECONDS)

    disk.at_commit = slow
    store.submit(Commit(journal=(step(1),)), told.append)
    assert flushing.wait(PATIENCE_SECONDS)
    for seq in range(2, 200):
        store.submit(Commit(journal=(step(seq),)), told.append)
    time.sleep(0.05)
    assert told == [] and store.waiting == 199
    go_on.set()
    store.close()
    assert told == [None] * 199
    assert disk.commits == 2


def test_a_full_disk_acknowledges_nothing_it_does_not_hold(tmp_path: Path) -> None:
    """A real one: from the kernel's limit on, every write fails."""
    worker.begin(str(tmp_path)).close()
    process = begin(worker.__name__, str(tmp_path), "1500000")
    lines = process.stdout.read().splitlines()
    assert process.wait(PATIENCE_SECONDS) == 0
    process.close()
    failed = lines.index("failed store-failed")
    acknowledged: dict[str, int] = {}
    for line in lines[1:failed]:
        word, table_id, number = line.split()
        assert word == "ack"
        acknowledged[table_id] = int(number)
    assert all(line.startswith("not ") or line == "closed" for line in lines[failed + 1 :])
    assert len(lines) > failed + 1 and min(acknowledged.values()) > 10
    check(tmp_path, acknowledged)
    assert audit_store(tmp_path).is_clean
