"""A bot whose gateway is gone comes back by another one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.server import ServerConnection, serve

from cardroom.bots.mind import CallingMind
from cardroom.bots.player import BotPlayer, ThinkingTime
from tests.patience import PATIENCE_SECONDS

Door = tuple[str, list[ServerConnection]]


@asynccontextmanager
async def door() -> AsyncIterator[Door]:
    """A door that lets everybody in and says nothing; its address, and who has come."""
    came: list[ServerConnection] = []

    async def let_in(socket: ServerConnection) -> None:
        came.append(socket)
        await socket.wait_closed()

    async with serve(let_in, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"ws://127.0.0.1:{port}/ws", came


def bot(*doors: str) -> BotPlayer:
    """A bot with these doors."""
    return BotPlayer(
        url=doors[0], elsewhere=doors[1:], token="t", player="p", pool="holdem-nl10", buy_in=1000,
        mind=CallingMind(random.Random(1)), pace=ThinkingTime(back_after_seconds=0.01),
    )  # fmt: skip


@pytest.fixture
def playing() -> Iterator[list[asyncio.Task[None]]]:
    tasks: list[asyncio.Task[None]] = []
    yield tasks
    assert not any(task.done() and not task.cancelled() and task.exception() for task in tasks)


async def until(came: list[ServerConnection], times: int) -> None:
    """Wait until a door has let in so many."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while len(came) < times:
            await asyncio.sleep(0.005)


async def test_each_lost_connection_leads_to_the_next_door_and_round_again(
    playing: list[asyncio.Task[None]],
) -> None:
    async with door() as (one, at_one), door() as (other, at_other):
        someone = bot(one, other)
        playing.append(asyncio.create_task(someone.run()))
        for times in (1, 2):
            await until(at_one, times)
            assert someone.door == one and len(at_other) == times - 1
            await at_one[-1].close()
            await until(at_other, times)
            assert someone.door == other
            await at_other[-1].close()
        playing[0].cancel()


async def test_a_door_that_is_closed_is_passed_by(playing: list[asyncio.Task[None]]) -> None:
    async with door() as (closed, _):
        pass
    async with door() as (open_, came):
        playing.append(asyncio.create_task(bot(closed, closed, open_).run()))
        await until(came, 1)
        playing[0].cancel()
