"""The one wake-up of a table: when something is due there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardroom.room.runtime.timers import Timers, Wake

NEVER: Final = 1 << 62


class Alarm:
    """Calls once when the time has come that it is set for; a time set later takes the place of one before."""

    def __init__(self, timers: Timers, call: Callable[[], None]) -> None:
        self._timers = timers
        self._call = call
        self._wake: Wake | None = None
        self.at_ms = NEVER
        """When it will call at the latest."""

    def set(self, times: list[int]) -> None:
        """Call when the first of these times has come; never, where there is none."""
        at_ms = min(times, default=None)
        if self._wake is not None and at_ms != self.at_ms:
            self._wake.cancel()
            self._wake, self.at_ms = None, NEVER
        if at_ms is not None and self._wake is None:
            self.at_ms = at_ms
            self._wake = self._timers.at(at_ms, self._strike)

    def bring_forward(self, at_ms: int) -> None:
        """Call no later than at this time. Whoever is called earlier looks at the clocks and sets the alarm anew: so a
        turn that ends later than the one before it sets no alarm of its own.
        """
        if at_ms < self.at_ms:
            self.set([at_ms])

    def end(self) -> None:
        """Never call again, and let go of whom it would call: a table that has closed is held by nobody."""
        self.set([])
        self._call = _nobody

    def _strike(self) -> None:
        self._wake, self.at_ms = None, NEVER
        self._call()


def _nobody() -> None:
    """For an alarm that has ended."""
