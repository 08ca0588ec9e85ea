"""Nothing of one seat lies over another's, at full tables with every bet out: plates, cards, bets, tags, the button."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.layout import covered
from tests.browser.room import RunningRoom
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.looks

TURNS = 4
DESK = {"viewport": {"width": 1280, "height": 800}}
NINE = "Pot-limit Omaha 1/2 · PokerStars Live (FI)"
NINE_ELSEWHERE = "Pot-limit Omaha Hi-Lo 1/2 · PokerStars Live (FI)"
"""A pool of its own: who comes behind another test finds a seat that its player has only just left."""
STUD = "Fixed-limit Seven Card Stud 2/4 · Casino Helsinki"


def looked_at(player: Visitor) -> list[str]:
    """What was covered in some turns of the player, by turn."""
    found = []
    for turn in range(TURNS):
        player.wait_for(player.may_act_soon, "no turn came", seconds=60)
        player.wait_for_turn()
        found += [f"turn {turn}: {one}" for one in covered(player.page)]
        player.check_or_call_now()
    return found


@pytest.mark.parametrize(
    ("pool", "stake", "others", "view"),
    [
        ("holdem-nl200", "No-limit hold'em 1/2 · Casinohuone", 5, PHONE),
        ("pokerstars-live-fi:omaha-pl-pl200", NINE, 8, PHONE),
        ("pokerstars-live-fi:omaha8-pl-pl200", NINE_ELSEWHERE, 8, DESK),
        ("casino-helsinki:stud-fl-fl2-4-a", STUD, 7, PHONE),
    ],
    ids=["six on a phone", "nine on a phone", "nine on a desk", "stud on a phone"],
)
def test_nothing_lies_over_another_at_a_full_table(
    visit: Visit, houses_room: RunningRoom, pool: str, stake: str, others: int, view: dict[str, Any]
) -> None:
    assert len(houses_room.bots(pool, others)) == others
    player = visit(f"Full {others}", houses_room.url, **view)
    player.join(stake)
    found = looked_at(player)
    houses_room.bots(pool, 0)
    assert found == [], "\n".join(found)
