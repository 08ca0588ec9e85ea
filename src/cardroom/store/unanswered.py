"""What the store was given and has not answered, and how long it has let everybody wait for an answer in all.

A room's clock stands still while its store does: nobody can be told anything meanwhile, so nobody's time runs.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

MS: Final = 1_000_000
EVERYDAY_MS: Final = 250
"""So long without an answer is what any disk takes now and then: the clock goes on meanwhile."""
STALL_MS: Final = 1000
"""So long without one is a stop that everybody has noticed."""
READING_MS: Final = 2 * EVERYDAY_MS
"""Given behind a stop. A step is told with the group under way or with the next one, so at most twice an everyday wait
has gone by since it was decided: with this much given back, whoever's turn it tells of has all of it.
"""


class Unanswered:
    """Commits on their way, each by the time at which it was handed over. They are answered in that order.

    Without an answer for longer than an everyday wait the store stands still, until the next answer comes: time that
    goes by so is `stood_ns`. A store that is slow all the time stands now and then, and goes on in between.
    """

    def __init__(self, now_ns: Callable[[], int] = time.monotonic_ns) -> None:
        self._now_ns = now_ns
        self._asked: deque[int] = deque()
        self._stood_ns = 0
        self._goes_on_ns = 0

    def ask(self) -> None:
        """One more was handed over."""
        self._asked.append(self._now_ns())

    def answer(self, count: int) -> int:
        """So many were answered, the oldest first; for how many milliseconds the store had stood still until now."""
        now_ns = self._now_ns()
        stood_ns = max(0, now_ns - self._stands_from())
        for _ in range(count):
            self._asked.popleft()
        given_ns = READING_MS * MS if stood_ns > (STALL_MS - EVERYDAY_MS) * MS else 0
        self._stood_ns += stood_ns + given_ns
        self._goes_on_ns = max(self._goes_on_ns, now_ns + given_ns)
        return stood_ns // MS

    def stood_ns(self) -> int:
        """For how long the store has stood still in all, until now."""
        now_ns = self._now_ns()
        yet_given = max(0, self._goes_on_ns - now_ns)
        if not self._asked:
            return self._stood_ns - yet_given
        return self._stood_ns - yet_given + max(0, now_ns - self._stands_from())

    @property
    def oldest_seconds(self) -> float:
        """How long the oldest has been waiting; 0 when none is."""
        return (self._now_ns() - self._asked[0]) / 1e9 if self._asked else 0.0

    @property
    def is_still(self) -> bool:
        """Whether the store stands still now."""
        return bool(self._asked) and self._now_ns() > self._stands_from()

    def _stands_from(self) -> int:
        """From when on the store stands still, should no answer come."""
        return max(self._asked[0], self._goes_on_ns) + EVERYDAY_MS * MS
