"""Push calls to players whose page is closed: the browsers of each player, and the calls sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec
import structlog

from cardroom.room.accounts.players import Players
from cardroom.room.identity.person import Person
from cardroom.room.notices.call import Call, Courier, PushLetter
from cardroom.room.notices.subscription import (
    KIND,
    Subscription,
    check_endpoint,
    check_keys,
    subscription_of,
)
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit, KeepMatter, Matter
from cardroom.table.values.time_units import DAY_MS

NEW_A_DAY: Final = 20
"""The most browsers that one player may register within 24 hours: each leaves a row."""

_log = structlog.get_logger("cardroom.push")
_encode = msgspec.json.encode


class PushDesk:
    """Keeps no list in memory: each call reads the browsers to call and the sign-ins that are open then.

    Without a courier nobody is called, and no browser is registered.
    """

    def __init__(
        self, store: Store, outbox: Outbox, clock: Clock, settings: RoomSettings, players: Players
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._clock = clock
        self._settings = settings
        self._players = players
        self._one_at_a_time = asyncio.Lock()
        self._calling: set[asyncio.Task[None]] = set()
        self.courier: Courier | None = None
        """Delivers the letters; the web layer sets it when the room is served."""

    @property
    def public_key(self) -> str:
        """The key that a browser subscribes with; "" where the room calls nobody."""
        return self.courier.public_key if self.courier is not None else ""

    # ------------------------------------------------------------------ browsers

    async def subscribe(self, person: Person, token: str, wanted: Subscription) -> None:
        """Call a player's browser from now on; the same request again changes nothing.

        `wanted` is what the browser states; the room itself fills in the player and the sign-in. Refuses "push-off",
        "push-service-unknown", "push-keys-wrong", "push-too-often", "not-signed-in". A subscription beyond the maximum
        ends the oldest.
        """
        if self.courier is None:
            raise Refused("push-off", "This room can't call players whose page is closed.")
        check_endpoint(wanted.endpoint, self._settings.push_services)
        check_keys(wanted.p256dh, wanted.auth)
        session = await self._players.sessions.find(token)
        if session is None or session.player_id != person.id:
            raise Refused("not-signed-in", "Sign in first.")
        now_ms = self._clock.now_ms()
        made = msgspec.structs.replace(wanted, player=person.id, session=session.id, made_ms=now_ms)
        async with self._one_at_a_time:
            await self._keep(made, now_ms)

    async def _keep(self, made: Subscription, now_ms: int) -> None:
        rows = await self._store.read(lambda reader: reader.matters(KIND, made.player))
        mine = [subscription_of(one) for one in rows if one.is_open]
        again = next((one for one in mine if one.id == made.id), None)
        if again is not None and msgspec.structs.replace(made, made_ms=again.made_ms) == again:
            return
        newer = [one for one in rows if one.at_ms > now_ms - DAY_MS and one.id != made.id]
        if len(newer) >= NEW_A_DAY:
            raise Refused("push-too-often", "You have added too many browsers today; try again tomorrow.")
        others = [one for one in mine if one.id != made.id]
        over = others[max(0, self._settings.push_a_player - 1) :]  # newest first
        await self._outbox.keep(_commit(*[one.ended() for one in over], made.kept()))

    async def unsubscribe(self, person: Person, endpoint: str) -> None:
        """Call a player's browser no more; one that was not called is no fault."""
        async with self._one_at_a_time:
            rows = await self._store.read(lambda reader: reader.matters(KIND, person.id, open_only=True))
            over = [one for one in map(subscription_of, rows) if one.endpoint == endpoint]
            if over:
                await self._outbox.keep(_commit(*[one.ended() for one in over]))

    # ------------------------------------------------------------------ calls

    def call(self, players: Iterable[str], call: Call) -> None:
        """Call players on all their browsers, once everything before the call is durable."""
        if self.courier is not None:
            wanted = tuple(players)
            self._outbox.tell(lambda: self._begin(wanted, call))

    def _begin(self, players: tuple[str, ...], call: Call) -> None:
        task = asyncio.get_running_loop().create_task(self._call(players, call))
        self._calling.add(task)
        task.add_done_callback(self._called)

    def _called(self, task: asyncio.Task[None]) -> None:
        self._calling.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            _log.error("push_failed", exc_info=fault)

    async def _call(self, players: tuple[str, ...], call: Call) -> None:
        now_ms = self._clock.now_ms()
        seconds = call.seconds_left(now_ms)
        if not seconds:
            return
        reached, over = await self._store.read(lambda reader: self._reached(reader, players, now_ms))
        courier = self.courier
        if courier is None:
            return
        for one in reached:
            text = _encode({**msgspec.to_builtins(call), "language": one.language})
            courier.carry(PushLetter(one, text, seconds, call.kind.replace("_", "-")), self.gone)
        if over:
            await self._outbox.keep(_commit(*[one.ended() for one in over]))

    def _reached(
        self, reader: Reader, players: tuple[str, ...], now_ms: int
    ) -> tuple[list[Subscription], list[Subscription]]:
        """The browsers to call, and those whose sign-in or subscription has ended."""
        reached: list[Subscription] = []
        over: list[Subscription] = []
        for player in players:
            rows = reader.matters(KIND, player, open_only=True)
            open_now = (
                {row.id for row in reader.sessions_of(player) if row.expires_ms > now_ms} if rows else ()
            )
            for one in map(subscription_of, rows):
                is_on = one.session in open_now and not 0 < one.expires_ms <= now_ms
                (reached if is_on else over).append(one)
        return reached, over

    def gone(self, subscription: Subscription) -> None:
        """The push service no longer knows a browser, or no longer accepts the room's key for it."""
        if not self._outbox.has_failed:
            task = asyncio.get_running_loop().create_task(self._forget(subscription))
            self._calling.add(task)
            task.add_done_callback(self._called)

    async def _forget(self, gone: Subscription) -> None:
        async with self._one_at_a_time:
            rows = await self._store.read(lambda reader: reader.matters(KIND, gone.player, open_only=True))
            if any(subscription_of(row) == gone for row in rows):  # not one registered again meanwhile
                await self._outbox.keep(_commit(gone.ended()))

    async def ended(self) -> None:
        """Wait until the calls under way have been handed to the courier."""
        if self._calling:
            await asyncio.gather(*self._calling, return_exceptions=True)


def _commit(*matters: Matter) -> Commit:
    return Commit(changes=tuple([KeepMatter(one) for one in matters]))
