"""Several tables at once: the keys go to the one that is to act, side by side and one by one."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite, Visit
from tests.browser.deciding_games import acts
from tests.browser.playing import sit_together
from tests.browser.puppet import Puppet
from tests.browser.visitor import Visitor

WINDOW = {"width": 1440, "height": 900}
EACH = 2
"""How often a key must have decided at each table."""

LOOK = """() => {
  const all = [...document.querySelectorAll('section.table')];
  const called = (one) => one.getAttribute('aria-label');
  const front = all.find((one) => one.matches('[data-active-table]'));
  const middle = front?.querySelector("[aria-keyshortcuts='C']:not([aria-pressed])");
  return {
    shown: all.map(called),
    front: front ? called(front) : '',
    turns: all.filter((one) => one.matches('.turn')).map(called),
    ready: Boolean(middle && !middle.disabled && middle.getAttribute('aria-disabled') !== 'true'),
  };
}"""
LED = """() => !document.querySelector('section.table.turn')
  || document.querySelector('section.table.turn[data-active-table]') !== null"""
"""Whether the table in front is to act, where any is."""


def sit_at(visitor: Visitor, puppets: Invite, *stakes: tuple[str, str, int]) -> list[Puppet]:
    """Seats at tables of several stakes (name, pool, buy-in), two puppets at each."""
    others: list[Puppet] = []
    for stake, pool, buy_in in stakes:
        others += sit_together(visitor, stake, puppets, pool, buy_in)
    return others


def names_of(visitor: Visitor) -> dict[str, str]:
    """What the visitor's tables are called on the page, by their ids."""
    told = [json.loads(frame) for frame in visitor.heard if '"table_shown"' in frame]
    views = [one["view"]["terms"] for one in told if one["type"] == "table_shown"]
    return {terms["table"]: f"Table {terms['name']}" for terms in views}


def decided_by_key(visitor: Visitor) -> dict[str, Any]:
    """Press C where a decision waits; the decision that was sent, answered by the room."""
    before = len(acts(visitor))
    visitor.page.keyboard.press("c")
    visitor.wait_for(lambda: len(acts(visitor)) > before, "the key decided nothing")
    (sent,) = acts(visitor)[before:]
    visitor.wait_for(
        lambda: any(f'"id":"{sent["id"]}"' in frame for frame in visitor.heard), "no answer came"
    )
    return sent


def play_by_keys(visitor: Visitor, others: list[Puppet], at_once: int) -> None:
    """Play by one key until it has decided at both tables: always at the table in front, and that is one to act."""
    keys: dict[str, int] = {}
    deadline = time.monotonic() + 150
    while len(keys) < 2 or min(keys.values()) < EACH:
        assert time.monotonic() < deadline, f"the keys did not come to both tables: {keys}"
        for puppet in others:
            puppet.catch_up()
            puppet.come_back()
            if puppet.on_turn:
                puppet.check_or_call()
        visitor.come_back()
        visitor.look_on()
        seen = visitor.page.evaluate(LOOK)
        assert len(seen["shown"]) == at_once
        if seen["turns"] and seen["front"] not in seen["turns"]:
            visitor.wait_for(lambda: visitor.page.evaluate(LED), "no table that is to act came to the front")
        elif seen["ready"] and seen["front"] in seen["turns"]:
            sent = decided_by_key(visitor)
            assert names_of(visitor)[sent["table"]] == seen["front"], "the key went to another table"
            keys[sent["table"]] = keys.get(sent["table"], 0) + 1


@pytest.mark.slow
def test_side_by_side_the_keys_go_to_the_table_that_is_to_act(visit: Visit, puppets: Invite) -> None:
    player = visit("Rinnakkain", viewport=WINDOW)
    others = sit_at(
        player,
        puppets,
        ("No-limit hold'em 0.02/0.04", "holdem-nl4", 4_00),
        ("Pot-limit Omaha 0.02/0.04", "omaha-pl4", 4_00),
    )
    player.page.get_by_role("button", name="Side by side").click()
    expect(player.page.locator("section.table")).to_have_count(2)
    play_by_keys(player, others, at_once=2)


@pytest.mark.looks
@pytest.mark.slow
def test_one_by_one_the_table_that_is_to_act_comes_to_the_front_with_the_keys(
    visit: Visit, puppets: Invite
) -> None:
    player = visit("Pinossa", viewport=WINDOW)
    others = sit_at(
        player,
        puppets,
        ("No-limit hold'em 0.05/0.10", "holdem-nl10", 10_00),
        ("Pot-limit Omaha 0.05/0.10", "omaha-pl10", 10_00),
    )
    player.page.get_by_role("button", name="Next to act").click()
    expect(player.page.locator("section.table")).to_have_count(1)
    play_by_keys(player, others, at_once=1)
    front = player.page.url.rsplit("/", 1)[1]
    expect(player.page.locator("[data-active-table]")).to_have_attribute(
        "aria-label", names_of(player)[front]
    )


@pytest.mark.looks
@pytest.mark.slow
def test_with_one_large_table_the_one_that_is_to_act_grows_and_has_the_keys(
    visit: Visit, puppets: Invite
) -> None:
    player = visit("Suurena", viewport=WINDOW)
    others = sit_at(
        player,
        puppets,
        ("No-limit hold'em 0.10/0.25", "holdem-nl25", 25_00),
        ("Pot-limit Omaha 0.10/0.25", "omaha-pl25", 25_00),
    )
    player.page.get_by_role("button", name="One large").click()
    expect(player.page.locator("section.table")).to_have_count(2)
    play_by_keys(player, others, at_once=2)
    widths = player.page.evaluate("""() => [...document.querySelectorAll('section.table')]
      .map((one) => [one.matches('[data-active-table]'), one.getBoundingClientRect().width])""")
    large, small = (
        next(width for active, width in widths if active is is_large) for is_large in (True, False)
    )
    assert large > 2 * small, "the table with the keys is the large one"
