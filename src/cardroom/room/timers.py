"""Waking up: at a time of the room's clock, call something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from cardroom.room.clock import Clock


class Wake(Protocol):
    """A wake-up that can be taken back."""

    def cancel(self) -> None:
        """It will not happen."""


class Timers(Protocol):
    """Where the room sets its wake-ups. A simulated room passes its own and turns the hands itself."""

    def at(self, at_ms: int, call: Callable[[], None]) -> Wake:
        """Call once when the room's clock has reached the time; never from within this method."""


class LoopTimers:
    """Wake-ups on the running event loop."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._loop = asyncio.get_running_loop()

    def at(self, at_ms: int, call: Callable[[], None]) -> Wake:
        """See `Timers`."""
        return self._loop.call_later(max(0, at_ms - self._clock.now_ms()) / 1000, call)
