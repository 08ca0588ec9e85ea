"""What was announced is changed in the director's view, and a player who has entered reads of it and may leave."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD as PEOPLE_PASSWORD
from cardroom.tournament.tournament_terms import NOBODY_WITHDRAWS
from tests.browser.conftest import Visit
from tests.browser.cups import ON_A_PHONE, PHONE, cup, fits, well
from tests.browser.room import RunningRoom


def change(page: Page, name: str, label: str, value: str) -> None:
    """Staff press a button, write one value and say why."""
    page.get_by_role("button", name=name, exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(label).fill(value)
    fits(page)
    sheet.get_by_label("Reason").fill("the hall is let")
    sheet.get_by_role("button", name=name, exact=True).click()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("device", ON_A_PHONE)
def test_a_changed_fee_is_told_and_opens_the_way_out(visit: Visit, room: RunningRoom, device: str) -> None:
    on_phone = PHONE if device == "phone" else {}
    terms = cup(f"Changed on a {device}", seats=3, players=9, most=9, withdrawal_seconds=NOBODY_WITHDRAWS)
    room.announce(terms)
    player, boss = visit(f"Muuttaja {device[:3]}", **on_phone), visit(**on_phone)
    page, desk = player.page, boss.page
    page.goto(f"/tournaments/{terms.id}")
    page.get_by_role("button", name="Enter", exact=True).click()
    page.get_by_role("button", name="Enter for €5.00").click()
    expect(page.get_by_text("You have entered.", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Withdraw")).to_have_count(0)
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    boss.go(f"/staff/tournaments/{terms.id}")
    desk.get_by_text("What was announced").click()
    change(desk, "Change the guarantee", "The pool is at least", "70")
    change(desk, "Change the fee", "The fee (now", "1.50")
    expect(page.get_by_text("You pay no more, and may withdraw until it begins.")).to_be_visible()
    expect(page.get_by_text("What was announced has been changed since you entered")).to_be_visible()
    well(page)
    desk.get_by_role("button", name="Change the levels", exact=True).click()
    sheet = desk.get_by_role("dialog")
    sheet.get_by_role("button", name="Add a level").click()
    sheet.get_by_label("Big blind").last.fill("9000")
    fits(desk)
    sheet.get_by_label("Reason").fill("it is late")
    sheet.get_by_role("button", name="Change the levels", exact=True).click()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_role("button", name="Enter", exact=True)).to_be_visible()
