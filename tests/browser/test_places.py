"""Where things lie on a table, measured: the cards of every game at every number of seats, seats that are free, and every
bar, in all windows, with one to four tables, in four languages and with letters twice as large. Nothing touches another
seat's, no bet is nearer to another seat, and nothing is cut.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from cardroom.games.catalogue import GAMES
from cardroom.games.game import Game
from tests.browser.layout import within_a_seat
from tests.browser.places import astray, cut, pressed_together, touching
from tests.browser.test_gallery import LANGUAGES, PHONE, SETTLED

pytestmark = pytest.mark.looks

STRIP = 44
"""How high the line of one's tables is over the one that is shown, where there is no room for several."""
ROOM_FOR_SEVERAL = 980
PHONES = [(320, 568), (360, 640), (390, 844), (844, 390), (932, 430)]
DESKS = [(1024, 768), (1280, 720), (1440, 900), (1920, 1080)]


class Window(NamedTuple):
    """What a table is looked at in. Twice as large letters leave half as many pixels either way."""

    width: int
    height: int
    is_large: bool = False

    @property
    def options(self) -> dict[str, Any]:
        """The window for a browser."""
        part = 2 if self.is_large else 1
        size = {"width": self.width // part, "height": self.height // part}
        return {
            "viewport": size,
            "device_scale_factor": part,
            **(PHONE if (self.width, self.height) in PHONES else {}),
        }

    @property
    def is_roomy(self) -> bool:
        """Whether several tables are shown at once."""
        return self.options["viewport"]["width"] >= ROOM_FOR_SEVERAL

    def __str__(self) -> str:
        return f"{self.width}x{self.height}{', large letters' if self.is_large else ''}"


class Look(NamedTuple):
    """One thing to measure."""

    window: Window
    tables: int
    language: str
    scene: str
    dealer: int = 0
    """The seat whose the button is; 0: the scene's own."""


WINDOWS = [Window(*size, is_large) for is_large in (False, True) for size in [*PHONES, *DESKS]]
WORST = [
    Look(Window(320, 568), 1, "fi", "places-tournament-10"),
    Look(Window(320, 568), 2, "cs", "places-soko-9"),
    Look(Window(320, 568), 1, "cs", "places-double-flop-9"),
    Look(Window(360, 640), 1, "fi", "places-stud-9"),
    Look(Window(360, 640), 1, "fi", "places-tournament-8"),
    Look(Window(360, 640), 2, "nb", "places-tournament-7"),
    Look(Window(390, 844), 1, "cs", "places-tournament-8"),
    Look(Window(390, 844), 1, "en", "places-stud-6"),
    Look(Window(390, 844), 1, "fi", "places-free-even-11"),
    Look(Window(390, 844), 2, "cs", "places-free-odd-12"),
    Look(Window(844, 390), 1, "en", "places-holdem-10"),
    Look(Window(844, 390), 2, "fi", "places-holdem-7"),
    Look(Window(844, 390), 1, "fi", "places-free-odd-11"),
    Look(Window(932, 430), 1, "fi", "places-tournament-9"),
    Look(Window(932, 430), 2, "cs", "places-double-flop-8"),
    Look(Window(1024, 768), 2, "fi", "places-asked-draw"),
    Look(Window(1024, 768), 4, "fi", "places-holdem-9"),
    Look(Window(1280, 720), 2, "fi", "places-stud-8"),
    Look(Window(1280, 720), 1, "en", "places-tournament-7"),
    Look(Window(1440, 900), 3, "cs", "places-omaha5-8"),
    Look(Window(1440, 900), 1, "fi", "places-stud-8"),
    Look(Window(390, 844, is_large=True), 1, "fi", "places-holdem-9"),
    Look(Window(1280, 720, is_large=True), 1, "cs", "places-tournament-6"),
]
"""Where most was wrong before bets looked for their places: measured every day, the rest with `make exhaustive`."""


def wrong(page: Page) -> list[str]:
    """All that lies where it should not."""
    return [*touching(page), *astray(page), *cut(page), *pressed_together(page)]


def measured(page: Page, look: Look) -> list[str]:
    """What is wrong in one look, and stays so: a slow machine may still be laying it out when it is first looked at."""
    query = f"scene={look.scene}&language={look.language}"
    if look.tables > 1:
        query += f"&tables={look.tables}"
        query += "" if look.window.is_roomy else f"&stack=1&header={STRIP}"
    if look.dealer:
        query += f"&dealer={look.dealer}"
    page.evaluate("query => { location.hash = query; }", query)
    page.locator(f"[data-scene='{query}'] [data-felt]").first.wait_for()
    if look.scene.startswith("places-tournament"):
        page.locator(".course .level").first.wait_for()
    page.evaluate(SETTLED)
    found: list[str] = []
    for wait_ms in (0, 300, 1_000):
        page.wait_for_timeout(wait_ms)
        found = wrong(page)
        if not found:
            break
    where = f"{look.window}, {look.tables} tables, {look.language}, {look.scene}, button {look.dealer}"
    return [f"{where}: {one}" for one in found]


def scenes(page: Page, gallery: str) -> list[str]:
    """The names of all tables that are there to be measured."""
    page.goto(gallery)
    page.locator("[data-places] a").first.wait_for()
    names = page.locator("[data-places] a").all_inner_texts()
    assert len(names) > 120, names
    return names


def opened(browser: Browser, window: Window) -> Page:
    """A page in that window, where nothing moves."""
    return browser.new_context(reduced_motion="reduce", locale="en-GB", **window.options).new_page()


def test_where_most_was_wrong_everything_has_its_place(browser: Browser, gallery: str) -> None:
    found = []
    for window, looks in groupby(WORST, key=lambda look: look.window):
        page = opened(browser, window)
        scenes(page, gallery)
        for look in looks:
            found += measured(page, look)
        page.context.close()
    assert found == [], "\n".join(found)


def counts(window: Window) -> Sequence[int]:
    """How many tables a window is measured with: where one is shown at a time, two stand for more."""
    return (1, 2, 3, 4) if window.is_roomy else (1, 2)


def looks_in(window: Window, language: str, names: Sequence[str]) -> list[Look]:
    """All tables in a window and a language. The number of tables goes on from one to the next, and from one language
    to the next: each table is looked at in each window in each language, and in each window beside as many others.
    """
    several = counts(window)
    first = LANGUAGES.index(language)
    return [
        Look(window, several[(first + place) % len(several)], language, name)
        for place, name in enumerate(names)
    ]


EVERYWHERE = [
    pytest.param(window, language, id=f"{window} {language}") for window in WINDOWS for language in LANGUAGES
]


@pytest.mark.exhaustive
@pytest.mark.parametrize(("window", "language"), EVERYWHERE)
def test_everything_has_its_place(browser: Browser, gallery: str, window: Window, language: str) -> None:
    page = opened(browser, window)
    found = []
    for look in looks_in(window, language, scenes(page, gallery)):
        found += measured(page, look)
    page.context.close()
    assert found == [], "\n".join(found)


def with_the_button_everywhere(window: Window, scenes_of: Sequence[str]) -> list[Look]:
    """The button before each seat of each scene; a free seat has it where it lies dead."""
    return [
        Look(window, 1, "en", name, dealer)
        for name in scenes_of
        for dealer in range(1, int(name.rpartition("-")[2]) + 1)
    ]


def buttons_over(browser: Browser, gallery: str, window: Window, scenes_of: Sequence[str]) -> list[str]:
    """What the button lies over, before any seat of those scenes: what is another seat's, or its own name and stack."""
    page = opened(browser, window)
    scenes(page, gallery)
    found = []
    for look in with_the_button_everywhere(window, scenes_of):
        found += [*measured(page, look), *(f"{look}: {one}" for one in within_a_seat(page))]
    page.context.close()
    return found


@pytest.mark.parametrize(
    ("window", "names"),
    [
        (Window(844, 390), ("places-tournament-6", "places-tournament-7", "places-holdem-12")),
        (Window(932, 430), ("places-holdem-3", "places-holdem-11")),
    ],
    ids=str,
)
def test_the_button_lies_clear_before_each_seat_of_a_phone_on_its_side(
    browser: Browser, gallery: str, window: Window, names: Sequence[str]
) -> None:
    found = buttons_over(browser, gallery, window, names)
    assert found == [], "\n".join(found)


@pytest.mark.exhaustive
@pytest.mark.parametrize("kind", ["holdem", "omaha5", "double-flop", "tournament", "free-odd", "free-even"])
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_button_lies_clear_before_each_seat(
    browser: Browser, gallery: str, window: Window, kind: str
) -> None:
    page = opened(browser, window)
    names = [name for name in scenes(page, gallery) if name.rpartition("-")[0] == f"places-{kind}"]
    page.context.close()
    found = buttons_over(browser, gallery, window, names)
    assert found == [], "\n".join(found)


def most_seats(game: Game) -> int:
    """The most seats of a table of that game, in a tournament too, and where staff have added all that can be dealt in."""
    return max(game.seats, game.tournament_seats, game.most_players)


def test_every_game_lies_there_with_all_its_cards(browser: Browser, gallery: str) -> None:
    page = opened(browser, Window(1280, 720))
    names = scenes(page, gallery)
    for code, game in GAMES.items():
        assert {f"places-{code}-{seats}" for seats in range(2, most_seats(game) + 1)} <= set(names)
        assert measured(page, Look(Window(1280, 720), 1, "en", f"places-{code}-3")) == []
        seat = page.locator("li.at", has=page.locator("[data-spot='seat-3']"))
        assert seat.locator("svg.card").count() == game.hole_cards, code
        board = page.locator(".board :is(svg.card, .empty)")
        assert board.count() == (0 if game.has_up_cards and code != "sviten" else 5 * game.boards), code
    page.context.close()


@pytest.fixture
def table(browser: Browser, gallery: str) -> Iterator[Page]:
    """A table of nine, in which nothing is wrong yet."""
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    scenes(page, gallery)
    assert measured(page, Look(Window(1280, 720), 1, "en", "places-holdem-9")) == []
    yield page
    page.close()


def test_what_lies_wrong_is_found(table: Page) -> None:
    table.add_style_tag(content="[data-spot='bet-6'] { translate: -160px 0 }")
    assert any("bet of seat 6" in one for one in astray(table))
    table.add_style_tag(content="[data-spot='seat-6'] { translate: 200px 0 }")
    assert any("seat-6 plate" in one for one in touching(table))
    table.add_style_tag(
        content=".top .title .game { max-width: 20px; overflow: hidden; white-space: nowrap }"
    )
    assert any("No-limit hold'em" in one for one in cut(table))
    table.add_style_tag(
        content=".presets button { flex: none !important; min-width: 0 !important; width: 24px }"
    )
    assert any("ends in dots" in one for one in cut(table))
    table.add_style_tag(content=".buttons button:last-child { translate: 0 40px }")
    assert any("Raise" in one for one in cut(table))
    table.add_style_tag(content=".buttons button:first-child { margin-right: -50px }")
    assert pressed_together(table) != []
    table.add_style_tag(content=".felt-place { z-index: 9; margin-bottom: -120px }")
    assert any("under" in one for one in pressed_together(table))
