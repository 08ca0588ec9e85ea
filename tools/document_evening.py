"""Takes the pictures of docs/evening.md anew, out of an evening that is carried out by taps in a room of its own.

Look at them before you commit. Needs the libraries of the tests and a Chromium.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests' own launcher and visitors

from tools.small_png import shrink

from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.evening_cash import CashFloor
from tests.browser.evening_people import Staff, Worker
from tests.browser.evening_tournament import LiveEvent, Shape
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor, fresh_name

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
GUESTS = ("Bertil", "Cecilia", "David", "Eevi", "Frans", "Greta", "Hilja", "Iivari", "Jussi", "Kaisa")
ENTRANTS = ("Lauri", "Maija", "Niilo", "Oona", "Pekka", "Raija", "Sami", "Tuula", "Urho")
SHAPE = Shape("Friday 50", first=8, late=1, again=0, seats=5, paid=4, deal_at=3)
SCALE = 1.2
AFTER_A_TAP_MS = 800
"""Until the browser has taken its mark off what was tapped."""
BELOW_THE_ACTS = 330
"""Where what is open begins under *Drops*: the acts stand before it."""


def main() -> None:
    """Take them all."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        room = RunningRoom(Path(data) / "room", "casino-helsinki")
        room.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*FLAGS, "--no-sandbox"])

        def visit(stem: str = "", url: str = "", **options: Any) -> Visitor:
            options["device_scale_factor"] = SCALE
            return Visitor(browser, url, fresh_name(stem) if stem else "", reduced_motion="reduce", **options)

        try:
            staff = Staff(visit, room)
            cash(staff)
            tournament(staff)
        finally:
            browser.close()
            room.stop()
    for picture in FOLDER.glob("evening-*.png"):
        shrink(picture)


def take(worker: Worker, name: str, below: int = 0) -> None:
    """What a phone shows now, so many pixels down its page."""
    worker.page.evaluate("below => scrollTo(0, below)", below)
    worker.page.wait_for_timeout(AFTER_A_TAP_MS)
    worker.page.screenshot(path=FOLDER / f"evening-{name}.png")


def cash(staff: Staff) -> None:
    """Three tables with their players, and a jackpot that is shared."""
    floor = CashFloor(staff)
    floor.open(3)
    floor.first_to_a_seat("Aino K.")
    floor.many_sit(1, *GUESTS[:5])
    floor.many_sit(2, *GUESTS[5:7])
    floor.many_sit(3, *GUESTS[7:])
    floor.dealers("Dee D.")
    take(staff.floor, "map")
    floor.claimed()
    take(staff.director, "jackpot", BELOW_THE_ACTS)


def tournament(staff: Staff) -> None:
    """The hall with something to carry out."""
    event = LiveEvent(staff, SHAPE)
    event.announce()
    event.sell_to(*ENTRANTS[:8])
    event.act("Start now", "it is seven")
    event.carry_out()
    event.sell_to(*ENTRANTS[8:])
    staff.floor.go(f"{event.at}/live")
    take(staff.floor, "hall")


if __name__ == "__main__":
    main()
