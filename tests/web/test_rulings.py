"""Rulings over HTTP: the JSON of the command line, what a page needs for its forms, and the record that staff keep."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.floor import LANGUAGES
from cardroom.room.protocol.ruling_bodies import RulingBody
from cardroom.rules import shipped
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
    assert set(body["said"]) == set(LANGUAGES)
    assert set(body["texts"]) == set(body["clauses"]) >= {"CK-N.3"}
    assert body["words"]["nb"]["raise"] == "høyne" and set(body["words"]) == set(body["said"])
    assert set(body) | {"steps"} == set(RulingBody.__struct_fields__) and "steps" not in body
    assert body == msgspec.json.decode(msgspec.json.encode(msgspec.convert(body, RulingBody)))


async def test_cards_are_put_right_step_by_step_and_each_step_is_said_in_four_languages(site: Site) -> None:
    case = {"topic": "premature_board", "facts": {"street": "turn"}}
    async with site.browser() as browser:
        told = await browser.post("/api/rulings", json={"house": "casino-helsinki", "case": case})
        left_open = await browser.post("/api/rulings", json={"house": "pokerstars-live-fi", "case": case})
    steps = told.json()["steps"]
    assert [step["do"] for step in steps][:3] == ["set_aside", "finish_round", "burn"] and len(steps) == 8
    assert steps[3]["said"]["cs"] == "Na board se vyloží jedna karta."
    assert all(set(step["said"]) == set(LANGUAGES) for step in steps)
    assert "steps" not in left_open.json()
    assert [len(option.get("steps", ())) for option in left_open.json()["options"]] == [5, 8, 0]
    for body in (told.json(), left_open.json()):
        assert body == msgspec.json.decode(msgspec.json.encode(msgspec.convert(body, RulingBody)))


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
    missing = answer.json()["args"]["missing"].split()
    assert {"fact.chips", "situation.stack", "situation.big_blind"} <= set(missing)
    assert answer.json()["args"]["wrong"] == ""
    assert (nowhere.status_code, nowhere.json()["code"]) == (404, "no-such-house")
    assert (online.status_code, online.json()["code"]) == (409, "no-live-rulings")


async def test_the_topics_tell_a_page_everything_its_forms_need(site: Site) -> None:
    async with site.browser() as browser:
        body = (await browser.get("/api/rulings/topics")).json()
    topics = {topic["id"]: topic for topic in body["topics"]}
    (chip, said) = topics["single_chip"]["facts"]
    assert (chip["name"], chip["kind"], chip["required"]) == ("chip", "number", True)
    assert (said["kind"], said["choices"], said["required"]) == ("choice", ["nothing", "raise", "bet"], False)
    (chips,) = topics["several_chips"]["facts"]
    assert (chips["kind"], chips["least"], chips["fewest"]) == ("numbers", 1, 2)
    situation = {field["name"]: field for field in body["situation"]}
    assert (situation["players_left"]["least"], situation["players_left"]["most"]) == (1, 12)
    assert (situation["form"]["least"], situation["form"]["most"], situation["form"]["fewest"]) == (
        None,
        None,
        0,
    )
    named = set(situation)
    assert all(set(topic["needs"]) <= named for topic in topics.values())
    assert {house["id"] for house in body["houses"] if not house["rules_live"]} == {"casinohuone"}


async def test_a_field_that_was_told_wrongly_is_named(site: Site) -> None:
    case = {**CASE, "facts": {"chips": [0, 100]}, "situation": {**CASE["situation"], "stack": -1}}
    async with site.browser() as browser:
        answer = await browser.post("/api/rulings", json={"house": "casino-kruh", "case": case})
    assert set(answer.json()["args"]["wrong"].split()) == {"situation.stack", "fact.chips"}
    assert answer.json()["args"]["missing"] == ""


async def test_the_forms_speak_the_language_asked_for_and_name_the_rooms_houses_first(site: Site) -> None:
    async with site.browser() as browser:
        english = (await browser.get("/api/rulings/topics")).json()
        norwegian = (await browser.get("/api/rulings/topics", params={"language": "nb"})).json()
        nowhere = await browser.get("/api/rulings/topics", params={"language": "xx"})
    assert english["houses"][0]["id"] == "casinohuone"
    assert {house["id"] for house in english["houses"]} == set(shipped())
    assert "single_chip" in next(h for h in english["houses"] if h["id"] == "casino-kruh")["topics"]
    chip = next(topic for topic in norwegian["topics"] if topic["id"] == "single_chip")
    assert chip["label"] == "Én sjetong, uten ord eller med «høyn»" and chip["about"] != chip["label"]
    assert chip["facts"][1]["labels"] == ["ingenting", "høyne", "satse"]
    assert chip["facts"][1]["default"] == "nothing"
    assert nowhere.status_code == 400


async def keep(browser: httpx.AsyncClient, **more: str) -> httpx.Response:
    """Ask for a ruling at table 7 to be kept."""
    return await browser.post(
        "/api/rulings/log", json={"house": "casino-kruh", "case": CASE, "table": "7", **more}
    )


async def test_staff_keep_a_ruling_and_one_against_the_proposal_needs_a_reason(site: Site) -> None:
    token, player = await site.account("Floor", "admin"), await site.account("Nosy")
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
    assert newest["said"]["en"] == "This is a raise to 2,000." and "2" in newest["said"]["cs"]
    assert first["decided"] == "" and "CK-N.3" in first["clauses"]


async def test_a_ruling_is_kept_in_no_tournament_that_there_is_not(site: Site) -> None:
    token = await site.account("Floor2", "floor")
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {token}"
        nowhere = await keep(browser, tournament="no-cup")
        assert (nowhere.status_code, nowhere.json()["code"]) == (404, "no-such-tournament")
