"""The room's clock: wall time that never runs backwards, and stops while the store does not answer.

If a room starts while the machine's clock is ahead, the room's time is ahead as well, and the times stored then keep it
there after the machine's clock is corrected. So the room's clock knows its distance from the machine's, and a start can
wait until the machine's has caught up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

MS: Final = 1_000_000
"""Nanoseconds."""
AHEAD_MS: Final = 30_000
"""The least lead over the machine's clock that is reported: machines' clocks differ by less, which harms nobody."""
LOOK_MS: Final = 60_000
"""The longest time between two looks at the machine's clock while waiting for it: somebody may correct it."""


class Clock(Protocol):
    """The clock that the room reads. Tests pass `cardroom.testing.FakeClock`."""

    def now_ms(self) -> int:
        """Milliseconds since 1970 (UTC); never less than a value given before."""


class ComparedClock(Clock, Protocol):
    """The room's own clock, which is compared with the machine's."""

    def ahead_ms(self) -> int:
        """The lead over the machine's clock now; below 0 if the room's clock is behind."""


def _never() -> int:
    return 0


class RoomClock:
    """Wall time at the start, and the monotonic clock from there on: no jump of the system's time ends a turn early.

    `not_before_ms` is the newest time in the store: a machine whose clock was set back goes on from there. `stood_ns`
    gives the time for which the store has not answered since: nobody was sent anything then, so it counts for nobody.
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
    """Wait until the machine's clock has reached a time; first call `say` with the milliseconds left."""
    left_ms = until_ms - wall_ns() // MS
    if left_ms > 0:
        say(left_ms)
    while left_ms > 0:
        sleep(min(left_ms, LOOK_MS) / 1000)
        left_ms = until_ms - wall_ns() // MS
