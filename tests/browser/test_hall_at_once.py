"""A live evening's odd moments by taps: busts of two tables in one act, small chips counted, a ticket redeemed."""

from __future__ import annotations

import os
import re
from typing import Any

from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, cup, well
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor

SHOTS = os.environ.get("HALL_SHOTS", "")
"""The folder for pictures that a person looks at."""
HELSINKI: dict[str, Any] = {
    "of": "casino-helsinki", "game": "holdem-nl", "level_hands": 0, "level_ms": 1_200_000, "stack": 1_000, "live": True,
}  # fmt: skip


def seen(page: Page, name: str) -> None:
    """Nothing lies over another, on a laptop and on a phone."""
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        well(page)
        if SHOTS:
            page.screenshot(path=f"{SHOTS}/{name}-{width}.png", full_page=True)


def post(staff: Visitor, path: str, **body: Any) -> None:
    """Staff do something without a page."""
    answer = staff.context.request.post(f"/api{path}", data=body, headers={"Origin": staff.url})
    assert answer.ok, answer.text()


def told(staff: Visitor, at: str, act: str, **told: Any) -> None:
    """Staff tell the hall something without a page."""
    post(staff, f"{at}/live", told={"act": act, **told})


def carried_out(staff: Visitor, at: str) -> None:
    """All that is ordered is done."""
    while orders := staff.get(f"/api{at}/live")["orders"]:
        first = orders[0]
        if first["what"] == "race":
            told(staff, at, "race", order=first["number"], cards=list(range(first.get("cards", 0))))
        else:
            told(staff, at, "confirm", orders=[first["number"]])


def test_busts_of_two_tables_are_one_act_and_small_chips_are_told_by_player(
    visit: Visit, games_room: RunningRoom
) -> None:
    terms = cup("At once", seats=4, players=8, most=8, **HELSINKI)
    games_room.announce(terms)
    games_room.enter(terms.id, 8)
    at = f"/staff/tournaments/{terms.id}"
    boss = visit(url=games_room.url, **PHONE)
    boss.sign_in("Staff", PASSWORD)
    carried_out(boss, at)
    tables = boss.get(f"/api{at}/live")["tables"]
    assert [len(one["seats"]) for one in tables] == [4, 4]
    first = tables[0]["seats"]
    told(boss, at, "count", table=1, stacks={first[0]["player"]: 1_003, first[1]["player"]: 997})
    post(boss, f"{at}/colour-up", old=1, new=5, reason="they are many")
    while (order := boss.get(f"/api{at}/live")["orders"][0])["what"] != "race":
        told(boss, at, "confirm", orders=[order["number"]])

    page = boss.go(f"{at}/live")
    rows = page.get_by_role("region", name="To carry out").get_by_role("listitem")
    row = rows.filter(has=page.get_by_text("Small chips counted")).first
    assert order["cards"] == 3 + 2
    expect(row).to_contain_text("Cards, as in As Kd (5)")
    row.get_by_text("Small chips counted").click()
    row.get_by_label(f"{first[0]['seat']}. {first[0]['name']}").fill("4")
    expect(row).to_contain_text("Cards, as in As Kd (6)")
    row.get_by_label("Cards, as in As Kd").fill("As Kd Qh Jc Ts 9d")
    row.get_by_role("button", name=re.compile("^Done")).click()
    expect(page.get_by_text(f"Seat {first[0]['seat']} has 1,003 now: 4 chips of 1")).to_be_visible()
    row.get_by_label(f"{first[0]['seat']}. {first[0]['name']}").fill("8")
    row.get_by_label("Cards, as in As Kd").fill("As Kd Qh Jc Ts")
    seen(page, "race")
    row.get_by_role("button", name=re.compile("^Done")).click()
    acts = page.get_by_role("region", name="Acts").get_by_role("listitem")
    expect(row).to_have_count(0)
    assert boss.get(f"/api{at}/live")["acts"][0]["did"] == "race"
    carried_out(boss, at)

    tables = boss.get(f"/api{at}/live")["tables"]
    for table, counter in zip(tables, ("Kai", "Mia"), strict=True):
        part = page.get_by_role("region", name=f"Table {table['table']}", exact=True)
        loser, *winners, _ = table["seats"]
        part.get_by_role("button", name=re.compile(loser["name"])).click()
        shares = part.get_by_role("group", name=re.compile("^Won by"))
        for one in winners:
            shares.get_by_role("checkbox", name=one["name"]).check()
        part.get_by_label("Counted by").fill(counter)
        part.get_by_role("button", name="With other tables").click()
    kept = page.get_by_role("region", name="Out at several tables")
    expect(kept.get_by_role("listitem")).to_have_count(2)
    seen(page, "gathered")
    kept.get_by_role("button", name="Tell all together").click()
    expect(kept).to_be_hidden()
    for one in tables:
        expect(acts.first).to_contain_text(one["seats"][0]["name"])
        expect(acts.first).to_contain_text(one["seats"][1]["name"])
    expect(acts.first).to_contain_text("Kai, Mia")
    left = boss.get(f"/api{at}/live")["tables"]
    assert sum(len(one["seats"]) for one in left) == 6
    acts.first.get_by_role("button", name="Take back").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Reason").fill("the other table plays on")
    sheet.get_by_role("button", name="Take back").click()
    expect(sheet).to_be_hidden()
    assert sum(len(one["seats"]) for one in boss.get(f"/api{at}/live")["tables"]) == 8


def test_a_ticket_of_a_guest_is_redeemed_at_registration(visit: Visit, games_room: RunningRoom) -> None:
    satellite = cup("Small sat", seats=6, players=3, most=3, buy_in=300, fee=0, ticket=500, **HELSINKI)
    event = cup("Main event", seats=6, players=6, most=9, **HELSINKI)
    for one in (satellite, event):
        games_room.announce(one)
    boss = visit(url=games_room.url)
    boss.sign_in("Staff", PASSWORD)
    there = f"/staff/tournaments/{satellite.id}"
    for name in ("Aino K.", "Bo", "Carla"):
        post(boss, f"{there}/desk/sales", name=name)
    carried_out(boss, there)
    winner, *losers = boss.get(f"/api{there}/live")["tables"][0]["seats"]
    for loser in losers:
        told(boss, there, "out", outs=[{"player": loser["player"], "winners": [winner["player"]]}])
        carried_out(boss, there)
    if boss.get(f"/api{there}/live")["phase"] == "running":
        told(boss, there, "clear")
    page = boss.go(f"/staff/tournaments/{event.id}/desk")
    sale = page.get_by_role("form", name="Sell for cash")
    sale.get_by_text("Tickets not used · 1").click()
    expect(sale.get_by_role("listitem")).to_contain_text(f"{winner['name']} · {satellite.id}-t1")
    sale.get_by_label("Name").fill(winner["name"].upper())
    expect(sale.get_by_label("Paid with")).to_have_value(f"{satellite.id}-t1")
    seen(page, "ticket")
    sale.get_by_label("Document seen").select_option("passport")
    sale.get_by_role("button", name="Redeem the ticket").click()
    receipt = page.get_by_role("region", name="Receipt", exact=True)
    expect(receipt).to_contain_text(f"Ticket {satellite.id}-t1")
    expect(receipt).to_contain_text(winner["name"])
    seen(page, "receipt")
    receipt.get_by_role("button", name="Close").click()
    row = page.get_by_role("region", name="Receipts").get_by_role("listitem")
    expect(row).to_contain_text(f"Ticket {satellite.id}-t1")
    expect(sale.get_by_text("Tickets not used")).to_have_count(0)
    assert boss.get(f"/api/staff/tournaments/{event.id}/desk")["cash"]["taken"] == 0
