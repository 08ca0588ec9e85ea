"""Bots that play a tournament: they enter it, sit where they are told, act, and buy the chips they are offered."""

from __future__ import annotations

from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection

from cardroom.bots.mind import CallingMind, Choice
from cardroom.bots.player import BotPlayer
from cardroom.bots.spot import Spot
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.tournament_client import BuyChips, EnterTournament

PUSHES = 0.3
"""How often a bot that pushes puts in all it may."""


class PushingMind(CallingMind):
    """Checks and calls, and now and then raises by all it may: so a tournament comes to an end."""

    def decide(self, spot: Spot) -> Choice:
        """What to do."""
        if spot.max_raise_to > 0 and self.chance.random() < PUSHES:
            return Choice("raise", spot.max_raise_to)
        return super().decide(spot)


@dataclass(slots=True)
class CupBot(BotPlayer):
    """A bot whose `pool` is a tournament."""

    entered: bool = False

    async def _hear(self, socket: ClientConnection, message: to_client.AnyServerMessage) -> None:
        if isinstance(message, to_client.MineChanged):
            if not self.entered:
                self.entered = True
                await self._ask(socket, EnterTournament(self._id(), self.pool))
        elif isinstance(message, of_cups.TournamentSeat) and not message.live:
            await self._ask(socket, from_client.WatchTable(table=message.table))
        elif isinstance(message, of_cups.ChipsOffered) and message.offer.kind == "rebuy":
            await self._ask(socket, BuyChips(self._id(), self.pool, "rebuy"))
        else:
            await BotPlayer._hear(self, socket, message)
