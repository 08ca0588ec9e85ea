"""The share of the tables' loop for everything besides play.

Requests above it wait, whatever their address.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from cardroom.web.doors.budgets import Purpose

COSTS_US: Final = {
    Purpose.PAGES: 400,
    Purpose.READS: 1500,
    Purpose.WORK: 2000,
    Purpose.CHANGES: 2000,
    Purpose.SOCKETS: 1000,
    Purpose.MESSAGES: 300,
}
"""The time that one of each takes of the loop on a small machine, in microseconds (`benchmarks/attack.py`)."""

IN_LINE_MOST: Final = 2000


class TimeBucket:
    """A bucket of milliseconds, filled with the share of time that is not for play. First come, first served."""

    def __init__(self, ms_a_second: int, burst_ms: int, seconds: Callable[[], float] | None = None) -> None:
        """`seconds` is the clock; by default it is the loop's."""
        self._us_a_second = ms_a_second * 1000
        self._burst_us = self._left_us = burst_ms * 1000
        self._clock = seconds
        self._seen = 0.0
        self._line: deque[tuple[int, asyncio.Future[None]]] = deque()
        self._wake: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """Return how many wait in line."""
        return len(self._line)

    async def turn(self, purpose: Purpose, times: int = 1) -> bool:
        """Wait until there is time for a request; False at once when too many wait already."""
        cost = COSTS_US[purpose] * times
        if not self._line and self._take(cost):
            return True
        if len(self._line) >= IN_LINE_MOST:
            return False
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append((cost, mine))
        if self._wake is None:
            self._call_next()
        await mine
        return True

    def _take(self, cost: int) -> bool:
        now = self._clock() if self._clock is not None else asyncio.get_running_loop().time()
        self._left_us = min(self._burst_us, self._left_us + int((now - self._seen) * self._us_a_second))
        self._seen = now
        if self._left_us < min(cost, self._burst_us):
            return False
        self._left_us -= cost
        return True

    def _call_next(self) -> None:
        self._wake = None
        while self._line:
            cost, first = self._line[0]
            if not first.done():  # one that is done went away while it waited
                if not self._take(cost):
                    break
                first.set_result(None)
            self._line.popleft()
        if self._line:
            missing_us = max(1000, min(self._line[0][0], self._burst_us) - self._left_us)
            self._wake = asyncio.get_running_loop().call_later(
                missing_us / self._us_a_second, self._call_next
            )
