"""Money of the house that staff set aside for tournaments: alone within the limits of gifts, above them by two.

Money that is guaranteed or added ends in a winner's wallet as a credit does, so it counts with the credits of the day.
Above the limits two members of staff do the same act: the first request is saved and changes nothing.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from cardroom.room.accounts.four_eyes import ByTwo
from cardroom.room.accounts.players import Players
from cardroom.room.identity.permissions import check_may, check_proof
from cardroom.room.identity.person import Person
from cardroom.room.identity.sessions import hash_of
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.open_matters import OpenMatters
from cardroom.room.runtime.outbox import Outbox
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit, Json, KeepMatter, LogRecord, Matter
from cardroom.table.values.time_units import HOUR_MS
from cardroom.tournament.play.tournament_commands import StaffCommand
from cardroom.tournament.tournament_terms import TournamentTerms

KIND: Final = "house_money"
ASKED: Final = "ask_house_money"
Rows = tuple[KeepMatter, ...]


class FirstAsk(msgspec.Struct, frozen=True):
    """The amount that one member of staff wants to set aside, until another does the same."""

    id: str
    by: str
    tournament: str
    cents: int
    at_ms: int
    until_ms: int

    def keeping(self, is_open: bool = True) -> KeepMatter:
        """Return the change that saves it."""
        body = msgspec.to_builtins(self)
        return KeepMatter(Matter(KIND, self.id, self.tournament, self.at_ms, is_open, body))


def named(tournament: str, wish: StaffCommand | TournamentTerms) -> str:
    """Name an act by its effect, whoever does it and for whatever reason."""
    same = msgspec.structs.replace(wish, by="", reason="") if isinstance(wish, StaffCommand) else wish
    return f"{tournament} {msgspec.json.encode(same).decode()}"


class HouseMoney:
    """Decides whether staff may set money of the house aside."""

    def __init__(
        self,
        outbox: Outbox,
        clock: Clock,
        players: Players,
        by_two: ByTwo,
    ) -> None:
        self._outbox = outbox
        self._clock = clock
        self._settings = by_two.settings
        self._players = players
        self._proposals = by_two.proposals
        self._four_eyes = by_two.four_eyes
        self.asked = OpenMatters(KIND, FirstAsk)
        """The requests that wait for a second member of staff."""

    @asynccontextmanager
    async def allowed(
        self, by: Person, act: str, tournament: str, cents: int, reason: str
    ) -> AsyncIterator[Rows]:
        """A context around an act that sets so much aside; it yields the rows to save in the act's commit.

        `act` names the act; two people who do the same give it the same name. When the act inside is refused, this is
        undone. Refuses ("second-needed") the first who wants more than one may set aside alone, and a second as
        `FourEyes` does.
        """
        if cents <= 0:
            yield ()
            return
        check_proof(self._players.now(by))
        now_ms, name = self._clock.now_ms(), hash_of(act).hex()
        given, most = self._proposals.given_alone("", by.id, now_ms), self._settings
        if (
            given.by_giver + cents <= most.giver_alone_cents
            and given.in_room + cents <= most.room_alone_cents
        ):
            changed = self._proposals.gave_alone(f"{by.id} {now_ms} {act}", tournament, cents, now_ms, by.id)
            try:
                yield changed.rows
            except BaseException:
                changed.put_back()
                raise
            return
        first = self.asked.get(name)
        if first is None or first.by == by.id or now_ms >= first.until_ms or cents > first.cents:
            await self._ask(FirstAsk(name, by.id, tournament, cents, now_ms, now_ms + self._waits_ms), reason)
        assert first is not None, "who asks first is refused"
        giver = await self._players.must_know(first.by)
        await self._four_eyes.check(first.by, by.id)
        check_may(self._players.now(giver), "run_tournaments")
        check_may(self._players.now(by), "run_tournaments")
        if self.asked.get(name) is not first:
            raise Refused("proposal-over", "Somebody else has done that, or asked for it again; try again.")
        put_back = self.asked.end(name)
        try:
            yield (first.keeping(is_open=False),)
        except BaseException as fault:
            put_back(fault)
            raise

    @property
    def _waits_ms(self) -> int:
        return self._settings.credit_waits_hours * HOUR_MS

    async def _ask(self, asked: FirstAsk, reason: str) -> None:
        """Save the request, and refuse it for now."""
        put_back = self.asked.open(asked.id, asked)
        details: Json = {"amount": asked.cents, "until_ms": asked.until_ms}
        record = LogRecord(asked.at_ms, asked.by, ASKED, asked.tournament, reason, details)
        await self._outbox.keep(Commit(changes=(asked.keeping(),), log=(record,)), put_back)
        hours = self._settings.credit_waits_hours
        words = f"That much of the house's money needs two of its staff; another has to do the same within {hours} hours."
        raise Refused("second-needed", words, args={"amount": asked.cents, "hours": hours})


__all__ = ["ASKED", "HouseMoney", "Rows", "named"]
