"""A director makes a tournament like another one, keeps its structure by a name, uses it again and deletes it."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import expect

from cardroom.demo.demo_people import PASSWORD as PEOPLE_PASSWORD
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, fits, well
from tests.browser.room import RunningRoom
from tests.browser.test_accounts import looked_at

OPTIONS: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}


@pytest.mark.parametrize("device", OPTIONS)
def test_a_tournament_is_copied_and_kept_as_a_template(visit: Visit, room: RunningRoom, device: str) -> None:
    name, template = f"Copied cup on a {device}", f"Fridays on a {device}"
    boss = visit(**OPTIONS[device])
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    page = boss.go("/staff/tournaments/new")
    expect(page.get_by_role("article", name="The sheet")).to_be_visible()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Starting chips", exact=True).fill("7000")
    begins = (datetime.now() + timedelta(days=2)).replace(hour=19, minute=30)
    page.get_by_label("Starts (empty: when its seats are taken)").fill(begins.strftime("%Y-%m-%dT%H:%M"))
    page.get_by_label("An entry code that you give to whoever may enter").fill("Silver Fox")
    page.get_by_label("Reason, kept in the records").fill("the first one")
    page.get_by_role("button", name="Announce", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)

    page.get_by_role("link", name="Copy", exact=True).click()
    expect(page.get_by_label("Name", exact=True)).to_have_value(name)
    expect(page.get_by_label("Starting chips", exact=True)).to_have_value("7000")
    later = begins + timedelta(days=7)
    expect(page.get_by_label("Starts (empty: when its seats are taken)")).to_have_value(
        later.strftime("%Y-%m-%dT%H:%M")
    )
    expect(page.get_by_text("asks for an entry code, which is kept nowhere")).to_be_visible()
    well(page)
    looked_at(page, f"tournament-copy-{device}")
    page.get_by_role("button", name="Keep as template").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Name of the template").fill(template)
    sheet.get_by_label(re.compile("^Reason")).fill("every Friday")
    fits(page)
    looked_at(page, f"template-keep-{device}")
    sheet.get_by_role("button", name="Keep as template").click()
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="Keep as template").click()
    sheet.get_by_label("Name of the template").fill(template.upper())
    sheet.get_by_label(re.compile("^Reason")).fill("once more")
    sheet.get_by_role("button", name="Keep as template").click()
    expect(sheet.get_by_role("alert")).to_contain_text("already")
    page.keyboard.press("Escape")

    page = boss.go("/staff/tournaments")
    kept = page.get_by_role("region", name="Templates")
    expect(kept).to_contain_text(template)
    kept.scroll_into_view_if_needed()
    fits(page)
    looked_at(page, f"templates-{device}")
    kept.get_by_role("link", name=f"Make a tournament by {template}").click()
    expect(page.get_by_label("Starting chips", exact=True)).to_have_value("7000")
    expect(page.get_by_label("Template", exact=True).locator("option:checked")).to_have_text(template)
    address = page.url

    boss.go("/staff/tournaments")
    kept.get_by_role("button", name=f"Delete the template {template}").click()
    sheet.get_by_label(re.compile("^Reason")).fill("no more Fridays")
    sheet.get_by_role("button", name="Delete", exact=True).click()
    expect(kept).not_to_contain_text(template)
    page = boss.go(address.removeprefix(boss.url))
    gone = page.get_by_role("alert").filter(has_text="somebody may have deleted it")
    expect(gone.first).to_be_visible()
    expect(page.get_by_label("Starting chips", exact=True)).to_have_value("10000")


@pytest.mark.looks
@pytest.mark.parametrize("device", OPTIONS)
def test_a_table_is_opened_like_another_one(visit: Visit, room: RunningRoom, device: str) -> None:
    room.bots("holdem-nl10", 3)
    boss = visit(**OPTIONS[device])
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    page = boss.go("/staff")
    tables = boss.get("/api/staff")["tables"]
    page.get_by_role("button", name="Open another").first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(re.compile("^Reason")).fill("a second one is wanted")
    fits(page)
    looked_at(page, f"table-like-{device}")
    sheet.get_by_role("button", name="Open a table").click()
    expect(sheet).to_be_hidden()
    after = boss.get("/api/staff")["tables"]
    [new] = [one for one in after if one["table"] not in {one["table"] for one in tables}]
    assert new["pool"] in {one["pool"] for one in tables}
