"""The live desk in the browser: on a phone from a list to a seated player, and the screen of lists, behind a kill too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}
TELEVISION: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
LETTERS_PX = 54
"""The height of names on the screen of lists: 3 mm a metre on a television of 55 inches, from twelve metres."""


@pytest.fixture(scope="module")
def helsinki(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of Casino Helsinki alone."""
    running = RunningRoom(tmp_path_factory.mktemp("helsinki") / "room", "casino-helsinki")
    running.start()
    yield running
    running.stop()


def checked(page: Page) -> None:
    """Nothing cut off, nothing over another, nothing that axe finds."""
    assert faults(page) == [] and violations(page) == []


@pytest.mark.axe
@pytest.mark.clause("CH-2.3", "CH-2.4")
def test_a_player_comes_from_a_list_to_a_seat_by_taps_on_a_phone(visit: Visit, helsinki: RunningRoom) -> None:
    floor = visit(url=helsinki.url, **PHONE)
    floor.sign_in("Staff", PASSWORD)
    screen = visit(url=helsinki.url, **TELEVISION).go("/screens/lists")
    page = floor.go("/desk")
    page.get_by_role("button", name="Open the gaming day").click()
    page.get_by_role("button", name="Open a table").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Game").select_option("holdem-nl/NL200")
    checked(page)
    sheet.get_by_role("button", name="Open a table").click()
    expect(sheet).to_be_hidden()
    expect(page.get_by_text("0 of 10 seats")).to_be_visible()
    checked(page)

    page.get_by_role("tab", name="Lists").click()
    page.get_by_label("Game").select_option("holdem-nl/NL200")
    page.get_by_label("Player").fill("Aino K.")
    page.get_by_label("Player").press("Enter")
    expect(page.get_by_label("Player")).to_have_value("")
    expect(page.get_by_label("Player")).to_be_focused()
    expect(screen.get_by_text("1. Aino K.")).to_be_visible()
    page.get_by_role("button", name="Call to table 1").click()
    expect(page.get_by_text(re.compile(r"4:5\d|5:00"))).to_be_visible()
    expect(screen.get_by_text(re.compile(r"Table 1, seat \d+ · (4:5\d|5:00)"))).to_be_visible()
    letters = screen.get_by_text("1. Aino K.").evaluate("node => parseFloat(getComputedStyle(node).fontSize)")
    assert letters >= LETTERS_PX, letters
    checked(page)
    checked(screen)

    helsinki.kill()
    lost = "The room does not answer."
    expect(screen.get_by_text(lost)).to_be_visible()
    helsinki.start()
    expect(screen.get_by_text(lost)).to_be_hidden()
    expect(page.get_by_text(lost)).to_be_hidden()

    page.get_by_role("button", name="Seat", exact=True).click()
    sheet.get_by_label("Stack, counted").fill("50")
    sheet.get_by_role("button", name="Seat", exact=True).click()
    expect(sheet.get_by_role("alert")).to_contain_text("A buy-in here is")
    sheet.get_by_label("Stack, counted").fill("200")
    sheet.get_by_role("button", name="Seat", exact=True).click()
    expect(sheet).to_be_hidden()
    page.get_by_role("tab", name="Tables").click()
    seat = page.get_by_role("button", name=re.compile("Aino K."))
    expect(seat).to_contain_text("200")
    seat.click()
    expect(sheet.get_by_role("button", name="Long break")).to_be_visible()
    checked(page)
    sheet.get_by_role("button", name="Confirm").click()
    expect(sheet).to_be_hidden()

    page.get_by_role("tab", name="Acts").click()
    done = page.get_by_role("listitem").filter(has_text=re.compile(r"^Confirm"))
    expect(done).to_contain_text("Table 1")
    done.get_by_role("button", name="Take back").click()
    sheet.get_by_label("Reason, kept with the act").fill("the wrong seat")
    sheet.get_by_role("button", name="Take back").click()
    expect(sheet).to_be_hidden()
    expect(page.get_by_text(re.compile(r"taken back by #\d+"))).to_be_visible()
    checked(page)


@pytest.mark.axe
def test_a_player_joins_a_list_by_phone_and_sees_the_own_place(visit: Visit, helsinki: RunningRoom) -> None:
    player = visit("Oona", url=helsinki.url, **PHONE)
    page = player.go("/desk")
    expect(page.get_by_role("button", name="Join the list")).to_be_visible()
    checked(page)
    page.get_by_role("button", name="Join the list").click()
    expect(page.get_by_text("You are number 1 on the list.")).to_be_visible()
    expect(page.get_by_text("Report at the desk when you are here.")).to_be_visible()
    page.get_by_role("button", name="Leave the list").click()
    expect(page.get_by_role("button", name="Join the list")).to_be_visible()
