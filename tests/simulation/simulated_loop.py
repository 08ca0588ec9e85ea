"""An event loop whose time passes only when nothing is left to do: hours of play take no time, and repeat to the step."""

from __future__ import annotations

import asyncio
import selectors
from typing import Any


class NothingLeft(AssertionError):
    """Everybody waits for something that will never come."""


class PassingTime(selectors.SelectSelector):
    """The loop waits for nothing but time: what it would wait passes at once."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds

    def select(self, timeout: float | None = None) -> list[Any]:
        """See `selectors.BaseSelector`. Raises `NothingLeft` where only the outside world could go on."""
        if timeout is None:
            raise NothingLeft("everybody waits for something that will never come")
        self.seconds += max(0.0, timeout)
        return []


class SimulatedLoop(asyncio.SelectorEventLoop):
    """Begins at a time, in seconds. Callbacks run in the order of their times, those of one moment as they were set."""

    def __init__(self, seconds: float) -> None:
        self._passing = PassingTime(seconds)
        super().__init__(self._passing)

    def time(self) -> float:
        """The simulated time, in seconds."""
        return self._passing.seconds
