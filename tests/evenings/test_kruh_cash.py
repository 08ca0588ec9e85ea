"""A cash table of Casino Kruh over HTTP: a dealer warns, a stack returns within the hour, drops carry the bonus of their
moment; the books close to zero. Followed by a dealer, the manager and a screen over sockets.
"""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from cardroom.table.told.dealers_view import DealersHand
from tests.evenings.audience import Audience, followed
from tests.evenings.desks import MINUTE, DeskClerk, at_desk
from tests.evenings.followers import Follower
from tests.table.entered_tables import next_fact, shuffled
from tests.web.site import opened
from tests.web.test_rulings import CASE

pytestmark = pytest.mark.asyncio(loop_scope="function")

HOUSE = "casino-kruh"
POOL = "holdem-nl/NL10/20"
STACK = 100_000
NAMES = ("Adam", "Boris", "Cyril", "Dana")
BOOK = """
schema = 5
extends = "casino-kruh"
id = "casino-kruh"
name = "Casino Kruh"

[rake]
bonus_drops = {{ value = [{{ fund = "straight-flush", amount_cents = {cents} }}], clauses = ["CK-H.5"] }}
"""


async def test_a_cash_table_of_kruh_closes_to_zero(tmp_path: Path) -> None:
    book = tmp_path / "kruh.toml"
    book.write_text(BOOK.format(cents=500), "utf-8")
    async with opened(tmp_path / "data", houses=(str(book),)) as site, followed() as audience:
        began = time.time_ns() // 1_000_000 - 240 * MINUTE
        roles: Any = {"Karel": "floor", "Lenka": "dealer", "Otto": "admin"}
        async with at_desk(site, HOUSE, began, roles, audience) as (karel, lenka, otto):
            await audience.joins(*[Follower(one.who, site, one.token, house=HOUSE) for one in (lenka, otto)])
            await audience.joins(Follower("screen", site, house=HOUSE))
            await karel.act(0, "open_day")
            await karel.act(1, "open_table", table=1, pool=POOL, why="four wait")
            people = {name: await karel.named(name) for name in NAMES}
            for seat, player in enumerate(people.values(), 1):
                await karel.act(2, "seat", table=1, seat=seat, player=player, stack=STACK, why="came in")
            await a_dealer_warns(karel, lenka, people)
            await back_within_the_hour(karel, people)
            await bought_by_consent(karel, lenka)
            await bonus_of_the_moment(karel, lenka, otto, book, audience)
            await closed(karel)
        assert audience.acts > 15
        ledger = site.room.services.ledger
        assert ledger.trial_balance() == 0
        chips = {
            name: cents for name, cents in ledger.balances.items() if name.startswith("stack:") and cents
        }
        assert not chips


async def a_dealer_warns(karel: DeskClerk, lenka: DeskClerk, people: dict[str, str]) -> None:
    """At Kruh dealers sanction (CK-H.2, CK-H.12); they seat nobody, and the second warning is seen to be one."""
    seat = await lenka.refused(5, "seat", table=1, seat=6, player=people["Adam"], stack=STACK, why="asks")
    assert seat["code"] == "not-your-act"
    warning = {"player": people["Boris"], "offence": "misconduct", "kind": "warning", "table": 1}
    early = await lenka.refused(6, "penalty", **warning, why="talks about the hand")
    assert early["code"] == "not-your-table", "a dealer warns at the own table"
    dealer = str((await lenka.client.get("/api/me")).json()["player"])
    await karel.act(6, "dealer_in", dealer=dealer)
    await karel.act(6, "push_dealer", table=1, dealer=dealer)
    number = await lenka.act(6, "penalty", **warning, why="talks about the hand")
    record = next(one for one in (await karel.view())["office"]["records"] if one["number"] == number)
    assert (record["kind"], record["by"]) == ("penalty", "Lenka") and people["Boris"] in record["about"]
    assert record["since_ms"] == karel.began_ms + 6 * MINUTE
    assert "penalty" in (await karel.seat(1, 2)).get("marks", []) or record.get("closed_ms")


async def back_within_the_hour(karel: DeskClerk, people: dict[str, str]) -> None:
    """Who leaves and comes back within the hour brings exactly what was taken along (CK-H.15); behind it any buy-in."""
    await karel.act(10, "leave", table=1, seat=1, stack=60_000)
    await karel.act(11, "leave", table=1, seat=3, stack=STACK)
    more = await karel.refused(30, "seat", table=1, seat=1, player=people["Adam"], stack=STACK, why="back")
    assert more["code"] == "stack-comes-back" and "CK-H.15" in more["clauses"]
    assert (more["args"]["least"], more["args"]["most"]) == (60_000, 60_000)
    await karel.act(40, "seat", table=1, seat=1, player=people["Adam"], stack=60_000, why="is back")
    await karel.act(72, "seat", table=1, seat=3, player=people["Cyril"], stack=150_000, why="an hour later")


async def bought_by_consent(karel: DeskClerk, lenka: DeskClerk) -> None:
    """Less than the minimum is bought once the players' consent is noted, and the manager's (CK-TH.2)."""
    eva = await karel.named("Eva")
    asked = {"table": 1, "player": eva, "cents": 40_000}
    buys = {"table": 1, "seat": 5, "player": eva, "stack": 40_000, "is_agreed": True, "why": "a beginner"}
    await lenka.act(74, "table_consents", **asked, seats=[1, 2, 3])
    alone = await lenka.refused(75, "manager_consents", **asked)
    assert alone["code"] == "not-your-act"
    await karel.act(75, "manager_consents", **asked)
    missing = await karel.refused(76, "seat", **buys)
    assert (missing["code"], missing["clauses"]) == ("consent-missing", ["CK-TH.2"])
    assert (missing["args"]["missing"], missing["args"]["seats"]) == ("table", "4")
    await lenka.act(77, "table_consents", **asked, seats=[4])
    await karel.act(78, "seat", **buys)
    [record] = [one for one in (await karel.view())["office"]["records"] if one["kind"] == "consent"]
    given = {
        one["text"]: one["number"] - karel.began_ms for one in record["fields"] if one["name"] == "agreed"
    }
    assert given["Dana (Lenka)"] == 77 * MINUTE and len(given) == len(NAMES)
    [manager] = [one for one in record["fields"] if one["name"] == "manager"]
    assert (manager["text"], manager["number"]) == ("Karel", karel.began_ms + 75 * MINUTE)
    await karel.act(80, "leave", table=1, seat=5, stack=40_000)


async def charged(karel: DeskClerk) -> tuple[set[int], set[int], bool]:
    """By the page of charges: the bonus drops of new tables and of table 1, and whether it says since when."""
    answer = await karel.client.get("/api/charges", params={"house": HOUSE})
    assert answer.status_code == 200, answer.text
    page = answer.json()
    [table] = [one for one in page["tables"] if one["live"] == 1]
    rows = [row for group in page["stakes"] for row in group["hands"]]
    by_book, here = (
        {drop["amount"] for row in of for drop in row.get("drops", []) if drop["fund"] == "straight-flush"}
        for of in (rows, table["hands"])
    )
    return by_book, here, page["since_ms"] > 0


async def bonus_of_the_moment(
    karel: DeskClerk, lenka: DeskClerk, otto: DeskClerk, book: Path, audience: Audience
) -> None:
    """A raked hand drops what the rule of its moment says; the manager changes it, and later hands drop the other sum."""
    assert await drops(karel, lenka, audience, 3) == [500]
    assert await charged(karel) == ({500}, {500}, False)
    book.write_text(BOOK.format(cents=1_000), "utf-8")
    body = {"reason": "the manager changes the bonus (CK-H.5)"}
    answer = await otto.client.post("/api/staff/rulebooks/reload", json=body)
    assert answer.status_code == 200, answer.text
    assert await charged(karel) == ({1_000}, {1_000}, True)
    assert await drops(karel, lenka, audience, 4) == [1_000]


async def drops(karel: DeskClerk, lenka: DeskClerk, audience: Audience, seed: int) -> list[int]:
    """The bonus drops of a hand that the dealer enters at the table, at the depth of play."""
    await karel.act(-1, "set_depth", table=1, depth="play")
    told = (await karel.table(1))["told"]
    dealer = str((await lenka.client.get("/api/me")).json()["player"])
    named = await karel.client.post(
        f"/api/staff/live/{told}/dealer", json={"player": dealer, "reason": "a push"}
    )
    assert named.status_code == 204, named.text
    body = (await lenka.client.post(f"/api/live/{told}/hand")).json()
    straddler = body["hand"]["may_straddle"][0]
    facts: list[dict[str, Any]] = [{"do": "straddle", "seat": straddler["seat"]}]
    chance, cards = Random(seed), shuffled(seed)
    while body["hand"]["awaits"] != "push":
        hand = msgspec.convert(body["hand"], DealersHand)
        fact = facts.pop() if facts else next_fact(hand, chance, cards)
        if fact.get("verb") in ("raise", "bet", "fold"):
            fact = {
                "do": "act",
                "seat": fact["seat"],
                "verb": "check" if hand.turn and hand.turn.can_check else "call",
            }
        sent = {"hand": hand.hand, "after": body["acts"], "fact": fact}
        answer = await lenka.client.post(f"/api/live/{told}/facts", json=sent)
        assert answer.status_code == 200, (fact, answer.text)
        body = answer.json()
        await audience.sees()
    assert straddler["amount"] == 4_000 and body["hand"]["straddled"] == [straddler["seat"]]
    await ruled(karel, told, body["hand"]["number"])
    taken = [one["amount"] for one in body["result"]["taken"] if one.get("fund") == "straight-flush"]
    await karel.act(-1, "set_depth", table=1, depth="seats")
    return taken


async def ruled(karel: DeskClerk, told: str, hand: int) -> None:
    """The floor keeps a ruling tied to table, hand and players; nobody's seat and another house's table are refused."""
    kept = {"house": HOUSE, "case": CASE, "live": told, "seats": [1, 2], "reason": "said so at the table"}
    for wrong, code in (({"seats": [9]}, "seat-empty"), ({"live": "t0"}, "no-such-table")):
        refused = await karel.client.post("/api/rulings/log", json={**kept, **wrong})
        assert refused.json()["code"] == code
    other = await karel.client.post("/api/rulings/log", json={**kept, "house": "casino-helsinki"})
    assert other.json()["code"] == "no-such-table"
    answer = await karel.client.post("/api/rulings/log", json=kept)
    assert answer.status_code == 204, answer.text
    newest = (await karel.client.get("/api/rulings/log")).json()[0]
    assert (newest["table"], newest["hand"], newest["players"]) == ("T1", hand, ["Adam", "Boris"])


async def closed(karel: DeskClerk) -> None:
    """All leave with what lies there, and the box holds rake and drops."""
    for seat in (await karel.table(1))["at"]:
        if seat.get("player"):
            await karel.act(-1, "leave", table=1, seat=seat["seat"], stack=seat["stack"])
    left = (await karel.view())["office"]["chips"]["at_tables"]
    assert left >= 1_500, "two hands' drops, and the rake"
    await karel.act(-1, "close_table", table=1, drop=left)
    chips = (await karel.view())["office"]["chips"]
    assert chips["given_out"] == chips["drop"] == left and not chips["difference"]
    await karel.act(-1, "close_day")
    assert (await karel.view())["office"]["chips"]["given_out"] == 0
