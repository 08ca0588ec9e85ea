"""Those who look at parts of the live floor: told at once that one has changed, they fetch it with their own rights."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.table_subscribers import TableSubscribers
from cardroom.room.identity.client_connection import ClientConnection
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.client_messages import UnwatchFloor, WatchFloor
from cardroom.room.protocol.message_bases import FloorPart
from cardroom.room.runtime.outbox import Outbox

FOLLOWED_MOST: Final = 16
"""The most parts of the floor that one connection may follow at a time."""
FULL: Final = "You follow as many parts of the floor as you may."

_encode = msgspec.json.Encoder().encode
Part = tuple[FloorPart, str]


class FloorBoard:
    """The connections that follow live tables, live desks and halls of live tournaments.

    A message says only that something has changed: what it is each page fetches, and sees as much as its person may.
    It is sent when the change is durable.
    """

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self._watching: defaultdict[Part, set[ClientConnection]] = defaultdict(set)
        self.followers: list[Callable[[str], None]] = []
        """Called with each table that has changed, before the change is durable."""
        self._followed: defaultdict[ClientConnection, set[Part]] = defaultdict(set)

    def watch(self, connection: ClientConnection, message: WatchFloor) -> None:
        """Follow a part, and be told of it at once: a page that comes back looks again."""
        part: Part = (message.part, message.of)
        mine = self._followed[connection]
        if part not in mine and len(mine) >= FOLLOWED_MOST:
            connection.send(_encode(to_client.Unexpected(FULL)).decode())
            return
        mine.add(part)
        self._watching[part].add(connection)
        connection.send(_text(part))

    def unwatch(self, connection: ClientConnection, message: UnwatchFloor) -> None:
        """Follow a part no longer."""
        self._leave(connection, (message.part, message.of))

    def departed(self, connection: ClientConnection) -> None:
        """A connection closed."""
        for part in tuple(self._followed.get(connection, ())):
            self._leave(connection, part)

    def _leave(self, connection: ClientConnection, part: Part) -> None:
        watching, mine = self._watching.get(part, set()), self._followed.get(connection, set())
        watching.discard(connection)
        mine.discard(part)
        if not watching:
            self._watching.pop(part, None)
        if not mine:
            self._followed.pop(connection, None)

    def changed(self, part: FloorPart, of: str) -> None:
        """Tell those who follow a part that it has changed; the change is durable."""
        watching = self._watching.get((part, of))
        if watching:
            text = _text((part, of))
            for connection in tuple(watching):
                connection.send(text)

    def desk_changed(self, house: str) -> None:
        """Tell that the live desk of a house has a new act."""
        self.changed("desk", house)

    def hall_changed(self, tournament: str) -> None:
        """Tell that a live tournament has changed."""
        self.changed("hall", tournament)

    # ------------------------------------------------------------------ live tables

    def follow(self, tables: OpenTables, to: TableSubscribers) -> None:
        """Hear of all that happens at live tables: their opening and end, and every step."""
        tables.followers.append(self.table_changed)
        to.follow_live(lambda writer: self.table_changed(writer.terms.table))

    def table_changed(self, table: str) -> None:
        """Tell of a live table after what was decided so far."""
        for follower in self.followers:
            follower(table)
        if ("table", table) in self._watching:
            self._outbox.after(partial(self.changed, "table", table))


def _text(part: Part) -> str:
    return _encode(to_client.FloorChanged(*part)).decode()
