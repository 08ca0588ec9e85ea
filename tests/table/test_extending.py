"""The room stood still: nobody loses time that nobody could use."""

import pytest

from cardroom.table.events import ClocksExtended, Folded, PlayerLeft, SatOut, SeatUntil, TurnStarted
from cardroom.table.model import commands
from cardroom.testing import ScriptedTable


def test_a_turn_ends_so_much_later_and_what_is_left_of_it_is_as_much_as_before() -> None:
    table = ScriptedTable(players=3)
    table.deal(dealer="A")
    until_ms = table.last(TurnStarted).until_ms
    table.wait(10)
    table.clock.pass_seconds(40)  # far beyond the end, and nobody looked at the clock
    table.do(commands.Extend(40_000))
    told = table.last(ClocksExtended)
    assert (told.by_ms, told.turn_until_ms) == (40_000, until_ms + 40_000)
    assert told.clauses == ("CO-TH.40",)
    shown = table.table.view(None, table.clock.now_ms).hand
    assert shown is not None and shown.turn is not None and shown.turn.until_ms == told.turn_until_ms
    table.act("A call")


def test_without_the_extension_it_would_have_been_too_late() -> None:
    table = ScriptedTable(players=3)
    table.deal(dealer="A")
    table.clock.pass_seconds(200)
    assert table.refusal("A call").code == "too-late"


def test_a_running_time_bank_loses_nothing() -> None:
    table = ScriptedTable(players=3)
    table.deal(dealer="A")
    turn = table.last(TurnStarted)
    table.wait(ms=turn.until_ms + 500)
    due_ms = table.table.due_at_ms()
    assert due_ms == turn.until_ms + turn.time_bank_ms
    table.clock.pass_seconds(60)
    table.do(commands.Extend(60_000))
    assert table.table.due_at_ms() == due_ms + 60_000 == table.last(ClocksExtended).turn_until_ms
    table.act("A call")
    table.act("B call", "C check")
    assert table.table.seats[1].time_bank_ms == turn.time_bank_ms - 500


def test_the_wait_for_a_player_whose_line_broke_is_longer_too() -> None:
    table = ScriptedTable(players=3)
    table.deal(dealer="A")
    table.break_line("A")
    due_ms = table.table.due_at_ms()
    assert due_ms is not None
    table.clock.pass_seconds(300)
    table.do(commands.Extend(300_000))
    assert table.table.due_at_ms() == due_ms + 300_000
    table.mend_line("A")
    table.act("A call")


@pytest.mark.clause("CO-TH.42")
def test_the_wait_after_a_server_fault_is_longer_by_a_stop() -> None:
    table = ScriptedTable(players=3)
    table.deal(dealer="A")
    table.do(commands.Interrupt())
    table.clock.pass_seconds(100)
    table.do(commands.Extend(100_000))
    told = table.last(ClocksExtended)
    assert (told.interrupted_until_ms, told.turn_until_ms) == (160_000, 0)
    assert "CO-TH.42" in told.clauses
    assert table.wait(59) == []


@pytest.mark.clause("CO-TH.38")
def test_a_break_is_longer_by_a_stop() -> None:
    table = ScriptedTable(players=4)
    table.sit_out("D")
    until_ms = table.last(SatOut).until_ms
    table.clock.pass_ms(until_ms + 5_000)
    table.do(commands.Extend(10_000))
    assert table.last(ClocksExtended).seats == (SeatUntil(4, until_ms + 10_000),)
    table.wait(ms=5_000)
    assert table.told(PlayerLeft) == []
    table.wait(ms=1)
    assert [left.seat for left in table.told(PlayerLeft)] == [4]


def test_no_time_at_all_is_no_stop() -> None:
    table = ScriptedTable(players=3)
    table.deal(dealer="A")
    assert table.refusal(commands.Extend(0)).code == "nothing-to-extend"
    assert table.refusal(commands.Extend(-1)).code == "nothing-to-extend"
    assert table.told(Folded) == []
