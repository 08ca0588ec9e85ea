"""A buy-in outside the limits: each player agrees on the own phone, and the desk sees who has (CK-TH.2)."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.cups import PHONE, well
from tests.browser.room import RunningRoom
from tests.browser.test_floor_pages import post

HOUSE, NL = "casino-kruh", "holdem-nl/NL10/20"
SHOTS = os.environ.get("EVENING_SHOTS", "")


@pytest.fixture(scope="module", name="kruh")
def kruh_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    running = RunningRoom(tmp_path_factory.mktemp("kruh") / "room", HOUSE)
    running.start()
    yield running
    running.stop()


def test_players_agree_on_their_own_phones_and_the_desk_sees_who_has(visit: Visit, kruh: RunningRoom) -> None:
    boss = visit(url=kruh.url, viewport={"width": 1280, "height": 800})
    boss.sign_in("Staff", PASSWORD)
    phones = [visit(name, url=kruh.url, keeps_shell=True, **PHONE) for name in ("Bob", "Cyril")]

    def act(do: str, **fields: object) -> None:
        post(boss, f"/api/desk/{HOUSE}/acts", {"act": {"do": do, **fields}})

    act("open_day")
    act("open_table", table=1, pool=NL, why="players wait")
    for seat, phone in enumerate(phones, 1):
        player = phone.get("/api/me")["player"]
        act("seat", table=1, seat=seat, player=player, stack=100_000, why="known to us")
    page = boss.go(f"/desk/{HOUSE}")
    page.locator("button.head").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Ask the players on their phones").click()
    sheet.get_by_label("Player").fill("Adam")
    sheet.get_by_label("Amount").fill("400")
    sheet.get_by_role("button").last.click()
    expect(sheet).to_be_hidden()
    for phone, button in zip(phones, ("I agree", "I do not agree"), strict=True):
        shown = phone.go(f"/desk/{HOUSE}").get_by_role("region", name="Do you agree?")
        expect(shown).to_contain_text("Adam wants to buy chips for")
        shown.get_by_role("button", name=button, exact=True).click()
        expect(shown.get_by_role("status")).to_be_visible()
        well(phone.page)
        if SHOTS:
            phone.page.screenshot(path=f"{SHOTS}/consent-{button.replace(' ', '-')}.png", full_page=True)
    page.get_by_role("tab", name="Drops", exact=True).click()
    record = page.get_by_role("listitem").filter(has_text="Buy-in by consent")
    for words in ("Agrees", "Bob", "Do not agree", "Cyril"):
        expect(record).to_contain_text(words)
    well(page)
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/consent-desk.png", full_page=True)
    shown = phones[1].page.get_by_role("region", name="Do you agree?")
    shown.get_by_role("button", name="I agree", exact=True).click()
    expect(shown.get_by_role("status")).to_have_text("You have agreed.")
    expect(record).not_to_contain_text("Do not agree")
