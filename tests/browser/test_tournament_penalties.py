"""Penalties in a tournament: staff give one at the director's page, the player is told, and staff end it; a warning that
has no end stands there too, and may be appealed.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cardroom.demo.demo_people import PASSWORD as PEOPLE_PASSWORD
from tests.browser.conftest import Visit
from tests.browser.cups import ON_A_PHONE, PHONE, cup, fits
from tests.browser.room import RunningRoom


@pytest.mark.parametrize("device", ON_A_PHONE)
def test_staff_send_a_player_away_for_a_time_and_let_the_player_back(
    visit: Visit, games_room: RunningRoom, device: str
) -> None:
    terms = cup(
        f"Penalties on a {device}", "casino-helsinki", game="holdem-nl", stack=5_000, players=3, most=3,
        level_hands=100,
    )  # fmt: skip
    games_room.announce(terms)
    player = visit("Rangaistu", url=games_room.url, **(PHONE if device == "phone" else {}))
    page = player.go(f"/tournaments/{terms.id}")
    page.get_by_role("button", name="Enter", exact=True).click()
    page.get_by_role("button", name="Enter for €5.00").click()
    games_room.enter(terms.id, 2)
    expect(page.locator("[data-felt]")).to_be_visible()

    boss = visit(url=games_room.url, **(PHONE if device == "phone" else {}))
    boss.sign_in("Staff", PEOPLE_PASSWORD)
    desk = boss.go(f"/staff/tournaments/{terms.id}")
    desk.get_by_role("button", name=player.name).click()
    desk.get_by_role("dialog", name=player.name).get_by_role("button", name="Penalise").click()
    sheet = desk.get_by_role("dialog", name=f"Penalise {player.name}")
    sheet.get_by_label("Kind").select_option(label="Time away from the table")
    sheet.get_by_label("How many minutes").fill("15")
    fits(desk)
    sheet.get_by_label("Reason").fill("spoke of a live hand")
    sheet.get_by_role("button", name="Give the penalty").click()
    expect(sheet).to_have_count(0)

    expect(page.get_by_text("spoke of a live hand").first).to_be_visible()
    away = page.get_by_text("Away by a penalty")
    for _ in range(40):  # the hand that runs is played to its end first
        if away.count():
            break
        page.keyboard.press("f")
        page.wait_for_timeout(250)
    expect(away.first).to_be_visible()

    desk.get_by_role("button", name=player.name).click()
    sheet = desk.get_by_role("dialog", name=player.name)
    expect(sheet).to_contain_text("Time away from the table")
    fits(desk)
    sheet.get_by_role("button", name="End it").click()
    sheet = desk.get_by_role("dialog", name=f"End the penalty of {player.name}")
    sheet.get_by_label("Reason").fill("has apologised")
    sheet.get_by_role("button", name="End it").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_text("Your penalty is over.").first).to_be_visible()

    desk.get_by_role("button", name=player.name).click()
    desk.get_by_role("dialog", name=player.name).get_by_role("button", name="Penalise").click()
    sheet = desk.get_by_role("dialog", name=f"Penalise {player.name}")
    sheet.get_by_label("Reason").fill("a telephone")
    sheet.get_by_role("button", name="Give the penalty").click()
    expect(sheet).to_have_count(0)
    desk.get_by_role("button", name=player.name).click()
    sheet = desk.get_by_role("dialog", name=player.name)
    warning = sheet.locator(".row").filter(has_text="a telephone")
    expect(warning).to_contain_text("Warning")
    fits(desk)
    warning.get_by_role("button", name="Appeal").click()
    sheet = desk.get_by_role("dialog", name=f"{player.name} appeals")
    sheet.get_by_label("What is said against it").fill("it was the neighbour's")
    sheet.get_by_role("button", name="Appeal").click()
    expect(sheet).to_have_count(0)
    desk.get_by_role("button", name=player.name).click()
    warning = desk.get_by_role("dialog", name=player.name).locator(".row").filter(has_text="a telephone")
    expect(warning).to_contain_text("it was the neighbour's")
    expect(warning.get_by_role("button", name="Decide the appeal")).to_be_visible()

    desk = boss.go("/staff")
    desk.get_by_role("tab", name="Penalties").click()
    expect(desk.get_by_text("A penalty of a tournament stands at the player there")).to_be_visible()
