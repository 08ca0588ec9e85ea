"""The room's clock: wall time that never runs backwards, and stands still while the store does.

A start with the machine's clock ahead puts the room's time ahead, and what is stored then keeps it there after the
clock was put right. So the clock knows how far it is from the machine's, and a start can wait until that has caught up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

MS: Final = 1_000_000
"""Nanoseconds."""
AHEAD_MS: Final = 30_000
"""So far ahead of the machine's clock is told: less is what clocks of machines differ by, and no player's loss."""
LOOK_MS: Final = 60_000
"""Who waits for the machine's clock looks this often at least: somebody may put it right meanwhile."""


class Clock(Protocol):
    """Where the room reads the time. Tests put `cardroom.testing.FakeClock` here."""

    def now_ms(self) -> int:
        """Milliseconds since 1970 (UTC); never less than a value given before."""


class ComparedClock(Clock, Protocol):
    """The room's own clock, which is compared with the machine's."""

    def ahead_ms(self) -> int:
        """How far it is ahead of the machine's clock now; below 0 where it is behind."""


def _never() -> int:
    return 0


class RoomClock:
    """Wall time at the start, and from there the monotonic clock: no jump of the system's time ends a turn early.

    `not_before_ms` is the newest time in the store: a machine whose clock was set back goes on from there. `stood_ns`
    tells for how long the store has stood still since: nobody was told anything then, so it was no time to anybody.
    """

    def __init__(
        self,
        not_before_ms: int = 0,
        stood_ns: Callable[[], int] = _never,
        wall_ns: Callable[[], int] = time.time_ns,
        monotonic_ns: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._stood_ns = stood_ns
        self._wall_ns = wall_ns
        self._monotonic_ns = monotonic_ns
        self._offset_ns = max(wall_ns() // MS, not_before_ms) * MS - monotonic_ns() + stood_ns()

    def now_ms(self) -> int:
        """Milliseconds since 1970 (UTC)."""
        return (self._offset_ns + self._monotonic_ns() - self._stood_ns()) // MS

    def ahead_ms(self) -> int:
        """See `ComparedClock`."""
        return self.now_ms() - self._wall_ns() // MS


def wait_for_wall(
    until_ms: int,
    say: Callable[[int], None],
    wall_ns: Callable[[], int] = time.time_ns,
    sleep: Callable[[float], None] = time.sleep,
) -> None:
    """Wait until the machine's clock has reached a time; before, `say` how many milliseconds that is."""
    left_ms = until_ms - wall_ns() // MS
    if left_ms > 0:
        say(left_ms)
    while left_ms > 0:
        sleep(min(left_ms, LOOK_MS) / 1000)
        left_ms = until_ms - wall_ns() // MS
