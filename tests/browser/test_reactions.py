"""Reactions on the felt: chosen by one, seen by the other for a moment, not from who is muted."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cardroom.room.protocol.client_messages import React
from tests.browser.conftest import Invite, Visit
from tests.browser.cups import PHONE, fits, well
from tests.browser.playing import sit_together


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_reaction_is_seen_at_the_seat_for_a_moment(visit: Visit, puppets: Invite, device: str) -> None:
    player = visit("Reagoija", **(PHONE if device == "phone" else {}))
    stakes = ("0.02/0.04", "holdem-nl4", 4_00) if device == "desk" else ("0.05/0.10", "holdem-nl10", 10_00)
    stake, pool, buy_in = stakes
    others = sit_together(player, f"No-limit hold'em {stake}", puppets, pool, buy_in)
    page = player.page
    page.evaluate(
        """() => { window.reacted = []; new MutationObserver(() => {
          for (const one of document.querySelectorAll('[data-reaction]')) window.reacted.push(one.dataset.reaction);
        }).observe(document, { childList: true, subtree: true }); }"""
    )
    button = page.get_by_role("button", name="React", exact=True)
    button.click()
    expect(page.get_by_role("toolbar", name="React").get_by_role("button")).to_have_count(9)
    fits(page)
    page.get_by_role("toolbar", name="React").get_by_role("button", name="Good luck").click()
    expect(page.locator("[data-reaction=clover]")).to_be_visible()
    expect(page.locator("[data-reaction]")).to_have_count(0)
    expect(page.get_by_role("toolbar", name="React")).to_have_count(0)
    expect(button).to_be_focused()
    well(page)
    other = others[0]
    assert other.followed is not None
    other.ask(React("laugh-1", other.followed.terms.table, "laugh"))
    player.wait_for(lambda: "laugh" in page.evaluate("window.reacted"), "the other's reaction is not seen")
    assert set(page.evaluate("window.reacted")) == {"clover", "laugh"}
