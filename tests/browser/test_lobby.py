"""The lobby is a door: one button plays, favourites stand first, a table is seen before it is joined."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.layout import faults
from tests.browser.legible import cut_off
from tests.browser.room import RunningRoom
from tests.browser.test_phone import PHONE

DESK = {"viewport": {"width": 1366, "height": 768}}
SCREENS = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
POOL, STAKE = "pokerstars-live-fi:holdem-fl-fl2-4", "Fixed-limit hold'em 2/4 · PokerStars Live (FI)"


def test_play_now_goes_by_game_and_house_and_the_choice_stays(visit: Visit, houses_room: RunningRoom) -> None:
    page = visit("Valitsija", houses_room.url).go("/")
    page.get_by_role("radio", name="Stud").press("Space")
    play = page.get_by_role("button", name=re.compile("^Play now"))
    expect(play.first).to_contain_text(re.compile("Stud|Razz|Sökö"))
    page.reload()
    expect(page.get_by_role("radio", name="Stud")).to_be_checked()
    play.first.click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("Stud|Razz|Sökö"))
    page.keyboard.press("Escape")
    page.get_by_role("radio", name="All").press("Space")


@pytest.mark.looks
@SCREENS
def test_a_favourite_stands_first_and_stays_on_another_screen(
    visit: Visit, houses_room: RunningRoom, screen: dict[str, Any]
) -> None:
    visitor = visit("Suosija", houses_room.url, **screen)
    page = visitor.go("/")
    page.get_by_role("button", name=f"Join {STAKE}", exact=True).click()
    star = page.get_by_role("dialog").get_by_role("button", name=f"Favourite: {STAKE}")
    star.click()
    expect(star).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    first = page.get_by_role("region", name="Favourites")
    expect(first.get_by_role("listitem")).to_have_count(1)
    assert faults(page) == []
    page.wait_for_timeout(300)  # the account has it by then
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(first.get_by_role("listitem")).to_contain_text("Fixed-limit hold'em")
    first.get_by_role("button", name=f"Favourite: {STAKE}").click()
    expect(first).to_be_hidden()


@SCREENS
def test_a_table_is_seen_before_it_is_joined(
    visit: Visit, houses_room: RunningRoom, screen: dict[str, Any]
) -> None:
    names = houses_room.bots(POOL, 2)
    page = visit("Kurkistaja", houses_room.url, **screen).go("/")
    running = page.get_by_role("region", name="Running now")
    row = running.get_by_role("listitem").filter(has_text="PokerStars Live (FI)").filter(has_text="2/4").first
    expect(row.get_by_role("button", name=f"Play now: {STAKE}")).to_be_visible()
    row.get_by_role("button", name=re.compile("tables of ")).click()
    seen = row.get_by_role("group", name=re.compile("^Who sits at "))
    for name in names:
        expect(seen).to_contain_text(name)
    assert faults(page) == []
    houses_room.bots(POOL, 0)


@pytest.mark.looks
def test_names_of_games_and_houses_are_whole_in_any_width(visit: Visit, houses_room: RunningRoom) -> None:
    houses_room.bots(POOL, 2)
    page = visit("Lukija", houses_room.url, **DESK).go("/")
    running = page.get_by_role("region", name="Running now")
    expect(running.get_by_role("listitem").filter(has_text="2/4").first).to_be_visible()
    for width in (320, 390, 700, 901, 1024, 1280):
        page.set_viewport_size({"width": width, "height": 768})
        assert [*faults(page), *cut_off(page)] == [], width
    page.add_style_tag(content=".what { white-space: nowrap !important; max-width: 60px }")
    assert cut_off(page) != []
    houses_room.bots(POOL, 0)


@pytest.mark.looks
def test_a_mouse_that_lingers_sees_the_table(visit: Visit, houses_room: RunningRoom) -> None:
    pool = "banzai_omaha-nl1"
    houses_room.bots(pool, 4)
    page = visit("Viipyjä", houses_room.url, **DESK).go("/")
    running = page.get_by_role("region", name="Running now")
    running.get_by_role("button", name=re.compile("tables of Banzai Pot-limit Omaha")).first.hover()
    expect(page.locator(".peek")).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(".peek")).to_be_hidden()
    houses_room.bots(pool, 0)
