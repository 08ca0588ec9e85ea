"""Alternates of live tournaments: people who wait at the desk for a place, the first of them first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.live_desk.desk_people import DeskPeople
from cardroom.room.protocol.registration_bodies import AlternateRow
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.tournaments.receipts import rows_of
from cardroom.room.tournaments.selling import SELLS
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Store
from cardroom.store.rows import Commit, Json, KeepMatter, LogRecord, Matter

ALTERNATE: Final = "tournament_alternate"


class Alternate(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who waits for a place, since `at_ms`; `ended` says that the place was sold, or the name struck off."""

    number: int
    player: str
    at_ms: int
    by: str
    ended: str = ""


class Alternates:
    """Keeps the lists. While somebody waits, entries are sold to the first alone."""

    def __init__(self, store: Store, outbox: Outbox, clock: Clock, people: DeskPeople) -> None:
        self._store = store
        self._outbox = outbox
        self._clock = clock
        self._people = people

    async def _all(self, tournament: str) -> list[Alternate]:
        rows = await self._store.read(lambda reader: rows_of(reader, ALTERNATE, tournament))
        found = sorted([msgspec.convert(one.body, Alternate) for one in rows], key=lambda one: one.number)
        waiting = {one.player for one in found if not one.ended}
        await self._store.read(lambda reader: self._people.learn(reader, waiting))
        return found

    async def waiting(self, tournament: str) -> list[Alternate]:
        """Return those who wait, the first first."""
        return [one for one in await self._all(tournament) if not one.ended]

    async def add(self, by: Person, tournament: str, player: str) -> None:
        """Put a player at the end of the list. Refuses "alternate-already"."""
        known = await self._all(tournament)
        if any(one.player == player and not one.ended for one in known):
            raise Refused("alternate-already", "That player waits already.", args={"player": player})
        now_ms = self._clock.now_ms()
        one = Alternate(1 + max([one.number for one in known], default=0), player, now_ms, by.id)
        await self._keep(by, tournament, one, "alternate", "")

    async def strike(self, by: Person, tournament: str, number: int, reason: str) -> None:
        """Strike a player off. Refuses "no-reason", "no-such-alternate"."""
        if not reason.strip():
            raise Refused("no-reason", "Say why: the reason is kept with the act.")
        found = next((one for one in await self.waiting(tournament) if one.number == number), None)
        if found is None:
            raise Refused("no-such-alternate", "Nobody waits under that number.", args={"number": number})
        await self._keep(by, tournament, replace(found, ended="struck"), "alternate_struck", reason.strip())

    async def turn(self, tournament: str, player: str) -> Alternate | None:
        """Return the alternate who buys an entry now, None where nobody waits. Refuses "alternates-first" to
        anybody but the first.
        """
        waiting = await self.waiting(tournament)
        if not waiting:
            return None
        first = waiting[0]
        if first.player != player:
            name = self._people(first.player)
            words = f"{name} waits for a place before: sell to that player, or strike the name off."
            raise Refused("alternates-first", words, args={"name": name})
        return first

    def sold(self, tournament: str, one: Alternate) -> KeepMatter:
        """Return the row of an alternate who has got a place."""
        return _row(tournament, replace(one, ended="sold"))

    def shown(self, waiting: Sequence[Alternate]) -> tuple[AlternateRow, ...]:
        """Return the list as the desk sees it."""
        return tuple(
            AlternateRow(one.number, one.player, self._people(one.player), one.at_ms, self._people(one.by))
            for one in waiting
        )

    async def _keep(self, by: Person, tournament: str, one: Alternate, kind: str, why: str) -> None:
        now_ms = self._clock.now_ms()
        details: Json = {"kind": kind, "number": one.number, "player": one.player}
        log = LogRecord(now_ms, by.id, SELLS, tournament, why, details)
        kept = keeping(by.id, by.asked, now_ms)
        await self._outbox.keep(Commit(changes=(_row(tournament, one), *kept), log=(log,)), lambda _: None)


def _row(tournament: str, one: Alternate) -> KeepMatter:
    name, body = f"{tournament}-w{one.number}", msgspec.to_builtins(one)
    return KeepMatter(Matter(ALTERNATE, name, tournament, one.at_ms, not one.ended, body))
