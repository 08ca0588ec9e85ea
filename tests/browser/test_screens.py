"""The public screens on a television: seats by name and by table, jackpots, and layouts that staff arrange on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from unicodedata import combining, normalize

import pytest
from playwright.sync_api import Locator, Page, expect

from cardroom.demo.demo_people import PASSWORD
from cardroom.tournament.tournament_terms import BreakAfter
from tests.browser.conftest import Visit
from tests.browser.cups import cup
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations
from tests.browser.test_live_desk import LETTERS_PX, PHONE, TELEVISION
from tests.browser.visitor import PATIENCE_MS, Visitor

HOUSE = "casino-helsinki"
AT_ONCE_MS = 2_000
"""A bound for a machine on which everything else runs as well; wanted are 100 ms."""
LOST = "The room does not answer."
PLAYERS = 27
AHEAD = "Next break"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of Casino Helsinki with a live cup of 27 players whose seats are drawn."""
    running = RunningRoom(tmp_path_factory.mktemp("hall") / "room", HOUSE)
    running.start()
    terms = cup(
        "Evening cup", HOUSE, game="holdem-nl", seats=9, players=PLAYERS, most=PLAYERS, stack=1_000,
        level_hands=0, level_ms=1_200_000, live=True, breaks=(BreakAfter(1, 600),),
    )  # fmt: skip
    running.announce(terms)
    running.enter(terms.id, PLAYERS)
    yield running
    running.stop()


def staff_on(visit: Visit, hall: RunningRoom, **size: Any) -> Visitor:
    staff = visit(url=hall.url, **size)
    staff.sign_in("Staff", PASSWORD)
    return staff


def act(staff: Visitor, do: str, **fields: Any) -> None:
    answer = staff.context.request.post(
        f"/api/desk/{HOUSE}/acts", data={"act": {"do": do, **fields}}, headers={"Origin": staff.url}
    )
    assert answer.ok, answer.text()


def plain(name: str) -> str:
    """A name without marks over its letters, by which English sorts."""
    return "".join(one for one in normalize("NFD", name) if not combining(one)).split()[0]


def letters(of: Locator) -> float:
    return float(of.evaluate("node => parseFloat(getComputedStyle(node).fontSize)"))


def good(page: Page) -> None:
    """Nothing is cut off, all of it is seen at once, and axe finds nothing."""
    assert faults(page) == [] and violations(page) == []
    screens = page.locator("section.screen")
    for place in range(screens.count()):
        assert screens.nth(place).evaluate("one => one.scrollHeight <= one.clientHeight + 1"), place


@pytest.mark.axe
def test_seats_are_found_by_name_and_by_table_on_pages_that_turn(visit: Visit, hall: RunningRoom) -> None:
    boss = staff_on(visit, hall)
    screen = visit(url=hall.url, **TELEVISION).go("/screens/seating/evening-cup")
    expect(screen.get_by_role("heading", name="Evening cup")).to_be_visible()
    expect(screen.get_by_text("Page 1 of 2")).to_be_visible()
    rows = screen.locator("tbody tr")
    expect(rows.first).to_contain_text("→")
    assert letters(rows.first.locator(".name")) >= LETTERS_PX
    expect(screen.get_by_text(AHEAD)).to_be_visible()
    seen = rows.locator(".name").all_inner_texts()
    good(screen)
    boss.go("/staff/tournaments/evening-cup/live").get_by_role("button", name="All sit").click()
    expect(rows.first).not_to_contain_text("→", timeout=AT_ONCE_MS * 5)
    expect(screen.get_by_text("Page 2 of 2")).to_be_visible()
    seen += rows.locator(".name").all_inner_texts()
    assert len(seen) == len(set(seen)) == PLAYERS
    assert [plain(one) for one in seen] == sorted(plain(one) for one in seen)

    by_table = visit(url=hall.url, **TELEVISION).go("/screens/seating/evening-cup/tables")
    first = by_table.get_by_role("region", name="Table 1", exact=True)
    expect(first.get_by_role("listitem")).to_have_count(9)
    expect(by_table.get_by_text(AHEAD)).to_be_visible()
    good(by_table)
    levels = visit(url=hall.url, **TELEVISION).go("/screens/blinds/evening-cup")
    expect(levels.get_by_text(AHEAD)).to_be_visible()
    expect(levels.get_by_text("22 to the money")).to_be_visible()
    good(levels)
    gone = first.get_by_role("listitem").first.locator(".name").inner_text()
    hall.kill()
    expect(screen.get_by_text(LOST)).to_be_visible(timeout=PATIENCE_MS)
    assert rows.count(), "the seats stay"
    hall.start()
    expect(screen.get_by_text(LOST)).to_be_hidden(timeout=PATIENCE_MS)
    page = boss.page
    page.reload()
    table = page.get_by_role("region", name="Table 1", exact=True)
    table.get_by_role("button", name=re.compile(gone)).first.click()
    table.get_by_role("button", name="Out", exact=True).click()
    expect(first.get_by_role("listitem")).to_have_count(8, timeout=AT_ONCE_MS * 5)
    expect(first).not_to_contain_text(gone)


@pytest.mark.axe
def test_staff_arrange_a_television_on_a_phone_and_it_follows(visit: Visit, hall: RunningRoom) -> None:
    staff = staff_on(visit, hall, **PHONE)
    stranger = visit(url=hall.url, **PHONE).go(f"/desk/{HOUSE}/screens")
    expect(stranger.get_by_role("heading", name="Layouts")).to_be_visible()
    expect(stranger.get_by_role("button", name="New layout")).to_have_count(0)
    television = visit(url=hall.url, **TELEVISION).go(f"/screens/{HOUSE}/layouts/hall")
    expect(television.get_by_text("There is no such layout now.")).to_be_visible()

    page = staff.go(f"/desk/{HOUSE}/screens")
    page.get_by_role("button", name="New layout").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Name").fill("Hall")
    sheet.get_by_label("Main and side").check()
    main, side = sheet.get_by_role("group", name="Part 1"), sheet.get_by_role("group", name="Part 2")
    main.get_by_label("Shows").select_option("clock")
    main.get_by_label("Tournament").select_option("evening-cup")
    side.get_by_label("Shows").select_option("jackpots")
    side.get_by_role("button", name="Another screen in turn").click()
    side.get_by_label("Seconds").first.fill("5")
    assert faults(page) == [] and violations(page) == []
    sheet.get_by_role("button", name="Arrange the screens").click()
    expect(sheet).to_be_hidden()
    clock = television.get_by_role("region", name="Level and time")
    expect(clock).to_be_visible(timeout=AT_ONCE_MS)
    expect(television.get_by_role("region", name="Jackpot", exact=True)).to_be_visible()
    good(television)
    expect(television.get_by_role("region", name="Lists and open seats")).to_be_visible()
    expect(television.get_by_role("region", name="Jackpot", exact=True)).to_be_visible()

    page.get_by_role("button", name="Change", exact=True).click()
    sheet.get_by_label("Halves").check()
    main.get_by_label("Shows").select_option("names")
    sheet.get_by_role("button", name="Arrange the screens").click()
    expect(sheet).to_be_hidden()
    expect(clock).to_be_hidden(timeout=AT_ONCE_MS)
    expect(television.get_by_role("heading", name="Evening cup")).to_be_visible()
    assert letters(television.locator("tbody .name").first) >= LETTERS_PX
    good(television)

    page.get_by_role("button", name="Take back").first.click()
    sheet.get_by_label("Reason, kept with the act").fill("the clock is wanted")
    sheet.get_by_role("button", name="Take back").click()
    expect(clock).to_be_visible(timeout=AT_ONCE_MS)
    page.get_by_role("button", name="Remove layout").click()
    expect(television.get_by_text("There is no such layout now.")).to_be_visible(timeout=AT_ONCE_MS)
    assert faults(page) == [] and violations(page) == []


def test_of_two_who_arrange_one_layout_the_second_is_told(visit: Visit, hall: RunningRoom) -> None:
    one, other = staff_on(visit, hall), staff_on(visit, hall)
    act(one, "arrange_screens", name="Bar", shape="one", parts=[[{"what": "lists"}]])
    page = other.go(f"/desk/{HOUSE}/screens")
    page.get_by_role("button", name="Change", exact=True).click()
    (bar,) = [view for view in one.get(f"/api/desk/{HOUSE}")["layouts"] if view["name"] == "Bar"]
    act(one, "arrange_screens", name="Bar", shape="one", parts=[[{"what": "jackpots"}]], after=bar["number"])
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Arrange the screens").click()
    expect(sheet.get_by_role("alert")).to_contain_text("Staff changed that layout meanwhile.")


@pytest.mark.axe
@pytest.mark.clause("CH-7.10", "CH-7.17")
def test_the_jackpot_screen_says_what_can_be_won_now(visit: Visit, hall: RunningRoom) -> None:
    staff = staff_on(visit, hall)
    screen = visit(url=hall.url, **TELEVISION).go(f"/screens/{HOUSE}/jackpots")
    expect(screen.get_by_role("region", name="At online tables")).to_contain_text("€1,000.00")
    act(staff, "open_day")
    live = screen.get_by_role("region", name="At the tables here")
    expect(live).to_contain_text("€0.00", timeout=AT_ONCE_MS)
    act(staff, "top_up_jackpot", cents=523_450, why="the fund of last year")
    expect(live.locator(".fund")).to_have_text("€5,234.50", timeout=AT_ONCE_MS)
    expect(live).to_contain_text("Guaranteed €1,000.00")
    assert letters(live.locator(".fund")) >= 2 * LETTERS_PX
    good(screen)
