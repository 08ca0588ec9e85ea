"""A time limit for something that must happen on a connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Deadline:
    """A timer, at most one at a time; when it runs out, `late` is called once."""

    __slots__ = ("_handle", "_late", "_loop")

    def __init__(self, loop: asyncio.AbstractEventLoop, late: Callable[[], None]) -> None:
        self._loop = loop
        self._late = late
        self._handle: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        """Whether the timer is running."""
        return self._handle is not None

    def set(self, seconds: float) -> None:
        """Start the timer again with this time, whatever was set before."""
        self.clear()
        self._handle = self._loop.call_later(seconds, self._passed)

    def clear(self) -> None:
        """Stop the timer: what was waited for has happened."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def end(self) -> None:
        """Stop the timer for good, and drop `late`, so that a closed connection is freed at once."""
        self.clear()
        self._late = _nobody

    def _passed(self) -> None:
        self._handle = None
        self._late()


def _nobody() -> None:
    """Does nothing; it is the `late` of an ended deadline."""
