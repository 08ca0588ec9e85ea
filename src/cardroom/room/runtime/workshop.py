"""Work of more than a millisecond, done on threads of its own: the tables' loop runs on."""

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
"""The most pieces of work that are accepted: any more would be done when nobody waits for them."""

A_PERSON: Final = 2
"""The most pieces of one person, if it is known whose work it is."""

BEHIND: Final = 10
"""The nice value of these threads, and of those they start: the processor prefers the tables' loop."""

DoneT = TypeVar("DoneT")


def _behind_the_tables() -> None:
    """Lower the priority of the calling thread: on Linux a thread has its own; elsewhere it keeps the process's."""
    if sys.platform == "linux":
        with suppress(OSError):  # some containers do not allow it
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), BEHIND)


class Workshop:
    """Does as many pieces of work at a time as it has threads; the others wait in line.

    Use one thread for work in Python, for two would take the interpreter from the loop twice, and more for work that
    releases it. With `behind` the threads get the processor after the loop: do not use it for work that holds the
    interpreter, or the loop would wait for a thread that waits for the processor.
    """

    def __init__(self, threads: int = 1, behind: bool = False) -> None:
        first = _behind_the_tables if behind else None
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="work", initializer=first)
        self._of: Counter[str] = Counter()
        self.waiting = 0
        """Pieces of work under way or in line."""

    async def do(self, work: Callable[[], DoneT], whose: str = "") -> DoneT:
        """Do the work; return or raise what it does. Refuses ("room-busy") when too much waits already: in all, or of
        the person `whose` work it is.
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
    """The refusal of a room that has no time now: the same request may succeed later."""
    return Refused("room-busy", "The room has much to do; ask again in a moment.")
