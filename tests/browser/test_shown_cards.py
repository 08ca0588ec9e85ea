"""Showing cards when a hand is over: one, the other or both, in the page of who won and on the other's side."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from cardroom.table.events import CardsShown
from tests.browser.conftest import Invite, Visit
from tests.browser.cups import PHONE, well
from tests.browser.playing import play_to_turn_of, sit_together
from tests.browser.puppet import Puppet
from tests.browser.room import RunningRoom
from tests.browser.test_table_tools import events


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room that pauses as one for people does: the usual one of these tests leaves half a second to show one's cards."""
    running = RunningRoom(tmp_path_factory.mktemp("patient") / "room", patient=True)
    running.start()
    yield running
    running.stop()


def shown_to(puppet: Puppet) -> list[tuple[str, ...]]:
    """The cards that a puppet saw shown when a hand was over."""
    puppet.catch_up()
    told = [
        event for one in puppet.heard for event in getattr(one, "events", ()) if isinstance(event, CardsShown)
    ]
    return [event.cards for event in told]


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_the_winner_nobody_called_shows_one_card_and_then_the_other(
    visit: Visit, puppets: Invite, device: str
) -> None:
    player = visit("Vilppu", **(PHONE if device == "phone" else {}))
    stakes = ("0.02/0.04", "holdem-nl4", 4_00) if device == "desk" else ("0.05/0.10", "holdem-nl10", 10_00)
    stake, pool, buy_in = stakes
    others = sit_together(player, f"No-limit hold'em {stake}", puppets, pool, buy_in)
    play_to_turn_of(player, others)
    page = player.page
    player.actions.locator("[aria-keyshortcuts='R']").click()
    show = page.get_by_role("group", name="Show your cards")

    def all_have_folded() -> bool:
        for puppet in others:
            puppet.catch_up()
            if puppet.on_turn:
                puppet.act("fold")
        return show.count() > 0

    player.wait_for(all_have_folded, "the winner is not asked")
    expect(show.get_by_role("button")).to_have_count(3)
    show.get_by_role("button", name=re.compile("^Show (?!both)")).first.click()
    expect(show.get_by_role("button")).to_have_count(1)
    well(page)
    show.get_by_role("button").first.click()
    expect(page.get_by_text(re.compile("You show ")).first).to_be_attached()
    player.wait_for(lambda: len(shown_to(others[0])) == 2, "the second card is not shown")
    player.wait_for(
        lambda: len(events(player, "cards_shown")) == 2, "the player is not told of the second card"
    )
    assert len({card for cards in shown_to(others[0]) for card in cards}) == 2
    own = [event["cards"] for event in events(player, "cards_shown")]
    assert [tuple(cards) for cards in own] == shown_to(others[0]) and [len(cards) for cards in own] == [1, 1]
