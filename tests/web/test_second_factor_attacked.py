"""Ways around the second factor that were tried: guesses in an open browser, two at once, who asked before it came."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest

from cardroom.rules.refused import Refused
from cardroom.web.doors.cookies import PLAIN_NAME
from tests.web.authenticator import Authenticator
from tests.web.site import PASSWORD, WIDE, Site, opened
from tests.web.test_second_factor import app_code, body, half, second, sign_up, staff, with_app

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_whoever_guesses_in_an_open_browser_locks_nobody_out_at_the_door(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, sign_ins_an_account=3)
    async with opened(tmp_path / "data", doors) as site, site.browser() as left_open, site.browser() as mine:
        await sign_up(left_open, "Elina")
        _, codes = await with_app(left_open)
        for _ in range(5):
            await left_open.post("/api/me/second/prove", json={"code": "000000"})
            await left_open.post("/api/me/second/app/confirm", json={"code": "000000"})
        assert (await second(mine, (await half(mine, "Elina"))["ticket"], code=codes[0])).status_code == 200


async def test_two_codes_shown_side_by_side_under_one_ticket_sign_in_once(site: Site) -> None:
    async with site.browser() as mine, site.browser() as one, site.browser() as two:
        await sign_up(mine, "Bodil")
        _, codes = await with_app(mine)
        ticket = (await half(one, "Bodil"))["ticket"]
        answers = await asyncio.gather(second(one, ticket, code=codes[1]), second(two, ticket, code=codes[0]))
        assert sorted(answer.status_code for answer in answers) == [200, 410]
        assert len((await mine.get("/api/me/sessions")).json()["sessions"]) == 2


async def test_who_asked_before_the_first_factor_came_adds_none_behind_it(site: Site) -> None:
    """A thief who knows the password sets up an app while the player does: the second to come has proved nothing."""
    async with site.browser() as mine, site.browser() as thief:
        await sign_up(mine, "Doris")
        assert (await thief.post("/api/sign-in", json=body("Doris"))).status_code == 200
        begun = (await thief.post("/api/me/second/app", json={"password": PASSWORD})).json()
        asking = await site.room.players.of_session(thief.cookies[PLAIN_NAME])
        assert asking is not None and not asking.second
        await with_passkey(site, mine)
        with pytest.raises(Refused, match="Prove your second factor again"):
            await site.room.second.confirm_app(asking, app_code(begun["secret"]))
        assert [one["kind"] for one in (await mine.get("/api/me/second")).json()["factors"]] == ["passkey"]


async def test_a_sign_in_that_ended_meanwhile_sets_nothing_up_and_is_not_opened_again(site: Site) -> None:
    async with site.browser() as mine, site.browser() as thief:
        await sign_up(mine, "Dagny")
        assert (await thief.post("/api/sign-in", json=body("Dagny"))).status_code == 200
        begun = (await thief.post("/api/me/second/app", json={"password": PASSWORD})).json()
        asking = await site.room.players.of_session(thief.cookies[PLAIN_NAME])
        assert asking is not None
        changed = await mine.post("/api/me/password", json={"old": PASSWORD, "new": "another four words"})
        assert changed.status_code == 200
        with pytest.raises(Refused, match="Sign in first"):
            await site.room.second.confirm_app(asking, app_code(begun["secret"]))
        assert (await thief.get("/api/me")).json()["name"] == ""
        assert (await mine.get("/api/me/second")).json()["factors"] == []


async def with_passkey(site: Site, browser: httpx.AsyncClient) -> None:
    device = Authenticator(site.url, "127.0.0.1")
    options = (await browser.post("/api/me/second/passkeys", json={"password": PASSWORD})).json()["options"]
    made = await browser.post(
        "/api/me/second/passkeys/confirm", json={"name": "phone", "credential": device.make(options)}
    )
    assert made.status_code == 200, made.text


@pytest.mark.parametrize(
    ("act", "more"), [("cancel", {}), ("players/{player}/disqualify", {}), ("start", None)]
)
async def test_staff_are_asked_again_before_a_tournament_takes_prizes_back(
    site: Site, act: str, more: dict[str, str] | None
) -> None:
    """Both take money that players have: by a browser that was left open nobody does it."""
    name = f"Director {act[:2]}"
    async with site.browser() as director, site.browser() as someone:
        player = await sign_up(someone, f"Winner {act[:2]}")
        await staff(site, director, name, "floor")
        await with_app(director)
        site.room.players.proofs._proved.clear()
        address = f"/api/staff/tournaments/x/{act.format(player=player)}"
        answer = await director.post(address, json={"reason": "a test"})
        wanted = "no-such-tournament" if more is None else "second-factor-again"
        assert answer.json()["code"] == wanted, answer.text
