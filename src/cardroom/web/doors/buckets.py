"""Rate limits: token buckets for messages."""

from __future__ import annotations


class Bucket:
    """Lets `burst` messages through at once and `a_second` of them in the long run."""

    __slots__ = ("_a_second", "_burst", "_left", "_seen_ms")

    def __init__(self, a_second: int, burst: int, now_ms: int) -> None:
        self._a_second = a_second
        self._burst = burst
        self._left = burst * 1000
        self._seen_ms = now_ms

    def take(self, now_ms: int, cost: int = 1) -> bool:
        """Take `cost`; False, with nothing taken, when the bucket holds less."""
        filled = self._left + (now_ms - self._seen_ms) * self._a_second
        self._left = min(self._burst * 1000, filled)
        self._seen_ms = now_ms
        if self._left < cost * 1000:
            return False
        self._left -= cost * 1000
        return True
