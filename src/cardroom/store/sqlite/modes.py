"""The permissions of a store's files: only their owner has access, from their creation on."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from cardroom.store.faults import StoreUnusable

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
WITH_IT: Final = ("", "-wal", "-shm", "-journal")
"""SQLite's auxiliary files of a database: it creates them with the mode of the database."""

_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def private_folder(folder: Path) -> None:
    """Make the folder with access for its owner only; an existing one is closed to others.

    A folder that belongs to somebody else, or to everybody as /tmp does, is not changed: the files in it are still
    private. Raises `StoreUnusable` if the folder cannot be made.
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
    """Make an empty file with access for its owner only; close an existing one, and its auxiliary files, to others.

    Raises `StoreUnusable` if that is not possible: a room cannot use somebody else's file.
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
    """Whether anyone but the owner has any access to a file."""
    return bool(path.stat().st_mode & _OTHERS)
