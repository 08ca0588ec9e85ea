"""Private games over the wire: two phones without accounts, cookies, and links that are none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from tests.patience import PATIENCE_SECONDS
from tests.room.private.friends import ALLOWED
from tests.web.site import WIDE, Site, ask, hear, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

POOL = "holdem-nl10"
WHY = {"reason": "the pizza is here"}


async def opened_game(site: Site, host_name: str, **more: Any) -> tuple[httpx.AsyncClient, dict[str, Any]]:
    """A host's browser and the game just opened."""
    host = httpx.AsyncClient(base_url=site.url, headers={"Origin": site.url}, timeout=PATIENCE_SECONDS)
    host.headers["Authorization"] = f"Bearer {await site.account(host_name)}"
    async with site.browser() as browser:
        body = {"pool": POOL, "money": "settle_up", **more}
        answer = await browser.post("/api/private/games", json=body, headers=dict(host.headers))
    assert answer.status_code == 200 and answer.json()["faults"] == [], answer.text
    return host, answer.json()


async def test_a_guest_comes_by_the_link_sits_and_is_signed_in_for_that_game_alone(site: Site) -> None:
    host, game = await opened_game(site, "Helga", name="Friday night")
    async with host, site.browser() as phone:
        seen = (await phone.post("/api/private/invitation", json={"link": game["link"]})).json()
        assert (seen["name"], seen["host_name"], seen["money"]) == ("Friday night", "Helga", "settle_up")
        entered = await phone.post("/api/private/enter", json={"link": game["link"], "name": "Åsa"})
        body = entered.json()
        assert (
            body["table"] == game["table"]
            and body["session"] == ""
            and "HttpOnly" in entered.headers["set-cookie"]
        )
        me = (await phone.get("/api/me")).json()
        assert (me["name"], me["guest"], me["balance"]) == ("Åsa", game["table"], 0)
        assert (await phone.post(f"/api/private/games/{game['table']}/seat", json={})).status_code == 204
        table = (await phone.get(f"/api/tables/{game['table']}")).json()
        assert list(table["names"].values()) == ["Åsa"] and table["terms"]["private"] == "settle_up"
        assert (await phone.put("/api/me/avatar", json={"avatar": "fox"})).json()["avatar"] == "fox"
        assert list((await phone.get(f"/api/tables/{game['table']}")).json()["avatars"].values()) == ["fox"]
        for path in ("/api/cashier", "/api/buy-in", "/api/me/sessions", "/api/staff"):
            assert (await phone.get(path)).json()["code"] == "guest-elsewhere", path
        async with site.browser() as nosy:
            assert (await nosy.get(f"/api/tables/{game['table']}")).json()["code"] == "no-such-table"
            assert (await nosy.get(f"/api/private/games/{game['table']}")).json()["code"] == "not-signed-in"
            assert game["table"] not in (await nosy.get("/api/lobby")).text
            assert "cardroom_private_games" in (await nosy.get("/metrics")).text
        taken = await phone.post("/api/private/enter", json={"link": "nonsense", "name": "Bo"})
        assert (taken.status_code, taken.json()["code"]) == (404, "link-wrong")


async def test_the_host_pauses_removes_and_closes_and_everybody_hears_of_it(site: Site) -> None:
    host, game = await opened_game(site, "Ulrik")
    at = f"/api/private/games/{game['table']}"
    async with host, site.browser() as phone:
        entered = await phone.post("/api/private/enter", json={"link": game["link"], "name": "Jo"})
        jo, token = entered.json()["guest"], entered.cookies["cardroom-session"]
        async with site.socket(token) as socket:
            await hear(socket, to_client.Welcome)
            assert (await host.post(f"{at}/pause", json=WHY)).status_code == 204
            assert (await hear(socket, to_client.PrivateChanged)).what == "paused"
            assert (await phone.get(at)).json()["paused"] is True
            assert (await phone.post(f"{at}/resume", json=WHY)).json()["code"] == "not-the-host"
            assert (await host.post(f"{at}/resume", json=WHY)).status_code == 204
            assert (await hear(socket, to_client.PrivateChanged)).what == "resumed"
            await ask(socket, from_client.WatchTable(game["table"]))
            await hear(socket, to_client.TableShown)
            link = (await host.post(f"{at}/remove", json={**WHY, "player": jo})).json()["link"]
            assert link != game["link"]
            await hear(socket, to_client.TableClosed)
        again = await phone.post("/api/private/enter", json={"link": link})
        assert (again.status_code, again.json()["code"]) == (403, "private-removed")
        assert (await phone.get(at)).json()["why"] == WHY["reason"]
        assert (await host.post(f"{at}/let-back", json={**WHY, "player": jo})).status_code == 204
        assert (await phone.post(f"{at}/seat", json={})).status_code == 204
        assert (await host.post(f"{at}/close", json=WHY)).status_code == 204
        over = (await phone.get(at)).json()
        assert over["closed_ms"] and over["why"] == WHY["reason"] and over["payments"] == []
        assert [row["closed_ms"] > 0 for row in (await host.get("/api/private/games")).json()["games"]] == [
            True
        ]


async def test_the_form_lists_what_may_be_adjusted_and_tells_all_faults(site: Site) -> None:
    host, _ = await opened_game(site, "Frida")
    async with host:
        form = (await host.get("/api/private/form", params={"pool": POOL})).json()
        assert form["money"] == ["play", "settle_up"]
        assert {one["name"] for one in form["amounts"]} == {"small_blind_cents", "big_blind_cents"}
        shapes = {f"{one['section']}.{one['name']}": one["kind"] for one in form["decisions"]}
        assert (
            shapes["buy_in.minimum_big_blinds"] == "number" and shapes["showdown.all_in_reveal"] == "choice"
        )
        wrong = {
            "buy_in.minimum_big_blinds": 90_000,
            "showdown.all_in_reveal": "never mind",
            "seating.seats": True,
        }
        answer = await host.post(
            "/api/private/games", json={"pool": POOL, "money": "play", "decisions": wrong}
        )
        assert {fault["entry"] for fault in answer.json()["faults"]} >= set(wrong) - {
            "buy_in.minimum_big_blinds"
        }
        assert answer.json()["table"] == ""
        for body in (
            {"pool": POOL, "money": "gold"},
            {"pool": POOL, "rake": 5},
            {"pool": POOL, "amounts": {"x": -1}},
        ):
            assert (await host.post("/api/private/games", json=body)).status_code == 400


async def test_a_host_hands_the_game_over_to_an_account_and_to_no_guest(site: Site) -> None:
    host, game = await opened_game(site, "Oona", name="Late night")
    at = f"/api/private/games/{game['table']}"
    token = await site.account("Petra")
    async with host, site.browser() as phone, site.browser() as heir, site.socket(token) as socket:
        await hear(socket, to_client.Welcome)
        heir.headers["Authorization"] = f"Bearer {token}"
        guest = (await phone.post("/api/private/enter", json={"link": game["link"], "name": "Jo"})).json()[
            "guest"
        ]
        assert (await heir.post("/api/private/enter", json={"link": game["link"]})).status_code == 200
        people = (await host.get(at)).json()["people"]
        [petra] = [row["player"] for row in people if row["name"] == "Petra"]
        refused = await host.post(f"{at}/hand-over", json={**WHY, "player": guest})
        assert (refused.status_code, refused.json()["code"]) == (403, "guest-no-host")
        assert refused.json()["args"] == {"name": "Jo"}
        for who in (phone, heir):
            assert (await who.post(f"{at}/hand-over", json={**WHY, "player": petra})).json()[
                "code"
            ] == "not-the-host"
        for body in ({"player": petra}, {**WHY}, {**WHY, "player": petra, "to": guest}, {**WHY, "player": 7}):
            assert (await host.post(f"{at}/hand-over", json=body)).status_code == 400
        assert (await host.post(f"{at}/hand-over", json={**WHY, "player": petra})).status_code == 204
        while (told := await hear(socket, to_client.PrivateChanged)).what != "host":
            continue
        assert (told.name, told.host) == ("Late night", petra)
        assert (await host.post(f"{at}/pause", json=WHY)).json()["code"] == "not-the-host"
        assert (await heir.post(f"{at}/pause", json=WHY)).status_code == 204
        assert [row["host"] for row in (await heir.get("/api/private/games")).json()["games"]] == [True]
        assert (await heir.post(f"{at}/close", json=WHY)).status_code == 204


async def test_wishes_with_faults_are_counted_and_one_that_is_right_forgives_them(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, wishes_a_minute=3)
    async with opened(tmp_path / "data", doors, room_settings=ALLOWED) as site:
        host = await site.account("Wisher")
        async with site.browser() as browser:
            browser.headers["Authorization"] = f"Bearer {host}"
            wrong = {"pool": POOL, "decisions": {"seating.seats": 99}}

            async def wish(body: dict[str, object]) -> int:
                return (await browser.post("/api/private/games", json=body)).status_code

            assert [await wish(wrong) for _ in range(2)] == [200, 200]
            assert await wish({"pool": POOL}) == 200
            assert [await wish(wrong) for _ in range(4)] == [200, 200, 200, 429]
