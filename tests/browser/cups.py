"""What walks through tournaments share: small cups, pages that are as they should be, playing to the end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from cardroom.rules import house
from cardroom.tournament.levels import house_levels
from cardroom.tournament.tournament_terms import TournamentTerms
from tests.browser.layout import crossing, faults
from tests.browser.visitor import Visitor

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
AT_A_DESK = ["desk", pytest.param("phone", marks=pytest.mark.exhaustive)]
ON_A_PHONE = [pytest.param("desk", marks=pytest.mark.exhaustive), "phone"]
"""One walk through a tournament is gone in one size a day: how its pages lie in the others, test_tournament_gallery.py
looks at every day.
"""
END_MS = 120_000
"""How long a small tournament of quick players may take."""


def cup(name: str, of: str = "casinohuone", **changes: Any) -> TournamentTerms:
    """A tournament of a house whose levels go by hands, so that it ends soon."""
    book = house(of)
    assert book.tournament is not None
    usual: dict[str, Any] = {
        "id": name.lower().replace(" ", "-"), "name": name, "house": book.id, "game": "holdem", "seats": 3,
        "stack": 500, "levels": house_levels(book.tournament), "buy_in": 450, "fee": 50, "level_hands": 2,
        "players": 3, "most": 3,
    }  # fmt: skip
    return TournamentTerms(**(usual | changes))


def well(page: Page) -> None:
    """Nothing of the page is cut off or lies over another, once what lies over it for a moment is put away."""
    notes = page.locator("[role=status], [role=alert]").get_by_role("button", name="Close", exact=True)
    for _ in range(20):
        if not notes.count():
            break
        notes.first.dispatch_event("click")
    page.evaluate("scrollTo(0, 0)")  # further down the page lies under the header, as it should
    found = [*faults(page), *crossing(page)]
    assert found == [], found


def fits(page: Page) -> None:
    """Nothing of the page is cut off: what is asked in a sheet lies over what is behind it."""
    found = faults(page)
    assert found == [], found


def play_to_the_end(player: Visitor) -> None:
    """Call and check by the keys until the tournament says how it ended."""
    page = player.page
    done = page.get_by_role("region", name="Result")
    for _ in range(600):
        if done.count():
            return
        page.keyboard.press("c")
        page.wait_for_timeout(200)
    raise AssertionError("the tournament does not end")
