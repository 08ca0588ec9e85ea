"""Staff close accounts, shut players out and withhold money over the API; the door then stays shut."""

from __future__ import annotations

import httpx
import pytest

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from tests.web.site import PASSWORD, Site, ask, ends, hear

pytestmark = pytest.mark.asyncio(loop_scope="module")

WHY = {"reason": "looked into"}


async def player_of(browser: httpx.AsyncClient, token: str) -> str:
    """The id behind a session token."""
    answer = await browser.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    return str(answer.json()["player"])


async def test_closing_an_account_hangs_up_and_lets_nobody_in_until_it_is_opened(site: Site) -> None:
    boss, token = await site.account("Boss", "admin"), await site.account("Villain")
    own = {"Authorization": f"Bearer {boss}"}
    async with site.browser() as browser, site.socket(token) as socket:
        player = await player_of(browser, token)
        await hear(socket, to_client.Welcome)
        path = f"/api/staff/players/{player}"
        assert (await browser.post(f"{path}/close", json=WHY, headers=own)).status_code == 204
        assert (await hear(socket, to_client.SignedOut)).reason == "account closed"
        assert await ends(socket) == 4401
        credentials = {"name": "Villain", "password": PASSWORD}
        refusal = await browser.post("/api/sign-in", json=credentials)
        assert (refusal.status_code, refusal.json()["code"]) == (403, "account-closed")
        assert "CO-18c" in refusal.json()["clauses"]
        assert await player_of(browser, token) == "", "the session is dead"
        again = await browser.post(f"{path}/close", json=WHY, headers=own)
        assert (again.status_code, again.json()["code"]) == (409, "closed-already")
        assert (await browser.post(f"{path}/open", json=WHY, headers=own)).status_code == 204
        assert (await browser.post("/api/sign-in", json=credentials)).status_code == 200


async def test_a_player_shut_out_of_banzai_is_refused_a_seat_there_and_told_why(site: Site) -> None:
    boss, token = await site.account("Chief", "admin"), await site.account("Rascal")
    async with site.browser() as browser, site.socket(token) as socket:
        browser.headers["Authorization"] = f"Bearer {boss}"
        path = f"/api/staff/players/{await player_of(browser, token)}"
        body = {**WHY, "family": "banzai"}
        assert (await browser.post(f"{path}/shut-out", json=body)).status_code == 204
        await ask(socket, from_client.JoinPool("j1", "banzai_texas-nl5", 500))
        refused = await hear(socket, to_client.Refused)
        assert (refused.code, refused.clauses[0]) == ("shut-out", "CO-BZ.6")
        await ask(socket, from_client.JoinPool("j2", "holdem-nl10", 1000))
        assert (await hear(socket, to_client.Done)).id == "j2"
        assert (await browser.post(f"{path}/let-in", json=body)).status_code == 204
        unknown = await browser.post(f"{path}/shut-out", json={**WHY, "family": "chess"})
        assert unknown.json()["code"] == "no-such-family"


async def test_withheld_money_is_shown_to_staff_and_missing_from_the_wallet(site: Site) -> None:
    boss, token = await site.account("Owner", "admin"), await site.account("Winner")
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {boss}"
        player = await player_of(browser, token)
        path, move = f"/api/staff/players/{player}", {**WHY, "amount": 400, "id": "held-1"}
        for _ in range(2):  # sent twice, moved once
            assert (await browser.post(f"{path}/withhold", json=move)).status_code == 204
        view = (await browser.get("/api/staff")).json()
        [row] = [row for row in view["players"] if row["player"] == player]
        assert (row["held"], row["balance"]) == (400, site.room.services.settings.welcome_cents - 400)
        too_much = await browser.post(f"{path}/release", json={**WHY, "amount": 401, "id": "held-2"})
        assert too_much.json()["code"] == "money-refused"
        assert (await browser.post(f"{path}/release", json={**move, "id": "held-3"})).status_code == 204
        records = (await browser.get("/api/staff/records")).json()["records"]
        assert [r["what"] for r in records[:2]] == [f"release {player} 400", f"withhold {player} 400"]
