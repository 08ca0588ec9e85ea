"""A room's time in a test: it does not move by itself, and calls every wake-up that it passes when moved."""

import heapq
import itertools
from collections.abc import Callable, Iterator


class FakeClock:
    """Milliseconds from ``start_ms`` on; ``pass_seconds`` and ``pass_ms`` move it and return the new time."""

    def __init__(self, start_ms: int = 0) -> None:
        self.now_ms = start_ms

    def pass_ms(self, milliseconds: int) -> int:
        """Move on by milliseconds. A clock never goes backwards: raises ValueError for less than nothing."""
        if milliseconds < 0:
            raise ValueError("a clock does not go backwards")
        self.now_ms += milliseconds
        return self.now_ms

    def pass_seconds(self, seconds: int) -> int:
        """Move on by whole seconds."""
        return self.pass_ms(seconds * 1000)


class RoomTime:
    """The `Clock` and the `Timers` of a room in one.

    ``clock`` may be moved directly; ``due`` says what would wake up.
    """

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
        """When the next wake-up is due; None when there is none."""
        while self._waiting and self._waiting[0][2].cancelled:
            heapq.heappop(self._waiting)
        return self._waiting[0][0] if self._waiting else None

    def forget(self) -> None:
        """Drop all wake-ups: the room that set them is gone."""
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
        """Cancel the wake-up, which holds nothing any more."""
        self.cancelled = True
        self.call = _nothing


def _nothing() -> None:
    """Do nothing: the call of a cancelled wake-up."""
