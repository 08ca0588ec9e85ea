"""A tournament is made by a form: its faults stand at their fields, what the house does not allow is greyed with its
clause, and the form and the text are two views of one structure.
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD as PEOPLE_PASSWORD
from tests.browser.axe import axe
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, fits, well
from tests.browser.room import RunningRoom
from tests.browser.test_accounts import looked_at

OPTIONS: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}


def text_of(page: Page) -> str:
    """The structure as a text, which the page then shows."""
    page.get_by_role("radio", name="Text").check()
    box = page.get_by_role("textbox", name="Structure", exact=True)
    expect(box).to_be_visible()
    return box.input_value()


def form_of(page: Page) -> None:
    """The page shows the form again."""
    page.get_by_role("radio", name="Form").check()
    expect(page.get_by_label("For the prize pool", exact=True)).to_be_visible()


@pytest.mark.clause("CO-31a")
@pytest.mark.parametrize("device", OPTIONS)
def test_a_tournament_is_made_by_the_form_as_its_sheet_says(
    visit: Visit, room: RunningRoom, device: str
) -> None:
    name = f"Form cup on a {device}"
    boss = visit(**OPTIONS[device])
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    page = boss.go("/staff/tournaments/new")
    sheet = page.get_by_role("article", name="The sheet")
    expect(sheet).to_be_visible()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("For the prize pool", exact=True).fill("20")
    page.get_by_label("Bounty on each player", exact=True).fill("5")
    expect(sheet).to_contain_text("€20.00 + €5.00 + €2.00")
    expect(sheet.get_by_role("heading", level=2).first).to_have_text(name)
    well(page)

    # A fault stands at its field, and nothing is announced with one.
    page.get_by_label("Reason, kept in the records").fill("an evening of its own")
    announce = page.get_by_role("button", name="Announce", exact=True)
    page.get_by_label("Late entries until the end of level", exact=True).fill("99")
    field = page.locator(".field").filter(has=page.get_by_label("Late entries until the end of level"))
    expect(field).to_contain_text("The last level is 18, not 99.")
    expect(announce).to_be_disabled()
    page.get_by_label("Late entries until the end of level", exact=True).fill("six")
    expect(field).to_contain_text("This value can't be read.")
    page.get_by_label("Late entries until the end of level", exact=True).fill("4")
    page.get_by_label("Ante 2", exact=True).fill("5000")
    row = page.get_by_text("The ante 5,000 is above the big blind 100.")
    expect(row).to_be_visible()
    page.get_by_label("Ante 2", exact=True).fill("")
    expect(row).to_be_hidden()

    # What this house does not allow is greyed, with its clause.
    page.get_by_text("Prizes, guarantee, tickets").click()
    carried = page.get_by_label("Carried on to a later tournament (%)")
    expect(carried).to_be_disabled()
    expect(page.get_by_role("button", name="Add a special prize")).to_be_disabled()
    field = page.locator(".field").filter(has=carried)
    expect(field).to_contain_text("No part of a pool goes to a later tournament here.")
    expect(field.get_by_role("button", name=re.compile("CO-31a"))).to_be_visible()
    # An option that the sheet has no words of its own for stands there by its name in the form.
    option = "Hand-for-hand near the money, by the room's own option"
    expect(sheet).not_to_contain_text(option)
    page.get_by_label(option).check()
    expect(sheet.get_by_role("definition").filter(has_text=re.compile("^yes$"))).to_be_visible()
    expect(sheet).to_contain_text(option)
    fits(page)

    # The form and the text are two views of one structure, and what is written in either stays.
    text = text_of(page)
    assert f'name = "{name}"' in text and "until_level = 4" in text and "bounty_cents = 500" in text
    commented = "# our Friday\n" + text.replace("stack = 10000", "stack = 12000")
    page.get_by_role("textbox", name="Structure", exact=True).fill(commented)
    form_of(page)
    expect(page.get_by_label("Starting chips", exact=True)).to_have_value("12000")
    assert text_of(page) == commented, "looking at the form changes nothing"
    box = page.get_by_role("textbox", name="Structure", exact=True)
    box.fill(commented.replace("stack = 12000", 'stack = "many"'))
    page.get_by_role("radio", name="Form").check()
    expect(page.get_by_text("A value of the text can't be read.")).to_be_visible()
    assert text_of(page) == commented.replace("stack = 12000", 'stack = "many"'), "also what is wrong stays"
    box.fill(commented)
    expect(sheet).to_contain_text("12,000")
    fits(page)

    announce.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    shown = boss.get(f"/api/tournaments/{page.url.rsplit('/', 1)[1]}")
    row = shown["now"]["row"]
    assert (row["stack"], row["price"], row["bounty"], row["late_levels"]) == (12_000, 2_700, 500, 4)


def test_a_tournament_of_the_form_recurs(visit: Visit, room: RunningRoom) -> None:
    boss = visit(timezone_id="Europe/Helsinki")
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    page = boss.go("/staff/tournaments/new")
    page.get_by_label("Name", exact=True).fill("Recurring by the form")
    page.get_by_label("When", exact=True).select_option(label="Every week")
    page.get_by_label("Reason, kept in the records").fill("as every week")
    announce = page.get_by_role("button", name="Announce", exact=True)
    expect(announce).to_be_disabled()  # on no day of the week nothing comes
    page.get_by_label("Friday").check()
    page.get_by_label("At what time (Europe/Helsinki)").fill("18:30")
    expect(page.get_by_role("article", name="The sheet")).to_contain_text("18:30")
    announce.click()
    line = page.get_by_role("listitem").filter(has_text="Recurring by the form")
    expect(line).to_contain_text("next")
    page.reload()
    expect(page.get_by_role("row").filter(has_text="Recurring by the form")).to_be_visible()


@pytest.mark.looks
@pytest.mark.parametrize("device", OPTIONS)
def test_the_form_is_for_everybody_who_reads_a_screen_or_hears_it(
    visit: Visit, room: RunningRoom, device: str
) -> None:
    boss = visit(**OPTIONS[device])
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    page = boss.go("/staff/tournaments/new")
    expect(page.get_by_role("article", name="The sheet")).to_be_visible()
    for group in ("Rebuys and add-on", "Prizes, guarantee, tickets", "Days, flights, shootout"):
        page.get_by_text(group).click()
    for rows in ("Add own prizes", "Add a day", "Add a flight"):
        page.get_by_role("button", name=rows).click()
    fits(page)
    assert axe.run(page).response["violations"] == []
    page.emulate_media(media="print")
    expect(page.get_by_role("article", name="The sheet")).to_be_visible()
    expect(page.get_by_role("button", name="Announce", exact=True)).to_be_hidden()


@pytest.mark.parametrize("device", OPTIONS)
def test_a_tournament_with_an_entry_code_lets_in_whoever_gives_it(
    visit: Visit, room: RunningRoom, device: str
) -> None:
    boss = visit(**OPTIONS[device])
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    page = boss.go("/staff/tournaments/new")
    sheet = page.get_by_role("article", name="The sheet")
    expect(sheet).to_be_visible()
    expect(sheet).not_to_contain_text("Entry code")
    page.get_by_label("Name", exact=True).fill(f"Closed cup on a {device}")
    page.get_by_label("An entry code that you give to whoever may enter").fill("Silver Fox")
    expect(sheet).to_contain_text("Entry code")
    expect(sheet).not_to_contain_text("Silver Fox")
    well(page)
    looked_at(page, f"entry-code-form-{device}")
    page.get_by_label("Reason, kept in the records").fill("an evening for members")
    page.get_by_role("button", name="Announce", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Closed cup on a {device}")
    cup = page.url.rsplit("/", 1)[1]

    player = visit("Jasen", **OPTIONS[device])
    page = player.go(f"/tournaments/{cup}")
    expect(page.get_by_role("main")).to_contain_text("Entry code")
    page.get_by_role("button", name="Enter", exact=True).click()
    entering = page.get_by_role("dialog")
    entering.get_by_label("Entry code").fill("grey wolf")
    button = entering.get_by_role("button", name="Enter for")
    button.click()
    expect(entering.get_by_role("alert")).to_contain_text("requires an entry code; yours is missing or wrong")
    looked_at(page, f"entry-code-wrong-{device}")
    entering.get_by_label("Entry code").fill("silver fox")
    button.click()
    expect(entering).to_be_hidden()
    assert player.get(f"/api/tournaments/{cup}")["now"]["row"]["entries"] == 1
    assert "silver" not in "".join(player.heard).lower()


@pytest.mark.looks
@pytest.mark.clause("CO-34a")
@pytest.mark.parametrize("device", OPTIONS)
def test_fewer_chips_for_late_entries_are_told_before_anybody_pays(
    visit: Visit, room: RunningRoom, device: str
) -> None:
    boss = visit(**OPTIONS[device])
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    page = boss.go("/staff/tournaments/new")
    sheet = page.get_by_role("article", name="The sheet")
    expect(sheet).to_be_visible()
    page.get_by_label("Name", exact=True).fill(f"Late cup on a {device}")
    page.get_by_label("Fewest entries", exact=True).fill("2")
    begins = datetime.now() + timedelta(days=2)
    page.get_by_label("Starts (empty: when its seats are taken)").fill(begins.strftime("%Y-%m-%dT%H:%M"))
    page.get_by_role("button", name="Add a step").click()
    row = page.get_by_role("group", name="Fewer chips for late entries")
    expect(row).to_contain_text("Give a number of chips or a part of the starting chips, one of them.")
    row.get_by_label("Behind level 1").fill("1")
    row.get_by_label("Or part of the starting chips (%) 1").fill("33.33")
    expect(sheet).to_contain_text("from level 2: 3,325")
    row.get_by_label("Behind level 1").fill("6")
    expect(row).to_contain_text("Name a level before level 6, with which late entries end.")
    row.get_by_label("Behind level 1").fill("1")
    fits(page)
    looked_at(page, f"late-chips-form-{device}")
    page.get_by_label("Reason, kept in the records").fill("who comes late has less")
    page.get_by_role("button", name="Announce", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Late cup on a {device}")
    cup = page.url.rsplit("/", 1)[1]
    room.enter(cup, 5)
    boss.wait_for(
        lambda: boss.get(f"/api/tournaments/{cup}")["now"]["row"].get("entries") == 5, "five entries"
    )
    for act, more in (("start", {}), ("level", {"level": 2})):
        answer = page.request.post(
            f"/api/staff/tournaments/{cup}/{act}",
            data={"reason": "it is late"} | more,
            headers={"Origin": boss.url},
        )
        assert answer.ok, answer.text()
        boss.wait_for(
            lambda: boss.get(f"/api/tournaments/{cup}")["now"]["row"]["status"] == "late", "level 1"
        )

    late = visit("Myrsky", **OPTIONS[device])
    page = late.go(f"/tournaments/{cup}")
    page.get_by_role("button", name="Enter", exact=True).click()
    entering = page.get_by_role("dialog")
    expect(entering).to_contain_text("3,325")
    expect(entering).to_contain_text("at the start 10,000")
    looked_at(page, f"late-chips-enter-{device}")
    entering.get_by_role("button", name="Enter for").click()
    expect(entering).to_be_hidden()
    assert late.get(f"/api/tournaments/{cup}")["now"]["chips"] == 53_325
