"""Penalties of tournaments: those a house has, those given in a tournament; giving and ending them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Literal, TypeVar

import msgspec
from msgspec.structs import replace

from cardroom.floor.conduct.offences import Offence
from cardroom.floor.conduct.penalty_appeal import PenaltyAppeal
from cardroom.room.identity.naming import Names
from cardroom.room.identity.permissions import check_may, check_not_self, own_id
from cardroom.room.identity.person import Person
from cardroom.room.live_desk.penalties_counted import PenaltiesCounted
from cardroom.room.lobby.penalty_desk import clauses_cited
from cardroom.room.protocol.penalty_answers import (
    CountedBody,
    OffenceCount,
    PenaltiesBody,
    PenaltyRow,
)
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_id
from cardroom.room.tournaments.tournament_desk import TournamentDesk
from cardroom.rules.decisions import PenaltyKind
from cardroom.tournament.play.penalties_served import kinds_here
from cardroom.tournament.play.tournament_commands import (
    AppealPlayersPenalty,
    DecidePlayersAppeal,
    Disqualify,
    EndPlayersPenalty,
    PenalisePlayer,
    RemovePlayer,
)

ActT = TypeVar("ActT", PenalisePlayer, RemovePlayer, Disqualify)


class PenaltyWish(msgspec.Struct, frozen=True):
    """A penalty that staff want to give: see `PenalisePlayer`. With ``id`` "" an id is drawn."""

    player: str
    kind: PenaltyKind
    reason: str
    count: int = 0
    minutes: int = 0
    clause: str = ""
    hand_lost: bool = False
    offence: Offence | Literal[""] = ""
    is_repeated: bool = False
    is_on_purpose: bool = False
    id: str = ""


class TournamentPenalties:
    """Staff give, see and end penalties here; the tournament keeps them and counts them down."""

    def __init__(
        self, desk: TournamentDesk, entropy: Entropy, clock: Clock, names: Names, counted: PenaltiesCounted
    ) -> None:
        self._desk = desk
        self._counted = counted
        self._entropy = entropy
        self._clock = clock
        self._names = names

    async def give(self, by: Person, tournament: str, wish: PenaltyWish) -> None:
        """Give a penalty to a player at a table. Refuses "own-account", and as `Tournament` does."""
        check_may(by, "penalise")
        check_not_self(by, wish.player)
        act = PenalisePlayer(
            by.id,
            wish.reason,
            wish.player,
            wish.id or draw_id(self._entropy, "pen"),
            wish.kind,
            wish.count,
            wish.minutes,
            wish.clause,
            wish.hand_lost,
            offence=wish.offence,
            is_repeated=wish.is_repeated,
            is_on_purpose=wish.is_on_purpose,
        )
        async with self.counting(tournament, act) as counted:
            await self._desk.act(by, tournament, counted)

    async def remove(self, by: Person, tournament: str, act: RemovePlayer) -> None:
        """Send a player out of a tournament. Refuses as `Tournament` does."""
        async with self.counting(tournament, act) as counted:
            await self._desk.act(by, tournament, counted)

    @asynccontextmanager
    async def counting(self, tournament: str, act: ActT) -> AsyncIterator[ActT]:
        """The act with the player's penalties for its offence so far; nobody else's penalty is counted meanwhile. One
        without an offence is counted nowhere, and waits for nobody.
        """
        if not act.offence:
            yield act
            return
        house = self._desk.terms(tournament).house
        async with self._counted.one_by_one(house):
            before = await self._counted.at(house, act.player, act.offence)
            counted = replace(act, before=before)
            if not isinstance(counted, PenalisePlayer):
                counted = replace(counted, penalty=draw_id(self._entropy, "pen"))
            yield counted

    async def end(
        self, by: Person, tournament: str, player: str, penalty: str, reason: str, in_error: bool = False
    ) -> None:
        """End a penalty early, or take one that was given ``in_error`` out of the count. Refuses as `Tournament` does."""
        check_may(by, "end_penalty")
        act = EndPlayersPenalty(by.id, reason, player, penalty, in_error)
        async with (
            self._counted.one_by_one(self._desk.terms(tournament).house) if in_error else nullcontext()
        ):
            await self._desk.act(by, tournament, act)

    async def appeal(
        self, by: Person, tournament: str, player: str, penalty: str, what: str, said_by: str = ""
    ) -> None:
        """Take a player's appeal against a penalty. Refuses "own-account", and as `Tournament` does."""
        check_may(by, "penalise")
        await self._desk.act(by, tournament, AppealPlayersPenalty(by.id, what, player, penalty, said_by))

    async def decide_appeal(self, by: Person, tournament: str, act: DecidePlayersAppeal) -> None:
        """Decide on an appeal. Refuses "own-account", "own-penalty" to who gave the penalty and is alone, and as
        `Tournament` does.
        """
        check_may(by, "end_penalty")
        async with self._counted.one_by_one(self._desk.terms(tournament).house):
            await self._desk.act(by, tournament, replace(act, by=by.id, beside=own_id(by, act.beside)))

    async def times(self, by: Person, tournament: str, player: str) -> CountedBody:
        """A player's penalties so far in the house, at its desk and in its tournaments, by offence. Refuses
        "no-such-tournament".
        """
        check_may(by, "penalise")
        times = await self._counted.times(self._desk.terms(tournament).house, player)
        return CountedBody(tuple(OffenceCount(offence, count) for offence, count in times.items()))

    def _named(self, one: PenaltyAppeal) -> PenaltyAppeal:
        """An appeal with the names of those who took and decided it."""
        decided_by = self._names(one.decided_by) if one.decided_by else ""
        return replace(one, by=self._names(one.by), decided_by=decided_by)

    def all(self, by: Person, tournament: str) -> PenaltiesBody:
        """The penalties given, the newest first, and those that the house has. Refuses "no-such-tournament"."""
        check_may(by, "penalise")
        found = self._desk.owner(tournament).tournament
        assert found is not None, "it is announced"
        now_ms, rules = self._clock.now_ms(), found.book.penalties
        rows = [
            PenaltyRow(
                player=entrant.player,
                name=self._names(entrant.player),
                id=one.id,
                kind=one.kind,
                hands=one.hands,
                served=one.served,
                left=one.left,
                until_ms=one.until_ms,
                reason=one.reason,
                clauses=one.clauses,
                given_ms=one.given_ms,
                ended=one.ended,
                open=one.is_open(now_ms),
                offence=one.offence,
                times=one.times,
                void=one.void,
                by=self._names(one.by) if one.by else "",
                appeals=tuple([self._named(appeal) for appeal in one.appeals]),
            )
            for entrant in found.state.entrants.values()
            for one in entrant.penalties.penalties
        ]
        if rules is None:
            return PenaltiesBody((), (), ())
        rows.sort(key=lambda row: -row.given_ms)
        return PenaltiesBody(tuple(rows), kinds_here(rules), clauses_cited(found.book, rules))
