"""The director of a live tournament: a break ended, an extra table, and a paid bust taken back with its cash."""

from __future__ import annotations

import os
import re

from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD
from cardroom.tournament.tournament_terms import BreakAfter, TournamentTerms
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, cup, order_done, well
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor

SHOTS = os.environ.get("REGISTRATION_SHOTS", "")
"""The folder for pictures that a person looks at."""
LAPTOP = {"viewport": {"width": 1280, "height": 800}}


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)


def live_cup(
    name: str, room: RunningRoom, entries: int, of: str = "casino-helsinki", **changes: object
) -> TournamentTerms:
    """A live cup of a house that has begun."""
    usual = {
        "game": "holdem-nl", "seats": 6, "players": 3, "most": entries, "stack": 1_000, "level_hands": 0,
        "level_ms": 1_200_000, "live": True,
    }  # fmt: skip
    terms = cup(name, of, **{**usual, **changes})
    room.announce(terms)
    room.enter(terms.id, entries)
    return terms


def ask(page: Page, button: str, reason: str) -> None:
    """Tap an act of the page, and give its reason."""
    page.get_by_role("button", name=button, exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Reason").fill(reason)
    sheet.get_by_role("button", name=button, exact=True).click()


def all_done(page: Page) -> None:
    """Everything that the hall asks for is done."""
    for _ in range(40):
        if not order_done(page):
            return
    raise AssertionError("orders have no end")


def test_an_extra_table_is_opened_and_no_break_is_ended_that_is_not_on(
    visit: Visit, games_room: RunningRoom
) -> None:
    terms = live_cup(
        "Warm cup", games_room, 12, levels=cup("x", "casino-helsinki").levels, breaks=(BreakAfter(1, 600),)
    )
    at = f"/staff/tournaments/{terms.id}"
    boss, hall = visit(url=games_room.url, **PHONE), visit(url=games_room.url, **LAPTOP)
    for one, path in ((hall, f"{at}/live"), (boss, at)):
        one.sign_in("Staff", PASSWORD)
        one.go(path)
    hall.page.get_by_role("button", name="All sit").click()
    expect(hall.page.get_by_text("Nothing is to be done.")).to_be_visible()
    ask(boss.page, "Open an extra table", "the hall is warm")
    expect(hall.page.get_by_role("button", name=re.compile("^Done")).first).to_be_visible()
    expect(boss.page.get_by_role("button", name="Close an extra table")).to_be_visible()
    well(boss.page)
    shot(hall.page, "hall-wide")
    shot(boss.page, "director-phone")
    all_done(hall.page)
    found = hall.get(f"/api{at}/live")
    assert sorted(len(table["seats"]) for table in found["tables"]) == [4, 4, 4]
    well(hall.page)
    boss.page.set_viewport_size({"width": 1280, "height": 800})
    well(boss.page)
    expect(boss.page.get_by_role("button", name="End the break")).to_have_count(0)  # there is none
    shot(boss.page, "director-wide")


def paid_bust(boss: Visitor, at: str) -> dict[str, object]:
    """Players go out by taps until one is owed a prize; the voucher."""
    page = boss.page
    table = page.get_by_role("region", name="Table 1", exact=True)
    for _ in range(8):
        known = table.get_by_role("listitem").count()
        table.get_by_role("listitem").first.get_by_role("button").click()
        table.get_by_role("button", name="Out", exact=True).click()
        expect(table.get_by_role("listitem")).not_to_have_count(known)
        clear = page.get_by_role("button", name="Nobody else is out")
        clear.click()
        expect(clear.and_(page.locator(":disabled"))).to_have_count(0)  # the hall is looked at anew
        all_done(page)
        if vouchers := boss.get(f"/api{at}/desk")["vouchers"]:
            return dict(vouchers[0])
    raise AssertionError("nobody is paid")


def test_a_paid_bust_is_taken_back_once_its_cash_is(visit: Visit, games_room: RunningRoom) -> None:
    terms = live_cup("Slip cup", games_room, 9, seats=9)
    at = f"/staff/tournaments/{terms.id}"
    boss = visit(url=games_room.url, **PHONE)
    boss.sign_in("Staff", PASSWORD)
    page = boss.go(f"{at}/live")
    page.get_by_role("button", name="All sit").click()
    expect(page.get_by_text("Nothing is to be done.")).to_be_visible()
    voucher = paid_bust(boss, at)
    name = str(voucher["name"])

    def take_back() -> None:
        act = page.get_by_role("region", name="Acts").get_by_role("listitem").filter(has_text=name)
        act.filter(has=page.get_by_role("button", name="Take back")).first.get_by_role(
            "button", name="Take back"
        ).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_label("Reason").fill("the other seat")
        sheet.get_by_role("button", name="Take back").click()

    boss.go(f"{at}/desk")
    page.get_by_role("button", name="Bring or take cash").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Amount").fill("100")
    sheet.get_by_label("Reason").fill("from the safe")
    sheet.get_by_role("button", name="Bring or take cash").click()
    expect(sheet).to_be_hidden()
    page.get_by_role("region", name="To pay out").get_by_role("button", name="Pay", exact=True).click()
    sheet.get_by_label("Signed by").fill(name)
    sheet.get_by_role("button", name="Paid in cash").click()
    expect(sheet).to_be_hidden()
    boss.go(f"{at}/live")
    take_back()
    expect(page.get_by_role("dialog")).to_contain_text("paid in cash")
    page.keyboard.press("Escape")
    boss.go(f"{at}/desk")
    page.get_by_role("group").filter(has_text="Paid").locator("summary").click()
    well(page)
    shot(page, "reg-paid-phone")
    page.get_by_role("button", name="Take the cash back").click()
    sheet.get_by_label("Reason").fill("the other seat")
    sheet.get_by_role("button", name="Take the cash back").click()
    expect(
        page.get_by_role("region", name="To pay out").get_by_role("button", name="Pay", exact=True)
    ).to_be_visible()
    boss.go(f"{at}/live")
    take_back()
    expect(page.get_by_role("region", name="Table 1", exact=True)).to_contain_text(name)
    page.set_viewport_size({"width": 1280, "height": 800})
    boss.go(f"{at}/desk")
    expect(page.get_by_role("region", name="To pay out")).to_contain_text("Nothing is owed.")
    well(page)
    shot(page, "reg-wide")
