"""The one wake-up of a table: the time at which something is due there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardroom.room.runtime.timers import Timers, Wake

NEVER: Final = 1 << 62


class Alarm:
    """Calls once at the time that it is set to; setting it again replaces the previous time."""

    def __init__(self, timers: Timers, call: Callable[[], None]) -> None:
        self._timers = timers
        self._call = call
        self._wake: Wake | None = None
        self.at_ms = NEVER
        """The time at which it will call at the latest."""

    def set(self, times: list[int]) -> None:
        """Call at the first of these times; never, if there is none."""
        at_ms = min(times, default=None)
        if self._wake is not None and at_ms != self.at_ms:
            self._wake.cancel()
            self._wake, self.at_ms = None, NEVER
        if at_ms is not None and self._wake is None:
            self.at_ms = at_ms
            self._wake = self._timers.at(at_ms, self._strike)

    def bring_forward(self, at_ms: int) -> None:
        """Call no later than at this time. A table that is called early checks its clocks and sets the alarm again: so
        a turn that ends later than the one before it sets no alarm of its own.
        """
        if at_ms < self.at_ms:
            self.set([at_ms])

    def end(self) -> None:
        """Never call again, and drop the reference to the table, so that a closed table can be freed."""
        self.set([])
        self._call = _nobody

    def _strike(self) -> None:
        self._wake, self.at_ms = None, NEVER
        self._call()


def _nobody() -> None:
    """Do nothing: the call of an alarm that has ended."""
