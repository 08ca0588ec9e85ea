"""Staff acts that clauses give, in the browser: a seat more, the consent of all, the last round, complaints."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite, Visit
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.test_staff_floor import PHONE, carry_out, desk_of, row_of, seated, sheet_of


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_seat_more_an_agreed_buy_in_and_the_last_round(
    visit: Visit, puppets: Invite, houses_room: RunningRoom, screen: dict[str, Any]
) -> None:
    pool = "casino-kruh:holdem-pl-pl10/20" if screen else "casino-kruh:omaha-nl-nl10/20"
    players = seated(puppets, houses_room, pool, 800_00, 2)
    staff = desk_of(visit, houses_room, **screen)
    page, row = staff.page, row_of(staff.page, players)
    carry_out(sheet_of(page, row, "One more seat"), "They are friends", "One more seat")

    sheet = sheet_of(page, row, "Agreed buy-in")
    sheet.get_by_label("Player").fill("Player")
    sheet.get_by_label("Amount").fill("7")
    assert faults(page) == []
    carry_out(sheet, "An old guest", "Ask the players")
    expect(row).to_contain_text("All players are being asked")
    watcher = visit(url=houses_room.url, **screen)
    assert players[0].followed is not None
    watcher.go(f"/tables/{players[0].followed.terms.table}")
    asked = watcher.page.get_by_role("group", name="All players are being asked")
    expect(asked).to_contain_text("may Player buy in for 7")
    expect(asked.get_by_role("button").filter(has_not_text="§")).to_have_count(
        0
    )  # who watches does not answer
    carry_out(sheet_of(page, row, "Ask no longer"), "He has gone home", "Ask no longer")
    expect(asked).to_be_hidden()

    carry_out(sheet_of(page, row, "Last round"), "Closing time", "Last round")
    expect(watcher.page.get_by_text("Last round: ")).to_be_visible()
    page.get_by_role("tab", name="Records").click()
    for done in ("Last round announced", "All players asked", "Question taken back", "One seat more"):
        expect(page.get_by_text(done).first).to_be_visible()


def test_a_complaint_reaches_staff_and_gets_its_answer(visit: Visit, houses_room: RunningRoom) -> None:
    player = visit("Kerttu", url=houses_room.url)
    staff = desk_of(visit, houses_room)
    page = staff.page
    player.go("/settings")
    player.page.get_by_label("Player or hand").fill("Two at table 4")
    player.page.get_by_label("What happened").fill("They tell each other their cards.")
    player.page.get_by_role("button", name="Send to staff").click()
    expect(player.page.get_by_text("being looked into")).to_be_visible()
    assert faults(player.page) == []
    page.get_by_role("tab", name="Complaints").click()
    row = page.get_by_role("listitem").filter(has_text="They tell each other their cards.")
    row.get_by_role("button").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Answer").fill("We keep them apart from now on.")
    assert faults(page) == []
    sheet.get_by_role("button", name="Answer").click()
    expect(sheet).to_be_hidden()
    player.go("/settings")
    expect(player.page.get_by_text("We keep them apart from now on.")).to_be_visible()
