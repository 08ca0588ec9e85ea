"""A replay of a full table, step by step: nothing on its felt lies over another, is hidden or cut off.

Recorded hands are walked through in the gallery; hands of today's room in the pages that have them.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from cardroom.room.protocol.server_messages import MineChanged, TableTold
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.events import HandEnded, HandShown, HandStarted
from cardroom.table.model import commands
from tests.browser.conftest import Visit
from tests.browser.gallery import CLIENT
from tests.browser.layout import covered, faults, within_a_seat
from tests.browser.legible import cut_off, hidden, larger_than_the_pot
from tests.browser.puppet import Puppet
from tests.browser.room import RunningRoom
from tests.browser.test_gallery import LANGUAGES, MOVING_MS, SETTLED, SIZES
from tests.browser.visitor import fresh_name
from tests.patience import PATIENCE_SECONDS

pytestmark = pytest.mark.looks

HANDS = tuple(sorted(file.stem for file in (CLIENT / "gallery/hands").glob("*.json")))
DAILY = [
    ("double-flop", "laptop", "en"),
    ("double-flop-shared", "laptop", "nb"),
    ("double-flop-shared", "phone on its side", "en"),
    ("double-flop-button", "phone upright", "fi"),
    ("stud-common", "phone upright", "nb"),
    ("holdem", "phone upright", "cs"),
    ("stud", "phone on its side", "fi"),
]
"""Walked through every day; the rest with `make exhaustive`."""
ALL = [(hand, size, language) for hand in HANDS for size in SIZES for language in LANGUAGES]
LOOKS = [
    pytest.param(*one, marks=() if one in DAILY else pytest.mark.exhaustive, id=", ".join(one)) for one in ALL
]

GAMES = ("holdem-nl", "omaha5-pl", "stud-fl", "double-flop-pl")
PLACES = [(game, size) for game in GAMES for size in ("laptop", "phone upright", "phone on its side")]
PICTURES = os.environ.get("CARDROOM_PICTURES", "")
QUICKLY = (0.02, 0.06)
SECONDS = 90


class Played(NamedTuple):
    """Somebody at the room of every game, and the first hand of each game that went to a full table's showdown."""

    room: RunningRoom
    player: Puppet
    hands: dict[str, str]


@pytest.fixture(scope="module")
def played(games_room: RunningRoom) -> Iterator[Played]:
    """Hands are played as they are asked for."""
    with Puppet(games_room.url, fresh_name("Toisto")) as player:
        yield Played(games_room, player, {})


def full_hands(player: Puppet, seats: int) -> list[str]:
    """The finished hands in which so many were dealt in and more than one showed, as the player was told them."""
    told = [event for one in player.heard if isinstance(one, TableTold) for event in one.events]
    full = False
    shown: set[int] = set()
    found = []
    for event in told:
        if isinstance(event, HandStarted):
            full = len(event.seats) == seats
            shown = set()
        elif isinstance(event, HandShown):
            shown.add(event.seat)
        elif isinstance(event, HandEnded) and full and len(shown) > 1:
            found.append(event.hand)
    return found


def play(played: Played, game: str) -> str:
    """A hand of a full table, with the player in it."""
    if game in played.hands:
        return played.hands[game]
    room, player = played.room, played.player
    pools = httpx.get(f"{room.url}/api/lobby", timeout=PATIENCE_SECONDS).json()["pools"]
    pool = next(one for one in pools if one["game"] == game)
    room.bots(pool["pool"], 1, seconds=QUICKLY)
    player.followed, player.heard[:] = None, []
    buy_in = httpx.get(
        f"{room.url}/api/buy-in?pool={pool['pool']}",
        headers={"Cookie": player.cookie},
        timeout=PATIENCE_SECONDS,
    ).json()
    player.join(pool["pool"], buy_in["least"])
    player.wait(lambda: bool(table_of(player)), f"a seat at {game}")
    table = table_of(player)
    terms = player.watch(table).terms
    room.bots(pool["pool"], terms.seats - 2, seconds=QUICKLY)
    deadline = time.monotonic() + SECONDS
    while not (hands := full_hands(player, terms.seats)):
        assert time.monotonic() < deadline, f"no hand of {terms.seats} was shown down at {game}"
        player.catch_up()
        player.come_back()
        if player.on_turn:
            player.check_or_call()
        time.sleep(0.02)
    player.ask(at_table(player._id(), table, commands.LeaveTable(ME)))
    player.wait(lambda: not table_of(player), "the end of the hand")
    room.bots(pool["pool"], 0)
    played.hands[game] = hands[0]
    return hands[0]


def table_of(player: Puppet) -> str:
    """Where the player sits, as last told."""
    mine = [one for one in player.heard if isinstance(one, MineChanged)]
    return next((seat.table for seat in mine[-1].seats), "") if mine else ""


def wrong(page: Page) -> list[str]:
    """What lies over another, and what cannot be read."""
    laid = [*covered(page), *within_a_seat(page), *faults(page)]
    return [*laid, *cut_off(page), *hidden(page), *larger_than_the_pot(page)]


def walked(page: Page) -> list[str]:
    """What is wrong with any step of the replay, by the step."""
    place = page.get_by_role("slider")
    last = int(place.get_attribute("max") or 0)
    assert last > 8
    found: list[str] = []
    for step in range(last + 1):
        place.fill(str(step))
        expect(place).to_have_value(str(step))
        page.evaluate("scrollTo(0, 0)")  # the site's bar lies over what is scrolled
        page.evaluate(SETTLED)
        now = wrong(page)
        if now:
            page.wait_for_timeout(MOVING_MS)  # a slow machine may still be laying it out
            now = wrong(page)
        found += [f"step {step}: {one}" for one in now]
    return found


@pytest.mark.parametrize(("hand", "size", "language"), LOOKS)
def test_nothing_is_hidden_at_any_step_of_a_recorded_hand(
    browser: Browser, gallery: str, hand: str, size: str, language: str
) -> None:
    page = browser.new_page(reduced_motion="reduce", locale="en-GB", **SIZES[size])
    page.goto(f"{gallery}?replay={hand}&language={language}")
    page.locator("[data-felt]").first.wait_for()
    found = walked(page)
    page.close()
    assert found == [], "\n".join(found)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("game", "size"), PLACES)
def test_nothing_is_hidden_at_any_step_of_a_new_hand(
    visit: Visit, played: Played, game: str, size: str
) -> None:
    hand = play(played, game)
    visitor = visit(url=played.room.url, reduced_motion="reduce", **SIZES[size])
    cookies = [one.split("=", 1) for one in played.player.cookie.split("; ")]
    visitor.context.add_cookies(
        [{"name": name, "value": value, "url": visitor.url} for name, value in cookies]
    )
    page = visitor.go(f"/history/{hand}")
    page.locator("[data-felt]").first.wait_for()
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"replay-{game}-{size}.png".replace(" ", "_"))
    found = walked(page)
    assert found == [], "\n".join(found)
