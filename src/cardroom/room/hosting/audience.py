"""The audience of a table: the connections that follow it, and their players while a hand is played."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from cardroom.room.identity.client_connection import ClientConnection
from cardroom.table.events import HandStarted, PublicEvent


class Audience:
    """A connection asks to follow, is shown the table when all before is durable, then receives each step."""

    def __init__(self) -> None:
        self.following: set[ClientConnection] = set()
        """The connections that follow, or will as soon as they have been shown the table."""
        self.looking: set[ClientConnection] = set()
        """The connections that receive each step."""
        self._players: set[str] = set()
        self._dealt_in: frozenset[str] = frozenset()

    def __iter__(self) -> Iterator[ClientConnection]:
        """Iterate over the connections that receive each step now."""
        return iter(tuple(self.looking))

    def has(self, connection: ClientConnection) -> bool:
        """Whether a connection follows, or will as soon as it has been shown the table."""
        return connection in self.following

    @property
    def all(self) -> tuple[ClientConnection, ...]:
        """The connections that follow, or will."""
        return tuple(self.following)

    def besides(self, seated: Container[str]) -> int:
        """Count the connections that do not belong to one of these players."""
        return sum(connection.player not in seated for connection in self.following)

    def ask(self, connection: ClientConnection) -> None:
        """Note that a connection wants to follow."""
        self.following.add(connection)

    def shown(self, connection: ClientConnection) -> None:
        """Note that a connection has been shown the table; one that left meanwhile is not added."""
        if connection in self.following:
            self.looking.add(connection)
            self._players.add(connection.player)

    def leave(self, connection: ClientConnection) -> None:
        """Note that a connection follows no longer (or has closed)."""
        self.following.discard(connection)
        self.looking.discard(connection)

    def note(self, events: Iterable[PublicEvent]) -> None:
        """Note the start of a hand: its viewers are the present connections, and those that come while it lasts."""
        for event in events:
            if isinstance(event, HandStarted):
                self._dealt_in = frozenset(dealt.player for dealt in event.seats)
                self._players = {connection.player for connection in self.looking}

    @property
    def players(self) -> frozenset[str]:
        """The players who have followed the table at any time since its hand began and are not dealt in."""
        return frozenset(self._players - self._dealt_in - {""})
