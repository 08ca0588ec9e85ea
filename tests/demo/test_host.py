"""The host of a demo: bots come to whoever waits, make way for the big blind, leave a seat free, and go home."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cardroom.bots.crowd import Crowd
from cardroom.demo.demo_host import AT_A_TABLE, DemoHost
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.table.model.seat import Seat
from tests.patience import SOON_SECONDS
from tests.web.site import Site, decode, encode, opened

POOL = "holdem-nl10"
PATIENCE_SECONDS = 90.0
"""For what has no bound of its own, on a busy machine."""


@asynccontextmanager
async def hosted(folder: Path, kept: dict[str, int]) -> AsyncIterator[tuple[Site, Crowd]]:
    """A demo's room with its host at work."""
    async with opened(folder, demo=True) as site:
        crowd = Crowd(site.url.replace("http", "ws") + "/ws", seed=1)
        host = DemoHost(site.room, crowd, kept)
        await host.load()
        hosting = asyncio.create_task(host.run())
        try:
            yield site, crowd
        finally:
            hosting.cancel()
            await crowd.leave()


async def until(happened: Callable[[], bool], seconds: float = SOON_SECONDS) -> None:
    deadline = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.sleep(0.05)


async def comes(site: Site, name: str) -> tuple[str, asyncio.Task[None]]:
    """A person joins the pool, takes what seat is offered and is there; never decides anything."""
    token = await site.account(name)
    person = await site.room.players.of_session(token)
    assert person is not None

    async def be_there() -> None:
        async with site.socket(token) as socket:
            await socket.send(encode(from_client.JoinPool("join", POOL, 10_00)).decode())
            async for text in socket:
                message = decode(text)
                if isinstance(message, to_client.SeatOffered):
                    await socket.send(encode(from_client.AnswerOffer("take", message.offer, True)).decode())

    return person.id, asyncio.create_task(be_there())


def seat_of(site: Site, player: str) -> Seat | None:
    seats = [writer.table.seat_of(player) for writer in site.room.tables.seats_of(player)]
    return seats[0] if seats else None


def holds_cards(site: Site, player: str) -> bool:
    writers = site.room.tables.seats_of(player)
    hand = writers[0].table.hand if writers else None
    seat = seat_of(site, player)
    return hand is not None and seat is not None and seat.number in hand.index_of


@pytest.mark.asyncio
async def test_bots_come_where_nobody_plays_and_a_person_waits(tmp_path: Path) -> None:
    async with hosted(tmp_path / "data", {}) as (site, crowd):
        assert crowd.bots == []
        anna, there = await comes(site, "Anna")
        await until(lambda: holds_cards(site, anna))
        there.cancel()


@pytest.mark.asyncio
@pytest.mark.clause("CO-TH.12")
async def test_at_a_running_table_the_big_blind_reaches_a_newcomer_at_once_by_the_houses_rules(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "data", {POOL: AT_A_TABLE}) as (site, _):
        writers = site.room.pools[POOL].writers
        await until(
            lambda: any(writer.table.hand is not None for writer in writers.values()), PATIENCE_SECONDS
        )
        (writer,) = writers.values()
        anna, there = await comes(site, "Anna")
        await until(lambda: holds_cards(site, anna))
        seat = seat_of(site, anna)
        hand = writer.table.hand
        assert seat is not None and hand is not None
        assert writer.table.last_big_blind in (seat.number, 0) or not seat.owes_big_blind
        await until(lambda: writer.free_seats > 0, PATIENCE_SECONDS)  # for the next person
        there.cancel()


@pytest.mark.asyncio
async def test_a_bot_goes_home_with_twice_its_buy_in_and_another_comes(tmp_path: Path) -> None:
    async with hosted(tmp_path / "data", {POOL: 3}) as (site, crowd):
        await until(lambda: sum(bool(bot.seat) for bot in crowd.bots) == 3, PATIENCE_SECONDS)
        winner = crowd.bots[0]
        winner.buy_in = 4_00  # it has more than twice as much before it
        await until(lambda: winner not in crowd.bots, PATIENCE_SECONDS)
        assert seat_of(site, winner.player) is None
        assert winner.is_home
        await until(lambda: sum(bool(bot.seat) for bot in crowd.bots) == 3, PATIENCE_SECONDS)
