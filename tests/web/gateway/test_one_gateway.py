"""One gateway and one worker: pages, requests and sockets are as at a room of one process."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from tests.patience import PATIENCE_SECONDS
from tests.web.gateway.parts import Wires, gateway, raw, worker
from tests.web.site import PASSWORD, decode, ends, hear


async def until_found(url: str) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS), httpx.AsyncClient() as client:
        while (await client.get(f"{url}/health")).status_code != 200:
            await asyncio.sleep(0.02)


async def seated(*people: ClientConnection) -> str:
    """Let all of them sit down at one table; the table."""
    for number, one in enumerate(people):
        await one.send(raw(from_client.JoinPool(f"j{number}", "holdem-nl10", 1000)))
    return (await asyncio.gather(*map(has_seat, people)))[0]


async def has_seat(one: ClientConnection) -> str:
    """Take the seat that is offered, if one is; the table."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            message = decode(await one.recv())
            if isinstance(message, to_client.SeatOffered):
                await one.send(raw(from_client.AnswerOffer("take", message.offer, True)))
            elif isinstance(message, to_client.MineChanged) and message.seats:
                return message.seats[0].table


async def test_people_sign_up_sit_down_and_are_told(wires: Wires, tmp_path: Path) -> None:
    async with worker(wires, tmp_path) as plays, gateway(wires) as door, door.browser() as browser:
        await until_found(door.url)
        answer = await browser.post("/api/sign-up", json={"name": "Ada", "password": PASSWORD})
        assert answer.status_code == 200 and "cardroom-session" in answer.cookies
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert (await browser.get("/api/me")).json()["name"] == "Ada"
        assert (await browser.get("/api/nowhere")).status_code == 404
        assert (await browser.head("/api/lobby")).content == b""
        token = answer.cookies["cardroom-session"]
        others = [door.socket(await plays.account(name)) for name in ("Ben", "Cleo")]
        async with door.socket(token) as ada, others[0] as ben, others[1] as cleo:
            welcome = await hear(ada, to_client.Welcome)
            assert welcome.name == "Ada" and welcome.balance == 100_000
            table = await seated(ada, ben, cleo)
            await ada.send(raw(from_client.WatchTable(table)))
            shown = await hear(ada, to_client.TableShown)
            assert welcome.player in [seat.player for seat in shown.view.seats]
            assert plays.room.services.presence.is_present(welcome.player)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while plays.room.services.presence.is_present(welcome.player):
                await asyncio.sleep(0.02)


async def test_what_is_said_in_a_rush_is_heard_in_order(wires: Wires, tmp_path: Path) -> None:
    async with worker(wires, tmp_path) as plays, gateway(wires) as door:
        await until_found(door.url)
        async with door.socket(await plays.account("Ada")) as ada:
            for number in range(15):
                await ada.send(raw(from_client.Ping(number)))
            assert [(await hear(ada, to_client.Pong)).sent_ms for _ in range(15)] == list(range(15))


async def test_answers_and_requests_of_every_size(wires: Wires, tmp_path: Path) -> None:
    async with worker(wires, tmp_path), gateway(wires) as door, door.browser() as browser:
        await until_found(door.url)
        whole = await browser.get("/schema/openapi.json", headers={"accept-encoding": "identity"})
        assert len(whole.content) > 400_000 and whole.json()["openapi"]
        assert int(whole.headers["content-length"]) == len(whole.content)
        large = await browser.post(
            "/api/sign-in", content=b" " * 65_537, headers={"content-type": "application/json"}
        )
        assert (large.status_code, large.json()["code"]) == (413, "body-too-large")
        longest = await browser.post(
            "/api/sign-in", content=b" " * 65_536, headers={"content-type": "application/json"}
        )
        assert longest.status_code == 400


async def test_strangers_are_let_in_and_others_stay_out(wires: Wires, tmp_path: Path) -> None:
    async with worker(wires, tmp_path), gateway(wires) as door:
        await until_found(door.url)
        async with door.socket() as stranger:
            assert (await hear(stranger, to_client.Welcome)).player == ""
            await stranger.send(raw(from_client.WatchLobby()))
            assert (await hear(stranger, to_client.LobbyShown)).pools
            await stranger.send("x" * 5000)
            assert await ends(stranger) == 1009
        async with httpx.AsyncClient(base_url=door.url, headers={"Origin": "http://elsewhere"}) as foreign:
            answer = await foreign.post("/api/sign-up", json={"name": "Eve", "password": PASSWORD})
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
            assert (await foreign.get("/api/me", headers={"Host": "evil.example"})).status_code == 421


async def test_without_a_worker_nothing_is_done_and_that_is_said(wires: Wires) -> None:
    async with gateway(wires) as door, door.browser() as browser:
        health = await browser.get("/health")
        assert (health.status_code, health.json()["state"]) == (503, "no_worker")
        answer = await browser.post("/api/sign-up", json={"name": "Ada", "password": PASSWORD})
        assert (answer.status_code, answer.json()["code"]) == (503, "room-moving")
        assert (await browser.get("/")).status_code in (200, 503)  # the page itself needs no worker
        with pytest.raises(InvalidStatus) as refused:
            async with door.socket():
                raise AssertionError("nobody can say who that is")
        assert refused.value.response.status_code == 503
