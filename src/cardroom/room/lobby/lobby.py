"""The lobby: every stake with its tables, told whole once and then by what changed."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cardroom.room.connection import Connection
from cardroom.room.lobby.pool import Pool
from cardroom.room.messages import told
from cardroom.room.parts import Parts
from cardroom.room.timers import Wake

_encode = msgspec.json.Encoder().encode


class Lobby:
    """Gathers changes and tells them a few times a minute, never the whole lobby to everybody at every move."""

    def __init__(self, pools: Mapping[str, Pool], parts: Parts) -> None:
        self._pools = pools
        self._parts = parts
        self._watchers: set[Connection] = set()
        self._changed: set[str] = set()
        self._wake: Wake | None = None

    def pools_shown(self) -> tuple[told.PoolView, ...]:
        """All stakes as they are now."""
        now_ms = self._parts.clock.now_ms()
        return tuple(pool.view(now_ms) for pool in self._pools.values())

    def watch(self, connection: Connection) -> None:
        """Show the lobby to a connection and let it follow."""
        text = _encode(told.LobbyShown(self.pools_shown())).decode()

        def tell() -> None:
            connection.send(text)
            if connection in self._parts.presence.all:
                self._watchers.add(connection)

        self._parts.outbox.tell(tell)

    def unwatch(self, connection: Connection) -> None:
        """The connection follows no longer (or has closed)."""
        self._watchers.discard(connection)

    def changed(self, pool: str) -> None:
        """Something about a stake changed; it will be told with the next gathering."""
        self._changed.add(pool)
        if self._wake is None:
            at_ms = self._parts.clock.now_ms() + self._parts.settings.lobby_every_ms
            self._wake = self._parts.timers.at(at_ms, self._tell_changes)

    def changed_all(self) -> None:
        """Stakes came or went: everybody who follows is shown the lobby anew."""
        self._changed.clear()
        text = _encode(told.LobbyShown(self.pools_shown())).decode()

        def tell() -> None:
            for connection in tuple(self._watchers):
                connection.send(text)

        self._parts.outbox.tell(tell)

    def stop(self) -> None:
        """No more gatherings."""
        if self._wake is not None:
            self._wake.cancel()

    def _tell_changes(self) -> None:
        self._wake = None
        now_ms = self._parts.clock.now_ms()
        views = tuple(self._pools[pool].view(now_ms) for pool in sorted(self._changed))
        self._changed.clear()
        if not self._watchers or not views:
            return
        text = _encode(told.LobbyChanged(views)).decode()

        def tell() -> None:
            for connection in tuple(self._watchers):
                connection.send(text)

        self._parts.outbox.tell(tell)
