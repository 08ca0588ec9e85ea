"""Addresses that lead nowhere and answers that are no: the page says so in its own language, and leads on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from cardroom.rules import house, shipped
from tests.browser.conftest import Visit
from tests.browser.layout import faults, too_small
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations
from tests.browser.test_houses import DESK, PHONE
from tests.browser.untranslated import untranslated

HELSINKI = house("casino-helsinki")
LOCALES = pytest.mark.parametrize(("locale", "language"), [("nb-NO", "nb"), ("cs-CZ", "cs")])


@pytest.mark.looks
def test_a_house_that_does_not_play_here_leads_to_those_that_do(
    visit: Visit, houses_room: RunningRoom
) -> None:
    page = visit(url=houses_room.url, locale="fi-FI").go("/rules?house=atlantis&view=decisions")
    expect(page.get_by_text("Sitä taloa ei ole täällä.")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link")).to_have_text(
        [house(n).name for n in named(houses_room)]
    )
    assert (faults(page), untranslated(page, "fi"), violations(page)) == ([], [], [])
    page.get_by_role("main").get_by_role("link", name=HELSINKI.name).click()
    expect(page.get_by_role("combobox", name="Talo")).to_have_value(HELSINKI.id)


def named(room: RunningRoom) -> list[str]:
    """The houses as a room of all of them lists them: the online one first."""
    return ["casinohuone", *(name for name in shipped() if name != "casinohuone")]


@pytest.mark.looks
def test_a_clause_is_found_though_its_address_names_a_house_nobody_knows(
    visit: Visit, houses_room: RunningRoom
) -> None:
    page = visit(url=houses_room.url).go("/rules/CH-4.10?house=atlantis")
    expect(page.get_by_role("article")).to_contain_text(HELSINKI.clause("CH-4.10").text)
    page.goto("/rules/XX-1?house=atlantis")
    expect(page.get_by_text("The rulebook has no clause XX-1")).to_be_visible()


@pytest.mark.looks
def test_a_case_that_is_none_shows_all_cases_on_a_phone_too(visit: Visit, houses_room: RunningRoom) -> None:
    page = visit(url=houses_room.url, **PHONE).go("/floor?topic=nonesuch")
    expect(page.get_by_role("link", name="Several chips and no word", exact=True).first).to_be_visible()


@pytest.mark.looks
def test_a_table_that_never_was_is_not_said_to_have_paid_chips_back(
    visit: Visit, houses_room: RunningRoom
) -> None:
    page = visit(url=houses_room.url).go("/tables/nonesuch")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    expect(page.get_by_text("Your chips are back in your wallet")).to_have_count(0)
    page.get_by_role("main").get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cash games")


@LOCALES
def test_a_wrong_name_or_password_is_told_in_the_pages_language_at_its_field(
    visit: Visit, houses_room: RunningRoom, locale: str, language: str
) -> None:
    page = visit(url=houses_room.url, locale=locale, **PHONE).go("/sign-in")
    form = page.get_by_role("main").locator("form")
    form.locator("button[type=submit]").tap()
    expect(form.locator("[name=username]")).to_be_focused()
    expect(form.get_by_role("alert")).to_have_text(
        {"nb": "Skriv navnet ditt.", "cs": "Napište své jméno."}[language]
    )
    form.locator("[name=username]").fill("Nobody")
    form.locator("[name=password]").fill("x")  # shorter than any password: the API calls such a body wrong
    form.locator("button[type=submit]").tap()
    fits = {"nb": "Navn og passord passer ikke sammen.", "cs": "Jméno a heslo k sobě nepatří."}[language]
    expect(form.get_by_role("alert")).to_have_text(fits)
    page.goto("/sign-up")
    form.locator("[name=username]").fill("A")
    form.locator("[name=password]").fill("four quiet words here")
    form.locator("button[type=submit]").tap()
    expect(form.locator("[name=username]")).to_be_focused()
    expect(form.locator("[name=username]")).to_have_attribute("aria-invalid", "true")
    form.locator("[name=username]").fill("A!B?C")  # letters that no name has: only the room knows which
    form.locator("button[type=submit]").tap()
    expect(form.locator("[name=username]")).to_have_attribute("aria-invalid", "true")
    assert (faults(page), untranslated(page, language)) == ([], [])


PAGES = (
    "/",
    "/rules",
    "/jackpots",
    "/charges",
    "/rules?view=decisions",
    "/rules?view=compare",
    "/rules/CH-4.10?house=casino-helsinki",
    "/floor",
    "/history",
    "/cashier",
    "/settings",
)


@pytest.mark.looks
@LOCALES
def test_every_page_of_a_room_of_five_houses_fits_a_phone_and_a_finger(
    visit: Visit, houses_room: RunningRoom, locale: str, language: str
) -> None:
    visitor = visit("Gro", url=houses_room.url, locale=locale, **PHONE)
    for path in PAGES:
        page = visitor.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text(re.compile(r"^(Laster|Načítá se)"))).to_have_count(0)
        assert (faults(page), too_small(page)) == ([], []), path
        assert untranslated(page, language, [visitor.name]) == [], path


@pytest.mark.looks
def test_on_a_wide_page_the_cases_take_the_room_until_one_is_chosen(
    visit: Visit, houses_room: RunningRoom
) -> None:
    page = visit(url=houses_room.url, **DESK).go("/floor")
    cases = page.get_by_role("region", name="What happened")
    assert (cases.bounding_box() or {})["width"] > 1000
    last = cases.get_by_role("link").last
    name = last.inner_text()
    last.click()
    expect(page.get_by_role("heading", level=2, name=name, exact=True)).to_be_visible()
    assert (cases.bounding_box() or {})["width"] < 400
    expect(cases.locator("a[aria-current]").first).to_be_in_viewport()
