"""Work of more than a millisecond, done on threads of its own: the tables' loop plays on."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

from cardroom.rules.refused import Refused

WAITING_MOST: Final = 64
"""More than this is not taken on: it would be answered when nobody waits any more."""

A_PERSON: Final = 2
"""So many of them one person's, where it is known whose work it is."""

BEHIND: Final = 10
"""How much less the processor minds these threads, and those they start, than the tables' loop."""

DoneT = TypeVar("DoneT")


def _behind_the_tables() -> None:
    """Called on each thread: on Linux a thread has a priority of its own; elsewhere it keeps the process's."""
    if sys.platform == "linux":
        with suppress(OSError):  # some containers do not allow it
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), BEHIND)


class Workshop:
    """So many pieces of work at a time, the others in line.

    One thread for work in Python, for two would take the interpreter from the loop twice; more for what works without.
    With `behind` the threads get the processor after the loop: not for work that holds the interpreter, or the loop
    would wait for a thread that waits for the processor.
    """

    def __init__(self, threads: int = 1, behind: bool = False) -> None:
        first = _behind_the_tables if behind else None
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="work", initializer=first)
        self._of: Counter[str] = Counter()
        self.waiting = 0
        """Pieces of work under way or in line."""

    async def do(self, work: Callable[[], DoneT], whose: str = "") -> DoneT:
        """What the work returns or raises. Refuses ("room-busy") when too much waits already: in all, or of the person
        `whose` work it is.
        """
        if self.waiting >= WAITING_MOST or (whose and self._of[whose] >= A_PERSON):
            raise busy()
        self.waiting += 1
        self._of[whose] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self.waiting -= 1
            self._of[whose] -= 1
            if not self._of[whose]:
                del self._of[whose]


def busy() -> Refused:
    """The answer of a room that would do it if it had time: who asks again later gets it."""
    return Refused("room-busy", "The room has much to do; ask again in a moment.")
