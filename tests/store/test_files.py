"""The files of the embedded store."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from cardroom.store import writer_thread as writer
from cardroom.store.faults import StoreUnusable
from cardroom.store.rows import Commit
from cardroom.store.sqlite import ROOM_FILE, connect, open_store
from tests.patience import PATIENCE_SECONDS
from tests.store.making import T1, opening, step


def test_what_is_not_a_store_is_refused_with_its_path(tmp_path: Path) -> None:
    (tmp_path / "room.db").write_bytes(b"this is a letter, not a database" * 100)
    with pytest.raises(StoreUnusable, match=r"room\.db"):
        open_store(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnusable):
        open_store(tmp_path / "file")


def test_a_wal_is_folded_in_by_size_and_is_small_again_behind_a_long_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, most = 4_096, 50
    bounds = connect._WRITING["wal_autocheckpoint"] * page, connect._WRITING["journal_size_limit"]
    assert max(bounds) <= 64 * 1024 * 1024, "as it is told to operators"
    monkeypatch.setitem(connect._WRITING, "wal_autocheckpoint", most)
    monkeypatch.setitem(connect._WRITING, "journal_size_limit", most * page)
    path = tmp_path / "any.db"
    writing = connect.connect_writing(path)
    writing.execute("CREATE TABLE kept (row BLOB)")

    def write(times: int) -> int:
        for _ in range(times):
            writing.execute("INSERT INTO kept VALUES (zeroblob(3000))")
        return (tmp_path / "any.db-wal").stat().st_size

    bound = (most + 20) * page
    assert write(500) <= bound, "without a reader it is used again from its beginning"
    reading = connect.connect_reading(path)
    reading.execute("BEGIN")
    reading.execute("SELECT count(*) FROM kept").fetchone()
    assert write(500) > 2 * bound, "what somebody reads stays where it is"
    reading.execute("COMMIT")
    assert write(most) <= bound, "and then the file is cut off"
    reading.close()
    writing.close()


def test_a_quiet_store_moves_its_wal_into_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "QUIET_SECONDS", 0.01)
    store = open_store(tmp_path)
    store.commit_now(opening(T1))
    payload = b"found in the file itself" * 10
    store.commit_now(Commit(journal=(step(1, payload=payload),)))
    end = time.monotonic() + PATIENCE_SECONDS
    while payload not in (tmp_path / ROOM_FILE).read_bytes():
        assert time.monotonic() < end, "the WAL was left as it was"
        time.sleep(0.01)
    store.commit_now(Commit(journal=(step(2),)))  # and it goes on
    assert len(store.blocking_reader.journal(T1)) == 2
    store.close()
