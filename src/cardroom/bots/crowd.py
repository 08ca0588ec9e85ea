"""A crowd of bots at a room's tables."""

from __future__ import annotations

import asyncio
import random
from typing import Final

from cardroom.bots.mind import Mind
from cardroom.bots.player import BotPlayer

ARRIVE_EVERY_SECONDS: Final = 0.02


class Crowd:
    """Bots playing as tasks of the running event loop."""

    def __init__(self, url: str, seed: int | None = None) -> None:
        """`url` is the room's socket; with a `seed` the bots' tempers and choices are the same every time."""
        self._url = url
        self._chance = random.Random(seed)
        self.bots: list[BotPlayer] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def arrive(self, player: str, token: str, pool: str, buy_in: int) -> None:
        """Let one bot in, with the account of `player`, to play at a pool."""
        mind = Mind(random.Random(self._chance.getrandbits(64)))
        bot = BotPlayer(self._url, token, player, pool, buy_in, mind)
        self.bots.append(bot)
        self._tasks.append(asyncio.create_task(bot.run()))
        await asyncio.sleep(ARRIVE_EVERY_SECONDS)

    async def leave(self) -> None:
        """All go home: their connections close."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    @property
    def decisions(self) -> int:
        """What all bots together have decided so far."""
        return sum(bot.decisions for bot in self.bots)
