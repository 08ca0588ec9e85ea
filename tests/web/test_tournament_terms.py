"""What was announced of a tournament is changed over HTTP, each change with its reason, and everybody sees it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from tests.web.site import Site, opened
from tests.web.test_tournaments import WHY, made

pytestmark = pytest.mark.asyncio(loop_scope="module")
FREE = 'name = "Thanks"\nstack = 1500\nlevels = [{small_blind = 10, big_blind = 20}]\nentries = {least = 2}\n'


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    async with opened(
        tmp_path_factory.mktemp("cups") / "data", houses=("casinohuone",), demo=True
    ) as running:
        yield running


@pytest.mark.clause("CO-26b", "CO-27b", "CO-34b", "CO-39b", "CO-45b")
async def test_staff_change_what_was_announced_by_a_route_for_each(site: Site) -> None:
    boss = await site.account("Boss", "floor")
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {boss}"
        cup = await made(browser)
        here = f"/api/staff/tournaments/{cup}"
        levels = [{"small_blind": 10, "big_blind": 20}, {"small_blind": 100, "big_blind": 200, "ante": 25}]
        changes: dict[str, dict[str, Any]] = {
            "start-time": {"starts_ms": 10**13},
            "levels": {"levels": levels, "seconds": 300},
            "entries": {"until_level": 2},
            "fee": {"cents": 250},
            "guarantee": {"cents": 7_000},
        }
        for path, body in changes.items():
            answer = await browser.post(f"{here}/{path}", json={**WHY, **body})
            assert answer.status_code == 204, answer.text
            silent = await browser.post(f"{here}/{path}", json=body)
            assert silent.status_code == 400, "a reason is kept with each"
        view = (await browser.get(f"/api/tournaments/{cup}")).json()
        row = view["now"]["row"]
        assert (row["starts_ms"], row["late_levels"], row["fee"], row["guarantee"]) == (10**13, 2, 250, 7_000)
        assert [(one["big_blind"], one["seconds"]) for one in view["page"]["structure"]] == [
            (20, 300),
            (200, 300),
        ]
        assert view["page"]["structure"][1]["ante"] == 25
        records = (await browser.get("/api/staff/records")).json()["records"]
        assert [one["what"].split()[-1] for one in records[:5]] == [
            "change_guarantee", "change_fee", "change_entries", "change_levels", "change_start",
        ]  # fmt: skip
        early = await browser.post(f"{here}/breaking-order", json={**WHY, "tables": [1, 2]})
        assert (early.status_code, early.json()["code"]) == (409, "not-running")


@pytest.mark.clause("CO-38b")
async def test_staff_announce_a_freeroll_with_a_condition(site: Site) -> None:
    boss = await site.account("Boss2", "floor")
    await site.account("Guest1")
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {boss}"
        cup = await made(browser, structure=FREE, condition=" of age ", invited=["guest1"])
        row = (await browser.get(f"/api/tournaments/{cup}")).json()["now"]["row"]
        assert (row["condition"], row["invited"]) == ("of age", True)
        body = {**WHY, "house": "casinohuone", "structure": FREE, "invited": ["Nobody"]}
        refused = await browser.post("/api/staff/tournaments", json=body)
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-player")
