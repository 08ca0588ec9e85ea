"""Seeds live in the vault alone, and are there before the journal names their hand."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest

from cardroom.store.faults import StoreUnusable
from cardroom.store.rows import Commit, HandSeed
from cardroom.store.sqlite import ROOM_FILE, VAULT_FILE, SqliteStore, open_store
from cardroom.store.sqlite.vault import open_vault, put_seeds
from tests.store.making import opening, seed, step

SECRET = bytes(range(100, 132))


def test_no_file_of_the_room_but_the_vault_holds_the_seed(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.commit_now(opening("t1"))
    store.commit_now(Commit(journal=(step(1, hand_id="h1"),), seeds=(HandSeed("h1", SECRET),)))
    holding = {path.name for path in tmp_path.iterdir() if SECRET in path.read_bytes()}
    assert holding and all(name.startswith(VAULT_FILE) for name in holding)
    assert SECRET.hex() not in repr(HandSeed("h1", SECRET)) and repr(SECRET) not in repr(
        HandSeed("h1", SECRET)
    )
    store.close()
    assert SECRET not in (tmp_path / ROOM_FILE).read_bytes()


def test_only_the_owner_may_touch_the_vault(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.commit_now(Commit(seeds=(seed("h1"),)))
    files = [path for path in tmp_path.iterdir() if path.name.startswith(VAULT_FILE)]
    assert len(files) >= 2  # its WAL too
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
    store.close()
    (tmp_path / VAULT_FILE).chmod(0o640)
    with pytest.raises(StoreUnusable, match="chmod 600"):
        open_store(tmp_path)


def test_a_crash_between_vault_and_journal_leaves_a_seed_that_does_not_count(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    vault = open_vault(tmp_path / VAULT_FILE)  # the vault's part of a commit whose other part never came
    put_seeds(vault, [seed("h1", 1)])
    vault.close()
    store = open_store(tmp_path)
    assert store.blocking_reader.seed("h1") is None
    store.commit_now(Commit(seeds=(HandSeed("h1", SECRET),)))  # the hand is begun again, with fresh entropy
    assert store.blocking_reader.seed("h1") == SECRET
    store.close()


def test_the_seed_is_in_the_vault_before_the_journal_names_the_hand(
    store: SqliteStore, tmp_path: Path
) -> None:
    """Asked at the very moment the journal's transaction begins."""
    store.commit_now(opening("t1"))
    held: list[int] = []

    def at_begin(statement: str) -> None:
        if statement.startswith("BEGIN"):
            vault = sqlite3.connect(f"file:{tmp_path / 'data' / VAULT_FILE}?mode=ro", uri=True)
            held.append(vault.execute("SELECT count(*) FROM seeds").fetchone()[0])
            vault.close()

    store._writer._main.set_trace_callback(at_begin)
    store.commit_now(Commit(journal=(step(1, hand_id="h1"),), seeds=(seed("h1"),)))
    store._writer._main.set_trace_callback(None)
    assert held == [1]


def test_seeds_can_be_neither_changed_nor_deleted(tmp_path: Path) -> None:
    vault = open_vault(tmp_path / VAULT_FILE)
    put_seeds(vault, [seed("h1")])
    for statement in ("UPDATE seeds SET seed = zeroblob(32)", "DELETE FROM seeds"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            vault.execute(statement)
    vault.close()
