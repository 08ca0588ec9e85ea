"""The room's clock: wall time that never runs backwards, and stands still while the store does."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    """Where the room reads the time. Tests put `cardroom.testing.FakeClock` here."""

    def now_ms(self) -> int:
        """Milliseconds since 1970 (UTC); never less than a value given before."""


def _never() -> int:
    return 0


class RoomClock:
    """Wall time at the start, and from there the monotonic clock: no jump of the system's time ends a turn early.

    `not_before_ms` is the newest time in the journal: a machine whose clock was set back goes on from there. `stood_ns`
    tells for how long the store has stood still since: nobody was told anything then, so it was no time to anybody.
    """

    def __init__(self, not_before_ms: int = 0, stood_ns: Callable[[], int] = _never) -> None:
        wall_ms = time.time_ns() // 1_000_000
        self._stood_ns = stood_ns
        self._offset_ns = max(wall_ms, not_before_ms) * 1_000_000 - time.monotonic_ns() + stood_ns()

    def now_ms(self) -> int:
        """Milliseconds since 1970 (UTC)."""
        return (self._offset_ns + time.monotonic_ns() - self._stood_ns()) // 1_000_000
