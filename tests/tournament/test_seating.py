"""Seats: the draw, the first button, who moves to keep tables even, to which seat, and how tables are broken."""

import itertools
from collections import Counter

import pytest

from cardroom.rules import house, load_rulebook
from cardroom.table.events import DealerDrawn, HandStarted
from cardroom.table.model.commands import Act, StartHand
from cardroom.table.model.hand_positions import Positions
from cardroom.testing import shuffled
from cardroom.tournament.lots import Lots
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import Register, RemovePlayer
from cardroom.tournament.play.tournament_events import (
    FinalTableDrawn,
    PlayerMoved,
    TableBroken,
    TableOpened,
    TournamentStarted,
)
from cardroom.tournament.seating.first_draw import DrawnSeat, draw_seats
from cardroom.tournament.seating.seats_and_movers import seat_to_leave, seat_to_take
from cardroom.tournament.seating.table_sizes import Sizes
from cardroom.tournament.seating.unclaimed import stacks_in_play
from cardroom.tournament.table_messages import SeatPlayer, Where, Who
from tests.tournament.playing import GAMES, HOUSES, World, terms

PLAYERS = [f"P{number}" for number in range(11)]
LAST = Positions(dealer=1, small_blind=2, big_blind=3)


@pytest.mark.clause("CO-28a", "CH-8.3", "PF-2.1", "PN-L.2", "CK-T.2")
def test_everybody_gets_one_seat_at_tables_that_differ_by_one_player_at_most() -> None:
    for chance in range(40):
        drawn = draw_seats(PLAYERS, 4, Lots(chance))
        assert sorted(one.player for one in drawn) == sorted(PLAYERS)
        assert len({(one.table, one.seat) for one in drawn}) == len(PLAYERS)
        assert sorted(Counter(one.table for one in drawn).values()) == [3, 4, 4]
        assert all(1 <= one.seat <= 4 for one in drawn)
        assert draw_seats(PLAYERS, 4, Lots(chance)) == drawn, "who knows the chance can draw again"


@pytest.mark.clause("CO-28a", "CH-8.3", "PF-2.1", "PN-L.2", "CK-T.2")
def test_each_player_is_as_likely_at_each_seat() -> None:
    found = Counter(
        (one.table, one.seat)
        for chance in range(4_000)
        for one in draw_seats(PLAYERS[:8], 4, Lots(chance))
        if one.player == "P0"
    )
    expected = 4_000 / 8
    assert len(found) == 8
    # Chi-square of seven degrees of freedom: above 24.3 in one of a thousand fair draws.
    assert sum((times - expected) ** 2 / expected for times in found.values()) < 24.3


@pytest.mark.clause("CO-29", "CH-4.19", "CH-8.4", "CK-T.8", "PF-3.1", "PN-L.1")
@pytest.mark.parametrize("name", HOUSES)
def test_the_first_button_is_where_the_house_puts_it(name: str) -> None:
    world = World(terms(name)).started(11)
    [began] = world.told(TournamentStarted)
    for number in (1, 2):
        taken = sorted(world.tables[number].seats)
        told = world.deal(number).events
        dealer = next(event for event in told if isinstance(event, HandStarted)).dealer
        drawn = next(event for event in told if isinstance(event, DealerDrawn))
        rule = world.tournament.book.balancing
        assert rule is not None and drawn.clauses == rule.first_button.clauses
        if rule.first_button.value == "seat_assigned_last":
            assert dealer == [seat for _, table, seat in began.seats if table == number][-1]
        elif rule.first_button.value == "last_seat_with_chips":
            assert dealer == taken[-1]
        elif rule.first_button.value == "high_card":
            assert drawn.cards and dealer in taken
        else:
            assert began.button and dealer == max([s for s in taken if s <= began.button] or taken)


@pytest.mark.clause("CH-8.44", "CK-T.16", "PF-2.5", "CO-42c", "CO-46a", "CH-8.45")
def test_who_moves() -> None:
    taken = [1, 2, 3, 5, 6]

    def leaves(who: Who, seats: list[int] = taken, last: Positions | None = LAST, fills: int = 0) -> set[int]:
        return {seat_to_leave(who, seats, last, Lots(chance), fills) for chance in range(60)}

    assert leaves("next_big_blind") == {5}, "seat 4 is empty: the next big blind is seat 5's"
    assert leaves("big_blind") == {3}, "who posted the last one"
    assert leaves("big_blind", [1, 2, 5, 6]) == {5}, "and if that one is out, the next"
    assert leaves("drawn") == {1, 2, 5, 6}, "not who has just had the big blind"
    assert leaves("drawn", [3]) == {3} and leaves("drawn", taken, None) == set(taken)
    assert leaves("next_big_blind", taken, None) == set(taken)
    assert leaves("same_seat", fills=4) == {5} and leaves("same_seat", fills=2) == {2}


@pytest.mark.clause("CH-8.44", "CK-T.16", "PF-2.5", "CO-42d", "CH-8.45")
def test_which_seat() -> None:
    def takes(
        where: Where, free: list[int], last: Positions | None = LAST, opened: list[int] | None = None
    ) -> set[int]:
        return {seat_to_take(where, free, last, opened or [], Lots(chance)) for chance in range(60)}

    assert takes("nearest_to_big_blind", [2, 4, 6]) == {4}, "the big blind comes there next"
    assert takes("nearest_to_big_blind", [2, 3, 6]) == {6}, (
        "never the small blind's seat while there is another"
    )
    assert takes("nearest_to_big_blind", [3]) == {3}
    assert takes("farthest_from_big_blind", [1, 4, 6]) == {1}, "the big blind comes there last"
    assert takes("drawn", [1, 4, 6]) == {1, 4, 6} == takes("nearest_to_big_blind", [1, 4, 6], None)
    assert takes("last_opened", [1, 4, 6], opened=[4, 1, 6, 1]) == {1}


@pytest.mark.clause("CO-42a", "CO-42c", "CH-8.43", "CH-8.44", "CK-T.16", "CK-T.18", "PF-2.5")
@pytest.mark.parametrize("name", HOUSES)
def test_a_player_moves_when_tables_are_further_apart_than_the_house_allows(name: str) -> None:
    world = World(terms(name)).started(11)
    full, short = (1, 2) if world.sizes[0] == 6 else (2, 1)
    for number in (1, 2):  # the big blind is somewhere
        world.deal(number)
        world.fold_out(number)
    last = world.tables[full].last_big_blind
    seats = {seat.number: seat.player for seat in world.tables[full].seats.values()}
    order = sorted(seats, key=lambda seat: (seat <= last, seat))
    stacks = {seat.player: seat.stack for seat in world.tables[short].seats.values()}
    rising = sorted(stacks, key=lambda player: (stacks[player], player))
    world.knock_out(rising[0], rising[-1])
    if name.startswith("pokerstars"):
        assert world.told(PlayerMoved) == [] and sorted(world.sizes) == [4, 6], (
            "two apart is not too many here"
        )
        world.knock_out(rising[1], rising[-1])
        assert sorted(world.sizes) == [4, 5], (
            "three apart: play halts at the short table until a player has come"
        )
        assert world.tables[short].ready_to_deal(0)
    else:
        assert world.sizes == [5, 5]
    [moved] = world.told(PlayerMoved)
    assert (moved.table, moved.to, moved.why) == (full, short, "balance") and moved.clauses
    rule = world.tournament.book.balancing
    assert rule is not None
    if rule.who_moves.value == "next_big_blind":
        assert moved.player == seats[order[0]]
    elif rule.who_moves.value == "big_blind":
        assert moved.player == seats[last]
    left = [seat.stack for table in world.tables.values() for seat in table.seats.values()]
    assert sum(left) == 11 * world.terms.stack == world.tournament.state.issued


@pytest.mark.clause("CO-42a", "CO-TT.4", "CH-8.47", "CK-T.14", "CK-T.19", "PF-2.4.1")
@pytest.mark.parametrize("name", GAMES)
def test_the_table_with_the_highest_number_is_broken_as_soon_as_all_fit_on_one_fewer(name: str) -> None:
    world = World(terms(name, seats=4)).started(9)
    assert world.sizes == [3, 3, 3]
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    [broken] = world.told(TableBroken)
    assert broken.table == 3 and broken.clauses and world.sizes == [4, 4]
    moved = world.told(PlayerMoved)
    assert len(moved) == 3 and all(
        event.table == 3 and event.why == "break" and event.clauses for event in moved
    )


@pytest.mark.clause("CK-T.19", "PF-3.1", "PN-L.1", "CO-TT.5")
@pytest.mark.parametrize("name", HOUSES)
def test_the_final_table(name: str) -> None:
    world = World(terms(name, seats=5)).started(6)
    before = {seat.player: seat.number for seat in world.tables[1].seats.values()}
    one, other = world.players_at(2)[:2]
    world.knock_out(one, other)
    assert world.sizes == [5]
    drawn = world.told(FinalTableDrawn)
    now = {seat.player: seat.number for seat in world.tables[1].seats.values()}
    if name in ("casinohuone", "casino-helsinki"):
        assert drawn == [] and all(now[player] == seat for player, seat in before.items()), (
            "they keep their seats"
        )
    else:
        [event] = drawn
        assert dict(event.seats) == now and event.clauses
        assert any(isinstance(told, DealerDrawn) for told in world.deal(1).events), (
            "and the button is drawn anew"
        )


@pytest.mark.parametrize("name", ["casino-kruh", "pokerstars-live-fi", "pokerstars-live-no"])
def test_who_enters_while_the_final_table_is_being_drawn_and_does_not_fit_there_puts_it_off(
    name: str,
) -> None:
    world = World(terms(name, seats=5, late_levels=3)).started(6)
    world.deal(2)
    world.knock_out(*world.players_at(1)[:2])
    assert world.tournament.state.redrawing, "five are left, and one table plays its hand yet"
    world.decide(Register("Z", 99))
    world.fold_out(2)
    stacks = [seat.stack for table in world.tables.values() for seat in table.seats.values()]
    assert (
        sorted(world.sizes) == [3, 3]
        and sum(stacks) == 7 * world.terms.stack == world.tournament.state.issued
    )
    assert not world.told(FinalTableDrawn) and all(table.ready_to_deal(0) for table in world.tables.values())
    short, *_, long = sorted(world.tables[1].seats.values(), key=lambda seat: seat.stack)
    world.knock_out(short.player, long.player)
    [final] = world.told(FinalTableDrawn)
    assert len(final.seats) == 5 and world.sizes == [5]


@pytest.mark.clause("CH-8.46", "CH-8.11", "CO-32a", "PF-2.1.1")
@pytest.mark.parametrize("name", ["casinohuone", "casino-helsinki", "pokerstars-live-fi"])
def test_a_late_player_opens_a_table_where_all_are_full_and_others_come_along(name: str) -> None:
    world = World(terms(name, seats=4, late_levels=1)).started(8)
    assert world.sizes == [4, 4]
    world.decide(Register("late", 99))
    assert [event.table for event in world.told(TableOpened)] == [1, 2, 3]
    step = world.tournament.book.balancing
    assert step is not None
    apart = step.most_apart_late.value if step.late_tables.value >= 3 else step.most_apart.value
    assert max(world.sizes) - min(world.sizes) <= apart and sum(world.sizes) == 9
    seat = world.tables[world.table_of("late")].seat_of("late")
    assert seat is not None and seat.stack == world.terms.stack


@pytest.mark.clause("CH-8.44", "CK-BB.6", "PF-2.4", "PF-2.1.1")
@pytest.mark.parametrize("name", ["casino-helsinki", "casino-kruh", "pokerstars-live-fi"])
def test_who_comes_between_button_and_small_blind_waits_until_the_button_has_passed(name: str) -> None:
    found = None
    for chance in range(0, 30_000, 1_000):  # until the draw leaves a seat there
        world = World(terms(name, late_levels=3))
        world.steps = chance
        world.started(4)
        table = world.tables[1]
        world.deal(1)
        hand = table.hand
        assert hand is not None
        world.fold_out(1)
        # In the next hand the small blind is the last big blind's, the button the last small blind's.
        last = hand.placing.positions
        free = table._state.free_seats()
        gap = [seat for seat in free if between_clockwise(last.small_blind, seat, last.big_blind)]
        if gap:
            found = gap[0]
            break
    assert found is not None
    table.decide(SeatPlayer(900, "late", 1_000, seat=found), 0)
    dealt = []
    for _ in range(3):
        start = StartHand(f"late{len(dealt)}", "seal", 0, world.terms.stakes(1))
        told = table.decide(start, 0, shuffled(len(dealt))).events
        started = next(event for event in told if isinstance(event, HandStarted))
        dealt.append("late" in [seat.player for seat in started.seats])
        while table.hand is not None:
            turn = table.hand.turn
            assert turn is not None
            table.decide(Act(table.seats[turn.seat].player, table.hand.hand, turn.turn, "fold"), 0)
    assert dealt[0] is False and dealt[-1] is True, "a hand is waited for, and then cards come"


@pytest.mark.clause("PF-2.4", "PF-2.1.1", "CK-BB.6")
@pytest.mark.parametrize(
    ("name", "is_dealt"), [("pokerstars-live-fi", True), ("pokerstars-live-no", True), ("casino-kruh", False)]
)
def test_who_comes_to_the_seat_of_the_next_button_has_it(name: str, is_dealt: bool) -> None:
    world = World(terms(name, late_levels=3)).started(6)
    table = world.tables[1]
    world.deal(1)
    assert table.hand is not None
    last = table.hand.placing.positions
    world.fold_out(1)
    gone = table.seats[last.small_blind].player
    world.decide(RemovePlayer("boss", "abuse", gone))
    assert table._state.free_seats() == [last.small_blind], "the button comes there next"
    table.decide(SeatPlayer(900, "moved", 1_000, seat=last.small_blind), 0)
    told = table.decide(StartHand("next", "seal", 0, world.terms.stakes(1)), 0, shuffled(7)).events
    started = next(event for event in told if isinstance(event, HandStarted))
    assert started.dealer == last.small_blind
    assert ("moved" in [seat.player for seat in started.seats]) == is_dealt


def between_clockwise(start: int, seat: int, end: int, seats: int = 6) -> bool:
    return 0 < (seat - start) % seats < (end - start) % seats


def test_sizes_find_the_largest_and_the_smallest_as_a_look_at_all_tables_would() -> None:
    sizes, plain, lots = Sizes(), {}, Lots(5)
    for step in range(600):
        number = lots.below(20)
        if number not in sizes:
            sizes.add(number, lots.below(10))
            plain[number] = sizes[number]
        elif lots.below(4) == 0:
            sizes.remove(number)
            del plain[number]
        else:
            by = 1 if plain[number] == 0 or (plain[number] < 9 and lots.below(2)) else -1
            sizes.change(number, by)
            plain[number] += by
        if plain:
            assert (sizes.largest, sizes.smallest) == (max(plain.values()), min(plain.values())), step
            assert plain[sizes.drawn_with(sizes.smallest, lots)] == min(plain.values())
        assert Sizes.load(sizes.dump()).dump() == sizes.dump() and len(sizes) == len(plain)


@pytest.mark.clause("PF-2.1.2", "PF-2.1.2.1", "CO-28b", "CK-T.4")
@pytest.mark.parametrize("name", HOUSES)
def test_stacks_that_nobody_has_fetched_come_into_play_by_their_seat_number(name: str) -> None:
    rules = house(name).balancing
    assert rules is not None
    seats = [DrawnSeat("Ann", 4, 8), DrawnSeat("Bob", 1, 8), DrawnSeat("Cid", 4, 7), DrawnSeat("Dot", 2, 7)]
    before = stacks_in_play(rules, seats, {(2, 8), (3, 7)}, {"Dot"})
    after = stacks_in_play(rules, seats, {(3, 7)}, {"Dot"})
    if name.startswith("pokerstars"):
        assert before == ("Dot",), "a seat 8 is left at table 2, so none of that number plays"
        assert after == ("Ann", "Bob", "Dot"), "all seats 8 of the tournament are given out, seats 7 are not"
    else:
        assert before == after == ("Ann", "Bob", "Cid", "Dot")


def test_a_house_that_draws_the_breaking_order_may_break_any_table_first() -> None:
    text = 'extends = "casino-kruh"\nid = "club"\nname = "Club"\n[balancing]\n'
    book = load_rulebook(text + 'breaking_order = { value = "drawn", clauses = [], reading = "ours" }\n')
    orders = set()
    for seed in range(60):
        world = World(terms("casino-kruh", seats=4))
        world.book, world.steps = book, 1_000 * seed
        world.tournament = Tournament(world.terms, book)
        world.started(9)
        orders.add(tuple(world.tournament.state.order))
    assert orders == set(itertools.permutations((1, 2, 3)))
    assert World(terms("casino-kruh", seats=4)).started(9).tournament.state.order == [1, 2, 3]
