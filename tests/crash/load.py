"""Bots that keep a record of every request and every answer, and ask again what they asked before a crash."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from cardroom.bots.mind import CallingMind
from cardroom.bots.player import BotPlayer, Pace
from cardroom.room.messages import client as from_client
from cardroom.room.messages import server as to_client

POOLS = (("holdem-nl10", 1000, 20), ("omaha-pl10", 1000, 15), ("banzai_texas-nl5", 500, 5))
"""Where the bots play: pool, buy-in, how many of them."""
ASKED_AGAIN = 3


@dataclass
class Record:
    """What all bots asked and heard. ``absent_until`` keeps half of them away for a while after a crash."""

    acknowledged: dict[str, tuple[str, to_client.Done]] = field(default_factory=dict)
    repeated: int = 0
    absent_until: float = 0.0


@dataclass(slots=True)
class RecordingBot(BotPlayer):
    """A bot that writes down what it asks and hears, and repeats its last requests on every new connection."""

    record: Record = field(default_factory=Record)
    may_stay_away: bool = False
    lately: list[from_client.ClientMessage] = field(default_factory=list)

    async def _session(self) -> None:
        while self.may_stay_away and time.monotonic() < self.record.absent_until:
            await asyncio.sleep(0.02)
        await BotPlayer._session(self)

    async def _ask(self, socket: ClientConnection, message: from_client.ClientMessage) -> None:
        if hasattr(message, "id"):
            self.lately = [*self.lately[1 - ASKED_AGAIN :], message]
        await BotPlayer._ask(self, socket, message)

    async def _hear(self, socket: ClientConnection, message: to_client.AnyServerMessage) -> None:
        if isinstance(message, to_client.Welcome):
            for again in self.lately:
                await BotPlayer._ask(self, socket, again)
        elif isinstance(message, to_client.Done):
            self.record.repeated += message.repeated
            if not message.repeated:
                self.record.acknowledged[message.id] = (self.player, message)
        try:
            await BotPlayer._hear(self, socket, message)
        except ConnectionClosed:
            return


async def arrive(address: str, record: Record, chance: random.Random) -> list[asyncio.Task[None]]:
    """Sign every bot up through the room's door and let it play; the bots at work."""
    playing: list[asyncio.Task[None]] = []
    async with httpx.AsyncClient(base_url=f"http://{address}") as client:
        for pool, buy_in, bots in POOLS:
            for number in range(bots):
                client.cookies.clear()
                body = {"name": f"{pool} {number}".replace("_", " "), "password": "under load"}
                answer = await client.post("/api/sign-up", json=body)
                answer.raise_for_status()
                bot = RecordingBot(
                    url=f"ws://{address}/ws",
                    token=next(iter(answer.cookies.values())),
                    player=answer.json()["player"],
                    pool=pool,
                    buy_in=buy_in,
                    mind=CallingMind(random.Random(chance.getrandbits(64))),
                    pace=Pace(0.0, 0.0, 0.05),
                    record=record,
                    may_stay_away=number % 2 == 0,
                )
                playing.append(asyncio.create_task(bot.run()))
    return playing


async def go_home(playing: list[asyncio.Task[None]]) -> None:
    """Every bot stops; one that stopped by itself before had a fault, which is raised."""
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
