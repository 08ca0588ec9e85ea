"""The budgets of each address, by what its requests cost the room."""

from __future__ import annotations

from collections import Counter, OrderedDict
from enum import StrEnum
from typing import Final

from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.network_addresses import Venues
from cardroom.web.doors.web_settings import Doors


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


ADDRESSES_KEPT: Final = 20_000
"""The number of buckets retained. The one used longest ago is dropped first: it has long been full again."""


class Purpose(StrEnum):
    """The purpose of a request: the more it costs, the fewer an address may make."""

    CONNECTING = "connecting"
    PAGES = "pages"  # bytes that lie ready
    READS = "reads"  # answers put together for the one who asks
    WORK = "work"  # milliseconds of work: searches, rulings, files of hands
    CHANGES = "changes"
    SOCKETS = "sockets"  # handshakes
    MESSAGES = "messages"  # of sockets nobody is signed in on


class Budgets:
    """A token bucket for each address and purpose."""

    def __init__(self, clock: Clock, doors: Doors, venues: Venues = Venues()) -> None:
        self._clock = clock
        self._venues = venues
        self._rates = {
            Purpose.CONNECTING: doors.connecting,
            Purpose.PAGES: doors.pages,
            Purpose.READS: doors.reads,
            Purpose.WORK: doors.work,
            Purpose.CHANGES: doors.changes,
            Purpose.SOCKETS: doors.handshakes,
            Purpose.MESSAGES: doors.strangers_messages,
        }
        self._buckets: OrderedDict[tuple[str, Purpose], Bucket] = OrderedDict()
        self.exceeded: Counter[Purpose] = Counter()
        """The number of times an address asked for more than its budget; it never decreases."""

    def take(self, address: str, purpose: Purpose, cost: int = 1) -> bool:
        """Take from an address's budget (the address as `counted_as` gives it); False when it is used up."""
        key = (address, purpose)
        now_ms = self._clock.now_ms()
        bucket = self._buckets.get(key)
        if bucket is None:
            rate = self._rates[purpose]
            times = self._venues.times(address)
            bucket = self._buckets[key] = Bucket(rate.a_second * times, rate.burst * times, now_ms)
            if len(self._buckets) > ADDRESSES_KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        if bucket.take(now_ms, cost):
            return True
        self.exceeded[purpose] += 1
        return False
