"""A live tournament on a phone: seats by one tap, who is out, a second operator; and the clock on a television."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from cardroom.demo.demo_people import PASSWORD as PEOPLE_PASSWORD
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, cup, order_done, well
from tests.browser.room import RunningRoom

TELEVISION = {"viewport": {"width": 1920, "height": 1080}}
TWELVE_METRES_PX = 100
"""Letters of the time and the blinds: a tenth of the height of a screen of 1.2 metres, three times what is read there."""


def test_a_live_cup_is_run_from_a_phone(visit: Visit, games_room: RunningRoom) -> None:
    terms = cup(
        "Live cup", "casino-helsinki", game="holdem-nl", seats=6, players=6, most=7, stack=1_000,
        level_hands=0, level_ms=1_200_000, live=True,
    )  # fmt: skip
    games_room.announce(terms)
    games_room.enter(terms.id, 7)
    boss = visit(url=games_room.url, **PHONE)
    other = visit(url=games_room.url)
    for one in (boss, other):
        one.sign_in("Staff", PEOPLE_PASSWORD)
        one.go(f"/staff/tournaments/{terms.id}/live")
    page = boss.page
    page.get_by_role("button", name="All sit").click()
    expect(page.get_by_text("Nothing is to be done.")).to_be_visible()
    expect(page.get_by_role("button", name="Hand over")).to_have_count(2)
    well(page)

    table = page.get_by_role("region", name="Table 1", exact=True)
    first = table.get_by_role("listitem").first
    first.get_by_role("button").click()
    table.get_by_role("button", name="Out", exact=True).click()
    acts = page.get_by_role("region", name="Acts")
    expect(acts.get_by_role("listitem").first).to_contain_text("Out")
    there = boss.get(f"/api/staff/tournaments/{terms.id}/live")
    assert there["acts"][0]["did"] == "out" and there["chips"]["issued"] == 7_000
    expect(other.page.get_by_role("region", name="Acts").get_by_role("listitem").first).to_contain_text("Out")
    well(page)

    screen = visit(url=games_room.url, **TELEVISION)
    screen.go(f"/screens/clock/{terms.id}")
    clock = screen.page.get_by_role("region", name="Level and time")
    expect(clock.get_by_role("timer").first).to_be_visible()
    expect(clock).to_contain_text("of 7")
    size = clock.locator(".time").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    blinds = clock.locator(".blinds").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert size >= 2 * TWELVE_METRES_PX and blinds >= TWELVE_METRES_PX
    assert not clock.evaluate("one => one.scrollHeight > one.clientHeight + 1"), "all of it is seen at once"


def test_moves_are_drawn_on_a_plan_and_printed_as_seat_cards_and_chips_counted_by_colour(
    visit: Visit, games_room: RunningRoom
) -> None:
    terms = cup(
        "Moving cup", "casino-helsinki", game="holdem-nl", seats=6, players=6, most=9, stack=1_000,
        level_hands=0, level_ms=1_200_000, live=True,
    )  # fmt: skip
    games_room.announce(terms)
    games_room.enter(terms.id, 9)
    boss = visit(url=games_room.url, **PHONE)
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    boss.go(f"/staff/tournaments/{terms.id}/live")
    page = boss.page
    page.get_by_role("button", name="Print seat cards").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("region")).to_have_count(9)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="All sit").click()
    expect(page.get_by_text("Nothing is to be done.")).to_be_visible()

    page.get_by_role("button", name="Count by colour").click()
    for colour, value, count in (("white", "25", "120"), ("red", "100", "60")):
        sheet.get_by_role("button", name="Another colour").click()
        line = sheet.locator(".line").last
        line.get_by_label("Colour").select_option(colour)
        line.get_by_label("Worth").fill(value)
        line.get_by_label("Number of chips").fill(count)
    sheet.get_by_label("Reason").fill("before the break")
    sheet.get_by_role("button", name="Counted").click()
    expect(page.get_by_text("White 25 × 120, Red 100 × 60")).to_be_visible()

    acts = page.get_by_role("region", name="Acts").get_by_role("listitem")
    for _ in range(3):
        known = acts.count()
        table = page.get_by_role("region", name="Table 1", exact=True)
        table.get_by_role("listitem").first.get_by_role("button").click()
        table.get_by_role("button", name="Out", exact=True).click()
        expect(acts).to_have_count(known + 1)
    plan = page.get_by_role("region", name="Plan of tables")
    arrow = plan.locator("line.move")
    for _ in range(6):
        if arrow.count() or not order_done(page):
            break
    expect(arrow).not_to_have_count(0)  # one that lies level has no height, and is no "visible" box
    well(page)
    page.get_by_role("button", name=re.compile("^Seat card")).first.click()
    expect(sheet.get_by_text("←")).to_be_visible()


def test_a_player_s_phone_says_where_to_sit_and_goes_to_no_table(
    visit: Visit, games_room: RunningRoom
) -> None:
    terms = cup(
        "Phone cup", "casino-helsinki", game="holdem-nl", seats=4, players=5, most=6, stack=1_000,
        level_hands=0, level_ms=1_200_000, live=True,
    )  # fmt: skip
    games_room.announce(terms)
    player = visit("Aino", url=games_room.url, **PHONE)
    page = player.go(f"/tournaments/{terms.id}")
    page.get_by_role("button", name="Enter", exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=re.compile("^Enter")).click()
    expect(page.get_by_text("You have entered.")).to_be_visible()
    expect(page.get_by_text("Your table is ready when 5 more enter.")).to_be_visible()
    games_room.enter(terms.id, 5)
    note = page.get_by_role("region", name="Your table is ready.")
    expect(note).to_contain_text(re.compile(r"Phone cup: table \d, seat \d"))
    assert "/tables/" not in page.url
    expect(page.get_by_text("Please go there.")).to_be_visible()
    seat = page.get_by_text(re.compile(r"^Table \d, seat \d$"))
    expect(seat).to_be_visible()
    said = re.findall(r"table (\d), seat (\d)", note.inner_text())
    assert said == re.findall(r"Table (\d), seat (\d)", seat.inner_text())
    note.get_by_role("button", name="Close").click()
    expect(note).to_be_hidden()
    page.get_by_text("Your receipt").click()
    expect(page.get_by_role("img", name=f"{terms.id}/desk?receipt=")).to_be_visible()
    expect(page.get_by_role("link", name="Watch")).to_have_count(0)
    well(page)

    boss = visit(url=games_room.url)
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    boss.go(f"/staff/tournaments/{terms.id}/live")
    boss.page.get_by_role("button", name="All sit").click()
    expect(page.get_by_text("You have 1,000 chips.")).to_be_visible()
    expect(page.get_by_text("Please go there.")).to_be_hidden()
    well(page)
