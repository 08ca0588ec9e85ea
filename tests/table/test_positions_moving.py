"""The button and the blinds as players come and go."""

from collections.abc import Collection
from itertools import product

import pytest

from cardroom.table.model.hand_positions import Placing, Positions, clockwise_from
from cardroom.table.positions.first import drawn
from cardroom.table.positions.moving_big_blind import moved_with_big_blind as moved
from cardroom.table.positions.sitters import Sitters

SIX = {1, 2, 3, 4, 5, 6}
START = Positions(dealer=1, small_blind=2, big_blind=3)


def moved_with_big_blind(
    last: Positions, playing: set[int], waiting: Collection[int], seat_count: int
) -> Placing:
    """The next hand with nobody who posts to come in."""
    sitters = Sitters(frozenset(playing), frozenset(waiting))
    return moved(last, sitters, "barred_before_small_blind", seat_count)


def follow(*playing: set[int], start: Positions = START) -> list[tuple[int, int, int]]:
    """(dealer, small blind, big blind) of hand after hand, each with these seats playing."""
    seen, last = [], start
    for seats in playing:
        last = moved_with_big_blind(last, seats, (), 6).positions
        seen.append((last.dealer, last.small_blind, last.big_blind))
    return seen


@pytest.mark.clause("CO-4a", "CO-4b", "CO-4c")
def test_nobody_leaves_and_all_positions_move_one_player_on() -> None:
    assert follow(SIX, SIX) == [(2, 3, 4), (3, 4, 5)]


@pytest.mark.clause("CO-4a", "CO-4c")
def test_the_small_blind_leaves_and_the_dealer_stays_for_a_hand() -> None:
    assert follow(SIX - {2}, SIX - {2}) == [(1, 3, 4), (3, 4, 5)]


@pytest.mark.clause("CO-4b", "CO-4c")
def test_the_big_blind_leaves_and_nobody_posts_the_small_blind_for_a_hand() -> None:
    assert follow(SIX - {3}, SIX - {3}, SIX - {3}) == [(2, 0, 4), (2, 4, 5), (4, 5, 6)]


@pytest.mark.clause("CO-5", "CO-TH.10", "CO-OM.4")
def test_three_are_left_the_big_blind_goes_and_the_small_blind_becomes_dealer_and_small_blind() -> None:
    assert follow({1, 2}) == [(2, 2, 1)]


@pytest.mark.clause("CO-5")
def test_two_players_take_turns_as_dealer_and_small_blind() -> None:
    assert follow({1, 2}, {1, 2}, {1, 2}) == [(2, 2, 1), (1, 1, 2), (2, 2, 1)]


@pytest.mark.clause("CO-TH.12", "CO-TH.39")
def test_a_waiting_player_is_dealt_in_when_the_big_blind_arrives_and_not_before() -> None:
    placing = moved_with_big_blind(START, {1, 2, 3, 5}, {4, 6}, 6)
    assert placing.positions == Positions(2, 3, 4)
    assert set(placing.seats) == {1, 2, 3, 4, 5}
    placing = moved_with_big_blind(placing.positions, {1, 2, 3, 4, 5}, {6}, 6)
    assert set(placing.seats) == {1, 2, 3, 4, 5}
    assert moved_with_big_blind(placing.positions, {1, 2, 3, 4, 5}, {6}, 6).positions.big_blind == 6


@pytest.mark.clause("CH-4.25")
def test_who_came_in_before_the_small_blind_has_no_button_next_though_the_small_blind_left() -> None:
    last = Positions(dealer=1, small_blind=3, big_blind=4)
    sitters = Sitters(frozenset({1, 2, 4, 5, 6}), barred=frozenset({2}))
    assert moved(last, sitters, "no_button_next", 6).positions == Positions(1, 4, 5)
    free = Sitters(frozenset({1, 2, 4, 5, 6}))
    assert moved(last, free, "no_button_next", 6).positions == Positions(2, 4, 5)


def test_no_button_is_sold_where_nobody_may_have_it_yet() -> None:
    last = Positions(dealer=1, small_blind=2, big_blind=6)
    sitters = Sitters(frozenset({3, 4}), waiting=frozenset({5}), barred=frozenset({3, 4}), buyer=5)
    placing = moved(last, sitters, "no_button_next", 6)
    assert not placing.positions.owed_small and placing.positions.big_blind == 3


def test_cards_are_dealt_from_the_dealers_left_and_the_dealer_comes_last() -> None:
    assert moved_with_big_blind(START, SIX, (), 6).seats == (3, 4, 5, 6, 1, 2)
    assert moved_with_big_blind(START, {1, 2}, (), 6).seats == (1, 2)


@pytest.mark.clause("CO-TH.39")
def test_a_blind_passes_the_seats_between_and_the_last_big_blind_that_is_not_there() -> None:
    placing = moved_with_big_blind(START, {1, 2, 6}, (), 6)
    assert placing.positions.big_blind == 6
    assert placing.passed == {3, 4, 5}


@pytest.mark.clause("CO-3", "CO-TH.8", "CO-TH.9", "CO-OM.4")
def test_the_draw_gives_every_seat_the_same_chance_and_the_next_two_the_blinds() -> None:
    seats = {2, 4, 5, 6}
    placings = [drawn(seats, chance, 6) for chance in range(8)]
    assert [placing.positions.dealer for placing in placings] == [2, 4, 5, 6] * 2
    for placing in placings:
        after = clockwise_from(placing.positions.dealer, seats)
        assert [placing.positions.small_blind, placing.positions.big_blind] == after[:2]
        assert placing.seats == tuple(after)


@pytest.mark.clause("CO-TH.10", "CO-5")
def test_drawn_for_two_the_dealer_posts_the_small_blind() -> None:
    assert drawn({3, 6}, 1, 6) == Placing(Positions(6, 6, 3), (3, 6), frozenset({1, 2}))


def orders_hold(last: Positions, placing: Placing, active: set[int], seat_count: int) -> None:
    """What must be true of any move of the positions."""
    now = placing.positions
    ahead = clockwise_from(last.big_blind, active)
    assert now.big_blind == ahead[0], "the next player clockwise pays the big blind: nobody is skipped"
    if len(active) > 1:
        assert now.big_blind != last.big_blind, "nobody posts the big blind twice running"
    dealt = set(placing.seats)
    assert now.dealer in dealt and now.big_blind in dealt and dealt <= active
    assert placing.seats[-1] == now.dealer
    if len(dealt) > 2:
        assert len({now.dealer, now.small_blind, now.big_blind}) == 3
        assert now.small_blind in (0, last.big_blind)
        blinds = [seat for seat in (now.small_blind, now.big_blind) if seat]
        assert list(placing.seats[: len(blinds)]) == blinds, "the blinds sit on the dealer's left"
    elif len(dealt) == 2:
        assert now.dealer == now.small_blind != now.big_blind
    assert not placing.passed & dealt


@pytest.mark.clause("CO-4a", "CO-4b", "CO-4c", "CO-5", "CO-TH.12", "CO-TH.39")
def test_whoever_leaves_sits_out_or_waits_nobody_posts_twice_running_or_is_skipped() -> None:
    """All ways in which the seats of tables of two to five can play, wait or be away, over four hands."""
    seen: set[tuple[int, Positions]] = set()
    for seat_count in range(2, 6):
        starts = [drawn(set(range(1, seat_count + 1)), chance, seat_count) for chance in range(seat_count)]
        frontier = {placing.positions for placing in starts}
        for _ in range(4):
            following: set[Positions] = set()
            for last in frontier:
                for states in product("pwa", repeat=seat_count):
                    playing = {seat for seat, state in enumerate(states, 1) if state == "p"}
                    waiting = {seat for seat, state in enumerate(states, 1) if state == "w"}
                    if not playing | waiting:
                        continue
                    placing = moved_with_big_blind(last, playing, waiting, seat_count)
                    orders_hold(last, placing, playing | waiting, seat_count)
                    following.add(placing.positions)
            seen |= {(seat_count, positions) for positions in following}
            frontier = following
    assert len(seen) > 100
