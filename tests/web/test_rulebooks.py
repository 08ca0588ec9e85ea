"""The rulebooks of a room with several houses, over the wire: read, searched, compared, read anew."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from cardroom.floor import LANGUAGES
from cardroom.floor.readings import readings_said
from cardroom.rules import compare, house, shipped
from tests.patience import PATIENCE_SECONDS
from tests.web.site import Site, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

MAIN = "casinohuone"
OTHERS = tuple(name for name in shipped() if name != MAIN)
OWN = """
extends = "casinohuone"
id = "my_club"
name = "My Club"

[buy_in]
minimum_big_blinds = {{ value = {least}, clauses = ["CO-TH.1"] }}
"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def five(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """A demo room of all houses."""
    folder = tmp_path_factory.mktemp("five")
    async with opened(folder / "data", houses=(MAIN, *OTHERS), demo=True) as running:
        yield running


async def get(site: Site, path: str, status: int = 200, **params: str) -> Any:
    async with site.browser() as browser:
        answer = await browser.get(f"/api/{path}", params=params)
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_the_houses_are_listed_the_main_one_first(five: Site) -> None:
    rows = (await get(five, "rulebooks"))["rulebooks"]
    assert [row["house"] for row in rows] == [MAIN, *OTHERS]
    for row in rows:
        book = house(row["house"])
        assert (row["name"], row["clauses"], row["games"]) == (book.name, len(book.clauses), len(book.games))
        assert row["title"] == book.document.title and row["language"] == book.document.language


async def test_each_house_has_its_whole_book_and_the_main_one_needs_no_name(five: Site) -> None:
    assert (await get(five, "rulebook"))["house"] == MAIN
    for name in shipped():
        body = await get(five, "rulebook", house=name)
        assert [clause["id"] for clause in body["clauses"]] == list(house(name).clauses)
        assert {clause["house"] for clause in body["clauses"]} == {name}
        points = sum(len(type(section).__dataclass_fields__) for section in house(name).sections().values())
        assert len(body["decisions"]) == points
    refused = await get(five, "rulebook", status=404, house="casino-nowhere")
    assert refused["code"] == "no-such-house" and "casino-kruh" in refused["message"]


async def test_decisions_are_told_as_the_rulebook_has_them(five: Site) -> None:
    decisions = (await get(five, "rulebook"))["decisions"]
    told = {f"{one['section']}.{one['name']}": one["value"] for one in decisions}
    book = house(MAIN)
    assert told["betting.raise_cap"] == book.betting.raise_cap.value
    assert told["showdown.side_pot_shows_first"] is book.showdown.side_pot_shows_first.value
    assert told["blinds.entry"] == book.blinds.entry.value
    caps = book.rake.short_handed_caps.value
    assert [row["cap_cents"] for row in told["rake.short_handed_caps"]] == [cap.cap_cents for cap in caps]
    assert len(caps) > 1 and told["rake.short_handed_caps"][0]["or_larger"] is caps[0].or_larger


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_reading_comes_in_the_language_that_was_asked_for(five: Site, language: str) -> None:
    for name in shipped():
        book = house(name)
        body = await get(five, "rulebook", house=name, language=language)
        for one in body["decisions"]:
            reading = getattr(book.sections()[one["section"]], one["name"]).reading
            assert one["reading"] == readings_said([reading], language)
            assert (one["reading"] == reading) == (language == "en" or reading == "")
    compared = await get(five, "rulebooks/compare", a=MAIN, b="casino-kruh", language=language)
    sides = [
        side for point in compared["points"] for side in (point["a"], point["b"]) if side and side["reading"]
    ]
    english = await get(five, "rulebooks/compare", a=MAIN, b="casino-kruh")
    told = [
        side for point in english["points"] for side in (point["a"], point["b"]) if side and side["reading"]
    ]
    assert [side["reading"] for side in sides] == [
        readings_said([side["reading"]], language) for side in told
    ]
    refused = await get(five, "rulebook", status=400, language="sv")
    assert "sv" in refused["message"] or refused["code"]


async def test_a_search_goes_through_one_house_or_all(five: Site) -> None:
    everywhere = (await get(five, "rulebook/search", words="odd chip"))["clauses"]
    assert {clause["house"] for clause in everywhere} >= {
        "casino-helsinki",
        "casino-kruh",
        "pokerstars-live-fi",
    }
    assert len({clause["id"] for clause in everywhere}) == len(everywhere)
    one = (await get(five, "rulebook/search", words="odd chip", house="casino-kruh"))["clauses"]
    assert one and {clause["house"] for clause in one} == {"casino-kruh"}


async def test_two_houses_stand_side_by_side_at_every_decision_point(five: Site) -> None:
    body = await get(five, "rulebooks/compare", a=MAIN, b="casino-kruh")
    books = house(MAIN), house("casino-kruh")
    wanted = compare(*books)
    assert [f"{p['section']}.{p['name']}" for p in body["points"]] == [point.point for point in wanted.points]
    for shown, point in zip(body["points"], wanted.points, strict=True):
        assert shown["same"] == point.same
        for side, book, found in ((shown["a"], books[0], point.first), (shown["b"], books[1], point.second)):
            assert (side is None) == (found is None)
            if side is not None and found is not None:
                assert tuple(side["clauses"]) == found.clauses and side["reading"] == found.reading
                assert set(side["clauses"]) <= set(book.clauses)
    assert any(not point["same"] for point in body["points"])
    alike = await get(five, "rulebooks/compare", a=MAIN, b=MAIN)
    assert all(point["same"] for point in alike["points"])


async def test_the_lobby_names_the_house_of_each_stake_in_the_rooms_money(five: Site) -> None:
    pools = (await get(five, "lobby"))["pools"]
    assert {pool["house"] for pool in pools} == set(shipped())
    assert {pool["currency"] for pool in pools} == {"EUR"}
    assert len({pool["pool"] for pool in pools}) == len(pools)


async def test_staff_open_and_close_a_table_of_another_house(five: Site) -> None:
    token = await five.account("Desk", "admin")
    async with five.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {token}"
        wanted = {
            "house": "casino-kruh",
            "game": "holdem-nl",
            "stake": "NL10/20",
            "reason": "for the evening",
        }
        opened_ = await browser.post("/api/staff/tables", json=wanted)
        assert opened_.status_code == 201, opened_.text
        table = opened_.json()["table"]
        assert (await browser.get(f"/api/tables/{table}")).json()["terms"]["house"] == "casino-kruh"
        [row] = [row for row in (await browser.get("/api/staff")).json()["tables"] if row["table"] == table]
        assert (row["house"], row["book"]) == ("casino-kruh", house("casino-kruh").version)
        closed = await browser.post(f"/api/staff/tables/{table}/close", json={"reason": "closing time"})
        assert closed.status_code == 204
        assert (await browser.get(f"/api/tables/{table}")).status_code == 404
        missing = await browser.post("/api/staff/tables", json=wanted | {"stake": "NL1"})
        assert (missing.status_code, missing.json()["code"]) == (404, "no-such-stake")


async def test_a_rulebook_is_read_anew_and_a_broken_one_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "my_club.toml"
    file.write_text(OWN.format(least=30))
    async with opened(tmp_path / "data", houses=(str(file),)) as site, site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {await site.account('Salme', 'admin')}"

        async def reload() -> Any:
            answer = await browser.post("/api/staff/rulebooks/reload", json={"reason": "a new season"})
            assert answer.status_code == 200, answer.text
            return answer.json()

        async def least() -> int:
            pools = (await browser.get("/api/lobby")).json()["pools"]
            return int(next(pool["min_buy_in"] for pool in pools if pool["pool"] == "holdem-nl10"))

        assert await least() == 300
        file.write_text(OWN.format(least=20))
        assert [one["changed"] for one in (await reload())["houses"]] == [True]
        assert await least() == 200
        file.write_text(OWN.format(least=10).replace("CO-TH.1", "CO-TH.999") + "\n[stools]\nlegs = 3\n")
        told = await reload()
        assert [(fault["line"], fault["entry"]) for fault in told["faults"]] == [
            (7, "buy_in.minimum_big_blinds.clauses"),
            (9, "stools"),
        ]
        assert [one["changed"] for one in told["houses"]] == [False]
        assert await least() == 200


async def test_sighup_reads_the_rulebooks_of_a_served_room_anew(tmp_path: Path) -> None:
    file = tmp_path / "my_club.toml"
    file.write_text(OWN.format(least=30))
    (tmp_path / "room.toml").write_text(f'rulebooks = ["{file}", "casino-helsinki"]\n')
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [
        sys.executable,
        "-m",
        "cardroom",
        "serve",
        "--port",
        str(port),
        "--data",
        str(tmp_path / "data"),
    ]
    log = (tmp_path / "log").open("w")
    server = subprocess.Popen(
        [*command, "--settings", str(tmp_path / "room.toml")], stdout=log, stderr=log, env=dict(os.environ)
    )

    def until(wanted: list[Any]) -> None:
        """Ask again and again what the lobby says of the houses and their least buy-ins."""
        deadline, seen = time.monotonic() + PATIENCE_SECONDS, None
        while seen != wanted and time.monotonic() < deadline:
            try:
                pools = httpx.get(f"http://127.0.0.1:{port}/api/lobby", timeout=PATIENCE_SECONDS).json()[
                    "pools"
                ]
                least = next(pool["min_buy_in"] for pool in pools if pool["pool"] == "holdem-nl10")
                seen = [sorted({pool["house"] for pool in pools}), least]
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        assert seen == wanted, (tmp_path / "log").read_text()

    try:
        until([["casino-helsinki", "my_club"], 300])
        file.write_text("nonsense")
        server.send_signal(signal.SIGHUP)
        deadline = time.monotonic() + PATIENCE_SECONDS
        while "rulebook_fault" not in (tmp_path / "log").read_text() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert "my_club.toml, line 1" in (tmp_path / "log").read_text()
        file.write_text(OWN.format(least=20))
        server.send_signal(signal.SIGHUP)
        until([["casino-helsinki", "my_club"], 200])
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) == 0
    finally:
        server.kill()
        log.close()
