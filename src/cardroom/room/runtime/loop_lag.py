"""Loop lag: detects that the process stood still, and for how long no message could be received.

While a process is stopped, a machine overloaded or swapping, or garbage collected for long, the players' messages wait
unread and their clocks run out. So code that is about to act on a clock checks the lag first. A suspended machine stops
the room's clock too, which is monotonic: for the room no time passes then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardroom.room.runtime.clock import Clock

BEAT_MS: Final = 200
STOOD_STILL_MS: Final = 1000
"""A longer gap between two signs of life is a stop; shorter ones are usual on networks."""
READING_MS: Final = 250
"""Extra time to read the messages that came in meanwhile before any clock runs out."""


class LoopLag:
    """Signs of life, one every `BEAT_MS` and one at each look. Does nothing until `begin`."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last_ms = 0
        self._stood_still: Callable[[int], None] | None = None

    def begin(
        self, at: Callable[[int, Callable[[], None]], object], stood_still: Callable[[int], None]
    ) -> None:
        """Beat from now on, by timers set with `at`; report a stop with the milliseconds by which clocks must move."""
        self._stood_still = stood_still
        self._last_ms = self._clock.now_ms()

        def beat() -> None:
            at(self._clock.now_ms() + BEAT_MS, beat)
            self.look()

        beat()

    def look(self) -> None:
        """Give a sign of life. If the last one is too long ago, clocks are moved before this returns.

        A player may have acted right after the last sign, so the whole gap is given back, not only its excess over a
        beat.
        """
        if self._stood_still is None:
            return
        now_ms = self._clock.now_ms()
        gap_ms, self._last_ms = now_ms - self._last_ms, now_ms
        if gap_ms > STOOD_STILL_MS:
            self._stood_still(gap_ms + READING_MS)
