"""Reports over HTTP: what staff are told, as JSON and as CSV, and what is refused."""

from __future__ import annotations

import csv
import io

import pytest

from cardroom.room.cashier.report_tables import WHATS
from tests.web.site import Site

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_report_adds_up_and_is_the_same_as_csv(site: Site) -> None:
    token = await site.account("Reporter", "admin")
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {token}"
        body = (await browser.get("/api/staff/reports")).json()
        [close] = body["closes"]
        assert close["open"] and close["sum"] == sum(close["closing"].values()) == 0 and close["drift"] == {}
        welcome = next(row for row in body["cashier"] if row["kind"] == "welcome")
        for what in WHATS:
            answer = await browser.get(f"/api/staff/reports/{what}.csv")
            assert answer.headers["content-type"].startswith("text/csv")
            assert f'filename="{what}-' in answer.headers["content-disposition"]
            rows = list(csv.DictReader(io.StringIO(answer.text)))
            if what == "cashier":
                assert [row["entries"] for row in rows if row["kind"] == "welcome"] == [
                    str(welcome["entries"])
                ]
            if what == "closes":
                assert {row["account"] for row in rows} == set(close["closing"])


@pytest.mark.parametrize(
    "query", ["first=yesterday", "first=2026-02-30", "first=2026-11-22&last=2026-11-21", "first=1999-01-01"]
)
async def test_days_that_are_none_are_refused_with_a_sentence(site: Site, query: str) -> None:
    token = await site.account(f"Asker {hash(query) % 10**6}", "admin")
    async with site.browser() as browser:
        answer = await browser.get(
            f"/api/staff/reports?{query}", headers={"Authorization": f"Bearer {token}"}
        )
    assert (answer.status_code, answer.json()["code"]) == (409, "bad-dates")


@pytest.mark.parametrize("last", ["0001-01-01", "0001-01-29", "9999-12-31"])
async def test_the_first_and_the_last_dates_there_are_may_be_asked_for(site: Site, last: str) -> None:
    token = await site.account(f"Asker {last[:4]} {last[-2:]}", "admin")
    async with site.browser() as browser:
        answer = await browser.get(
            f"/api/staff/reports?last={last}", headers={"Authorization": f"Bearer {token}"}
        )
    assert (answer.status_code, answer.json()["days"]) == (200, []), answer.text


async def test_a_report_that_there_is_not_is_not_found(site: Site) -> None:
    token = await site.account("Wanderer", "admin")
    async with site.browser() as browser:
        answer = await browser.get(
            "/api/staff/reports/secrets.csv", headers={"Authorization": f"Bearer {token}"}
        )
    assert answer.status_code == 404
