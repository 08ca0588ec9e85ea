"""An all-in while all tables deal hand for hand: frozen until the others are done, then played out one at a time."""

import pytest

from cardroom.rules import Refused
from cardroom.table.model import commands
from cardroom.tournament.play.tournament_events import (
    HandForHand,
    RoundBegan,
    TableFrozen,
    TablePlaysOn,
)
from tests.tournament.playing import World, terms


def on_the_bubble(name: str, players: int = 12) -> World:
    """Three tables with eleven left, of whom eight are paid the same."""
    world = World(terms(name, seats=4, even_prizes=8, buy_in=0, added=8_000)).started(players)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    assert world.told(HandForHand)[-1].on and world.told(RoundBegan)[-1].tables == (1, 2, 3)
    return world


def all_in(world: World, number: int) -> str:
    """The first player of a table's hand puts everything in."""
    world.deal(number)
    hand = world.tables[number].hand
    assert hand is not None and hand.turn is not None and hand.turn.max_raise_to is not None
    player = world.tables[number].seats[hand.turn.seat].player
    world.act("raise", hand.turn.max_raise_to, number)
    return player


@pytest.mark.clause("PF-3.13.1")
@pytest.mark.parametrize("name", ["pokerstars-live-fi", "pokerstars-live-no"])
def test_tables_with_an_all_in_wait_for_the_others_and_play_out_one_at_a_time(name: str) -> None:
    world = on_the_bubble(name)
    first = all_in(world, 2)
    [told] = world.told(TableFrozen)
    assert (told.table, told.player, told.clauses) == (2, first, ("PF-3.13.1",))
    table = world.tables[2]
    assert table.hand is not None and table.hand.turn is None and table.due_at_ms() is None, "no clock runs"
    assert not any(seat.stack == 0 for seat in table.seats.values()) and table.hand.engine.stacks[0] > 0
    other = next(seat.player for seat in table.seats.values() if seat.player != first)
    with pytest.raises(Refused) as refused:
        world.table_decides(2, commands.Act(other, table.hand.hand, table.hand.decision, "fold"))
    assert refused.value.code == "table-frozen" and refused.value.clauses == ("PF-3.13.1",)
    all_in(world, 1)
    assert [event.table for event in world.told(TableFrozen)] == [2, 1] and not world.told(TablePlaysOn)
    world.deal(3)
    world.fold_out(3)
    assert [event.table for event in world.told(TablePlaysOn)] == [2], "the first that was frozen, alone"
    assert table.hand is not None and table.hand.turn is not None and world.tables[1].hand is not None
    assert world.tables[1].hand.turn is None
    world.fold_out(2)
    assert [event.table for event in world.told(TablePlaysOn)] == [2, 1]
    assert len(world.told(RoundBegan)) == 1, "the round is not over"
    world.fold_out(1)
    assert len(world.told(RoundBegan)) == 2 and all(one.ready_to_deal(0) for one in world.tables.values())


@pytest.mark.clause("PF-3.13.1")
def test_behind_play_on_no_further_all_in_stops_the_hand() -> None:
    world = on_the_bubble("pokerstars-live-fi")
    all_in(world, 2)
    for number in (1, 3):
        world.deal(number)
        world.fold_out(number)
    hand = world.tables[2].hand
    assert hand is not None and hand.turn is not None and hand.turn.call_all_in
    world.act("call", number=2)
    assert len(world.told(TableFrozen)) == 1


@pytest.mark.clause("CO-43b")
def test_where_the_house_does_not_freeze_hands_are_played_on() -> None:
    world = on_the_bubble("casinohuone")
    all_in(world, 2)
    assert world.told(TableFrozen) == [] and world.tables[2].hand is not None
    assert world.tables[2].hand.turn is not None


def test_a_frozen_hand_that_becomes_void_is_dealt_anew() -> None:
    world = on_the_bubble("pokerstars-live-fi")
    all_in(world, 2)
    world.table_decides(2, commands.VoidHand("a fault"))
    assert world.tables[2].ready_to_deal(0)
    world.deal(2)
    world.fold_out(2)
    for number in (1, 3):
        world.deal(number)
        world.fold_out(number)
    assert len(world.told(RoundBegan)) == 2


def test_outside_the_rounds_nothing_is_frozen() -> None:
    world = World(terms("pokerstars-live-fi", seats=4, buy_in=0, added=1_000)).started(12)
    all_in(world, 1)
    assert world.told(TableFrozen) == []
