"""Mutes given by staff: to one player, everybody at a table, or everybody in the room. Staff can always speak."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.room.accounts.players import Players
from cardroom.room.identity.permissions import check_about, check_may, is_staff
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.protocol import responses_bans as told
from cardroom.room.protocol.responses_bans import MuteDegree
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_id
from cardroom.room.runtime.open_matters import OpenMatters, PutBack
from cardroom.room.runtime.outbox import Outbox
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreRefused
from cardroom.store.rows import Change, Commit, KeepMatter, LogRecord, Matter
from cardroom.table.values.time_units import MINUTE_MS

MUTED: Final = "mute"
UNMUTED: Final = "unmute"
KIND: Final = "mute"
MOST: Final = 500
"""The most mutes that hold at a time: each is checked whenever somebody says something."""


class Mute(msgspec.Struct, frozen=True):
    """A mute of a player or a table (`what`, "" for the room): by whom, when, why, until when (0: till undone)."""

    id: str
    degree: MuteDegree
    what: str
    by: str
    at_ms: int
    until_ms: int
    reason: str
    undone: bool = False

    def holds(self, now_ms: int) -> bool:
        """Whether the mute holds at this time."""
        return not self.undone and (not self.until_ms or now_ms < self.until_ms)


class Mutes:
    """All mutes that hold. Each is logged with its giver and reason; chat is refused, and nothing else changes."""

    def __init__(self, outbox: Outbox, clock: Clock, entropy: Entropy, players: Players) -> None:
        self._outbox = outbox
        self._clock = clock
        self._entropy = entropy
        self._players = players
        self.all = OpenMatters(KIND, Mute)

    def check(self, person: Person, table: str) -> None:
        """Refuse ("chat-muted") a message or reaction of a muted player at a table."""
        if not self.all or is_staff(self._players.now(person)):
            return
        now_ms = self._clock.now_ms()
        for one in self.all.values():
            if (
                one.holds(now_ms)
                and one.what in {"player": (person.id,), "table": (table,), "room": ("",)}[one.degree]
            ):
                raise Refused(
                    "chat-muted", "Staff have closed the chat for you or this table.", args={"table": table}
                )

    # ------------------------------------------------------------------ staff

    async def list(self, by: Person) -> told.StaffMutes:
        """The mutes that hold, the newest first."""
        check_may(self._players.now(by), "see_room")
        now_ms = self._clock.now_ms()
        rows = sorted([one for one in self.all.values() if one.holds(now_ms)], key=lambda one: -one.at_ms)
        people = {one.by for one in rows} | {one.what for one in rows if one.degree == "player"}
        names = {player: (await self._players.must_know(player)).name for player in people}
        return told.StaffMutes(
            tuple(
                told.StaffMute(
                    one.id,
                    one.degree,
                    one.what,
                    names.get(one.what, ""),
                    names[one.by],
                    one.at_ms,
                    one.until_ms,
                    one.reason,
                )
                for one in rows
            )
        )

    async def give(self, by: Person, degree: MuteDegree, what: str, minutes: int, reason: str) -> None:
        """Mute a player, all at a table or all in the room for so many minutes, 0: until it is undone.

        A mute that holds already gets the new end. Refuses "own-account", "staff-account", "too-many-mutes".
        """
        check_may(self._players.now(by), "mute")
        if degree == "player":
            check_about(self._players.now(by), await self._players.must_know(what))
        what = "" if degree == "room" else what
        now_ms = self._clock.now_ms()
        over = [
            one
            for one in self.all.values()
            if not one.holds(now_ms) or (one.degree, one.what) == (degree, what)
        ]
        if len(self.all) - len(over) >= MOST:
            raise Refused(
                "too-many-mutes", f"There are {MOST} already; undo some first.", args={"most": MOST}
            )
        until_ms = now_ms + minutes * MINUTE_MS if minutes else 0
        mute = Mute(draw_id(self._entropy, "m"), degree, what, by.id, now_ms, until_ms, reason)
        details = {"mute": mute.id, "degree": degree, "until_ms": until_ms}
        record = LogRecord(now_ms, by.id, MUTED, what or mute.id, reason, details)
        await self._keep((*[msgspec.structs.replace(one, undone=True) for one in over], mute), by, record)

    async def undo(self, by: Person, mute: str, reason: str) -> None:
        """End a mute. Refuses ("no-such-mute") one that is over."""
        check_may(self._players.now(by), "unmute")
        found = self.all.get(mute)
        if found is None or not found.holds(self._clock.now_ms()):
            raise Refused("no-such-mute", "That is over already.")
        record = LogRecord(
            self._clock.now_ms(), by.id, UNMUTED, found.what or found.id, reason, {"mute": mute}
        )
        await self._keep((msgspec.structs.replace(found, undone=True),), by, record)

    async def _keep(self, mutes: tuple[Mute, ...], by: Person, record: LogRecord) -> None:
        changes: list[Change] = []
        put_back: list[PutBack] = []
        for one in mutes:
            put_back.append(self.all.end(one.id) if one.undone else self.all.open(one.id, one))
            changes.append(
                KeepMatter(
                    Matter(KIND, one.id, one.what, one.at_ms, not one.undone, msgspec.to_builtins(one))
                )
            )

        def on_rejected(fault: StoreRefused) -> None:
            for one in put_back:
                one(fault)

        changes += keeping(by.id, by.asked, record.at_ms)
        await self._outbox.keep(Commit(changes=tuple(changes), log=(record,)), on_rejected)
