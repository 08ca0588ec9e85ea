"""Requests to look at something over the socket: the lobby, tables, tournaments. It is never refused."""

from __future__ import annotations

from typing import Final, cast

from cardroom.room.hosting.client_answers import text_of
from cardroom.room.hosting.hosted_tables import HostedTable, players_at
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.lobby.cash_floor import CashFloor
from cardroom.room.notices.notices import Notices
from cardroom.room.private.private_games import PrivateGames
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.tournament_client import TournamentWatch
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.talk.all_in_pause import AllInPauses
from cardroom.room.tournaments.door import TournamentDoor

FULL: Final = "You follow as many tables as you may, or this one has as many spectators as it may."


class WatchRequests:
    """Lets connections follow the lobby, tables, the live floor and tournaments, and stop following them."""

    def __init__(
        self,
        outbox: Outbox,
        presence: Presence,
        settings: RoomSettings,
        floor: CashFloor,
        pauses: AllInPauses,
        private: PrivateGames,
        tournaments: TournamentDoor,
        notices: Notices,
    ) -> None:
        self._outbox = outbox
        self._presence = presence
        self._settings = settings
        self._tables = floor.tables.hosted
        self._lobby = floor.board
        self._live = floor.live
        self._pauses = pauses
        self._private = private
        self._tournaments = tournaments
        self._notices = notices

    def look(self, connection: ClientConnection, message: from_client.AnyClientMessage) -> None:
        """Handle a message without an id: nobody waits for an answer under it."""
        match message:
            case from_client.WatchLobby():
                self._lobby.watch(connection)
            case from_client.UnwatchLobby():
                self._lobby.unwatch(connection)
            case from_client.WatchTable():
                self._watch(connection, message.table)
            case from_client.UnwatchTable():
                self._unwatch(connection, message.table)
            case from_client.WatchFloor():
                self._live.watch(connection, message)
            case from_client.UnwatchFloor():
                self._live.unwatch(connection, message)
            case _:
                self._tournaments.watch(connection, cast(TournamentWatch, message))

    def _watch(self, connection: ClientConnection, table: str) -> None:
        hosted = self._tables.by_id.get(table)
        if hosted is None or hosted.table.terms.live or self._private.hides(table, connection.player):
            text = text_of(to_client.TableClosed(table))
            self._outbox.after(lambda: connection.send(text))
        elif self._is_full(connection, hosted):
            connection.send(text_of(to_client.Unexpected(FULL)))
        else:
            hosted.watch(connection)
            self._pauses.show(connection, table)

    def _is_full(self, connection: ClientConnection, hosted: HostedTable) -> bool:
        """Whether a connection may not follow one more table.

        It always may where its player sits, and where it follows already.
        """
        audience, seated = hosted.audience, players_at(hosted)
        if connection.player in seated or audience.has(connection):
            return False
        settings = self._settings
        most = settings.tables_followed if connection.player else settings.tables_followed // 3
        followed = len(self._presence.followed_by(connection))
        return followed >= most or audience.besides(seated) >= settings.spectators_a_table

    def _unwatch(self, connection: ClientConnection, table: str) -> None:
        hosted = self._tables.by_id.get(table)
        if hosted is None:
            return
        hosted.unwatch(connection)
        if connection.player in players_at(hosted):  # from now on it is seen in the list of own seats
            self._notices.tell_mine(connection.player, connection)
