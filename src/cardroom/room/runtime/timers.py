"""Waking up: at a time of the room's clock, call something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.loop_lag import LoopLag


class Wake(Protocol):
    """A wake-up that can be taken back."""

    def cancel(self) -> None:
        """It will not happen."""


class Timers(Protocol):
    """Where the room sets its wake-ups. A simulated room passes its own and turns the hands itself."""

    def at(self, at_ms: int, call: Callable[[], None]) -> Wake:
        """Call once when the room's clock has reached the time; never from within this method."""


EARLY_MS: Final = 5
"""The loop's clock and the room's may be so far apart; who is woken a little early looks once more by itself."""
LOOK_AGAIN_MS: Final = 20


class LoopWake:
    """A wake-up on the event loop. Before it strikes the pulse is looked at, which may take it back; where the room's
    clock has stood still meanwhile it waits on.
    """

    def __init__(self, at_ms: int, clock: Clock, loop_lag: LoopLag, call: Callable[[], None]) -> None:
        self._at_ms = at_ms
        self._clock = clock
        self._loop_lag = loop_lag
        self._call = call
        self._is_cancelled = False
        self._handle: asyncio.TimerHandle | None = None

    def set(self, loop: asyncio.AbstractEventLoop, least_ms: int = 0) -> None:
        """Strike when the time has come by the clock as it goes now."""
        left_ms = max(least_ms, self._at_ms - self._clock.now_ms())
        self._handle = loop.call_later(left_ms / 1000, self.strike, loop)

    def cancel(self) -> None:
        """See `Wake`."""
        self._is_cancelled = True
        if self._handle is not None:
            self._handle.cancel()

    def strike(self, loop: asyncio.AbstractEventLoop) -> None:
        """The time has come, unless all clocks stood still meanwhile."""
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
