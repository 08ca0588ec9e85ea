"""The whole field of a tournament, for its directors: as it was at one moment, encoded a piece at a time.

Ten thousand lines in one piece would hold up every table of the room while they are encoded.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

import msgspec

from cardroom.room.identity.naming import Names
from cardroom.room.protocol.tournament_views import PlaceInField
from cardroom.room.runtime.clock import Clock
from cardroom.room.tournaments.standings import where_are
from cardroom.room.tournaments.tournament_owner import TournamentOwner

PIECE: Final = 500
"""The number of lines encoded in one piece, which takes under a millisecond."""
KEPT_MS: Final = 10_000
"""How long a field that has not changed is cached: after that, players may have other names."""
_encode = msgspec.json.Encoder().encode

Line = tuple[str, str, int, int, PlaceInField, int, int]
"""One line of the field: see `EntrantsBody`."""


class Moment:
    """The state of all players at one moment, without the lines: these are written later, but of that moment."""

    def __init__(self, owner: TournamentOwner) -> None:
        tournament = owner.tournament
        assert tournament is not None, "it is announced"
        state = tournament.state
        self._entrants = [(player, one.is_in) for player, one in state.entrants.items()]
        self._where = where_are(tournament)
        self._finished = dict(owner.finished)
        self._agreed = dict(state.agreed)
        self._waits = {player for player in state.entrants if tournament.awaits_document(player)}
        self._is_announced = state.phase == "announced"

    async def written(self, called: Names) -> msgspec.Raw:
        """All lines, the best first: players still in by chips, then those with a finish, then others who are out."""
        order, pieces = self._order(), []
        for first in range(0, len(order), PIECE):
            await asyncio.sleep(0)  # others who wait for the room get their turn
            lines = [self._line(player, is_in, called) for player, is_in in order[first : first + PIECE]]
            pieces.append(_encode(lines)[1:-1])
        return msgspec.Raw(b"[" + b",".join(pieces) + b"]")

    def _order(self) -> list[tuple[str, bool]]:
        where, finished = self._where, self._finished
        inside: list[tuple[str, bool]] = []
        rest: list[tuple[str, bool]] = []
        for one in self._entrants:
            (inside if one[1] and one[0] not in finished else rest).append(one)
        inside.sort(key=lambda one: -where.get(one[0], (0, 0))[0])
        last = len(self._entrants) + 1
        rest.sort(key=lambda one: (finished[one[0]].place if one[0] in finished else 0) or last)
        return inside + rest

    def _line(self, player: str, is_in: bool, called: Names) -> Line:
        chips, table = self._where.get(player, (0, 0))
        one = self._finished.get(player)
        place, prize = (one.place, one.prize) if one is not None else (0, 0)
        there: PlaceInField = (
            "entered" if self._is_announced else "playing" if is_in and one is None else "out"
        )
        if player in self._waits:
            there = "document"
        return player, called(player), table, chips, there, place, prize + self._agreed.get(player, 0)


class _Kept(NamedTuple):
    """A field that is being encoded, or is done: of this owner at this step, begun at this time."""

    owner: TournamentOwner
    step: int
    at_ms: int
    work: asyncio.Task[msgspec.Raw]


class Fields:
    """The fields of tournaments that directors look at: each is encoded once for all who ask at the same step."""

    def __init__(self, clock: Clock, names: Names) -> None:
        self._clock = clock
        self._names = names
        self._kept: dict[str, _Kept] = {}

    def at(self, owner: TournamentOwner, step: int) -> asyncio.Task[msgspec.Raw]:
        """The field of a tournament whose owner is at this step; call it when that step is durable."""
        now_ms, kept = self._clock.now_ms(), self._kept.get(owner.id)
        if kept is None or (kept.owner, kept.step) != (owner, step) or not 0 <= now_ms - kept.at_ms < KEPT_MS:
            work = asyncio.get_running_loop().create_task(Moment(owner).written(self._names))
            kept = self._kept[owner.id] = _Kept(owner, step, now_ms, work)
            work.add_done_callback(lambda _: self._forget_old())
        return kept.work

    def stop(self) -> None:
        """Stop all encoding."""
        for kept in self._kept.values():
            kept.work.cancel()

    def _forget_old(self) -> None:
        """Drop the fields that are done and too old; the next request encodes them again."""
        now_ms = self._clock.now_ms()
        for name in [
            name for name, kept in self._kept.items() if now_ms - kept.at_ms >= KEPT_MS and kept.work.done()
        ]:
            del self._kept[name]
