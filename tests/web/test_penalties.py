"""Penalties over HTTP: staff give, list and end them; the player hears of it and is refused meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.model import commands
from tests.web.site import Site, ask, hear, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

POOL = "casino-kruh:holdem-nl-nl10/20"
WHY = {"reason": "insulted the dealer"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def kruh(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """A room of Casino Kruh beside the online house."""
    folder = tmp_path_factory.mktemp("kruh") / "data"
    async with opened(folder, houses=("casinohuone", "casino-kruh"), demo=True) as running:
        yield running


async def test_a_penalty_is_given_listed_served_and_ended_over_the_wire(kruh: Site) -> None:
    boss, token = await kruh.account("Boss", "admin"), await kruh.account("Loud")
    pool = kruh.room.pools[POOL]
    async with kruh.browser() as browser, kruh.socket(token) as socket:
        browser.headers["Authorization"] = f"Bearer {boss}"
        player = (await hear(socket, to_client.Welcome)).player
        stake = {
            "house": pool.house,
            "game": pool.offer.id,
            "stake": pool.stake.name,
            "reason": "a quiet evening",
        }
        table = (await browser.post("/api/staff/tables", json=stake)).json()["table"]
        await ask(socket, from_client.JoinPool("j", POOL, pool.terms("", "").min_buy_in))
        assert (await hear(socket, to_client.Done)).table == table
        body = {
            **WHY, "id": "p-1", "table": table, "player": player, "kind": "missed_hands", "count": 4,
            "clause": "CK-H.7",
        }  # fmt: skip
        for _ in range(2):  # sent twice, given once
            assert (await browser.post("/api/staff/penalties", json=body)).status_code == 204
        given = await hear(socket, to_client.PenaltyGiven)
        assert (given.kind, given.hands, given.clauses) == ("missed_hands", 4, ("CK-H.7",))
        await ask(socket, at_table("s", table, commands.SitIn(ME)))
        assert (await hear(socket, to_client.Refused)).code == "under-penalty"

        shown = (await browser.get("/api/staff/penalties")).json()
        [row] = shown["penalties"]
        assert (row["name"], row["by"], row["left"], row["open"]) == ("Loud", "Boss", 4, True)
        [house] = shown["houses"]
        assert house["house"] == "casino-kruh" and "missed_hands" in house["kinds"]
        assert "disqualification" not in house["kinds"]
        assert {"id": "CK-H.7", "title": "Expulsion for misconduct"} in house["clauses"]

        done = await browser.post("/api/staff/penalties/p-1/end", json={"reason": "said sorry"})
        assert done.status_code == 204
        assert (await hear(socket, to_client.PenaltyEnded)).reason == "said sorry"
        again = await browser.post("/api/staff/penalties/p-1/end", json={"reason": "said sorry"})
        nothing = await browser.post("/api/staff/penalties/p-2/end", json={"reason": "said sorry"})
        assert (again.status_code, again.json()["code"]) == (409, "penalty-over")
        assert (nothing.status_code, nothing.json()["code"]) == (404, "no-such-penalty")
        records = (await browser.get("/api/staff/records")).json()["records"]
        assert [r["what"].split()[0] for r in records[:2]] == ["end_penalty", "penalise"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "flogging"},
        {"reason": "x"},
        {"count": -1},
        {"minutes": 1_000_000},
        {"id": ""},
        {"colour": "red"},
    ],
)
async def test_a_body_that_is_none_is_refused_whole(kruh: Site, wrong: dict[str, object]) -> None:
    boss = await kruh.account(f"Chief of {next(iter(wrong))}", "floor")
    body = {**WHY, "id": "p-9", "table": "t", "player": "p", "kind": "warning", **wrong}
    async with kruh.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {boss}"
        answer = await browser.post("/api/staff/penalties", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


async def test_a_ruling_that_staff_keep_stands_in_their_records(kruh: Site) -> None:
    boss = await kruh.account("Judge", "admin")
    case = {
        "topic": "clock_expired",
        "situation": {"bet_to_match": 0, "in_front": 0},
        "facts": {"player_did": "nothing"},
    }
    async with kruh.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {boss}"
        body = {
            "house": "casino-kruh",
            "case": case,
            "table": "Saimaa",
            "decided": "deemed-check",
            "reason": "first time",
        }
        assert (await browser.post("/api/rulings/log", json=body)).status_code == 204
        proposed = {**body, "decided": "", "reason": ""}
        assert (await browser.post("/api/rulings/log", json=proposed)).status_code == 204
        records = (await browser.get("/api/staff/records")).json()["records"]
    found = [(r["by"], r["what"], r["reason"]) for r in records if r["what"].startswith("ruling")]
    assert found == [
        ("Judge", "ruling Saimaa clock_expired", ""),
        ("Judge", "ruling Saimaa clock_expired", "deemed-check: first time"),
    ]
