"""A bot that enters one tournament, plays it over a WebSocket until it is out, and goes home."""

from __future__ import annotations

from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection

from cardroom.bots.player import BotPlayer
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.tournament_client import DeclineChips, EnterTournament
from cardroom.room.protocol.tournament_news import ChipsOffered, MyTournaments, TournamentSeat


@dataclass(slots=True)
class TournamentBot(BotPlayer):
    """Enters the tournament `pool`; buys no chips, and leaves when that tournament is no longer on its list."""

    _asked: bool = False
    _entered: bool = False

    async def _hear(self, socket: ClientConnection, message: to_client.AnyServerMessage) -> None:
        if isinstance(message, MyTournaments):
            await self._look(socket, message)
        elif isinstance(message, TournamentSeat) and message.tournament == self.pool:
            await self._ask(socket, from_client.WatchTable(table=message.table))
        elif isinstance(message, ChipsOffered) and message.tournament == self.pool:
            await self._ask(socket, DeclineChips(self._id(), self.pool))
        elif isinstance(message, to_client.Refused) and self._asked and not self._entered:
            self._leave_for_good()
        elif not isinstance(message, to_client.MineChanged):
            await BotPlayer._hear(self, socket, message)

    async def _look(self, socket: ClientConnection, message: MyTournaments) -> None:
        """Enter when not in it; go to the table of its seat; once out of it, go home."""
        mine = next((one for one in message.tournaments if one.tournament == self.pool), None)
        if mine is not None and mine.state != "out":
            self._entered = True
            if mine.table and (self._followed is None or self._followed.terms.table != mine.table):
                await self._ask(socket, from_client.WatchTable(table=mine.table))
        elif self._entered:
            self._leave_for_good()
        elif not self._asked:
            self._asked = True
            await self._ask(socket, EnterTournament(self._id(), self.pool))

    def _leave_for_good(self) -> None:
        self.goes_home = self._at_home = True

    async def _leave(self, socket: ClientConnection) -> None:
        """Nobody leaves a table of a tournament: a bot that goes is blinded off, and is out sooner or later."""
