"""A connection as the room sees it: a target for texts, and the person at the other end."""

from __future__ import annotations

from typing import Protocol

from cardroom.room.identity.person import Person


class ClientConnection(Protocol):
    """One open socket (or an in-process client). Compared by identity.

    `player` is the signed-in player's id, empty for a spectator; `session` the hash of the token it came in with.
    `address` is what the peer is counted as, empty for an in-process client.
    """

    player: str
    session: bytes
    address: str

    def send(self, *texts: str) -> None:
        """Queue messages, which go out together; never blocks. A reader too slow to keep up is dropped."""

    def close(self, code: int, reason: str) -> None:
        """End the connection."""


class Presence:
    """The connected persons and their connections. A player is present while at least one connection is open."""

    def __init__(self) -> None:
        self.by_player: dict[str, set[ClientConnection]] = {}
        """The open connections of each player who has any."""
        self.all: set[ClientConnection] = set()
        self.people: dict[ClientConnection, Person] = {}
        self.followed: dict[ClientConnection, set[str]] = {}
        """The tables that each connection follows; none of them is empty."""

    def arrived(self, connection: ClientConnection, person: Person | None = None) -> bool:
        """Add a connection of a person; True when it is the player's first."""
        self.all.add(connection)
        if person is not None:
            self.people[connection] = person
        if not connection.player:
            return False
        mine = self.by_player.setdefault(connection.player, set())
        mine.add(connection)
        return len(mine) == 1

    def left(self, connection: ClientConnection) -> bool:
        """Remove a connection; True when it was the player's last."""
        self.all.discard(connection)
        self.people.pop(connection, None)
        mine = self.by_player.get(connection.player)
        if mine is None or connection not in mine:
            return False
        mine.discard(connection)
        if mine:
            return False
        del self.by_player[connection.player]
        return True

    def follows(self, connection: ClientConnection, table: str) -> None:
        """Note that a connection follows a table."""
        self.followed.setdefault(connection, set()).add(table)

    def unfollows(self, connection: ClientConnection, table: str) -> None:
        """Note that a connection no longer follows a table."""
        tables = self.followed.get(connection)
        if tables is not None:
            tables.discard(table)
            if not tables:
                del self.followed[connection]

    def followed_by(self, connection: ClientConnection) -> tuple[str, ...]:
        """The tables that a connection follows, in no order."""
        return tuple(self.followed.get(connection, ()))

    def of(self, player: str) -> tuple[ClientConnection, ...]:
        """A player's open connections."""
        return tuple(self.by_player.get(player, ()))

    def is_present(self, player: str) -> bool:
        """Whether the player has a connection open."""
        return player in self.by_player
