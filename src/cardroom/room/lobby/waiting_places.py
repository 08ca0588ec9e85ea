"""The places in waiting lists as players were told them: who moves up is told so, gathered for a moment."""

from __future__ import annotations

from cardroom.room.lobby.pool import Pool
from cardroom.room.notices.notices import Notices
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.timers import Timers, Wake


class WaitingPlaces:
    """Tells players in line when their place has changed by what others did: many may come and go in one moment."""

    def __init__(self, clock: Clock, timers: Timers, every_ms: int, notices: Notices) -> None:
        self._clock = clock
        self._timers = timers
        self._every_ms = every_ms
        self._notices = notices
        self._told: dict[str, dict[str, int]] = {}
        self._changed: dict[str, Pool] = {}
        self._wake: Wake | None = None

    def changed(self, pool: Pool) -> None:
        """Note that somebody came to a stake's line or left it; those whose places changed are told soon."""
        self._changed[pool.id] = pool
        if self._wake is None:
            self._wake = self._timers.at(self._clock.now_ms() + self._every_ms, self._tell)

    def _tell(self) -> None:
        self._wake = None
        changed, self._changed = self._changed, {}
        for pool in changed.values():
            before = self._told.pop(pool.id, {})
            places = {one.player: place for place, one in enumerate(pool.waiting.line, start=1)}
            if places:
                self._told[pool.id] = places
            for player, place in places.items():
                if before.get(player) != place:
                    self._notices.tell_mine(player)

    def stop(self) -> None:
        """Tell nothing more."""
        if self._wake is not None:
            self._wake.cancel()
