"""Whose the files of a store are: their owner's alone, from the moment they are there."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from cardroom.store.faults import StoreUnusable

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
WITH_IT: Final = ("", "-wal", "-shm", "-journal")
"""SQLite's own files beside a database: it makes them with the mode that the database has."""

_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def private_folder(folder: Path) -> None:
    """Make the folder for its owner alone; one that is there is closed to others.

    One that belongs to somebody else, or to everybody as /tmp does, is left as it is: the files in it are private all
    the same. Raises `StoreUnusable` when it cannot be made.
    """
    try:
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
        found = folder.stat()
        is_shared = found.st_uid != os.getuid() or found.st_mode & stat.S_ISVTX
        if found.st_mode & _OTHERS and not is_shared:
            folder.chmod(FOLDER_MODE)
    except OSError as fault:
        raise StoreUnusable("store-folder", f"{folder}: cannot be made: {fault.strerror}") from fault


def private_file(path: Path) -> None:
    """Make the file, empty, for its owner alone if it is not there; else close it, and SQLite's beside it, to others.

    Raises `StoreUnusable` when that cannot be done: somebody else's file holds no room.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE))
        for ending in WITH_IT:
            one = path.with_name(path.name + ending)
            if one.exists() and one.stat().st_mode & _OTHERS:
                one.chmod(FILE_MODE)
    except OSError as fault:
        raise StoreUnusable(
            "store-unreadable", f"{path}: cannot be opened as a store: {fault.strerror}"
        ) from fault


def is_open_to_others(path: Path) -> bool:
    """Whether anyone but the owner may do anything with a file."""
    return bool(path.stat().st_mode & _OTHERS)
