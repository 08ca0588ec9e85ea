"""What staff decide at the dealer's table: earlier rulings stand beside the proposal, neither of the options has its door;
and straddles by a tap and by a key.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations
from tests.browser.test_floor import HELSINKI, Floor
from tests.browser.test_houses import DESK, PHONE
from tests.browser.test_irregular_hands import IrregularTable
from tests.browser.test_live_tables import NAMES, STAKE, Dealer
from tests.browser.test_recorded_hands import TABLET, game_of

GAME = "holdem-nl"


def asked(tablet: IrregularTable) -> None:
    """An undercall waits for staff."""
    tablet.enter({"do": "act", "verb": "raise", "to": 600})
    tablet.tell("undercall", {"chips": 300}, 0)
    tablet.look()
    assert tablet.hand.question is not None


def ruled_otherwise(tablet: IrregularTable, reason: str) -> None:
    """Neither of the options, with the reason; then the hand is folded out and closed."""
    tablet.tap(tablet.page.locator('[data-act="otherwise"]'))
    button = tablet.page.get_by_role("button", name="Rule otherwise", exact=True)
    expect(button).to_be_disabled()
    tablet.page.get_by_label("What staff rule, and why").fill(reason)
    tablet.hand = tablet.answered("/facts", button)
    while tablet.hand.awaits == "act":
        tablet.enter({"do": "act", "verb": "fold", "to": 0})
    tablet.hand = tablet.answered("/hand", tablet.key("New hand"))


@pytest.mark.axe
def test_precedents_stand_beside_the_proposal(visit: Visit, games_room: RunningRoom) -> None:
    tablet = IrregularTable(visit(url=games_room.url, **TABLET), game_of(GAME), NAMES)
    page, panel = tablet.page, tablet.page.get_by_role("region", name="Ruled here before")
    asked(tablet)
    expect(panel).to_contain_text("No ruling on this is kept here yet.")
    ruled_otherwise(tablet, "The dealer had said 300")
    asked(tablet)
    expect(panel.get_by_role("listitem")).to_have_count(1)
    expect(panel).to_contain_text("The dealer had said 300")
    expect(panel).to_contain_text("Hand 1")
    expect(panel).to_contain_text("Otherwise")
    expect(panel).to_contain_text("Floor")
    for screen in (PHONE, DESK, TABLET):
        page.set_viewport_size(screen["viewport"])
        assert not faults(page)
    assert violations(page) == []
    ruled_otherwise(tablet, "Said too quietly")
    page.locator('[data-act="irregular"]').click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Rule otherwise than the book").click()
    sheet.get_by_label("What staff rule, and why").fill("The player had said call")
    sheet.locator('[data-topic="several_chips"]').first.click()
    tablet.answer(sheet.locator('[data-field="chips"]:visible'), "chips", [300, 300], "several_chips")
    sheet.get_by_role("button", name="Rule otherwise", exact=True).click()
    sheet.wait_for(state="hidden")
    expect(page.get_by_label("What was entered")).to_contain_text("The player had said call")
    tablet.visitor.go("/floor?view=record")
    expect(page.get_by_role("listitem").filter(has_text="Said too quietly")).to_contain_text("Hand 2")


@pytest.mark.axe
def test_straddles_by_a_tap_and_by_a_key(visit: Visit, games_room: RunningRoom) -> None:
    dealer = Dealer(visit(url=games_room.url, **DESK), "Straddles", DESK)
    page, big = dealer.page, STAKE.big_blind_cents
    page.keyboard.press("n")
    button = page.locator('[data-act="straddle"]')
    expect(button).to_have_count(2)  # the first to act, or the button
    button.first.click()
    expect(button).to_have_count(1)
    page.keyboard.press("s")
    expect(page.locator(".seats .mark", has_text="STR")).to_have_count(2)
    expect(page.get_by_label("What was entered")).to_contain_text("straddles")
    bets = [seat.get("bet", 0) for seat in dealer.body["hand"]["seats"]]
    assert sorted(bets)[-3:] == [big, 2 * big, 4 * big]
    page.keyboard.press("u")
    expect(page.locator(".seats .mark", has_text="STR")).to_have_count(1)
    assert not faults(page)
    assert violations(page) == []
    page.keyboard.press("f")
    expect(button).to_have_count(0)


@pytest.mark.axe
def test_a_ruling_of_the_floors_page_is_tied_to_a_live_table(visit: Visit, games_room: RunningRoom) -> None:
    dealer = Dealer(visit(url=games_room.url, **PHONE), "Tied", PHONE)
    page = dealer.page
    dealer.post(f"/api/live/{dealer.table}/hand", {})
    floor = Floor(dealer.visitor, PHONE)
    floor.choose(HELSINKI.name)
    floor.tell_a_raise_of_two_chips()
    floor.rule()
    floor.press(floor.key("Log it").first)
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Live table").select_option(label="Tied, Hand 1")
    sheet.get_by_label("2 Bertil").check()
    assert not faults(page)
    assert violations(page) == []
    sheet.get_by_role("button", name="Log it").click()
    sheet.wait_for(state="hidden")
    newest = dealer.visitor.get("/api/rulings/log")[0]
    assert (newest["table"], newest["hand"], newest["players"]) == ("Tied", 1, ["Bertil"])
