"""Games beside hold'em and Omaha in the browser: a stud hand, an exchange in Sviten Special, a hand with two boards."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.deciding_games import acts, card_buttons, confirm, is_free, play_until
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor


def come(visit: Visit, room: RunningRoom, name: str, pool: str, stake: str, bots: int) -> Visitor:
    """Somebody takes a seat among bots."""
    room.bots(pool, bots)
    player = visit(name, room.url)
    player.join(stake)
    return player


def test_a_stud_hand_is_played_to_its_showdown(visit: Visit, games_room: RunningRoom) -> None:
    player = come(visit, games_room, "Stiina", "stud-fl-fl2-4-a", "Fixed-limit Seven Card Stud 2/4", 3)
    lines = player.open_log().get_by_role("listitem")
    shown = lines.filter(has_text=re.compile("^You (show|do not show)"))
    seat = player.seats.get_by_role("listitem").filter(has_text=f"{player.name} (You)")
    most = [0, 0]

    def at_the_showdown() -> bool:
        most[0] = max(most[0], seat.locator("svg[data-suit]").count())
        others = player.seats.get_by_role("listitem").filter(has_text="has cards")
        most[1] = max(most[1], others.locator("svg.back").count())
        return shown.count() > 0

    play_until(player, at_the_showdown, "no showdown came")
    assert most[0] == 7, "all seven own cards are seen"
    assert most[1] >= 2, "the others' down-cards lie face down"
    expect(lines.filter(has_text=re.compile(r"posts? the bring-in \d")).first).to_be_visible()
    expect(lines.filter(has_text=re.compile(r"gets .+ face up\.$")).first).to_be_visible()
    expect(lines.filter(has_text=re.compile(r"wins? \d+\.\d\d")).first).to_be_visible()
    assert faults(player.page) == []
    games_room.bots("stud-fl-fl2-4-a", 0)


def test_cards_are_exchanged_by_keys_in_sviten_special(visit: Visit, games_room: RunningRoom) -> None:
    player = come(visit, games_room, "Sulevi", "sviten-pl-pl200", "Pot-limit Sviten Special 1/2", 2)
    page, cards = player.page, card_buttons(player)
    lines = player.open_log().get_by_role("listitem")
    play_until(player, lambda: cards.count() == 5 and is_free(confirm(player)), "no exchange came")

    expect(confirm(player)).to_have_text("Stand pat")
    page.keyboard.press("1")
    page.keyboard.press("3")
    expect(confirm(player)).to_have_text("Draw 2 cards")
    expect(player.actions.locator("button[data-card][aria-pressed=true]")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(player.actions.locator("button[data-card][aria-pressed=true]")).to_have_count(0)
    assert not [one for one in acts(player) if one["action"] == "draw"], (
        "nothing is sent before it is confirmed"
    )

    given = cards.nth(1).get_attribute("data-card")
    page.keyboard.press("2")
    expect(confirm(player)).to_have_text("Draw one card")
    assert faults(page) == []
    page.keyboard.press("Enter")
    player.wait_for(
        lambda: [one for one in acts(player) if one["action"] == "draw"], "the exchange was never sent"
    )
    assert [one["cards"] for one in acts(player) if one["action"] == "draw"] == [[given]]

    keep = player.actions.get_by_role("button", name="Keep")
    expect(lines.filter(has_text=re.compile("^You are offered .+")).last).to_be_visible()
    expect(keep).to_be_enabled()
    player.wait_for(lambda: is_free(keep), "the card offered could not be answered")
    offered = player.actions.locator("svg.card").first.get_attribute("data-suit")
    assert offered is not None, "the card offered is seen"
    page.keyboard.press("1")
    expect(lines.filter(has_text=re.compile("^You keep .+")).last).to_be_visible()
    over = lines.filter(has_text="Hand over.")
    before = over.count()
    play_until(player, lambda: over.count() > before, "the hand never ended")
    games_room.bots("sviten-pl-pl200", 0)


def test_a_hand_with_two_boards_is_won_board_by_board(visit: Visit, games_room: RunningRoom) -> None:
    player = come(visit, games_room, "Tuplis", "double-flop-pl-pl200", "Pot-limit Double Flop hold'em 1/2", 3)
    lines = player.open_log().get_by_role("listitem")
    upper = lines.filter(has_text=re.compile(r"wins? \d+\.\d\d: upper board"))
    lower = lines.filter(has_text=re.compile(r"wins? \d+\.\d\d: lower board"))
    boards = player.page.get_by_role("img", name=re.compile(r"^Board \d: "))
    before = upper.count(), lower.count()  # of hands the bots have played already
    seen = [0]

    def both_won() -> bool:
        seen[0] = max(seen[0], boards.locator("svg[data-suit]").count())
        return upper.count() > before[0] and lower.count() > before[1]

    play_until(player, both_won, "no pot was won board by board")
    assert seen[0] == 10, "both boards are seen whole"
    expect(lines.filter(has_text=re.compile("^Board 2, river: ")).first).to_be_visible()
    games_room.bots("double-flop-pl-pl200", 0)
