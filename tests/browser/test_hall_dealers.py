"""Dealers, decks and the clock at the tables of a live tournament, by taps of a phone at the hall's page."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, cup, order_done
from tests.browser.room import RunningRoom
from tests.browser.test_hall_by_taps import seen

HOUSE = "pokerstars-live-fi"


def fill_in(page: Page, button: str, **fields: str) -> None:
    """Fill in the sheet that is open, and send it."""
    sheet = page.get_by_role("dialog", name=button)
    for label, text in fields.items():
        field = sheet.get_by_label(label.replace("_", " "), exact=True)
        if field.evaluate("(one) => one.tagName") == "SELECT":
            field.select_option(label=text)
        else:
            field.fill(text)
    sheet.get_by_role("button", name=button).click()
    expect(sheet).to_have_count(0)


def test_a_tournaments_table_has_its_dealer_deck_and_clock(visit: Visit, houses_room: RunningRoom) -> None:
    terms = cup(
        "Downs", HOUSE, game="holdem-nl", seats=6, players=3, most=3, stack=1_000, level_hands=0,
        level_ms=1_200_000, live=True,
    )  # fmt: skip
    houses_room.announce(terms)
    houses_room.enter(terms.id, 3)
    boss = visit(url=houses_room.url, **PHONE)
    boss.sign_in("Staff", PASSWORD)
    page = boss.go(f"/staff/tournaments/{terms.id}/live")
    while order_done(page):
        pass
    page.get_by_role("link", name="Dealers, decks and clocks").click()
    page.get_by_role("button", name="Open the gaming day").click()
    page.get_by_role("tab", name="Dealers").click()
    page.get_by_role("button", name="On duty").click()
    fill_in(page, "On duty", Dealer="Dee D.")
    boss.go(f"/staff/tournaments/{terms.id}/live")
    table = page.get_by_role("region", name="Table 1", exact=True)
    box = table.locator("summary")
    expect(box).to_have_text("Dealer and deck")
    box.click()
    table.get_by_role("button", name="Push to a table").click()
    fill_in(page, "Push to a table", Dealer="Dee D.")
    expect(box).to_contain_text("Dee D.")
    table.get_by_role("button", name="Put a deck").click()
    fill_in(page, "Put a deck", Colour="Red", Serial="R-17")
    expect(box).to_contain_text("Red R-17")
    seen(page, "hall-dealer")
    clock(
        page, table, str(boss.get(f"/api/staff/tournaments/{terms.id}/live")["tables"][0]["seats"][0]["name"])
    )
    seen(page, "hall-clock")
    table.get_by_role("button", name="Acted in time").click()
    expect(table.get_by_role("timer")).to_have_count(0)
    table.get_by_role("button", name="Gets up").click()
    table.get_by_role("button", name="Put the deck away").click()
    expect(box).to_have_text("Dealer and deck")
    boss.go(f"/desk/{HOUSE}")
    page.get_by_role("tab", name="Dealers").click()
    dee = page.get_by_role("listitem").filter(has_text="Dee D.")
    expect(dee).to_contain_text(re.compile(r"Dealt at table\s*Downs, 1 \(0 min\)"))
    page.get_by_role("tab", name="People").click()
    page.get_by_role("button", name="Document seen").click()
    fill_in(page, "Document seen", Player="Guest", Age="30", Tournament="Downs")
    expect(page.get_by_role("listitem").filter(has_text="Guest")).to_contain_text("Downs")


def clock(page: Page, table: Locator, name: str) -> None:
    """The clock is called on a player: levels of twenty minutes have the short one of 25 and 5 seconds (PF-3.11.1)."""
    table.get_by_role("button", name=re.compile(name)).click()
    table.get_by_role("button", name="Call the clock").click()
    fill_in(page, "Call the clock")
    expect(table.get_by_role("timer")).to_have_text(re.compile(r"^(30|2\d) s$"))
