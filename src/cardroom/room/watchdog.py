"""The watchdog: looks each second for what is due and was not done, and for connections that a table has lost.

Tables, tournaments and waiting lists set their own wake-ups. Where one is lost, the table stands still without any fault
to be logged, and everybody waits. So this looks at what is due, and not at what was set: it rouses whoever is late, and
shows a table again to who follows it in vain. `/health` says what it found, and when it has not looked any more.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Final, Protocol

import structlog

from cardroom.room.hosting.hosted_tables import HostedTables
from cardroom.room.identity.client_connection import Presence
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.figures import FaultKind, Figures
from cardroom.room.runtime.tending import tended
from cardroom.store.faults import StoreFailed

LOOK_SECONDS: Final = 1.0
LATE_MS: Final = 2_000
"""So long something may be due without being done: a busy loop comes to it sooner."""
SILENT_SECONDS: Final = 10.0
"""A watchdog that has not looked for so long looks no more."""

_log = structlog.get_logger("cardroom.watchdog")


class Timed(Protocol):
    """A part of the room that does something by itself at a time."""

    def due_ms(self) -> int | None:
        """When it is to do something next, by the room's clock; None while nothing is due."""

    def rouse(self) -> None:
        """Do what is due, as its own wake-up would have had it done."""


Parts = Callable[[], Iterable[tuple[str, Timed]]]
"""The parts of the room that do something by themselves, by the ids of tables and owners."""


class Watchdog:
    """Looks once a second, in a task of its own: it rests on none of the wake-ups that it looks after."""

    def __init__(
        self, clock: Clock, presence: Presence, hosted: HostedTables, figures: Figures, parts: Parts
    ) -> None:
        self._clock = clock
        self._presence = presence
        self._hosted = hosted
        self._figures = figures
        self._parts = parts
        self._looked_at = time.monotonic()
        self._task: asyncio.Task[None] | None = None
        self._seen_due: dict[tuple[str, int], int] = {}
        """What was due at the last look, by part and time, and when it was seen so first."""
        self.late: Mapping[str, int] = {}
        """The parts that were late at the last look, and for how many milliseconds; they were roused."""
        self.unfed = 0
        """How many connections followed a table at the last look that is not there (any more)."""

    def begin(self) -> None:
        """Look each second from now on."""
        self._task = asyncio.get_running_loop().create_task(tended("watchdog", self._run, self._figures))

    def stop(self) -> None:
        """Look no more: the room stops."""
        if self._task is not None:
            self._task.cancel()

    @property
    def is_silent(self) -> bool:
        """Whether it was begun and does not look any more."""
        return self._task is not None and time.monotonic() - self._looked_at > SILENT_SECONDS

    async def _run(self) -> None:
        while True:
            self.look()
            await asyncio.sleep(LOOK_SECONDS)

    def look(self) -> None:
        """Look once: rouse what is late, and show tables again to those who follow them in vain."""
        now_ms = self._clock.now_ms()
        due = [(name, part, at) for name, part in self._parts() if (at := self._due(name, part)) is not None]
        seen = {(name, at): self._seen_due.get((name, at), now_ms) for name, _, at in due if at <= now_ms}
        late = {name: now_ms - since for (name, _), since in seen.items() if now_ms - since >= LATE_MS}
        self._seen_due, self.late = seen, late
        for name, part, _ in due:
            if name in late:
                self._figures.fault(FaultKind.CLOCK_MISSED)
                _log.error("clock_missed", part=name, late_ms=late[name])
                self._rouse(name, part)
        self._feed()
        self._looked_at = time.monotonic()

    def _due(self, name: str, part: Timed) -> int | None:
        """When a part is due; one that cannot say it is no reason to look after no other."""
        try:
            return part.due_ms()
        except Exception:
            self._figures.fault(FaultKind.TASK_DIED)
            _log.exception("cannot_be_watched", part=name)
            return None

    def _rouse(self, name: str, part: Timed) -> None:
        try:
            part.rouse()
        except StoreFailed:  # the room ends
            raise
        except Exception:  # it is tried again at each look, and the others are roused
            self._figures.fault(FaultKind.TASK_DIED)
            _log.exception("cannot_be_roused", part=name)

    def _feed(self) -> None:
        """Look at who follows which table: a connection of which the table knows nothing hears nothing more."""
        unfed, lost = 0, []
        followers = {name: hosted.audience.following for name, hosted in self._hosted.by_id.items()}
        present = self._presence.all
        for connection, tables in self._presence.followed.items():  # thousands: nothing is called for each
            for name in tables if connection in present else ():
                following = followers.get(name)
                if following is None:
                    unfed += 1
                elif connection not in following:
                    lost.append((connection, name))
        for connection, name in lost:
            self._figures.fault(FaultKind.FOLLOWER_LOST)
            _log.error("follower_lost", table=name)
            self._hosted[name].watch(connection)
        self.unfed = unfed
