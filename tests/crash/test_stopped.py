"""SIGSTOP on a real server: who could not be heard meanwhile loses no turn, and what was said meanwhile counts."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.events import AnyEvent, Checked, ClocksExtended, Folded, TurnStarted
from cardroom.table.model import commands
from cardroom.table.model.view import TableView
from tests.crash.test_kill import Killed
from tests.forks import Forked
from tests.patience import PATIENCE_SECONDS

TURN_SECONDS = 4
STOPPED_SECONDS = 7
HOUSE = f"""
id = "stopped"
name = "Stopped"
extends = "casinohuone"
[time_bank]
act_seconds = {{ value = {TURN_SECONDS} }}
opens_at_ms = {{ value = 0, reading = "No bank." }}
minimum_ms = {{ value = 0, reading = "No bank." }}
maximum_ms = {{ value = 0, reading = "No bank." }}
growth_ms = {{ value = 0, reading = "No bank." }}
"""
POOL = "holdem-nl10"

EventT = TypeVar("EventT", bound=AnyEvent)

_decode = msgspec.json.Decoder(to_client.AnyServerMessage).decode


@dataclass
class Player:
    """A person at a socket who reads all that is told, and takes the seat that is offered."""

    socket: ClientConnection
    player: str
    heard: list[to_client.AnyServerMessage] = field(default_factory=list)

    async def read(self) -> None:
        async for text in self.socket:
            message = _decode(text)
            self.heard.append(message)
            if isinstance(message, to_client.SeatOffered):
                await self.ask(from_client.AnswerOffer(f"take-{message.offer}", message.offer, True))

    async def ask(self, message: from_client.ClientMessage) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def until(self, found: Callable[[to_client.AnyServerMessage], bool]) -> to_client.AnyServerMessage:
        """The first message of this kind, as soon as there is one."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            for message in self.heard:
                if found(message):
                    return message
            await asyncio.sleep(0.01)
        raise AssertionError("what was waited for was not told")

    async def table(self) -> str:
        """Where this player sits, once there is a seat."""
        message = await self.until(lambda one: isinstance(one, to_client.MineChanged) and bool(one.seats))
        assert isinstance(message, to_client.MineChanged)
        return message.seats[0].table

    async def look(self, table: str) -> TableView:
        """The table as it stands."""
        self.heard = [one for one in self.heard if not isinstance(one, to_client.TableShown)]
        await self.ask(from_client.WatchTable(table))
        shown = await self.until(lambda one: isinstance(one, to_client.TableShown))
        assert isinstance(shown, to_client.TableShown)
        return shown.view

    def events(self, kind: type[EventT]) -> list[EventT]:
        """All events of a kind so far."""
        steps = [one for one in self.heard if isinstance(one, to_client.TableTold)]
        return [event for step in steps for event in step.events if isinstance(event, kind)]


@asynccontextmanager
async def seated(address: str, name: str) -> AsyncIterator[Player]:
    """Somebody new at the stake; the line breaks at the end."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE_SECONDS) as client:
        answer = await client.post("/api/sign-up", json={"name": name, "password": "under a stop"})
        answer.raise_for_status()
        token = next(iter(answer.cookies.values()))
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(f"ws://{address}/ws", additional_headers=headers, compression=None) as socket:
        player = Player(socket, answer.json()["player"])
        reading = asyncio.create_task(player.read())
        await player.ask(from_client.JoinPool("join", POOL, 1000))
        try:
            yield player
        finally:
            reading.cancel()


async def stopped(process: Forked, by: Player, meanwhile: from_client.ClientMessage | None = None) -> None:
    """Stop the process longer than a turn lasts, say something to its deaf ears, let it go on."""
    os.kill(process.pid, signal.SIGSTOP)
    await asyncio.sleep(STOPPED_SECONDS / 2)
    if meanwhile is not None:
        await by.ask(meanwhile)
    await asyncio.sleep(STOPPED_SECONDS / 2)
    os.kill(process.pid, signal.SIGCONT)


async def on_turn(players: list[Player], table: str) -> tuple[Player, TurnStarted, str]:
    """Whose turn it is, and which, once a hand is played."""
    while True:
        view = await players[0].look(table)
        if view.hand is not None and view.hand.turn is not None:
            turn = view.hand.turn
            who = next(seat.player for seat in view.seats if seat.seat == turn.seat)
            return next(one for one in players if one.player == who), turn, view.hand.hand
        await asyncio.sleep(0.05)


@pytest.mark.slow
async def test_a_stopped_process_takes_nobodys_turn(tmp_path: Path) -> None:
    rulebook = tmp_path / "stopped.toml"
    rulebook.write_text(HOUSE)
    server = Killed(tmp_path / "room", rulebook)
    with server.running() as process:
        await server.is_open(process)
        async with AsyncExitStack() as stack:
            people = [seated(server.address, name) for name in ("Anna", "Bert", "Cyril")]
            players = [await stack.enter_async_context(person) for person in people]
            table = await players[0].table()
            for player in players:
                assert await player.table() == table
                await player.look(table)

            # What was said while the room was deaf counts, though the time to say it is long over.
            actor, turn, hand = await on_turn(players, table)
            call = at_table("said-meanwhile", table, commands.Act(ME, hand, turn.turn, "call"))
            await stopped(process, actor, call)
            answer = await actor.until(lambda one: getattr(one, "id", "") == "said-meanwhile")
            assert isinstance(answer, to_client.Done), answer
            assert not actor.events(Folded)

            # Who said nothing has what was left of the turn, to say it now.
            actor, turn, hand = await on_turn(players, table)
            await stopped(process, actor)
            await asyncio.sleep(TURN_SECONDS / 4)
            await actor.ask(at_table("said-then", table, commands.Act(ME, hand, turn.turn, "call")))
            answer = await actor.until(lambda one: getattr(one, "id", "") == "said-then")
            assert isinstance(answer, to_client.Done), answer
            assert not actor.events(Folded)
            extended = [
                event.by_ms for event in actor.events(ClocksExtended)
            ]  # a slow machine stops it as well
            assert len([by_ms for by_ms in extended if by_ms >= STOPPED_SECONDS * 1000]) == 2, extended

            # And the clock still runs: who goes on saying nothing is decided for.
            actor, turn, hand = await on_turn(players, table)
            assert await actor.until(
                lambda one: isinstance(one, to_client.TableTold) and _by_clock(one, turn.seat)
            )
        assert process.poll() is None


def _by_clock(step: to_client.TableTold, seat: int) -> bool:
    """Whether the clock decided for a seat in this step."""
    return any(
        isinstance(event, Folded | Checked) and (event.seat, event.automatic) == (seat, "clock")
        for event in step.events
    )
