"""A lost connection is shown at once and mends itself; what was sent twice counts once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from cardroom.table.events import Called, Checked
from tests.browser.conftest import Invite, Visit
from tests.browser.playing import expect_shown, go_on, play_to_turn_of, sit_together
from tests.browser.puppet import Puppet
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor

LOST = "No connection to the room."
BEFORE_A_PING_MS = 5_900
"""Sooner than an answer to a ping is missed, by which a page would notice it in any case."""


def test_a_broken_network_is_shown_and_the_table_is_right_again_without_a_reload(
    visit: Visit, puppets: Invite, room: RunningRoom
) -> None:
    player = visit("Katja", keeps_shell=True)
    others = sit_together(player, "Pot-limit Omaha 1/2", puppets, "omaha-pl200", 20000)
    table = player.page.url.rsplit("/", 1)[1]

    def others_turn() -> bool:
        for puppet in others:
            puppet.catch_up()
        return any(puppet.on_turn for puppet in others)

    go_on([], [player], others_turn)
    loaded = player.page.evaluate("performance.timeOrigin")
    player.context.set_offline(True)
    alert = player.page.get_by_role("alert").filter(has_text=LOST)
    expect(alert).to_be_visible(timeout=BEFORE_A_PING_MS)
    expect(alert).to_contain_text("Your seats and stacks are kept")
    next(puppet for puppet in others if puppet.on_turn).check_or_call()
    player.context.set_offline(False)
    expect(alert).to_be_hidden()
    play_to_turn_of(player, others)
    with Puppet(room.url, player.name, player.cookie) as beside:
        expect_shown(player, beside.watch(table))
    assert player.page.evaluate("performance.timeOrigin") == loaded, "the page was not loaded anew"


class CutLine:
    """Between a page and the room: lets the first decision through, loses its answer, and breaks."""

    def __init__(self, visitor: Visitor) -> None:
        self.sent: list[Any] = []
        self.cuts = 0
        visitor.page.route_web_socket(re.compile(r"/ws(\?|$)"), self._connect)

    def _connect(self, page: Any) -> None:
        room = page.connect_to_server()
        losing = False

        def from_page(text: str) -> None:
            nonlocal losing
            message = json.loads(text)
            if message["type"] == "act":
                self.sent.append(message)
                losing = self.cuts == 0
            room.send(text)

        def from_room(text: str) -> None:
            if not losing:
                page.send(text)
            elif json.loads(text)["type"] == "done" and not self.cuts:
                self.cuts += 1
                page.close(code=1001, reason="the line was cut")
                room.close(code=1001, reason="the line was cut")

        page.on_message(from_page)
        room.on_message(from_room)


def test_a_decision_whose_answer_was_lost_is_sent_again_and_counts_once(
    visit: Visit, puppets: Invite
) -> None:
    player = visit("Ritva")
    line = CutLine(player)
    others = sit_together(player, "Pot-limit Omaha 2/4", puppets, "omaha-pl400", 40000)
    play_to_turn_of(player, others)
    player.check_or_call.click()
    expect(player.actions.get_by_text("Sent twice after a lost connection. It counted once.")).to_be_visible()
    assert line.cuts == 1
    first, again = line.sent
    assert first == again, "the same request, by its id"
    table = player.get(f"/api/tables/{first['table']}")
    mine = next(seat["seat"] for seat in table["seats"] if table["names"][seat["player"]] == player.name)
    others[0].wait(lambda: bool(decisions_of(mine, others[0])), "the decision")
    others[0].catch_up()
    assert len(decisions_of(mine, others[0])) == 1


def decisions_of(seat: int, heard_by: Puppet) -> list[object]:
    """What a seat called and checked, as another player was told."""
    events = [event for message in heard_by.heard for event in getattr(message, "events", ())]
    return [event for event in events if isinstance(event, Called | Checked) and event.seat == seat]


@pytest.fixture
def own_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room that may be killed."""
    running = RunningRoom(tmp_path_factory.mktemp("killed") / "room")
    running.start()
    yield running
    running.stop()


def test_a_killed_room_comes_back_and_so_does_the_hand(
    visit: Visit, puppets: Invite, own_room: RunningRoom
) -> None:
    player = visit("Outi", url=own_room.url)
    others = sit_together(
        player,
        "No-limit hold'em 0.05/0.10",
        lambda *args: puppets(*args, url=own_room.url),
        "holdem-nl10",
        1000,
    )
    table = player.page.url.rsplit("/", 1)[1]
    play_to_turn_of(player, others)
    player.check_or_call_now()
    with Puppet(own_room.url, player.name, player.cookie) as beside:
        before = beside.watch(table)
    own_room.kill()
    alert = player.page.get_by_role("alert").filter(has_text=LOST)
    expect(alert).to_be_visible(timeout=BEFORE_A_PING_MS)
    own_room.start()
    expect(alert).to_be_hidden()
    back = [Puppet(own_room.url, puppet.name, puppet.cookie) for puppet in others]
    try:
        for puppet in back:
            puppet.watch(table)
        after = back[0].watch(table)
        assert before.hand is not None and after.hand is not None
        assert after.hand.hand == before.hand.hand, "the hand goes on where it was"
        assert {seat.player: seat.stack for seat in after.seats} == {
            seat.player: seat.stack for seat in before.seats
        }
        play_to_turn_of(player, back)
        with Puppet(own_room.url, player.name, player.cookie) as beside:
            expect_shown(player, beside.watch(table))
    finally:
        for puppet in back:
            puppet.__exit__()
