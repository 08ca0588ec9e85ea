"""axe-core finds nothing on the pages of whoever plays: in a hand, after it, in tournaments, private games, at work."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Invite, Visit
from tests.browser.playing import go_on, play_to_turn_of, sit_together
from tests.browser.test_accessibility import settled, violations

pytestmark = pytest.mark.looks

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
STAKE = "No-limit hold'em 0.02/0.04"
POOL, BUY_IN = "holdem-nl4", 400
EVERY_PAGE = pytest.mark.exhaustive
"""Of a day each page is looked at in one size and tone, and in another (test_every_page.py); here are the others."""


def test_a_hand_its_replay_and_its_link_have_no_violations(visit: Visit, puppets: Invite) -> None:
    player, guest = visit("Aino"), visit()
    page = player.page
    others = sit_together(player, STAKE, puppets, POOL, BUY_IN)
    play_to_turn_of(player, others)
    assert violations(page) == [], "a decision to make"
    page.get_by_role("tab", name="Chat").click()
    assert violations(page) == [], "the chat"
    page.get_by_role("button", name="Appearance", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == [], "how the table looks"
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Free seat")).first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Players can't change seats here.")
    assert violations(page) == [], "a seat that is not changed"
    page.keyboard.press("Escape")
    go_on(others, [player], lambda: any('"hand_ended"' in frame for frame in player.heard))
    hand = player.get("/api/hands")["hands"][0]["hand"]
    settled(player.go(f"/history/{hand}"))
    page.get_by_role("button", name="Make a link").click()
    link = page.locator("input[readonly]").last
    expect(link).to_have_value(re.compile("/shared"))
    assert violations(page) == [], "a replay with its link"
    guest.page.goto(link.input_value())
    assert violations(settled(guest.page)) == [], "a shared hand"


@EVERY_PAGE
def test_pages_of_a_player_have_no_violations(visit: Visit) -> None:
    player = visit("Kerttu")
    for path in ("/", "/history", "/history/statistics", "/settings", "/account", "/cashier"):
        assert violations(settled(player.go(path))) == [], path


@EVERY_PAGE
def test_pages_to_enter_by_have_no_violations(visit: Visit) -> None:
    player = visit("Kaisa")
    for path in ("/tournaments", "/sit-and-go", "/hexapro", "/private/new", "/rules", "/floor", "/nowhere"):
        assert violations(settled(player.go(path))) == [], path


@EVERY_PAGE
def test_the_same_pages_on_a_phone_have_no_violations(visit: Visit) -> None:
    player = visit("Leena", **PHONE)
    paths = (
        "/",
        "/tournaments",
        "/history",
        "/history/statistics",
        "/settings",
        "/floor",
        "/rules?view=decisions",
    )
    for path in paths:
        assert violations(settled(player.go(path))) == [], path


@EVERY_PAGE
def test_staff_s_other_pages_have_no_violations(visit: Visit) -> None:
    staff = visit()
    staff.sign_in("Staff", PASSWORD)
    for path in ("/staff/people", "/staff/reports", "/staff/tournaments", "/floor?topic=several_chips"):
        assert violations(settled(staff.go(path))) == [], path
