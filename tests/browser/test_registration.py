"""The registration desk in a browser: a guest enters for cash on a phone, gets a receipt on paper, and the money back."""

from __future__ import annotations

import os

from playwright.sync_api import expect

from cardroom.demo.demo_people import PASSWORD as PEOPLE_PASSWORD
from cardroom.tournament.tournament_terms import Day
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, cup, order_done, well
from tests.browser.room import RunningRoom

SHOTS = os.environ.get("REGISTRATION_SHOTS", "")


def test_a_guest_enters_for_cash_and_is_paid_back(visit: Visit, games_room: RunningRoom) -> None:
    terms = cup(
        "Cash cup", "casino-helsinki", game="holdem-nl", seats=6, players=6, most=7, stack=1_000, level_hands=0,
        level_ms=1_200_000, live=True,
    )  # fmt: skip
    games_room.announce(terms)
    desk = visit(url=games_room.url, **PHONE)
    desk.sign_in("Staff", PEOPLE_PASSWORD)
    desk.go(f"/staff/tournaments/{terms.id}/desk")
    page = desk.page
    sell = page.get_by_role("form", name="Sell for cash")
    for name in ("Aino K.", "Bo"):
        sell.get_by_label("Name").fill(name)
        sell.get_by_label("Document seen").select_option("passport")
        sell.get_by_role("button", name="Take").click()
        paper = page.get_by_role("region", name="Receipt", exact=True)
        expect(paper).to_contain_text(name)
        expect(paper).to_contain_text("House fee")
        if SHOTS:
            page.screenshot(path=f"{SHOTS}/receipt.png", full_page=True)
        page.emulate_media(media="print")
        expect(paper).to_be_visible()
        expect(sell).to_be_hidden()
        page.emulate_media(media="screen")
        paper.get_by_role("button", name="Close").click()
    people = page.get_by_role("region", name="People")
    expect(people.get_by_role("listitem")).to_have_count(2)
    well(page)
    people.get_by_role("listitem").filter(has_text="Aino K.").get_by_role(
        "button", name="Take entry back"
    ).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Reason").fill("ill")
    sheet.get_by_role("button", name="Take entry back").click()
    owed = page.get_by_role("region", name="To pay out")
    expect(owed).to_contain_text("Aino K.")
    owed.get_by_role("button", name="Pay", exact=True).click()
    page.get_by_label("Signed by").fill("Aino K.")
    page.get_by_role("button", name="Paid in cash").click()
    expect(owed).to_contain_text("Nothing is owed.")
    well(page)
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/registration-phone.png", full_page=True)
    seen = desk.get(f"/api/staff/tournaments/{terms.id}/desk")
    assert (seen["cash"]["taken"], seen["cash"]["paid"], seen["cash"]["owed"]) == (1_000, 500, 0)
    if SHOTS:
        wide = visit(url=games_room.url, viewport={"width": 1280, "height": 800})
        wide.sign_in("Staff", PEOPLE_PASSWORD)
        wide.go(f"/staff/tournaments/{terms.id}/desk")
        expect(wide.page.get_by_role("region", name="People")).to_be_visible()
        wide.page.screenshot(path=f"{SHOTS}/registration-wide.png", full_page=True)


def test_stacks_are_bagged_and_a_deal_is_looked_at_on_a_phone(visit: Visit, games_room: RunningRoom) -> None:
    terms = cup(
        "Night cup", "casino-helsinki", game="holdem-nl", seats=6, players=6, most=6, stack=1_000, level_hands=0,
        level_ms=1_200_000, live=True, days=(Day(level=1), Day()),
    )  # fmt: skip
    games_room.announce(terms)
    games_room.enter(terms.id, 6)
    boss = visit(url=games_room.url, **PHONE)
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    boss.go(f"/staff/tournaments/{terms.id}/live")
    page = boss.page
    page.get_by_role("button", name="All sit").click()
    expect(page.get_by_text("Nothing is to be done.")).to_be_visible()
    page.get_by_text("Deal on the prizes").click()
    page.get_by_role("button", name="By chips").click()
    expect(page.get_by_role("button", name="Put to all who are left")).to_be_visible()
    well(page)
    boss.go(f"/staff/tournaments/{terms.id}")
    page.get_by_role("button", name="End the day").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Reason").fill("it is late")
    sheet.get_by_role("button", name="End the day").click()
    expect(sheet).to_be_hidden()
    boss.go(f"/staff/tournaments/{terms.id}/live")
    for _ in range(2):  # deal no more; all go
        assert order_done(page)
    bags = page.get_by_role("region", name="Bags")
    first = bags.get_by_role("listitem").first
    first.get_by_label("Bag").fill("17")
    first.get_by_label("Counted").fill("975")
    first.get_by_label("Signed by").fill("the player")
    first.get_by_role("button", name="Bag closed").click()
    expect(page.get_by_text("1,000 chips were on the seat; 975 were counted.")).to_be_visible()
    first.get_by_label("Counted").fill("1000")
    first.get_by_role("button", name="Bag closed").click()
    expect(bags).to_contain_text("bag 17")
    expect(bags).to_contain_text("5 of 6 to count")
    bags.get_by_role("button", name="Bag told wrongly").click()
    sheet.get_by_label("Reason").fill("it is bag 71")
    well(page)
    sheet.get_by_role("button", name="Take back").click()
    expect(bags).to_contain_text("6 of 6 to count")
    first.get_by_label("Bag").fill("71")
    first.get_by_label("Counted").fill("1000")
    first.get_by_label("Signed by").fill("the player")
    first.get_by_role("button", name="Bag closed").click()
    expect(bags).to_contain_text("bag 71")
    expect(bags).to_contain_text("5 of 6 to count")
    well(page)
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/bags.png", full_page=True)
