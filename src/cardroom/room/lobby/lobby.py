"""The lobby: every stake with its tables, sent whole once and then only the changes."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.lobby.followers import Followers
from cardroom.room.lobby.pool import Pool
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.timers import Timers, Wake
from cardroom.table.events import DropTaken, HandEnded, HandVoided, PotAwarded, RakeTaken
from cardroom.table.model.decided import Decided

_encode = msgspec.json.Encoder().encode


class LobbyBoard:
    """Gathers changes and sends them a few times a minute, never the whole lobby to everybody at every move."""

    def __init__(
        self,
        pools: Mapping[str, Pool],
        outbox: Outbox,
        clock: Clock,
        timers: Timers,
        presence: Presence,
        settings: RoomSettings,
    ) -> None:
        self._pools = pools
        self._outbox = outbox
        self._clock = clock
        self._timers = timers
        self._presence = presence
        self._settings = settings
        self._followers = Followers(clock, timers)
        self._views: dict[str, to_client.PoolView] = {}
        self._views_ms = 0
        self._text = ""
        self._changed: set[str] = set()
        self._wake: Wake | None = None

    def pools_shown(self) -> tuple[to_client.PoolView, ...]:
        """All stakes as they are now; averages may be as old as the last gathering."""
        now_ms = self._clock.now_ms()
        if not 0 <= now_ms - self._views_ms < self._settings.lobby_every_ms:
            self._forget_all()
            self._views_ms = now_ms
        for name, pool in self._pools.items():
            if name not in self._views and not pool.is_private:
                self._views[name] = pool.view(now_ms)
                self._text = ""
        return tuple(self._views[name] for name in self._pools if name in self._views)

    def _shown(self) -> str:
        """The whole lobby as it is sent: encoded once for all who come before something changes."""
        pools = self.pools_shown()
        if not self._text:
            self._text = _encode(to_client.LobbyShown(pools)).decode()
        return self._text

    def _forget_all(self) -> None:
        self._views.clear()
        self._text = ""

    def watch(self, connection: ClientConnection) -> None:
        """Show the lobby to a connection and let it follow."""
        text = self._shown()

        def tell() -> None:
            connection.send(text)
            if connection in self._presence.all:
                self._followers.add(connection)

        self._outbox.show(tell, lambda: self.watch(connection))

    def unwatch(self, connection: ClientConnection) -> None:
        """Stop sending the lobby to a connection that follows no longer or has closed."""
        self._followers.remove(connection)

    def changed(self, pool: str) -> None:
        """Something about a stake changed; it is sent with the next gathering."""
        if pool in self._pools and self._pools[pool].is_private:
            return
        self._changed.add(pool)
        self._views.pop(pool, None)
        if self._wake is None:
            at_ms = self._clock.now_ms() + self._settings.lobby_every_ms
            self._wake = self._timers.at(at_ms, self._tell_changes)

    def changed_all(self) -> None:
        """Stakes came or went: show the whole lobby again to everybody who follows."""
        self._changed.clear()
        self._forget_all()
        text = self._shown()
        self._outbox.show(lambda: self._followers.tell(text), self.changed_all)

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """After a step in which seats changed or a hand ended: count those of its table again, and show its stake."""
        pool = self._pools[writer.pool]
        for event in decided.events:
            if isinstance(event, HandEnded | HandVoided):
                parts = [one for one in decided.events if isinstance(one, PotAwarded | RakeTaken | DropTaken)]
                pot = sum([one.amount for one in parts])
                pool.numbers[writer.terms.table].hand_ended(now_ms, pot, *writer.hand_log.went_on)
        pool.seats_changed(writer)
        self.changed(pool.id)

    def stop(self) -> None:
        """Stop gathering."""
        self._followers.stop()
        if self._wake is not None:
            self._wake.cancel()

    def _tell_changes(self) -> None:
        self._wake = None
        changed = sorted(self._changed)
        self._changed.clear()
        if not self._followers or not changed:
            return
        now_ms = self._clock.now_ms()
        views = tuple(self._pools[pool].view(now_ms) for pool in changed)
        text = _encode(to_client.LobbyChanged(views)).decode()
        self._outbox.show(lambda: self._followers.tell(text), lambda: self._change_again(changed))

    def _change_again(self, pools: list[str]) -> None:
        """Gather these stakes again, because the step that their changes rested on was rejected."""
        for pool in pools:
            if pool in self._pools:
                self.changed(pool)
