"""API tokens under attack: every route of the room, with a token of every set of scopes, at every address that a proxy
or a careless check may take for another.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

import httpx
import msgspec
import pytest
import pytest_asyncio

from cardroom.room.identity.scopes import Scope
from cardroom.web.app import Application
from tests.web.site import PASSWORD, QUICK, Route, Site, opened
from tests.web.test_roles import ANY, BODY, fields

pytestmark = pytest.mark.asyncio(loop_scope="module")

SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)
SETS: Final = [of for count in range(1, 4) for of in itertools.combinations(SCOPES, count)]
READ: Final = {
    "/api/me", "/api/me/tournaments", "/api/me/tickets", "/api/me/statistics", "/api/hands",
    "/api/hands/{name:str}", "/api/cashier", "/api/buy-in",
}  # fmt: skip
"""What the scope `read` is for, as the page of tokens says it: of all routes these alone, and to look only."""
BECOMES_SOMEBODY: Final = re.compile(r"/api/(sign-up|sign-in.*|private/enter)")
"""Addresses that make a session or an account for whoever asks; a token is nothing there."""
MORE: Final[dict[str, dict[str, Any]]] = {
    "/api/me/tokens": {"name": "A program", "scopes": ["read"], "password": PASSWORD},
    "/api/me/password": {"old": PASSWORD, "new": "another long password"},
    "/api/me/settings": {"settings": {"theme": "dark"}},
}
WISHED: Final = {"words": "raise", "method": "icm", "house": "casinohuone", "pool": "holdem-nl10"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """A room that lets programs play."""
    settings = msgspec.structs.replace(QUICK, programs_play=True, role_held_hours=0)
    async with opened(tmp_path_factory.mktemp("site") / "data", room_settings=settings) as running:
        yield running


@cache
def described(application: Application) -> dict[str, Any]:
    """The API's own description, of which bodies are made."""
    return application.api.openapi_schema.to_schema()


async def token_of(site: Site, player: str, scopes: tuple[Scope, ...]) -> str:
    person = await site.room.players.must_know(player)
    return (await site.room.tokens.make(person, "A program", scopes, 30)).token


async def owner(site: Site, name: str) -> tuple[str, str]:
    """An admin, who may do everything signed in: the id and the session."""
    session = await site.account(name, "admin")
    person = await site.room.players.of_session(session)
    assert person is not None
    return person.id, session


async def asked(
    site: Site, program: httpx.AsyncClient, route: Route, token: str, path: str = ""
) -> tuple[int, str]:
    """The status and the code of an answer; the body is one that the route takes."""
    body: dict[str, Any] | None = None
    if route.changes:
        body = MORE.get(route.path) or {
            key: BODY.get(key, ANY.get(kind))
            for key, kind in fields(described(site.application), route).items()
        }
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = await program.request(
        route.method, path or route.filled(), headers=headers, params=WISHED, json=body
    )
    is_told = answer.status_code >= 400 and answer.headers.get("content-type", "").startswith(
        "application/json"
    )
    return answer.status_code, str(answer.json().get("code", "")) if is_told else ""


@pytest.mark.parametrize("scopes", SETS, ids=" ".join)
async def test_each_route_is_shut_to_every_scope_but_the_one_that_names_it(
    site: Site, scopes: tuple[Scope, ...]
) -> None:
    """Whoever comes with a token that does not name a route is refused, or is a stranger there as without it."""
    player, session = await owner(site, f"Of {' '.join(scopes)}")
    async with httpx.AsyncClient(base_url=site.url, timeout=60) as program:
        token, before, let_in = await token_of(site, player, scopes), await site.kept(), set[str]()
        for route in site.routes():
            if BECOMES_SOMEBODY.fullmatch(route.path):
                continue
            found = await asked(site, program, route, token)
            assert found[0] < 500, (route, found)
            if route.method == "GET" and route.path in READ and "read" in scopes:
                assert found[1] not in ("token-scope", "not-signed-in"), (route, found)
                let_in.add(route.path)
            elif found != (403, "token-scope"):
                assert found == await asked(site, program, route, ""), route
        assert await site.kept() == before, "nothing has changed"
        assert let_in == (READ if "read" in scopes else set())
        assert await site.room.players.of_session(session) is not None, "nobody was signed out"
        again = await program.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        assert again.status_code == 200


ODD: Final = (
    "/api/staff", "/api//staff", "/api/me/../staff", "/api/me/%2e%2e/staff", "/api/hands/../staff", "/api/me%0a",
    "/api/hands/..%2fstaff", "/api/me;/staff", "/api/me/%2f../staff", "//api/staff", "/API/staff", "/api/staff/",
    "/api/staff%20", "/api/staff?x=/api/me", "/api/me/sessions/", "/api/me//sessions", "/api/me%2fsessions",
    "/api/hands/x%2fshare", "/api/me/tokens/", "/api/me/tokens?/api/me", "/api/hands/x%0a/api/staff",
    "/api/cashier/../me/tokens",
)  # fmt: skip


@pytest.mark.parametrize("path", ODD)
async def test_no_odd_way_of_writing_an_address_opens_another(site: Site, path: str) -> None:
    player, _ = await owner(site, f"Odd {ODD.index(path)}")
    async with httpx.AsyncClient(base_url=site.url, timeout=60) as program:
        token = await token_of(site, player, SCOPES)
        for more in (
            {},
            {"X-HTTP-Method-Override": "GET"},
            {"X-Original-URL": "/api/me"},
            {"X-Rewrite-URL": "/api/me"},
        ):
            headers = {"Authorization": f"Bearer {token}", **more}
            answer = await program.send(httpx.Request("GET", f"{site.url}{path}", headers=headers))
            if answer.status_code == 200:
                is_page = answer.headers["content-type"].startswith("text/html")
                assert is_page or answer.json().get("name") == f"Odd {ODD.index(path)}", (
                    path,
                    answer.text[:300],
                )
            else:
                assert answer.status_code in (301, 307, 400, 401, 403, 404, 405), (path, answer.status_code)


async def test_two_ways_of_saying_who_one_is_are_never_more_than_one_of_them(
    site: Site, tmp_path: Path
) -> None:
    """A token in the header beside somebody's cookie, in the cookie, in the address: nothing is added up."""
    player, session = await owner(site, "Both")
    token = await token_of(site, player, ("read",))
    ways: tuple[dict[str, Any], ...] = (
        {"cookies": {"cardroom-session": token}},
        {"params": {"token": token, "access_token": token}},
        {"headers": {"Authorization": f"Basic {token}"}},
        {"headers": {"Authorization": f"bearer  {token}"}},
        {"headers": {"X-Api-Key": token}},
    )
    for way in ways:
        async with httpx.AsyncClient(base_url=site.url, **way) as program:
            answer = await program.get("/api/staff")
            assert (answer.status_code, answer.json()["code"]) in (
                (401, "not-signed-in"),
                (403, "token-scope"),
            ), way
    async with httpx.AsyncClient(base_url=site.url, cookies={"cardroom-session": session}) as mine:
        headers = {"Authorization": f"Bearer {token}"}
        assert (await mine.get("/api/staff", headers=headers)).status_code in (200, 403)
        change = await mine.post("/api/me/tokens/x/end", headers=headers)
        assert change.status_code in (401, 403, 404), "a token beside a cookie is one of them"
