"""Timers: calls at a time of the room's clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.loop_lag import LoopLag


class Wake(Protocol):
    """A wake-up that can be cancelled."""

    def cancel(self) -> None:
        """Cancel the wake-up."""


class Timers(Protocol):
    """The timers that the room uses. A simulated room passes its own and moves the time itself."""

    def at(self, at_ms: int, call: Callable[[], None]) -> Wake:
        """Call once when the room's clock has reached the time; never from within this method."""


EARLY_MS: Final = 5
"""The loop's clock and the room's may differ by so much; a caller that is woken early looks again by itself."""
LOOK_AGAIN_MS: Final = 20


class LoopWake:
    """A wake-up on the event loop. Before it strikes it checks the loop lag, which may cancel it; if the room's clock
    has stood still meanwhile, it waits on.
    """

    def __init__(self, at_ms: int, clock: Clock, loop_lag: LoopLag, call: Callable[[], None]) -> None:
        self._at_ms = at_ms
        self._clock = clock
        self._loop_lag = loop_lag
        self._call = call
        self._is_cancelled = False
        self._handle: asyncio.TimerHandle | None = None

    def set(self, loop: asyncio.AbstractEventLoop, least_ms: int = 0) -> None:
        """Set the wake-up to strike when its time has come by the present clock."""
        left_ms = max(least_ms, self._at_ms - self._clock.now_ms())
        self._handle = loop.call_later(left_ms / 1000, self.strike, loop)

    def cancel(self) -> None:
        """See `Wake`."""
        self._is_cancelled = True
        if self._handle is not None:
            self._handle.cancel()

    def strike(self, loop: asyncio.AbstractEventLoop) -> None:
        """Call, or wait on if the clocks stood still meanwhile."""
        self._loop_lag.look()
        if self._is_cancelled:
            return
        if self._at_ms - self._clock.now_ms() > EARLY_MS:
            self.set(loop, LOOK_AGAIN_MS)
        else:
            self._call()


class LoopTimers:
    """Wake-ups on the running event loop."""

    def __init__(self, clock: Clock, loop_lag: LoopLag) -> None:
        self._clock = clock
        self._loop_lag = loop_lag
        self._loop = asyncio.get_running_loop()

    def at(self, at_ms: int, call: Callable[[], None]) -> Wake:
        """See `Timers`."""
        wake = LoopWake(at_ms, self._clock, self._loop_lag, call)
        wake.set(self._loop)
        return wake
