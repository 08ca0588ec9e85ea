"""A crowd of bots at a room's tables."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from typing import Final

import structlog
from websockets.asyncio.client import ClientConnection

from cardroom.bots.mind import Mind, TournamentMind
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
        elif isinstance(message, TournamentSeat) and message.tournament == self.pool and not message.live:
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


_log = structlog.get_logger("cardroom.bots")

ARRIVE_EVERY_SECONDS: Final = 0.02


class Crowd:
    """Bots playing as tasks of the running event loop."""

    def __init__(self, url: str, seed: int | None = None, elsewhere: tuple[str, ...] = ()) -> None:
        """`url` is the room's socket, `elsewhere` its other doors; with a `seed` the bots' tempers and choices are the
        same every time.
        """
        self._url = url
        self._elsewhere = elsewhere
        self._chance = random.Random(seed)
        self.bots: list[BotPlayer] = []
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def arrive(self, player: str, token: str, pool: str, buy_in: int) -> BotPlayer:
        """Let one bot in, with the account of `player`, to play at a pool."""
        mind = Mind(random.Random(self._chance.getrandbits(64)))
        bot = BotPlayer(self._url, token, player, pool, buy_in, mind, elsewhere=self._elsewhere)
        self.bots.append(bot)
        self._tasks[bot.player] = asyncio.create_task(bot.run())
        await asyncio.sleep(ARRIVE_EVERY_SECONDS)
        return bot

    async def enter(self, player: str, token: str, tournament: str) -> BotPlayer:
        """Let one bot in, with the account of `player`, to play a tournament."""
        mind = TournamentMind(random.Random(self._chance.getrandbits(64)))
        bot = TournamentBot(
            self._url, token, player, tournament, 0, mind, keeps_playing=True, elsewhere=self._elsewhere
        )
        self.bots.append(bot)
        self._tasks[bot.player] = asyncio.create_task(bot.run())
        await asyncio.sleep(ARRIVE_EVERY_SECONDS)
        return bot

    def sent_home(self) -> list[BotPlayer]:
        """The bots that have gone home since the last call; they no longer belong to the crowd."""
        gone = [bot for bot in self.bots if self._tasks[bot.player].done()]
        for bot in gone:
            self.bots.remove(bot)
            task = self._tasks.pop(bot.player)
            if not task.cancelled() and task.exception() is not None:
                _log.error("bot_failed", player=bot.player, error=repr(task.exception()))
        return gone

    async def leave(self) -> None:
        """Send all bots home: their connections close."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._tasks.clear()

    @property
    def decisions(self) -> int:
        """The number of decisions of all bots so far."""
        return sum(bot.decisions for bot in self.bots)
