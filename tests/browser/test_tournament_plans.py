"""Staff plan tournaments: a structure that the room suggests, a satellite to another tournament, one of every week."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD as PEOPLE_PASSWORD
from cardroom.tournament.tournament_terms import TournamentTerms
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, cup, fits, well
from tests.browser.room import RunningRoom

OPTIONS: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
HOUR_MS = 3_600_000
FILE = """
name = "Friday"
stack = 1500
seats = 4
level_seconds = 600
levels = [{small_blind = 10, big_blind = 20}, {small_blind = 15, big_blind = 30}]
price = {pool_cents = 1000, fee_cents = 100}
"""


def making(page: Page) -> Any:
    page.get_by_role("button", name="Create a tournament").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Create a tournament")
    return page.get_by_role("main")


@pytest.mark.parametrize("device", OPTIONS)
def test_a_structure_is_suggested_and_a_satellite_made_for_one_that_is_announced(
    visit: Visit, room: RunningRoom, device: str
) -> None:
    target = cup(f"Target on a {device}", players=10, most=10, seats=6, buy_in=2_000, fee=200)
    room.announce(target)
    boss = visit(**OPTIONS[device])
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    page = boss.go("/staff/tournaments")
    sheet = making(page)
    sheet.get_by_label("Template").select_option(label="A suggestion for players and time")
    sheet.get_by_label("Entries", exact=True).fill("30")
    sheet.get_by_label("Chips to begin with").fill("10")
    sheet.get_by_role("button", name="Suggest a structure").click()
    refused = "No structure fits: there are two players or more"
    expect(page.get_by_text(refused).first).to_be_visible()
    sheet.get_by_label("Chips to begin with").fill("5000")
    sheet.get_by_label("Minutes", exact=True).fill("120")
    sheet.get_by_label("Seats at a table", exact=True).fill("6")
    sheet.get_by_label("Pace").select_option(label="turbo")
    sheet.get_by_role("button", name="Suggest a structure").click()
    expect(sheet.get_by_role("status").first).to_contain_text("The end is expected in level")
    fits(page)
    sheet.get_by_role("radio", name="Text").check()
    structure = sheet.get_by_role("textbox", name="Structure", exact=True)
    expect(structure).to_have_value(re.compile("stack = 5000"))
    structure.fill(structure.input_value().replace('name = "30', 'name = "Satellite, 30'))
    expect(sheet.get_by_role("article").get_by_role("heading", level=2).first).to_contain_text(
        "Satellite, 30"
    )
    sheet.get_by_label("Its tickets are for").select_option(label=f"{target.name} · €20.00 + €2.00")
    fits(page)
    sheet.get_by_label("Reason").fill("a way in for little money")
    sheet.get_by_role("button", name="Announce").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Satellite, 30 players")
    row = boss.get(f"/api/tournaments/{page.url.rsplit('/', 1)[1]}")["now"]["row"]
    assert (row["target"], row["ticket"]) == (target.id, 2_200)
    well(page)


@pytest.mark.parametrize("device", OPTIONS)
def test_a_template_comes_every_week_at_a_time(visit: Visit, room: RunningRoom, device: str) -> None:
    name = f"club-night-{device}"
    called = f"Friday on a {device}"  # each on its own: one of them is of looks, and may run alone
    room.template(name, FILE.replace('name = "Friday"', f'name = "{called}"'))
    room.template(f"wrong-{device}", FILE.replace("stack = 1500", 'stack = "many"'))
    boss = visit(**OPTIONS[device], timezone_id="Europe/Helsinki")
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    page = boss.go("/staff/tournaments")
    page.get_by_role("button", name="Add a recurring one").click()
    sheet = page.get_by_role("dialog", name="Add a recurring tournament")
    add = sheet.get_by_role("button", name="Add a recurring one")
    sheet.get_by_label("Template").select_option(f"wrong-{device}")
    expect(sheet.get_by_role("alert")).to_contain_text("stack")
    sheet.get_by_label("Template").select_option(name)
    sheet.get_by_label("Reason").fill("a club night")
    sheet.get_by_label("When").select_option(label="Every week")
    expect(add).to_be_disabled()  # on no day of the week nothing comes
    sheet.get_by_label("Friday").check()
    sheet.get_by_label("Monday").check()
    sheet.get_by_label("At what time (Europe/Helsinki)").fill("18:30")
    fits(page)
    add.click()
    expect(sheet).to_have_count(0)
    lines = [line for line in boss.get("/api/staff/tournaments-to-come")["lines"] if line["template"] == name]
    assert [line["rhythm"] for line in lines] == ["weekly"]
    expect(page.get_by_role("listitem").filter(has_text=name)).to_contain_text("next")
    expect(page.get_by_role("row").filter(has_text=called)).to_have_count(1)
    well(page)


@pytest.mark.parametrize("device", OPTIONS)
def test_several_are_moved_and_cancelled_at_once_and_the_refused_are_named(
    visit: Visit, room: RunningRoom, device: str
) -> None:
    starts_ms = int(time.time() * 1000) + 3 * HOUR_MS
    one, other = (cup(f"{name} on a {device}", starts_ms=starts_ms) for name in ("Ruska", "Halla"))
    room.announce(one)
    room.announce(other)
    boss = visit(**OPTIONS[device])
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    page = boss.go("/staff/tournaments")

    def do(button: str, minutes: int = 0) -> None:
        for cup_now in (one, other):
            page.get_by_role("checkbox", name=f"Choose {cup_now.name}").check()
        page.get_by_role("button", name=f"{button} (2)").click()
        sheet = page.get_by_role("dialog")
        if minutes:
            sheet.get_by_label("Minutes later").fill(str(minutes))
        sheet.get_by_label("Reason").fill("the hall is closed")
        sheet.get_by_role("button", name=f"{button} (2)").click()
        expect(sheet).to_be_hidden()

    def told(of: TournamentTerms) -> Any:
        return boss.get(f"/api/tournaments/{of.id}")["now"]["row"]

    do("Move the start", 90)
    expect(page.get_by_text("2 of 2 done.")).to_be_visible()
    assert [told(of)["starts_ms"] for of in (one, other)] == [starts_ms + 90 * 60_000] * 2
    do("Move the start", -9_000)
    outcome = page.get_by_role("status").filter(has_text="0 of 2 done.")
    expect(outcome.get_by_role("listitem")).to_have_count(2)
    expect(outcome).to_contain_text(one.name)
    fits(page)
    do("Cancel")
    expect(page.get_by_text("2 of 2 done.")).to_be_visible()
    assert [told(of)["status"] for of in (one, other)] == ["cancelled"] * 2
    well(page)
