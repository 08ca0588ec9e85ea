"""Sounds for those who asked for them: none before, each to be heard, as loud as chosen, a call on one's turn."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite, Visit
from tests.browser.playing import go_on, play_to_turn_of, sit_together
from tests.browser.visitor import Visitor

LISTEN = """
window.heardSounds = [];
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, at) {
  window.heardSounds.push(String(value));
  return set.call(this, value, at);
};
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...given) {
  window.heardSounds.push('noise');
  return start.apply(this, given);
};
"""
CARD, TURN = "noise", "587"
"""What is heard of a card, and the first tone of the call when it is one's turn."""


def heard(visitor: Visitor) -> list[str]:
    """What the page has made sounds of: pitches, loudnesses, noise."""
    sounds: list[str] = visitor.page.evaluate("window.heardSounds")
    return sounds


def heard_more(visitor: Visitor, before: int) -> bool:
    """Whether the page has made a sound since so many."""
    return len(heard(visitor)) > before


@pytest.mark.looks
def test_there_is_no_sound_until_it_is_asked_for_and_the_choice_goes_with_the_account(
    visit: Visit, puppets: Invite
) -> None:
    player = visit("Kuulija")
    player.context.add_init_script(LISTEN)
    others = sit_together(player, "No-limit hold'em 0.02/0.04", puppets, "holdem-nl4", 4_00)
    table = player.page.url.rsplit("/", 1)[1]
    play_to_turn_of(player, others)
    player.check_or_call_now()
    assert heard(player) == [], "silent until asked for"

    page = player.go("/settings")
    listen = page.get_by_role("group", name="Listen").get_by_role("button")
    expect(listen).to_have_count(5)
    for button in listen.all():
        expect(button).to_be_disabled()
    page.get_by_role("checkbox", name=re.compile("^Sound")).check()
    page.get_by_role("slider", name="Volume").fill("30")
    for button in listen.all():
        before = len(heard(player))
        expect(button).to_be_enabled()
        button.click()
        player.wait_for(partial(heard_more, player, before), "no sound was made")
    settings = player.get("/api/me")["settings"]
    player.wait_for(
        lambda: player.get("/api/me")["settings"].get("sound-volume") == 30, f"not kept: {settings}"
    )
    assert player.get("/api/me")["settings"]["sound"] is True

    assert "0.3" in heard(player), "as loud as was chosen"

    # At the table cards are heard now, and the own turn.
    player.go(f"/tables/{table}")
    page.get_by_role("heading", level=1).click()  # a browser lets a page sound once it was touched

    def cards_and_turn() -> bool:
        """a card and the call were heard"""
        player.come_back()
        return {CARD, TURN} <= set(heard(player))

    go_on(others, [player], cards_and_turn, seconds=120)


@pytest.mark.looks
def test_the_title_of_the_page_calls_a_turn_at_the_only_table(visit: Visit, puppets: Invite) -> None:
    player = visit("Otsikko")
    others = sit_together(player, "Pot-limit Omaha 0.02/0.04", puppets, "omaha-pl4", 4_00)

    def somebody_else() -> bool:
        """somebody else is to act"""
        for puppet in others:
            puppet.catch_up()
        return any(puppet.on_turn for puppet in others)

    for _ in range(2):
        play_to_turn_of(player, others)
        expect(player.page).to_have_title(re.compile("^Your turn · "))
        while not somebody_else():  # twice, when the first decision ended a round
            player.check_or_call_now()
            player.wait_for(
                lambda: somebody_else() or player.may_act_soon(), "play did not go on", seconds=45
            )
        expect(player.page).not_to_have_title(re.compile("Your turn"))
