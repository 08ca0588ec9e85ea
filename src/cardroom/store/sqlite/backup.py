"""A complete copy of a room's files, taken while the room runs."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from cardroom.store.faults import StoreUnusable
from cardroom.store.sqlite.connect import UNREADABLE, connect_reading
from cardroom.store.sqlite.modes import private_file, private_folder
from cardroom.store.sqlite.store import ROOM_FILE, VAULT_FILE

IN_ORDER: Final = (ROOM_FILE, VAULT_FILE)
"""The vault comes last: it has each seed before the room's file names the hand, so no seal lacks its seed."""


def back_up(folder: Path, target: Path, with_vault: bool = True) -> None:
    """Copy a room's files into another folder by SQLite's online backup, each as of one moment; durable at the end.

    The copy is a data folder that a room can open. Only its owner can access it. Raises `StoreUnusable` for a folder
    without a room, a target that has one already, and a disk that fails; then no half-written file has a room's name.
    """
    if not (folder / ROOM_FILE).exists():
        raise StoreUnusable("no-room", f"{folder}: there is no room in this folder")
    taken = [name for name in IN_ORDER if (target / name).exists()]
    if taken:
        words = f"{target}: holds {taken[0]} already; give each backup a folder of its own"
        raise StoreUnusable("backup-exists", words)
    private_folder(target)
    copied = []
    for name in IN_ORDER if with_vault else IN_ORDER[:1]:
        part = target / f"{name}.part"
        _copy(folder / name, part)
        copied.append((part, target / name))
    for part, whole in copied:
        part.rename(whole)
    _flush(target)


def _copy(source: Path, part: Path) -> None:
    part.unlink(missing_ok=True)
    private_file(part)
    try:
        with closing(connect_reading(source)) as read, closing(sqlite3.connect(part)) as written:
            read.backup(written)
            # A copy that nobody writes to needs no log file: one file contains everything.
            written.execute("PRAGMA journal_mode = delete")
    except UNREADABLE as fault:
        raise StoreUnusable("backup-failed", f"{source}: cannot be copied to {part}: {fault}") from fault
    _flush(part)


def _flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
