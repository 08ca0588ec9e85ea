"""Every page there is, with something on it: nothing cut off, nothing left in another language, nothing that axe finds.

With `CARDROOM_PICTURES` set to a folder each page is pictured, for somebody who looks.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import ACCOUNTS, PASSWORD
from cardroom.room.protocol.server_messages import TableTold
from cardroom.rules import house
from cardroom.table.events import HandEnded
from cardroom.tournament.hexapro.hexapro_terms import hexapro_terms
from tests.browser.axe import axe
from tests.browser.conftest import Visit
from tests.browser.cups import cup
from tests.browser.layout import faults
from tests.browser.legible import cut_names, cut_off, hidden
from tests.browser.puppet import Puppet
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import TONE
from tests.browser.untranslated import untranslated
from tests.browser.visitor import Visitor, fresh_name

pytestmark = pytest.mark.looks

PICTURES = os.environ.get("CARDROOM_PICTURES", "")
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    "phone on its side": {"viewport": {"width": 844, "height": 390}, "is_mobile": True, "has_touch": True},
}
LOCALES = {"en": "en-GB", "fi": "fi-FI", "nb": "nb-NO", "cs": "cs-CZ"}
DAILY = [("laptop", "dark", "en"), ("phone", "light", "cs")]
"""Looked at every day; the rest with `make exhaustive`."""
ALL = [(size, tone, language) for size in SIZES for tone in ("dark", "light") for language in LOCALES]
LOOKS = [
    pytest.param(*one, marks=() if one in DAILY else pytest.mark.exhaustive, id=" ".join(one)) for one in ALL
]

EVERYBODY = (
    "/", "/tournaments", "/sit-and-go", "/hexapro", "/tournaments/the-cup", "/rules", "/rules?view=decisions",
    "/rules?view=compare&house=pokerstars-live-fi&with=casino-kruh", "/rules/CO-TH.31", "/floor",
    "/floor?topic=several_chips", "/screens/lists", "/jackpots", "/charges", "/sign-in", "/sign-up", "/new-password",
    "/nowhere",
    "/screens/casino-helsinki/tables/1", "/screens/casino-helsinki/tables/1/stream",
    "/screens/casino-helsinki/jackpots", "/screens/casino-helsinki/layouts/hall",
    "/screens/seating/the-cup", "/screens/seating/the-cup/tables", "/screens/blinds/the-cup",
    "/desk/casino-helsinki/screens",
)  # fmt: skip
PLAYERS = (
    "/", "/history", "/history/{hand}", "/history/tournaments", "/history/statistics", "/cashier", "/settings",
    "/account", "/private/new", "/tables/{table}", "/tournaments/the-cup", "/shared/forged", "/invited#forged",
)  # fmt: skip
STAFF = (
    "/staff", "/staff/people", "/staff/reports", "/staff/tournaments", "/staff/tournaments/the-cup",
    "/floor?view=record", "/desk",
)  # fmt: skip
NAMES = tuple(name for name, *_ in ACCOUNTS)


class Filled(NamedTuple):
    """A room of all houses with tournaments and tables that are played at, and a player who has played a hand."""

    url: str
    name: str
    cookie: str
    hand: str
    table: str


@pytest.fixture(scope="module")
def filled(houses_room: RunningRoom) -> Iterator[Filled]:
    """The same, while the player sits at the table."""
    houses_room.announce(cup("The Cup", seats=6, players=6, most=12))
    houses_room.announce(hexapro_terms(house("casinohuone"), "hexa", 500))
    houses_room.bots("holdem-nl10", 3)
    name = fresh_name("Katri")
    with Puppet(houses_room.url, name) as player:
        player.join("holdem-nl10", 10_00)
        player.sit()
        deadline = time.monotonic() + 60
        while not (hands := hands_of(player)):
            assert time.monotonic() < deadline, "no hand was played"
            player.catch_up()
            if player.on_turn:
                player.check_or_call()
            time.sleep(0.05)
        assert player.followed is not None
        yield Filled(houses_room.url, name, player.cookie, hands[0], player.followed.terms.table)


def hands_of(player: Puppet) -> list[str]:
    """The hands that the player was told the end of."""
    told = [event for one in player.heard if isinstance(one, TableTold) for event in one.events]
    return [event.hand for event in told if isinstance(event, HandEnded)]


def there(page: Page) -> None:
    """The page's content is there, not only its frame."""
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.wait_for_load_state("networkidle")


def pictured(page: Page, where: Path) -> None:
    """A picture of the page from its top, at most three screens of it."""
    size = page.viewport_size
    assert size is not None
    long: int = page.evaluate("document.documentElement.scrollHeight")
    page.screenshot(
        path=where,
        full_page=True,
        clip={"x": 0, "y": 0, "width": size["width"], "height": min(long, 3 * size["height"])},
    )


def looked_at(visitor: Visitor, path: str, tone: str, language: str, picture: str, name: str) -> list[str]:
    """What is wrong with a page, by what."""
    page = visitor.go(path)
    there(page)
    page.evaluate(TONE, tone)
    expect(page.locator("html")).to_have_attribute("data-theme", tone)
    if PICTURES:
        pictured(page, Path(PICTURES) / f"{picture}.png")
    found = [*faults(page), *cut_off(page), *cut_names(page)]
    if page.locator("[data-felt]").count() and not path.startswith(
        "/tables/"
    ):  # cards under way hide words rightly
        found += hidden(page)
    if language != "en":
        found += [f"not in {language}: {one}" for one in untranslated(page, language, (*NAMES, name))]
    for rule in axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]:
        found += [f"{rule['id']} at {node['target']}: {node['html'][:140]}" for node in rule["nodes"]]
    return [f"{path}: {one}" for one in found]


@pytest.mark.parametrize(("size", "tone", "language"), LOOKS)
def test_nothing_is_wrong_with_any_page(
    visit: Visit, filled: Filled, size: str, tone: str, language: str
) -> None:
    options = {**SIZES[size], "locale": LOCALES[language], "color_scheme": tone, "reduced_motion": "reduce"}
    player = visit(url=filled.url, **options)
    cookies = [one.split("=", 1) for one in filled.cookie.split("; ")]
    player.context.add_cookies([{"name": name, "value": value, "url": filled.url} for name, value in cookies])
    staff = visit(url=filled.url, **options)
    staff.sign_in("Staff", PASSWORD)
    looks = f"{size}-{tone}-{language}".replace(" ", "_")
    found: list[str] = []
    for who, visitor, paths in (
        ("everybody", visit(url=filled.url, **options), EVERYBODY),
        ("player", player, PLAYERS),
        ("staff", staff, STAFF),
    ):  # fmt: skip
        for number, path in enumerate(paths):
            where = path.format(hand=filled.hand, table=filled.table)
            found += looked_at(visitor, where, tone, language, f"{looks}-{who}-{number:02}", filled.name)
    assert found == [], "\n".join(found)
