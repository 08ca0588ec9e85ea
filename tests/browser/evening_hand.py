"""A hand at a live table whose dealer enters what happens: opened by the floor, dealt and ruled on by a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.evening_people import Staff

NAMES = ("Sanna", "Timo", "Ulla", "Veikko")
CHIP = "400"
"""In cents: two chips of 4 are a raise at blinds of 1 and 2."""


def ruled_by_the_dealer(staff: Staff) -> str:
    """The floor opens a table and names its dealer, who deals, and has two chips without a word ruled on; the table."""
    floor, dealer = staff.floor, staff.dealer
    floor.go("/live")
    floor.tap("Open a live table")
    floor.sheet.get_by_label("Name of the table").fill("Table 4")
    floor.fill_in("Open a live table", "a dealer for each hand")
    floor.tap("Name the dealer")
    floor.sheet.get_by_label("Dealer").fill(dealer.visitor.name)
    floor.fill_in("Name the dealer", "begins the shift")
    dealer.go("/live")
    dealer.page.get_by_role("link", name="Table 4").click()
    expect(dealer.page.get_by_role("heading", level=1)).to_have_text("Table 4")
    table = dealer.page.url.rsplit("/", 1)[1]
    for seat, name in enumerate(NAMES, 1):
        if seat > 1:
            body = {"seat": seat, "name": name, "buy_in": 20_000}
            dealer.post(f"/api/live/{table}/sit", body)
            continue
        dealer.tap(f"Seat {seat}: free")
        dealer.sheet.get_by_label("Name").fill(name)
        dealer.sheet.get_by_label("Chips").fill("200")
        dealer.tap("Sits down", dealer.sheet)
        expect(dealer.sheet).to_be_hidden()
    dealer.tap("New hand")
    dealer.tap(re.compile("^Irregular"))
    dealer.tap("Several chips and no word", dealer.sheet)
    chips = dealer.page.locator('[data-field="chips"]')
    for _ in range(2):
        field = chips.get_by_role("textbox").first
        field.fill(CHIP)
        field.press("Enter")
    dealer.tap("Rule")
    log = dealer.page.get_by_role("list", name="What was entered").get_by_role("listitem")
    expect(log.first.get_by_role("button", name=re.compile("CH-"))).to_be_visible()
    dealer.looked_at("ruling-at-the-table")
    return table


def all_leave(staff: Staff, table: str) -> None:
    """The hand is called off, and the players take their chips out: the first by taps."""
    dealer = staff.dealer
    dealer.tap("Misdeal")
    expect(dealer.page.get_by_text("Misdeal: dealt again.")).to_be_visible()
    dealer.tap(f"Seat 1: {NAMES[0]}")
    dealer.tap(re.compile("^Leaves with"), dealer.sheet)
    expect(dealer.sheet.get_by_text(re.compile(f"^{NAMES[0]} leaves with"))).to_be_visible()  # asked once
    dealer.tap(re.compile("^Leaves with"), dealer.sheet)
    expect(dealer.sheet).to_be_hidden()
    for seat in range(2, len(NAMES) + 1):
        dealer.post(f"/api/live/{table}/seat", {"seat": seat, "ask": "leave"})
    assert not dealer.visitor.get(f"/api/live/{table}")["table"]["seats"], "nobody has chips there"
