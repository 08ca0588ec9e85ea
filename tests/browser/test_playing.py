"""People play: two with browsers among bots, to a showdown, and a reload in the middle of a hand."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import expect_shown
from tests.browser.puppet import Puppet
from tests.browser.room import RunningRoom
from tests.browser.visitor import PASSWORD, Visitor, fresh_name, play_on

STAKE = "No-limit hold'em 0.05/0.10"
POOL = "holdem-nl10"


def sign_up_by_form(visitor: Visitor) -> None:
    """As a stranger does: from the lobby to the form and back, signed in."""
    visitor.name = fresh_name("Vieras")
    page = visitor.go("/")
    page.get_by_role("main").get_by_role("link", name="Sign up").click()
    page.get_by_label("Name").fill(visitor.name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_role("link", name=f"Cashier: balance of {visitor.name}")).to_have_text("€1,000.00")


def test_two_people_sign_up_and_play_with_bots_and_a_reload_changes_nothing(
    visit: Visit, room: RunningRoom
) -> None:
    one, other = (visit(reduced_motion="no-preference") for _ in range(2))
    sign_up_by_form(one)
    sign_up_by_form(other)
    room.bots(POOL, 3)
    one_table = one.join(STAKE)
    other_table = other.join(STAKE)
    assert one_table == other_table, "six seats are enough for three bots and two people"

    # One of them reloads on the own turn, when nobody else can change the table.
    play_on([one], other.check_or_call.is_visible, "the turn never came")
    other.wait_for_turn()
    turn = other.turn_token()
    with Puppet(room.url, other.name, other.cookie) as beside:
        before = beside.watch(other_table)
        assert before.hand is not None and before.hand.hand == turn[0]
        expect_shown(other, before)
        other.page.reload()
        other.wait_for_turn()
        after = beside.watch(other_table)
        assert other.turn_token() == turn
        assert (after.hand, after.you, after.seats) == (before.hand, before.you, before.seats)
        expect_shown(other, after)
    room.bots(POOL, 0)


def test_a_hand_is_played_to_its_showdown(visit: Visit, room: RunningRoom) -> None:
    player = visit("Ilona")
    room.bots("holdem-nl4", 3)
    player.join("No-limit hold'em 0.02/0.04")
    lines = player.open_log().get_by_role("listitem")
    mine = lines.filter(
        has_text=re.compile(
            "^You show .+: (a )?(high card|pair|two pair|three|straight|flush|full house|four|royal)"
        )
    )
    play_on([player], mine.first.is_visible, "no showdown came")
    expect(lines.filter(has_text=re.compile(r"wins? \d+\.\d\d")).first).to_be_visible()
    expect(lines.filter(has_text="Hand over.").last).to_be_visible()
    room.bots("holdem-nl4", 0)
