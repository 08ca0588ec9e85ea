"""A tournament of two days: staff end the first, the chips are bagged, the second begins, and players play on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cardroom.demo.demo_people import PASSWORD as PEOPLE_PASSWORD
from cardroom.tournament.tournament_terms import Day, TournamentTerms
from tests.browser.conftest import Visit
from tests.browser.cups import END_MS, ON_A_PHONE, PHONE, cup, play_to_the_end, well
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor

NIGHT = "between two days"


def act_of_staff(page: Page, name: str, title: str) -> None:
    """Staff press a button of the director's view and say why."""
    page.get_by_role("button", name=name, exact=True).click()
    sheet = page.get_by_role("dialog", name=title)
    sheet.get_by_label("Reason").fill("it is late enough")
    sheet.get_by_role("button", name=name, exact=True).click()
    expect(sheet).to_have_count(0)


def play_until(player: Visitor, seen: Locator, seconds: float = 60) -> None:
    """Stay in by the keys until something is seen: hands that have begun are played to their end."""
    for _ in range(int(seconds * 5)):
        if seen.count():
            return
        player.page.keyboard.press("c")
        player.page.wait_for_timeout(200)
    expect(seen.first).to_be_visible()


def enter(page: Page, terms: TournamentTerms) -> None:
    page.goto(f"/tournaments/{terms.id}")
    page.get_by_role("button", name="Enter", exact=True).click()
    page.get_by_role("button", name="Enter for €5.00").click()


@pytest.mark.parametrize("device", ON_A_PHONE)
def test_staff_end_a_day_the_chips_are_bagged_and_the_next_day_is_played_to_the_end(
    visit: Visit, room: RunningRoom, device: str
) -> None:
    on_phone = PHONE if device == "phone" else {}
    terms = cup(
        f"Two days for a {device}", seats=3, players=6, most=6, stack=900, level_hands=1,
        days=(Day(level=20), Day()),
    )  # fmt: skip
    room.announce(terms)
    room.enter(terms.id, 5)
    player, boss = visit("Kaksipäiväinen", **on_phone), visit(**on_phone)
    page = player.page
    enter(page, terms)
    expect(page).to_have_url(re.compile(f"/tables/{terms.id}-[12]$"))
    expect(page.locator("[data-felt]")).to_be_visible()

    boss.sign_in("Staff", PEOPLE_PASSWORD)
    boss.go(f"/staff/tournaments/{terms.id}")
    expect(boss.page.get_by_role("button", name="Draw the last hands")).to_have_count(
        0
    )  # no card of this house
    act_of_staff(boss.page, "End the day", f"End the day of {terms.name}")
    ending = page.get_by_text(f"{terms.name}: the day ends with the running hands.")
    over = page.get_by_text(f"{terms.name}: the chips are bagged; the day is over.")
    play_until(player, ending.or_(over))
    play_until(player, over)
    well(page)
    expect(boss.page.get_by_text(NIGHT).first).to_be_visible()
    expect(boss.page.get_by_role("button", name="End the day")).to_have_count(0)
    bagged = [row["chips"] for row in player.get(f"/api/tournaments/{terms.id}/standings")["standings"]]
    assert sum(bagged) == 6 * terms.stack and len(bagged) == 6
    well(boss.page)

    page.get_by_role("link", name="To the tournament").click()  # the table is closed for the night
    days = page.locator("section").filter(has=page.get_by_role("heading", name="Days"))
    expect(page.get_by_text(NIGHT).first).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Your [\d,]+ chips are in a bag\.$"))).to_be_visible()
    expect(days).to_contain_text("begins when the house says so")
    expect(days.get_by_role("listitem").first).to_contain_text("over")
    well(page)

    act_of_staff(boss.page, "Begin the next day", f"Begin the next day of {terms.name}")
    expect(page).to_have_url(re.compile(rf"/tables/{terms.id}-\d+$"))
    expect(page.get_by_text("Seats were drawn for the day").first).to_be_visible()
    expect(page.locator("[data-felt]")).to_be_visible()
    well(page)
    play_to_the_end(player)
    page.get_by_role("link", name="See the result").click()
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("listitem")).to_have_count(6, timeout=END_MS)
    well(page)
