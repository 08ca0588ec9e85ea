"""Work for many people, done for some of them in each turn of the event loop: everybody else has a turn in between."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator

Work = Iterator[None]
"""Does a piece of itself each time it is asked to go on."""


class Turns:
    """Does works in the order given, so many pieces in one turn of the loop; at once as far as that goes."""

    def __init__(self, pieces: int) -> None:
        self._pieces = pieces
        self._works: deque[Work] = deque()

    @property
    def is_busy(self) -> bool:
        """Whether anything waits for another turn."""
        return bool(self._works)

    def do(self, work: Work) -> None:
        """Do a work, behind those that are not done yet."""
        self._works.append(work)
        if len(self._works) == 1:
            self._go_on()

    def stop(self) -> None:
        """Nothing more is done."""
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
