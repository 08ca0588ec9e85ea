"""Takes the pictures in docs/pictures anew, from a room with bots at tables of every house.

Look at them before you commit: the cards are others each time. Needs the libraries of the tests and a
Chromium.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests' own launcher and visitors

from tools.small_png import shrink

from cardroom.cli.demo import all_houses
from cardroom.demo.demo_people import PASSWORD
from cardroom.rules import house
from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
POOL, STAKE = "holdem-nl100", "No-limit hold'em 0.50/1 · Casinohuone"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 1.2,
    "has_touch": True,
    "is_mobile": True,
}
DESK = {"width": 1280, "height": 800}
RUNNING = {"omaha-pl10": 5, "casino-helsinki:holdem-nl-nl200": 6, "casino-kruh:holdem-nl-nl10/20": 4}
"""What else runs in the picture of the lobby."""
CASE = "/floor?topic=several_chips"
COMPARED = "/rules?view=compare&house=casino-kruh&with=casino-helsinki"
MAX_TURNS = 200
TURN_COMES_MS = 240_000
"""The bots take their time, and a new player may wait for the big blind."""
LOBBY_MS = 20_000
"""Until each stake has something to tell."""
AFTER_A_TAP_MS = 800
"""Until the browser has taken its mark off what was tapped, and the page has moved on."""


def main() -> None:
    """Take them all."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        room = RunningRoom(Path(data) / "room", *all_houses())
        room.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*FLAGS, "--no-sandbox"])
        try:
            floor(browser, room.url)
            compared(browser, room.url)
            room.bots(POOL, 5, thinking=True, seconds=(1.5, 2.5))
            table(browser, room.url)
            for pool, bots in RUNNING.items():
                room.bots(pool, bots, seconds=(1.5, 2.5))
            lobby(browser, room.url)
        finally:
            browser.close()
            room.stop()
    for picture in FOLDER.glob("*.png"):
        shrink(picture)


def floor(browser: Browser, url: str) -> None:
    """A case told by taps on a phone, and its ruling."""
    visitor = Visitor(browser, url, **PHONE)
    page = visitor.go(CASE)
    page.get_by_role("combobox", name="House").select_option(label=house("casino-kruh").name)
    told = {"big_blind": "200", "bet_to_match": "400", "last_full_raise": "200", "stack": "10,000"}
    for field, key in told.items():
        page.locator(f'[data-field="{field}"]').get_by_role("button", name=key, exact=True).tap()
    for _ in range(2):
        page.locator('[data-field="chips"]').get_by_role("button", name="Add 500", exact=True).tap()
    page.wait_for_timeout(AFTER_A_TAP_MS)
    page.screenshot(path=FOLDER / "case.png")
    page.get_by_role("button", name="Rule", exact=True).tap()
    expect(page.get_by_role("region", name="The ruling").get_by_role("article")).to_be_visible()
    page.wait_for_timeout(AFTER_A_TAP_MS)
    page.screenshot(path=FOLDER / "ruling.png")
    visitor.close()


def compared(browser: Browser, url: str) -> None:
    """Two houses side by side."""
    visitor = Visitor(browser, url, viewport=DESK)
    page = visitor.go(COMPARED)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.mouse.wheel(0, 274)  # past the search and the tabs
    page.wait_for_timeout(AFTER_A_TAP_MS)
    page.screenshot(path=FOLDER / "compare.png")
    visitor.close()


def table(browser: Browser, url: str) -> None:
    """One's turn behind the flop with a bet to answer, on a desk and on a phone at once."""
    visitor = Visitor(browser, url, viewport=DESK)
    visitor.sign_in("Player", PASSWORD)
    visitor.join(STAKE)
    phone = Visitor(browser, url, **PHONE)
    phone.sign_in("Player", PASSWORD)
    phone.go(visitor.page.url)
    for _ in range(MAX_TURNS):
        visitor.come_back()
        expect(visitor.check_or_call).to_be_visible(timeout=TURN_COMES_MS)
        visitor.wait_for_turn()
        if worth_a_picture(visitor.page):
            expect(phone.check_or_call).to_be_visible()
            visitor.page.screenshot(path=FOLDER / "table.png")
            phone.page.screenshot(path=FOLDER / "phone.png")
            break
        visitor.check_or_call_now()
    visitor.close()
    phone.close()


def lobby(browser: Browser, url: str) -> None:
    """What runs, and the door over it, once hands were dealt."""
    visitor = Visitor(browser, url, viewport=DESK, color_scheme="dark")
    visitor.sign_in("Player", PASSWORD)
    page = visitor.go("/")
    expect(page.get_by_role("region", name="Running now")).to_be_visible()
    page.wait_for_timeout(LOBBY_MS)
    page.screenshot(path=FOLDER / "lobby.png")
    visitor.close()


def worth_a_picture(page: Page) -> bool:
    """Whether there are cards on the board and something to call."""
    board = page.get_by_role("img", name=re.compile("^Board: (?!No board)")).count()
    call = page.locator("[aria-keyshortcuts='C']").filter(has_text="Call").count()
    return bool(board and call)


if __name__ == "__main__":
    main()
