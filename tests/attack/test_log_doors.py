"""The door to the log of a live tournament attacked: by strangers, players, dealers, desks of whatever house and sessions
that are over. Nobody but who runs tournaments reads a name or an act of it, nor whether there is such a tournament.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import pytest_asyncio

from cardroom.room.identity.permissions import PERMISSIONS
from tests.attack.frames import HOSTILE
from tests.evenings.clerks import Clerk, announce, staff
from tests.evenings.test_pokerstars_over_two_days import BUY_IN, FEE, NAMES, terms
from tests.web.site import Site, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

EVENT, OTHER_HOUSE = "main", "casino-helsinki"
HOUSES = ("pokerstars-live-fi", OTHER_HOUSE)
KEPT_OUT = ("", "player", "dealer", "desk", "cashier")
"""Who asks: nobody that is signed in, and the roles that run no tournament."""


class Log:
    """A tournament of which something was told, and the doors to what was told."""

    def __init__(self, site: Site, kai: Clerk, tokens: Mapping[str, str]) -> None:
        self.site, self.kai, self.tokens = site, kai, tokens

    async def asks(self, role: str, event: str = EVENT, method: str = "GET", **more: Any) -> httpx.Response:
        """Somebody of a role asks for the log."""
        about = {"Authorization": f"Bearer {self.tokens[role]}"} if role else {}
        async with self.site.browser() as browser:
            path = f"/api/staff/tournaments/{quote(event, safe='', errors='surrogatepass')}/acts"
            answer = await browser.request(method, path, headers=about, **more)
        assert answer.status_code < 500, (role, event, answer.text)
        return answer


@pytest_asyncio.fixture(scope="module", loop_scope="module", name="log")
async def told_log(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Log]:
    """Six have entered the tournament of one house, sit, and one is out; another house is in the same room."""
    async with opened(tmp_path_factory.mktemp("log") / "data", houses=HOUSES) as site:
        await announce(site, terms(EVENT))
        tokens = {role: await site.account(f"The {role}", role) for role in PERMISSIONS}
        async with staff(site, EVENT, "Kai") as (kai,):
            for name in NAMES[:6]:
                await kai.post("/desk/sales", name=name, cents=BUY_IN + FEE, document="passport")
            await kai.post("/start", reason="all are here")
            await kai.carry_out()
            await kai.out(NAMES[0])
            yield Log(site, kai, tokens)


def told_of(answer: httpx.Response) -> list[str]:
    """What an answer tells of the tournament that only its staff know."""
    return [word for word in (*NAMES, "Event main", "Kai", "confirm", "winners") if word in answer.text]


async def test_who_runs_tournaments_reads_it_whole(log: Log) -> None:
    for role in ("director", "floor", "admin"):
        answer = await log.asks(role)
        acts = answer.json()["acts"]
        assert acts[0]["did"] == "out" and acts[0]["players"] == [NAMES[0]] and acts[0]["by"] == "Kai"
        assert [one["number"] for one in acts] == list(range(len(acts), 0, -1)), "none is left out"
        assert "no-store" in answer.headers.get("cache-control", ""), "no machine between keeps it"
    assert {role for role in PERMISSIONS if (await log.asks(role)).is_success} == {
        "director",
        "floor",
        "admin",
    }


@pytest.mark.parametrize("role", KEPT_OUT)
async def test_whoever_runs_none_learns_nothing_by_it(log: Log, role: str) -> None:
    refused = await log.asks(role)
    assert refused.status_code in (401, 403) and refused.json()["code"] in (
        "not-signed-in",
        "not-staff",
        "not-your-role",
    )
    for event in (EVENT, "side", "none", "", "..", "%2e%2e", "main/../main", "main?since=0", "main\x00"):
        answer = await log.asks(role, event)
        assert not told_of(answer)
        if answer.status_code == refused.status_code:
            assert answer.json() == refused.json(), "whether there is one, the answer does not tell"
    for query in ("?role=admin", "?by=Kai", "?since=0&as=floor"):
        async with log.site.browser() as browser:
            about = {"Authorization": f"Bearer {log.tokens[role]}"} if role else {}
            answer = await browser.get(f"/api/staff/tournaments/{EVENT}/acts{query}", headers=about)
        assert answer.json() == refused.json()


async def test_a_desk_of_one_house_reads_no_log_of_another_whatever_its_house_lets_it_do(log: Log) -> None:
    desk = {"Authorization": f"Bearer {log.tokens['desk']}"}
    async with log.site.browser() as browser:
        own = await browser.get(f"/api/desk/{OTHER_HOUSE}", headers=desk)
        assert own.is_success and "office" in own.json(), "at its own desk it works"
        for path in (f"/api/staff/tournaments/{EVENT}/acts", f"/api/staff/tournaments/{EVENT}/live"):
            refused = await browser.get(path, headers=desk)
            assert refused.json()["code"] == "not-your-role" and not told_of(refused)


async def test_a_session_that_is_over_or_a_role_that_was_taken_reads_it_no_more(log: Log) -> None:
    token = await log.site.account("Runs", "floor")
    about = {"Authorization": f"Bearer {token}"}
    path = f"/api/staff/tournaments/{EVENT}/acts"
    async with log.site.browser() as browser:
        assert (await browser.get(path, headers=about)).is_success
        player = (await browser.get("/api/me", headers=about)).json()["player"]
        admin = {"Authorization": f"Bearer {log.tokens['admin']}"}
        body = {"role": "dealer", "reason": "deals from today on"}
        taken = await browser.post(f"/api/staff/players/{player}/role", json=body, headers=admin)
        assert taken.is_success, taken.text
        refused = await browser.get(path, headers=about)
        assert refused.json()["code"] == "not-your-role" and not told_of(refused)
        await browser.post("/api/sign-out", headers=about)
        assert (await browser.get(path, headers=about)).json()["code"] == "not-signed-in"


async def test_nothing_but_reading_is_done_at_it(log: Log) -> None:
    before = (await log.asks("floor")).json()
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        for body in ({"acts": []}, {"number": 1}, []):
            answer = await log.asks("admin", method=method, json=body)
            assert answer.status_code in (404, 405), (method, answer.text)
    for odd in HOSTILE:
        answer = await log.asks("floor", str(odd) or "x")
        assert answer.status_code in (400, 404, 409), odd
    assert (await log.asks("floor")).json() == before
