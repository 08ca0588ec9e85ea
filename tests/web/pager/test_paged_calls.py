"""A call at the desk over the wire, to a real system of the house: no act waits for it, and staff see what came of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from cardroom.web.pager.house_pager import HousePager
from tests.web.pager.house_system import HouseSystem, Way, running
from tests.web.site import opened

DESK = "/api/desk/casino-helsinki"
NL = "holdem-nl/NL200"
NUMBER = "+358 40 123 4567"


class Operator:
    """Kai of the floor, with the desk's page open."""

    def __init__(self, browser: httpx.AsyncClient) -> None:
        self._browser = browser

    async def post(self, act: dict[str, Any], **more: Any) -> httpx.Response:
        return await self._browser.post(f"{DESK}/acts", json={"act": act, **more})

    async def act(self, act: dict[str, Any], **more: Any) -> float:
        """Carry out an act; the seconds that it took."""
        began = time.perf_counter()
        answer = await self.post(act, **more)
        assert answer.status_code == 200, answer.text
        return time.perf_counter() - began

    async def place(self, **wanted: Any) -> dict[str, Any]:
        """The first place of the list, once it is shown so."""
        for _ in range(1000):
            found: dict[str, Any] = (await self._browser.get(DESK)).json()["lists"][0]["places"][0]
            if wanted.items() <= found.items():
                return found
            await asyncio.sleep(0.01)
        raise AssertionError(f"{found} and not {wanted}")

    async def called(self) -> float:
        """Put Aino on the list, and call her; the seconds that the call took."""
        await self.act({"do": "open_day"})
        await self.act({"do": "open_table", "table": 1, "pool": NL})
        person = (await self._browser.post(f"{DESK}/people", json={"name": "Aino K."})).json()["player"]
        await self.act({"do": "sign_up", "pool": NL, "player": person}, contact=f" {NUMBER} ")
        return await self.act({"do": "call", "pool": NL, "player": person, "table": 1, "seat": 3})


@asynccontextmanager
async def floor(
    folder: Path, *ways: Way, seconds: float = 5.0
) -> AsyncIterator[tuple[HouseSystem, Operator]]:
    async with (
        running(*ways) as system,
        opened(folder / "data", houses=("casino-helsinki",)) as site,
        site.browser() as browser,
    ):
        browser.headers["Authorization"] = f"Bearer {await site.account('Kai', 'floor')}"
        pager = HousePager(system.url, pauses=(0.05,), seconds=seconds)
        site.room.live_desks.calls.pager = pager
        yield system, Operator(browser)
        await pager.close()


async def test_a_call_reaches_the_house_s_system_and_staff_see_that_it_did(tmp_path: Path) -> None:
    async with floor(tmp_path) as (system, kai):
        await kai.called()
        place = await kai.place(paged="sent")
        (posted,) = system.posted
        assert (posted.said["name"], posted.said["contact"]) == ("Aino K.", NUMBER) and place[
            "contact"
        ] == NUMBER
        assert posted.said["until_ms"] == place["until_ms"]
        await kai.act({"do": "seat", "table": 1, "seat": 3, "player": place["player"], "stack": 20_000})
        assert (await system.wait(2))[1].said["end"] == "seated"


@pytest.mark.parametrize(
    ("way", "fault"), [("hangs", "no_answer"), ("closes", "unreachable"), (404, "refused")]
)
async def test_a_system_that_fails_holds_up_no_act_and_staff_see_that_nobody_was_called(
    tmp_path: Path, way: Way, fault: str
) -> None:
    async with floor(tmp_path, way, way, seconds=2.0) as (_, kai):
        assert await kai.called() < 1.5, "the act waits for no pager"
        await kai.place(paged="failed", page_fault=fault)


@pytest.mark.parametrize("contact", ["<b>1</b>", "1" * 41, "07\n", "ä", 7, "\u200b"])
async def test_what_is_no_number_is_no_contact(tmp_path: Path, contact: Any) -> None:
    async with floor(tmp_path) as (_, kai):
        await kai.act({"do": "open_day"})
        answer = await kai.post({"do": "sign_up", "pool": NL, "player": "x"}, contact=contact)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), answer.text
