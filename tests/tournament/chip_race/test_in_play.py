"""Colour-ups in a running tournament: every table stands for its race, and the chips in play are those issued."""

import pytest

from cardroom.rules import house
from cardroom.tournament.play.tournament_commands import PauseTournament
from cardroom.tournament.play.tournament_events import ChipsRaced, LevelBegan
from cardroom.tournament.structures.structure import Structure, StructureLevel
from cardroom.tournament.structures.structure_terms import terms_of
from cardroom.tournament.table_messages import ColouredUp, RaceChips
from cardroom.tournament.tournament_terms import ColourUp
from tests.tournament.playing import World, terms

LIVE = ("casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no")


def uneven(name: str) -> World:
    """Seven players at two tables with 1,050 chips, level one of a hand, behind which chips of 25 become 100."""
    world = World(terms(name, seats=4, stack=1_050, level_hands=1, colour_ups=(ColourUp(1, 25, 100),)))
    return world.started(7)


@pytest.mark.clause("CH-8.34", "CH-8.35", "CK-T.11", "PF-3.2")
@pytest.mark.parametrize("name", LIVE)
def test_every_table_races_behind_its_hand_and_nothing_is_dealt_meanwhile(name: str) -> None:
    world = uneven(name)
    world.deal(2)
    world.deal(1)
    world.fold_out(1)
    assert [event.level for event in world.told(LevelBegan)] == [1, 2]
    assert [event.table for event in world.told(ChipsRaced)] == [1], (
        "the other table plays its hand out first"
    )
    world.fold_out(2)
    raced = {event.table: event for event in world.told(ChipsRaced)}
    assert sorted(raced) == [1, 2]
    state = world.tournament.state
    for number, event in raced.items():
        table = world.tables[number]
        assert (event.old, event.new) == (25, 100) and event.clauses
        for row in event.rows:
            seat = table.seat_of(row.player)
            assert seat is not None and seat.stack == row.after == state.tables[number].players[row.player]
            assert row.after > 0 and len(row.cards) == row.left_over == row.before % 100 // 25
        assert event.added == sum(row.after - row.before for row in event.rows)
        assert table.ready_to_deal(0), "play goes on"
    assert state.issued == 7 * 1_050 + sum(event.added for event in raced.values()) == state.seated


@pytest.mark.clause("CH-8.36", "CK-T.11", "PF-3.2")
@pytest.mark.parametrize("name", LIVE)
def test_nobody_goes_out_by_a_race(name: str) -> None:
    world = uneven(name)
    world.decide(PauseTournament("S", "the race is shown"))
    table = world.tables[1]
    players = world.players_at(1)
    stacks = [25, *[1_075] * (len(players) - 1)]
    given = set()
    for chance in range(40):
        for player, stack in zip(players, stacks, strict=True):
            seat = table.seat_of(player)
            assert seat is not None
            seat.stack = stack
        [report] = table.decide(RaceChips(chance, 25, 100, chance), 0).messages
        assert isinstance(report, ColouredUp) and all(row.after > 0 for row in report.rows)
        given.add(report.rows[0].given)
    assert given == {0, 100}, "who loses the race for the last chip is given one of those that stay"


def test_online_no_chips_lie_at_a_table_and_none_are_raced() -> None:
    world = uneven("casinohuone")
    for number in (1, 2):
        world.deal(number)
        world.fold_out(number)
    assert world.told(ChipsRaced) == []
    world.hear(world.tables[1].decide(RaceChips(999, 25, 100, 1), 0).messages)
    assert all(table.ready_to_deal(0) for table in world.tables.values()), (
        "a table without a race declines it"
    )


def test_a_structure_says_which_chips_go_when() -> None:
    levels = (
        StructureLevel(50, 25),
        StructureLevel(100, 50),
        StructureLevel(200, 100),
        StructureLevel(1_000, 500),
    )
    structure = Structure("day", 10_000, levels, chips=(25, 100, 500), level_seconds=60)
    found = terms_of(structure, house("casino-kruh"), "t1").colour_ups
    assert found == (ColourUp(2, 25, 100), ColourUp(3, 100, 500))
