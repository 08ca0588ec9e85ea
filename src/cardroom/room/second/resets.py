"""Taking away the second factors of a player who has lost them: two members of staff each ask for it.

It opens no account: the password is still needed, and a player who forgot that too gets a code, also by two members of
staff.
"""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.room.accounts.four_eyes import FourEyes
from cardroom.room.accounts.players import Players
from cardroom.room.identity.permissions import check_about, check_may, check_no_guest
from cardroom.room.identity.person import Person
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol.responses_sign_in import SecondReset
from cardroom.room.runtime.open_matters import OpenMatters
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.second.factors import Factors
from cardroom.room.second.proving import Proving
from cardroom.rules.refused import Refused
from cardroom.store.people_rows import CloseSessionsOf, ForgetDevicesOf
from cardroom.store.rows import Commit, KeepMatter, LogRecord, Matter
from cardroom.table.values.time_units import HOUR_MS

KIND: Final = "second_reset"
ASKED: Final = "ask_second_reset"
RESET: Final = "reset_second"


class FirstWish(msgspec.Struct, frozen=True):
    """The first request: who made it, and until when another member of staff may confirm it."""

    player: str
    by: str
    at_ms: int
    until_ms: int

    def keeping(self, is_open: bool = True) -> KeepMatter:
        """Return the change that saves it."""
        return KeepMatter(
            Matter(KIND, self.player, self.player, self.at_ms, is_open, msgspec.to_builtins(self))
        )


class ResetDesk:
    """The desk at which staff ask for a reset."""

    def __init__(
        self,
        proving: Proving,
        outbox: Outbox,
        settings: RoomSettings,
        players: Players,
        notices: Notices,
        four_eyes: FourEyes,
    ) -> None:
        self._outbox = outbox
        self._good_ms = settings.reset_code_hours * HOUR_MS
        self._players = players
        self._notices = notices
        self._four_eyes = four_eyes
        self._proving = proving
        self.wishes = OpenMatters(KIND, FirstWish)
        """The requests that wait for a second member of staff."""

    async def reset(self, by: Person, player: str, reason: str) -> SecondReset:
        """Ask for a reset: the first request changes nothing, the second resets the factors and ends every session.

        Refuses "no-second-factor", and what `FourEyes` does.
        """
        check_may(self._players.now(by), RESET)
        person = await self._players.must_know(player)
        check_about(self._players.now(by), person)
        check_no_guest(person)
        if not self._players.now(person).second:
            raise Refused("no-second-factor", "This account has no second factor.")
        first, now_ms = self.wishes.get(player), self._proving.now_ms
        if first is None or first.by == by.id or now_ms >= first.until_ms:
            return await self._ask(FirstWish(player, by.id, now_ms, now_ms + self._good_ms), reason)
        giver = await self._players.must_know(first.by)
        await self._four_eyes.check(first.by, by.id)
        async with self._proving.one_at_a_time:
            check_may(self._players.now(giver), RESET)  # (what was read of them may be out of date by now)
            check_may(self._players.now(by), RESET)
            if self.wishes.get(player) is not first:
                raise Refused("account-changed", "The account has changed meanwhile; try again.")
            await self._carry_out(by, first, reason)
        return SecondReset("reset", now_ms)

    async def _ask(self, wish: FirstWish, reason: str) -> SecondReset:
        put_back = self.wishes.open(wish.player, wish)
        record = LogRecord(wish.at_ms, wish.by, ASKED, wish.player, reason, {"until_ms": wish.until_ms})
        await self._outbox.keep(Commit(changes=(wish.keeping(),), log=(record,)), put_back)
        return SecondReset("waits", wish.until_ms)

    async def _carry_out(self, by: Person, first: FirstWish, reason: str) -> None:
        player, now_ms = first.player, self._proving.now_ms
        record = LogRecord(now_ms, by.id, RESET, player, reason, {"first": first.by})
        changes = (
            Factors().keeping(player, now_ms), first.keeping(is_open=False), CloseSessionsOf(player),
            ForgetDevicesOf(player),
        )  # fmt: skip
        put_back = self.wishes.end(player)
        try:
            await self._players.keep_second(player, False, Commit(changes=changes, log=(record,)))
        except BaseException as fault:
            put_back(fault)
            raise
        self._notices.hang_up(player, "second factor reset")


__all__ = ["ASKED", "RESET", "ResetDesk"]
