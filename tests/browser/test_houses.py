"""Five houses in one room: the lobby by house, a table's clauses from its own book, two rulebooks side by side."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import ACCOUNTS, PASSWORD
from cardroom.rules import compare, house, shipped
from tests.browser.conftest import Visit
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}
SCREENS = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
KRUH, FINNISH = house("casino-kruh"), house("pokerstars-live-fi")


@pytest.mark.looks
@SCREENS
def test_the_lobby_names_each_stakes_house_and_shows_one_house_alone(
    visit: Visit, houses_room: RunningRoom, screen: dict[str, Any]
) -> None:
    page = visit(url=houses_room.url, **screen).go("/")
    section = page.get_by_role("region", name="No-limit hold'em", exact=True)
    stakes = section.get_by_role("listitem")
    expect(stakes).to_have_count(sum(len(house(name).games[game].stakes) for name, game in NO_LIMIT))
    for name, game in NO_LIMIT:
        book = house(name)
        expect(section.get_by_text(book.name, exact=True)).to_be_visible()
        of_house = section.get_by_role("list", name=book.name, exact=True).get_by_role("listitem")
        expect(of_house).to_have_count(len(book.games[game].stakes))
    assert faults(page) == []
    more = page.get_by_role("button", name="More filters")
    behind = more.is_visible()  # on a phone, where tables are seen first
    if behind:
        more.click()
    page.get_by_role("combobox", name="House").select_option(label=KRUH.name)
    expect(stakes).to_have_count(len(KRUH.games["holdem-nl"].stakes))
    expect(
        page.get_by_role("button", name=f"Join No-limit hold'em 10/20 · {KRUH.name}", exact=True)
    ).to_be_visible()
    assert faults(page) == []
    page.reload()
    if behind:
        expect(more).to_have_text("More filters1")  # something is chosen there
        more.click()
    expect(page.get_by_role("combobox", name="House")).to_have_value(KRUH.id)


NO_LIMIT = [("casinohuone", "holdem"), *((name, "holdem-nl") for name in shipped() if name != "casinohuone")]


def rows_of(page: Page) -> int:
    return (
        page.get_by_role("main")
        .get_by_role("button", expanded=False)
        .filter(has_text=re.compile("[≠=]"))
        .count()
    )


@pytest.mark.looks
@SCREENS
def test_two_rulebooks_stand_side_by_side_with_the_clauses_behind_each_decision(
    visit: Visit, houses_room: RunningRoom, screen: dict[str, Any]
) -> None:
    visitor = visit(url=houses_room.url, **screen)
    page = visitor.go("/rules")
    page.get_by_role("link", name="Side by side").click()
    page.get_by_label("First house").select_option(label=FINNISH.name)
    page.get_by_label("Second house").select_option(label=KRUH.name)
    expect(page).to_have_url(re.compile("house=pokerstars-live-fi&with=casino-kruh$"))
    compared = compare(FINNISH, KRUH)
    count = f"{len(compared.differences)} of {len(compared.points)} decisions differ"
    expect(page.get_by_role("status").filter(has_text=count)).to_be_visible()
    assert rows_of(page) == len(compared.differences)
    point = next(
        p for p in compared.differences if p.first and p.second and p.first.clauses and p.second.clauses
    )
    assert point.first is not None and point.second is not None
    row = (
        page.get_by_role("main").get_by_role("button").filter(has_text=", ".join(point.second.clauses)).first
    )
    row.click()
    opened = (
        page.get_by_role("main").get_by_role("listitem").filter(has=page.get_by_role("button", expanded=True))
    )
    for book, side in ((FINNISH, point.first), (KRUH, point.second)):
        expect(opened.get_by_role("heading", name=book.name, exact=True)).to_be_visible()
        expect(opened.get_by_text(book.clause(side.clauses[0]).text, exact=True)).to_be_visible()
    assert faults(page) == []
    assert violations(page) == []
    page.get_by_label("Also show what is the same").check()
    expect(page.get_by_text("=", exact=True).first).to_be_visible()
    assert rows_of(page) == len(compared.points) - 1, "all of them, and one is open"
    opened.get_by_role("link", name=point.second.clauses[0], exact=True).click()
    expect(page).to_have_url(re.compile(rf"/rules/{re.escape(point.second.clauses[0])}\?house=casino-kruh$"))
    expect(page.get_by_role("article")).to_contain_text(KRUH.clause(point.second.clauses[0]).text)
    expect(page.get_by_role("region", name="What the room does")).to_be_visible()


def test_a_house_is_read_and_all_houses_are_searched(visit: Visit, houses_room: RunningRoom) -> None:
    page = visit(url=houses_room.url).go("/rules")
    page.get_by_role("combobox", name="House").select_option(label=KRUH.name)
    expect(page).to_have_url(re.compile(r"/rules\?house=casino-kruh$"))
    first = next(iter(KRUH.clauses.values()))
    page.get_by_role("navigation", name="Areas").get_by_role("link").first.click()
    expect(page.get_by_role("article").first).to_contain_text("CK-")
    page.get_by_role("searchbox", name="Search the rulebook").fill("odd chip")
    articles = page.get_by_role("article")
    expect(articles.first).to_contain_text("CK-")
    page.get_by_label("in the rulebooks of all houses").check()
    expect(articles.filter(has_text="Casino Helsinki").first).to_contain_text("CH-")
    page.goto(f"/rules/{first.id}")  # without the house: it is looked for in all of them
    expect(page.get_by_role("article")).to_contain_text(first.text)


def test_the_mark_at_a_table_opens_the_clause_of_the_tables_own_house(
    visit: Visit, houses_room: RunningRoom
) -> None:
    houses_room.bots("pokerstars-live-fi:holdem-nl-nl200", 3)
    page = visit(url=houses_room.url).go("/")
    page.get_by_role("combobox", name="House").select_option(label=FINNISH.name)
    tables = f"tables of No-limit hold'em 1/2 · {FINNISH.name}"
    page.get_by_role("button", name=tables).click()
    page.get_by_role("link", name=re.compile("Watch")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(FINNISH.name)
    log = page.get_by_role("region", name="Log")
    log.get_by_role("button", name=re.compile("^Why. The rulebook: ")).first.click()
    why = page.get_by_role("dialog", name=re.compile("^Why. The rulebook: "))
    clause = why.get_by_role("link").first.inner_text()
    expect(why.get_by_role("paragraph").first).to_have_text(FINNISH.clause(clause).text)
    why.get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(rf"/rules/{re.escape(clause)}\?house=pokerstars-live-fi$"))
    houses_room.bots("pokerstars-live-fi:holdem-nl-nl200", 0)


@pytest.mark.axe
def test_staff_open_a_table_of_another_house_close_it_and_read_the_rulebooks_anew(
    visit: Visit, houses_room: RunningRoom
) -> None:
    visitor = visit(url=houses_room.url)
    visitor.sign_in(ACCOUNTS[1][0], PASSWORD)
    page = visitor.go("/staff")
    page.get_by_role("button", name="Open a table").click()
    sheet = page.get_by_role("dialog", name="Open a table")
    sheet.get_by_label("House").select_option(label=KRUH.name)
    sheet.get_by_label("Game").select_option(label="Pot-limit Omaha")
    sheet.get_by_label("Reason, kept in the records").fill("a quiet evening")
    sheet.get_by_role("button", name="Open a table").click()
    expect(sheet).to_be_hidden()
    card = page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text=KRUH.name)
    expect(card).to_have_count(1)
    assert violations(page) == []
    card.get_by_role("button", name="Close the table").click()
    page.get_by_role("dialog").get_by_label("Reason, kept in the records").fill("closing time")
    page.get_by_role("dialog").get_by_role("button", name="Close the table", exact=True).last.click()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Reload the rulebooks").click()
    sheet = page.get_by_role("dialog", name="Reload the rulebooks")
    sheet.get_by_label("Reason, kept in the records").fill("a new season")
    sheet.get_by_role("button", name="Reload the rulebooks").click()
    expect(sheet.get_by_role("alert")).to_contain_text("did not read its rulebooks from files")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Records").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Table closed")
