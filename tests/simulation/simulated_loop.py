"""An event loop whose time passes only when nothing is left to do: hours of play take no time, and repeat to the step."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
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
        self._clock_resolution = (
            1e-6  # (a nanosecond is nothing beside the seconds since 1970: no timer would strike)
        )

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]  # a future of its own, done at once
        """What others do on a thread is done at once: threads would come in an order of their own."""
        done: asyncio.Future[Any] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as fault:
            done.set_exception(fault)
        return done

    def time(self) -> float:
        """The simulated time, in seconds."""
        return self._passing.seconds
