"""The floor's page: a ruling by taps, what is missing told at its field, the record with its reason, paper."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cardroom.demo.demo_people import PASSWORD
from cardroom.floor import TOPICS
from cardroom.rules import house
from tests.browser.conftest import Visit
from tests.browser.layout import faults, too_small
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations
from tests.browser.test_houses import DESK, PHONE, SCREENS
from tests.browser.visitor import Visitor

KRUH, HELSINKI, FINNISH = house("casino-kruh"), house("casino-helsinki"), house("pokerstars-live-fi")
TOPIC = "Several chips and no word"


class Floor:
    """Somebody at the floor's page, with a finger or a mouse."""

    def __init__(self, visitor: Visitor, screen: dict[str, Any]) -> None:
        self.page: Page = visitor.go("/floor")
        self.touch = bool(screen.get("has_touch"))
        expect(self.page.get_by_role("heading", level=1)).to_have_text("Rulings")
        self.ruling: Locator = self.page.get_by_role("region", name="The ruling")
        self.taps = 0

    def press(self, thing: Locator) -> None:
        """A tap or a click, counted."""
        self.taps += 1
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def key(self, name: str) -> Locator:
        """A button of the page."""
        return self.page.get_by_role("button", name=name, exact=True)

    def field(self, name: str) -> Locator:
        """A field of the form with its label and what is wrong with it."""
        return self.page.locator(f'[data-field="{name}"]')

    def choose(self, book: str, topic: str = TOPIC) -> None:
        """The house, then what happened."""
        self.page.get_by_role("combobox", name="House").select_option(label=book)
        self.press(self.page.get_by_role("link", name=topic, exact=True).first)
        expect(self.page.get_by_role("heading", level=2, name=topic, exact=True)).to_be_visible()

    def tell_a_raise_of_two_chips(self) -> None:
        """Blinds 100/200, a bet of 400 to match, two chips of 500: every number has a key."""
        self.tell("big_blind", "200")
        self.tell("bet_to_match", "400")
        if self.field("last_full_raise").count():
            self.tell("last_full_raise", "200")
        self.tell("stack", "10,000")
        for _ in range(2):
            self.press(self.field("chips").get_by_role("button", name="Add 500", exact=True))
        expect(self.field("chips")).to_contain_text("= 1,000")

    def tell(self, field: str, key: str) -> None:
        """Press one of the numbers beside a field."""
        self.press(self.field(field).get_by_role("button", name=key, exact=True))
        expect(self.field(field).get_by_role("textbox")).to_have_value(key.replace(",", ""))

    def rule(self) -> None:
        """Ask for the ruling, and get one."""
        self.press(self.key("Rule"))
        expect(self.ruling.get_by_role("article")).to_be_visible()


@pytest.mark.axe
@SCREENS
def test_a_ruling_needs_a_few_taps_and_opens_its_clauses(
    visit: Visit, houses_room: RunningRoom, screen: dict[str, Any]
) -> None:
    visitor = visit(url=houses_room.url, **screen)
    floor = Floor(visitor, screen)
    page = floor.page
    assert faults(page) == []
    floor.choose(KRUH.name)
    assert faults(page) == []
    floor.tell_a_raise_of_two_chips()
    floor.rule()
    assert floor.taps <= 8, "the topic, four numbers, two chips, Rule"
    said = floor.ruling.get_by_role("status")
    expect(said).to_have_text("This is a raise to 1,000.")
    expect(floor.ruling).to_contain_text("Decided by the clauses")
    assert faults(page) == []
    if not floor.touch:
        assert violations(page) == []

    clause = floor.ruling.get_by_role("button", name=re.compile(r"^CK-N\.3"))
    text = floor.ruling.get_by_text(KRUH.clause("CK-N.3").text, exact=True)
    expect(text).to_be_hidden()
    floor.press(clause)
    expect(text).to_be_visible()
    expect(clause).to_have_attribute("aria-expanded", "true")
    floor.press(clause)
    expect(text).to_be_hidden()

    # Another house rules on the same facts at once; the address brings the case back after a step back.
    page.get_by_role("combobox", name="House").select_option(label=HELSINKI.name)
    expect(floor.ruling).to_contain_text("CH-5.24")
    expect(floor.ruling.get_by_role("button", name=re.compile("^CK-"))).to_have_count(0)
    page.go_back()
    expect(floor.field("stack").get_by_role("textbox")).to_have_value("10000")


@pytest.mark.looks
@SCREENS
def test_a_missing_fact_is_told_at_its_field(
    visit: Visit, houses_room: RunningRoom, screen: dict[str, Any]
) -> None:
    floor = Floor(visit(url=houses_room.url, **screen), screen)
    page = floor.page
    floor.choose(KRUH.name)
    floor.press(floor.key("Rule"))
    for name in ("chips", "big_blind", "bet_to_match", "stack"):
        expect(floor.field(name).get_by_text("This is not told yet.")).to_be_visible()
    expect(floor.field("form").get_by_text("This is not told yet.")).to_have_count(0)
    expect(page.get_by_role("alert").filter(has_text="4 facts are still needed.")).to_be_visible()
    expect(floor.field("chips").locator(":focus")).to_have_count(1)
    assert faults(page) == []
    if not floor.touch:
        assert violations(page) == []

    floor.tell("big_blind", "200")
    expect(floor.field("big_blind").get_by_text("This is not told yet.")).to_have_count(0)
    expect(page.get_by_role("alert").filter(has_text="3 facts are still needed.")).to_be_visible()
    floor.tell("bet_to_match", "200")
    floor.tell("stack", "10,000")
    chips = floor.field("chips")
    floor.press(chips.get_by_role("button", name="Add 500", exact=True))
    floor.press(floor.key("Rule"))
    expect(chips.get_by_text("2 are needed at least.")).to_be_visible()  # one chip is another case
    floor.press(chips.get_by_role("button", name="Add 500", exact=True))
    floor.rule()

    # A chip taken back while a ruling stands: the ruling is not left to stand for other facts.
    if not floor.touch:
        floor.press(chips.get_by_role("button", name="Take back 500").first)
        expect(floor.ruling.get_by_role("article")).to_have_count(0)
        floor.press(floor.key("Clear"))
        expect(chips.get_by_role("button", name="Take back 500")).to_have_count(0)
        expect(floor.field("big_blind").get_by_role("textbox")).to_have_value(
            "200"
        )  # the table stays the same


@pytest.mark.axe
@SCREENS
def test_staff_rule_otherwise_with_a_reason_and_the_record_shows_both(
    visit: Visit, houses_room: RunningRoom, screen: dict[str, Any]
) -> None:
    visitor = visit(url=houses_room.url, **screen)
    visitor.sign_in("Staff", PASSWORD)
    floor = Floor(visitor, screen)
    page = floor.page
    floor.choose(KRUH.name)
    floor.tell_a_raise_of_two_chips()
    floor.rule()
    proposed = floor.ruling.get_by_role("status").inner_text()
    floor.press(floor.key("Log it"))
    sheet = page.get_by_role("dialog", name="Into the record")
    send = sheet.get_by_role("button", name="Log it")
    expect(send).to_be_enabled()
    floor.press(sheet.get_by_role("radio", name="Otherwise"))
    sheet.get_by_label("What was decided").fill("A call of 400")
    expect(send).to_be_disabled()  # not without a reason
    reason = f"one chip slipped out of the hand, {'touch' if floor.touch else 'mouse'}"
    sheet.get_by_label("Reason, kept in the record").fill(reason)
    sheet.get_by_label("Table", exact=True).fill("12")
    assert faults(page) == []
    floor.press(send)
    expect(sheet).to_be_hidden()
    expect(page.get_by_text("The ruling is in the record.")).to_be_visible()

    floor.press(page.get_by_role("link", name="Record", exact=True))
    newest = page.get_by_role("main").get_by_role("listitem").first
    for words in (KRUH.name, TOPIC, "Table 12", "Staff", "A call of 400", reason):
        expect(newest).to_contain_text(words)
    expect(newest.locator("s")).to_have_text(proposed)
    assert faults(page) == []
    if not floor.touch:
        assert violations(page) == []
    assert not floor.touch or too_small(page) == []
    floor.press(newest.get_by_role("button", name=re.compile("^Why. The rulebook: ")))
    expect(page.get_by_role("dialog").get_by_text(KRUH.clause("CK-N.3").text, exact=True)).to_be_visible()


def test_who_is_not_staff_can_rule_and_print_but_sees_no_record(
    visit: Visit, houses_room: RunningRoom
) -> None:
    floor = Floor(visit(url=houses_room.url), DESK)
    floor.choose(FINNISH.name)
    floor.tell_a_raise_of_two_chips()
    floor.rule()
    expect(floor.key("Print")).to_be_visible()
    expect(floor.key("Log it")).to_have_count(0)
    expect(floor.page.get_by_role("link", name="Record", exact=True)).to_have_count(0)
    floor.page.goto("/floor?view=record")
    expect(floor.page.get_by_role("link", name=TOPIC, exact=True).first).to_be_visible()


@pytest.mark.looks
@SCREENS
def test_on_paper_stand_the_ruling_its_clauses_and_what_was_told_and_nothing_to_press(
    visit: Visit, houses_room: RunningRoom, screen: dict[str, Any]
) -> None:
    floor = Floor(visit(url=houses_room.url, **screen), screen)
    page = floor.page
    floor.choose(KRUH.name)
    floor.tell_a_raise_of_two_chips()
    floor.rule()
    floor.press(floor.key("Print"))  # without a window there is no printer to choose: the page goes on
    page.emulate_media(media="print")
    expect(floor.ruling.get_by_text(KRUH.clause("CK-N.3").text, exact=True)).to_be_visible()
    told = page.get_by_role("region", name="What was told")
    for answer in ("no limit", "10,000", "500, 500"):
        expect(told.get_by_role("definition").filter(has_text=answer).first).to_be_visible()
    expect(page.get_by_text(re.compile(r"^\d+ \w+ 20\d\d, "))).to_be_visible()  # when it was printed
    for name in ("Rule", "Print", "Menu"):
        expect(floor.key(name)).to_be_hidden()
    expect(page.get_by_role("link", name=TOPIC)).to_have_count(0)
    paper = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1, "one sheet is enough"


@pytest.mark.looks
def test_a_phone_in_one_hand_has_everything_under_the_thumb(visit: Visit, houses_room: RunningRoom) -> None:
    visitor = visit(url=houses_room.url, **PHONE)
    visitor.sign_in("Staff", PASSWORD)
    floor = Floor(visitor, PHONE)

    def reachable(*names: str) -> None:
        for name in names:
            box = floor.key(name).bounding_box()
            assert box is not None and box["y"] > 844 / 2 and box["y"] + box["height"] <= 844, name
        assert too_small(floor.page) == []
        assert faults(floor.page) == []

    seek = floor.page.get_by_role("searchbox", name="Find a case").bounding_box()
    assert seek is not None and seek["y"] > 844 / 2
    reachable()
    floor.choose(KRUH.name)
    reachable("Rule", "‹ Cases")
    floor.tell_a_raise_of_two_chips()
    reachable("Rule", "‹ Cases")
    floor.rule()
    reachable("‹ Facts", "Print", "Log it")
    expect(floor.field("chips")).to_be_hidden()
    floor.press(floor.key("‹ Facts"))
    expect(floor.field("chips")).to_be_visible()
    floor.press(floor.key("‹ Cases"))
    floor.page.get_by_role("searchbox", name="Find a case").fill("several")
    topics = floor.page.get_by_role("region", name="What happened").get_by_role("link")
    expect(topics.filter(has_text=TOPIC)).to_have_count(1)
    floor.page.get_by_role("searchbox", name="Find a case").fill("zeppelin")
    expect(floor.page.get_by_text("No case is called that.")).to_be_visible()


@pytest.mark.looks
def test_every_case_has_a_form_that_fits_a_phone_where_words_are_long(
    visit: Visit, houses_room: RunningRoom
) -> None:
    page = visit(url=houses_room.url, locale="fi-FI", **PHONE).go("/floor")
    links = page.get_by_role("region", name="Mitä tapahtui").get_by_role("link")
    expect(links.first).to_be_visible()
    paths = list(dict.fromkeys(link.get_attribute("href") for link in links.all()))
    assert len(paths) == len(TOPICS)
    for path in paths:
        page.locator(f'.topics a[href="{path}"]').first.tap()
        expect(page.get_by_role("button", name="Ratkaise", exact=True)).to_be_visible()
        assert (faults(page), too_small(page)) == ([], []), path
        page.get_by_role("button", name="‹ Tapaukset").tap()
        expect(page.locator(f'.topics a[href="{path}"]').first).to_be_visible()


@pytest.mark.looks
def test_what_a_finger_would_miss_is_found(visit: Visit, houses_room: RunningRoom) -> None:
    page = Floor(visit(url=houses_room.url, **PHONE), PHONE).page
    page.get_by_role("link", name=TOPIC, exact=True).first.evaluate(
        "(node) => (node.style.minHeight = '20px')"
    )
    page.get_by_role("link", name=TOPIC, exact=True).first.evaluate("(node) => (node.style.padding = '0')")
    assert any(TOPIC in one for one in too_small(page))
