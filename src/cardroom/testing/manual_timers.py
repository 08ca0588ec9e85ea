"""A room's time in a test: it stands still until it is moved, and wakes whoever asked to be woken on the way."""

import heapq
import itertools
from collections.abc import Callable, Iterator

from cardroom.testing.manual_clock import FakeClock


class RoomTime:
    """The `Clock` and the `Timers` of a room in one. ``clock`` may be moved directly; ``due`` says who would wake."""

    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock
        self.ahead = 0
        self._order = itertools.count()
        self._waiting: list[tuple[int, int, FakeWake]] = []

    def now_ms(self) -> int:
        """See `cardroom.room.runtime.clock.Clock`."""
        return self.clock.now_ms

    def ahead_ms(self) -> int:
        """See `cardroom.room.runtime.clock.ComparedClock`; what the test has put into `ahead`."""
        return self.ahead

    def at(self, at_ms: int, call: Callable[[], None]) -> "FakeWake":
        """See `cardroom.room.runtime.timers.Timers`."""
        wake = FakeWake(call)
        heapq.heappush(self._waiting, (at_ms, next(self._order), wake))
        return wake

    def due(self) -> int | None:
        """When the next wake-up is due; None when nobody sleeps."""
        while self._waiting and self._waiting[0][2].cancelled:
            heapq.heappop(self._waiting)
        return self._waiting[0][0] if self._waiting else None

    def forget(self) -> None:
        """Nobody is woken any more: the room that slept is gone."""
        self._waiting.clear()

    def wakes_until(self, until_ms: int) -> Iterator["FakeWake"]:
        """Move the clock to ``until_ms``, stopping at every wake-up on the way, those set meanwhile included."""
        while (due := self.due()) is not None and due <= until_ms:
            self.clock.now_ms = max(self.clock.now_ms, due)
            yield heapq.heappop(self._waiting)[2]
        self.clock.now_ms = max(self.clock.now_ms, until_ms)


class FakeWake:
    """See `cardroom.room.runtime.timers.Wake`."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        """It will not happen, and holds nothing any more."""
        self.cancelled = True
        self.call = _nothing


def _nothing() -> None:
    """What a wake-up does that was taken back."""
