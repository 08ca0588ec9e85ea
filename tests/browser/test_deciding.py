"""The action bar guards its player: choices made ahead hold for one price; several tables call for attention."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite, Visit
from tests.browser.playing import go_on, play_to_turn_of, sit_together
from tests.browser.puppet import Puppet
from tests.browser.visitor import Visitor


def acts(visitor: Visitor) -> int:
    """How many decisions the browser sent."""
    return sum(json.loads(frame)["type"] == "act" for frame in visitor.sent)


def test_a_call_chosen_ahead_is_void_when_the_price_changes(visit: Visit, puppets: Invite) -> None:
    player = visit("Veera")
    others = sit_together(player, "No-limit hold'em 0.50/1", puppets, "holdem-nl100", 10000)
    ahead = player.actions.get_by_role("button", name=re.compile(r"^Call \d")).and_(
        player.page.locator("[aria-pressed]")
    )

    def somebody_else_with_a_price() -> bool:
        for puppet in others:
            puppet.catch_up()
        player.look_on()
        return ahead.is_visible() and any(puppet.on_turn for puppet in others)

    go_on(others, [player], somebody_else_with_a_price)
    expect(ahead).not_to_have_attribute("aria-disabled", "true")
    ahead.click()
    expect(ahead).to_have_attribute("aria-pressed", "true")
    before = acts(player)
    raiser = next(puppet for puppet in others if puppet.on_turn)
    assert raiser.followed is not None and raiser.followed.turn is not None
    raiser.act("raise", (raiser.followed.turn.min_raise_to or 0) + 300)
    expect(player.actions.get_by_text("The price changed: your choice was taken back.")).to_be_visible()
    play_to_turn_of(player, others)
    expect(player.check_or_call).to_contain_text("Call")
    assert acts(player) == before, "nothing was paid that was not meant"


@pytest.mark.looks
def test_a_choice_made_ahead_is_carried_out_at_its_price(visit: Visit, puppets: Invite) -> None:
    player = visit("Anni")
    others = sit_together(player, "No-limit hold'em 1/2", puppets, "holdem-nl200", 20000)
    fold = player.actions.get_by_role("button", name=re.compile("^(Fold|Check or fold)$")).and_(
        player.page.locator("[aria-pressed]")
    )

    mine = 0  # what was decided by hand

    def done_by_itself() -> bool:
        nonlocal mine
        player.look_on()
        if acts(player) > mine:
            return True
        if player.may_act():  # first to act in this round: nothing could be chosen
            player.check_or_call_now()
            mine = acts(player)
        elif fold.and_(player.page.locator("[aria-pressed=false]")).is_visible():
            expect(fold).not_to_have_attribute("aria-disabled", "true")
            fold.click()
            expect(fold).to_have_attribute("aria-pressed", "true")
        return False

    go_on(others, [], done_by_itself)
    sent = [message["action"] for message in map(json.loads, player.sent) if message["type"] == "act"]
    assert sent[mine:][0] in ("fold", "check")


@pytest.mark.looks
def test_motion_is_off_when_the_system_asks_for_less(visit: Visit, puppets: Invite) -> None:
    still = visit("Hiljainen", reduced_motion="reduce")
    expect(still.go("/settings").get_by_role("heading", level=1)).to_have_text("Settings")
    expect(still.page.locator("html")).to_have_attribute("data-motion", "off")
    still.page.emulate_media(reduced_motion="no-preference")
    expect(still.page.locator("html")).to_have_attribute("data-motion", "on")
    still.page.get_by_role("checkbox", name=re.compile("^Motion")).uncheck()
    expect(still.page.locator("html")).to_have_attribute("data-motion", "off")
    still.page.emulate_media(reduced_motion="reduce")

    others = sit_together(still, "Pot-limit Omaha 0.02/0.04", puppets, "omaha-pl4", 400)
    moving: set[str] = set()
    running = """document.getAnimations()
      .filter((one) => one.playState === 'running')
      .map((one) => `${one.transitionProperty || one.animationName || 'script'} of ${one.effect.target.className}`)"""

    def an_end() -> bool:
        moving.update(still.page.evaluate(running))
        return any('"hand_ended"' in frame for frame in still.heard)

    go_on(others, [still], an_end)
    assert moving == set(), "nothing moves while a hand is dealt, played and paid"


def sit_at_two(
    player: Visitor, puppets: Invite, first: tuple[str, str, int], second: tuple[str, str, int]
) -> tuple[list[Puppet], str, str]:
    """Seats at tables of two stakes (name, pool, buy-in); the puppets of the second, then both addresses.

    In line for both before the first is opened: the clock of one does not run while the other is waited for.
    """
    stake, pool, buy_in = second
    page = player.page
    player.ask_to_join(stake)
    sit_together(player, first[0], puppets, *first[1:])
    here = page.url
    others = puppets(pool, buy_in, 2)
    for puppet in others:
        puppet.sit()
    page.get_by_role("button", name="Take the seat").click()
    expect(page).not_to_have_url(here)
    return others, here, page.url


def table_link(player: Visitor, url: str) -> Locator:
    """The link to one of the player's tables in the header."""
    strip = player.page.get_by_role("banner").get_by_role("list", name="Your tables")
    return strip.locator(f"a[href='{url.removeprefix(player.url)}']")


def test_several_tables_are_a_click_apart_and_fit_side_by_side(visit: Visit, puppets: Invite) -> None:
    player = visit("Monika", viewport={"width": 1440, "height": 900})
    stakes = (
        ("Pot-limit Omaha 0.05/0.10", "omaha-pl10", 1000),
        ("No-limit hold'em 2/4", "holdem-nl400", 40000),
    )
    others, here, there = sit_at_two(player, puppets, *stakes)
    page = player.page
    table_link(player, here).click()
    expect(page).to_have_url(here)
    table_link(player, there).click()
    expect(page).to_have_url(there)
    play_to_turn_of(player, others)
    player.check_or_call_now()
    page.get_by_role("button", name="Side by side").click()
    expect(page.get_by_role("region", name=re.compile("^Table "))).to_have_count(2)


@pytest.mark.looks
def test_another_table_calls_while_it_is_your_turn_there_and_no_longer(visit: Visit, puppets: Invite) -> None:
    player = visit("Moona", viewport={"width": 1440, "height": 900})
    others, here, there = sit_at_two(
        player,
        puppets,
        ("Banzai Pot-limit Omaha 0.05/0.10", "banzai_omaha-nl1", 100),
        ("Banzai Pot-limit Omaha 1/2", "banzai_omaha-nl20", 2000),
    )
    table_link(player, here).click()
    expect(player.page).to_have_url(here)
    badge = table_link(player, there).get_by_text("Your turn")

    def called() -> bool:
        player.look_on()
        return badge.is_visible()

    go_on(others, [], called)
    table_link(player, there).click()

    def somebody_else_is_on_turn() -> bool:
        for puppet in others:
            puppet.catch_up()
        return any(puppet.on_turn for puppet in others)

    while not somebody_else_is_on_turn():  # twice, when the first decision ended a round
        player.check_or_call_now()
        player.wait_for(lambda: somebody_else_is_on_turn() or player.may_act_soon(), "play did not go on")
    expect(badge).to_be_hidden()
