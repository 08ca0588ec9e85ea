"""The embedded store: a folder with two SQLite files, one writer thread, a few reader threads."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from cardroom.store.faults import StoreUnusable, first_line
from cardroom.store.protocol import AnswerT, Reader
from cardroom.store.sqlite import migrating as migrations
from cardroom.store.sqlite.connect import UNREADABLE, connect_writing
from cardroom.store.sqlite.folder_lease import claim
from cardroom.store.sqlite.modes import FILE_MODE, private_file, private_folder
from cardroom.store.sqlite.reader import SqliteReader
from cardroom.store.sqlite.vault import open_vault
from cardroom.store.sqlite.writer import SqliteWriter
from cardroom.store.working import WorkingStore

ROOM_FILE: Final = "room.db"
VAULT_FILE: Final = "vault.db"
LOCK_FILE: Final = "room.lock"


def open_store(
    folder: Path | str, loop: asyncio.AbstractEventLoop | None = None, *, node: str | None = None
) -> SqliteStore:
    """Open (or make) the store in a folder and upgrade its schema.

    Only their owner has access to folder and files (`store.sqlite.modes`). `done` callbacks run on `loop`; without one
    they run on the writer's thread, which suits tools and tests. Raises `StoreUnusable` if another room has the folder
    open, or a file is not as it must be.
    """
    folder = Path(folder)
    private_folder(folder)
    return SqliteStore(folder, lock_folder(folder), loop, node)


class SqliteStore(WorkingStore[SqliteReader, SqliteWriter]):
    """The `Store` on SQLite."""

    def __init__(
        self, folder: Path, lock: int, loop: asyncio.AbstractEventLoop | None, node: str | None = None
    ) -> None:
        """Use `open_store`. `lock` is the descriptor that keeps other rooms out of the folder."""
        self._lock: int | None = lock
        self._path = folder / ROOM_FILE
        self._vault_path = folder / VAULT_FILE
        try:
            super().__init__(loop, node)
        except BaseException:
            self._let_go()
            raise

    def _open_writer(self) -> SqliteWriter:
        private_file(self._path)
        try:
            migrations.upgrade(self._path)
            vault = open_vault(self._vault_path)
            main = connect_writing(self._path)
            epoch = claim(main, self.node)
            writer = SqliteWriter(main, vault, self._deliver, self._fail)
            writer.figures.claimed(epoch)
            writer.where = f"{self._path.parent}: "
            return writer
        except UNREADABLE as fault:
            words = f"{self._path.parent}: cannot be opened as a store: {first_line(fault)}"
            raise StoreUnusable("store-unreadable", words) from fault

    def _ask(self, question: Callable[[Reader], AnswerT]) -> AnswerT:
        """See `WorkingStore`. A damaged file is reported as such, by its name."""
        try:
            return super()._ask(question)
        except sqlite3.DatabaseError as fault:
            self.is_readable = False
            words = f"{self._path}: cannot be read: {first_line(fault)}"
            raise StoreUnusable("store-unreadable", words) from fault

    def _open_reader(self) -> SqliteReader:
        return SqliteReader(self._path, self._vault_path)

    def _let_go(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def lock_folder(folder: Path) -> int:
    """Keep every other room out of the folder until this process ends. Returns the lock's descriptor."""
    path = folder / LOCK_FILE
    try:
        lock = os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE)
    except OSError as fault:
        raise StoreUnusable("store-folder", f"{path}: cannot be written: {fault.strerror}") from fault
    private_file(path)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        os.close(lock)
        raise StoreUnusable("store-in-use", f"{folder}: another room is running on this folder") from fault
    return lock


def is_locked(folder: Path) -> bool:
    """Whether a room runs on the folder; asked by a lock that is let go of at once."""
    try:
        lock = os.open(folder / LOCK_FILE, os.O_RDWR)
    except OSError:
        return False
    try:
        fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        return False
    except OSError:
        return True
    finally:
        os.close(lock)
