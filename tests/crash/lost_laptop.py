"""A laptop that is lost while it writes: the room is gone, and half of the page that it wrote last."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

from cardroom.store.sqlite import ROOM_FILE

WAL_HEADER: Final = 32
FRAME_HEADER: Final = 24
BACKFILLED_AT: Final = 96
"""In the file of shared memory: how many frames of the WAL lie in the main file already."""


def tear_last_commit(folder: Path) -> None:
    """Tear the last page of the last commit of a killed room, as if the power had gone in the middle of its write.

    The commit must lie in the WAL alone: one that is in the main file already was whole on the disk before.
    """
    wal = folder / f"{ROOM_FILE}-wal"
    text = bytearray(wal.read_bytes())
    page_size = int.from_bytes(text[8:12])
    salts, frame_size = text[16:24], FRAME_HEADER + page_size
    last = 0
    for number, at in enumerate(range(WAL_HEADER, len(text) - frame_size + 1, frame_size), 1):
        if text[at + 8 : at + 16] != salts:
            break  # what an earlier round of the WAL has left behind
        if int.from_bytes(text[at + 4 : at + 8]):
            last = number
    assert last, "there is a commit to tear"
    (moved,) = struct.unpack_from("=I", (folder / f"{ROOM_FILE}-shm").read_bytes(), BACKFILLED_AT)
    assert moved < last, "the last commit is in the main file already"
    end = WAL_HEADER + last * frame_size
    half = page_size // 2
    text[end - half : end] = bytes(byte ^ 0xFF for byte in text[end - half : end])
    wal.write_bytes(bytes(text))
