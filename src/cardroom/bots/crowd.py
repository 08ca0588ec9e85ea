"""A crowd of bots at a room's tables."""

from __future__ import annotations

import asyncio
import random
from typing import Final

import structlog

from cardroom.bots.entrant import TournamentBot
from cardroom.bots.mind import Mind, TournamentMind
from cardroom.bots.player import BotPlayer

_log = structlog.get_logger("cardroom.bots")

ARRIVE_EVERY_SECONDS: Final = 0.02


class Crowd:
    """Bots playing as tasks of the running event loop."""

    def __init__(self, url: str, seed: int | None = None) -> None:
        """`url` is the room's socket; with a `seed` the bots' tempers and choices are the same every time."""
        self._url = url
        self._chance = random.Random(seed)
        self.bots: list[BotPlayer] = []
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def arrive(self, player: str, token: str, pool: str, buy_in: int) -> BotPlayer:
        """Let one bot in, with the account of `player`, to play at a pool."""
        mind = Mind(random.Random(self._chance.getrandbits(64)))
        bot = BotPlayer(self._url, token, player, pool, buy_in, mind)
        self.bots.append(bot)
        self._tasks[bot.player] = asyncio.create_task(bot.run())
        await asyncio.sleep(ARRIVE_EVERY_SECONDS)
        return bot

    async def enter(self, player: str, token: str, tournament: str) -> BotPlayer:
        """Let one bot in, with the account of `player`, to play a tournament."""
        mind = TournamentMind(random.Random(self._chance.getrandbits(64)))
        bot = TournamentBot(self._url, token, player, tournament, 0, mind, keeps_playing=True)
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
