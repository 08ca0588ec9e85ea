"""The rulebook page, and the way from a decision of the room to the clause behind it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from cardroom.rules import house
from cardroom.rules.document_texts import document_text
from tests.browser.conftest import Invite, Visit
from tests.browser.layout import faults
from tests.browser.playing import go_on, sit_together


@pytest.mark.looks
def test_the_rulebook_is_searched_and_a_clause_has_a_page(visit: Visit) -> None:
    page = visit().go("/rules")
    page.get_by_role("searchbox", name="Search the rulebook").fill("side pot")
    expect(
        page.get_by_role("status").filter(has_text=re.compile(r"^(One clause|\d+ clauses, best first)$"))
    ).to_be_visible()
    first = page.get_by_role("main").get_by_role("article").first
    expect(first).to_contain_text(re.compile("side pot", re.IGNORECASE))
    clause = first.get_by_role("link").first.inner_text()
    first.get_by_role("link", name=clause, exact=True).click()
    expect(page).to_have_url(re.compile(rf"/rules/{re.escape(clause)}$"))
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_role("article")).to_contain_text(re.compile("side pot", re.IGNORECASE))

    page.goto("/rules")
    page.get_by_role("searchbox", name="Search the rulebook").fill("zeppelin")
    expect(page.get_by_text("No clause speaks of this. Try another word.")).to_be_visible()
    page.goto("/rules/CO-NOWHERE.1")
    expect(page.get_by_text("The rulebook has no clause CO-NOWHERE.1")).to_be_visible()


@pytest.mark.looks
@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_clause_is_read_in_the_documents_language_first_by_who_reads_it(visit: Visit, device: str) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
    ours, own = house("casinohuone").clause("CO-TH.38"), document_text("CO-TH.38")
    assert own is not None
    for locale, first in (("fi-FI", own), ("en-GB", ours)):
        page = visit(locale=locale, **(phone if device == "phone" else {})).go("/rules/CO-TH.38")
        article = page.get_by_role("article")
        expect(article.get_by_role("heading")).to_have_text(first.title)
        expect(article.locator("p.text")).to_have_text([first.text, ours.text if first is own else own.text])
        expect(article.locator("p.text[lang=fi]")).to_have_text(own.text)
        expect(article.locator("p.text[lang=en]")).to_have_text(ours.text)
        assert faults(page) == []
    page.goto("/rules")
    page.get_by_role("searchbox").fill("poisto kymmenen")
    expect(page.get_by_role("article").first).to_contain_text("CO-TH.38")


@pytest.mark.looks
@pytest.mark.clause("CO-TH.31")
def test_what_the_room_does_by_a_clause_stands_on_its_page(visit: Visit) -> None:
    page = visit().go("/rules/CO-TH.31")
    expect(page.get_by_role("article")).to_contain_text("CO-TH.31")
    doing = page.get_by_role("region", name="What the room does")
    expect(doing.get_by_role("definition").first).to_be_visible()


def test_the_mark_of_an_automatic_decision_opens_its_clause(visit: Visit, puppets: Invite) -> None:
    player = visit("Sirkka")
    others = sit_together(player, "Banzai No-limit hold'em 0.05/0.10", puppets, "banzai_texas-nl1", 100)
    line = player.open_log().get_by_role("listitem").filter(has_text="drew the button")
    go_on(others, [player], line.first.is_visible)
    mark = line.first.get_by_role("button", name=re.compile("^Why. The rulebook: "))
    mark.click()
    why = player.page.get_by_role("dialog", name=re.compile("^Why. The rulebook: "))
    clause = why.get_by_role("link").first.inner_text()
    assert clause.startswith("CO-")
    expect(why.get_by_role("paragraph").first).not_to_have_text(re.compile("^(Fetching the clause.)?$"))
    with player.page.expect_popup() as opened:  # the player's hand stays in its own tab
        why.get_by_role("link", name=clause, exact=True).click()
    expect(opened.value).to_have_url(re.compile(rf"/rules/{re.escape(clause)}$"))
    expect(opened.value.get_by_role("article")).to_contain_text(clause)
