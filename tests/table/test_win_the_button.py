"""Winning the button: with one button the winner deals, with two the betting behind the first round begins from it."""

import pytest

from cardroom.table.events import HandStarted
from cardroom.table.model import commands
from cardroom.table.model.hand_positions import Positions
from cardroom.table.positions.sitters import Sitters
from cardroom.table.positions.winning import moved_to_winner, won_by
from tests.table.positions_of import HouseTable

ONE, TWO = "button-holdem-nl", "buttons-holdem-nl"


def table_of(game: str, players: int = 5) -> HouseTable:
    return HouseTable("casino-helsinki", players, game)


def won(table: HouseTable, seat: int) -> None:
    """Deal a hand, or play the one dealt, in which everybody folds to ``seat``."""
    if table.table.hand is None:
        table.deal()
    while (hand := table.table.hand) is not None:
        turn = hand.turn
        assert turn is not None
        name = table.table.seats[turn.seat].player
        if turn.seat == seat:
            table.act(f"{name} {'check' if 'check' in turn.actions else 'call'}")
        else:
            table.act(f"{name} fold")


@pytest.mark.clause("CH-4.12")
def test_the_winner_of_a_hand_deals_the_next_one() -> None:
    table = table_of(ONE)
    won(table, 4)
    assert table.blinds == (1, 2, 3)
    table.deal()
    assert table.blinds == (4, 5, 1) and "CH-4.12" in table.last(HandStarted).clauses
    assert [seat.seat for seat in table.last(HandStarted).seats] == [5, 1, 2, 3, 4], (
        "the cards follow the button"
    )
    won(table, 4)
    table.deal()
    assert table.blinds == (4, 5, 1), "won again, the button stays"
    won(table, 2)
    table.leave("B")
    table.deal()
    assert table.blinds == (3, 4, 5), "the winner is gone: the next player clockwise"
    table.fold_out()


@pytest.mark.clause("CH-4.12", "CH-4.13")
def test_of_several_winners_the_first_from_the_button_has_it() -> None:
    assert won_by(3, {3, 5, 1}) == 5
    assert won_by(3, {3, 1}) == 1
    assert won_by(3, {3}) == 3 and won_by(3, ()) == 0
    table = table_of(ONE, 3)
    holes = {"A": "AsKs", "B": "AhKh", "C": "2c3d"}
    table.deal(holes, "Ad Kd 7c 8c 9d")
    table.act("A call", "B call", "C check")
    for _ in range(3):
        table.act("B check", "C check", "A check")
    table.deal()
    assert table.blinds[0] == 2, "A dealt and shares with B"
    table.fold_out()


@pytest.mark.clause("CH-4.13")
def test_with_two_buttons_the_winners_button_says_where_the_later_betting_begins() -> None:
    table = table_of(TWO)
    won(table, 4)
    start = table.last(HandStarted)
    assert (start.dealer, start.betting_button) == (1, 1), "both begin with the dealer drawn"
    table.deal()
    start = table.last(HandStarted)
    assert table.blinds == (2, 3, 4) and start.betting_button == 4, "deal and blinds move as ever"
    assert "CH-4.13" in start.clauses
    assert table.table.view(None, table.clock.now_ms).hand.betting_button == 4
    hand = table.table.hand
    assert hand is not None and hand.actor_seat == 5, "behind the big blind"
    table.act("E call", "A call", "B call", "C call", "D check")
    assert [hand.actor_seat, table.act("E check") and hand.actor_seat] == [5, 1], (
        "then from the second button's left"
    )
    table.act("A check", "B check", "C check", "D check")
    assert hand.actor_seat == 5
    won(table, 2)
    table.deal()
    assert table.blinds == (3, 4, 5) and table.last(HandStarted).betting_button == 2
    table.fold_out()


@pytest.mark.clause("CH-4.13")
def test_a_split_pot_hands_the_second_button_on_to_the_next_who_shares() -> None:
    table = table_of(TWO, 3)
    won(table, 3)
    table.deal({"A": "AsKs", "B": "2c3d", "C": "AhKh"}, "Ad Kd 7c 8c 9d")
    assert table.last(HandStarted).betting_button == 3 and table.blinds == (2, 3, 1)
    table.act("B call", "C call", "A check")
    for _ in range(3):
        table.act("A check", "B check", "C check")
    table.deal()
    assert table.last(HandStarted).betting_button == 1, "A and C share; from seat 3 on A is next"
    table.fold_out()


@pytest.mark.clause("CH-4.12")
def test_new_players_come_in_on_the_big_blind_or_by_posting() -> None:
    table = table_of(ONE)
    won(table, 4)
    table.sit_at("N", 6)
    assert set(table.ways_in("N")) == {"wait", "post", "straddle"}, "nobody buys a button that is won"
    table.deal()
    assert table.blinds == (4, 5, 6) and "N" in table.dealt(), "seat 6 has the big blind"
    won(table, 1)
    table.sit_at("M", 7)
    table.enter("M", "post")
    table.deal()
    assert table.blinds == (1, 2, 3) and table.posted()[7] == (table.big, 0)
    table.fold_out()


def test_a_void_hand_leaves_the_button_where_it_was_won() -> None:
    table = table_of(ONE)
    won(table, 4)
    table.deal()
    table.do(commands.VoidHand("staff"))
    table.deal()
    assert table.blinds == (4, 5, 1)
    table.fold_out()
    assert table.table.dump()["won"] == 1, "everybody folded to the big blind"


@pytest.mark.parametrize("playing", [{1, 2, 3}, {1, 2}, {2}, set()])
@pytest.mark.parametrize("waiting", [set(), {4}, {4, 5}])
@pytest.mark.parametrize("entering", [set(), {6}, {6, 7}])
@pytest.mark.parametrize("winner", [0, 1, 4, 6, 8])
def test_wherever_the_winner_sits_the_places_are_those_of_a_hand(
    playing: set[int], waiting: set[int], entering: set[int], winner: int
) -> None:
    if len(playing | waiting | entering) < 2:
        return
    sitters = Sitters(frozenset(playing), frozenset(waiting), frozenset(entering))
    placing = moved_to_winner(Positions(1, 2, 3), winner, sitters, 8)
    now, dealt = placing.positions, placing.seats
    assert len(set(dealt)) == len(dealt) >= 2 and {now.dealer, now.small_blind, now.big_blind} <= set(dealt)
    assert playing | entering <= set(dealt) <= playing | entering | waiting
    assert set(dealt) & waiting <= {now.big_blind} or len(playing | entering) < 2
    assert dealt[-1] == now.dealer and not placing.passed & set(dealt)
    if len(dealt) == 2:
        assert now.small_blind == now.dealer != now.big_blind
    else:
        assert len({now.dealer, now.small_blind, now.big_blind}) == 3
        assert dealt.index(now.small_blind) < dealt.index(now.big_blind)
    assert winner not in playing or now.dealer == winner or len(dealt) == 2
