"""Folder and files of a store are their owner's alone: made so, closed again at each opening, and in the backup too."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardroom.store.faults import StoreUnusable
from cardroom.store.rows import Commit
from cardroom.store.sqlite import ROOM_FILE, VAULT_FILE, open_store
from cardroom.store.sqlite.backup import back_up
from tests.store.making import opening, seed, step


@pytest.fixture(autouse=True)
def _open_umask() -> Iterator[None]:
    """As careless as a shell can be."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


def test_a_new_store_is_its_owners_alone_while_it_is_written_and_after(tmp_path: Path) -> None:
    folder = tmp_path / "rooms" / "main"
    store = open_store(folder)
    store.commit_now(opening("t1"))
    store.commit_now(Commit(journal=(step(1, hand_id="h1"),), seeds=(seed("h1"),)))
    found = modes(folder)
    assert {f"{ROOM_FILE}-wal", f"{ROOM_FILE}-shm", f"{VAULT_FILE}-wal", "room.lock"} <= set(found)
    assert (set(found.values()), mode(folder)) == ({0o600}, 0o700)
    store.close()
    assert set(modes(folder).values()) == {0o600}


def test_opening_closes_what_was_open_to_others(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = open_store(folder)
    store.commit_now(opening("t1"))
    copy = tmp_path / "copy"  # as a crash leaves it, with its WAL
    shutil.copytree(folder, copy)
    store.close()
    copy.chmod(0o755)
    for path in copy.iterdir():
        path.chmod(0o644 if not path.name.startswith("vault") else 0o600)
    again = open_store(copy)
    assert (set(modes(copy).values()), mode(copy)) == ({0o600}, 0o700)
    again.close()


def test_a_vault_that_others_could_read_is_not_closed_without_a_word(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    (tmp_path / VAULT_FILE).chmod(0o604)
    with pytest.raises(StoreUnusable, match="chmod 600"):
        open_store(tmp_path)
    assert mode(tmp_path / VAULT_FILE) == 0o604


def test_a_folder_that_is_everybodys_stays_so_and_the_files_in_it_are_private(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    open_store(tmp_path).close()
    assert (mode(tmp_path), set(modes(tmp_path).values())) == (0o1777, {0o600})


def test_a_backup_is_private_too_and_a_room_opens_on_it(tmp_path: Path) -> None:
    folder, backup = tmp_path / "data", tmp_path / "backup"
    store = open_store(folder)
    store.commit_now(opening("t1"))
    store.commit_now(Commit(journal=(step(1, hand_id="h1"),), seeds=(seed("h1"),)))
    back_up(folder, backup)
    store.close()
    assert (len(modes(backup)), set(modes(backup).values()), mode(backup)) == (2, {0o600}, 0o700)
    again = open_store(backup)
    assert again.blocking_reader.seed("h1") == seed("h1").seed
    again.close()
