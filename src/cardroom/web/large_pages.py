"""The room's memory in pages of 2 MiB, where Linux gives them.

What a thousand tables know lies in some hundred megabytes, and each action reaches for a few hundred places in it. In
pages of 4 kB nearly every one of these is first looked up in the tables of pages, on a virtual machine in two of them.
The system gives large pages to who asks for them (`madvise`), which Python's allocator does not.
"""

from __future__ import annotations

import asyncio
import ctypes
import sys
from pathlib import Path
from typing import Final

EVERY_SECONDS: Final = 15.0
"""How often what has been added since is asked for."""

LARGE_BYTES: Final = 2 << 20
WANTED: Final = 14
"""MADV_HUGEPAGE: from now on."""
AT_ONCE: Final = 25
"""MADV_COLLAPSE, since Linux 6.1: what lies there already too. Older systems come to it in time by themselves."""

_MAPS: Final = Path("/proc/self/maps")


def use_large_pages() -> int:
    """Ask for large pages wherever the process keeps data; how many bytes lie in such now, 0 where there are none.

    Other threads run meanwhile: page by page, each takes less than a millisecond.
    """
    if sys.platform != "linux":
        return 0
    madvise = ctypes.CDLL(None).madvise
    madvise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    found = 0
    for start, end in _data():
        first, last = -(-start // LARGE_BYTES) * LARGE_BYTES, end // LARGE_BYTES * LARGE_BYTES
        if first < last and madvise(first, last - first, WANTED) == 0:
            for page in range(first, last, LARGE_BYTES):
                found += LARGE_BYTES * (madvise(page, LARGE_BYTES, AT_ONCE) == 0)
    return found


def _data() -> list[tuple[int, int]]:
    """The ranges of memory that are the process's own data: what can be written and belongs to no file."""
    found = []
    for line in _MAPS.read_text().splitlines():
        where, may, _, _, inode, *name = line.split()
        if may == "rw-p" and inode == "0" and (not name or name[0] == "[heap]"):
            start, end = where.split("-")
            found.append((int(start, 16), int(end, 16)))
    return found


async def keep_large() -> None:
    """Until cancelled, or there are none: a room grows as players come."""
    await asyncio.sleep(EVERY_SECONDS)
    while await asyncio.to_thread(use_large_pages):
        await asyncio.sleep(EVERY_SECONDS)
