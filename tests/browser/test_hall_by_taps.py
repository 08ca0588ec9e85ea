"""The live hall by taps: a rack counted at the seat, a penalty served, button and blinds, several who share the chips."""

from __future__ import annotations

import os
import re

from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, cup, well
from tests.browser.room import RunningRoom

SHOTS = os.environ.get("REGISTRATION_SHOTS", "")
"""The folder for pictures that a person looks at."""


def seen(page: Page, name: str) -> None:
    """Nothing lies over another, on a phone and on a laptop."""
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        well(page)
        if SHOTS:
            page.screenshot(path=f"{SHOTS}/{name}-{width}.png", full_page=True)


def test_a_penalty_is_served_and_the_button_told_by_taps(visit: Visit, houses_room: RunningRoom) -> None:
    terms = cup(
        "Taps", "pokerstars-live-fi", game="holdem-nl", seats=6, players=6, most=6, stack=1_000, level_hands=0,
        level_ms=1_200_000, live=True,
    )  # fmt: skip
    houses_room.announce(terms)
    houses_room.enter(terms.id, 6)
    at = f"/staff/tournaments/{terms.id}"
    boss = visit(url=houses_room.url, **PHONE)
    boss.sign_in("Staff", PASSWORD)
    page = boss.go(f"{at}/live")
    first = boss.get(f"/api{at}/live")["orders"][0]
    rack = page.get_by_label(f"Counted: {first['name']}")
    rack.fill("975")
    done = page.get_by_role("region", name="To carry out").get_by_role("button", name=re.compile("^Done"))
    done.first.click()
    expect(page.get_by_text("1,000 chips were racked; 975 were counted.")).to_be_visible()
    rack.fill("1000")
    done.first.click()
    expect(rack).to_have_count(0)
    page.get_by_role("button", name="All sit").click()
    expect(page.get_by_text("Nothing is to be done.")).to_be_visible()
    filmed = page.get_by_role("region", name="Table 1", exact=True)
    done_last = page.get_by_role("region", name="Acts").get_by_role("listitem").first
    filmed.get_by_role("button", name="Is filmed", exact=True).click()
    expect(filmed.get_by_text(re.compile("^Filmed since"))).to_be_visible()
    expect(done_last).to_contain_text("Filmed · Table 1")
    seen(page, "hall-filmed")
    filmed.get_by_role("button", name="Is filmed no longer").click()
    expect(filmed.get_by_text(re.compile("^Filmed since"))).to_be_hidden()
    expect(done_last).to_contain_text("Filmed no longer · Table 1")
    seats = [(one["seat"], one["name"]) for one in boss.get(f"/api{at}/live")["tables"][0]["seats"]]
    assert boss.get(f"/api{at}/live")["tables"][0]["seats"][first["to_seat"] - 1]["counted_by"]

    boss.go(at)
    page.get_by_role("button", name=seats[0][1]).click()
    page.get_by_role("dialog", name=seats[0][1]).get_by_role("button", name="Penalise").click()
    sheet = page.get_by_role("dialog", name=f"Penalise {seats[0][1]}")
    sheet.get_by_label("Kind").select_option(label="Hands to miss")
    sheet.get_by_label("How many hands").fill("3")
    sheet.get_by_label("Reason").fill("foul language")
    sheet.get_by_role("button", name="Give the penalty").click()
    expect(sheet).to_have_count(0)

    boss.go(f"{at}/live")
    table = page.get_by_role("region", name="Table 1", exact=True)
    penalised = table.get_by_role("button", name=re.compile(seats[0][1]))
    expect(penalised).to_contain_text("penalty: 3 hands left")
    table.get_by_role("button", name="Hand over").click()
    expect(penalised).to_contain_text("penalty: 2 hands left")
    table.get_by_role("checkbox", name=seats[0][1]).uncheck()
    table.get_by_role("button", name="Hand over").click()
    expect(table.get_by_role("checkbox", name=seats[0][1])).to_be_checked()
    expect(penalised).to_contain_text("penalty: 2 hands left")
    penalised.click()
    seen(page, "hall-chosen")
    table.get_by_role("button", name="Missed a hand").click()
    expect(penalised).to_contain_text("penalty: one hand left")
    penalised.click()
    table.get_by_label("Hands missed").fill("2")
    table.get_by_role("button", name="Hands missed").click()
    expect(page.get_by_text("The player has nothing left to serve of that penalty.")).to_be_visible()
    penalised.click()

    penalised.click()
    table.get_by_role("button", name="Button is here").click()
    expect(penalised.locator("abbr")).to_have_text("D")
    big_blind = table.get_by_role("button", name=re.compile(seats[2][1]))
    expect(big_blind.locator("abbr")).to_have_text("BB")
    big_blind.click()
    table.get_by_role("button", name="Away").click()
    expect(big_blind).to_contain_text("away since")
    for _, name in seats[3:5]:
        table.get_by_role("button", name=re.compile(name)).click()
    expect(table.get_by_label("Equal chips: better hand")).to_be_visible()
    table.get_by_label("Equal chips: better hand").select_option(label=seats[4][1])
    shares = table.get_by_role("group", name=re.compile("^Won by"))
    for name in (seats[1][1], seats[5][1]):
        shares.get_by_role("checkbox", name=name).check()
    table.get_by_label("Counted by").fill("Kai")
    seen(page, "hall-outs")
    table.get_by_role("button", name="Out in one hand").click()
    acts = page.get_by_role("region", name="Acts").get_by_role("listitem")
    expect(acts.first).to_contain_text(f"won by {seats[1][1]} and {seats[5][1]} · counted by Kai")
    stacks = {one["name"]: one["stack"] for one in boss.get(f"/api{at}/live")["tables"][0]["seats"]}
    assert (stacks[seats[1][1]], stacks[seats[5][1]]) == (2_000, 2_000)
    away = acts.filter(has_text="Away · ")
    expect(away).to_contain_text("cannot be taken back")
    acts.first.get_by_role("button", name="Take back").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Reason").fill("another table")
    sheet.get_by_role("button", name="Take back").click()
    expect(acts.first).to_contain_text("another table")
    expect(penalised).to_contain_text("penalty: one hand left")
    seen(page, "hall-acts")
