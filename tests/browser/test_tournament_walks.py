"""Walks through what is special in tournaments, on a desk and a phone: a HexaPro's draw, a deal, hand-for-hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cardroom.demo.demo_people import PASSWORD as PEOPLE_PASSWORD
from cardroom.rules import house
from cardroom.tournament.hexapro.hexapro_terms import hexapro_terms
from tests.browser.conftest import Visit
from tests.browser.cups import AT_A_DESK, END_MS, ON_A_PHONE, PHONE, cup, fits, play_to_the_end, well
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor, play_on


@pytest.mark.clause("CO-HX.3")
@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_hexapro_from_registration_to_payout(visit: Visit, room: RunningRoom, device: str) -> None:
    terms = hexapro_terms(house("casinohuone"), f"hexapro-{device}", 100)
    room.announce(terms)
    player = visit("Heksa", **(PHONE if device == "phone" else {}))
    page = player.go("/")
    page.get_by_role("link", name="HexaPro", exact=True).click()
    expect(page).to_have_url(re.compile("/hexapro$"))
    row = page.get_by_role("listitem").filter(has_text=terms.name).first
    page.get_by_role("button", name=f"Enter {terms.name}").first.click()
    sheet = page.get_by_role("dialog", name=terms.name)
    expect(sheet.get_by_role("button", name="Enter for €1.00")).to_be_visible()
    expect(row).not_to_contain_text("entered")  # it asks before anything is paid
    sheet.get_by_role("button", name="Enter for €1.00").click()
    expect(row).to_contain_text("entered")
    page.goto(f"/tournaments/{terms.id}")
    odds = page.get_by_role("table", name="Prizes and chances")
    expect(odds).to_contain_text("56,294 in 100,000")
    expect(odds.locator("[aria-current]")).to_have_count(0)
    page.get_by_text("Check the draw").click()
    seal = page.locator("details code").inner_text()
    expect(page.get_by_text("The draw is fixed already")).to_be_visible()
    well(page)

    room.enter(terms.id, 2, raising=True)
    expect(page).to_have_url(re.compile(f"/tables/{terms.id}-1$"))
    drawn = page.get_by_role("group", name="The prize is drawn")
    expect(drawn).to_contain_text("You play for")
    drawn.get_by_text("Check the draw").click()  # who looks closer has it for as long as wanted
    expect(drawn.get_by_text("The seal is that of this seed")).to_be_visible()
    expect(drawn.locator("code").first).to_have_text(seal)
    drawn.get_by_role("button", name="Close").click()
    expect(drawn).to_have_count(0)
    play_to_the_end(player)

    page.get_by_role("link", name="See the result").click()
    expect(page.get_by_role("heading", name="Result")).to_be_visible(timeout=END_MS)
    expect(page.locator("ol li.you")).to_have_count(1)
    expect(odds.locator("[aria-current]")).to_have_count(1)
    well(page)

    page.goto("/history/tournaments")
    played = page.get_by_role("table", name="Tournaments you have played")
    expect(played.get_by_role("row").filter(has_text=terms.name)).to_contain_text("of 3")
    well(page)
    page.get_by_role("radio", name="Sit & go").check()
    expect(page.get_by_text("None of them fits what you chose.")).to_be_visible()


def play_until(players: list[Visitor], seen: Locator) -> None:
    """All play on by the keys until something is seen."""
    for _ in range(150):
        if seen.count():
            return
        for player in players:
            player.page.keyboard.press("c")
        players[0].page.wait_for_timeout(200)
    expect(seen).to_be_visible()


def sheet_of(page: Page) -> Locator:
    """The deal before a player's eyes."""
    return page.get_by_role("dialog", name="A deal on the prizes")


def test_two_make_a_deal_behind_one_that_was_refused(visit: Visit, room: RunningRoom) -> None:
    terms = cup("Dealt", seats=2, players=2, most=2, stack=50_000, level_hands=50)
    room.announce(terms)
    asks, answers = visit("Ehdottaja"), visit("Vastaaja", **PHONE)
    for player in (asks, answers):
        page = player.go(f"/tournaments/{terms.id}")
        page.get_by_role("button", name="Enter", exact=True).click()
        page.get_by_role("button", name="Enter for €5.00").click()
        expect(page.get_by_text("You have entered").or_(page.locator("[data-felt]")).first).to_be_visible()
    for player in (asks, answers):
        expect(player.page).to_have_url(re.compile(f"/tables/{terms.id}-1$"))

    asks.page.get_by_role("button", name="Deal", exact=True).click()
    shares = sheet_of(asks.page).get_by_role("list", name="Who gets what")
    expect(shares).to_contain_text(answers.name)
    sheet_of(asks.page).get_by_label("Left for the winner").fill("20")
    sheet_of(asks.page).get_by_role("button", name="Ask everybody").click()
    expect(sheet_of(asks.page).get_by_role("alert")).to_contain_text(
        "At most €9.00 can be left for the winner."
    )
    sheet_of(asks.page).get_by_label("Left for the winner").fill("1")
    fits(asks.page)
    sheet_of(asks.page).get_by_role("button", name="Ask everybody").click()

    no = sheet_of(answers.page).get_by_role("button", name="No, play on")
    play_until([asks, answers], no)
    expect(sheet_of(answers.page)).to_contain_text(f"{asks.name} proposes a deal.")
    expect(sheet_of(answers.page)).to_contain_text("The winner gets €1.00 more.")
    fits(answers.page)
    no.click()
    expect(asks.page.get_by_text(f"no deal, {answers.name} plays on").first).to_be_visible()
    expect(sheet_of(answers.page)).to_have_count(0)

    again = answers.page.get_by_role("button", name="Deal", exact=True)
    expect(again).to_have_count(0)
    play_until([asks, answers], again)  # a hand first
    again.click()
    sheet_of(answers.page).get_by_role("radio", name="Own amounts").check()
    sheet_of(answers.page).get_by_label(f"Amount for {asks.name}").fill("3.50")
    sheet_of(answers.page).get_by_label(f"Amount for {answers.name}").fill("5.50")
    expect(sheet_of(answers.page)).to_contain_text("€9.00 of €9.00")
    fits(answers.page)
    sheet_of(answers.page).get_by_role("button", name="Ask everybody").click()
    yes = sheet_of(asks.page).get_by_role("button", name="Agree")
    play_until([asks, answers], yes)
    expect(sheet_of(asks.page).get_by_role("listitem").filter(has_text=answers.name)).to_contain_text(
        "agrees"
    )
    yes.click()
    told = sheet_of(asks.page).get_by_text("All agree. Staff decide")
    expect(told.or_(asks.page.get_by_text("all agree")).first).to_be_visible()
    boss = visit()
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    desk = boss.go(f"/staff/tournaments/{terms.id}")
    desk.get_by_role("button", name="Pay by the deal", exact=True).click()
    sheet = desk.get_by_role("dialog")
    sheet.get_by_label("Reason").fill("all agree")
    fits(desk)
    sheet.get_by_role("button", name="Pay by the deal", exact=True).click()

    for player, got in ((asks, "€3.50"), (answers, "€5.50")):
        result = player.page.get_by_role("region", name="Result")
        expect(result).to_contain_text(got)
        result.get_by_role("link", name="See the result").click()
        expect(player.page.locator("ol li.you")).to_contain_text(got)
        expect(player.page.get_by_text("The prizes were shared by a deal.")).to_be_visible()
        well(player.page)


@pytest.mark.clause("CO-HX.4")
@pytest.mark.parametrize("device", ON_A_PHONE)
def test_several_games_of_hexapro_are_entered_at_once(visit: Visit, room: RunningRoom, device: str) -> None:
    terms = hexapro_terms(house("casinohuone"), f"several-{device}", 200)
    room.announce(terms)
    player = visit("Monta", **(PHONE if device == "phone" else {}))
    page = player.go(f"/tournaments/{terms.id}")
    page.get_by_role("button", name=re.compile("^Enter")).first.click()
    sheet = page.get_by_role("dialog", name=terms.name)
    sheet.get_by_label("Games").select_option("3")
    expect(sheet).to_contain_text("begins when three have entered it")
    fits(page)
    sheet.get_by_role("button", name="Enter for €6.00").click()
    expect(page.get_by_role("status").filter(has_text="3 games")).to_be_visible()
    player.go("/hexapro")
    rows = page.get_by_role("listitem").filter(has_text=terms.name).filter(has_text="entered")
    expect(rows).to_have_count(3)
    well(page)


@pytest.mark.parametrize("device", AT_A_DESK)
def test_hand_for_hand_is_seen_by_a_player_and_by_staff(visit: Visit, room: RunningRoom, device: str) -> None:
    options = PHONE if device == "phone" else {}
    terms = cup(
        f"Bubble on a {device}", seats=6, players=12, most=12, stack=20_000, level_hands=50, even_prizes=11
    )
    room.announce(terms)
    room.enter(terms.id, 11)
    player, boss = visit("Kuplalla", **options), visit(**options)
    page = player.go(f"/tournaments/{terms.id}")
    page.get_by_role("button", name="Enter", exact=True).click()
    page.get_by_role("button", name="Enter for €5.00").click()
    expect(page).to_have_url(re.compile(f"/tables/{terms.id}-[12]$"))
    expect(page.locator("[data-felt]")).to_be_visible()
    expect(page.get_by_text("Hand-for-hand").first).to_be_visible()
    well(page)
    play_on(
        [player], lambda: sum("hand_ended" in frame for frame in player.heard) > 1, "no hand was completed"
    )
    asked = [frame for frame in player.sent if '"watch_tournament"' in frame]
    assert len(asked) < 5, "it is asked for when a page opens, not with each event of the table"
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    boss.go(f"/staff/tournaments/{terms.id}")
    expect(boss.page.get_by_text("Hand-for-hand").first).to_be_visible()
    expect(boss.page.get_by_role("heading", name="Players: 12 of 12")).to_be_visible()
    well(boss.page)
    page.goto(f"/tournaments/{terms.id}")
    expect(
        page.get_by_text("One more must go out, then everybody who is left is paid at least")
    ).to_be_visible()
    expect(page.get_by_role("heading", name="2 tables")).to_be_visible()
    well(page)
