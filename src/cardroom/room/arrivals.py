"""Connections that open and close: the first messages to each, and the commands that follow at the tables."""

from __future__ import annotations

from cardroom.room.accounts.players import Players
from cardroom.room.hosting.balances import Cashier
from cardroom.room.hosting.open_tables import OpenTables, carry_out_if_possible
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.identity.person import Person
from cardroom.room.lobby.jackpots import Jackpots
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.lobby import LobbyBoard
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.loop_lag import LoopLag
from cardroom.room.runtime.time_and_chance import Lifetime
from cardroom.room.tournaments.door import TournamentDoor
from cardroom.table.model.commands import Disconnect, Reconnect


class Arrivals:
    """Lets connections in and out."""

    def __init__(
        self,
        books: Books,
        clock: Clock,
        loop_lag: LoopLag,
        presence: Presence,
        lifetime: Lifetime,
        players: Players,
        tables: OpenTables,
        lobby: LobbyBoard,
        lines: Lines,
        cashier: Cashier,
        notices: Notices,
        jackpots: Jackpots,
        tournaments: TournamentDoor,
        demo: bool,
    ) -> None:
        self._books = books
        self._clock = clock
        self._loop_lag = loop_lag
        self._presence = presence
        self._lifetime = lifetime
        self._players = players
        self._tables = tables
        self._lobby = lobby
        self._lines = lines
        self._cashier = cashier
        self._notices = notices
        self._jackpots = jackpots
        self._tournaments = tournaments
        self._demo = demo

    def arrived(self, connection: ClientConnection, person: Person | None) -> None:
        """Let a connection in: welcome it, and tell the tables that its player is back."""
        self._loop_lag.look()
        first = self._presence.arrived(connection, person)
        welcome = to_client.Welcome(
            now_ms=self._clock.now_ms(),
            house=self._books.main.name,
            houses=tuple(to_client.HouseOpen(book.id, book.name) for book in self._books.values()),
            player=person.id if person else "",
            name=person.name if person else "",
            role=self._players.now(person).role if person else "",
            balance=self._cashier.balance(person.id) if person else 0,
            demo=self._demo,
        )
        self._notices.tell_one(connection, welcome)
        self._jackpots.show(connection)
        if person is None:
            return
        if first:
            for writer in self._tables.seats_of(person.id):
                carry_out_if_possible(writer, Reconnect(person.id))
        self._notices.tell_mine(person.id, connection)
        self._lines.show_offers(person.id, connection)
        self._tournaments.arrived(connection, person, first)

    def departed(self, connection: ClientConnection) -> None:
        """Let a connection go; with a player's last one the tables get a `Disconnect`."""
        self._loop_lag.look()
        presence = self._presence
        person = presence.people.get(connection)
        last = presence.left(connection)
        self._lobby.unwatch(connection)
        self._tournaments.departed(connection, person, last)
        for table in presence.followed_by(connection):
            if (writer := self._tables.get(table)) is not None:
                writer.unwatch(connection)
        if person is not None and last and not self._lifetime.is_stopping:
            for writer in self._tables.seats_of(person.id):
                carry_out_if_possible(writer, Disconnect(person.id))
