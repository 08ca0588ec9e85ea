"""What a seated player has at hand: amounts in big blinds, own presets, the hand before, leaving at the big blind."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite, Visit
from tests.browser.deciding_games import acts
from tests.browser.playing import go_on, play_to_turn_of, sit_together
from tests.browser.visitor import Visitor


def events(visitor: Visitor, kind: str) -> list[dict[str, Any]]:
    """What the visitor was told of a kind of event, oldest first."""
    told = [json.loads(frame) for frame in visitor.heard if '"table_told"' in frame]
    return [event for one in told for event in one["events"] if event["kind"] == kind]


@pytest.mark.looks
def test_b_shows_amounts_in_big_blinds_and_pays_in_exact_ones(visit: Visit, puppets: Invite) -> None:
    player = visit("Blindi")
    others = sit_together(player, "No-limit hold'em 0.02/0.04", puppets, "holdem-nl4", 4_00)
    play_to_turn_of(player, others)
    own = player.seats.get_by_role("listitem").filter(has_text="(You)").locator(".stack")
    expect(own).to_have_text(re.compile(r"^\d\.\d\d$"))
    cents = round(float(own.inner_text()) * 100)
    player.page.keyboard.press("b")
    expect(own).to_have_text(f"{cents / 4:g} BB")
    middle = player.actions.locator("[aria-keyshortcuts='C']")
    expect(middle).to_have_text(
        re.compile(r"^\s*(Check|Call\s+0\.\d\d\s*\d(\.\d+)? BB)\s*C?\s*$")
    )  # paid exactly
    # Typed into the talk the letter is a letter; a reload keeps the choice.
    player.page.get_by_role("tab", name="Chat").click()
    player.page.get_by_role("textbox", name="Say something").press_sequentially("bb")
    expect(player.page.get_by_role("textbox", name="Say something")).to_have_value("bb")
    expect(own).to_contain_text("BB")
    player.page.reload()
    expect(own).to_contain_text("BB")
    player.page.keyboard.press("b")
    expect(own).to_have_text(re.compile(r"^\d\.\d\d$"))


@pytest.mark.looks
def test_a_preset_is_made_of_the_amount_in_the_bar_used_and_removed(visit: Visit, puppets: Invite) -> None:
    player = visit("Esivalinta")
    others = sit_together(player, "No-limit hold'em 0.50/1", puppets, "holdem-nl100", 100_00)

    def raise_is_offered() -> bool:
        """a raise before the flop"""
        return (
            player.may_act_soon()
            and presets.is_visible()
            and player.page.locator(".board svg.card").count() == 0
        )

    presets = player.actions.get_by_role("button", name="Set the presets")
    go_on(others, [], raise_is_offered)
    player.wait_for_turn()
    player.actions.get_by_role("textbox", name="Amount").fill("4.50")
    presets.click()
    sheet = player.page.get_by_role("dialog", name="Set the presets")
    sheet.get_by_role("button", name="Keep 4.5 BB (4.50)").click()
    expect(sheet.get_by_role("button", name="Remove 4.5 BB")).to_be_visible()
    sheet.get_by_role("button", name="Remove 2.5 BB").click()
    expect(sheet.get_by_role("textbox", name="Before the flop, in big blinds")).to_have_value("2, 3, 4.5")
    sheet.get_by_role("button", name="Close").click()

    own = player.actions.get_by_role("button", name="4.5 BB: Raise to 4.50")
    expect(own).to_be_visible()
    expect(player.actions.get_by_role("button", name=re.compile(r"^2\.5.*: Raise to"))).to_have_count(0)
    go_on(others, [], raise_is_offered)  # the time may have run out meanwhile, on a slow machine
    player.wait_for_turn()
    before = len(acts(player))
    own.click()
    player.actions.get_by_role("button", name=re.compile(r"^Raise to 4\.50")).click()
    player.wait_for(lambda: len(acts(player)) > before, "the raise was never sent")
    assert (acts(player)[before]["action"], acts(player)[before]["amount"]) == ("raise", 4_50)

    # It belongs to the player: another browser of the same account has it too.
    player.wait_for(
        lambda: "4.5" in str(player.get("/api/me")["settings"].get("presets-before", "")), "not kept"
    )
    player.go("/settings")
    expect(player.page.get_by_label("Before the flop, in big blinds")).to_have_value("2, 3, 4.5")


@pytest.mark.looks
def test_the_last_hand_is_one_press_away_and_steps_to_its_end(visit: Visit, puppets: Invite) -> None:
    player = visit("Toisto")
    others = sit_together(player, "Pot-limit Omaha 0.02/0.04", puppets, "omaha-pl4", 4_00)
    last = player.page.get_by_role("button", name="Last hand")
    last.click()
    sheet = player.page.get_by_role("dialog", name="Last hand")
    expect(sheet).to_contain_text("You have not played a hand to its end at this table yet.")
    sheet.get_by_role("button", name="Close").click()

    go_on(others, [player], lambda: events(player, "hand_ended"))
    ended = events(player, "hand_ended")[0]["hand"]
    last.click()
    replay = sheet.get_by_role("region", name="Replay of a hand")
    expect(replay).to_be_visible()
    expect(sheet.get_by_role("link", name="Replay and proof")).to_have_attribute("href", f"/history/{ended}")
    expect(replay.get_by_role("slider", name="Place in the hand")).to_have_attribute(
        "aria-valuetext", re.compile("^Step 1 of ")
    )
    replay.get_by_role("button", name="To the end").click()
    expect(replay.get_by_role("region", name="Log").get_by_text("Hand over.")).to_be_visible()
    expect(replay.get_by_role("listitem").filter(has_text=f"{player.name} (You)").first).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    play_to_turn_of(player, others)  # the table went on below


def test_who_leaves_at_the_next_big_blind_plays_until_then_and_pays_it_not(
    visit: Visit, puppets: Invite
) -> None:
    player = visit("Lähtijä")
    others = sit_together(player, "Pot-limit Omaha 0.10/0.25", puppets, "omaha-pl25", 25_00)
    page = player.page
    seat = next(
        one["view"]["you"]["seat"]
        for one in map(json.loads, player.heard)
        if one["type"] == "table_shown" and one["view"].get("you")
    )
    big = [one for one in events(player, "blind_posted") if one["blind"] == "big"]

    def paid_own() -> bool:
        """the visitor pays a big blind"""
        return any(
            one["seat"] == seat and one["blind"] == "big"
            for one in events(player, "blind_posted")[len(big) :]
        )

    go_on(others, [player], paid_own, seconds=120)
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="At my next big blind").click()
    expect(page.get_by_text("Leaving at the next big blind")).to_be_visible()
    asked = len(events(player, "blind_posted"))
    gone = page.get_by_text("You are watching. Hole cards are not shown.")
    go_on(others, [player], gone.is_visible, seconds=120)
    after = events(player, "blind_posted")[asked:]
    assert all((one["seat"], one["blind"]) != (seat, "big") for one in after), "the blind was not paid"
    assert any((one["seat"], one["blind"]) == (seat, "small") for one in after), (
        "the hands before it were played"
    )
    assert [one["reason"] for one in events(player, "player_left") if one["seat"] == seat] == ["wish"]
