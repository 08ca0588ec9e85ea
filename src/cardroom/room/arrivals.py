"""Connections that open and close: the first messages to each, and the commands that follow at the tables."""

from __future__ import annotations

from dataclasses import dataclass

from cardroom.room.accounts.players import Players
from cardroom.room.hosting.balances import Balances
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.identity.person import Person
from cardroom.room.lobby.cash_floor import CashFloor
from cardroom.room.lobby.jackpots import Jackpots
from cardroom.room.lobby.lines import Lines
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.loop_lag import LoopLag
from cardroom.room.runtime.time_and_chance import Lifetime
from cardroom.room.tournaments.door import TournamentDoor
from cardroom.table.model.commands import Disconnect, Reconnect


@dataclass(frozen=True, slots=True)
class Greeting:
    """The things that a connection is told first: the room, its houses, the person, and what the jackpots hold."""

    books: Books
    clock: Clock
    players: Players
    cashier: Balances
    jackpots: Jackpots
    demo: bool

    def of(self, person: Person | None) -> to_client.Welcome:
        """Return the message to a person, or to anybody."""
        return to_client.Welcome(
            now_ms=self.clock.now_ms(),
            house=self.books.main.name,
            houses=tuple(to_client.HouseOpen(book.id, book.name) for book in self.books.values()),
            player=person.id if person else "",
            name=person.name if person else "",
            role=self.players.now(person).role if person else "",
            balance=self.cashier.balance(person.id) if person else 0,
            demo=self.demo,
        )


class Arrivals:
    """Lets connections in and out."""

    def __init__(
        self,
        loop_lag: LoopLag,
        lifetime: Lifetime,
        presence: Presence,
        floor: CashFloor,
        lines: Lines,
        notices: Notices,
        tournaments: TournamentDoor,
        greeting: Greeting,
    ) -> None:
        self._loop_lag = loop_lag
        self._lifetime = lifetime
        self._presence = presence
        self._tables = floor.tables.hosted
        self._lobby = floor.board
        self._live_floor = floor.live
        self._lines = lines
        self._notices = notices
        self._tournaments = tournaments
        self._greeting = greeting

    def arrived(self, connection: ClientConnection, person: Person | None) -> None:
        """Let a connection in: welcome it, and tell the tables that its player is back."""
        self._loop_lag.look()
        first = self._presence.arrived(connection, person)
        self._notices.tell_one(connection, self._greeting.of(person))
        self._greeting.jackpots.show(connection)
        if person is None:
            return
        if first:
            self._at_tables(Reconnect(person.id))
        self._notices.tell_mine(person.id, connection)
        self._lines.show_offers(person.id, connection)
        self._tournaments.arrived(connection, person)

    def departed(self, connection: ClientConnection) -> None:
        """Let a connection go; with a player's last one the tables get a `Disconnect`."""
        self._loop_lag.look()
        presence = self._presence
        person = presence.people.get(connection)
        last = presence.left(connection)
        self._lobby.unwatch(connection)
        self._live_floor.departed(connection)
        self._tournaments.departed(connection)
        for table in presence.followed_by(connection):
            if (hosted := self._tables.by_id.get(table)) is not None:
                hosted.unwatch(connection)
        if person is not None and last and not self._lifetime.is_stopping:
            self._at_tables(Disconnect(person.id))

    def _at_tables(self, command: Reconnect | Disconnect) -> None:
        """Tell the tables where the player sits; at a live one, no connection matters."""
        for hosted in self._tables.at(command.player):
            if not hosted.table.terms.live:
                hosted.carry_out_if_possible(command)
