"""Cash tables kept as templates: who may, what is refused, what tables opened by one are like, what the records say."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
import pytest_asyncio

from tests.web.site import Site, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

PATH = "/api/staff/tables-templates"
WHY = {"reason": "as every week"}
STAKE = {**WHY, "house": "casinohuone", "game": "holdem", "stake": "NL10"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    async with opened(tmp_path_factory.mktemp("kept") / "data") as running:
        yield running


async def boss_of(site: Site, browser: httpx.AsyncClient, name: str, role: str = "floor") -> str:
    """Sign somebody in and return the id of a table that is open."""
    browser.headers["Authorization"] = f"Bearer {await site.account(name, role)}"
    return next(iter(site.room.tables)) if site.room.tables else await a_table(browser)


async def a_table(browser: httpx.AsyncClient) -> str:
    answer = await browser.post("/api/staff/tables", json=STAKE)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def kept(browser: httpx.AsyncClient) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await browser.get(PATH)).json()["templates"]
    return found


async def keep(browser: httpx.AsyncClient, table: str, name: str, **more: object) -> str:
    answer = await browser.post(PATH, json={**WHY, "table": table, "name": name, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["template"])


async def test_tables_opened_by_a_template_are_as_it_says_and_take_players(site: Site) -> None:
    async with site.browser() as browser, site.browser() as other:
        table = await boss_of(site, browser, "Keeper")
        await boss_of(site, other, "Otherkeeper")
        one = await keep(browser, table, "Short", table_name="Kotka {number}", seats=4)
        [row] = [row for row in await kept(other) if row["template"] == one]
        assert (row["by"], row["stake"], row["seats"], row["table_name"]) == (
            "Keeper", "NL10", 4, "Kotka {number}",
        )  # fmt: skip
        assert row["pool"] == site.room.tables[table].pool
        before = set(site.room.tables)
        answer = await other.post(f"{PATH}/{one}/open", json={"reason": "a full evening", "number": 3})
        assert answer.status_code == 201, answer.text
        new = answer.json()["tables"]
        assert set(new) == set(site.room.tables) - before and len(new) == 3
        writers = [site.room.tables[id] for id in new]
        assert [(one.terms.name, one.terms.seats) for one in writers] == [
            ("Kotka 1", 4), ("Kotka 2", 4), ("Kotka 3", 4),
        ]  # fmt: skip
        pool = site.room.pools[writers[0].pool]
        assert all(pool.takes_players(id) for id in new), "fewer seats keep nobody from a table"
        assert pool.takes_players(table)
        gone = await other.post(f"{PATH}/{one}/delete", json={"reason": "no more"})
        assert gone.status_code == 204
        assert set(new) <= set(site.room.tables), "what was opened by it stays"
        for path, body in ((f"{PATH}/{one}/delete", WHY), (f"{PATH}/{one}/open", {**WHY, "number": 1})):
            again = await browser.post(path, json=body)
            assert (again.status_code, again.json()["code"]) == (409, "template-gone")
        admin = await site.account("Records", "admin")
        records = await browser.get("/api/staff/records", headers={"Authorization": f"Bearer {admin}"})
        told = [(row["by"], row["what"], row["reason"]) for row in records.json()["records"]]
        assert told[:5] == [
            ("Otherkeeper", f"open_table {one} delete_template", "no more"),
            *[("Otherkeeper", f"open_table {id}", "a full evening") for id in reversed(new)],
            ("Keeper", f"open_table {one} keep_template", WHY["reason"]),
        ]


async def test_without_a_name_or_seats_of_its_own_a_table_is_as_its_stakes_others(site: Site) -> None:
    async with site.browser() as browser:
        table = await boss_of(site, browser, "Plain")
        one = await keep(browser, table, "Plain one")
        answer = await browser.post(f"{PATH}/{one}/open", json={**WHY, "number": 1})
        [new] = answer.json()["tables"]
        terms, like = site.room.tables[new].terms, site.room.tables[table].terms
        assert (terms.seats, terms.stake, terms.languages) == (like.seats, like.stake, like.languages)
        names = [one.terms.name for one in site.room.tables.values()]
        assert len(set(names)) == len(names)


async def test_a_repeated_request_keeps_one_template_and_opens_its_tables_once(site: Site) -> None:
    async with site.browser() as browser:
        table = await boss_of(site, browser, "Repeater")
        body = {**WHY, "table": table, "name": "Once"}
        answers = [await browser.post(PATH, json=body, headers={"Idempotency-Key": "k1"}) for _ in range(2)]
        assert {one.status_code for one in answers} == {201}
        assert answers[0].json() == answers[1].json()
        path, number = f"{PATH}/{answers[0].json()['template']}/open", len(site.room.tables)
        answers = [
            await browser.post(path, json={**WHY, "number": 2}, headers={"Idempotency-Key": "k2"})
            for _ in range(2)
        ]
        assert answers[0].json() == answers[1].json()
        assert len(site.room.tables) == number + 2


WRONG: list[tuple[dict[str, object], int, str]] = [
    ({"name": ""}, 409, "template-unnamed"),
    ({"name": " \u00a0 "}, 409, "template-unnamed"),
    ({"name": "\u202ebackwards"}, 409, "template-unnamed"),
    ({"name": "x" * 10_000}, 400, ""),
    ({"name": "nul\0"}, 400, ""),
    ({"name": 7}, 400, ""),
    ({"table": "no-such"}, 404, "no-such-table"),
    ({"table": "\0"}, 400, ""),
    ({"table_name": "x" * 25}, 400, ""),
    ({"table_name": "Red {count}"}, 409, "template-table-name"),
    ({"table_name": "Red\u0007"}, 409, "template-table-name"),
    ({"seats": 1}, 409, "template-seats"),
    ({"seats": 12}, 409, "template-seats"),
    ({"seats": 10**30}, 400, ""),
    ({"seats": -1}, 400, ""),
    ({"reason": ""}, 400, ""),
    ({"more": 1}, 400, ""),
]


@pytest.mark.parametrize(("change", "status", "code"), WRONG)
async def test_what_cannot_be_kept_is_refused(
    site: Site, change: dict[str, object], status: int, code: str
) -> None:
    async with site.browser() as browser:
        table = await boss_of(site, browser, f"Mistyper {WRONG.index((change, status, code)) + 1}")
        before = await kept(browser)
        answer = await browser.post(PATH, json={**WHY, "table": table, "name": "Wrong", **change})
        assert answer.status_code == status, answer.text
        assert not code or answer.json()["code"] == code
        assert await kept(browser) == before


async def test_no_number_of_tables_but_one_to_ten_opens(site: Site) -> None:
    async with site.browser() as browser:
        table = await boss_of(site, browser, "Counter")
        one, before = await keep(browser, table, "Counted"), set(site.room.tables)
        for number in (0, -1, 11, 10**30, 1.5, "two", None):
            answer = await browser.post(f"{PATH}/{one}/open", json={**WHY, "number": number})
            assert answer.status_code == 400, answer.text
        assert set(site.room.tables) == before


async def test_a_stake_that_the_book_has_no_longer_opens_no_table_and_can_be_deleted(site: Site) -> None:
    async with site.browser() as browser:
        table = await boss_of(site, browser, "Reader")
        one, before = await keep(browser, table, "Old stake"), set(site.room.tables)
        pool = site.room.pools[site.room.tables[table].pool]
        pool.is_offered = False  # as after a reload of a book without it
        try:
            [row] = [row for row in await kept(browser) if row["template"] == one]
            assert row["pool"] == ""
            for path, body in (
                (f"{PATH}/{one}/open", {**WHY, "number": 2}),
                (PATH, {**WHY, "table": table, "name": "Too late"}),
            ):
                answer = await browser.post(path, json=body)
                assert answer.json()["code"] == "no-such-stake", answer.text
            assert set(site.room.tables) == before
            gone = await browser.post(f"{PATH}/{one}/delete", json=WHY)
            assert gone.status_code == 204
        finally:
            pool.is_offered = True


async def test_two_operators_at_once_keep_one_name_and_delete_it_once(site: Site) -> None:
    async with site.browser() as browser, site.browser() as other:
        table = await boss_of(site, browser, "Twin")
        await boss_of(site, other, "Othertwin")
        asked = [
            (browser if place % 2 else other).post(PATH, json={**WHY, "table": table, "name": name})
            for place, name in enumerate(("Saturday", "saturday", " Saturday ", "SATURDAY"))
        ]
        answers = await asyncio.gather(*asked)
        assert sorted(one.status_code for one in answers) == [201, 409, 409, 409]
        assert {one.json()["code"] for one in answers if one.status_code == 409} == {"template-exists"}
        [row] = [row for row in await kept(browser) if row["name"].casefold() == "saturday"]
        path = f"{PATH}/{row['template']}"
        both = await asyncio.gather(
            *[one.post(f"{path}/open", json={**WHY, "number": 2}) for one in (browser, other)]
        )
        opened_now = [id for one in both for id in one.json()["tables"]]
        assert len(set(opened_now)) == 4
        gone = await asyncio.gather(*[one.post(f"{path}/delete", json=WHY) for one in (browser, other)])
        assert sorted(one.status_code for one in gone) == [204, 409]


@pytest.mark.parametrize("role", ["player", "cashier"])
async def test_whoever_opens_no_tables_sees_and_keeps_nothing(site: Site, role: str) -> None:
    async with site.browser() as browser:
        await boss_of(site, browser, f"First of {role}s")
        await boss_of(site, browser, f"No{role}", role)
        for answer in (
            await browser.get(PATH),
            await browser.post(PATH, json={**WHY, "table": "t", "name": "X"}),
            await browser.post(f"{PATH}/k1/open", json={**WHY, "number": 1}),
            await browser.post(f"{PATH}/k1/delete", json=WHY),
        ):
            assert answer.status_code == 403, answer.text
