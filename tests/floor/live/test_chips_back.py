"""Chips that go back by a ruling, antes and dead money too: of a hand that was lost, or of a deal that is void."""

from typing import Any

import pytest

from cardroom.engine import Hand
from cardroom.floor.live import LiveHand
from tests.floor.live.test_hardest import CH, act, bet, finish, seat, table
from tests.floor.rulings import LIVE

LOST = {"how": "mixed_with_discards", "protected_by": "object", "known": False}


def lose(live: LiveHand, who: str) -> None:
    """A protected hand is lost, and staff give its chips back where that is theirs to say."""
    ruling = live.irregular("hand_lost", LOST, seat(live, who))
    if live.question:
        live.decide("chips-go-back")
    else:
        assert ruling.chips_of("player").returned == ruling.chips_of("player").put_in


@pytest.mark.clause("CH-1.18")
@pytest.mark.parametrize("name", LIVE)
@pytest.mark.parametrize(
    ("posts", "back"),
    [
        ({"antes": [50] * 4}, 50),
        ({"antes": [0, 400, 0, 0]}, 0),
        ({"dead": [0, 0, 0, 200]}, 200),
        ({"antes": [50] * 4, "dead": [0, 0, 0, 200]}, 250),
    ],
)
def test_all_chips_of_a_protected_hand_that_was_lost_go_back(
    name: str, posts: dict[str, Any], back: int
) -> None:
    live = table(name, **posts)
    posted = live.hand.total
    act(live, "A:raise=1200 B:call")
    lose(live, "B")
    assert live.stacks[seat(live, "B")] == 20_000
    assert live.hand.total == posted - back + 1200
    act(live, "C:call D:call")
    pot = posted - back - 600 + 3 * 1200
    assert [one.amount for one in live.pots()] == [pot]
    behind = live.stacks[seat(live, "A")]
    finish(live, "A")
    assert live.stacks[seat(live, "A")] == behind + pot and sum(live.stacks) == 80_000


@pytest.mark.clause("CH-1.18", "CH-4.10")
def test_an_ante_for_all_that_went_back_is_no_part_of_the_pot_that_may_be_raised() -> None:
    live = table(CH, form="pot_limit", antes=[0, 400, 0, 0])
    lose(live, "D")
    # The pot is the two blinds' worth of 200 now; a call of 400 and the pot behind it.
    assert live.hand.total == 200 and live.options().max_raise_to == 400 + 200 + 400


@pytest.mark.clause("CH-1.18")
def test_a_short_ante_that_went_back_makes_no_pot_of_its_own() -> None:
    live = table(CH, antes=[50] * 4, stacks=[20_000, 20_000, 20_000, 430])
    assert bet(live, "D") == (400, 0)
    lose(live, "D")
    act(live, "A:call B:fold C:call")
    assert live.stacks[seat(live, "D")] == 430
    assert [pot.amount for pot in live.pots()] == [3 * 50 + 2 * 400]
    finish(live, "A")
    assert sum(live.stacks) == 60_430


def test_a_hand_whose_antes_went_back_comes_out_of_its_data_the_same() -> None:
    live = table(CH, antes=[50] * 4, stacks=[20_000, 20_000, 700, 20_000])
    act(live, "A:call B:call C:all-in")
    lose(live, "B")
    act(live, "D:call A:call")
    again = Hand.load(live.hand.dump())
    assert again.pots() == live.pots() and again.dump() == live.hand.dump()


@pytest.mark.clause("CH-3.20", "CH-3.25")
@pytest.mark.parametrize("name", LIVE)
@pytest.mark.parametrize("posts", [{"antes": [50] * 4}, {"antes": [0, 400, 0, 0]}, {"dead": [0, 0, 0, 200]}])
def test_a_void_deal_gives_antes_and_dead_money_back_and_its_ruling_says_so(
    name: str, posts: dict[str, Any]
) -> None:
    live = table(name, **posts)
    act(live, "A:raise=1200 B:call")
    put_in = {
        f"seat_{player + 1}": stack
        for player, stack in enumerate(20_000 - stack for stack in live.stacks)
        if stack
    }
    ruling = live.irregular("duplicate_card")
    if live.question:
        live.decide("void")
    else:
        assert {chips.who: chips.returned for chips in ruling.chips} == put_in
    assert live.is_over and live.stacks == [20_000] * 4
