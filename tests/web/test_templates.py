"""Tournaments copied from one another, and structures kept as templates: who may, what is refused, what the records say."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
import pytest_asyncio

from tests.web.site import Site, opened
from tests.web.test_tournaments import FILE, WHY, made

pytestmark = pytest.mark.asyncio(loop_scope="module")

PATH = "/api/staff/tournaments-templates"
FREE = FILE.replace("price =", "# price =")
KEPT = {**WHY, "house": "casinohuone", "name": "Friday", "structure": FILE}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    async with opened(tmp_path_factory.mktemp("kept") / "data") as running:
        yield running


async def boss_of(site: Site, browser: httpx.AsyncClient, name: str, role: str = "floor") -> None:
    browser.headers["Authorization"] = f"Bearer {await site.account(name, role)}"


async def kept(browser: httpx.AsyncClient) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await browser.get(PATH)).json()["templates"]
    return found


async def test_a_copy_has_all_that_was_announced_and_makes_another(site: Site) -> None:
    async with site.browser() as browser:
        await boss_of(site, browser, "Copier")
        cup = await made(browser, name="The First", condition="Wear a hat", code="Fox", structure=FREE)
        copy = (await browser.get(f"/api/staff/tournaments/{cup}/copy")).json()
        assert (copy["house"], copy["condition"], copy["code"]) == ("casinohuone", "Wear a hat", True)
        assert "fox" not in str(copy).lower() and 'name = "The First"' in copy["structure"]
        second = await made(browser, structure=copy["structure"], condition=copy["condition"])
        first, other = [(await browser.get(f"/api/tournaments/{one}")).json() for one in (cup, second)]
        own = {"tournament", "code"}
        rows = [{k: v for k, v in one["now"]["row"].items() if k not in own} for one in (first, other)]
        assert rows[0] == rows[1]
        pages = [{k: v for k, v in one["page"].items() if k not in own} for one in (first, other)]
        assert pages[0] == pages[1]
        assert (await browser.get("/api/staff/tournaments/nothing/copy")).json()[
            "code"
        ] == "no-such-tournament"


async def test_a_template_is_kept_used_and_deleted_and_the_records_say_by_whom_and_why(site: Site) -> None:
    async with site.browser() as browser, site.browser() as other:
        await boss_of(site, browser, "Keeper")
        await boss_of(site, other, "Otherkeeper")
        added = await browser.post(PATH, json=KEPT)
        assert added.status_code == 201, added.text
        [one] = [row for row in await kept(other) if row["name"] == "Friday"]
        assert (one["structure"], one["by"], one["template"]) == (FILE, "Keeper", added.json()["template"])
        cup = await made(other, structure=one["structure"])
        gone = await other.post(
            f"{PATH}/{one['template']}/delete", json={"reason": "nobody plays on Fridays"}
        )
        assert gone.status_code == 204
        again = await browser.post(f"{PATH}/{one['template']}/delete", json=WHY)
        assert again.json()["code"] == "template-gone"
        assert not [row for row in await kept(browser) if row["name"] == "Friday"]
        assert (await browser.get(f"/api/tournaments/{cup}")).status_code == 200, "what was made of it stays"
        admin = await site.account("Records", "admin")
        records = await browser.get("/api/staff/records", headers={"Authorization": f"Bearer {admin}"})
        told = [row for row in records.json()["records"] if one["template"] in row["what"]]
        assert [(row["by"], row["what"].split()[-1], row["reason"]) for row in told] == [
            ("Otherkeeper", "delete_template", "nobody plays on Fridays"),
            ("Keeper", "keep_template", WHY["reason"]),
        ]


async def test_a_repeated_request_keeps_one_template(site: Site) -> None:
    async with site.browser() as browser:
        await boss_of(site, browser, "Repeater")
        body = KEPT | {"name": "Once"}
        answers = [await browser.post(PATH, json=body, headers={"Idempotency-Key": "k1"}) for _ in range(2)]
        assert {one.status_code for one in answers} == {201}
        assert answers[0].json() == answers[1].json()


WRONG: list[tuple[dict[str, object], int, str]] = [
    ({"name": ""}, 409, "template-unnamed"),
    ({"name": "   "}, 409, "template-unnamed"),
    ({"name": "\u202ebackwards"}, 409, "template-unnamed"),
    ({"name": "line\u0007"}, 409, "template-unnamed"),
    ({"name": "x" * 10_000}, 400, ""),
    ({"house": "nowhere"}, 404, "no-such-house"),
    ({"structure": "stack = 1"}, 409, "bad-structure"),
    ({"structure": FILE.replace("seats = 4", f"seats = {10**400}")}, 409, "bad-structure"),
    ({"name": "nul\0"}, 400, ""),
    ({"structure": "\0"}, 400, ""),
    ({"structure": FILE + "#" * 20_000}, 400, ""),
    ({"structure": FILE + "late_chips = [{after_level = -1, chips = 5}]"}, 409, "bad-structure"),
    ({"structure": FILE + f"late_chips = [{{after_level = 1, chips = {10**30}}}]"}, 409, "bad-structure"),
    ({"structure": "x" * 100_001}, 413, ""),
    ({"reason": ""}, 400, ""),
    ({"more": 1}, 400, ""),
]


@pytest.mark.parametrize(("change", "status", "code"), WRONG)
async def test_what_cannot_be_kept_is_refused(
    site: Site, change: dict[str, object], status: int, code: str
) -> None:
    async with site.browser() as browser:
        await boss_of(site, browser, f"Mistyper {WRONG.index((change, status, code)) + 1}")
        before = await kept(browser)
        answer = await browser.post(PATH, json=KEPT | {"name": "Wrong"} | change)
        assert answer.status_code == status, answer.text
        assert not code or answer.json()["code"] == code
        assert await kept(browser) == before


async def test_two_operators_at_once_keep_one_name_and_delete_it_once(site: Site) -> None:
    async with site.browser() as browser, site.browser() as other:
        await boss_of(site, browser, "Twin")
        await boss_of(site, other, "Othertwin")
        names = ["Saturday", "saturday", " Saturday ", "SATURDAY"]
        asked = [
            (browser if place % 2 else other).post(PATH, json=KEPT | {"name": name})
            for place, name in enumerate(names)
        ]
        answers = await asyncio.gather(*asked)
        assert sorted(one.status_code for one in answers) == [201, 409, 409, 409]
        assert {one.json()["code"] for one in answers if one.status_code == 409} == {"template-exists"}
        [row] = [row for row in await kept(browser) if row["name"].casefold() == "saturday"]
        path = f"{PATH}/{row['template']}/delete"
        gone = await asyncio.gather(browser.post(path, json=WHY), other.post(path, json=WHY))
        assert sorted(one.status_code for one in gone) == [204, 409]


@pytest.mark.parametrize("role", ["player", "cashier"])
async def test_whoever_runs_no_tournaments_sees_and_keeps_nothing(site: Site, role: str) -> None:
    async with site.browser() as browser:
        await boss_of(site, browser, f"No{role}", role)
        for answer in (
            await browser.get(PATH),
            await browser.post(PATH, json=KEPT),
            await browser.post(f"{PATH}/k1/delete", json=WHY),
            await browser.get("/api/staff/tournaments/m1/copy"),
        ):
            assert answer.status_code == 403, answer.text
