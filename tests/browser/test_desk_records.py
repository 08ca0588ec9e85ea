"""The desk's records in the browser: a penalty at a seat, a file, a dealer's push, a counted box, paper to sign."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.read_code import code_on
from tests.browser.room import RunningRoom
from tests.browser.test_live_desk import PHONE, checked

LAPTOP = {"viewport": {"width": 1280, "height": 800}}


@pytest.fixture(scope="module")
def helsinki(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of Casino Helsinki alone."""
    running = RunningRoom(tmp_path_factory.mktemp("records") / "room", "casino-helsinki")
    running.start()
    yield running
    running.stop()


def act(page: Page, button: str, reason: str = "", **fields: str) -> None:
    """Fill in the sheet that is open and send it; fields by their labels, "_" for a space."""
    sheet = page.get_by_role("dialog")
    for label, value in fields.items():
        field = sheet.get_by_label(label.replace("_", " "), exact=True)
        if field.evaluate("node => node.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    if reason:
        sheet.get_by_label(re.compile("^Reason")).fill(reason)
    sheet.get_by_role("button", name=button, exact=True).click()
    expect(sheet).to_be_hidden()


def pages_of(pdf: bytes) -> int:
    """The number of pages of a PDF."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.axe
def test_an_evenings_records_by_taps(visit: Visit, helsinki: RunningRoom) -> None:
    floor = visit(url=helsinki.url, **PHONE)
    floor.sign_in("Staff", PASSWORD)
    page = floor.go("/desk")
    sheet = page.get_by_role("dialog")
    page.get_by_role("button", name="Open the gaming day").click()
    page.get_by_role("button", name="Open a table").click()
    act(page, "Open a table", "players wait", Game="holdem-nl/NL200")
    page.get_by_role("button", name=re.compile("^1 ?free")).first.click()
    sheet.get_by_role("button", name="Seat", exact=True).click()
    act(page, "Seat", Player="Aino K.", **{"Stack,_counted": "200"})

    page.get_by_role("button", name=re.compile("Aino K.")).click()
    checked(page)
    sheet.get_by_role("button", name="Penalty").click()
    checked(page)
    minutes = {"Hands,_rounds_or_minutes": "10"}
    act(page, "Penalty", "cards shown twice", Offence="shown_cards", Kind="time_away", **minutes)
    seat = page.get_by_role("button", name=re.compile("Aino K."))
    expect(seat).to_contain_text("Penalty")
    seat.click()
    expect(sheet.get_by_text("cards shown twice")).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("tab", name="People").click()
    page.get_by_role("button", name="Keep away").click()
    act(page, "Keep away", "speaks to players", Player="Guest", From="area")
    refused = page.get_by_role("button", name="Let back")
    expect(refused).to_be_visible()
    checked(page)
    page.get_by_label("Everything about").fill("Aino K.")
    expect(page.get_by_text("cards shown twice")).to_be_visible()
    expect(page.get_by_text("speaks to players")).to_be_hidden()

    page.get_by_role("button", name="Appeal", exact=True).click()
    checked(page)
    act(page, "Appeal", What_happened="it was another's hand")
    expect(page.get_by_role("button", name="Appeal", exact=True)).to_be_hidden()
    page.get_by_role("button", name="Decide the appeal").click()
    act(page, "Decide the appeal", "the film shows it", Outcome="stands", Who_decides_it_with_you="Mia")
    penalty = page.get_by_role("listitem").filter(has_text="cards shown twice")
    expect(penalty).to_contain_text("The penalty stands")
    expect(page.get_by_role("listitem").filter(has_text="it was another's hand")).to_contain_text(
        "The penalty stands"
    )

    page.get_by_role("tab", name="Dealers").click()
    page.get_by_role("button", name="On duty").click()
    act(page, "On duty", Dealer="Dee")
    page.get_by_role("button", name="Push to a table").last.click()
    act(page, "Push to a table", Table="1")
    page.get_by_role("button", name="Put a deck").click()
    act(page, "Put a deck", Table="1", Colour="red", Serial="R-17")
    checked(page)

    page.get_by_role("tab", name="Drops").click()
    page.get_by_role("button", name="Count a box").click()
    act(page, "Count a box", Table="1", Box="7", Amount="8", Second_signature="Mia")
    expect(page.get_by_text("Mia")).to_be_visible()
    checked(page)
    page.get_by_role("tab", name="Tables").click()
    expect(page.get_by_role("button", name=re.compile("Dee"))).to_be_visible()

    seat = page.get_by_role("button", name=re.compile("Aino K."))
    seat.click()
    sheet.get_by_role("button", name="Pays the restaurant").click()
    checked(page)
    act(page, "Pays the restaurant", Amount="25")
    expect(seat).to_contain_text("175")
    page.get_by_role("tab", name="Acts").click()
    there = page.get_by_text("At the restaurant")
    expect(there).to_be_visible()
    page.get_by_role("tab", name="Drops").click()
    page.get_by_role("button", name="From the restaurant").click()
    sheet.get_by_label("Amount", exact=True).fill("30")
    sheet.get_by_role("button", name="From the restaurant", exact=True).click()
    expect(sheet.get_by_role("alert")).to_be_visible()
    act(page, "From the restaurant", Amount="25")
    page.get_by_role("tab", name="Acts").click()
    expect(there).to_be_hidden()
    checked(page)


@pytest.mark.axe
def test_a_receipt_and_the_sheet_of_the_day_are_paper(visit: Visit, helsinki: RunningRoom) -> None:
    floor = visit(url=helsinki.url, **LAPTOP)
    floor.sign_in("Staff", PASSWORD)
    page = floor.go("/desk")
    sheet = page.get_by_role("dialog")
    for button in ("Long break", "Pick up the chips"):
        page.get_by_role("button", name=re.compile("Aino K.")).click()
        sheet.get_by_role("button", name=button).click()
        if button != "Long break":
            act(page, button, "dinner", **{"Stack,_counted": "167"})
    page.get_by_role("tab", name="Acts").click()
    page.get_by_role("button", name="Print", exact=True).click()
    code = sheet.get_by_role("img")
    expect(code).to_be_visible()
    assert re.search(r"/desk/casino-helsinki\?receipt=\d+$", code_on(sheet))
    checked(page)
    page.emulate_media(media="print")
    expect(page.locator(".paper svg")).to_be_visible()
    expect(page.locator("h1")).to_be_hidden()
    assert pages_of(page.pdf(format="A5")) == 1
    page.emulate_media(media="screen")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Sheet of day 1").click()
    for row in (("Chips sold", "200"), ("Drops", "8"), ("Rest", "0")):
        expect(sheet.get_by_role("row", name=re.compile(row[0]))).to_contain_text(row[1])
    checked(page)
    page.emulate_media(media="print")
    assert pages_of(page.pdf(format="A4")) == 1
