"""A store that does not say who is signed in is a busy store: no page, route or socket takes a player for a stranger."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.exceptions import InvalidStatus

from cardroom.room.identity import looked_up
from cardroom.room.protocol import server_messages as to_client
from cardroom.store.protocol import Lane
from tests.patience import SOON_SECONDS
from tests.web.site import PASSWORD, Site, hear

pytestmark = pytest.mark.asyncio(loop_scope="module")

WITHIN = 0.15
PUBLIC = re.compile(
    r"/api/(sign-(up|in|out).*|password-by-code|private/invitation|rul(?!ings/log).*|shared/.*|live/.+/(screen|stream|reader)|lobby|houses|jackpots|charges|tables/.*|tournaments.*)"
    r"|/health|/metrics"
)
"""What is answered to anybody alike may be answered."""


@asynccontextmanager
async def standing(site: Site, *lanes: Lane) -> AsyncIterator[None]:
    """The readers of these lanes stand still: each is at a question that has no end."""
    opened, store = threading.Event(), site.room.services.store
    held = [
        asyncio.ensure_future(store.read(lambda _: opened.wait(60), lane)) for lane in lanes for _ in range(4)
    ]
    await asyncio.sleep(0.05)
    try:
        yield
    finally:
        opened.set()
        await asyncio.gather(*held)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looked_up, "WITHIN_SECONDS", WITHIN)


@pytest.mark.usefixtures("impatient")
async def test_no_route_takes_a_player_for_a_stranger_while_the_store_does_not_answer(site: Site) -> None:
    token = await site.account("Kiireinen", "admin")
    async with site.browser() as browser, standing(site, "people"):
        for route in site.routes():
            for more in ({}, {"Idempotency-Key": "once"} if route.method == "POST" else {}):
                began = time.monotonic()
                answer = await browser.request(
                    route.method,
                    route.filled(),
                    headers={"Authorization": f"Bearer {token}", **more},
                    json={} if route.changes else None,
                )
                assert time.monotonic() - began < SOON_SECONDS, route
                told = (answer.status_code, answer.json().get("code") if answer.status_code > 399 else "")
                if PUBLIC.fullmatch(route.path) and not more:
                    assert told[0] not in (401, 403), (route, told)
                else:
                    assert told in ((503, "room-busy"), (400, "bad-request")), (route, told)
        me = await browser.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        assert (me.status_code, me.json()["code"]) == (503, "room-busy")
        signing = await browser.post("/api/sign-in", json={"name": "Kiireinen", "password": PASSWORD})
        assert (signing.status_code, signing.json()["code"]) == (503, "room-busy")
    async with site.browser() as browser:
        me = await browser.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        assert me.json()["name"] == "Kiireinen", "and is signed in as before"


@pytest.mark.usefixtures("impatient")
async def test_a_socket_of_a_player_is_not_opened_as_a_strangers_and_an_open_one_stays(site: Site) -> None:
    token = await site.account("Pistoke")
    async with site.socket(token) as before:
        assert (await hear(before, to_client.Welcome)).name == "Pistoke"
        async with standing(site, "people"):
            with pytest.raises(InvalidStatus) as refused:
                async with site.socket(token):
                    pass
            answer = refused.value.response
            assert (answer.status_code, json.loads(answer.body or b"{}")["code"]) == (503, "room-busy")
            async with site.socket() as stranger:
                assert (await hear(stranger, to_client.Welcome)).player == ""
        async with site.socket(token) as behind:
            assert (await hear(behind, to_client.Welcome)).name == "Pistoke"
        await before.ping()


async def test_nothing_else_that_the_store_is_asked_holds_up_who_comes(site: Site) -> None:
    token = await site.account("Tulija")
    async with site.browser() as browser, standing(site, "pages", "searches", "room"):
        me = await browser.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        assert me.json()["name"] == "Tulija"
        async with site.socket(token) as socket:
            assert (await hear(socket, to_client.Welcome)).name == "Tulija"
