"""The live figures of a table: average pot, hands an hour, players a flop."""

from __future__ import annotations

from collections import deque
from typing import Final

HOUR_MS: Final = 3_600_000


class TableNumbers:
    """The hands of the last hour, newest last."""

    def __init__(self, opened_ms: int) -> None:
        self.opened_ms = opened_ms
        self._hands: deque[tuple[int, int, int, int]] = deque()
        self._pots = self._dealt_in = self._went_on = 0

    def hand_ended(self, at_ms: int, pot: int, dealt_in: int = 0, went_on: int = 0) -> None:
        """A hand is over; `pot` is all that was in the middle, `went_on` how many of those dealt in saw round two."""
        self._hands.append((at_ms, pot, dealt_in, went_on))
        self._pots += pot
        self._dealt_in += dealt_in
        self._went_on += went_on
        self._forget(at_ms)

    def average_pot(self, now_ms: int) -> int:
        """The mean pot of the last hour, rounded down; 0 before the first hand."""
        self._forget(now_ms)
        return self._pots // len(self._hands) if self._hands else 0

    def flop_percent(self, now_ms: int) -> int | None:
        """The percentage of players dealt in during the last hour who saw the flop, rounded down; None with no hand."""
        self._forget(now_ms)
        return self._went_on * 100 // self._dealt_in if self._dealt_in else None

    def hands_an_hour(self, now_ms: int) -> int:
        """Hands in the last hour; for a younger table, its pace projected to an hour."""
        self._forget(now_ms)
        if not self._hands:
            return 0
        span_ms = min(HOUR_MS, max(60_000, now_ms - max(self.opened_ms, self._hands[0][0])))
        return len(self._hands) * HOUR_MS // span_ms

    def _forget(self, now_ms: int) -> None:
        while self._hands and self._hands[0][0] <= now_ms - HOUR_MS:
            _, pot, dealt_in, went_on = self._hands.popleft()
            self._pots -= pot
            self._dealt_in -= dealt_in
            self._went_on -= went_on
