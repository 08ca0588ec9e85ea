"""Rate limits by sliding windows: how often a name or an address may try something."""

from __future__ import annotations

from collections import deque
from typing import Final

from cardroom.room.runtime.clock import Clock
from cardroom.rules.refused import Refused

KEYS_KEPT: Final = 10_000


class Attempts:
    """At most `most` attempts for each key (a name, an address) within a window."""

    def __init__(self, clock: Clock, most: int, window_ms: int) -> None:
        self._clock = clock
        self._most = most
        self._window_ms = window_ms
        self._made: dict[str, deque[int]] = {}
        self._forget_at = KEYS_KEPT

    def count(self, key: str, times: int = 1) -> None:
        """Count an attempt. Refuses ("too-many-attempts") above the limit.

        A key that many people share may make `times` as many.
        """
        now_ms = self._clock.now_ms()
        made = self._made.setdefault(key, deque())
        while made and made[0] <= now_ms - self._window_ms:
            made.popleft()
        if len(made) >= self._most * times:
            seconds = (made[0] + self._window_ms - now_ms + 999) // 1000
            raise Refused(
                "too-many-attempts",
                f"Too many attempts; try again in {seconds} seconds.",
                args={"seconds": seconds},
            )
        made.append(now_ms)
        if len(self._made) > self._forget_at:
            self._forget_old(now_ms)
            # The rest is within its window: it is not searched again until as many more keys have come.
            self._forget_at = max(KEYS_KEPT, 2 * len(self._made))

    def take_back(self, key: str) -> None:
        """Take back an attempt that was no guess: it counts as if it had not been made. The others stay."""
        made = self._made.get(key)
        if made:
            made.pop()

    def forgive(self, key: str) -> None:
        """Forget all attempts of a key, which has proved itself."""
        self._made.pop(key, None)

    def _forget_old(self, now_ms: int) -> None:
        for key in [
            key for key, made in self._made.items() if not made or made[-1] <= now_ms - self._window_ms
        ]:
            del self._made[key]
