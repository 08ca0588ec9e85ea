"""The commits that the store has received and not answered, and the total time it has stalled.

A room's clock stops while its store is stalled: nobody can be notified meanwhile, so nobody's time runs.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

MS: Final = 1_000_000
EVERYDAY_MS: Final = 250
"""A wait for an answer that any disk causes now and then: up to this long, the clock goes on."""
EVERYDAY_NS: Final = EVERYDAY_MS * MS
STALL_MS: Final = 1000
"""A wait for an answer that everybody has noticed."""
READING_MS: Final = 2 * EVERYDAY_MS
"""Extra time given after a stall.

A step is acknowledged with the current group or with the next one, so at most two everyday waits have passed since its
decision: with this much returned, the player whose turn it announces has all of it.
"""


class Unanswered:
    """Commits in progress, each with the time at which it was handed over. They are answered in that order.

    Without an answer for longer than an everyday wait, the store is stalled until the next answer comes; `stood_ns` is
    the total of that time. A store that is always slow stalls now and then, and works in between.
    """

    def __init__(self, now_ns: Callable[[], int] = time.monotonic_ns) -> None:
        self._now_ns = now_ns
        self._asked: deque[int] = deque()
        self._stood_ns = 0
        self._goes_on_ns = 0

    def ask(self) -> None:
        """Add a commit that was handed over."""
        self._asked.append(self._now_ns())

    def answer(self, count: int) -> int:
        """Note answers to the oldest `count` commits. Returns for how many milliseconds the store had been stalled."""
        now_ns = self._now_ns()
        stood_ns = max(0, now_ns - self._stands_from())
        for _ in range(count):
            self._asked.popleft()
        given_ns = READING_MS * MS if stood_ns > (STALL_MS - EVERYDAY_MS) * MS else 0
        self._stood_ns += stood_ns + given_ns
        self._goes_on_ns = max(self._goes_on_ns, now_ns + given_ns)
        return stood_ns // MS

    def stood_ns(self) -> int:
        """The total time for which the store has been stalled, until now."""
        now_ns, stood_ns = self._now_ns(), self._stood_ns
        if self._goes_on_ns > now_ns:
            stood_ns -= self._goes_on_ns - now_ns
        # Every reading of the clock asks this: what follows is called only where the store is slow.
        if self._asked and now_ns - self._asked[0] > EVERYDAY_NS and now_ns > (stands := self._stands_from()):
            stood_ns += now_ns - stands
        return stood_ns

    @property
    def count(self) -> int:
        """The number of commits that wait for their answer."""
        return len(self._asked)

    @property
    def oldest_seconds(self) -> float:
        """The waiting time of the oldest commit; 0 if none waits."""
        return (self._now_ns() - self._asked[0]) / 1e9 if self._asked else 0.0

    @property
    def is_still(self) -> bool:
        """Whether the store is stalled now."""
        return bool(self._asked) and self._now_ns() > self._stands_from()

    def _stands_from(self) -> int:
        """The time from which the store counts as stalled if no answer comes."""
        return max(self._asked[0], self._goes_on_ns) + EVERYDAY_NS


class WritingFigures(msgspec.Struct):
    """What a store's writer has done since it was opened, counted on its own thread.

    All but `epoch` count, and never fall.
    """

    commits: int = 0
    """The commits that were answered, stored or refused."""
    groups: int = 0
    """The transactions that they were in: what gathers while one is written goes into the next."""
    busy_seconds: float = 0.0
    """The time that these took, with the wait for the disk or the server."""
    fenced: int = 0
    """The commits that were refused because another process has taken what they go on with."""
    claims: int = 0
    """How often the streams were taken: at the start, and again after each loss of the way to a server."""
    epoch: int = 0
    """The highest epoch under which the process has a stream; every takeover raises it, and every start."""

    def claimed(self, epoch: int) -> None:
        """Count that the streams were taken, under epochs up to this one."""
        self.claims += 1
        self.epoch = epoch
