"""Where the houses contradict one another about the course and seats of a tournament: the same is done at each of them,
and what comes of it is told in a word; one row a decision, all houses in it."""

from collections.abc import Callable

import pytest

from cardroom.rules import Refused, house
from cardroom.table.events import AntePosted, BlindPosted, HandStarted
from cardroom.table.model.commands import StartHand
from cardroom.testing import shuffled
from cardroom.tournament.levels import house_levels
from cardroom.tournament.play.tournament_commands import Register
from cardroom.tournament.play.tournament_events import (
    EntriesClosed,
    HandForHand,
    PlayerMoved,
    RoundBegan,
    TableBroken,
)
from cardroom.tournament.table_messages import SeatPlayer
from tests.tournament.playing import World, begun, terms

HUONE, HELSINKI, KRUH = "casinohuone", "casino-helsinki", "casino-kruh"
FINNISH, NORWEGIAN = "pokerstars-live-fi", "pokerstars-live-no"
ALL = (HUONE, HELSINKI, KRUH, FINNISH, NORWEGIAN)


def fewest_to_begin(name: str) -> int:
    """How many entries a sit & go can begin with."""
    return next(count for count in range(2, 7) if starts(World(terms(name)), count))


def starts(world: World, players: int) -> bool:
    """Whether it begins with so many."""
    try:
        world.started(players)
    except Refused:
        return False
    return True


def near_the_money(name: str) -> str:
    """Five left at two tables, three are paid."""
    world = World(terms(name, seats=3, even_prizes=3, buy_in=0, added=1_000)).started(6)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    told = [event.on for event in world.told(HandForHand)]
    assert bool(world.told(RoundBegan)) == (told == [True])
    return "hand for hand" if told else "as before"


def all_left_get_the_same(name: str) -> str:
    world = begun(name, 4, pool=900, even_prizes=3)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    return "over" if world.tournament.is_over else "played on"


def equal_stacks_in_one_hand(name: str) -> list[tuple[int, int]]:
    """The places of those who lose to the best of four, and with how many they share each."""
    table = begun(name, players=4, pool=900, even_prizes=2, stack=1_000)
    table.deal(deck=table.deck_for({"A": "2c2d", "B": "KhKd", "C": "QhQd", "D": "AhAd"}, "5s8c9cTh4s"))
    table.all_in()
    return sorted((done.place, done.sharing) for player, done in table.places.items() if player != "D")


def larger_stack_in_one_hand(name: str) -> str:
    """Who places higher of two who lose in one hand: the better hand, or the larger stack at its start."""
    table = begun(name, players=3, pool=900, even_prizes=1, stack=1_000)
    table.deal(deck=table.deck_for({"A": "2c2d", "B": "KhKd", "C": "AhAd"}, "5s8c9cTh4s"))
    table.fold_out()
    stacks = {seat.player: seat.stack for seat in table.table.seats.values()}
    poor, middle, rich = sorted(stacks, key=lambda player: stacks[player])
    assert stacks[poor] < stacks[middle]
    table.deal(deck=table.deck_for({poor: "KhKd", middle: "2c2d", rich: "AhAd"}, "5s8c9cTh4s"))
    table.all_in()
    return "larger stack" if table.places[middle].place < table.places[poor].place else "better hand"


def all_left_are_paid(name: str) -> str:
    """What becomes of late entries then, before their level has ended."""
    world = World(terms(name, late_levels=5, even_prizes=4)).started(5)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    return "closed" if world.told(EntriesClosed) else "open"


def entered_again(name: str) -> str:
    world = World(terms(name, late_levels=5, re_entries=1)).started(5)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    try:
        world.decide(Register(one, 0))
    except Refused as refused:
        return f"refused by {refused.clauses[0]}"
    seat = world.tables[1].seat_of(one)
    assert seat is not None
    return "a full stack" if seat.stack == world.terms.stack else "another stack"


def antes_of_a_level(name: str) -> str:
    """How many of four players post one where a level has antes, and when."""
    rules = house(name).tournament
    assert rules is not None
    with_ante = [stakes for stakes in house_levels(rules) if stakes.ante]
    told = World(terms(name, levels=tuple(with_ante))).started(4).deal(1).events
    posted = [type(event).__name__ for event in told if isinstance(event, AntePosted | BlindPosted)]
    return f"{posted.count('AntePosted')}, {'first' if posted[0] == 'AntePosted' else 'behind the blinds'}"


def who_comes_between_button_and_small_blind(name: str) -> str:
    """Whether cards come with the next hand."""
    world, seat = _with_a_free_seat_there(name)
    table = world.tables[1]
    table.decide(SeatPlayer(900, "late", 1_000, seat=seat), 0)
    told = table.decide(StartHand("late", "seal", 0, world.terms.stakes(1)), 0, shuffled(1)).events
    [started] = [event for event in told if isinstance(event, HandStarted)]
    return "dealt in" if "late" in [one.player for one in started.seats] else "waits"


def _with_a_free_seat_there(name: str) -> tuple[World, int]:
    """The draw repeated until it leaves a seat free between the last small and the last big blind, which are button and
    small blind next."""
    for chance in range(0, 30_000, 1_000):
        world = World(terms(name, late_levels=3))
        world.steps = chance
        world.started(4)
        world.deal(1)
        hand = world.tables[1].hand
        assert hand is not None
        world.fold_out(1)
        last = hand.placing.positions
        for seat in world.tables[1]._state.free_seats():
            if 0 < (seat - last.small_blind) % 6 < (last.big_blind - last.small_blind) % 6:
                return world, seat
    raise AssertionError("no draw left such a seat")


def two_players_fewer_at_one_of_two_tables(name: str) -> list[int]:
    """What becomes of two tables of six and four."""
    world = World(terms(name)).started(11)
    short = 2 if world.sizes[0] == 6 else 1
    for number in (1, 2):  # the big blind is somewhere
        world.deal(number)
        world.fold_out(number)
    stacks = {seat.player: seat.stack for seat in world.tables[short].seats.values()}
    rising = sorted(stacks, key=lambda player: (stacks[player], player))
    world.knock_out(rising[0], rising[-1])
    return sorted(world.sizes)


def fewer_at_one_of_eight_tables(name: str) -> int:
    """How many go out at one of eight full tables before somebody is moved there."""
    world = World(terms(name)).started(48)
    assert world.sizes == [6] * 8
    for number in range(1, 9):
        world.deal(number)
        world.fold_out(number)
    gone = 0
    while not world.told(PlayerMoved):
        stacks = {seat.player: seat.stack for seat in world.tables[1].seats.values()}
        rising = sorted(stacks, key=lambda player: (stacks[player], player))
        world.knock_out(rising[0], rising[-1])
        gone += 1
    return gone


def table_that_goes(name: str) -> str:
    world = World(terms(name, seats=4)).started(9)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    [broken] = world.told(TableBroken)
    return "highest number" if broken.table == 3 else "another"


def seats_of_the_others_at_the_final_table(name: str) -> str:
    world = World(terms(name, seats=5)).started(6)
    before = {seat.player: seat.number for seat in world.tables[1].seats.values()}
    one, other = world.players_at(2)[:2]
    world.knock_out(one, other)
    now = {seat.player: seat.number for seat in world.tables[1].seats.values()}
    return "kept" if all(now[player] == seat for player, seat in before.items()) else "drawn"


Row = tuple[Callable[[str], object], tuple[object, object, object, object, object]]
SHARED = [(2, 3), (2, 3), (2, 3)]
ROWS: list[Row] = [
    (fewest_to_begin, (2, 3, 2, 2, 2)),
    (near_the_money, ("hand for hand", "as before", "as before", "hand for hand", "hand for hand")),
    (all_left_get_the_same, ("over", "over", "played on", "over", "over")),
    (equal_stacks_in_one_hand, ([(2, 1), (3, 1), (4, 1)], SHARED, SHARED, SHARED, SHARED)),
    (larger_stack_in_one_hand, ("larger stack",) * 5),
    (all_left_are_paid, ("closed", "open", "open", "open", "open")),
    (entered_again, ("a full stack", "a full stack", "refused by CK-T.3", "a full stack", "a full stack")),
    (antes_of_a_level, ("4, first", *("4, behind the blinds",) * 2, *("1, behind the blinds",) * 2)),
    (who_comes_between_button_and_small_blind, ("dealt in", "waits", "waits", "waits", "waits")),
    (two_players_fewer_at_one_of_two_tables, ([5, 5], [5, 5], [5, 5], [4, 6], [4, 6])),
    (fewer_at_one_of_eight_tables, (2, 3, 3, 3, 3)),
    (table_that_goes, ("highest number",) * 5),
    (seats_of_the_others_at_the_final_table, ("kept", "kept", "drawn", "drawn", "drawn")),
]


@pytest.mark.parametrize(("seen", "expected"), ROWS, ids=[row[0].__name__ for row in ROWS])
def test_each_house_does_as_its_document_says(
    seen: Callable[[str], object], expected: tuple[object, ...]
) -> None:
    assert {name: seen(name) for name in ALL} == dict(zip(ALL, expected, strict=True))
