"""The staff's desk for bans of accounts, names and addresses: each holds until a time or until it is lifted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from cardroom.room.accounts.players import Players
from cardroom.room.identity.bans import (
    BANNED,
    LIFTED,
    Ban,
    BanKind,
    Bans,
    fits,
    network_of,
    pattern_of,
)
from cardroom.room.identity.permissions import check_about, check_may
from cardroom.room.identity.person import Person, called
from cardroom.room.identity.request import keeping
from cardroom.room.lobby.measures import Measures
from cardroom.room.lobby.pool import Pool
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol import responses_bans as told
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_id
from cardroom.room.runtime.network_addresses import Networks
from cardroom.room.runtime.outbox import Outbox, nothing_to_put_back
from cardroom.room.runtime.timers import Timers
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreRefused
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit, LogRecord, Matter
from cardroom.table.values.time_units import HOUR_MS

MOST: Final = 500
"""The maximum number of bans at a time: each is checked whenever somebody comes in."""
SHOWN: Final = 10
"""The maximum number of names listed of the accounts that a ban covers."""


class BanDesk:
    """Gives and lifts bans.

    The log has each ban with its giver, reason and end; an address is only in its row, while it holds.
    """

    def __init__(
        self,
        store: Store,
        outbox: Outbox,
        clock: Clock,
        timers: Timers,
        entropy: Entropy,
        players: Players,
        measures: Measures,
        notices: Notices,
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._clock = clock
        self._timers = timers
        self._entropy = entropy
        self._players = players
        self._measures = measures
        self._notices = notices
        self._bans: Bans = players.bans

    def load(self, reader: Reader) -> None:
        """Load the bans that hold."""
        self._bans.all.load(reader)

    def begin(self) -> None:
        """After a start: end the bans whose time has passed meanwhile, and set timers for the others."""
        self._end_over()
        for one in self._bans.all.values():
            if one.until_ms:
                self._timers.at(one.until_ms, self._end_over)

    async def follow(self, matter: Matter) -> None:
        """Take over a ban as it is stored, perhaps by another process; whom it keeps out, leaves."""
        self._bans.all.follow(matter)
        found = self._bans.all.get(matter.id)
        if found is not None and found.until_ms:
            self._timers.at(found.until_ms, self._end_over)
        await self._send_away()

    # ------------------------------------------------------------------ staff

    async def list(self, by: Person) -> told.StaffBans:
        """Return the bans that hold, the newest first."""
        check_may(self._players.now(by), "see_room")
        now_ms = self._clock.now_ms()
        rows = [one for one in self._bans.all.values() if one.holds(now_ms)]
        people = {one.by for one in rows} | {one.what for one in rows if one.kind == "account"}
        names = {player: (await self._players.must_know(player)).name for player in people}
        return told.StaffBans(
            tuple(
                told.StaffBan(
                    one.id,
                    one.kind,
                    names.get(one.what, one.what),
                    names[one.by],
                    one.at_ms,
                    one.until_ms,
                    one.reason,
                )
                for one in sorted(rows, key=lambda one: -one.at_ms)
            )
        )

    async def covered(self, by: Person, kind: BanKind, what: str, own_address: str) -> told.BanCovers:
        """Return the account holders whom a ban would keep out, before it is given. Refuses what `give` does."""
        check_may(self._players.now(by), "ban")
        what = await self._what(by, kind, what, own_address)
        if kind == "name":
            names = await self._store.read(lambda reader: [*_names_of(reader, what)])
        elif kind == "address":
            names = await self._store.read(lambda reader: [*_names_from(reader, what)])
        else:
            names = [(await self._players.must_know(what)).name]
        return told.BanCovers(
            what if kind != "account" else names[0], len(names), tuple(sorted(names)[:SHOWN])
        )

    async def give(
        self, by: Person, kind: BanKind, what: str, hours: int, reason: str, own_address: str
    ) -> str:
        """Ban an account, name or address for so many hours; 0: until it is lifted.

        Players who are here are signed out and leave the tables when the hand is over. Staff are kept out only by a ban
        of their account. `what` is a player's id, a pattern, an address or a network. Refuses "ban-too-wide",
        "ban-no-address", "ban-own-address", "ban-everybody", "banned-already", "too-many-bans", "own-account",
        "staff-account".
        """
        check_may(self._players.now(by), "ban")
        what = await self._what(by, kind, what, own_address)
        if any((one.kind, one.what) == (kind, what) for one in self._bans.all.values()):
            raise Refused("banned-already", "There is a ban for that already; lift it to give another.")
        if len(self._bans.all) >= MOST:
            raise Refused(
                "too-many-bans", f"There are {MOST} bans already; lift some first.", args={"most": MOST}
            )
        now_ms = self._clock.now_ms()
        until_ms = now_ms + hours * HOUR_MS if hours else 0
        ban = Ban(draw_id(self._entropy, "b"), kind, what, by.id, now_ms, until_ms, reason)
        details = {"ban": ban.id, "kind": kind, "until_ms": until_ms} | (
            {"name": what} if kind == "name" else {}
        )
        record = LogRecord(now_ms, by.id, BANNED, what if kind == "account" else ban.id, reason, details)

        def on_rejected(_: StoreRefused) -> None:
            self._bans.all.pop(ban.id, None)

        changes = (*self._bans.keep(ban), *keeping(by.id, by.asked, now_ms))
        await self._outbox.keep(Commit(changes=changes, log=(record,)), on_rejected)
        if until_ms:
            self._timers.at(until_ms, self._end_over)
        await self._send_away()
        return ban.id

    async def lift(self, by: Person, ban: str, reason: str) -> None:
        """Lift a ban. Refuses ("no-such-ban") one that is over."""
        check_may(self._players.now(by), "lift_ban")
        found = self._bans.all.get(ban)
        if found is None:
            raise Refused("no-such-ban", "There is no such ban; it may be over already.")
        now_ms = self._clock.now_ms()
        about = found.what if found.kind == "account" else found.id
        if found.kind == "account":
            check_about(self._players.now(by), await self._players.must_know(found.what))
        record = LogRecord(now_ms, by.id, LIFTED, about, reason, {"ban": found.id, "kind": found.kind})
        changes = self._bans.keep(msgspec.structs.replace(found, lifted=True))
        changes = (*changes, *keeping(by.id, by.asked, now_ms))

        def on_rejected(_: StoreRefused) -> None:
            self._bans.all[found.id] = found

        await self._outbox.keep(Commit(changes=changes, log=(record,)), on_rejected)

    # ------------------------------------------------------------------ parts

    async def _what(self, by: Person, kind: BanKind, what: str, own_address: str) -> str:
        """Return what a ban is about, in the form in which it is saved."""
        if kind == "account":
            check_about(self._players.now(by), await self._players.must_know(what))
            return what
        if kind == "name":
            return pattern_of(what)
        network = network_of(what)
        if Networks((network,)).have(own_address):
            words = "You come from that address yourself. If everybody does, the room doesn't know its proxy."
            raise Refused("ban-own-address", words)
        if self._bans.venues.meets(network):
            words = "Many people come from that address, a venue of this room; ban accounts there instead."
            raise Refused("ban-everybody", words)
        return network

    async def _send_away(self) -> None:
        """Sign out the players here whom a ban keeps out now; they leave tables and waiting lists."""
        for player in self._notices.here():
            person = await self._players.person(player)
            if person is None:
                continue
            addresses = [one.address for one in await self._players.sessions.of(player)]
            out = [one for one in addresses if self._players.is_kept_out(person, one)]
            if self._players.is_kept_out(person) or (out and len(out) == len(addresses)):
                self._measures.take_away(player, _from_all)
                self._notices.hang_up(player, "banned")
            elif out:
                for session in await self._players.sessions.of(player):
                    if session.address in out:
                        self._notices.hang_up(player, "banned", session)
        await self._measures.settle()
        await self._outbox.durable()

    def _end_over(self) -> None:
        """Take bans that are over off the list; their rows then hold no address."""
        now_ms = self._clock.now_ms()
        for one in [one for one in self._bans.all.values() if not one.holds(now_ms)]:
            changes = self._bans.keep(msgspec.structs.replace(one, lifted=True))
            self._outbox.commit(Commit(changes=changes), on_rejected=nothing_to_put_back)


def _from_all(_: Pool) -> bool:
    return True


def _names_of(reader: Reader, pattern: str) -> Iterable[str]:
    """Yield the names of accounts that a pattern fits; staff are not kept out by it."""
    return (called(one) for one in reader.players() if one.role == "player" and fits(pattern, called(one)))


def _names_from(reader: Reader, network: str) -> Iterable[str]:
    """Yield the names of players who are signed in from a network."""
    place = Networks((network,))
    for one in reader.players():
        if one.role == "player" and any(place.have(row.address) for row in reader.sessions_of(one.id)):
            yield called(one)
