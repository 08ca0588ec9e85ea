"""The page for staff says what may be given alone: what it says is left is taken alone, and one cent more needs two."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.web.site import PASSWORD, QUICK, Site, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

WELCOME = 700
SETTINGS = msgspec.structs.replace(
    QUICK,
    sign_up="invitation",
    welcome_cents=WELCOME,
    credit_alone_cents=50_000,
    giver_alone_cents=20_000,
    room_alone_cents=35_000,
    role_held_hours=30,
    code_still_hours=31,
    reset_code_hours=5,
    credit_waits_hours=6,
    invitation_days=7,
)


class Staff:
    """One member of staff over HTTP."""

    def __init__(self, browser: httpx.AsyncClient, token: str) -> None:
        self._browser = browser
        self._own = {"Authorization": f"Bearer {token}"}

    async def limits(self) -> dict[str, Any]:
        """What the page says."""
        answer = await self._browser.get("/api/staff/people", headers=self._own)
        return dict(answer.json()["limits"])

    async def left(self) -> int:
        """What the page lets one who got nothing yet be given alone."""
        told = await self.limits()
        return int(min(told["giver"]["left"], told["room"]["left"], told["player"]))

    async def give(self, player: str, cents: int, request: str) -> str:
        """Give a player money; how it ends."""
        body = {"player": player, "amount": cents, "reason": "a prize", "id": request}
        answer = await self._browser.post("/api/staff/money", json=body, headers=self._own)
        return str(answer.json().get("outcome", answer.json().get("code")))

    async def invite(self) -> str:
        """Invite somebody; "" or the code of the refusal."""
        answer = await self._browser.post(
            "/api/staff/invitations", json={"reason": "a friend"}, headers=self._own
        )
        return str(answer.json().get("code", "")) if answer.status_code >= 400 else ""


@asynccontextmanager
async def a_site(folder: Path, **settings: Any) -> AsyncIterator[tuple[Site, httpx.AsyncClient]]:
    changed = msgspec.structs.replace(SETTINGS, **settings)
    async with opened(folder, room_settings=changed) as site, site.browser() as browser:
        yield site, browser


async def player_of(site: Site, name: str) -> str:
    person = await site.room.players.sign_up(name, PASSWORD)
    return person.id


async def test_the_page_tells_every_limit_of_the_settings(tmp_path: Path) -> None:
    async with a_site(tmp_path) as (site, browser):
        cas = Staff(browser, await site.account("Cas", "cashier"))
        two = Staff(browser, await site.account("Two", "admin"))
        ann = await player_of(site, "Ann")
        before = await cas.limits()
        assert before == {
            "player": 50_000,
            "giver": {"most": 20_000, "given": 0, "left": 20_000},
            "room": {"most": 35_000, "given": 0, "left": 35_000},
            "role_held_hours": 30, "credit_waits_hours": 6,
            "code_still_hours": 31, "reset_code_hours": 5, "invitation_days": 7,
        }  # fmt: skip
        assert await cas.give(ann, 12_345, "r1") == "moved"
        assert await two.give(ann, 1_000, "r2") == "moved"
        assert await cas.give(ann, 90_000, "r3") == "waits", "what waits is not given yet"
        assert await cas.give(ann, -500, "r4") == "moved", "what is taken makes no room for more"
        told, other = await cas.limits(), await two.limits()
        assert told["giver"] == {"most": 20_000, "given": 12_345, "left": 7_655}
        assert other["giver"] == {"most": 20_000, "given": 1_000, "left": 19_000}
        assert told["room"] == other["room"] == {"most": 35_000, "given": 13_345, "left": 21_655}
        floor = Staff(browser, await site.account("Flo", "floor"))
        with pytest.raises(KeyError):
            await floor.limits()


async def test_lower_settings_leave_nothing_rather_than_less_than_nothing(tmp_path: Path) -> None:
    async with a_site(tmp_path) as (site, browser):
        cas = Staff(browser, await site.account("Cas", "cashier"))
        assert await cas.give(await player_of(site, "Ann"), 12_000, "r1") == "moved"
    async with a_site(tmp_path, giver_alone_cents=5_000, room_alone_cents=0) as (site, browser):
        signed_in = await browser.post("/api/sign-in", json={"name": "Cas", "password": PASSWORD})
        assert signed_in.status_code == 200
        cas = Staff(browser, next(iter(signed_in.cookies.values())))
        told = await cas.limits()
        assert told["giver"] == {"most": 5_000, "given": 12_000, "left": 0}, (
            "it is known behind a restart too"
        )
        assert told["room"] == {"most": 0, "given": 12_000, "left": 0}
        assert await cas.give(await player_of(site, "Bo"), 1, "r2") == "waits"


async def tried(folder: Path, seed: int) -> None:
    """Give and invite at random; then exactly what is left is given alone, and one cent more is not."""
    chance = random.Random(seed)
    limits = {
        "credit_alone_cents": chance.choice((4_000, 50_000)),
        "giver_alone_cents": chance.choice((9_000, 20_000)),
        "room_alone_cents": chance.choice((12_000, 35_000)),
    }
    async with a_site(folder, **limits) as (site, browser):
        staff = [Staff(browser, await site.account(name, "cashier")) for name in ("One", "Two", "Three")]
        ann = await player_of(site, "Ann")
        for step in range(chance.randrange(12)):
            by = chance.choice(staff)
            if chance.random() < 0.4:
                told = await by.limits()
                wanted = "given-too-much" if told["giver"]["left"] < WELCOME else ""
                wanted = wanted or ("room-given-too-much" if told["room"]["left"] < WELCOME else "")
                assert await by.invite() == wanted
            else:
                await by.give(ann, chance.randrange(1, 6_000), f"s{step}")
        by = chance.choice(staff)
        left = await by.left()
        assert await by.give(await player_of(site, "Bo"), left + 1, "more") == "waits"
        assert await by.left() == left, "asking for more uses up nothing"
        if left:
            assert await by.give(await player_of(site, "Cid"), left, "left") == "moved"
        told = await by.limits()
        if told["player"] > left:
            assert 0 in (told["giver"]["left"], told["room"]["left"])
            assert await by.give(await player_of(site, "Dee"), 1, "cent") == "waits"


@pytest.mark.parametrize("seed", range(4))
async def test_what_is_left_is_given_alone_and_one_cent_more_by_two(tmp_path: Path, seed: int) -> None:
    await tried(tmp_path, seed)


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(4, 40))
async def test_what_is_left_is_given_alone_whatever_was_given(tmp_path: Path, seed: int) -> None:
    await tried(tmp_path, seed)
