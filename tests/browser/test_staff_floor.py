"""Staff at the floor's tables in the browser: another seat, pay by the time, a bonus from a fund."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Invite, Visit
from tests.browser.layout import faults
from tests.browser.playing import go_on
from tests.browser.puppet import Puppet
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}


def desk_of(visit: Visit, room: RunningRoom, **screen: Any) -> Visitor:
    """Somebody of the staff at the desk of this room."""
    staff = visit(url=room.url, **screen)
    staff.sign_in("Staff", PASSWORD)
    staff.go("/staff")
    return staff


def seated(invite: Invite, room: RunningRoom, pool: str, buy_in: int, count: int) -> list[Puppet]:
    """Puppets at one table of a stake."""
    puppets = invite(pool, buy_in, count, url=room.url)
    for puppet in puppets:
        puppet.sit()
    return puppets


def row_of(page: Page, puppets: list[Puppet]) -> Locator:
    """The desk's entry of the table where these sit."""
    return page.locator("main ul > li.panel").filter(has_text=puppets[0].name)


def sheet_of(page: Page, row: Locator, button: str) -> Locator:
    """What a button of a table opens."""
    row.get_by_role("button", name=button, exact=True).click()
    return page.get_by_role("dialog")


def carry_out(sheet: Locator, reason: str, confirm: str) -> None:
    """Give the reason, confirm, and see it done."""
    sheet.get_by_label("Reason, kept in the records").fill(reason)
    sheet.get_by_role("button", name=confirm).last.click()
    expect(sheet).to_be_hidden()


@pytest.mark.clause("CH-2.8", "CH-4.34", "CH-1.71")
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_player_changes_the_seat_and_a_table_pays_by_the_hour(
    visit: Visit, puppets: Invite, houses_room: RunningRoom, screen: dict[str, Any]
) -> None:
    stake = "nl500" if screen else "nl250"
    players = seated(puppets, houses_room, f"casino-helsinki:holdem-nl-{stake}", 400_00, 2)
    staff = desk_of(visit, houses_room, **screen)
    page = staff.page
    row = row_of(page, players)
    sheet = sheet_of(page, row, "Change seat")
    sheet.get_by_label("Player").select_option(players[0].player)
    free = sheet.get_by_label("To seat").get_by_role("option").all_inner_texts()
    sheet.get_by_label("To seat").select_option(free[-1])
    assert faults(page) == []
    carry_out(sheet, "Closer to the screen", "Move the player")
    moved = row.get_by_role("listitem").filter(has_text=players[0].name)
    go_on(players, [], lambda: moved.inner_text().split()[0] == free[-1])

    sheet = sheet_of(page, row, "Time charge")
    expect(sheet.get_by_label("From the pots")).to_be_checked()
    expect(sheet.get_by_role("button", name="Change how it is paid")).to_be_disabled()
    sheet.get_by_label("€12.00 from each player for every 60 minutes begun").check()
    assert faults(page) == []
    carry_out(sheet, "Wished for by all", "Change how it is paid")
    sheet = sheet_of(page, row, "Time charge")
    charged = sheet.get_by_label("€12.00 from each player")
    go_on(players, [], charged.is_checked)  # a hand that began before it is played to its end
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Records").click()
    for words in ("Closer to the screen", "Wished for by all"):
        expect(page.get_by_role("listitem").filter(has_text=words).first).to_be_visible()


@pytest.mark.clause("CK-H.5")
def test_a_bonus_is_paid_from_a_fund_that_hands_have_filled(
    visit: Visit, puppets: Invite, houses_room: RunningRoom
) -> None:
    players = seated(puppets, houses_room, "casino-kruh:holdem-nl-nl10/20", 800_00, 3)
    staff = desk_of(visit, houses_room)
    page = staff.page
    page.get_by_role("tab", name="Trial balance").click()
    fund = page.get_by_role("listitem").filter(has_text="straight flush bonus")
    pay = fund.get_by_role("button", name="Pay a bonus")
    expect(pay).to_be_visible()
    go_on(players, [], pay.is_enabled)
    pay.click()
    sheet = page.get_by_role("dialog")
    confirm = sheet.get_by_role("button", name="Pay a bonus")
    sheet.get_by_label("Player").fill(players[0].name)
    sheet.get_by_label("Amount").fill("1000000")
    sheet.get_by_label("Reason").fill("A straight flush in hearts")
    expect(confirm).to_be_disabled()
    sheet.get_by_label("Amount").fill("1")
    confirm.click()
    expect(sheet).to_be_hidden()
    expect(page.get_by_text("The books balance")).to_be_visible()
    page.get_by_role("tab", name="Records").click()
    expect(page.get_by_role("listitem").filter(has_text="A straight flush in hearts").first).to_be_visible()
