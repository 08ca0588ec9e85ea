"""Button, blinds and entry as each house's document has them: its clauses and its printed examples."""

import pytest

from cardroom.cards.card import card
from cardroom.rules import house
from cardroom.table.events import (
    DealerDrawn,
    HandStarted,
    PlayerSeated,
)
from cardroom.table.model import commands
from tests.table.positions_of import HouseTable

HELSINKI, KRUH, LIVE, ONLINE = "casino-helsinki", "casino-kruh", "pokerstars-live-fi", "casinohuone"
PLAYERS = {"P1": 1, "P2": 2, "P3": 3, "N": 3, "P4": 4, "P5": 5, "": 0}


def examples(number: int) -> list[tuple[int, int, int]]:
    """The rows of a printed example as seats."""
    rows = [row for row in house(HELSINKI).tables["button_examples"].rows if row["example"] == number]
    return [tuple(PLAYERS[row[name]] for name in ("button", "small_blind", "big_blind")) for row in rows]  # type: ignore[misc]  # three names, three seats


# ---------------------------------------------------------------- how the button moves


@pytest.mark.clause("CH-4.1", "CH-4.2", "CH-4.5", "CH-4.6")
def test_button_and_blinds_move_one_player_on_and_the_player_behind_the_big_blind_opens() -> None:
    table = HouseTable(HELSINKI)
    assert [table.hand() for _ in range(3)] == [(1, 2, 3), (2, 3, 4), (3, 4, 5)]
    table.deal()
    assert table.table.hand is not None and table.table.hand.actor_seat == 2  # 4, 5, 1 are button and blinds
    assert table.last(HandStarted).seats[0].seat == 5, "the first card goes to the button's left"


@pytest.mark.clause("CH-4.20", "CH-4.21")
def test_the_printed_example_of_a_big_blind_who_leaves() -> None:
    table = HouseTable(HELSINKI)
    first = table.hand()
    table.leave("C")
    assert [first, table.hand(), table.hand(), table.hand()] == examples(1)


@pytest.mark.clause("CH-4.22")
def test_the_printed_example_of_a_new_player_who_takes_the_big_blinds_seat_at_once() -> None:
    table = HouseTable(HELSINKI)
    first = table.hand()
    table.leave("C")
    table.sit_at("N", 3)
    assert [first, table.hand(), table.hand(), table.hand()] == examples(2)
    assert "CH-4.22" in table.told(HandStarted)[1].clauses


@pytest.mark.clause("CH-4.20")
def test_the_small_blind_leaves_and_the_button_stays_for_a_hand() -> None:
    table = HouseTable(HELSINKI)
    table.hand()
    table.leave("B")
    assert [table.hand(), table.hand()] == [(1, 3, 4), (3, 4, 5)]


@pytest.mark.clause("CH-4.38", "CH-4.39")
def test_of_three_one_leaves_and_the_larger_blind_of_the_last_hand_gets_the_button() -> None:
    table = HouseTable(HELSINKI, 3)
    assert table.hand() == (1, 2, 3)
    table.leave("A")
    table.deal()
    assert table.blinds == (3, 3, 2)
    hand = table.table.hand
    assert hand is not None and hand.actor_seat == 3, "the button acts first before the flop"
    assert [seat.seat for seat in hand.players] == [2, 3], "the deal begins with the other"
    table.act("C call", "B check")
    assert hand.actor_seat == 2


@pytest.mark.clause("PF-3.1.1", "CK-BB.3", "CK-BB.0.2", "CK-BB.2", "CK-TH.16", "CK-OM.14")
@pytest.mark.parametrize("name", [LIVE, KRUH])
def test_the_button_may_be_dead(name: str) -> None:
    """Test H of the notes, at nine seats and at five: both blinds go, and the button stops at their empty seats."""
    table = HouseTable(name, 9)
    seen = [table.hand() for _ in range(3)]
    assert seen == [(1, 2, 3), (2, 3, 4), (3, 4, 5)]
    table.leave("D")
    table.leave("E")
    assert [table.hand(), table.hand(), table.hand()] == [(4, 0, 6), (5, 6, 7), (6, 7, 8)]


@pytest.mark.clause("PF-3.1.2", "CK-BB.4", "CK-T.28")
@pytest.mark.parametrize("name", [LIVE, KRUH, HELSINKI])
def test_when_two_are_left_nobody_has_the_big_blind_twice_running(name: str) -> None:
    table = HouseTable(name, 3)
    assert table.hand() == (1, 2, 3)
    table.leave("B")
    assert [table.hand(), table.hand()] == [(3, 3, 1), (1, 1, 3)]


def test_heads_up_a_third_player_sits_down_and_comes_in_behind_the_big_blind() -> None:
    table = HouseTable(LIVE, 2)
    assert table.hand() == (1, 1, 2)
    table.sit_at("N", 3)
    assert table.hand() == (1, 2, 3)
    assert not table.last(PlayerSeated).waits_for_big_blind


# ---------------------------------------------------------------- the first button


@pytest.mark.clause("CH-4.17", "CK-H.9", "CK-T.8")
@pytest.mark.parametrize("name", [HELSINKI, KRUH])
def test_the_highest_card_gets_the_first_button_and_suits_break_ties(name: str) -> None:
    for chance in range(40):
        table = HouseTable(name)
        table.do(commands.StartHand("h1", "seal", chance), table.deck({}, "", chance))
        drawn = table.last(DealerDrawn)
        assert [one.seat for one in drawn.cards] == [1, 2, 3, 4, 5]
        highest = max(drawn.cards, key=lambda one: card(one.card))
        assert drawn.seat == highest.seat == table.blinds[0]


@pytest.mark.clause("CO-3")
@pytest.mark.parametrize("name", [LIVE, ONLINE])
def test_the_first_button_is_drawn_by_chance(name: str) -> None:
    seen = set()
    for chance in range(5):
        table = HouseTable(name)
        table.do(commands.StartHand("h1", "seal", chance), table.deck({}, "", chance))
        assert not table.last(DealerDrawn).cards
        seen.add(table.blinds[0])
    assert seen == {1, 2, 3, 4, 5}
