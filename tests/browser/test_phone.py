"""A phone held upright: lobby, joining, a decision, the log as a drawer; nothing scrolls sideways or is cut off."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite, Visit
from tests.browser.layout import faults, out_of_sight
from tests.browser.playing import play_to_turn_of, sit_together

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}


def test_a_hand_is_played_on_a_phone(visit: Visit, puppets: Invite) -> None:
    player = visit("Pia", reduced_motion="no-preference", **PHONE)
    page = player.go("/")
    expect(page.get_by_role("button", name="Join Pot-limit Omaha 0.10/0.25", exact=True)).to_be_visible()
    assert faults(page) == []
    others = sit_together(player, "Pot-limit Omaha 0.10/0.25", puppets, "omaha-pl25", 2500)
    play_to_turn_of(player, others)
    assert faults(page) == []
    assert out_of_sight(page) == []
    expect(player.seats.locator("svg[data-suit]")).to_have_count(4)

    # The thumb reaches: the three buttons are in the lowest third and large.
    for button in (player.fold, player.check_or_call):
        box = button.bounding_box()
        assert box is not None and box["y"] > 844 * 2 / 3 and box["height"] >= 44 and box["width"] >= 90

    page.get_by_role("button", name="Log", exact=True).tap()
    drawer = page.get_by_role("dialog", name="Log and chat")
    expect(drawer.get_by_role("region", name="Log").get_by_role("listitem").first).to_be_visible()
    assert faults(page) == []
    drawer.get_by_role("button", name="Close").tap()
    expect(drawer).to_be_hidden()

    player.wait_for_turn()
    turn = player.turn_token()
    player.check_or_call.tap()
    player.wait_until_acted(turn)
    play_to_turn_of(player, others)


@pytest.mark.looks
def test_every_page_fits_a_phone_in_both_languages(visit: Visit) -> None:
    for locale in ("en-GB", "fi-FI"):
        visitor = visit("Lumi", locale=locale, **PHONE)
        for path in (
            "/",
            "/rules",
            "/rules?view=decisions",
            "/rules/CO-TH.31",
            "/jackpots",
            "/charges",
            "/cashier",
            "/history",
            "/settings",
        ):
            page = visitor.go(path)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            expect(page.get_by_text(re.compile(r"^(Loading|Ladataan)\.$"))).to_have_count(0)
            assert faults(page) == [], (locale, path)
        nobody = visit(locale=locale, **PHONE)
        for path in ("/sign-in", "/sign-up"):
            page = nobody.go(path)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            assert faults(page) == [], (locale, path)


@pytest.mark.looks
def test_what_is_too_wide_is_found(visit: Visit) -> None:
    page = visit(**PHONE).go("/rules/CO-TH.31")
    expect(page.get_by_role("article")).to_be_visible()
    page.evaluate("document.querySelector('article').style.width = '500px'")
    assert any("wide" in one or "lies from" in one for one in faults(page))
