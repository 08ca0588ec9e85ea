"""Broadcasts of staff: to everybody in the room, to all who follow one table, or to all who entered one tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from cardroom.room.accounts.players import Players
from cardroom.room.hosting.hosted_tables import HostedTables, players_at
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox, nothing_to_put_back
from cardroom.room.tournaments.tournament_desk import TournamentDesk
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit, LogRecord

BROADCAST: Final = "broadcast"
EVERYBODY: Final = "everybody"
"""The subject that the log names where a message is for all."""

_encode = msgspec.json.Encoder().encode


class Broadcasts:
    """Each message is in the log with its sender before anybody reads it."""

    def __init__(
        self,
        outbox: Outbox,
        clock: Clock,
        presence: Presence,
        players: Players,
        tables: HostedTables,
        tournaments: TournamentDesk,
    ) -> None:
        self._outbox = outbox
        self._clock = clock
        self._presence = presence
        self._players = players
        self._tables = tables
        self._tournaments = tournaments

    async def everybody(self, by: Person, text: str) -> None:
        """Send a message to everybody who is here, spectators too."""
        check_may(self._players.now(by), BROADCAST)
        await self._say(by, EVERYBODY, to_client.BroadcastSaid(text, self._clock.now_ms()), self._all)

    async def table(self, by: Person, table: str, text: str) -> None:
        """Send a message to all who sit at a table, of whatever kind, or follow it. Refuses "no-such-table"."""
        check_may(self._players.now(by), BROADCAST)
        terms = self._tables.find(table).table.terms
        name = self._tournaments.terms(terms.tournament).name if terms.tournament else terms.name
        said = to_client.BroadcastSaid(text, self._clock.now_ms(), table, terms.tournament, name)
        await self._say(by, table, said, lambda: self._at(table))

    async def tournament(self, by: Person, tournament: str, text: str) -> None:
        """Send a message to all who have entered a tournament or follow a table of it. Refuses "no-such-tournament"."""
        check_may(self._players.now(by), BROADCAST)
        name = self._tournaments.terms(tournament).name
        said = to_client.BroadcastSaid(text, self._clock.now_ms(), tournament=tournament, name=name)

        def concerned() -> Iterable[ClientConnection]:
            entrants = [self._presence.of(player) for player in self._tournaments.entrants(tournament)]
            tables = [self._at(owner.id) for owner in self._tournaments.tables(tournament)]
            return _each_once([*entrants, *tables])

        await self._say(by, tournament, said, concerned)

    def _all(self) -> Iterable[ClientConnection]:
        return tuple(self._presence.all)

    def _at(self, table: str) -> Iterable[ClientConnection]:
        """The connections that follow a table, and those of its players; none for a table that has closed meanwhile."""
        hosted = self._tables.by_id.get(table)
        if hosted is None:
            return ()
        return _each_once([hosted.audience, *(self._presence.of(player) for player in players_at(hosted))])

    async def _say(
        self,
        by: Person,
        about: str,
        said: to_client.BroadcastSaid,
        whom: Callable[[], Iterable[ClientConnection]],
    ) -> None:
        if not said.text.strip():
            raise Refused("chat-empty", "Your message is empty.")
        message = _encode(said).decode()

        def tell() -> None:
            for connection in whom():
                connection.send(message)

        record = LogRecord(said.at_ms, by.id, BROADCAST, about, said.text)
        self._outbox.commit(Commit(log=(record,)), tell, on_rejected=nothing_to_put_back)
        await self._outbox.durable()


def _each_once(connections: Iterable[Iterable[ClientConnection]]) -> Iterable[ClientConnection]:
    return dict.fromkeys(connection for some in connections for connection in some)
