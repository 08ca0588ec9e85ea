"""What walks through tournaments share: small cups, pages that are as they should be, playing to the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

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
    for _ in range(20):  # all there are at one look: each goes by itself as well
        if not notes.evaluate_all("(all) => (all.forEach((one) => one.click()), all.length)"):
            break
    page.evaluate("scrollTo(0, 0)")  # further down the page lies under the header, as it should
    found = [*faults(page), *crossing(page)]
    assert found == [], found


def order_done(page: Page) -> bool:
    """The first order of the hall is done, as soon as the page shows one and has taken it off again; False where it says
    that nothing is to be done.
    """
    orders = page.get_by_role("region", name="To carry out").get_by_role("button", name=re.compile("^Done"))
    expect(orders.first.or_(page.get_by_text("Nothing is to be done."))).to_be_visible()
    if not orders.count():
        return False
    acts = page.get_by_role("region", name="Acts").get_by_role("listitem")
    known = acts.count()
    orders.first.click()
    expect(acts).not_to_have_count(known)
    return True


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
