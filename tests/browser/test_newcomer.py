"""A new floor person's first minutes: from the sign-in by way of a list to the first hand, by what the pages say alone."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.evening_people import PHONE
from tests.browser.layout import faults
from tests.browser.room import RunningRoom

LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
TAP_S, LETTERS_A_S, READ_S = 1.2, 3, 5
"""How long one who has never seen the pages takes for a tap, how many letters go into a second, and to read what is new."""
BAR_S = 180
MOST_TAPS = 32
SHOTS = os.environ.get("NEWCOMER_SHOTS", "")
"""A folder for a picture of each step, where somebody wants to look."""


@pytest.fixture
def helsinki(tmp_path: Path) -> Iterator[RunningRoom]:
    """A room of Casino Helsinki alone, in which nobody waits and nothing is open."""
    running = RunningRoom(tmp_path / "room", "casino-helsinki")
    running.start()
    yield running
    running.stop()


class Newcomer:
    """Counts what a hand does: taps, letters, and pages or sheets that are new to the eye."""

    def __init__(self, page: Page, size: str) -> None:
        self.page = page
        self.size = size
        self.taps = self.letters = self.read = 0

    def reads(self, step: str) -> None:
        """Look at a page or a sheet for the first time: it is whole."""
        self.read += 1
        assert (found := faults(self.page)) == [], (step, found)
        if SHOTS:
            self.page.screenshot(path=f"{SHOTS}/{self.size}-{self.read:02}-{step}.png")

    def tap(self, name: str | re.Pattern[str], role: Any = "button", within: Locator | None = None) -> None:
        """Tap what is called so."""
        self.on((within or self.page).get_by_role(role, name=name, exact=isinstance(name, str)).first)

    def on(self, place: Locator) -> None:
        """Tap a place."""
        place.click()
        self.taps += 1

    def choose(self, label: str, value: str, within: Locator) -> None:
        """Choose from a list that opens: two taps."""
        within.get_by_label(label).select_option(value)
        self.taps += 2

    def types(self, field: Locator, text: str, *, with_tap: bool) -> None:
        """Type into a field, which is tapped before unless the page has put the cursor there."""
        if with_tap:
            self.on(field)
        expect(field).to_be_focused()
        self.page.keyboard.type(text)
        self.letters += len(text)

    def enters(self) -> None:
        """Press Enter."""
        self.page.keyboard.press("Enter")
        self.letters += 1

    @property
    def sheet(self) -> Locator:
        """What is open over the page."""
        return self.page.get_by_role("dialog")

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return self.taps * TAP_S + self.letters / LETTERS_A_S + self.read * READ_S


def signs_in(one: Newcomer) -> None:
    """From the desk's own address, and back to it."""
    page = one.page
    one.reads("stranger")
    one.on(page.get_by_role("link", name="Sign in").first)
    one.reads("sign-in")
    one.types(page.get_by_label("Name"), "Staff", with_tap=True)
    one.types(page.get_by_label("Password", exact=True), PASSWORD, with_tap=True)
    one.enters()
    page.wait_for_url("**/desk")


def fills_a_table(one: Newcomer, names: tuple[str, ...]) -> None:
    """The day, the list, a table for those who wait, the calls, the seats."""
    page = one.page
    one.reads("desk")
    one.tap("Open the gaming day")
    expect(page.get_by_text("No live tables are open.")).to_be_visible()
    one.tap("Lists", "tab")
    one.reads("lists")
    one.choose("Game", "holdem-nl/NL200", within=page.locator("form"))
    field = page.get_by_label("Player")
    for number, name in enumerate(names):
        one.types(field, name, with_tap=number == 0)
        one.enters()
        expect(field).to_have_value("")
    one.reads("three-wait")
    one.tap("Open a table")
    one.reads("open-a-table")
    one.tap("Open a table", within=one.sheet)
    expect(one.sheet).to_be_hidden()
    for number, _ in enumerate(names):
        one.tap(re.compile("^Call to table"))
        one.tap("Seat")
        if number == 0:
            one.reads("seat")
        one.tap("Seat", within=one.sheet)
        expect(one.sheet).to_be_hidden()
    expect(page.get_by_text("Nobody waits.")).to_be_visible()


def enters_a_hand(one: Newcomer, names: tuple[str, ...]) -> None:
    """From the table's card to its own page; the first hand, until somebody has won it."""
    page = one.page
    one.tap("Tables", "tab")
    place = page.locator(".tables > li").filter(has_text=names[0])
    one.tap("Enter hands", within=place)
    page.wait_for_url("**/live/*")
    expect(page.get_by_role("heading", level=1)).to_have_text("Table 1")
    expect(page.locator("header").filter(has_text="Table 1")).to_contain_text("No-limit hold'em 1/2")
    one.reads("dealing")
    one.tap("New hand")
    one.reads("first-act")
    keys = page.locator(".keys")
    one.on(keys.locator('[data-act="call"]'))
    one.on(keys.locator('[data-act="fold"]'))
    one.on(keys.locator('[data-act="check"]'))
    one.reads("flop")
    for _ in range(3):
        one.on(page.locator(".pad .deck button:enabled").first)
    one.on(keys.locator("[data-preset]").first)
    one.on(keys.locator('[data-act="bet"]'))
    one.on(keys.locator('[data-act="fold"]'))
    expect(page.get_by_role("region", name="Hand 1")).to_contain_text(re.compile("wins"))
    one.reads("won")


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_newcomer_comes_from_the_list_to_the_first_hand_in_three_minutes(
    visit: Visit, helsinki: RunningRoom, size: str
) -> None:
    look = PHONE if size == "phone" else LAPTOP
    names = ("Anna", "Bertil", "Cilla") if size == "phone" else ("Doris", "Elmo", "Frans")
    one = Newcomer(visit(url=helsinki.url, **look).go("/desk"), size)
    signs_in(one)
    fills_a_table(one, names)
    enters_a_hand(one, names)
    told = f"{one.taps} taps, {one.letters} letters, {one.read} pages and sheets: {one.seconds:.0f} s"
    assert one.taps <= MOST_TAPS and one.seconds <= BAR_S, told

    row = one.page.locator("main li")
    one.page.goto(f"{helsinki.url}/live")
    expect(row).to_contain_text("No-limit hold'em 1/2")
    expect(row).to_contain_text("3 of 10 seats, one hand")
