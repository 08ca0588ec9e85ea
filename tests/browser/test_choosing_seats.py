"""An empty chair: pressed where the house lets players choose, and where it does not; moved to by who sits already."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor


@pytest.fixture(scope="module")
def club_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of the club, where players choose their seats."""
    running = RunningRoom(tmp_path_factory.mktemp("club") / "room", "club")
    running.start()
    yield running
    running.stop()


def look_at(visitor: Visitor, pool: str) -> Page:
    """The first table of a stake, as a spectator."""

    def tables() -> list[str]:
        pools = visitor.get("/api/lobby")["pools"]
        return [table["table"] for one in pools if one["pool"] == pool for table in one["tables"]]

    visitor.wait_for(tables, f"no table of {pool} opened")
    page = visitor.go(f"/tables/{tables()[0]}")
    expect(page.get_by_text("You are watching.")).to_be_visible()
    return page


def chairs(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Free seat [0-9]+: sit down here"))


def number(chair: Locator) -> int:
    return int(re.findall("[0-9]+", chair.get_attribute("aria-label") or "")[0])


def sits_at(visitor: Visitor) -> int:
    mine = [one for one in visitor.heard if '"mine_changed"' in one and '"seat":' in one]
    return int(re.findall('"seat":([0-9]+)', mine[-1])[0])


@pytest.mark.axe
@pytest.mark.parametrize(
    ("pool", "window"), [("holdem-nl10", {}), ("holdem-nl50", PHONE)], ids=["desktop", "phone"]
)
def test_the_chair_that_is_pressed_is_the_one_that_is_got(
    visit: Visit, club_room: RunningRoom, pool: str, window: dict[str, object]
) -> None:
    club_room.bots(pool, 3)
    visitor = visit("Tuoli", url=club_room.url, **window)
    page = look_at(visitor, pool)
    chair = chairs(page).last
    wanted = number(chair)
    chair.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("radio", name=re.compile(f"^Seat {wanted} at "))).to_be_checked()
    expect(sheet.get_by_role("radio", name="Any seat")).not_to_be_checked()
    assert violations(page) == []
    sheet.get_by_role("button", name=re.compile("^Join with")).click()
    visitor.wait_for(
        lambda: any('"mine_changed"' in one and '"seat":' in one for one in visitor.heard), "no seat came"
    )
    assert sits_at(visitor) == wanted
    other = page.get_by_role("button", name=re.compile("^Free seat [0-9]+: move here"))
    expect(other.first).to_be_visible()


@pytest.mark.looks
def test_a_chair_another_took_meanwhile_is_said_and_another_can_be_chosen(
    visit: Visit, club_room: RunningRoom
) -> None:
    stake = "holdem-nl25"
    club_room.bots(stake, 3)
    slow, quick = visit("Hidas", url=club_room.url), visit("Nopea", url=club_room.url)
    pages = look_at(slow, stake), look_at(quick, stake)
    wanted = number(chairs(pages[0]).first)
    for page in pages:
        page.get_by_role("button", name=f"Free seat {wanted}: sit down here").click()
        seat = page.get_by_role("dialog").get_by_role("radio", name=re.compile(f"^Seat {wanted} "))
        expect(seat).to_be_checked()
    join = re.compile("^Join with")
    pages[1].get_by_role("dialog").get_by_role("button", name=join).click()
    expect(pages[1].get_by_role("dialog")).to_be_hidden()
    sheet = pages[0].get_by_role("dialog")
    sheet.get_by_role("button", name=join).click()
    expect(sheet.get_by_role("alert")).to_contain_text(f"Seat {wanted} is not free.")
    expect(sheet.get_by_role("radio", name="Any seat")).to_be_checked()
    left = sheet.get_by_role("radio", name=re.compile("^Seat [0-9]"))
    other = number(left.first)
    left.first.press("Space")
    sheet.get_by_role("button", name=join).click()
    expect(sheet).to_be_hidden()
    slow.wait_for(
        lambda: any('"mine_changed"' in one and '"seat":' in one for one in slow.heard), "no seat came"
    )
    assert sits_at(slow) == other != wanted


@pytest.mark.looks
def test_where_seats_are_drawn_the_sheet_says_so_with_the_clause(
    visit: Visit, games_room: RunningRoom
) -> None:
    visitor = visit("Arpa", url=games_room.url)
    pool = "holdem-nl-nl200"
    games_room.bots(pool, 3)
    page = look_at(visitor, pool)
    chair = chairs(page).first
    asked = number(chair)
    chair.click()
    sheet = page.get_by_role("dialog")
    said = f"You cannot choose seat {asked}: here the room draws the table and the seat."
    expect(sheet.get_by_text(said)).to_be_visible()
    expect(sheet.get_by_role("radio")).to_have_count(0)
    expect(sheet.get_by_role("button", name=re.compile("CH-2.7"))).to_be_visible()
    sheet.get_by_role("button", name=re.compile("^Join with")).click()
    visitor.wait_for(
        lambda: any('"mine_changed"' in one and '"seat":' in one for one in visitor.heard), "no seat came"
    )
    page.get_by_role("button", name=re.compile("^Free seat [0-9]+: move here")).first.click()
    expect(sheet).to_contain_text("Staff must agree to a change of seats.")
    expect(sheet.get_by_role("button", name=re.compile("CH-2.8"))).to_be_visible()
    expect(sheet.get_by_role("button", name="Move here")).to_have_count(0)
