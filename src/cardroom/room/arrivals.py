"""Connections that come and go: what each is told first, and what the tables learn of it."""

from __future__ import annotations

from cardroom.cash.commands import Disconnect, Reconnect
from cardroom.room.accounts.person import Person
from cardroom.room.accounts.players import Players
from cardroom.room.cashier import Cashier
from cardroom.room.connection import Connection
from cardroom.room.jackpots import Jackpots
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.lobby import Lobby
from cardroom.room.messages import server as to_client
from cardroom.room.notices import Notices
from cardroom.room.services import Services
from cardroom.room.tables.open_tables import OpenTables, carry_out_if_possible


class Arrivals:
    """Lets connections in and out."""

    def __init__(
        self,
        services: Services,
        players: Players,
        tables: OpenTables,
        lobby: Lobby,
        lines: Lines,
        cashier: Cashier,
        notices: Notices,
        jackpots: Jackpots,
        demo: bool,
    ) -> None:
        self._services = services
        self._players = players
        self._tables = tables
        self._lobby = lobby
        self._lines = lines
        self._cashier = cashier
        self._notices = notices
        self._jackpots = jackpots
        self._demo = demo

    def arrived(self, connection: Connection, person: Person | None) -> None:
        """A connection opened: welcome it, and tell the tables that its player is back."""
        services = self._services
        services.pulse.look()
        first = services.presence.arrived(connection, person)
        welcome = to_client.Welcome(
            now_ms=services.clock.now_ms(),
            house=services.books.main.name,
            houses=tuple(to_client.HouseOpen(book.id, book.name) for book in services.books.values()),
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

    def departed(self, connection: Connection) -> None:
        """A connection closed; with a player's last one the tables learn of the break."""
        self._services.pulse.look()
        presence = self._services.presence
        person = presence.people.get(connection)
        last = presence.left(connection)
        self._lobby.unwatch(connection)
        for table in presence.followed_by(connection):
            if (writer := self._tables.get(table)) is not None:
                writer.unwatch(connection)
        if person is not None and last and not self._services.lifetime.is_stopping:
            for writer in self._tables.seats_of(person.id):
                carry_out_if_possible(writer, Disconnect(person.id))
