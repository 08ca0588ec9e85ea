"""Who has a seat does not leave the hand by a link: each opens a tab of its own; only the way out leads away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.cups import PHONE
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor

OPTIONS: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
STAKES = {"desk": ("holdem-nl50", "0.25/0.50"), "phone": ("holdem-nl100", "0.50/1")}
LINKS = """() => [...document.querySelectorAll('.table-page a[href]')]
  .filter((one) => one.checkVisibility() && one.dataset.out === undefined)
  .map((one) => one.getAttribute('href'))"""


def follow_each(player: Visitor, page: Page, seen: set[str]) -> None:
    """Follow every link that is in sight, and has not been followed yet: the table stays where it is."""
    for href in page.evaluate(LINKS):
        if href in seen or href.startswith("/tables/"):
            continue
        seen.add(href)
        before = page.url
        with page.context.expect_page() as opened:
            page.locator(f".table-page a[href='{href}']:visible").first.click(force=True)
        opened.value.close()
        assert page.url == before, href
        assert player.table.is_visible(), href


@pytest.mark.looks
@pytest.mark.parametrize("device", OPTIONS)
def test_no_link_at_the_table_leaves_the_hand_but_the_way_out(
    visit: Visit, room: RunningRoom, device: str
) -> None:
    pool, stake = STAKES[device]
    room.bots(pool, 3)
    player = visit("Aapo", **OPTIONS[device])
    player.join(f"No-limit hold'em {stake}")
    page, seen = player.page, set[str]()
    follow_each(player, page, seen)
    player.open_log()
    for tab in page.get_by_role("tab").all():
        tab.click()
        page.wait_for_timeout(200)
        follow_each(player, page, seen)
    assert any(one.startswith("/rules") for one in seen), seen
    if page.get_by_role("button", name="Close").first.is_visible():
        page.keyboard.press("Escape")
    page.locator("a[data-out]").first.click()
    expect(page).to_have_url(f"{player.url}/")
    room.bots(pool, 0)
