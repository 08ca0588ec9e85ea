"""A table of the desk at three depths, by taps: seats, hands by one tap each, and each act entered at the table itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.evening_people import Worker
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}


@pytest.fixture(scope="module")
def helsinki(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of Casino Helsinki alone."""
    running = RunningRoom(tmp_path_factory.mktemp("depths") / "room", "casino-helsinki")
    running.start()
    yield running
    running.stop()


def checked(page: Page) -> None:
    """Nothing cut off, nothing over another, nothing that axe finds."""
    assert faults(page) == [] and violations(page) == []


@pytest.fixture
def desk(visit: Visit, helsinki: RunningRoom) -> Page:
    """The desk of the floor on a phone, in a gaming day that whichever test came first has opened."""
    floor = visit(url=helsinki.url, **PHONE)
    floor.sign_in("Staff", PASSWORD)
    page = floor.go("/desk")
    opens, table = (
        page.get_by_role("button", name=words) for words in ("Open the gaming day", "Open a table")
    )
    expect(opens.or_(table).first).to_be_visible()
    if opens.is_visible():
        opens.click()
    expect(table).to_be_visible()
    return page


def sit(page: Page, name: str, seat: int) -> None:
    """Seat a player without an account with 200 in chips."""
    page.locator("ol.seats").first.locator("button").nth(seat - 1).click()
    page.get_by_role("dialog").get_by_role("button", name="Seat", exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Player").fill(name)
    sheet.get_by_label("Stack, counted").fill("200")
    sheet.get_by_role("button", name="Seat", exact=True).click()
    expect(sheet).to_be_hidden()


def depth(page: Page, words: str) -> None:
    page.locator("button.head").first.click()
    checked(page)
    page.get_by_role("dialog").get_by_role("button", name=words).click()
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.axe
def test_a_table_is_followed_more_closely_and_less_by_taps(
    visit: Visit, helsinki: RunningRoom, desk: Page
) -> None:
    page = desk
    page.get_by_role("button", name="Open a table").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Game").select_option("holdem-nl/NL200")
    sheet.get_by_role("button", name="Open a table").click()
    expect(sheet).to_be_hidden()
    for seat, name in enumerate(("Aino", "Bertil", "Cecilia"), 1):
        sit(page, name, seat)
    depth(page, "Count hands")
    for hand in (1, 2):
        page.get_by_role("button", name=f"Hand {hand}", exact=True).click()  # one tap a hand
    expect(page.get_by_role("button", name="Hand 3", exact=True)).to_be_visible()
    expect(page.get_by_text("· big blind")).to_be_visible()
    checked(page)
    page.get_by_role("button", name="Hand with its result").click()
    sheet.get_by_label("Seat that won").fill("2")
    sheet.get_by_label("Pot").fill("60")
    sheet.get_by_label("In the box, counted").fill("3")
    checked(page)
    sheet.get_by_role("button", name="Hand", exact=True).click()
    expect(sheet).to_be_hidden()
    page.locator("button.head").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Enter hands").click()
    expect(page.get_by_text("Count that stack first")).to_be_visible()
    for seat in (1, 2, 3):
        page.locator("ol.seats").first.locator("button").nth(seat - 1).click()
        page.get_by_role("dialog").get_by_role("button", name="Count", exact=True).click()
        sheet.get_by_label("Stack, counted").fill("199")
        sheet.get_by_role("button", name="Count", exact=True).click()
        expect(sheet).to_be_hidden()
    depth(page, "Enter hands")
    link = page.get_by_role("link", name="Enter hands")
    expect(link).to_be_visible()
    checked(page)
    laptop = visit(url=helsinki.url, **LAPTOP)
    laptop.sign_in("Staff", PASSWORD)
    table = laptop.go(str(link.get_attribute("href")))
    expect(table.get_by_text("Aino").first).to_be_visible()
    table.get_by_role("button", name="New hand").click()
    table.locator('.keys [data-act="fold"]').click()
    table.locator('.keys [data-act="fold"]').click()
    depth(page, "Follow seats only")
    expect(link).to_be_hidden()
    stacks = page.locator("ol.seats").first
    expect(stacks).to_contain_text("198")  # the small blind is lost
    expect(stacks).to_contain_text("· button")
    checked(page)


def panel(page: Page, table: int) -> Locator:
    """What the desk shows of a table."""
    number = page.locator(".number", has_text=re.compile(rf"^\s*{table}\s*$"))
    return page.locator("li.panel", has=number)


def at_seat(page: Page, seat: int, act: str, at: Locator) -> Any:
    """Tap an act of a seat of a table; return its form."""
    at.locator("ol.seats").locator("button").nth(seat - 1).click()
    page.get_by_role("dialog").get_by_role("button", name=act, exact=True).click()
    return page.get_by_role("dialog")


@pytest.mark.axe
def test_players_move_and_play_over_at_a_table_whose_hands_are_entered(
    visit: Visit, helsinki: RunningRoom, desk: Page
) -> None:
    page = desk
    for table in (8, 9):
        page.get_by_role("button", name="Open a table").click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_label("Table").first.fill(str(table))
        sheet.get_by_label("Game").select_option("holdem-nl/NL200")
        sheet.get_by_role("button", name="Open a table").click()
        expect(sheet).to_be_hidden()
    place, other = panel(page, 8), panel(page, 9)
    expect(place).to_be_visible()
    expect(other).to_be_visible()
    seats = place.locator("ol.seats")
    for seat, name in enumerate(("Doris", "Elmo", "Frans"), 1):
        form = at_seat(page, seat, "Seat", place)
        form.get_by_label("Player").fill(name)
        form.get_by_label("Stack, counted").fill("200")
        form.get_by_role("button", name="Seat", exact=True).click()
        expect(form).to_be_hidden()
    place.locator("button.head").click()
    page.get_by_role("dialog").get_by_role("button", name="Enter hands").click()
    link = place.get_by_role("link", name="Enter hands")
    expect(link).to_be_visible()

    form = at_seat(page, 3, "Change seat", place)
    form.get_by_label("To seat").select_option("6")
    checked(page)
    form.get_by_role("button", name="Change seat").click()
    expect(seats.locator("button").nth(5)).to_contain_text("Frans")
    at_seat(page, 2, "Away", place)
    expect(seats.locator("button").nth(1)).to_contain_text("away")
    form = at_seat(page, 2, "Play over", place)
    form.get_by_label("Player").fill("Gunnar")
    form.get_by_label("Stack, counted").fill("150")
    form.get_by_label("Reason, if there is one").fill("the list is long")
    form.get_by_role("button", name="Play over").click()
    expect(seats.locator("button").nth(1)).to_contain_text("Gunnar plays over")
    checked(page)

    laptop = visit(url=helsinki.url, **LAPTOP)
    laptop.sign_in("Staff", PASSWORD)
    table = laptop.go(str(link.get_attribute("href")))
    expect(table.locator('[data-seat="2"]')).to_contain_text("Gunnar")
    expect(table.locator('[data-seat="6"]')).to_contain_text("Frans")
    table.get_by_role("button", name="New hand").click()
    table.locator('.keys [data-act="fold"]').click()
    form = at_seat(page, 1, "Move to a table", place)
    form.get_by_label("To table").select_option("9")
    form.get_by_label("To seat").select_option("4")
    form.get_by_label("The house moves the player").check()
    checked(page)
    form.get_by_role("button", name="Move to a table").click()
    expect(seats.locator("button").first).to_contain_text("to table 9 after this hand")
    checked(page)
    table.locator('.keys [data-act="fold"]').click()
    table.get_by_role("button", name="New hand").click()
    expect(other.locator("ol.seats").locator("button").nth(3)).to_contain_text("Doris")
    expect(seats.locator("button").first).to_contain_text("free")
    table.locator('.keys [data-act="fold"]').click()  # who is in a hand goes with its end
    expect(table.get_by_role("button", name="New hand")).to_be_visible()
    at_seat(page, 2, "Ends playing over", place)
    expect(seats.locator("button").nth(1)).not_to_contain_text("Gunnar")


@pytest.mark.axe
def test_every_page_that_follows_a_table_survives_each_change_of_its_depth(
    visit: Visit, helsinki: RunningRoom, desk: Page
) -> None:
    """Closer and less close, back again, closed and opened again: nobody reloads, and no page takes it for a lost room."""
    floor = Worker(visit(url=helsinki.url, **PHONE))
    floor.visitor.sign_in("Staff", PASSWORD)

    def act(do: str, **fields: Any) -> None:
        floor.post("/api/desk/casino-helsinki/acts", {"act": {"do": do, "table": 5, **fields}})

    def opened(*names: str) -> None:
        act("open_table", pool="holdem-nl/NL200")
        for seat, name in enumerate(names, 1):
            person = floor.post("/api/desk/casino-helsinki/people", {"name": name})["player"]
            act("seat", seat=seat, player=person, stack=20_000, why="walked in")

    def told() -> str:
        tables = floor.visitor.get("/api/desk/casino-helsinki")["tables"]
        return str(next(one["told"] for one in tables if one["table"] == 5))

    def entered() -> None:
        """Each act is entered, and shown in a stream without a delay."""
        act("set_depth", depth="play")
        floor.post(f"/api/staff/live/{told()}/stream", {"delay_seconds": 0, "reason": "the last table"})

    opened("Helmi", "Iivari")
    entered()
    dealer = visit(url=helsinki.url, **LAPTOP)
    dealer.sign_in("Staff", PASSWORD)
    pages = {
        "dealer": dealer.go(f"/live/{told()}"),
        "screen": visit(url=helsinki.url, **LAPTOP).go("/screens/casino-helsinki/tables/5"),
        "old address": visit(url=helsinki.url, **LAPTOP).go(f"/live/{told()}/screen"),
        "stream": visit(url=helsinki.url, **LAPTOP).go("/screens/casino-helsinki/tables/5/stream"),
        "stream's old address": visit(url=helsinki.url, **LAPTOP).go(f"/live/{told()}/stream"),
        "list": floor.visitor.go("/live"),
        "desk": desk,
    }
    followers = [name for name in pages if name not in ("list", "desk")]
    looked_at: set[tuple[str, str]] = set()
    named = pages["list"].get_by_role("link", name="T5", exact=True)

    def followed(sits: str = "Helmi") -> None:
        for name in followers:
            expect(pages[name].get_by_text(sits).first, name).to_be_visible()
        expect(named).to_be_visible()
        for page in pages.values():
            expect(page.get_by_text("The room does not answer")).to_be_hidden()

    def waiting(words: str) -> None:
        for name in followers:
            expect(pages[name].get_by_text(words), name).to_be_visible()
        expect(named).to_be_hidden()
        for name, page in pages.items():
            expect(page.get_by_text("The room does not answer"), name).to_be_hidden()
            if (name, words) not in looked_at and "old address" not in name:  # there it is the same page
                checked(page)
            looked_at.add((name, words))

    followed()
    pages["dealer"].get_by_role("button", name="New hand").click()
    pages["dealer"].locator('.keys [data-act="fold"]').click()
    for name in followers:
        won = pages[name].get_by_role("region", name="Hand 1")
        expect(won, name).to_contain_text(re.compile(r"(Helmi|Iivari) wins 1\s+Rake 1"))
    for depth in ("seats", "play", "hands", "play"):
        if depth == "play":
            entered()
            followed()
        else:
            act("set_depth", depth=depth)
            waiting("Hands at table 5 are not entered now.")
    for seat in (1, 2):
        act("leave", seat=seat, stack=0)
    act("set_depth", depth="seats")
    act("close_table", drop=0, accepts_difference=True, why="the evening is over")
    waiting("Table 5 is not open now.")
    opened("Jaana", "Kalle")
    entered()
    followed("Jaana")
