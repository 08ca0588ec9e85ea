"""Waking up: at a time of the room's clock, call something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from cardroom.room.clock import Clock
from cardroom.room.pulse import Pulse


class Wake(Protocol):
    """A wake-up that can be taken back."""

    def cancel(self) -> None:
        """It will not happen."""


class Timers(Protocol):
    """Where the room sets its wake-ups. A simulated room passes its own and turns the hands itself."""

    def at(self, at_ms: int, call: Callable[[], None]) -> Wake:
        """Call once when the room's clock has reached the time; never from within this method."""


class LoopWake:
    """A wake-up on the event loop. Before it strikes the pulse is looked at, which may take it back."""

    def __init__(self, pulse: Pulse, call: Callable[[], None]) -> None:
        self._pulse = pulse
        self._call = call
        self._is_cancelled = False
        self.handle: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        """See `Wake`."""
        self._is_cancelled = True
        if self.handle is not None:
            self.handle.cancel()

    def strike(self) -> None:
        """The time has come, unless all clocks stood still meanwhile."""
        self._pulse.look()
        if not self._is_cancelled:
            self._call()


class LoopTimers:
    """Wake-ups on the running event loop."""

    def __init__(self, clock: Clock, pulse: Pulse) -> None:
        self._clock = clock
        self._pulse = pulse
        self._loop = asyncio.get_running_loop()

    def at(self, at_ms: int, call: Callable[[], None]) -> Wake:
        """See `Timers`."""
        wake = LoopWake(self._pulse, call)
        wake.handle = self._loop.call_later(max(0, at_ms - self._clock.now_ms()) / 1000, wake.strike)
        return wake
