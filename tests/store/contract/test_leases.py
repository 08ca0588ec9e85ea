"""Who may write: one process after the other, and each of them sees it in its own commits."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.store.engines.store_location import AnyStore, Place, open_place
from cardroom.store.faults import StoreFailed, StoreFault, StoreUnusable
from cardroom.store.leases import Lease
from cardroom.store.messages import Message
from cardroom.store.postgres import writer
from cardroom.store.rows import Commit, LogRecord, OpenHouse, OpenOwner, Snapshot
from cardroom.store.sqlite.folder_lease import FENCED_ROWS
from cardroom.store.sqlite.store import LOCK_FILE, SqliteStore
from tests.store.making import T1, issue, opening, step


def second(place: Place, node: str) -> AnyStore:
    """Another process opens the store though one has it: in a folder, its lock file was deleted."""
    if isinstance(place, Path):
        (place / LOCK_FILE).unlink()
    return open_place(place, take_over=True, node=node)


def lease(store: AnyStore) -> Lease:
    (found,) = store.blocking_reader.leases()
    return found


def test_each_start_holds_all_under_a_higher_epoch(place: Place) -> None:
    epochs = []
    for turn in range(4):
        store = open_place(place, node=f"node{turn}")
        assert store.node == f"node{turn}"
        if turn == 1:
            store.commit_now(opening(T1))
        held = lease(store)
        assert held.node == f"node{turn}" and held.streams >= 3
        assert held.left_ms is None or 0 < held.left_ms <= 5_000
        epochs.append(held.epoch)
        store.close()
    assert epochs == sorted(set(epochs))


def test_a_process_has_a_name_that_no_other_start_has(place: Place) -> None:
    first = open_place(place)
    name = first.node
    first.close()
    again = open_place(place)
    assert again.node != name and lease(again).node == again.node
    again.close()


def test_a_second_process_does_not_open_what_is_held(
    store: AnyStore, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "ALONE_SECONDS", 0.3)
    before = lease(store)
    with pytest.raises(StoreUnusable) as caught:
        open_place(place, node="second")
    assert caught.value.code == "store-in-use"
    after = lease(store)
    assert (after.node, after.epoch) == (before.node, before.epoch)
    store.commit_now(opening(T1))


LATE = {
    "a step": Commit(journal=(step(2),)),
    "a step with more": Commit(journal=(step(2),), entries=(issue("e9", "house", 1),)),
    "an entry": Commit(entries=(issue("e9", "house", 1),)),
    "a line of the log": Commit(log=(LogRecord(1, "a", "say", "t", ""),)),
    "a table": opening("t9"),
    "a snapshot": Commit(snapshot=Snapshot(T1, 1, b"of the old one")),
    "a message": Commit(journal=(step(1, "cup"),), messages=(Message("cup", "house:h", 1, 5, b"late"),)),
}


@pytest.mark.parametrize("late", LATE.values(), ids=LATE)
def test_who_was_taken_over_stores_nothing_more(place: Place, late: Commit) -> None:
    old = open_place(place, node="old")
    failures: list[StoreFailed] = []
    old.on_failure(failures.append)
    old.commit_now(Commit(changes=(OpenHouse("house:h"), OpenOwner("cup", "tournament", "house:h"))))
    old.commit_now(opening(T1))
    old.commit_now(Commit(journal=(step(1),)))
    new = second(place, "new")
    heads = new.blocking_reader.heads()
    with pytest.raises(StoreFailed, match="taken the"):
        old.commit_now(late)
    assert [failure.code for failure in failures] == ["store-taken-over"]
    assert new.blocking_reader.heads() == heads and not new.blocking_reader.log().rows
    assert new.blocking_reader.mail(["house:h"]) == []
    with pytest.raises(StoreFault):  # and it does not come back to life
        old.commit_now(Commit())
    new.commit_now(Commit(journal=(step(2),), entries=(issue("e1", "house", 1),)))
    assert lease(new).node == "new"
    old.close()
    new.close()
    again = open_place(place, node="again")
    again.commit_now(Commit(journal=(step(3),)))
    assert [row.seq for row in again.blocking_reader.journal(T1)] == [1, 2, 3]
    again.close()


def test_without_its_fence_a_late_commit_would_be_stored(place: Place) -> None:
    """The fault planted: what the tests above ask for is the fence's doing, and not something else's."""
    old = open_place(place, node="old")
    old.commit_now(opening(T1))
    new = second(place, "new")
    if isinstance(old, SqliteStore):
        for table in FENCED_ROWS:
            old._writer._main.execute(f"DROP TRIGGER temp.fence_{table}")
    else:
        old._writer._epochs = {name: epoch + 1 for name, epoch in old._writer._epochs.items()}
        old._writer._beat = lambda: None  # type: ignore[method-assign]  # a writer that stands still
    old.commit_now(Commit(journal=(step(1, payload=b"of the old one"),)))
    assert [row.payload for row in new.blocking_reader.journal(T1)] == [b"of the old one"]
    with pytest.raises(StoreFault):
        new.commit_now(Commit(journal=(step(1),)))
    old.close()
    new.close()


def test_one_that_slept_behind_the_new_head_stores_nothing_either(place: Place) -> None:
    """It knows the end of before, and its step would fit where the new one has come back to it."""
    old = open_place(place, node="old")
    old.commit_now(opening(T1))
    new = second(place, "new")
    for seq in (1, 2, 3):
        new.commit_now(Commit(journal=(step(seq),)))
    with pytest.raises(StoreFault):
        old.commit_now(Commit(journal=(step(1, payload=b"of the old one"),)))
    with pytest.raises(StoreFault):
        old.commit_now(Commit(journal=(step(4, payload=b"of the old one"),)))
    old.close()
    assert new.blocking_reader.journal(T1) == [step(1), step(2), step(3)]
    new.close()


def test_a_group_that_was_queued_before_the_takeover_is_stored_whole_or_not_at_all(place: Place) -> None:
    """Whatever of it was answered as stored is there for the new one, and nothing else of it."""
    old = open_place(place, node="old")
    old.commit_now(opening(T1))
    stored: list[int] = []
    for seq in range(1, 200):
        old.submit(
            Commit(journal=(step(seq),)), lambda fault, seq=seq: stored.append(seq) if fault is None else None
        )
    new = second(place, "new")
    old.close()
    end = len(stored)
    assert [row.seq for row in new.blocking_reader.journal(T1)] == stored == list(range(1, end + 1))
    new.commit_now(Commit(journal=(step(end + 1),)))
    new.close()
