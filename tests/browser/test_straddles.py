"""Straddling at a table: by mouse, by key and by thumb; what it looks like, and what the log says."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor, play_on

POOL, STAKE = "holdem-nl-nl500", "No-limit hold'em 5/5"
FAST = (0.02, 0.06)


def checkbox(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("checkbox", name="Straddle always", exact=True)


def straddled(visitor: Visitor) -> Locator:
    """The lines of the log in which the visitor straddles."""
    return visitor.page.get_by_role("listitem").filter(has_text=re.compile(r"^You straddle \d"))


def asked(visitor: Visitor) -> list[int]:
    """The amounts that the page has asked to straddle for."""
    found = [re.search(r'"type":"straddle".*"most":(\d+)', frame) for frame in visitor.sent]
    return [int(one[1]) for one in found if one]


@pytest.mark.axe
@pytest.mark.clause("CH-4.14", "CH-4.15")
def test_a_player_straddles_by_mouse_and_by_key(visit: Visit, games_room: RunningRoom) -> None:
    games_room.bots(POOL, 4, seconds=FAST)
    player = visit("Sari", url=games_room.url, viewport={"width": 1440, "height": 900})
    player.join(STAKE)
    page = player.page
    most = page.get_by_role("combobox", name="Up to how much you straddle")
    expect(most).to_be_hidden()
    checkbox(player).check()
    expect(most).to_be_visible()
    assert asked(player) == [1000], "twice the big blind"
    most.select_option(index=1)
    expect(most.locator("option:checked")).to_have_text(re.compile("^up to 20"))
    player.open_log()
    play_on([player], straddled(player).first.is_visible, "the turn to straddle never came")
    assert faults(page) == []
    assert violations(page) == []
    page.locator("h1 .name").click()
    page.keyboard.press("s")
    expect(checkbox(player)).not_to_be_checked()
    expect(most).to_be_hidden()
    page.keyboard.press("s")
    expect(checkbox(player)).to_be_checked()
    page.reload()
    expect(checkbox(player)).to_be_checked()
    assert asked(player) == [1000, 2000, 0, 1000]
    games_room.bots(POOL, 0)


@pytest.mark.looks
def test_a_player_straddles_on_a_phone(visit: Visit, games_room: RunningRoom) -> None:
    options: dict[str, Any] = PHONE
    games_room.bots("omaha-pl-pl200", 3, seconds=FAST)
    player = visit("Simo", url=games_room.url, **options)
    player.join("Pot-limit Omaha 1/2")
    page = player.page
    player.table.get_by_role("button", name="Menu", exact=True).tap()
    checkbox(player).tap()
    expect(page.get_by_role("combobox", name="Up to how much you straddle")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    player.open_log()
    page.get_by_role("dialog", name="Log and chat").get_by_role("button", name="Close").tap()

    def posted() -> bool:
        return any('"blind":"straddle"' in frame for frame in player.heard)

    play_on([player], posted, "nobody straddled")
    assert faults(page) == []
    games_room.bots("omaha-pl-pl200", 0)


def test_a_house_without_straddles_offers_none(visit: Visit, room: RunningRoom) -> None:
    room.bots("omaha-pl10", 2, seconds=FAST)
    player = visit("Saana")
    player.join("Pot-limit Omaha 0.05/0.10")
    expect(player.page.get_by_role("checkbox", name="Sit out at next big blind")).to_be_visible()
    expect(checkbox(player)).to_have_count(0)
    player.page.keyboard.press("s")
    assert asked(player) == []
    room.bots("omaha-pl10", 0)
