"""A time by which something must have happened on a connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Deadline:
    """At most one running at a time; when it passes, `late` is called once."""

    __slots__ = ("_handle", "_late", "_loop")

    def __init__(self, loop: asyncio.AbstractEventLoop, late: Callable[[], None]) -> None:
        self._loop = loop
        self._late = late
        self._handle: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        """Whether something is waited for."""
        return self._handle is not None

    def set(self, seconds: float) -> None:
        """From now on this long, whatever was set before."""
        self.clear()
        self._handle = self._loop.call_later(seconds, self._passed)

    def clear(self) -> None:
        """It has happened."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def end(self) -> None:
        """Nothing is waited for any more, and nobody is held: a connection that is over goes at once."""
        self.clear()
        self._late = _nobody

    def _passed(self) -> None:
        self._handle = None
        self._late()


def _nobody() -> None:
    """Whom an ended deadline tells."""
