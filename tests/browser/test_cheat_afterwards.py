"""The hall's later acts: from paper, the clock set back, a seat chosen, a mark seen, a cheat found behind the last hand."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD
from cardroom.rules.decisions.tournament import Payout
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, fits, well
from tests.browser.evening_people import Worker
from tests.browser.room import RunningRoom
from tests.browser.test_live_director import all_done, ask, live_cup, shot
from tests.browser.visitor import Visitor

MINUTE_MS = 60_000


def out(page: Page) -> None:
    """The first player of the table is out."""
    table = page.get_by_role("region", name="Table 1", exact=True)
    known = table.get_by_role("listitem").count()
    table.get_by_role("listitem").first.get_by_role("button").click()
    table.get_by_role("button", name="Out", exact=True).click()
    expect(table.get_by_role("listitem")).not_to_have_count(known)


def told_from_paper(hall: Visitor) -> int:
    """A hand that was written down ten minutes ago is told with its clause; when that was done."""
    page = hall.page
    page.get_by_text("Enter from paper").click()
    time = page.evaluate("() => new Date(Date.now() - 600000).toTimeString().slice(0, 5)")
    page.get_by_label("When it happened").fill(time)
    page.get_by_label("Clause of the house's book").fill("ch-8.25")
    shot(page, "from-paper")
    well(page)
    acts = page.get_by_role("region", name="Acts").get_by_role("listitem")
    known = acts.count()
    page.get_by_role("button", name="Hand over").click()
    expect(acts).not_to_have_count(known)
    page.get_by_text("Enter from paper").click()
    expect(page.get_by_label("When it happened")).to_be_hidden()
    return int(page.evaluate("() => Date.now()"))


def disqualify(boss: Visitor, name: str) -> None:
    """The sheet of a player is opened, and what a disqualification would do is on it."""
    page = boss.page
    page.get_by_role("button", name=re.compile(re.escape(name))).click()
    page.get_by_role("dialog").get_by_role("button", name="Disqualify", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("This is what would happen now")


def test_the_clock_goes_back_and_time_is_taken_off_and_a_seat_is_chosen(
    visit: Visit, games_room: RunningRoom
) -> None:
    terms = live_cup("Back cup", games_room, 3)
    at = f"/staff/tournaments/{terms.id}"
    boss, hall = visit(url=games_room.url, **PHONE), visit(url=games_room.url, **PHONE)
    for one, path in ((hall, f"{at}/live"), (boss, at)):
        one.sign_in("Staff", PASSWORD)
        one.go(path)
    hall.page.get_by_role("button", name="All sit").click()
    expect(hall.page.get_by_text("Nothing is to be done.")).to_be_visible()
    then = told_from_paper(hall)
    happened = hall.get(f"/api{at}/live")["acts"][0]
    assert (happened["did"], happened["clauses"][0]) == ("hand", "CH-8.25")
    assert 9 * MINUTE_MS < then - happened["at_ms"] < 12 * MINUTE_MS
    page, sheet = boss.page, boss.page.get_by_role("dialog")
    for level in ("3", "1"):
        page.get_by_role("button", name="Change level").click()
        sheet.get_by_label("Level").select_option(level)
        fits(page)
        sheet.get_by_label("Reason").fill("the wrong button")
        shot(page, f"level-{level}")
        sheet.get_by_role("button", name="Change level").click()
        expect(sheet).to_be_hidden()
        assert boss.get(f"/api/tournaments/{terms.id}")["now"]["level"]["level"] == int(level)
    for minutes, told in (("5", ""), ("30", "The level has only")):
        page.get_by_role("button", name="Add or take time").click()
        sheet.get_by_label("Minutes").fill(minutes)
        sheet.get_by_label("Take it off").check()
        sheet.get_by_label("Reason").fill("the hall was late")
        shot(page, f"time-{minutes}")
        sheet.get_by_role("button", name="Add or take time").click()
        if told:
            expect(sheet).to_contain_text(told)
            page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
    now = boss.get(f"/api/tournaments/{terms.id}")["now"]
    assert now["level_until_ms"] - now["now_ms"] < 15 * 60_000
    [table] = hall.get(f"/api{at}/live")["tables"]
    seat = table["seats"][0]
    free = next(number for number in range(1, 7) if number not in {one["seat"] for one in table["seats"]})
    page.get_by_role("button", name=re.compile(re.escape(seat["name"]))).click()
    sheet.get_by_role("button", name="Move", exact=True).click()
    expect(
        sheet.get_by_role("button", name="Move", exact=True)
    ).to_be_disabled()  # the own table needs a seat
    others = sheet.get_by_label("Seat").locator(f"option[value='{table['seats'][1]['seat']}']")
    expect(others).to_be_disabled()
    expect(others).to_contain_text(table["seats"][1]["name"])
    sheet.get_by_label("Seat").select_option(str(free))
    sheet.get_by_label("Reason").fill("a better light")
    shot(page, "move-seat")
    sheet.get_by_role("button", name="Move", exact=True).click()
    expect(sheet).to_be_hidden()

    def is_moved() -> bool:
        all_done(hall.page)
        [table] = hall.get(f"/api{at}/live")["tables"]
        return [one["seat"] for one in table["seats"] if one["player"] == seat["player"]] == [free]

    hall.wait_for(is_moved, "the player is not at the seat that was chosen")


def test_a_cheat_found_when_all_is_over_loses_the_prize_until_the_books_are_closed(
    visit: Visit, games_room: RunningRoom
) -> None:
    terms = live_cup("Sleeve cup", games_room, 3, payouts=(Payout(2, (7_000, 3_000)),))
    at = f"/staff/tournaments/{terms.id}"
    boss = visit(url=games_room.url, **PHONE)
    boss.sign_in("Staff", PASSWORD)
    page = boss.go(f"{at}/live")
    page.get_by_role("button", name="All sit").click()
    expect(page.get_by_text("Nothing is to be done.")).to_be_visible()
    for _ in range(2):
        out(page)
        all_done(page)
    well(page)
    shot(page, "hall-over")
    vouchers = boss.get(f"/api{at}/desk")["vouchers"]
    winner = next(one for one in vouchers if one.get("place") == 1)
    second = next(one for one in vouchers if one.get("place") == 2)
    boss.go(at)
    sheet = page.get_by_role("dialog")
    expect(page.get_by_text("Play is over.")).to_be_visible()
    ask(page, "Close the books", "all is done")
    expect(sheet).to_contain_text("2 payments")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    disqualify(boss, winner["name"])
    expect(sheet).to_contain_text(f"{second['name']} rises to place 1")
    fits(page)
    shot(page, "disqualify-over")
    sheet.get_by_label("Reason").fill("a second deck in the sleeve")
    sheet.get_by_role("button", name="Disqualify", exact=True).click()
    expect(sheet).to_be_hidden()
    seen = boss.get(f"/api{at}/desk")["vouchers"]
    owed = [one for one in seen if not one.get("settled")]
    assert sum(one["cents"] for one in owed) == winner["cents"] + second["cents"]
    assert winner["player"] not in {one["player"] for one in owed}
    boss.go(f"{at}/desk")
    for _ in owed:
        pay = page.get_by_role("region", name="To pay out").get_by_role("button", name="Pay", exact=True)
        left = pay.count()
        pay.first.click()
        sheet.get_by_role("button", name="Leave in the account").click()
        expect(sheet).to_be_hidden()
        expect(pay).not_to_have_count(left)
    boss.go(at)
    ask(page, "Close the books", "all is paid")
    expect(sheet).to_be_hidden()
    expect(page.get_by_text("Play is over.")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile(re.escape(second["name"])))).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 800})
    well(page)
    shot(page, "books-closed")


def test_registration_shows_what_the_desk_has_on_record(visit: Visit, games_room: RunningRoom) -> None:
    terms = live_cup("Marked cup", games_room, 2, most=6)
    boss = Worker(visit(url=games_room.url, **PHONE))
    boss.visitor.sign_in("Staff", PASSWORD)
    desk = "/api/desk/casino-helsinki"
    if not boss.visitor.get(desk).get("day"):
        boss.post(f"{desk}/acts", {"act": {"do": "open_day"}})
    who = boss.post(f"{desk}/people", {"name": "Erkki Epäilty"})["player"]
    case = {"do": "open_case", "kind": "suspicion", "players": [who], "what": "marked cards"}
    boss.post(f"{desk}/acts", {"act": case})
    page = boss.visitor.go(f"/staff/tournaments/{terms.id}/desk")
    sell = page.get_by_role("form", name="Sell for cash")
    sell.get_by_label("Name").fill("erkki epäilty")
    expect(sell.get_by_role("status")).to_have_text("Case")
    well(page)
    shot(page, "marked-sale")
    sell.get_by_label("Document seen").select_option("passport")
    sell.get_by_role("button", name="Take").click()
    page.get_by_role("region", name="Receipt", exact=True).get_by_role("button", name="Close").click()
    here = page.get_by_role("region", name="People").get_by_role("listitem").filter(has_text="Erkki")
    expect(here).to_contain_text("Case")
    well(page)
