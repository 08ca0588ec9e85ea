"""Tournaments walked through with a browser: from the list to the last prize, on a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from cardroom.demo.demo_people import PASSWORD as PEOPLE_PASSWORD
from cardroom.rules import house
from cardroom.tournament.levels import house_levels
from cardroom.tournament.tournament_terms import Rebuys
from tests.browser.conftest import Visit
from tests.browser.cups import AT_A_DESK, END_MS, PHONE, cup, fits, play_to_the_end, well
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.test_accounts import looked_at


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_sit_and_go_from_the_list_to_the_last_prize(visit: Visit, room: RunningRoom, device: str) -> None:
    terms = cup(f"Three of a {device}")
    room.announce(terms)
    player = visit("Kilpailija", **(PHONE if device == "phone" else {}))
    page = player.go("/sit-and-go")
    row = page.get_by_role("listitem").filter(has_text=terms.name)
    expect(row).to_contain_text("Starts when 3 more enter")
    well(page)
    row.get_by_role("button", name=f"Enter {terms.name}").click()
    sheet = page.get_by_role("dialog", name=terms.name)
    expect(sheet).to_contain_text("€4.50 + €0.50")
    sheet.get_by_role("button", name="Enter for €5.00").click()
    expect(row).to_contain_text("entered")
    expect(row).to_contain_text("Starts when 2 more enter")

    row.get_by_role("link", name=terms.name).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(terms.name)
    expect(page.get_by_text("You have entered.")).to_be_visible()
    well(page)

    room.enter(terms.id, 2, raising=True)
    expect(page).to_have_url(re.compile(f"/tables/{terms.id}-1$"))
    told = page.get_by_text("Your table is ready: table 1, seat").locator("..")  # one of several lines, maybe
    told.get_by_role("button", name="Close").click()
    expect(page.get_by_role("link", name="Level 1")).to_be_visible()
    expect(page.locator("[data-felt]")).to_be_visible()
    well(page)
    play_to_the_end(player)

    page.get_by_role("link", name="See the result").click()
    expect(page.get_by_role("heading", name="Result")).to_be_visible(timeout=END_MS)
    winners = page.locator("ol li")
    expect(winners).to_have_count(3, timeout=END_MS)
    expect(page.locator("ol li.you")).to_have_count(1)
    expect(page.locator("ol")).to_contain_text("€13.50")
    well(page)


def test_staff_make_a_tournament_see_who_is_in_it_and_cancel_it_behind_a_dry_run(
    visit: Visit, room: RunningRoom
) -> None:
    boss, player = visit(), visit("Osallistuja")
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    page = boss.go("/staff/tournaments")
    page.get_by_role("button", name="Create a tournament").click()
    sheet = page.get_by_role("main")
    sheet.get_by_label("Template").select_option(label="Sit & go")
    sheet.get_by_role("radio", name="Text").check()
    structure = sheet.get_by_role("textbox", name="Structure", exact=True)
    expect(structure).to_have_value(re.compile("stack = 1500"))
    whole = structure.input_value().replace("Sit & go for six", "Staff cup")
    structure.fill(whole.replace("stack = 1500", 'stack = "many"').replace("seats = 6", "seats = 60"))
    expect(sheet.get_by_role("alert")).to_contain_text("seats")
    expect(sheet.get_by_role("alert")).to_contain_text("stack")
    structure.fill(whole)
    expect(sheet.get_by_role("article").get_by_role("heading", level=2).first).to_have_text("Staff cup")
    sheet.get_by_label("Reason").fill("an evening of its own")
    sheet.get_by_role("button", name="Announce").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Staff cup")
    tournament = page.url.rsplit("/", 1)[1]
    well(page)

    player.go(f"/tournaments/{tournament}")
    player.page.get_by_role("button", name="Enter", exact=True).click()
    player.page.get_by_role("button", name="Enter for €5.00").click()
    expect(player.page.get_by_text("You have entered.").first).to_be_visible()
    entrants = page.get_by_role("table", name="Players of the tournament")
    expect(entrants).to_contain_text(player.name)

    page.get_by_role("button", name="Cancel the tournament").click()
    sheet = page.get_by_role("dialog", name="Cancel Staff cup")
    gets = sheet.get_by_role("table", name="Who gets what")
    expect(gets).to_contain_text(player.name)
    expect(gets).to_contain_text("€5.00")
    sheet.get_by_label("Reason").fill("the evening is off")
    sheet.get_by_role("button", name="Cancel the tournament").click()
    expect(page.get_by_text("Staff cup is cancelled.").first).to_be_visible()
    expect(player.page.get_by_role("heading", name="cancelled")).to_be_visible()

    got = page.get_by_role("region", name="What everybody got")
    expect(got).to_contain_text("Cancelled by Staff")
    expect(got).to_contain_text("the evening is off")
    expect(got).to_contain_text("Entries back €5.00")
    expect(got.get_by_role("table", name="Who gets what")).to_contain_text(player.name)
    for width, height in ((390, 844), (1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        got.scroll_into_view_if_needed()
        looked_at(page, f"cancelled-{width}")
    with page.expect_download() as file:
        got.get_by_role("link", name="As a file (CSV)").click()
    assert player.name in file.value.path().read_text(encoding="utf-8")


STATUS_KEPT = """() => {
  window.statuses = [];
  const keep = () => document.querySelectorAll("[role=status]").forEach((one) => window.statuses.push(one.textContent));
  new MutationObserver(keep).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("device", AT_A_DESK)
def test_two_tables_of_twenty_become_one_before_a_late_player_s_and_staff_s_eyes(
    visit: Visit, games_room: RunningRoom, device: str
) -> None:
    room, options = games_room, PHONE if device == "phone" else {}
    terms = cup(
        f"Twenty on a {device}", "casino-helsinki", game="holdem-nl", seats=10, stack=1_000, players=2, most=40,
        late_levels=2, level_hands=4, starts_ms=2_000_000_000_000,
    )  # fmt: skip
    room.announce(terms)
    room.enter(terms.id, 19, raising=True, seconds=(0.3, 0.6))
    boss, player = visit(url=room.url, **options), visit("Myöhäinen", url=room.url, **options)
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    boss.go(f"/staff/tournaments/{terms.id}")
    expect(boss.page.get_by_role("heading", name="Players: 19 of 19")).to_be_visible()
    boss.page.get_by_role("button", name="Start now").click()
    sheet = boss.page.get_by_role("dialog", name=f"Start {terms.name} now")
    sheet.get_by_label("Reason").fill("all are here")
    sheet.get_by_role("button", name="Start now").click()

    page = player.go(f"/tournaments/{terms.id}")
    expect(page.get_by_role("heading", name="2 tables")).to_be_visible()
    page.get_by_role("button", name="Enter", exact=True).click()
    page.get_by_role("button", name="Enter for €5.00").click()
    expect(page).to_have_url(re.compile(f"/tables/{terms.id}-[12]$"))
    expect(boss.page.get_by_role("heading", name="Players: 20 of 20")).to_be_visible()
    well(boss.page)
    if device == "phone":
        page.get_by_role("button", name="Menu", exact=True).last.tap()
    page.get_by_role(
        "button", name="Sit out", exact=True
    ).click()  # blinded off while the others knock each other out
    page.keyboard.press("Escape")  # the menu of a phone

    page.evaluate(STATUS_KEPT)  # a notice stays for some seconds only
    first = page.url
    watcher = visit(url=room.url, **options)
    watcher.go(f"/tournaments/{terms.id}")
    expect(watcher.page.get_by_role("heading", name="One table")).to_be_visible(timeout=END_MS)
    expect(page.locator("[data-felt]")).to_be_visible()
    well(page)
    if (
        page.url != first
    ):  # whose table stays is told nothing: this house draws no new seats for the last table
        texts = page.evaluate("() => window.statuses")
        assert any(re.search("table was broken|tables are made even", text) for text in texts), texts
    well(watcher.page)
    field = boss.page.get_by_role("table", name="Players of the tournament")
    expect(field).to_contain_text(re.compile(r"Place 1\b"), timeout=END_MS)
    well(boss.page)


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_who_has_lost_all_chips_buys_again_before_the_time_is_up(
    visit: Visit, room: RunningRoom, device: str
) -> None:
    again = Rebuys(chips=500, price=500, until_level=50, up_to=500, decide_seconds=20)
    tournament = house("casinohuone").tournament
    assert tournament is not None
    # Blinds that take a stack of those who fold within a few hands.
    levels = tuple(replace(one, level=number) for number, one in enumerate(house_levels(tournament)[8:], 1))
    terms = cup(
        f"Again on a {device}", seats=2, players=2, most=2, rebuys=again, level_hands=50, levels=levels
    )
    room.announce(terms)
    player = visit("Uusija", **(PHONE if device == "phone" else {}))
    page = player.go(f"/tournaments/{terms.id}")
    page.get_by_role("button", name="Enter", exact=True).click()
    page.get_by_role("button", name="Enter for €5.00").click()
    room.enter(terms.id, 1, raising=True)
    expect(page).to_have_url(re.compile(f"/tables/{terms.id}-1$"))
    offer = page.locator(".over").get_by_role("region", name="Rebuy")
    free = player.check_or_call.filter(has_text="Check")
    for _ in range(
        600
    ):  # who pays for nothing but blinds has lost them all within some hands, whatever is dealt
        if offer.count():
            break
        if player.may_act():
            page.keyboard.press("c" if free.count() else "f")
        page.wait_for_timeout(200)
    expect(offer).to_contain_text("500 chips for €5.00")
    fits(page)
    offer.get_by_role("button", name="Buy for €5.00").click()
    expect(page.get_by_text("The chips come to your stack.").first).to_be_visible()
    expect(offer).to_have_count(0)


@pytest.mark.clause("CO-33b")
@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_won_ticket_stands_in_the_lobby_and_enters_a_tournament(
    visit: Visit, room: RunningRoom, device: str
) -> None:
    target = cup(f"Large one for a {device}", players=10, most=10, seats=6)
    # Its pool buys an entry for each of its two players: it is over as soon as it begins.
    sat = cup(f"Satellite on a {device}", buy_in=500, fee=50, ticket=500, players=2, most=2, seats=2)
    room.announce(target)
    room.announce(sat)
    player = visit("Lippu", **(PHONE if device == "phone" else {}))
    page = player.go("/sit-and-go")
    page.get_by_role("listitem").filter(has_text=sat.name).get_by_role(
        "button", name=f"Enter {sat.name}"
    ).click()
    sheet = page.get_by_role("dialog", name=sat.name)
    sheet.get_by_role("button", name="Enter for €5.50").click()
    expect(sheet).to_have_count(0)
    room.enter(sat.id, 1)
    result = page.get_by_role("region", name="Result").filter(has_text=sat.name)
    expect(result).to_contain_text("An entry worth €5.00", timeout=END_MS)
    result.get_by_role("button", name="Close").click()

    page = player.go("/sit-and-go")
    own = page.get_by_role("region", name="My tickets")
    expect(own).to_contain_text("€5.00")
    well(page)
    row = page.get_by_role("listitem").filter(has_text=target.name)
    row.get_by_role("button", name=f"Enter {target.name}").click()
    sheet = page.get_by_role("dialog", name=target.name)
    expect(sheet.get_by_role("radio", name="My ticket worth €5.00")).to_be_checked()
    assert faults(page) == []
    sheet.get_by_role("radio", name="Wallet").check()
    expect(sheet.get_by_role("button", name="Enter for €5.00")).to_be_visible()
    sheet.get_by_role("radio", name="My ticket worth €5.00").check()
    sheet.get_by_role("button", name="Enter by ticket").click()
    expect(sheet).to_have_count(0)
    expect(row).to_contain_text("entered")
    expect(own).to_have_count(0)
    # Who withdraws has the ticket again.
    row.get_by_role("link", name=target.name).click()
    page.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_text("You have entered.")).to_have_count(0)
    page = player.go("/sit-and-go")
    expect(page.get_by_role("region", name="My tickets")).to_contain_text("€5.00")


def test_a_chosen_buy_in_is_paid(visit: Visit, room: RunningRoom) -> None:
    terms = cup("Choose yours", players=9, most=9, buy_in=400, fee=100, most_buy_in=1400)
    room.announce(terms)
    player = visit("Valitsija")
    page = player.go("/sit-and-go")
    row = page.get_by_role("listitem").filter(has_text=terms.name)
    row.get_by_role("button", name=f"Enter {terms.name}").click()
    sheet = page.get_by_role("dialog", name=terms.name)
    slider = sheet.get_by_role("slider", name="Buy-in")
    expect(sheet).to_contain_text("500 chips for €4.00")
    slider.fill("900")
    assert faults(page) == []
    sheet.get_by_role("button", name="Enter for €10.00").click()
    expect(sheet).to_have_count(0)
    expect(row).to_contain_text("entered")
    expect(row).to_contain_text("€9.00")
