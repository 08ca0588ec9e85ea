"""The page of a live hall near the first break and near the money: the reminder of who is missing and of stacks that nobody
bought, the rows of a chip race, and rounds of hand-for-hand with a table that waits.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from cardroom.demo.demo_people import PASSWORD
from cardroom.tournament.tournament_terms import BreakAfter, Payout
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, cup, order_done, well
from tests.browser.room import RunningRoom
from tests.browser.test_live_director import all_done, live_cup
from tests.browser.visitor import PATIENCE_MS, Visitor

SOON_MS = 3_000
LONG_MS = 1_200_000
PAYS_FIVE = (Payout(entries=2, by_place=(4_000, 2_500, 1_500, 1_200, 800)),)


def seated(visit: Visit, room: RunningRoom, terms: Any) -> tuple[Visitor, str]:
    """A member of staff with a phone at the hall of a cup whose players sit; the hall's address."""
    boss = visit(url=room.url, **PHONE)
    boss.sign_in("Staff", PASSWORD)
    at = f"/staff/tournaments/{terms.id}"
    page = boss.go(f"{at}/live")
    page.get_by_role("button", name="All sit").click()
    expect(page.get_by_text("Nothing is to be done.")).to_be_visible()
    return boss, at


def hall_of(boss: Visitor, at: str) -> Any:
    """The hall as the room has it."""
    return boss.get(f"/api{at}/live")


def table_of(page: Page, number: int) -> Locator:
    """A table of the page."""
    return page.get_by_role("region", name=f"Table {number}", exact=True)


def tap_player(page: Page, table: int, name: str) -> None:
    """Choose a player at a table, or nobody any more."""
    table_of(page, table).get_by_role("button", name=re.compile(rf"^\d+\s*{re.escape(name)}\D")).click()


def near_the_money(boss: Visitor, at: str) -> None:
    """Players go out by taps until all tables deal hand for hand."""
    page, event = boss.page, at.rsplit("/", 1)[1]
    for _ in range(4):
        if boss.get(f"/api/tournaments/{event}")["now"].get("hand_for_hand"):
            break
        expect(page.get_by_text("Hand-for-hand")).to_have_count(0)
        table = max(hall_of(boss, at)["tables"], key=lambda one: len(one["seats"]))
        tap_player(page, table["table"], table["seats"][0]["name"])
        expect(page.get_by_role("button", name="All-in: table waits")).to_have_count(0)
        where = table_of(page, table["table"])
        where.get_by_role("group", name=re.compile("^Won by")).get_by_role("checkbox").first.check()
        where.get_by_role("button", name="Out", exact=True).click()
        expect(where.get_by_role("listitem")).to_have_count(len(table["seats"]) - 1)
        clear = page.get_by_role("button", name="Nobody else is out")
        clear.click()
        expect(clear.and_(page.locator(":disabled"))).to_have_count(0)  # the hall is looked at anew
        all_done(page)
    expect(page.get_by_text("Hand-for-hand")).to_be_visible()


def test_at_the_first_break_staff_are_reminded_of_who_is_missing_and_of_unsold_stacks(
    visit: Visit, games_room: RunningRoom
) -> None:
    lengths = (LONG_MS, SOON_MS, LONG_MS, LONG_MS)
    levels = cup("x", "casino-helsinki").levels[:4]
    terms = live_cup(
        "Break cup", games_room, 5, levels=levels, lengths_ms=lengths, breaks=(BreakAfter(2, 900),), late_levels=3,
    )  # fmt: skip
    boss, at = seated(visit, games_room, terms)
    page, reminder = boss.page, boss.page.get_by_role("region", name="The first break is over")
    seats = hall_of(boss, at)["tables"][0]["seats"]
    missing = seats[0]["name"]
    tap_player(page, 1, missing)
    table_of(page, 1).get_by_role("button", name="Away", exact=True).click()
    expect(table_of(page, 1).get_by_role("listitem").filter(has_text=missing)).to_contain_text("away")
    free = next(seat for seat in range(1, 7) if seat not in [one["seat"] for one in seats])
    page.locator("summary").filter(has_text="Unsold stacks").click()
    stacks = page.get_by_role("group").filter(has_text="Place a stack")
    stacks.get_by_label("Seat", exact=True).fill(str(free))
    stacks.get_by_label("Chips", exact=True).fill("1000")
    stacks.get_by_role("button", name="Place a stack").click()
    expect(stacks.get_by_role("button", name="Remove")).to_be_visible()
    expect(reminder).to_have_count(0)  # the break is yet to come

    boss.go(at)
    page.get_by_role("button", name="Change level", exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Level", exact=True).select_option("2")
    sheet.get_by_label("Reason").fill("as the clock says")
    sheet.get_by_role("button", name="Change level", exact=True).click()
    expect(sheet).to_be_hidden()
    boss.go(f"{at}/live")
    expect(page.get_by_role("button", name=re.compile("deal no more"))).to_be_visible(timeout=PATIENCE_MS)
    all_done(page)
    expect(reminder).to_contain_text(re.compile(r"The first break ends at \d"))
    expect(reminder).to_contain_text(f"Paid and not here: {missing}")
    expect(reminder).to_contain_text("Unsold stacks still on seats: 1")
    well(page)
    reminder.get_by_role("link", name="Tournaments").click()
    expect(page).to_have_url(re.compile(f"{at}$"))
    boss.go(f"{at}/live")
    tap_player(page, 1, missing)
    expect(table_of(page, 1).get_by_role("button", name="Out", exact=True)).to_have_count(0)  # nobody plays
    table_of(page, 1).get_by_role("button", name="Is back").click()
    expect(reminder).not_to_contain_text("Paid and not here")
    page.locator("summary").filter(has_text="Unsold stacks").click()
    stacks.get_by_label("Chips left").fill("900")
    stacks.get_by_role("button", name="Remove").click()
    expect(reminder).to_have_count(0)
    chips = hall_of(boss, at)["chips"]
    assert (chips["issued"], chips["in_play"], chips["removed"]) == (5_100, 5_100, 0), (
        "what was blinded off it stays"
    )


def test_a_race_asks_for_as_many_cards_as_small_chips_are_left_over(
    visit: Visit, games_room: RunningRoom
) -> None:
    levels = [
        one for one in cup("x", "casino-helsinki").levels if one.small_blind % 100 == 0 == one.ante % 100
    ]
    boss, at = seated(visit, games_room, live_cup("Race cup", games_room, 3, levels=tuple(levels[:3])))
    page = boss.page
    seats = hall_of(boss, at)["tables"][0]["seats"]
    table_of(page, 1).get_by_role("button", name="Count", exact=True).click()
    sheet = page.get_by_role("dialog")
    for seat, chips in zip(seats, (1_050, 1_025, 925), strict=True):
        sheet.get_by_label(f"{seat['seat']} · {seat['name']}").fill(str(chips))
    sheet.get_by_role("button", name="Count", exact=True).click()
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="Take, find, hand on or exchange chips").click()
    sheet.get_by_label("What", exact=True).select_option(label="Race at every table")
    sheet.get_by_label("Chips of", exact=True).fill("25")
    sheet.get_by_label("For chips of", exact=True).fill("100")
    sheet.get_by_label("Reason").fill("too many small chips")
    sheet.get_by_role("button").last.click()
    expect(sheet).to_be_hidden()
    row = (
        page.get_by_role("region", name="To carry out")
        .get_by_role("listitem")
        .filter(has_text="race 25 for 100")
    )
    expect(page.get_by_text("Nothing is to be done.")).to_be_hidden()  # as long as the race is on its way
    while not row.count():
        assert order_done(page)
    expect(row).to_contain_text("4 cards")
    cards, done = (
        row.get_by_label(re.compile("^Cards, as in")),
        row.get_by_role("button", name=re.compile("^Done")),
    )
    expect(done).to_be_disabled()
    row.get_by_text("Small chips counted").click()
    small = row.get_by_label(re.compile(f"{re.escape(seats[2]['name'])}$"))
    small.fill("4")  # one hundred and none left over
    expect(row.get_by_text(re.compile(r"\(3\)$"))).to_be_visible()
    well(page)
    cards.fill("As Kd")
    expect(done).to_be_disabled()  # a card is missing
    cards.fill("As Kd 7c")
    done.click()  # a stack of 925 has not four of them beside chips of hundreds
    expect(page.get_by_text("has 925 now")).to_be_visible()
    small.fill("5")
    expect(row.get_by_text(re.compile(r"\(4\)$"))).to_be_visible()
    cards.fill("As Kd 7c 2h")
    done.click()
    expect(row).to_have_count(0)
    hall = hall_of(boss, at)
    stacks = [seat["stack"] for seat in hall["tables"][0]["seats"]]
    assert all(stack % 100 == 0 for stack in stacks), "no small chip is left over"
    assert hall["chips"]["in_play"] == sum(stacks) == hall["chips"]["issued"] - hall["chips"]["removed"]


def test_where_the_house_plays_all_ins_on_no_table_is_let_wait(visit: Visit, games_room: RunningRoom) -> None:
    terms = live_cup("Played on", games_room, 8, seats=5, hand_for_hand=True, payouts=PAYS_FIVE)
    boss, at = seated(visit, games_room, terms)
    near_the_money(boss, at)
    seat = hall_of(boss, at)["tables"][0]["seats"][0]
    tap_player(boss.page, 1, seat["name"])
    expect(boss.page.get_by_role("button", name="Away", exact=True)).to_be_visible()
    expect(boss.page.get_by_role("button", name="All-in: table waits")).to_have_count(0)


def test_in_hand_for_hand_a_table_with_an_all_in_waits_for_the_others(
    visit: Visit, houses_room: RunningRoom
) -> None:
    terms = live_cup("Bubble cup", houses_room, 8, of="pokerstars-live-fi", seats=5, payouts=PAYS_FIVE)
    boss, at = seated(visit, houses_room, terms)
    page = boss.page
    near_the_money(boss, at)
    first, second = [one for one in hall_of(boss, at)["tables"] if one["deals"]]
    all_in = first["seats"][0]["name"]
    tap_player(page, first["table"], all_in)
    page.get_by_role("button", name="All-in: table waits").click()
    plays = page.get_by_role("button", name=re.compile(f"^Done: .*Table {first['table']} plays its hand out"))
    expect(plays).to_have_count(0)
    expect(table_of(page, second["table"]).get_by_role("button", name="Hand over")).to_be_visible()
    well(page)
    table_of(page, second["table"]).get_by_role("button", name="Hand over").click()
    expect(plays).to_be_visible()  # all others are through with the round
    plays.click()
    expect(plays).to_have_count(0)
    acts = page.get_by_role("region", name="Acts")
    expect(acts).to_contain_text("All-in, table waits")
