"""A worker goes and another comes: sockets stay open, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.model import commands
from tests.patience import PATIENCE_SECONDS
from tests.web.gateway.parts import Wires, gateway, raw, worker
from tests.web.gateway.test_one_gateway import seated, until_found
from tests.web.site import ends, hear


async def test_a_socket_stays_open_over_a_move(wires: Wires, tmp_path: Path) -> None:
    async with AsyncExitStack() as later, gateway(wires) as door:
        async with worker(wires, tmp_path) as first:
            await until_found(door.url)
            ada, ben, cleo = [
                await later.enter_async_context(door.socket(await first.account(name)))
                for name in ("Ada", "Ben", "Cleo")
            ]
            table = await seated(ada, ben, cleo)
            sit_out = at_table("s1", table, commands.SitOut(ME))
            await ada.send(raw(sit_out))
            while (await hear(ada, to_client.Done)).id != "s1":
                pass
        for one in (ada, ben):
            await hear(one, to_client.RoomMoves)
        await ada.send(raw(from_client.Ping(1)))  # said to nobody
        async with worker(wires, tmp_path) as second:
            welcome = await hear(ada, to_client.Welcome)
            assert welcome.name == "Ada" and welcome.balance == 99_000
            await ada.send(raw(sit_out))  # its answer might have been lost
            assert (await hear(ada, to_client.Done)).repeated
            await ada.send(raw(from_client.WatchTable(table)))
            shown = await hear(ada, to_client.TableShown)
            assert shown.view.you is not None
            assert second.room.services.presence.is_present(welcome.player)
            assert (await hear(ben, to_client.Welcome)).name == "Ben"


async def test_a_client_that_knows_of_no_moves_is_closed(wires: Wires, tmp_path: Path) -> None:
    async with AsyncExitStack() as later, gateway(wires) as door:
        async with worker(wires, tmp_path) as first:
            await until_found(door.url)
            bot = await later.enter_async_context(
                door.socket(await first.account("Old Program"), moves=False)
            )
            await hear(bot, to_client.Welcome)
        assert await ends(bot) == 1001


async def test_a_gateway_that_falls_silent_keeps_nobody_present(wires: Wires, tmp_path: Path) -> None:
    async with worker(wires, tmp_path) as plays, gateway(wires) as door:
        await until_found(door.url)
        token = await plays.account("Ada")
        async with door.socket(token) as ada:
            await hear(ada, to_client.Welcome)
            here = door.gateway.link.here
            assert here is not None
            here.line.sessions.clear()  # as if it had lost its memory
            assert plays.room.services.presence.all
            async with asyncio.timeout(PATIENCE_SECONDS):
                while plays.room.services.presence.all:
                    await asyncio.sleep(0.05)


async def test_a_handshake_that_the_store_never_answers_keeps_no_worker_from_ending(
    wires: Wires, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as later, gateway(wires) as door:
        async with asyncio.timeout(PATIENCE_SECONDS), worker(wires, tmp_path) as first:
            await until_found(door.url)
            token, never, asked = await first.account("Ada"), asyncio.Event(), asyncio.Event()

            async def waits(_: str) -> None:
                asked.set()
                await never.wait()

            monkeypatch.setattr(first.room.players, "of_session", waits)
            coming = asyncio.create_task(later.enter_async_context(door.socket(token)))
            await asked.wait()
        coming.cancel()
        await asyncio.gather(coming, return_exceptions=True)
        async with worker(wires, tmp_path):
            await until_found(door.url)
            ada = await later.enter_async_context(door.socket(token))
            assert (await hear(ada, to_client.Welcome)).name == "Ada"
