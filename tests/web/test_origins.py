"""Other sites may not act in a signed-in player's name: every route that changes something, and the socket."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from tests.web.site import Site

pytestmark = pytest.mark.asyncio(loop_scope="module")

EACH_DAY = 7
"""Of what is hostile each day every route is asked with one in so many, and each of it at one in so many routes."""


def hostile(host: str) -> list[dict[str, str]]:
    """What a browser sends for a page that is not the room's, or what pretends to be such a browser."""
    name, _, port = host.partition(":")
    other = str(int(port) + 1)
    origins = [
        "null",
        "",
        "https://evil.example",
        "http://evil.example",
        f"http://{host}.evil.example",
        f"http://evil-{host}",
        f"http://evil.example/{host}",
        f"http://evil.example?{host}",
        f"http://evil.example#{host}",
        f"http://{host}@evil.example",
        f"http://evil.example@{host}",
        f"http://{name}:{other}",
        f"http://{name}",
        f"http://{name}:80",
        f"https://{host}",
        f"ws://{host}",
        f"HTTP://{host}",
        f"http://{host}/",
        f"http://{host}/path",
        f"http://{host}x",
        f"http://{host},http://evil.example",
        f"http://{host} http://evil.example",
        "file://",
        "http://localhost:" + port,
        "http://[::1]:" + port,
        "http://127.1:" + port,
        "http://2130706433:" + port,
        "//" + host,
        host,
        "http://",
        "chrome-extension://abcdefgh",
    ]
    found = [{"Origin": origin} for origin in origins if origin.strip() != f"http://{host}"]
    found += [{"Sec-Fetch-Site": site} for site in ("cross-site", "same-site", "Same-Origin", "none")]
    found += [
        {"Origin": f"http://{host}", "Sec-Fetch-Site": site} for site in ("cross-site", "same-site", "")
    ]
    found += [{}]  # a cookie, and not a word of where it comes from
    return found


@pytest.mark.parametrize("apart", [EACH_DAY, pytest.param(1, marks=pytest.mark.exhaustive)])
async def test_no_hostile_origin_gets_a_change_done_with_a_players_cookie(site: Site, apart: int) -> None:
    token = await site.account(f"Boss {apart}", "admin")
    changing = [route for route in site.routes() if route.changes]
    assert len(changing) >= 9 and len(hostile(site.host)) >= 30
    before = await site.kept()
    async with site.browser() as browser:
        del browser.headers["Origin"]
        for number, route in enumerate(changing):
            for headers in hostile(site.host)[number % apart :: apart]:
                answer = await browser.request(
                    route.method,
                    route.filled(),
                    headers={**headers, "Cookie": f"cardroom-session={token}"},
                    json={"reason": "because", "text": "hello", "name": "Eve", "password": "long enough"},
                )
                assert answer.status_code == 403, f"{route} accepted {headers}"
                assert answer.json()["code"] == "foreign-origin"
        me = await browser.get("/api/me", headers={"Cookie": f"cardroom-session={token}"})
        assert me.json()["name"] == f"Boss {apart}", "nobody was signed out"
    assert await site.kept() == before


async def test_no_hostile_origin_opens_a_socket(site: Site) -> None:
    token = await site.account("Ville")
    for headers in hostile(site.host):
        with pytest.raises(InvalidStatus) as refused:
            async with site.socket(headers={**headers, "Cookie": f"cardroom-session={token}"}):
                pass
        assert refused.value.response.status_code == 403, headers
    assert not site.room.services.presence.all


async def test_two_origins_or_two_hosts_are_none(site: Site) -> None:
    async with site.browser() as browser:
        for headers in (
            [("Origin", site.url), ("Origin", "http://evil.example")],
            [("Origin", "http://evil.example"), ("Origin", site.url)],
        ):
            del browser.headers["Origin"]
            answer = await browser.post("/api/sign-out", headers=headers)
            assert answer.status_code == 403
            browser.headers["Origin"] = site.url


async def test_the_rooms_own_pages_and_programs_with_a_bearer_may_act(site: Site) -> None:
    token = await site.account("Aune")
    cookie, bearer = {"Cookie": f"cardroom-session={token}"}, {"Authorization": f"Bearer {token}"}
    body = {"settings": {"a": 1}}
    async with site.browser() as browser:
        del browser.headers["Origin"]
        for headers in (
            {"Origin": site.url, **cookie},
            {"Origin": site.url, "Sec-Fetch-Site": "same-origin", **cookie},
            {"Sec-Fetch-Site": "same-origin", **cookie},
            bearer,
            {**bearer, **cookie},
        ):
            assert (await browser.put("/api/me/settings", json=body, headers=headers)).status_code == 200
            async with site.socket(headers=headers):
                pass


async def test_a_get_changes_nothing(site: Site) -> None:
    """Reading needs no origin, so it must be reading."""
    tokens = ["nobody", await site.account("Reader"), await site.account("Chief", "admin")]
    before = await site.kept()
    async with site.browser() as browser:
        for route in site.routes():
            for token in tokens:
                if not route.changes:
                    headers = {"Authorization": f"Bearer {token}"}
                    await browser.request(
                        route.method, route.filled(), headers=headers, params={"words": "raise"}
                    )
    assert await site.kept() == before
