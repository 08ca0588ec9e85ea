"""A penalty in the browser: staff give it, the player reads why and what is left, hands go by, staff end it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Invite, Visit
from tests.browser.layout import faults
from tests.browser.playing import go_on
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations

POOLS = ("casino-kruh:omaha-nl-nl10/20", "casino-kruh:omaha-pl-pl10/20")
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}


@pytest.mark.axe
@pytest.mark.clause("CK-H.2", "CK-H.7")
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_penalty_is_given_read_served_and_ended(
    visit: Visit, puppets: Invite, houses_room: RunningRoom, screen: dict[str, Any]
) -> None:
    pool = POOLS[bool(screen)]
    players = puppets(pool, 800_00, 3, url=houses_room.url)
    for one in players:
        one.sit()
    loud, others = players[0], players[1:]
    staff = visit(url=houses_room.url, **screen)
    staff.sign_in("Staff", PASSWORD)
    page = staff.go("/staff")
    row = page.locator("main ul > li.panel").filter(has_text=loud.name)
    row.get_by_role("button", name="Penalty", exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Player").select_option(loud.player)
    sheet.get_by_label("Kind").select_option(label="Hands to miss")
    sheet.get_by_label("How many hands").fill("200")
    sheet.get_by_label("Clause").select_option("CK-H.7")
    sheet.get_by_label("Reason, kept in the records").fill("Insulted the dealer")
    assert faults(page) == [] and violations(page) == []

    own = visit(url=houses_room.url, **screen)
    pairs = (one.partition("=") for one in loud.cookie.split("; "))
    own.context.add_cookies(
        [{"name": name, "value": value, "url": houses_room.url} for name, _, value in pairs]
    )
    table = loud.followed.terms.table  # type: ignore[union-attr]  # who sits follows a table
    theirs = own.go(f"/tables/{table}")
    expect(own.seats).to_contain_text(loud.name)  # what comes now is told to this page, too
    sheet.get_by_role("button", name="Give the penalty", exact=True).click()
    expect(sheet).to_be_hidden()

    note = theirs.get_by_role("region", name="A penalty")
    expect(note).to_contain_text("Hands to miss. Insulted the dealer")
    note.get_by_role("button", name="Close").click()
    left = theirs.get_by_text(re.compile(r"\d+ more hands to miss by a penalty"))

    page.get_by_role("tab", name="Penalties").click()
    entry = page.get_by_role("listitem").filter(has_text=loud.name)
    expect(entry).to_contain_text("Insulted the dealer")

    def missed() -> bool:
        """Two hands have gone by without the player."""
        for one in (loud,):
            one.catch_up()
            if one.on_turn:
                one.check_or_call()
        found = re.search(r"(\d+) hands left of 200", entry.inner_text())
        return found is not None and int(found[1]) <= 198

    go_on(others, [], missed)
    expect(left).to_be_visible()
    for button in theirs.get_by_role("button", name="Come back").all():
        expect(button).to_be_disabled()
    assert faults(page) == [] and faults(theirs) == [] and violations(page) == []

    entry.get_by_role("button", name="End it").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Reason, kept in the records").fill("It was a joke")
    sheet.get_by_role("button", name="End it").click()
    expect(sheet).to_be_hidden()
    expect(entry).to_contain_text("ended: It was a joke")
    expect(theirs.get_by_role("region", name="Your penalty is over.")).to_contain_text("It was a joke")
    expect(left).to_have_count(0)
    page.get_by_role("tab", name="Records").click()
    expect(page.get_by_role("listitem").filter(has_text="Hands to miss").first).to_contain_text(
        "Insulted the dealer"
    )
