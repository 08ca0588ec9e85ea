"""axe-core finds nothing on any page, in the light and in the dark."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.axe import axe
from tests.browser.conftest import Invite, Visit
from tests.browser.playing import go_on, play_to_turn_of, sit_together

pytestmark = pytest.mark.looks

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
TONE = """(tone) => {
  localStorage.setItem('cardroom.table-tone', JSON.stringify(tone));
  dispatchEvent(new StorageEvent('storage', { key: 'cardroom.table-tone' }));
}"""
"""Tables have a tone of their own, whatever the system's is."""


def violations(page: Page) -> list[str]:
    """What axe-core finds, one line a place, in both colour schemes; nothing where looks are left out."""
    if axe.is_left_out():
        return []
    found = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.evaluate(TONE, scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        for rule in axe.run(page).response["violations"]:
            for node in rule["nodes"]:
                found.append(
                    f"{scheme}: {rule['id']} ({rule['help']}) at {node['target']}: {node['html'][:120]}"
                )
    page.emulate_media(color_scheme=None)
    return found


def settled(page: Page) -> Page:
    """The page's content is there, not only its frame."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("Loading.", exact=True)).to_have_count(0)
    return page


def test_the_first_page_and_its_menu_have_no_violations(visit: Visit) -> None:
    guest = visit()
    assert violations(settled(guest.go("/"))) == []
    guest.page.get_by_role("button", name="Menu").click()
    assert violations(guest.page) == []


@pytest.mark.exhaustive  # of a day each page is looked at in one size and tone, and in another (test_every_page.py)
def test_other_pages_for_everybody_have_no_violations(visit: Visit) -> None:
    guest = visit()
    for path in ("/sign-in", "/sign-up", "/rules", "/rules?view=decisions", "/rules/CO-TH.31", "/jackpots"):
        assert violations(settled(guest.go(path))) == [], path


def test_tables_and_a_player_s_pages_have_no_violations(visit: Visit, puppets: Invite) -> None:
    player, watcher = visit("Esteri"), visit()
    page = player.go("/")
    page.get_by_role("button", name="Join Banzai No-limit hold'em 1/2", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == [], "the sheet for joining"
    others = sit_together(player, "Banzai No-limit hold'em 1/2", puppets, "banzai_texas-nl20", 2000)
    play_to_turn_of(player, others)
    assert violations(page) == [], "a decision to make"
    watcher.go(page.url)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    assert violations(watcher.page) == [], "a spectator's table"
    go_on(others, [player], lambda: any('"hand_ended"' in frame for frame in player.heard))
    settled(player.go("/history"))
    page.get_by_role("main").get_by_role("listitem").get_by_role("link").first.click()
    expect(page).to_have_url(re.compile("/history/."))
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text("lay where the seal says.")).to_be_visible()
    assert violations(page) == [], "the replay of a hand"


def test_the_staff_s_desk_has_no_violations(visit: Visit) -> None:
    staff = visit()
    staff.sign_in("Staff", PASSWORD)
    page = settled(staff.go("/staff"))
    for part in ("Tables", "Players", "Trial balance", "Records"):
        page.get_by_role("tab", name=part).click()
        expect(page.get_by_role("tabpanel", name=part)).to_be_visible()
        expect(page.get_by_text("Loading.", exact=True)).to_have_count(0)
        assert violations(page) == [], part
    page.get_by_role("button", name="Broadcast").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == [], "a sheet"


def test_axe_finds_what_is_planted(visit: Visit) -> None:
    page = settled(visit().go("/rules"))
    page.evaluate("document.querySelector('main').append(Object.assign(new Image(), { src: '/icon.svg' }))")
    assert any("image-alt" in one for one in violations(page))
