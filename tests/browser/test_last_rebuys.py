"""The last hands with rebuys are announced by taps (CH-8.16) and read on a television; removals name their offence."""

from __future__ import annotations

import os
import re

from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD
from cardroom.tournament.tournament_terms import Rebuys
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, fits, well
from tests.browser.room import RunningRoom
from tests.browser.test_live_director import ask, live_cup

SHOTS = os.environ.get("EVENING_SHOTS", "")
TELEVISION = {"viewport": {"width": 1920, "height": 1080}}
LAST = re.compile(r"Last hands with rebuys: 3")
LEAST_PX = 54
"""The letters of names on televisions, which are read from twelve metres."""


def shot(page: Page, name: str) -> None:
    """A picture, where somebody asks for them."""
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png")


def test_the_last_rebuy_hands_are_announced_shown_on_all_screens_and_withdrawn(
    visit: Visit, games_room: RunningRoom
) -> None:
    again = Rebuys(chips=1_000, price=450, until_level=1)
    terms = live_cup("Last rebuys", games_room, 3, rebuys=again)
    at = f"/staff/tournaments/{terms.id}"
    boss = visit(url=games_room.url, **PHONE)
    boss.sign_in("Staff", PASSWORD)
    page = boss.go(f"{at}/live")
    page.get_by_role("button", name="All sit").click()
    expect(page.get_by_text("Nothing is to be done.")).to_be_visible()
    television = visit(url=games_room.url, **TELEVISION).go(f"/screens/clock/{terms.id}")
    phone = visit(url=games_room.url, **PHONE).go(f"/tournaments/{terms.id}")
    expect(television.get_by_text(LAST)).to_have_count(0)
    boss.go(at)
    ask(page, "Announce last rebuy hands", "the period has run out")
    expect(page.get_by_role("dialog")).to_be_hidden()
    for shown, name in ((page, "boss"), (phone, "phone"), (television, "television")):
        expect(shown.get_by_text(LAST).first).to_be_visible()
        shot(shown, f"last-rebuys-{name}")
    well(phone)
    fits(television)
    mark = television.get_by_text(LAST).first
    letters = mark.evaluate("(node) => parseFloat(getComputedStyle(node).fontSize)")
    assert letters >= LEAST_PX, f"{letters} px on a television"
    ask(page, "Withdraw last rebuy hands", "too early")
    for shown in (phone, television):
        expect(shown.get_by_text(LAST)).to_have_count(0)
    expect(page.get_by_role("button", name="Announce last rebuy hands")).to_be_visible()


def test_a_removal_and_a_disqualification_say_for_which_offence_and_it_is_counted(
    visit: Visit, games_room: RunningRoom
) -> None:
    terms = live_cup("Offence cup", games_room, 4)
    at = f"/staff/tournaments/{terms.id}"
    boss = visit(url=games_room.url, **PHONE)
    boss.sign_in("Staff", PASSWORD)
    page = boss.go(f"{at}/live")
    page.get_by_role("button", name="All sit").click()
    expect(page.get_by_text("Nothing is to be done.")).to_be_visible()
    people = boss.get(f"/api{at}/live")["tables"][0]["seats"]
    page = boss.go(at)
    for act, one in (("Remove", people[0]), ("Disqualify", people[1])):
        page.get_by_role("button", name=re.compile(re.escape(one["name"]))).first.click()
        page.get_by_role("dialog").get_by_role("button", name=act, exact=True).click()
        sheet = page.get_by_role("dialog")
        offence = sheet.get_by_label("Offence")
        expect(offence).to_be_visible()
        options = offence.locator("option").all_inner_texts()
        chosen = next(text for text in options if "chips" in text.lower())
        offence.select_option(label=chosen)
        expect(sheet.get_by_role("status")).to_be_visible()
        fits(page)
        shot(page, f"offence-{act}")
        sheet.get_by_label("Reason").fill("passed chips across the table")
        sheet.get_by_role("button", name=act, exact=True).click()
        expect(sheet).to_be_hidden()
        counted = boss.get(f"/api{at}/players/{one['player']}/penalties")["offences"]
        assert [(two["offence"], two["times"]) for two in counted if two["times"]] == [("chips_moved", 1)]
