"""Pictures of every page in five sizes, two themes and four languages, to be looked at.

Opens a room of its own with bots, plays a little, and writes PNG files to the folder given; if none is, to
build/screenshots, which git ignores. `--size`, `--theme` and `--language` narrow it down. Needs the libraries of the
tests and a Chromium.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests' own launcher and visitors

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import TONE
from tests.browser.visitor import Visitor, play_on

SIZES = {
    "desktop": (1440, 900), "laptop": (1280, 720), "tablet": (1024, 768), "phone": (390, 844), "landscape": (844, 390),
}  # fmt: skip
THEMES = ("light", "dark")
LANGUAGES = {"en": "en-GB", "fi": "fi-FI", "nb": "nb-NO", "cs": "cs-CZ"}
POOL, STAKE = "holdem-nl100", "No-limit hold'em 0.50/1"
PAGES = {
    "lobby": "/",
    "rules": "/rules",
    "clause": "/rules/CO-TH.31",
    "decisions": "/rules?view=decisions",
    "floor": "/floor",
    "case": "/floor?topic=several_chips",
    "jackpots": "/jackpots",
    "charges": "/charges",
    "cashier": "/cashier",
    "history": "/history",
    "statistics": "/history/statistics",
    "settings": "/settings",
    "staff": "/staff",
    "people": "/staff/people",
    "reports": "/staff/reports",
    "directors": "/staff/tournaments",
    "tournaments": "/tournaments",
    "sit-and-go": "/sit-and-go",
    "hexapro": "/hexapro",
    "account": "/account",
    "nowhere": "/nowhere",
    "sign-in": "/sign-in",
}


def main() -> None:
    """Take them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        room = RunningRoom(Path(data) / "room")
        room.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*FLAGS, "--no-sandbox"])
        try:
            room.bots(POOL, 4, thinking=True, seconds=(0.6, 1.4))
            room.bots("omaha-pl25", 5, thinking=True, seconds=(0.8, 2.0))
            person = somebody_who_played(browser, room.url)
            for size in chosen.size or SIZES:
                for language in chosen.language or LANGUAGES:
                    themes = chosen.theme or THEMES
                    for picture in pictures(browser, room.url, person, size, language, themes, chosen.folder):
                        print(picture)
        finally:
            browser.close()
            room.stop()


def somebody_who_played(browser: Browser, url: str) -> Visitor:
    """A member of staff with a few hands behind them, at a table still."""
    visitor = Visitor(browser, url)
    visitor.sign_in("Staff", PASSWORD)
    visitor.join(STAKE)
    lines = visitor.open_log().get_by_role("listitem")
    play_on(
        [visitor], lambda: lines.filter(has_text="You show").count() >= 1, "no hand was played to its end"
    )
    return visitor


def pictures(
    browser: Browser, url: str, person: Visitor, size: str, language: str, themes: Iterable[str], folder: Path
) -> Iterator[Path]:
    """All pages of one size and language, each in the themes asked for."""
    width, height = SIZES[size]
    touch = size in ("phone", "landscape")
    window = {"viewport": {"width": width, "height": height}, "has_touch": touch, "is_mobile": touch}
    visitor = Visitor(browser, url, locale=LANGUAGES[language], **window)
    visitor.sign_in("Staff", PASSWORD)
    hand = visitor.get("/api/hands")["hands"][0]["hand"]
    pools = {pool["pool"]: pool for pool in visitor.get("/api/lobby")["pools"]}
    watched = pools["omaha-pl25"]["tables"][0]["table"]
    table = person.page.url.removeprefix(url)
    for name, path in {
        **PAGES,
        "replay": f"/history/{hand}",
        "watching": f"/tables/{watched}",
        "table": table,
    }.items():
        page = visitor.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        if name == "table":
            come_to_turn(visitor)
        for theme in themes:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.evaluate(TONE, theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            file = folder / f"{name}-{size}-{language}-{theme}.png"
            page.screenshot(path=file, full_page=name not in ("table", "watching") and size != "landscape")
            yield file
    visitor.close()


def come_to_turn(visitor: Visitor) -> None:
    """Back into the game if the clock has put one out, and on to a decision."""
    back = visitor.page.get_by_role(
        "button", name=re.compile("^(Come back|Palaa|Kom tilbake|Vrátit se)")
    ).first
    decision = visitor.page.locator("[aria-keyshortcuts='C']")
    for _ in range(3):
        expect(back.or_(decision).first).to_be_visible(timeout=60_000)
        if decision.is_visible():
            return
        back.click()
        expect(back).to_be_hidden()


if __name__ == "__main__":
    main()
