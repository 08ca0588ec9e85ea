"""Warns in the log when the room's time is ahead of the machine's clock: at once, and then every hour."""

from __future__ import annotations

from typing import Final

import structlog

from cardroom.room.runtime.clock import AHEAD_MS, ComparedClock
from cardroom.room.runtime.timers import Timers

LOOK_MS: Final = 60_000
AGAIN_MS: Final = 3_600_000
ENDED_BY: Final = "a stop, and a start with --wait-for-clock (docs/operating.md, A clock that was wrong)"

_log = structlog.get_logger("cardroom.clock")


class ClockWatch:
    """Looks every minute: the machine's clock may be set right or wrong at any time."""

    def __init__(self, clock: ComparedClock, timers: Timers) -> None:
        self._clock = clock
        self._timers = timers
        self._told_ms: int | None = None

    def begin(self) -> None:
        """Look now, and every minute from now on."""
        self._timers.at(self._clock.now_ms() + LOOK_MS, self.begin)
        self._look()

    def _look(self) -> None:
        now_ms, ahead_ms = self._clock.now_ms(), self._clock.ahead_ms()
        if ahead_ms < AHEAD_MS:
            if self._told_ms is not None:
                _log.info("clock_caught_up")
            self._told_ms = None
        elif self._told_ms is None or now_ms - self._told_ms >= AGAIN_MS:
            self._told_ms = now_ms
            _log.warning("clock_ahead", seconds=ahead_ms // 1000, ended_by=ENDED_BY)
