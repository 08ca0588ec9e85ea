"""A server fault: play stops, the players come back or do not."""

import pytest

from cardroom.table import commands as asked
from cardroom.table.events import HandVoided, PlayInterrupted, PlayResumed, SatOut, TurnStarted
from cardroom.testing import ScriptedTable


def interrupted(players: int = 4) -> ScriptedTable:
    """A fault at second 100, in a hand in which seat 1 has raised and seat 2 is to act."""
    table = ScriptedTable(players=players)
    table.wait(100)
    table.deal(dealer="B")
    table.act("A raise 300")
    table.do(asked.Interrupt())
    return table


@pytest.mark.clause("CO-TH.42", "CO-23")
def test_a_fault_stops_the_clocks_and_nobody_can_act_until_the_players_are_back() -> None:
    table = interrupted()
    assert table.last(PlayInterrupted).until_ms == 160_000
    assert "CO-TH.42" in table.last(PlayInterrupted).clauses
    assert table.refusal("B fold").code == "interrupted"
    assert table.wait(59) == []


@pytest.mark.clause("CO-TH.42")
def test_once_all_are_back_the_turn_begins_anew() -> None:
    table = interrupted()
    for player in "ABC":
        table.wait(5)
        table.mend_line(player)
        assert table.told(PlayResumed) == []
    table.mend_line("D")
    assert table.last(PlayResumed)
    turn = table.last(TurnStarted)
    assert (turn.seat, turn.call, turn.until_ms) == (2, 300, 130_000)
    table.act("B call")


@pytest.mark.clause("CO-TH.42")
def test_a_player_who_has_folded_holds_up_nobody() -> None:
    table = ScriptedTable(players=4)
    table.deal(dealer="B")
    table.act("A fold")
    table.do(asked.Interrupt())
    for player in "BCD":
        table.mend_line(player)
    assert table.last(PlayResumed)


@pytest.mark.clause("CO-TH.42", "CO-23", "CO-TH.41")
def test_when_the_time_is_up_the_hand_is_void_and_the_absent_sit_out() -> None:
    table = interrupted()
    for player in "ABC":
        table.mend_line(player)
    table.wait(60)
    assert table.last(HandVoided).reason == "fault"
    assert [table.stack(player) for player in "ABCD"] == [10000] * 4
    assert [(out.seat, out.reason) for out in table.told(SatOut)] == [(4, "disconnected")]
    assert table.table.ready_to_deal(table.clock.now_ms)
    table.deal()
    assert table.dealt() == "ABC"


@pytest.mark.clause("CO-TH.42")
def test_a_second_fault_while_waiting_gives_the_whole_time_again() -> None:
    table = interrupted()
    table.wait(50)
    table.do(asked.Interrupt())
    assert table.last(PlayInterrupted).until_ms == 210_000
    table.wait(59)
    assert table.told(HandVoided) == []


def test_a_table_without_a_hand_deals_when_its_players_are_back() -> None:
    table = ScriptedTable(players=3)
    table.do(asked.Interrupt())
    assert not table.table.ready_to_deal(0)
    assert table.refusal(asked.StartHand("h", "s", 0)).code == "interrupted"
    for player in "ABC":
        table.mend_line(player)
    assert table.table.ready_to_deal(0)
