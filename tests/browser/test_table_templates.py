"""Staff keep an open table by a name, open two tables by it and delete it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from cardroom.demo.demo_people import PASSWORD as PEOPLE_PASSWORD
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, fits
from tests.browser.room import RunningRoom
from tests.browser.test_accounts import looked_at

OPTIONS: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}


@pytest.mark.parametrize("device", OPTIONS)
def test_a_table_is_kept_as_a_template_and_tables_are_opened_by_it(
    visit: Visit, room: RunningRoom, device: str
) -> None:
    room.bots("holdem-nl10", 3)
    template = f"Fridays on a {device}"
    boss = visit(**OPTIONS[device])
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    page = boss.go("/staff")
    page.get_by_role("button", name="Keep as template").first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Name of the template").fill(template)
    sheet.get_by_label("Name of its tables").fill(f"On a {device} {{number}}")
    sheet.get_by_label("Seats").fill("4")
    sheet.get_by_label(re.compile("^Reason")).fill("every Friday")
    fits(page)
    looked_at(page, f"table-template-keep-{device}")
    sheet.get_by_role("button", name="Keep as template").click()
    expect(sheet).to_be_hidden()

    kept = page.get_by_role("region", name="Templates")
    expect(kept).to_contain_text(template)
    expect(kept).to_contain_text("4 seats")
    fits(page)
    looked_at(page, f"table-templates-{device}")
    kept.get_by_role("button", name=f"Open tables by {template}").click()
    sheet.get_by_label("How many tables").fill("2")
    sheet.get_by_label(re.compile("^Reason")).fill("a full evening")
    fits(page)
    looked_at(page, f"table-template-open-{device}")
    sheet.get_by_role("button", name="Open", exact=True).click()
    expect(sheet).to_be_hidden()
    for number in (1, 2):
        expect(page.get_by_role("heading", name=f"On a {device} {number}")).to_be_visible()
    new = [one for one in boss.get("/api/staff")["tables"] if one["name"].startswith(f"On a {device}")]
    assert [one["seat_count"] for one in new] == [4, 4]

    kept.get_by_role("button", name=f"Delete the template {template}").click()
    sheet.get_by_label(re.compile("^Reason")).fill("no more Fridays")
    sheet.get_by_role("button", name="Delete", exact=True).click()
    expect(sheet).to_be_hidden()
    expect(page.get_by_text(template, exact=True)).to_have_count(0)
    page.get_by_role("tab", name="Records").click()
    expect(page.get_by_text(re.compile("^Template deleted")).first).to_be_visible()
