"""A hand made void: as if it had never been, then dealt anew."""

import pytest

from cardroom.table.events import HandStarted, HandVoided, PlayerLeft, SatOut
from cardroom.table.model import commands
from cardroom.testing import ScriptedTable


@pytest.mark.clause("CO-TH.42", "CO-23", "CO-OM.24")
@pytest.mark.parametrize(("game", "stake"), [("holdem", "NL100"), ("omaha", "PL100")])
def test_stacks_are_as_at_the_start_of_the_hand_blinds_included(game: str, stake: str) -> None:
    table = ScriptedTable(players=4, game=game, stake=stake)
    table.deal()
    table.fold_out()
    before = [table.stack(player) for player in "ABCD"]
    table.deal()
    table.act("A raise 300", "B call")
    (told,) = table.do(commands.VoidHand("fault")).events
    assert isinstance(told, HandVoided)
    assert told.reason == "fault" and "CO-23" in told.clauses
    assert [table.stack(player) for player in "ABCD"] == before
    assert {s.seat: s.stack for s in told.stacks} == dict(enumerate(before, 1))


@pytest.mark.clause("CO-23")
def test_the_hand_is_dealt_anew_to_the_same_players_from_the_same_positions() -> None:
    table = ScriptedTable(players=4)
    table.deal(dealer="C")
    dealt, positions = table.dealt(), table.positions()
    table.seat("E")
    table.do(commands.VoidHand("fault"))
    table.deal(dealer="A")
    assert (table.dealt(), table.positions()) == (dealt, positions)
    assert "CO-23" in table.last(HandStarted).clauses
    table.fold_out()
    table.deal()
    assert table.positions()[2] == "B", "the button moves on from the hand dealt anew"


@pytest.mark.clause("CO-23", "CO-TH.39")
def test_if_a_player_is_gone_the_next_hand_is_one_after_the_hand_before() -> None:
    table = ScriptedTable(players=5)
    table.deal()
    table.fold_out()
    table.deal()
    assert table.positions() == ("B", "C", "D")
    table.do(commands.VoidHand("fault"))
    table.leave("A")
    table.deal()
    assert table.positions() == ("B", "C", "D")
    assert table.dealt() == "BCDE"


@pytest.mark.clause("CO-TH.42")
def test_a_player_who_folded_and_left_gets_back_what_was_in_the_void_pot() -> None:
    table = ScriptedTable(players=4)
    table.deal()
    table.act("D raise 300", "A call", "B call", "C call", "B raise 200", "C fold")
    table.leave("C")
    assert table.accounts["C"] == -300
    table.do(commands.VoidHand("staff"))
    assert table.accounts["C"] == 0
    assert all(table.stack(player) == 10000 for player in "ABD")


@pytest.mark.clause("CO-TH.42")
def test_an_automatic_decision_in_a_void_hand_puts_nobody_out() -> None:
    table = ScriptedTable(players=4)
    table.deal()
    table.wait(30)
    table.do(commands.VoidHand("fault"))
    assert table.told(SatOut) == []


def test_wishes_are_carried_out_after_a_void_hand_too() -> None:
    table = ScriptedTable(players=4)
    table.deal()
    table.leave("A")
    table.do(commands.VoidHand("fault"))
    assert table.last(PlayerLeft).stack == 10000


@pytest.mark.clause("CO-TH.13", "CO-TH.42")
def test_a_void_hand_of_two_does_not_use_the_exception_up() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.fold_out()
    table.leave("A")
    table.deal()
    table.do(commands.VoidHand("fault"))
    assert table.table.ready_to_deal(0)
    table.deal()
    table.fold_out()
    assert not table.table.ready_to_deal(0)


@pytest.mark.clause("CO-TH.13", "CO-TH.42")
def test_nor_when_it_is_dealt_to_others_than_before() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.fold_out()
    table.leave("A")
    table.deal()
    table.seat("D")
    table.leave("B")
    table.do(commands.VoidHand("fault"))
    table.deal()
    assert table.dealt() == "CD"


def test_without_a_hand_there_is_nothing_to_void() -> None:
    assert ScriptedTable(players=3).refusal(commands.VoidHand("staff")).code == "no-hand"
