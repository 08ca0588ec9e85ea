"""The room's clock: wall time that never runs backwards."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Where the room reads the time. Tests put `cardroom.testing.FakeClock` here."""

    def now_ms(self) -> int:
        """Milliseconds since 1970 (UTC); never less than a value given before."""


class RoomClock:
    """Wall time at the start, and from there the monotonic clock: no jump of the system's time ends a turn early.

    `not_before_ms` is the newest time in the journal: a machine whose clock was set back goes on from there.
    """

    def __init__(self, not_before_ms: int = 0) -> None:
        wall_ms = time.time_ns() // 1_000_000
        self._offset_ms = max(wall_ms, not_before_ms) - time.monotonic_ns() // 1_000_000

    def now_ms(self) -> int:
        """Milliseconds since 1970 (UTC)."""
        return self._offset_ms + time.monotonic_ns() // 1_000_000
