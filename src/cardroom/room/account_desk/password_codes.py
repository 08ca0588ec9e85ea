"""Codes for a new password: two members of staff each give the player one half, and neither knows the other's.

So no member of staff can sign in as a player. With the second half the old password is over, every session ends, and
the player's money stands still until a day after the new password: this gives the player time if they did not ask for
it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.room.accounts.four_eyes import FourEyes
from cardroom.room.accounts.players import Players
from cardroom.room.accounts.reset_codes import half_hash, joined_hash
from cardroom.room.identity.permissions import check_about, check_may, check_no_guest
from cardroom.room.identity.person import Person
from cardroom.room.lobby.measures import Measures
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol.responses import CodeGiven
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_code
from cardroom.room.runtime.open_matters import OpenMatters
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit, KeepMatter, LogRecord, Matter
from cardroom.table.values.time_units import HOUR_MS

KIND: Final = "half_code"
ASKED: Final = "ask_code"
GIVEN: Final = "reset_password"
HALF: Final = 11
"""The length of half a code in characters, with the dash between its groups."""


class HalfCode(msgspec.Struct, frozen=True):
    """The first half of a code for a player.

    It has its giver, the time until which another member of staff may give the second half, and its hash.
    """

    player: str
    by: str
    at_ms: int
    until_ms: int
    hash: str

    def keeping(self, is_open: bool = True) -> KeepMatter:
        """Return the change that saves it."""
        body = msgspec.to_builtins(self)
        return KeepMatter(Matter(KIND, self.player, self.player, self.at_ms, is_open, body))


class CodeDesk:
    """The desk at which staff give codes."""

    def __init__(
        self,
        outbox: Outbox,
        clock: Clock,
        entropy: Entropy,
        settings: RoomSettings,
        players: Players,
        measures: Measures,
        notices: Notices,
        four_eyes: FourEyes,
    ) -> None:
        self._outbox = outbox
        self._clock = clock
        self._entropy = entropy
        self._settings = settings
        self._players = players
        self._measures = measures
        self._notices = notices
        self._four_eyes = four_eyes
        self.halves = OpenMatters(KIND, HalfCode)
        """The first halves that wait for a second."""

    async def give(self, by: Person, player: str, reason: str) -> CodeGiven:
        """Give half a code: the first, which changes nothing yet, or the second to that of another member of staff.

        The half is shown once and saved as its hash. A member of staff who asks again gets another first half. Refuses
        what `FourEyes` does.
        """
        check_may(self._players.now(by), GIVEN)
        person = await self._players.must_know(player)
        check_about(self._players.now(by), person)
        if person.bot:
            raise Refused("bots-forbidden", "A program has no password.")
        check_no_guest(person)
        await self._players.check_has_own_password(player)
        first, now_ms = self.halves.get(player), self._clock.now_ms()
        if first is None or first.by == by.id or now_ms >= first.until_ms:
            return await self._first(by, player, reason)
        giver = await self._players.must_know(first.by)
        await self._four_eyes.check(first.by, by.id)
        check_may(self._players.now(giver), GIVEN)  # (what was read of them may be out of date by now)
        check_may(self._players.now(by), GIVEN)
        if self.halves.get(player) is not first:
            raise Refused("account-changed", "The account has changed meanwhile; try again.")
        return await self._second(by, first, reason)

    async def _first(self, by: Person, player: str, reason: str) -> CodeGiven:
        now_ms, half = self._clock.now_ms(), draw_code(self._entropy)[:HALF]
        until_ms = now_ms + self._settings.reset_code_hours * HOUR_MS
        kept = HalfCode(player, by.id, now_ms, until_ms, half_hash(half))
        put_back = self.halves.open(player, kept)
        record = LogRecord(now_ms, by.id, ASKED, player, reason, {"until_ms": until_ms})
        commit = Commit(changes=(kept.keeping(),), log=(record,))
        await self._outbox.keep(commit, put_back)
        return CodeGiven(half, until_ms, "first")

    async def _second(self, by: Person, first: HalfCode, reason: str) -> CodeGiven:
        player, now_ms, half = first.player, self._clock.now_ms(), draw_code(self._entropy)[:HALF]
        until_ms = now_ms + self._settings.reset_code_hours * HOUR_MS
        put_back = self.halves.end(player)
        record = LogRecord(now_ms, by.id, GIVEN, player, reason, {"until_ms": until_ms, "first": first.by})
        joined = joined_hash(first.hash, half_hash(half))
        try:
            await self._players.put_code(player, joined, until_ms, record, (first.keeping(is_open=False),))
        except BaseException as fault:
            put_back(fault)
            raise
        self._notices.hang_up(player, "password reset")
        self._measures.take_money_away(player)
        return CodeGiven(half, until_ms, "second")


__all__ = ["ASKED", "GIVEN", "CodeDesk"]
