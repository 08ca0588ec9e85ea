"""Staff ban and close chats on the page of people: whom it keeps out is told first, and the list has who and why."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.test_accounts import SIZES, looked_at


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_ban_tells_whom_it_keeps_out_and_is_lifted_from_the_list(visit: Visit, size: str) -> None:
    player, staff = visit("Riitapukari"), visit(**SIZES[size])
    staff.sign_in("Staff", PASSWORD)
    page = staff.go("/staff/people")
    bans = page.get_by_role("region", name="Bans")
    bans.get_by_role("button", name="Ban", exact=True).click()
    sheet = page.get_by_role("dialog", name="Ban")
    sheet.get_by_label("What is banned").select_option("name")
    sheet.get_by_label("Names like").fill("*")
    sheet.get_by_role("button", name="Whom does it keep out?").click()
    expect(sheet.get_by_role("status")).to_contain_text("far too many")
    sheet.get_by_label("Names like").fill(f"{player.name[:-1]}*")
    sheet.get_by_role("button", name="Whom does it keep out?").click()
    expect(sheet.get_by_role("status")).to_contain_text(player.name)
    looked_at(page, f"ban-sheet-{size}")
    sheet.get_by_label("Reason").fill("Starts a quarrel at every table")
    sheet.get_by_role("button", name="Ban", exact=True).click()
    expect(sheet).to_be_hidden()
    row = bans.get_by_role("listitem").filter(has_text="Starts a quarrel")
    expect(row).to_contain_text("until")
    expect(player.page.get_by_role("link", name="Cashier: balance")).to_have_count(0)

    chats = page.get_by_role("region", name="Chat that is closed")
    chats.get_by_role("button", name="Close a chat").click()
    sheet = page.get_by_role("dialog", name="Close a chat")
    sheet.get_by_label("Whose chat").select_option("player")
    sheet.get_by_label("A player").fill(player.name)
    sheet.get_by_label("Reason").fill("Shouts")
    sheet.get_by_role("button", name="Close the chat").click()
    closed = chats.get_by_role("listitem").filter(has_text=player.name)
    expect(closed).to_contain_text("Shouts")
    looked_at(page, f"bans-{size}")
    for line, button, confirm in (
        (closed, "Open the chat again", "Open again"),
        (row, "Lift the ban", "Lift"),
    ):
        line.get_by_role("button", name=button).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_label("Reason").fill("Has calmed down")
        sheet.get_by_role("button", name=confirm).click()
        expect(line).to_have_count(0)
