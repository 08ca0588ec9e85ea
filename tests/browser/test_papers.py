"""Paper of the floor, printed as PDF and read again: receipts with a code that opens them, seats, lists, log, structure."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, cup, well
from tests.browser.paper_text import text_of
from tests.browser.read_code import code_on
from tests.browser.room import RunningRoom
from tests.browser.test_desk_records import act
from tests.browser.test_live_desk import checked
from tests.browser.visitor import Visitor

LAPTOP = {"viewport": {"width": 1280, "height": 800}}
SHOTS = os.environ.get("PAPER_SHOTS", "")


@pytest.fixture(scope="module")
def hall_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of Casino Helsinki alone."""
    running = RunningRoom(tmp_path_factory.mktemp("papers") / "room", "casino-helsinki")
    running.start()
    yield running
    running.stop()


def pictured(page: Page, name: str) -> None:
    """A picture for somebody who looks."""
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)


def printed(page: Page, name: str, size: str = "A4") -> str:
    """The words on paper."""
    page.emulate_media(media="print")
    pdf = page.pdf(format=size)
    page.emulate_media(media="screen")
    if SHOTS:
        with open(f"{SHOTS}/{name}.pdf", "wb") as out:
            out.write(pdf)
    return text_of(pdf)


def in_order(text: str, *words: str) -> None:
    """All of them stand there, one after another, wherever lines and fonts change."""
    whole, at = "".join(text.split()), 0
    for one in words:
        found = whole.find("".join(one.split()), at)
        assert found >= 0, f"{one!r} is not there behind the others:\n{text}"
        at = found + 1


def live_cup(room: RunningRoom, name: str, **changes: object) -> str:
    """A live cup of nine at two tables, announced."""
    usual = {"game": "holdem-nl", "seats": 6, "players": 6, "most": 9, "stack": 1_000, "level_hands": 0}
    terms = cup(name, "casino-helsinki", **usual | {"level_ms": 1_200_000, "live": True} | changes)
    room.announce(terms)
    return terms.id


def staff_at(visit: Visit, room: RunningRoom, path: str) -> Visitor:
    """Staff on a laptop, at a page."""
    staff = visit(url=room.url, **LAPTOP)
    staff.sign_in("Staff", PASSWORD)
    staff.go(path)
    return staff


def test_a_receipt_has_a_code_that_opens_it_again(visit: Visit, hall_room: RunningRoom) -> None:
    cup_id = live_cup(hall_room, "Receipt cup")
    desk = staff_at(visit, hall_room, f"/staff/tournaments/{cup_id}/desk")
    page = desk.page
    sell = page.get_by_role("form", name="Sell for cash")
    sell.get_by_label("Name").fill("Aino Žalud")
    sell.get_by_label("Document seen").select_option("passport")
    sell.get_by_role("button", name="Take").click()
    paper = page.get_by_role("region", name="Receipt", exact=True)
    address = code_on(paper)
    assert address == f"{hall_room.url}/staff/tournaments/{cup_id}/desk?receipt=1"
    in_order(
        printed(page, "receipt", "A5"),
        "Receipt cup",
        "No. 1",
        "Aino Žalud",
        "Prize pool",
        "House fee",
        "Entry",
    )
    pictured(page, "receipt")
    paper.get_by_role("button", name="Close").click()
    people = page.get_by_role("region", name="People")
    people.get_by_role("button", name="Print the sign-in sheet").click()
    in_order(printed(page, "sign-in"), "Casino Helsinki", "Sign-in sheet", "Receipt cup", "Aino Žalud")
    pictured(page, "sign-in")
    page.keyboard.press("Escape")
    people.get_by_role("button", name="Take entry back").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Reason").fill("ill")
    sheet.get_by_role("button", name="Take entry back").click()
    expect(sheet).to_be_hidden()
    page.goto(address)  # as a reader opens it: a receipt whose money is back says so
    expect(paper).to_contain_text("Aino Žalud")
    expect(paper).to_contain_text("Its money was given back.")
    page.goto(address.replace("receipt=1", "receipt=77"))
    expect(page.get_by_text("This tournament has no receipt 77.")).to_be_visible()
    well(page)
    player = visit(url=hall_room.url, **PHONE)
    player.page.goto(address)
    expect(player.page.get_by_text("Sign in").first).to_be_visible()
    expect(player.page.get_by_text("Aino Žalud")).to_have_count(0)


@pytest.mark.axe
def test_seats_and_the_log_of_acts_are_paper(visit: Visit, hall_room: RunningRoom) -> None:
    cup_id = live_cup(hall_room, "Paper cup")
    hall_room.enter(cup_id, 9)
    boss = staff_at(visit, hall_room, f"/staff/tournaments/{cup_id}/live")
    page, sheet = boss.page, boss.page.get_by_role("dialog")
    page.get_by_role("button", name="All sit").click()
    expect(page.get_by_text("Nothing is to be done.")).to_be_visible()
    expect(page.get_by_text("Level 1 from hand 1")).to_have_count(2)
    seated = boss.get(f"/api/tournaments/{cup_id}/seating")["seated"]
    page.get_by_role("button", name="Print seats by name").click()
    expect(sheet.get_by_role("row")).to_have_count(10)
    checked(page)
    pictured(page, "by-name")
    names = sorted((one["name"] for one in seated), key=lambda one: unicodedata.normalize("NFD", one))
    in_order(printed(page, "by-name"), "Casino Helsinki", "Paper cup", *names)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Print seats by table").click()
    expect(sheet.get_by_role("table")).to_have_count(2)
    checked(page)
    for table in (1, 2):
        here = [f"{one['seat']} {one['name']}" for one in seated if one["table"] == table]
        in_order(printed(page, "by-table"), f"Table {table}", *here)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()

    table = page.get_by_role("region", name="Table 1", exact=True)
    acts = page.get_by_role("region", name="Acts")
    loser = next(one for one in seated if one["table"] == 1)
    tell_out = table.get_by_role("button", name="Out", exact=True)
    for acts_now in (2, 4):  # a slip, and then for good
        table.get_by_role("button", name=re.compile(loser["name"])).click()
        tell_out.click()
        expect(acts.get_by_role("listitem")).to_have_count(acts_now)
        if acts_now == 2:
            acts.get_by_role("button", name="Take back").first.click()
            sheet.get_by_label("Reason").fill("the other seat")
            sheet.get_by_role("button", name="Take back").click()
            expect(acts.get_by_role("listitem")).to_have_count(3)
    well(page)
    acts.get_by_role("link", name="Log of acts").click()
    expect(page.get_by_role("row")).to_have_count(5)
    checked(page)
    pictured(page, "log")
    log = printed(page, "log")
    in_order(
        log,
        "Paper cup",
        "Log of acts",
        "Out",
        loser["name"],
        "CH-8.",
        "Slip taken back",
        "Why: the other seat",
    )
    assert "Sign out" not in log and log.count("Staff") >= 4, "the acts alone, each with who did it"


@pytest.mark.axe
def test_the_structure_of_an_announced_tournament_is_paper(visit: Visit, hall_room: RunningRoom) -> None:
    cup_id = live_cup(hall_room, "Sheet cup")
    player = visit(url=hall_room.url, **PHONE)
    page = player.go(f"/tournaments/{cup_id}")
    page.get_by_role("button", name="Print the sheet").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("table").first).to_be_visible()
    checked(page)
    pictured(page, "structure-phone")
    text = printed(page, "structure")
    in_order(text, "Casino Helsinki", "Sheet cup", "1", "25/50", "2", "50/100", "20 min")
    assert "Sign up" not in text


@pytest.mark.axe
def test_lists_and_the_receipts_of_cash_games_are_paper(visit: Visit, hall_room: RunningRoom) -> None:
    page = staff_at(visit, hall_room, "/desk").page
    sheet = page.get_by_role("dialog")
    page.get_by_role("button", name="Open the gaming day").click()
    page.get_by_role("button", name="Open a table").click()
    act(page, "Open a table", "players wait", Game="holdem-nl/NL200")
    page.get_by_role("button", name=re.compile("^1 ?free")).first.click()
    sheet.get_by_role("button", name="Seat", exact=True).click()
    act(page, "Seat", Player="Aino K.", **{"Stack,_counted": "200"})
    page.get_by_role("button", name=re.compile("Aino K.")).click()
    sheet.get_by_role("button", name="Leaves", exact=True).click()
    act(page, "Leaves", **{"Stack,_counted": "150"})
    page.get_by_role("tab", name="Acts").click()
    for kind, cents in (("Paid out", "150"), ("Buy-in", "200")):
        row = page.get_by_role("listitem").filter(
            has_text=re.compile("^Leaves" if kind == "Paid out" else "^Seat")
        )
        row.get_by_role("button", name=re.compile("^Print")).click()
        expect(sheet).to_contain_text(kind)
        address = code_on(sheet)
        assert re.fullmatch(rf"{hall_room.url}/desk/casino-helsinki\?act=\d+", address)
        checked(page)
        pictured(page, kind.replace(" ", "-"))
        in_order(
            printed(page, kind.replace(" ", "-"), "A5"),
            "Casino Helsinki",
            "Receipt #",
            "Aino K.",
            kind,
            cents,
        )
        page.keyboard.press("Escape")
    page.goto(address)
    expect(sheet).to_contain_text("Buy-in")
    page.goto(re.sub(r"act=\d+", "act=1", address))  # the day was opened by it: no receipt was ever given
    expect(page.get_by_text("The desk knows no such receipt of this gaming day.")).to_be_visible()

    page.get_by_role("tab", name="Lists").click()
    expect(page.get_by_text(re.compile("^Aino K. left table 1 with .150"))).to_be_visible()
    for name in ("Bo Ek", "Cai Åberg"):
        page.get_by_label("Player").fill(name)
        page.get_by_label("Player").press("Enter")
        expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    page.get_by_role("button", name="Print the lists").click()
    checked(page)
    pictured(page, "lists")
    in_order(printed(page, "lists"), "Lists", "hold'em", "1 Bo Ek", "2 Cai Åberg")
    page.keyboard.press("Escape")

    page.get_by_role("tab", name="People").click()
    page.get_by_role("button", name="Open a case").click()
    act(
        page,
        "Open a case",
        "a player at table 1 said so",
        Kind="Incident",
        Players="Bo Ek",
        What_happened="a word",
    )
    page.get_by_role("button", name="Print the records").click()
    checked(page)
    pictured(page, "records")
    in_order(
        printed(page, "records"),
        "Casino Helsinki",
        "People",
        "Case",
        "Bo Ek",
        "a word",
        "said so",
        "Signature",
    )
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Acts").click()
    page.get_by_role("button", name="Print the acts").click()
    checked(page)
    pictured(page, "acts")
    in_order(
        printed(page, "acts"), "What was done", "Open a case", "Bo Ek", "Leaves", "Aino K.", "Seat", "Open a table",
        "players wait", "Open the gaming day",
    )  # fmt: skip
