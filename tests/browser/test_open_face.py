"""Open Face Chinese in the browser: a hand placed by keys, by pressing and by carrying, to its points."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.deciding_games import acts, card_buttons, confirm, is_free, play_until
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor

STAKE = "Open Face Chinese 0.50 per point"
POOL = "open-face-p50"


def row(visitor: Visitor, name: str) -> Locator:
    """The free places of an own row."""
    return visitor.table.get_by_role("button", name=re.compile(f"^{name}, "))


def place_by_keys(visitor: Visitor) -> None:
    """Lay whatever is in hand where there is room, and confirm once that can be done."""
    if is_free(confirm(visitor)):
        visitor.page.keyboard.press("Enter")
        return
    for _ in range(card_buttons(visitor).count()):
        for key in "bmf":
            visitor.page.keyboard.press(key)


def carry(visitor: Visitor, card: Locator, goal: Locator) -> None:
    """Drag a card with the mouse."""
    start, end = card.bounding_box(), goal.bounding_box()
    assert start is not None and end is not None
    mouse = visitor.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + 30, end["y"] + end["height"] / 2, steps=6)
    mouse.up()


def test_an_open_face_hand_is_placed_and_scored(visit: Visit, games_room: RunningRoom) -> None:
    games_room.bots(POOL, 2)
    player = visit("Avoin", games_room.url)
    player.ask_to_join(STAKE)
    take = player.page.get_by_role("button", name="Take the seat")
    expect(take.or_(player.table).first).to_be_visible()
    if take.is_visible():
        take.click()
    expect(player.table).to_be_visible()
    page, cards = player.page, card_buttons(player)
    lines = player.open_log().get_by_role("listitem")
    player.wait_for(lambda: cards.count() == 5, "no first five cards came", seconds=60)
    assert faults(page) == []

    # By keys: the first card to the back, the next to the middle; Escape takes both back.
    page.keyboard.press("b")
    page.keyboard.press("m")
    expect(cards).to_have_count(3)
    page.keyboard.press("Escape")
    expect(cards).to_have_count(5)
    assert acts(player) == [], "nothing is sent before it is confirmed"

    # By pressing a card and then a row; pressing it there takes it back into the hand.
    second = cards.nth(1).get_attribute("data-card")
    cards.nth(1).click()
    row(player, "Front").click()
    expect(cards).to_have_count(4)
    player.table.get_by_role("button", name=re.compile("^Take back .+ of ")).click()
    expect(cards).to_have_count(5)

    # By carrying.
    carry(player, player.actions.locator(f"[data-card='{second}']"), row(player, "Middle"))
    expect(cards).to_have_count(4)
    expect(confirm(player)).to_be_disabled()
    for left in (3, 2, 1, 0):
        page.keyboard.press("b")
        expect(cards).to_have_count(left)
    player.wait_for(lambda: is_free(confirm(player)), "what was laid could not be confirmed")
    page.keyboard.press("Enter")
    player.wait_for(lambda: acts(player), "the cards were never sent")
    sent = acts(player)[0]
    assert sent["action"] == "place" and [len(part) for part in sent["rows"]] == [0, 1, 4]
    assert sent["rows"][1] == [second]

    result = lines.filter(has_text=re.compile(r"^Your hand: (0|[+−]\d+) points"))
    play_until(player, lambda: result.count() > 0, "the hand was never scored", place_by_keys)
    assert len([one for one in acts(player) if one["action"] == "place"]) >= 9, (
        "five cards, then eight single ones"
    )
    expect(lines.filter(has_text=re.compile(r" against .+ points\.$")).first).to_be_visible()
    games_room.bots(POOL, 0)
