"""Games of HexaPro that were not played to the end in time: settled as cancelled ones on the last day (CO-HX.21)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

import structlog

from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.figures import Figures
from cardroom.room.runtime.tending import tended
from cardroom.room.runtime.timers import Timers, Wake
from cardroom.room.tournaments.several_games import BY_ROOM
from cardroom.room.tournaments.tournament_desk import TournamentDesk
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.rules.refused import Refused
from cardroom.tournament.hexapro.waiting import Standstill, unfinished

EVERY_MS: Final = 3_600_000
"""How often to look: nobody waits for the moment a day ends, so once an hour is soon enough."""
_log = structlog.get_logger("cardroom.tournaments")


class OverdueGames:
    """Looks at the start and every hour for games whose last day has come.

    The days count from the game's beginning: a game lasts minutes, and a later fault cannot put the last day off.
    """

    def __init__(self, clock: Clock, timers: Timers, figures: Figures, desk: TournamentDesk) -> None:
        self._clock = clock
        self._timers = timers
        self._figures = figures
        self._desk = desk
        self._wake: Wake | None = None
        self._settling: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether games are being settled."""
        return self._settling is not None and not self._settling.done()

    def look(self) -> None:
        """Settle the games that are overdue now, and look again in an hour."""
        self._wake = self._timers.at(self._clock.now_ms() + EVERY_MS, self.look)
        if not self.is_busy and any(self._overdue()):
            work = tended("settling of overdue games", self._settle, self._figures)
            self._settling = asyncio.get_running_loop().create_task(work)

    async def _settle(self) -> None:
        for owner, standstill in list(self._overdue()):
            days = f"It was not played to the end in time ({', '.join(standstill.clauses)})."
            try:
                await self._desk.cancel(BY_ROOM, owner.id, days)
            except Refused as refused:  # it may have ended just now; else the next look tries again
                _log.warning("overdue_not_settled", tournament=owner.id, code=refused.code)

    def _overdue(self) -> Iterator[tuple[TournamentOwner, Standstill]]:
        for owner in self._desk.all():
            found = owner.tournament
            if found is None or not found.terms.hexapro or found.is_over or found.state.began_ms is None:
                continue
            rules = found.book.hexapro
            assert rules is not None, "a house with such games has their rules"
            standstill = unfinished(rules, found.state.began_ms, self._clock.now_ms(), whole=True)
            if standstill.now == "settle_as_cancelled":
                yield owner, standstill

    def stop(self) -> None:
        """Settle nothing more."""
        if self._wake is not None:
            self._wake.cancel()
        if self._settling is not None:
            self._settling.cancel()
