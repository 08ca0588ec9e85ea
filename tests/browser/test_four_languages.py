"""Norwegian and Czech on every kind of page: nothing left in English, nothing cut off on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import ACCOUNTS, PASSWORD
from tests.browser.conftest import Invite, Visit
from tests.browser.layout import faults, out_of_sight
from tests.browser.playing import play_to_turn_of, sit_together
from tests.browser.room import RunningRoom
from tests.browser.test_houses import PHONE
from tests.browser.untranslated import says, untranslated

LANGUAGES = {"nb": ("Norsk", "nb-NO"), "cs": ("Čeština", "cs-CZ")}
NAMES = tuple(name for name, *_ in ACCOUNTS)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
EVERY_PAGE = pytest.mark.exhaustive
"""Of a day test_every_page.py looks at these pages in Czech on a phone."""
LOADING = re.compile(r"^(Laster|Načítá se|Henter|Åpner bordet|Otevírá se stůl)")


def fine(page: Page, language: str, where: str) -> None:
    """The page is there, in the language, and fits."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    expect(page.get_by_text(LOADING)).to_have_count(0)
    assert untranslated(page, language, NAMES) == [], where
    assert faults(page) == [], where


@pytest.mark.looks
@pytest.mark.parametrize("language", ["nb", pytest.param("cs", marks=EVERY_PAGE)])
def test_pages_for_everybody_speak_the_browsers_language_and_fit_a_phone(
    visit: Visit, houses_room: RunningRoom, language: str
) -> None:
    visitor = visit(url=houses_room.url, locale=LANGUAGES[language][1], **PHONE)
    for path in (
        "/",
        "/rules",
        "/rules?view=decisions",
        "/rules/CO-TH.31",
        "/rules?view=decisions&house=casino-helsinki",
        "/rules?view=compare&house=pokerstars-live-fi&with=casino-kruh",
        "/jackpots",
        "/charges",
        "/charges/casino-helsinki",
        "/settings",
        "/sign-in",
        "/sign-up",
        "/nowhere",
    ):
        fine(visitor.go(path), language, path)
    visitor.page.get_by_role("button", name={"nb": "Meny", "cs": "Nabídka"}[language]).tap()
    fine(visitor.page, language, "the menu")


@pytest.mark.looks
@BOTH
def test_a_staff_members_own_pages_and_desk_speak_the_language(
    visit: Visit, houses_room: RunningRoom, language: str
) -> None:
    visitor = visit(url=houses_room.url, locale=LANGUAGES[language][1], **PHONE)
    visitor.sign_in("Staff", PASSWORD)
    for path in ("/cashier", "/history", "/staff"):
        fine(visitor.go(path), language, path)
    for tab in visitor.page.get_by_role("tab").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        fine(visitor.page, language, tab.inner_text())


@pytest.mark.looks
@BOTH
def test_the_floor_speaks_the_language_from_the_case_to_the_record(
    visit: Visit, houses_room: RunningRoom, language: str
) -> None:
    visitor = visit(url=houses_room.url, locale=LANGUAGES[language][1], **PHONE)
    visitor.sign_in("Staff", PASSWORD)
    english = _labels(visitor.get("/api/rulings/topics?language=en"))
    page = visitor.go("/floor")
    topics = page.locator(".topics a")
    expect(topics.first).to_be_visible()

    def fine_here(where: str) -> None:
        fine(page, language, where)
        own = _labels(visitor.get(f"/api/rulings/topics?language={language}"))
        left = english - own
        texts = page.evaluate(
            "() => [...document.querySelectorAll('main *')].map((one) => one.textContent.trim())"
        )
        assert sorted(left & set(texts)) == [], where

    fine_here("the topics")
    page.goto("/floor?topic=several_chips")
    page.get_by_role("combobox").select_option(value="casino-kruh")
    expect(page.locator('[data-field="chips"]')).to_be_visible()
    ask = page.locator(".ask button")
    ask.tap()
    expect(page.locator(".faulty").first).to_be_visible()
    fine_here("what is missing")
    for name, number in (("big_blind", "200"), ("bet_to_match", "200"), ("stack", "10000")):
        page.locator(f'[data-field="{name}"] input').fill(number)
    for _ in range(2):
        page.locator('[data-field="chips"] .chip').filter(has_text=re.compile("^500$")).tap()
    ask.tap()
    said = page.get_by_role("article").get_by_role("status")
    sentence = {"nb": "Dette er en høyning til 1\u00a0000.", "cs": "Toto je navýšení na 1\u00a0000."}
    expect(said).to_have_text(sentence[language])
    fine_here("the ruling")
    page.locator(".with-ruling button").last.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    fine_here("the sheet")
    page.get_by_role("dialog").get_by_role("textbox").last.fill("7")
    page.get_by_role("dialog").locator("button[type=submit]").tap()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.goto("/floor?view=record")
    expect(page.get_by_role("main").get_by_role("listitem").first).to_contain_text(said_of(language))
    fine_here("the record")


def said_of(language: str) -> str:
    """The words of a raise in a ruling."""
    return {"nb": "høyning til", "cs": "navýšení na"}[language]


def _labels(forms: Any) -> set[str]:
    labels = set()
    for topic in forms["topics"]:
        labels |= {topic["label"], topic["group"], *(fact["label"] for fact in topic["facts"])}
        labels |= {label for fact in topic["facts"] for label in fact["labels"]}
    labels |= {field["label"] for field in forms["situation"]}
    return {label for label in labels if len(label) > 3}


@pytest.mark.looks
def test_a_table_changes_its_language_in_the_middle_of_a_decision(visit: Visit, puppets: Invite) -> None:
    player = visit("Nils", **PHONE)
    others = sit_together(player, "Banzai Pot-limit Omaha 0.25/0.50", puppets, "banzai_omaha-nl5", 500)
    play_to_turn_of(player, others)
    page = player.page
    menu, look = "Menu", "Appearance"
    for language, (name, _) in LANGUAGES.items():
        page.get_by_role("button", name=menu, exact=True).first.tap()
        page.get_by_role("button", name=look, exact=True).tap()
        page.get_by_role("radio", name=name).check()
        menu, look = {"nb": ("Meny", "Utseende"), "cs": ("Nabídka", "Vzhled")}[language]
        page.keyboard.press("Escape")
        expect(page.get_by_role("radio", name=name)).to_be_hidden()
        page.get_by_role("button", name={"nb": "Kast", "cs": "Složit"}[language], exact=True).wait_for()
        fine(page, language, "a decision")
        assert out_of_sight(page) == []
        page.get_by_role("button", name={"nb": "Logg", "cs": "Záznam"}[language], exact=True).tap()
        expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
        fine(page, language, "the log")
        page.keyboard.press("Escape")


@pytest.mark.looks
def test_what_is_left_in_english_is_found(visit: Visit) -> None:
    page = visit(locale="cs-CZ").go("/sign-in")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(
        "document.querySelector('h1').textContent = 'Your wallet has €12.00; that is less than €20.00.'"
    )
    page.evaluate("document.querySelector('h1').title = 'sign-in'")
    assert len(untranslated(page, "cs")) == 2
    assert says("cs", "Vaše žetony nestačí") == "" and says("cs", "Přihlásit se") == "sign-in"
