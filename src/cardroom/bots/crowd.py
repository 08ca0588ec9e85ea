"""A crowd of bots at a room's tables."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from cardroom.bots.player import BotPlayer

ARRIVE_EVERY_SECONDS: Final = 0.02


@dataclass(frozen=True, slots=True)
class Account:
    """A bot's account in the room: its id and a session token."""

    player: str
    token: str


class Crowd:
    """Bots playing as tasks of the running event loop."""

    def __init__(self) -> None:
        self.bots: list[BotPlayer] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def arrive(self, bot: BotPlayer) -> None:
        """Let one bot in."""
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
