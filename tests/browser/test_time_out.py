"""Who lets the clock run out and then decides in the same hand stays in the game, without a press on "Come back"."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite, Visit
from tests.browser.layout import faults, out_of_sight
from tests.browser.playing import go_on, play_to_turn_of, sit_together

ON_ITS_SIDE = {
    "viewport": {"width": 844, "height": 390},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}
CLOCK_SECONDS = 60
"""More than a turn and the time bank of a newcomer take together."""


@pytest.mark.slow
def test_who_acts_after_a_time_out_in_the_same_hand_is_dealt_in_again(visit: Visit, puppets: Invite) -> None:
    visitor = visit("Viipyvä", **ON_ITS_SIDE)
    others = sit_together(visitor, "Pot-limit Omaha 2/4", puppets, "omaha-pl400", 400_00)
    play_to_turn_of(visitor, others)
    visitor.check_or_call_now()
    play_to_turn_of(visitor, others)
    expect(visitor.check_or_call).to_contain_text("Check")
    missed = visitor.turn_token()
    expect(visitor.check_or_call).to_be_hidden(
        timeout=CLOCK_SECONDS * 1000
    )  # nothing is done: the clock decides
    assert out_of_sight(visitor.page) == []

    play_to_turn_of(visitor, others)
    decided = visitor.turn_token()
    assert decided[0] == missed[0], "the hand goes on, the next street of it"
    assert visitor.page.get_by_role("button", name="Come back").count() == 0
    visitor.check_or_call_now()

    def next_hand() -> bool:
        """the visitor has a turn in the next hand"""
        visitor.look_on()
        return visitor.may_act() and visitor.turn_token()[0] != decided[0]

    go_on(others, [visitor], next_hand, seconds=90)
    assert not any('"type":"sit_in"' in frame for frame in visitor.sent), "the visitor never had to come back"
    own = visitor.seats.get_by_role("listitem").filter(has_text="(You)")
    expect(own).not_to_contain_text(re.compile("away", re.IGNORECASE))
    assert faults(visitor.page) == []
