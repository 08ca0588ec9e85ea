"""Leaving: at once, after the hand, or not after all."""

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.money_moves import CashedOut, HandSettled
from cardroom.rules import house
from cardroom.table.events import Checked, Folded, HandEnded, PlayerLeft, PlayerSeated
from cardroom.table.model import commands
from cardroom.testing import ScriptedTable


def test_between_hands_one_leaves_at_once_with_all_chips() -> None:
    table = ScriptedTable(players=3)
    left = table.leave("B").events[0]
    assert isinstance(left, PlayerLeft)
    assert (left.seat, left.stack, left.reason) == (2, 10000, "wish")
    assert table.accounts["B"] == 0


@pytest.mark.clause("CO-TH.27")
def test_a_player_still_in_the_hand_plays_it_and_leaves_when_it_is_over() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.leave("A")
    assert table.told(PlayerLeft) == []
    assert table.private[1][-1].leave_after_hand  # type: ignore[union-attr]  # the last one is of the wishes
    table.act("A raise 300", "B fold", "C fold")
    assert table.last(PlayerLeft).stack == 10150
    assert table.events.index(table.last(HandEnded)) < table.events.index(table.last(PlayerLeft))


def test_a_player_who_gives_the_hand_up_and_leaves_keeps_nobody_waiting() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.act("A call", "B call", "C check")
    table.leave("C", gives_up=True)
    table.act("B check")
    table.wait(ms=0)
    assert table.last(Checked).seat == 3 and table.last(Checked).clauses
    table.act("A raise 200", "B fold")
    table.wait(ms=0)
    assert (table.last(Folded).seat, table.last(Folded).automatic) == (3, "left")
    assert table.last(PlayerLeft).stack == 9900


def test_who_gives_up_on_the_own_turn_is_decided_for_at_once() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.leave("A", gives_up=True)
    table.wait(ms=0)
    assert table.last(Folded).seat == 1 and table.table.hand is not None
    table.act("B fold")
    assert table.last(PlayerLeft).stack == 10000


def test_who_takes_it_back_decides_again_with_the_whole_time_bank() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.leave("B", gives_up=True)
    bank = table.table.seats[2].time_bank_ms
    table.do(commands.StayAtTable("B"))
    table.act("A call")
    table.wait(seconds=1)
    table.act("B call", "C check")
    assert table.table.seats[2].time_bank_ms == bank


def test_at_open_face_nobody_waits_for_who_gave_the_hand_up_and_left() -> None:
    table = ScriptedTable(players=3, book=house("casino-helsinki"), game="open-face", stake="P100")
    table.deal()
    table.leave("A", gives_up=True)
    began_ms = table.clock.now_ms
    while table.table.hand is not None:
        assert table.table.hand.turn is not None
        seat = table.table.hand.turn.seat
        if table.table.seats[seat].player == "A":
            table.wait(ms=0)
        else:
            table.go_on()
    assert table.clock.now_ms == began_ms
    assert table.last(PlayerLeft).player == "A"


@pytest.mark.clause("CO-TH.20")
def test_a_player_who_has_folded_leaves_at_once_and_what_is_in_the_pot_stays_there() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.act("A raise 300", "B call", "C call", "B raise 100", "C fold")
    table.leave("C")
    assert table.last(PlayerLeft).stack == 9700
    table.act("A fold")
    settled = table.last_settled
    assert settled.net["C"] == -300
    assert table.accounts["C"] == -300
    assert [s.seat for s in table.last(HandEnded).stacks] == [2, 1]


def test_the_seat_of_one_who_folded_and_left_is_free_when_the_hand_is_over() -> None:
    table = ScriptedTable(players=6)
    table.deal()
    table.act("D fold")
    table.leave("D")
    assert table.table.free_seats == 0
    assert table.refusal(of_cash.TakeSeat("G", 10000, 0)).code == "table-full"
    table.fold_out()
    assert table.table.free_seats == 1
    table.seat("G")
    assert table.last(PlayerSeated).seat == 4


def test_one_who_left_after_folding_may_come_back_to_another_seat_in_the_same_hand() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.act("A raise 300", "B call", "C call", "B check", "C fold")
    table.leave("C")
    table.seat("C")
    assert table.last(PlayerSeated).seat == 4
    table.fold_out()
    assert table.stack("C") == 10000
    assert table.accounts["C"] == -10000 - 300


def test_the_wish_to_leave_can_be_taken_back() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.leave("A")
    table.do(commands.StayAtTable("A"))
    table.fold_out()
    assert table.told(PlayerLeft) == []
    assert table.refusal(commands.StayAtTable("A")).code == "not-leaving"


def test_what_staff_decided_the_player_cannot_take_back() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.do(commands.LeaveTable("A", reason="staff"))
    assert table.refusal(commands.StayAtTable("A")).code == "table-closing"
    table.fold_out()
    assert table.last(PlayerLeft).reason == "staff"


@pytest.mark.clause("CO-TH.41")
def test_one_who_left_without_a_word_is_folded_by_the_clock() -> None:
    table = ScriptedTable(players=4)
    table.deal()
    table.leave("D")
    table.break_line("D")
    table.wait(35)
    assert table.last(Folded).automatic == "left"
    assert table.told(PlayerLeft) == []
    table.fold_out()
    assert table.last(PlayerLeft).player == "D"


def test_a_drained_table_finishes_its_hand_and_deals_no_more_until_reopened() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.do(commands.Drain("maintenance"))
    assert table.table.state == "draining"
    table.fold_out()
    assert not table.table.ready_to_deal(0)
    assert table.refusal(commands.StartHand("h", "s", 0)).code == "table-draining"
    assert table.refusal(of_cash.TakeSeat("D", 10000, 0)).code == "table-closing"
    assert table.refusal(commands.Drain("again")).code == "draining-already"
    table.do(commands.Reopen())
    assert table.refusal(commands.Reopen()).code == "not-draining"
    assert table.table.ready_to_deal(0)


def test_a_drained_table_is_closed_when_the_last_player_has_gone() -> None:
    table = ScriptedTable(players=2)
    table.do(commands.Drain("closing"))
    for player in "AB":
        table.do(commands.LeaveTable(player, reason="closing"))
    assert table.table.state == "closed"
    assert [m for m in table.money if isinstance(m, CashedOut)] == [
        CashedOut("A", 10000),
        CashedOut("B", 10000),
    ]
    assert not any(isinstance(m, HandSettled) for m in table.money)


def test_staff_let_a_player_stay_whom_they_wanted_elsewhere_and_nobody_else() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    assert table.refusal(commands.StayInSeat("A")).code == "not-leaving"
    table.do(commands.LeaveTable("A", reason="staff"))
    table.do(commands.StayInSeat("A"))
    assert table.table.seats[1].wants_to_leave == ""
    table.do(commands.LeaveTable("A"))
    assert table.refusal(commands.StayInSeat("A")).code == "table-closing", "the own wish is the player's"
