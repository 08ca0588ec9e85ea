"""Printed and derived examples of the tournament clauses, with their numbers."""

import itertools

import pytest

from cardroom.rules import house
from cardroom.tournament.going_out import Bust, finishes, finishes_at_tables
from cardroom.tournament.play.tournament_commands import (
    PassTournamentTime,
    Register,
    RemovePlayer,
)
from cardroom.tournament.play.tournament_events import BreakBegan, EntriesClosed
from tests.tournament.playing import SitAndGo, World, begun, terms

MINUTE_MS = 60_000


def clock(hours: int, minutes: int) -> int:
    return (60 * hours + minutes) * MINUTE_MS


@pytest.mark.clause("CO-41b")
def test_of_twenty_left_two_bust_in_one_hand_and_the_larger_stack_is_nineteenth() -> None:
    for busts in itertools.permutations([Bust("X", 4_200), Bust("Y", 3_100)]):
        places = {one.players[0]: one.places for one in finishes(list(busts), 18, {"X": 1, "Y": 2})}
        assert places == {"X": (19,), "Y": (20,)}


@pytest.mark.clause("CO-43c", "CO-41c")
def test_in_a_synchronised_hand_the_order_of_time_and_the_table_count_for_nothing() -> None:
    for busts in itertools.permutations([Bust("Y", 3_000, table=1), Bust("X", 5_200, table=2)]):
        found = finishes_at_tables(list(busts), 44, {"X": 1, "Y": 2}, shared=False)
        assert {one.players[0]: one.places for one in found} == {"X": (45,), "Y": (46,)}


@pytest.mark.clause("CO-41b", "CO-43c")
def test_of_forty_six_left_three_bust_at_once_and_a_draw_decides_between_equal_stacks() -> None:
    course, rules = house("casinohuone").course, house("casinohuone").tournament
    assert course is not None and rules is not None
    assert (course.other_tables.value, rules.equal_stacks.value) == ("by_stack", "drawn")
    x, y, z = Bust("X", 5_200, table=1), Bust("Y", 3_000, table=2), Bust("Z", 3_000, table=2)
    prizes, last = [100] * 45, set()
    for lots in ({"X": 1, "Y": 2, "Z": 3}, {"X": 3, "Y": 2, "Z": 1}):
        for busts in itertools.permutations([x, y, z]):
            found = finishes_at_tables(list(busts), 43, lots, shared=False)
            places = {one.players[0]: one.places[0] for one in found}
            assert places["X"] == 44 and {places["Y"], places["Z"]} == {45, 46}
            loser = max(places, key=lambda player: places[player])
            assert loser == min("YZ", key=lambda player: lots[player]) and places[loser] > len(prizes), (
                "gets nothing"
            )
            last.add(loser)
    assert last == {"Y", "Z"}


def positions(world: SitAndGo) -> tuple[int, int, int]:
    """(dealer, small blind, big blind) of the last hand or the running one; 0 for nobody."""
    hand, last = world.table.hand, world.table._state.last
    found = hand.placing.positions if hand is not None else last
    assert found is not None
    return found.dealer, found.small_blind, found.big_blind


@pytest.mark.clause("CO-46b", "CO-46a")
@pytest.mark.parametrize(
    ("goes", "after"), [(2, [(1, 3, 4), (3, 4, 5)]), (3, [(2, 0, 4), (2, 4, 5), (4, 5, 6)])]
)
def test_a_blind_goes_out_and_the_button_stands_or_nobody_posts_the_small_blind(
    goes: int, after: list[tuple[int, int, int]]
) -> None:
    world = begun("casinohuone", 6, stack=3_000)
    while world.table._state.last is None or positions(world) != (6, 1, 2):
        world.deal()
        world.fold_out()
    world.deal()
    world.decide(RemovePlayer("boss", "goes in this hand", world.seats[goes].player))
    world.fold_out()
    assert positions(world) == (1, 2, 3) and goes not in world.seats
    seen = []
    for _ in after:
        world.deal()
        seen.append(positions(world))
        world.fold_out()
    assert seen == after


def breaks(start_ms: int) -> list[int]:
    """When a tournament with synchronised breaks and levels of ten minutes that starts then pauses, until eleven."""
    world = World(terms("casinohuone", hourly_breaks=True, level_ms=10 * MINUTE_MS))
    world.now_ms = start_ms
    world.started(6)
    while (due_ms := world.tournament.due_ms()) is not None and due_ms <= clock(11, 0):
        world.now_ms = max(world.now_ms, due_ms)
        world.decide(PassTournamentTime())
    return [told.at_ms for told in world.told(BreakBegan)]


@pytest.mark.clause("CO-47a")
def test_a_tournament_that_starts_at_7_25_breaks_at_7_55_and_then_every_hour() -> None:
    assert breaks(clock(7, 25)) == [clock(7, 55), clock(8, 55), clock(9, 55), clock(10, 55)]


@pytest.mark.clause("CO-47c")
def test_one_that_starts_at_7_50_is_on_its_first_level_at_7_55_and_breaks_first_at_8_55() -> None:
    assert breaks(clock(7, 50))[0] == clock(8, 55)


@pytest.mark.clause("CO-41a")
def test_with_the_same_prize_for_the_best_five_it_ends_when_five_are_left() -> None:
    world = World(terms("casinohuone", seats=6, even_prizes=5, stack=3_000)).started(6)
    one, other = world.players_at(1)[:2]
    assert not world.tournament.is_over
    world.knock_out(one, other)
    assert world.tournament.is_over
    assert sorted(done.prize for done in world.finished) == [0, *[1_200] * 5]


@pytest.mark.clause("CO-32a")
def test_late_registration_until_level_four_closes_at_the_end_of_the_fourth_level() -> None:
    world = World(terms("casinohuone", level_ms=10 * MINUTE_MS, late_levels=4)).started(6)
    for minute in (10, 20, 30):
        world.now_ms = minute * MINUTE_MS
        world.decide(PassTournamentTime())
    world.now_ms = 40 * MINUTE_MS - 1
    world.decide(PassTournamentTime())
    world.decide(Register("late", 9))
    assert world.tournament.state.level == 4 and not world.told(EntriesClosed)
    world.now_ms += 1
    world.decide(PassTournamentTime())
    assert world.told(EntriesClosed)
