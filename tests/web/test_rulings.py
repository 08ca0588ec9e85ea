"""Rulings over HTTP: the JSON of the command line, what a page needs for its forms, and the record that staff keep."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from tests.web.site import Site

pytestmark = pytest.mark.asyncio(loop_scope="module")

CASE: dict[str, Any] = {
    "topic": "several_chips",
    "situation": {
        "form": "no_limit",
        "big_blind": 400,
        "bet_to_match": 1200,
        "last_full_raise": 800,
        "in_front": 0,
        "stack": 9000,
    },
    "facts": {"chips": [1000, 1000]},
}


async def test_a_ruling_comes_with_its_clauses_and_its_sentence_in_four_languages(site: Site) -> None:
    async with site.browser() as browser:
        answer = await browser.post("/api/rulings", json={"house": "casino-kruh", "case": CASE})
    body = answer.json()
    assert answer.status_code == 200 and body["action"] == {"who": "player", "verb": "raise", "to": 2000}
    assert set(body["said"]) == {"en", "fi", "nb", "cs"}
    assert set(body["texts"]) == set(body["clauses"]) >= {"CK-N.3"}


async def test_the_command_line_prints_the_same(site: Site) -> None:
    async with site.browser() as browser:
        answer = await browser.post("/api/rulings", json={"house": "casino-kruh", "case": CASE})
    text = msgspec.json.encode(CASE).decode()
    printed = CliRunner().invoke(app, ["ruling", "--house", "casino-kruh", "--json", "-"], input=text)
    assert msgspec.json.decode(printed.stdout) == {"rulings": [answer.json()]}


async def test_a_case_that_lacks_facts_is_told_all_of_them(site: Site) -> None:
    lacking = {"topic": "several_chips", "situation": {"form": "no_limit"}, "facts": {}}
    async with site.browser() as browser:
        answer = await browser.post("/api/rulings", json={"house": "casino-kruh", "case": lacking})
        nowhere = await browser.post("/api/rulings", json={"house": "../secret", "case": CASE})
        online = await browser.post("/api/rulings", json={"house": "casinohuone", "case": CASE})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-case")
    told = answer.json()["args"]["faults"].splitlines()
    assert any('fact "chips" is missing' in fault for fault in told)
    assert any('situation "stack" is missing' in fault for fault in told)
    assert (nowhere.status_code, nowhere.json()["code"]) == (404, "no-such-house")
    assert (online.status_code, online.json()["code"]) == (409, "no-live-rulings")


async def test_the_topics_tell_a_page_everything_its_forms_need(site: Site) -> None:
    async with site.browser() as browser:
        body = (await browser.get("/api/rulings/topics")).json()
    topics = {topic["id"]: topic for topic in body["topics"]}
    (chip, said) = topics["single_chip"]["facts"]
    assert (chip["name"], chip["kind"], chip["required"]) == ("chip", "number", True)
    assert (said["kind"], said["choices"], said["required"]) == ("choice", ["nothing", "raise", "bet"], False)
    named = {field["name"] for field in body["situation"]}
    assert all(set(topic["needs"]) <= named for topic in topics.values())
    assert {house["id"] for house in body["houses"] if not house["rules_live"]} == {"casinohuone"}


async def keep(browser: httpx.AsyncClient, **more: str) -> httpx.Response:
    """Ask for a ruling at table 7 to be kept."""
    return await browser.post(
        "/api/rulings/log", json={"house": "casino-kruh", "case": CASE, "table": "7", **more}
    )


async def test_staff_keep_a_ruling_and_one_against_the_proposal_needs_a_reason(site: Site) -> None:
    token, player = await site.account("Floor", "staff"), await site.account("Nosy")
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {player}"
        assert (await keep(browser)).json()["code"] == "not-staff"
        assert (await browser.get("/api/rulings/log")).status_code == 403
        browser.headers["Authorization"] = f"Bearer {token}"
        assert (await keep(browser)).status_code == 204
        refused = await keep(browser, decided="a call of 1200")
        assert (refused.status_code, refused.json()["code"]) == (409, "ruling-needs-a-reason")
        against = await keep(browser, decided="a call of 1200", reason="the chips slipped out of the hand")
        assert against.status_code == 204
        newest, first = (await browser.get("/api/rulings/log")).json()
    assert (newest["decided"], newest["reason"]) == ("a call of 1200", "the chips slipped out of the hand")
    assert (newest["by"], newest["table"], newest["house"], newest["proposed"]) == (
        "Floor",
        "7",
        "casino-kruh",
        "raise",
    )
    assert first["decided"] == "" and "CK-N.3" in first["clauses"]
