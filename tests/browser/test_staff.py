"""The staff's desk in the browser: what it does reaches the players, and never is a card in what it is told."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Response, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Invite, Visit
from tests.browser.playing import go_on, sit_together
from tests.browser.shown import card_words, euros
from tests.browser.visitor import Visitor

CARD = re.compile(r'"(?:[2-9TJQKA][cdhs]|\?\?)"')


def open_desk(visit: Visit, part: str = "Tables") -> Visitor:
    """Somebody of the staff at the desk."""
    staff = visit()
    staff.sign_in("Staff", PASSWORD)
    staff.go("/staff")
    tab = staff.page.get_by_role("tab", name=part)
    tab.click()
    expect(tab).to_have_attribute("aria-selected", "true")
    return staff


def do(staff: Visitor, button: Locator, reason: str, confirm: str) -> None:
    """One act with its reason."""
    button.click()
    sheet = staff.page.get_by_role("dialog")
    sheet.get_by_role("textbox").last.fill(reason)
    sheet.get_by_role("button", name=confirm).click()
    expect(sheet).to_be_hidden()


def test_a_hand_is_voided_and_a_table_drained_and_no_card_is_told(visit: Visit, puppets: Invite) -> None:
    player = visit("Tarja")
    others = sit_together(player, "Banzai No-limit hold'em 0.25/0.50", puppets, "banzai_texas-nl5", 500)
    name = player.page.get_by_role("heading", level=1).inner_text().split()[0]
    table = player.page.url.rsplit("/", 1)[1]
    staff = visit()
    answers: list[Response] = []
    staff.page.on("response", lambda answer: answers.append(answer) if "/api/staff" in answer.url else None)
    staff.sign_in("Staff", PASSWORD)
    staff.go("/staff")
    row = staff.page.get_by_role("listitem").filter(has=staff.page.get_by_role("link", name=name, exact=True))
    expect(row.get_by_role("listitem").filter(has_text=player.name)).to_contain_text("playing")

    def dealt() -> bool:
        for puppet in others:
            puppet.catch_up()
        return all(puppet.cards for puppet in others)

    go_on([], [], dealt)
    cards = [card for puppet in others for card in puppet.cards]
    do(staff, row.get_by_role("button", name="Void the hand"), "The deck was shown", "Void the hand")
    expect(player.open_log().get_by_text("Staff made the hand void: all bets go back.")).to_be_visible()
    seats = player.get(f"/api/tables/{table}")["seats"]
    assert {seat["stack"] + seat.get("bet", 0) for seat in seats} == {500}, (
        "stacks are as at the hand's start"
    )

    do(staff, row.get_by_role("button", name="Stop dealing"), "A lamp is broken", "Stop dealing")
    expect(row).to_contain_text("closing")
    drained = player.open_log().get_by_text("Staff are closing the table: no new hands.")
    go_on(others, [player], drained.is_visible)
    do(staff, row.get_by_role("button", name="Reopen"), "The lamp is mended", "Reopen")
    expect(row).not_to_contain_text("closing")
    expect(player.open_log().get_by_text("The table is open again.")).to_be_visible()

    guest = visit()
    expect(guest.go("/").get_by_role("heading", level=1)).to_be_visible()
    do(staff, row.get_by_role("button", name="Tell the table"), "New lamps are here", "Tell the table")
    note = player.page.get_by_role("region", name="The house says").filter(has_text="New lamps are here")
    expect(note).to_contain_text(f"({name})")
    expect(guest.page.get_by_text("New lamps are here")).to_have_count(0)
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)

    staff.page.get_by_role("tab", name="Records").click()
    for reason in ("New lamps are here", "The deck was shown", "A lamp is broken", "The lamp is mended"):
        expect(staff.page.get_by_role("listitem").filter(has_text=reason).first).to_be_visible()
    bodies = [answer.text() for answer in answers if answer.request.method == "GET"]
    assert len(bodies) > 5
    assert [found for body in (*bodies, *staff.heard) for found in CARD.findall(body)] == []
    assert [card for card in cards if card_words(card) in staff.page.content()] == []


def test_a_broadcast_reaches_everybody_at_once(visit: Visit) -> None:
    player, guest = visit("Ulla"), visit()
    for visitor in (player, guest):
        expect(visitor.go("/").get_by_role("heading", level=1)).to_be_visible()
    staff = open_desk(visit)
    do(
        staff,
        staff.page.get_by_role("button", name="Broadcast"),
        "Coffee is ready at table nine",
        "Broadcast",
    )
    for visitor in (player, guest, staff):
        expect(visitor.page.get_by_text("Coffee is ready at table nine")).to_be_visible()


def test_a_credit_has_a_reason_and_the_books_balance(visit: Visit) -> None:
    player = visit("Laina")
    balance = player.go("/").get_by_role("link", name="Cashier: balance")
    expect(balance).to_have_text(euros(100_000))
    staff = open_desk(visit, "Players")
    page = staff.page
    page.get_by_role("searchbox", name="Find a player").fill(player.name)
    page.get_by_role("button", name=f"Manage {player.name}").click()
    sheet = page.get_by_role("dialog", name=player.name)
    credit = sheet.get_by_role("button", name="Credit the wallet €12.50")
    sheet.get_by_label("What to do").select_option("Credit the wallet")
    sheet.get_by_label("Amount").fill("12.50")
    expect(credit).to_be_disabled()
    sheet.get_by_label("Reason").fill("A prize of the house")
    credit.click()
    expect(sheet).to_be_hidden()
    expect(balance).to_have_text(euros(101_250))
    player.go("/cashier")
    line = player.page.get_by_role("row").filter(has_text="A prize of the house")
    expect(line).to_contain_text("+€12.50")
    expect(line).to_contain_text(euros(101_250))

    page.get_by_role("tab", name="Trial balance").click()
    expect(page.get_by_text("The books balance")).to_be_visible()
    expect(page.get_by_role("row", name="Sum").get_by_role("cell").first).to_have_text("€0.00")
    page.get_by_role("tab", name="Records").click()
    expect(page.get_by_role("listitem").filter(has_text="A prize of the house").first).to_be_visible()


def test_one_search_finds_players_and_leads_to_them(visit: Visit) -> None:
    player = visit("Hakala")
    staff = open_desk(visit)
    page = staff.page
    found = page.get_by_role("region", name="Found: ")
    box = page.get_by_role("searchbox", name="Find players, hands, money")
    box.fill(player.name[1:].upper())
    box.press("Enter")
    expect(found).to_contain_text(player.name)
    found.get_by_role("button", name=f"Manage {player.name}").click()
    sheet = page.get_by_role("dialog", name=player.name)
    sheet.get_by_label("Amount").fill("5")
    sheet.get_by_label("Reason").fill("Found a chip")
    sheet.get_by_role("button", name="Credit the wallet").click()
    expect(sheet).to_be_hidden()
    identity = player.get("/api/me")["player"]
    box.fill(identity)
    box.press("Enter")
    expect(found).to_contain_text(euros(100_500))
    box.fill("no such thing")
    page.get_by_role("button", name="Find", exact=True).click()
    expect(found).to_contain_text("Nothing that you may see has this name or id")
    found.get_by_role("button", name="Close").click()
    expect(found).to_have_count(0)


def test_the_desk_is_closed_to_players(visit: Visit) -> None:
    player = visit("Utelias")
    page = player.go("/staff")
    expect(page.get_by_text("This page is for staff")).to_be_visible()
    assert player.context.request.get("/api/staff").status == 403
    expect(page.get_by_role("navigation", name="Pages").get_by_role("link", name="Staff")).to_have_count(0)
