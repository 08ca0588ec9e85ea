"""The room's pulse: it tells when the process stood still, and for how long nobody could be heard.

A stopped process, a machine that is overloaded or swaps, a long collection of garbage: the players' messages wait at
the door meanwhile and their clocks run out behind it. So whoever is about to go by a clock looks at the pulse first.
A suspended machine stops the room's clock too, which is monotonic: to the room that is no time at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardroom.room.runtime.clock import Clock

BEAT_MS: Final = 200
STOOD_STILL_MS: Final = 1000
"""A longer gap between two signs of life is a stop; shorter ones are the network's everyday."""
READING_MS: Final = 250
"""Given on top, to read what has come in meanwhile before any clock strikes."""


class LoopLag:
    """Signs of life, one each `BEAT_MS` and one whenever somebody looks. Silent until it begins."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last_ms = 0
        self._stood_still: Callable[[int], None] | None = None

    def begin(
        self, at: Callable[[int, Callable[[], None]], object], stood_still: Callable[[int], None]
    ) -> None:
        """Beat from now on, by timers set with `at`; a stop is told with the milliseconds by which clocks must move."""
        self._stood_still = stood_still
        self._last_ms = self._clock.now_ms()

        def beat() -> None:
            at(self._clock.now_ms() + BEAT_MS, beat)
            self.look()

        beat()

    def look(self) -> None:
        """A sign of life. If the last one is too long ago clocks are moved before this returns.

        Since that one somebody may have acted, so the whole time is given back, not what it was longer than a beat.
        """
        if self._stood_still is None:
            return
        now_ms = self._clock.now_ms()
        gap_ms, self._last_ms = now_ms - self._last_ms, now_ms
        if gap_ms > STOOD_STILL_MS:
            self._stood_still(gap_ms + READING_MS)
