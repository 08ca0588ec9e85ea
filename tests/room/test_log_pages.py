"""The log read back: how far, and in which order."""

from __future__ import annotations

from pathlib import Path

from cardroom.room.log_pages import PAGE, all_of, newest_first
from cardroom.store.rows import Commit, LogRecord
from cardroom.store.sqlite import open_store


def looked(at_ms: int, what: str = "look") -> LogRecord:
    return LogRecord(at_ms, "staff", what, "ann", "")


def test_the_log_is_read_back_as_far_as_a_moment_which_is_included(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.commit_now(Commit(log=tuple(looked(at_ms) for at_ms in (998, 999, 1_000, 1_001))))
    found = [line.record.at_ms for line in newest_first(store.blocking_reader, "look", since_ms=1_000)]
    store.close()
    assert found == [1_001, 1_000]


def test_all_lines_of_some_acts_come_oldest_first_also_over_several_pages(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    acts = ("look", "touch", "other")
    store.commit_now(Commit(log=tuple(looked(number, acts[number % 3]) for number in range(3 * PAGE + 3))))
    found = [record.at_ms for record in all_of(store.blocking_reader, "look", "touch")]
    store.close()
    assert found == [number for number in range(3 * PAGE + 3) if number % 3 < 2]
