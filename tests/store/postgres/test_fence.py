"""Who no longer holds a stream commits nothing to it, and holds nobody else up."""

from __future__ import annotations

import threading

import pytest

from cardroom.store.faults import StoreFailed, StoreFault, StoreUnusable
from cardroom.store.postgres import writer
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.audit import audit_server
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.postgres.store import PostgresStore
from cardroom.store.rows import Commit, LogRecord
from tests.patience import PATIENCE_SECONDS
from tests.store.making import T1, T2, issue, opening, step


def test_a_room_that_runs_is_not_taken_over_by_mistake(
    store: PostgresStore, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "ALONE_SECONDS", 0.3)
    with pytest.raises(StoreUnusable, match="another room is running"):
        PostgresStore(address)
    store.commit_now(opening(T1))  # the attempt has not touched it


@pytest.mark.parametrize(
    "late",
    [
        Commit(journal=(step(2),)),
        Commit(entries=(issue("e9", "house", 1),)),
        Commit(log=(LogRecord(1, "a", "say", "t", ""),)),
        opening("t9"),
    ],
)
def test_a_process_that_was_taken_over_commits_nothing_more(address: Address, late: Commit) -> None:
    failures: list[StoreFailed] = []
    old = PostgresStore(address)
    old.on_failure(failures.append)
    old.commit_now(opening(T1))
    old.commit_now(Commit(journal=(step(1),)))
    new = PostgresStore(address, take_over=True)
    heads = new.blocking_reader.heads()
    with pytest.raises(StoreFailed, match="taken the room over"):
        old.commit_now(late)
    assert [failure.code for failure in failures] == ["store-taken-over"]
    assert new.blocking_reader.heads() == heads
    new.commit_now(Commit(journal=(step(2),), entries=(issue("e1", "house", 1),)))
    old.close()
    new.close()
    assert audit_server(address).findings == []


def test_one_that_slept_behind_the_new_head_commits_nothing_either(address: Address) -> None:
    """The epoch alone would not do: the old one knows the head of before."""
    old = PostgresStore(address)
    old.commit_now(opening(T1))
    new = PostgresStore(address, take_over=True)
    for seq in (1, 2, 3):
        new.commit_now(Commit(journal=(step(seq),)))
    for seq in (1, 4):
        with pytest.raises(StoreFault):
            old.commit_now(Commit(journal=(step(seq, payload=b"of the old one"),)))
    old.close()
    assert new.blocking_reader.journal(T1) == [step(1), step(2), step(3)]
    new.close()
    assert audit_server(address).findings == []


def test_one_fenced_stream_does_not_fail_its_group(store: PostgresStore, address: Address) -> None:
    store.commit_now(opening(T1, T2))
    other = PostgresConnection(address)
    other.execute("UPDATE fences SET holder = 'another', epoch = epoch + 1 WHERE stream = 'journal:t1'")
    other.close()
    told: list[str | None] = []
    held, go_on = threading.Event(), threading.Event()
    store.submit(Commit(), lambda _: (held.set(), go_on.wait(PATIENCE_SECONDS), None)[-1])
    assert held.wait(PATIENCE_SECONDS)
    for commit in (
        Commit(journal=(step(1, T2),)),
        Commit(journal=(step(1, T1),), entries=(issue("e1", "house", 5),)),
        Commit(journal=(step(2, T2),), entries=(issue("e2", "house", 7),)),
        Commit(log=(LogRecord(1, "a", "say", "t", ""),)),
    ):
        store.submit(commit, lambda fault: told.append(fault and fault.code))
    go_on.set()
    store.commit_now(Commit(journal=(step(3, T2),)))
    assert told == [None, "fenced", None, None]
    reader = store.blocking_reader
    assert len(reader.journal(T2)) == 3 and reader.journal(T1) == [] and reader.balance("house") == 7
    assert store.failure is None
