"""Finnish and English: words, the page's language, amounts; kept in the browser and with the account."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PASSWORD

NO_BREAK = "\u00a0"


def choose_language(page: Page, menu: str, language: str) -> None:
    """Through the menu in the header."""
    page.get_by_role("button", name=menu, exact=True).click()
    page.get_by_role("radio", name=language).check()
    page.keyboard.press("Escape")


@pytest.mark.looks
def test_the_language_changes_words_amounts_and_the_lang_attribute(visit: Visit) -> None:
    visitor = visit("Kaisa")
    page = visitor.go("/")
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", level=1)).to_have_text("Cash games")
    expect(page.get_by_role("link", name="Cashier: balance")).to_have_text("€1,000.00")
    expect(page.get_by_role("button", name="Join No-limit hold'em 0.02/0.04", exact=True)).to_be_visible()

    choose_language(page, "Menu", "Suomi")
    expect(root).to_have_attribute("lang", "fi")
    expect(page.get_by_role("heading", level=1)).to_have_text("Käteispelit")
    balance = page.get_by_role("link", name="Kassa: pelaajan")
    # (the locator's text match folds the no-break spaces of the Finnish format)
    expect(balance).to_have_text("1 000,00 €")
    assert balance.inner_text().strip() == f"1{NO_BREAK}000,00{NO_BREAK}€"
    expect(page.get_by_role("button", name="0,02/0,04").first).to_be_visible()
    expect(page.get_by_role("button", name="Liity").first).to_be_visible()
    for path, heading in (("/rules", "Sääntökirja"), ("/cashier", "Kassa"), ("/settings", "Asetukset")):
        visitor.go(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        expect(root).to_have_attribute("lang", "fi")

    choose_language(page, "Valikko", "English")
    expect(root).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")


def test_the_language_follows_the_account_to_another_browser(visit: Visit) -> None:
    first = visit("Tuuli")
    page = first.go("/")
    with page.expect_response(lambda response: "/api/me/settings" in response.url) as saved:
        choose_language(page, "Menu", "Suomi")
    assert saved.value.ok
    second = visit()
    second.sign_in(first.name, PASSWORD)
    second.go("/")
    expect(second.page.locator("html")).to_have_attribute("lang", "fi")
    expect(second.page.get_by_role("heading", level=1)).to_have_text("Käteispelit")


def test_a_refusal_is_said_in_the_reader_s_language(visit: Visit) -> None:
    visitor = visit(locale="fi-FI")
    page = visitor.go("/sign-in")
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    page.get_by_label("Nimi").fill("Kukaan muu")
    page.get_by_role("textbox", name="Salasana").fill("ei se mikään ole")
    page.get_by_role("button", name="Kirjaudu").click()
    expect(page.get_by_role("alert").filter(has_text="Nimi ja salasana")).to_be_visible()
