"""Seats of a tournament that staff keep free: no draw, no balance and no late entry brings anybody there."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import pytest

from cardroom.tournament.live.live_acts import PlaceStack
from cardroom.tournament.lots import Lots
from cardroom.tournament.play.tournament_commands import GiveSeatAgain, KeepSeatFree, MovePlayer, Register
from cardroom.tournament.play.tournament_events import StaffActed
from cardroom.tournament.seating.first_draw import draw_seats, tables_needed
from cardroom.tournament.seating.table_sizes import filled, least_moves
from tests.tournament.live.hall import Hall
from tests.tournament.test_extra_tables import carry_out, sizes

WHY = ("Kari", "the chair is broken")


def kept_are_empty(hall: Hall) -> None:
    """Nobody sits on a seat that is kept free, or is told to come there."""
    for number, kept in hall.tournament.state.kept_free.items():
        if number in hall.floor.tables:
            table = hall.floor.tables[number]
            there = {*table.seats, *(one.seat for one in table.pending.values())}
            assert not there & {one.seat for one in kept}, (number, there)


def test_any_draw_leaves_kept_seats_empty_and_tables_as_even_as_they_can_be() -> None:
    for seed in range(400):
        chance = Random(seed)
        seats, players = chance.randint(3, 10), [f"P{number}" for number in range(chance.randint(2, 40))]
        kept = {
            table: chance.sample(range(1, seats + 1), chance.randint(0, seats - 2))
            for table in chance.sample(range(1, 8), 3)
        }
        tables = tables_needed(len(players), seats, kept)
        drawn = draw_seats(players, seats, Lots(seed), kept=kept)
        assert sorted(one.player for one in drawn) == sorted(players)
        assert len({(one.table, one.seat) for one in drawn}) == len(players)
        assert all(one.seat not in kept.get(one.table, ()) and 1 <= one.table <= tables for one in drawn)
        count = Counter(one.table for one in drawn)
        open_ones = [one for one in range(1, tables + 1) if count[one] < seats - len(kept.get(one, ()))]
        assert max(count.values()) - min((count[one] for one in open_ones), default=max(count.values())) <= 1
        assert draw_seats(players, seats, Lots(seed)) == draw_seats(players, seats, Lots(seed), kept={})


def test_a_table_without_room_is_no_reason_to_move() -> None:
    assert least_moves([9, 9, 8], 1, [9, 9, 8]) == 0
    assert least_moves([9, 9, 6], 1, [9, 9, 6]) == 0, "it is full"
    assert least_moves([9, 9, 6], 1, [9, 9, 7]) == 1
    assert least_moves([9, 9, 6], 1, [9, 9, 9]) == least_moves([9, 9, 6], 1) == 2
    assert filled([6, 4], 3, [9, 5]) == [8, 5]


@pytest.mark.parametrize("most_apart", [1, 2])
def test_the_least_number_of_moves_is_what_a_search_finds_whatever_room_tables_have(most_apart: int) -> None:
    for tables in (2, 3):
        for players in itertools.combinations_with_replacement(range(1, 7), tables):
            for room in itertools.product(*[sorted({count, count + 1, 6}) for count in players]):
                found = least_moves(players, most_apart, room)
                if len(set(room)) > 1:
                    assert found == searched(players, most_apart, room), (players, room)


def searched(players: tuple[int, ...], most_apart: int, room: tuple[int, ...]) -> int:
    """The least number of moves to tables with room by a search through all of them."""

    def is_even(one: tuple[int, ...]) -> bool:
        least = min((count for count, most in zip(one, room, strict=True) if count < most), default=max(one))
        return max(one) - least <= most_apart

    row, moves = {players}, 0
    seen = set(row)
    while not any(map(is_even, row)):
        after = set[tuple[int, ...]]()
        for one in row:
            for source, to in itertools.permutations(range(len(one)), 2):
                if one[source] and one[to] < room[to]:
                    other = list(one)
                    other[source] -= 1
                    other[to] += 1
                    after.add(tuple(other))
        row, moves = after - seen, moves + 1
        seen |= after
    return moves


def test_the_start_a_break_and_the_final_table_leave_the_seat_out() -> None:
    hall = Hall(seats=6, most=24)
    hall.ask(KeepSeatFree(*WHY, table=1, seat=3))
    assert [one.act for one in hall.events if isinstance(one, StaffActed)] == ["keep_seat_free"]
    hall.started(12)
    kept_are_empty(hall)
    assert sizes(hall) == [4, 4, 4], "two tables have only eleven seats"
    while hall.tournament.state.left > 3:
        largest = max(hall.floor.tables.values(), key=lambda one: len(one.seats))
        hall.out(hall.at(largest.number)[0])
        carry_out(hall)
        kept_are_empty(hall)
    assert len(sizes(hall)) == 1


def test_late_entries_come_to_other_seats_and_open_a_table_when_the_rest_is_full() -> None:
    hall = Hall(seats=6, most=24, late_levels=3).started(10)
    table = min(hall.floor.tables)
    free = hall.floor.tables[table].free_seats(6)[0]
    hall.ask(KeepSeatFree(*WHY, table=table, seat=free))
    for number in range(3):
        hall.ask(Register(f"Late{number}", lot=number + 1))
        carry_out(hall)
        kept_are_empty(hall)
    assert sizes(hall) == [4, 4, 5], "eleven seats were left for thirteen"


def test_the_act_and_its_counter_act_refuse_what_cannot_be() -> None:
    hall = Hall(seats=6, most=24).started(10)
    table = min(hall.floor.tables)
    taken, free = min(hall.floor.tables[table].seats), hall.floor.tables[table].free_seats(6)[0]
    keep = KeepSeatFree(*WHY, table=table, seat=free)
    assert hall.refused(KeepSeatFree("Kari", " ", table, free)).code == "no-reason"
    assert hall.refused(KeepSeatFree(*WHY, table=table, seat=taken)).code == "drawn-seat-taken"
    assert hall.refused(KeepSeatFree(*WHY, table=table, seat=7)).code == "no-such-seat"
    assert hall.refused(KeepSeatFree(*WHY, table=9, seat=1)).code == "no-table"
    assert hall.refused(GiveSeatAgain(*WHY, table=table, seat=free)).code == "seat-not-kept"
    hall.ask(keep)
    again = hall.refused(keep)
    assert (again.code, again.arguments["reason"]) == ("seat-kept-free", "the chair is broken")
    other = max(hall.floor.tables)
    player = hall.at(other)[0]
    assert hall.refused(MovePlayer("Kari", "there", player, table, free)).code == "seat-kept-free"
    assert hall.refused(PlaceStack(by="Kari", table=table, seat=free, chips=100)).code == "seat-kept-free"
    second = hall.floor.tables[other].free_seats(6)[0]
    hall.ask(KeepSeatFree(*WHY, table=other, seat=second))
    hall.ask(GiveSeatAgain(*WHY, table=table, seat=free))
    assert list(hall.tournament.state.kept_free) == [other]


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_kept_and_given_again_an_event_ends_with_nobody_on_such_a_seat(seed: int) -> None:
    chance, hall = Random(seed), Hall(seats=6, most=40).started(Random(seed).randint(8, 24))
    for _ in range(60):
        if hall.tournament.state.left <= 2 or hall.tournament.is_over:
            break
        table, seat = chance.choice(sorted(hall.floor.tables)), chance.randint(1, 6)
        kind = chance.choice((KeepSeatFree, KeepSeatFree, GiveSeatAgain))
        try:
            hall.ask(kind(*WHY, table=table, seat=seat))
        except Exception as refused:  # what cannot be is refused, and changes nothing
            assert getattr(refused, "code", ""), refused
        carry_out(hall)
        kept_are_empty(hall)
        number = chance.choice([one for one in sorted(hall.floor.tables) if hall.at(one)])
        hall.out(hall.at(number)[0])
        carry_out(hall)
        kept_are_empty(hall)
        rooms = hall.tournament.state.kept_free
        open_ones = [
            len(one.seats)
            for one in hall.floor.tables.values()
            if len(one.seats) < 6 - len(rooms.get(one.number, ()))
        ]
        assert max(sizes(hall)) - min(open_ones, default=max(sizes(hall))) <= 2
