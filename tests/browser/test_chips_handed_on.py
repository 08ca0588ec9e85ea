"""Chips handed on from one live event to another by taps on a phone, seen in both halls, and taken back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.cups import well
from tests.browser.room import RunningRoom
from tests.browser.test_breaks_and_rounds import hall_of, seated
from tests.browser.test_live_director import live_cup


def test_chips_are_handed_on_to_another_event_and_asked_back(visit: Visit, games_room: RunningRoom) -> None:
    other = live_cup("Evening cup", games_room, 3)
    there, at_other = seated(visit, games_room, other)
    boss, at = seated(visit, games_room, live_cup("Morning cup", games_room, 3))
    page = boss.page
    giver = hall_of(boss, at)["tables"][0]["seats"][0]
    taker = hall_of(there, at_other)["tables"][0]["seats"][0]
    chips = page.get_by_role("region", name="Chips", exact=True)
    chips.get_by_role("button", name="Take, find, hand on or exchange chips").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("What", exact=True).select_option(label="Handed on")
    sheet.get_by_label("Player", exact=True).select_option(label=f"{giver['name']} · Table 1")
    sheet.get_by_label("Worth").fill("300")
    sheet.get_by_label("In which event").select_option(label="Evening cup")
    sheet.get_by_label("To whom").select_option(label=f"{taker['name']} · Table 1")
    sheet.get_by_label("Witness").fill("Kai")
    sheet.get_by_label("Reason").fill("carried over in a pocket")
    sheet.get_by_role("button", name="Handed on").click()
    expect(sheet).to_be_hidden()
    expect(chips).to_contain_text("In other events")
    acts = page.get_by_role("region", name="Acts")
    row = acts.get_by_role("listitem").filter(has_text="Chips handed on")
    for words in (
        giver["name"],
        taker["name"],
        "Evening cup",
        "300 chips",
        "arrived",
        "carried over in a pocket",
    ):
        expect(row).to_contain_text(words)
    well(page)
    where = there.page.get_by_role("region", name="Chips", exact=True)
    expect(where).to_contain_text("Of other events")
    told = there.page.get_by_role("listitem").filter(has_text="Chips came from another event")
    expect(told).to_contain_text("Morning cup")
    well(there.page)
    row.get_by_role("button", name="Take back").click()
    sheet.get_by_label("Reason").fill("it was the other player")
    sheet.get_by_role("button").last.click()
    expect(row).to_contain_text("back again")
    expect(chips).not_to_contain_text("In other events")
    expect(where).not_to_contain_text("Of other events")
    stacks = [one["stack"] for one in hall_of(boss, at)["tables"][0]["seats"]]
    assert len(set(stacks)) == 1, "all have what they began with"
