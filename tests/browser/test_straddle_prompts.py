"""A house that asks for straddles: the question in the place of the bar, on a desktop and a phone, for one hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite, Visit
from tests.browser.layout import faults
from tests.browser.playing import go_on
from tests.browser.puppet import Puppet
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations
from tests.browser.test_board_runs import picture
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor

POOLS = {
    "desktop": ("holdem-nl-nl500", "No-limit hold'em 5/5", 50_000),
    "phone": ("omaha-pl-pl200", "Pot-limit Omaha 1/2", 20_000),
}


@pytest.fixture(scope="module")
def cellar_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of the club that asks."""
    running = RunningRoom(tmp_path_factory.mktemp("cellar") / "room", "cellar")
    running.start()
    yield running
    running.stop()


def until_asked(visitor: Visitor, puppets: list[Puppet]) -> None:
    """Hands are folded out until the visitor is asked."""
    asked = visitor.page.get_by_role("group", name="Straddle")
    for _ in range(800):
        for puppet in puppets:
            puppet.catch_up()
        if asked.is_visible() and any(puppet.on_turn for puppet in puppets):
            return  # it is somebody else's turn: nothing moves now
        for puppet in puppets:
            if puppet.on_turn and not asked.is_visible():
                puppet.act("fold")
        if visitor.may_act():
            visitor.fold.click()
        visitor.look_on()
    raise AssertionError("nobody was asked")


@pytest.mark.axe
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_first_to_act_of_the_next_hand_is_asked(
    visit: Visit, puppets: Invite, cellar_room: RunningRoom, size: str
) -> None:
    options: dict[str, Any] = PHONE if size == "phone" else {"viewport": {"width": 1440, "height": 900}}
    pool, stake, buy_in = POOLS[size]
    player = visit("Stella" if size == "desktop" else "Sini", url=cellar_room.url, **options)
    player.ask_to_join(stake)
    others = puppets(pool, buy_in, 3, url=cellar_room.url)
    for other in others:
        other.sit()
    player.take_seat()
    until_asked(player, others)
    picture(player, f"straddle-asked-{size}")
    assert faults(player.page) == [] and violations(player.page) == []
    asked = player.page.get_by_role("group", name="Straddle")
    asked.get_by_role("button", name="Straddle", exact=True).click()
    expect(asked).to_have_count(0)

    def posted() -> bool:
        return any('"blind":"straddle"' in frame for frame in player.heard)

    go_on(others, [player], posted, lambda one: one.act("fold"))
    sent = [frame for frame in player.sent if '"type":"straddle"' in frame]
    assert len(sent) == 1 and '"once":true' in sent[0]
    until_asked(player, others)
    asked.get_by_role("button", name="No", exact=True).click()
    expect(asked).to_have_count(0)
    assert len([frame for frame in player.sent if '"type":"straddle"' in frame]) == 1, "a no needs no word"
