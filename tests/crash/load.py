"""Bots that keep a record of every request and every answer, and ask again what they asked before a crash."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from cardroom.bots.follower import Follower
from cardroom.bots.mind import CallingMind
from cardroom.bots.player import BotPlayer, ThinkingTime
from cardroom.cash import cash_commands as of_cash
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.events import AllAsked, HandEnded, HandStarted
from cardroom.testing.legal_answers import answer_to

POOLS = (("holdem-nl10", 1000, 20), ("omaha-pl10", 1000, 15), ("banzai_texas-nl5", 500, 5))
"""Where the bots play: pool, buy-in, how many of them."""
ASKED_AGAIN = 3
FRIENDS = 4
"""At a private game."""
PATIENCE_SECONDS = 60
ASKS = 0.5
"""How often one of them asks for a bomb pot behind a hand."""


class Process(Protocol):
    """A process of a room, whoever has begun it."""

    def wait(self, timeout: float) -> int:
        """Wait for its end; its exit status."""


@dataclass
class Record:
    """What all bots asked and heard. ``absent_until`` keeps half of them away for a while after a crash."""

    acknowledged: dict[str, tuple[str, to_client.Done]] = field(default_factory=dict)
    repeated: int = 0
    bomb_pots: int = 0
    absent_until: float = 0.0
    bots: list[RecordingBot] = field(default_factory=list)


@dataclass(slots=True)
class RecordingBot(BotPlayer):
    """A bot that writes down what it asks and hears, and repeats its last requests on every new connection."""

    record: Record = field(default_factory=Record)
    may_stay_away: bool = False
    lately: list[from_client.ClientMessage] = field(default_factory=list)

    async def by_first_door(self) -> None:
        """Hang up where it has come by another door than its first, and come back by that one."""
        while self._door:
            if self._socket is not None:
                await self._socket.close()
            await asyncio.sleep(0.05)

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


@dataclass(slots=True)
class Friend(RecordingBot):
    """One at a private game: it has a seat there or none, asks for bomb pots and agrees to them."""

    at_bomb_pot: bool = False

    async def _look_for_seat(self, socket: ClientConnection, mine: to_client.MineChanged) -> None:
        if mine.seats:
            await RecordingBot._look_for_seat(self, socket, mine)

    async def _follow(
        self, socket: ClientConnection, followed: Follower, message: to_client.TableTold
    ) -> None:
        table = followed.terms.table
        for event in message.events:
            if isinstance(event, HandStarted):
                self.at_bomb_pot = event.bomb_pot is not None
            elif isinstance(event, HandEnded):
                self.record.bomb_pots += self.at_bomb_pot
                self.at_bomb_pot = False
            if isinstance(event, AllAsked) and event.player != self.player:
                await self._ask(socket, answer_to(event, self._id(), table, agrees=True))
            elif isinstance(event, HandEnded) and self.mind.chance.random() < ASKS:
                await self._ask(socket, at_table(self._id(), table, of_cash.AskForBombPot(ME)))
        await RecordingBot._follow(self, socket, followed, message)


async def arrive(
    address: str,
    record: Record,
    chance: random.Random,
    friends: bool = True,
    pools: Sequence[tuple[str, int, int]] = (),
    keeps_playing: bool = False,
    elsewhere: str = "",
) -> list[asyncio.Task[None]]:
    """Sign every bot up through the room's door and let it play, at `pools` or `POOLS`; the bots at work.

    `elsewhere` is the address of another gateway, by which they come back when the first is gone.
    """
    playing: list[asyncio.Task[None]] = []
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE_SECONDS) as client:
        for pool, buy_in, bots in pools or POOLS:
            for number in range(bots):
                client.cookies.clear()
                body = {"name": f"{pool} {number}".replace("_", " "), "password": "under load"}
                answer = await client.post("/api/sign-up", json=body)
                answer.raise_for_status()
                bot = RecordingBot(
                    url=f"ws://{address}/ws?moves",
                    token=next(iter(answer.cookies.values())),
                    player=answer.json()["player"],
                    pool=pool,
                    buy_in=buy_in,
                    mind=CallingMind(random.Random(chance.getrandbits(64))),
                    pace=ThinkingTime(0.0, 0.0, 0.05),
                    keeps_playing=keeps_playing,
                    elsewhere=(f"ws://{elsewhere}/ws?moves",) if elsewhere else (),
                    record=record,
                    may_stay_away=number % 2 == 0,
                )
                record.bots.append(bot)
                playing.append(asyncio.create_task(bot.run()))
    return [*playing, *(await friends_arrive(address, record, chance) if friends else ())]


async def friends_arrive(address: str, record: Record, chance: random.Random) -> list[asyncio.Task[None]]:
    """A host opens a private game, guests come to it by its link, and all of them sit down with what it lends."""
    async with httpx.AsyncClient(
        base_url=f"http://{address}", headers={"Origin": f"http://{address}"}, timeout=PATIENCE_SECONDS
    ) as client:
        answer = await client.post("/api/sign-up", json={"name": "Amanda", "password": "under load"})
        answer.raise_for_status()
        tokens = {answer.json()["player"]: next(iter(answer.cookies.values()))}
        wish = {"pool": POOLS[0][0], "money": "settle_up", "decisions": {"bomb_pots.offered": True}}
        opened = (await client.post("/api/private/games", json=wish)).raise_for_status().json()
        table, buy_in = opened["table"], 1000
        (await client.post(f"/api/private/games/{table}/seat", json={"buy_in": buy_in})).raise_for_status()
        for number in range(FRIENDS - 1):
            client.cookies.clear()
            body = {
                "link": opened["link"],
                "name": f"Friend {number}",
                "request": f"{chance.getrandbits(128):032x}",
            }
            entry = await client.post("/api/private/enter", json=body)
            entry.raise_for_status()
            tokens[entry.json()["guest"]] = next(iter(entry.cookies.values()))
            (
                await client.post(f"/api/private/games/{table}/seat", json={"buy_in": buy_in})
            ).raise_for_status()
    friends = [
        Friend(
            url=f"ws://{address}/ws?moves", token=token, player=player, pool="", buy_in=buy_in,
            mind=CallingMind(random.Random(chance.getrandbits(64))), pace=ThinkingTime(0.0, 0.0, 0.05),
            keeps_playing=True, record=record,
        )
        for player, token in tokens.items()
    ]  # fmt: skip
    return [asyncio.create_task(friend.run()) for friend in friends]


async def ended(process: Process, seconds: float = PATIENCE_SECONDS) -> int:
    """The exit status of a process that is to end, while the bots of this event loop play on: its hands are finished."""
    return await asyncio.to_thread(process.wait, seconds)


async def go_home(playing: list[asyncio.Task[None]]) -> None:
    """Every bot stops; one that stopped by itself before had a fault, which is raised."""
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
