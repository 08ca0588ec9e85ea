"""Work for many clients, done for some of them in each turn of the event loop, so that other tasks run in between."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator

Work = Iterator[None]
"""Does one piece of the work at each `next`."""


class Turns:
    """Does works in the order given, so many pieces in one turn of the loop; the first pieces are done at once."""

    def __init__(self, pieces: int) -> None:
        self._pieces = pieces
        self._works: deque[Work] = deque()

    @property
    def is_busy(self) -> bool:
        """Whether any work waits for another turn."""
        return bool(self._works)

    def do(self, work: Work) -> None:
        """Do a work after those that are not done yet."""
        self._works.append(work)
        if len(self._works) == 1:
            self._go_on()

    def stop(self) -> None:
        """Drop all work that is left."""
        self._works.clear()

    def _go_on(self) -> None:
        works, left = self._works, self._pieces
        try:
            while works and left:
                try:
                    next(works[0])
                    left -= 1
                except StopIteration:
                    works.popleft()
        except BaseException:  # the rest of this work is lost, but no other's
            works.popleft()
            raise
        finally:
            if works:
                asyncio.get_running_loop().call_soon(self._go_on)
