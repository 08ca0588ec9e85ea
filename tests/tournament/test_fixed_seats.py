"""Seats that staff fix outside the draw: kept in each draw, the others as likely as before, and the reason in no event."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from cardroom.rules import Refused
from cardroom.tournament.lots import Lots
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    BeginDay,
    EndDay,
    FixSeat,
    Register,
    ReleaseSeat,
    StartTournament,
)
from cardroom.tournament.seating.first_draw import KeptSeat, draw_seats, tables_for
from cardroom.tournament.tournament_terms import Day
from tests.tournament.playing import World, terms

WHY = "a wheelchair; told to the director alone"


def fix(player: str, seat: int, table: int = 0) -> FixSeat:
    return FixSeat("Kari", WHY, player, seat, table)


def entered(name: str, players: int = 9, **changes: object) -> World:
    world = World(terms(name, **({"seats": 4} | changes)))
    for number in range(players):
        world.decide(Register(chr(ord("A") + number), number))
    return world


def refused(world: World, command: object) -> str:
    before = world.tournament.dump()
    with pytest.raises(Refused) as found:
        world.decide(command)
    assert world.tournament.dump() == before
    return found.value.code


@pytest.mark.clause("PF-2.1", "CK-T.2")
def test_nobody_whose_table_is_not_there_takes_the_seat_of_another_whose_is() -> None:
    """Staff fix seats at tables by numbers before they know how many come: fewer tables are drawn."""
    contested = 0
    for seed in range(2000):
        chance = Random(seed)
        seats = chance.randint(2, 10)
        players = [f"P{number}" for number in range(chance.randint(2, 40))]
        tables = tables_for(len(players), seats)
        fixed = {
            one: KeptSeat(chance.choice((0, chance.randint(1, tables + 3))), chance.randint(1, seats))
            for one in chance.sample(players, min(len(players), chance.randint(1, 6)))
        }
        at = {one.player: (one.table, one.seat) for one in draw_seats(players, seats, Lots(seed), (), fixed)}
        there = {one: place for one, place in fixed.items() if 1 <= place.table <= tables}
        wanted, crowd = Counter(there.values()), Counter(place.table for place in there.values())
        for player, place in there.items():
            if wanted[place] == 1 and crowd[place.table] <= len(players) // tables:
                assert at[player] == place
                contested += sum(one.seat == place.seat for one in fixed.values()) > 1
    assert contested > 100, "others wanted the same number"


@pytest.mark.clause("PF-2.1", "CK-T.2")
def test_any_draw_seats_everybody_once_keeps_fixed_seats_and_leaves_tables_as_even() -> None:
    kept_all = 0
    for seed in range(600):
        chance = Random(seed)
        seats = chance.randint(2, 10)
        players = [f"P{number}" for number in range(chance.randint(1, 40))]
        tables = tables_for(len(players), seats)
        fixed = {
            one: KeptSeat(chance.choice((0, 0, chance.randint(1, tables + 1))), chance.randint(1, seats))
            for one in chance.sample(players, min(len(players), chance.randint(0, 5)))
        }
        pairs = [tuple(sorted(chance.sample(players, 2)))] if len(players) > 2 and seed % 2 else []
        drawn = draw_seats(players, seats, Lots(seed), [(one, other) for one, other in pairs], fixed)
        assert sorted(one.player for one in drawn) == sorted(players)
        assert len({(one.table, one.seat) for one in drawn}) == len(players)
        assert all(1 <= one.seat <= seats and 1 <= one.table <= tables for one in drawn)
        sizes = Counter(one.table for one in drawn)
        assert len(sizes) == tables and max(sizes.values()) - min(sizes.values()) <= 1
        at = {one.player: one for one in drawn}
        for player, place in fixed.items():
            rivals = [other for other, its in fixed.items() if other != player and its.seat == place.seat]
            if not rivals:
                assert at[player].seat == place.seat, "nobody else wants it"
                crowd = [its.table for its in fixed.values()].count(place.table)
                if 0 < place.table <= tables and crowd <= len(players) // tables:
                    assert at[player].table == place.table
                    kept_all += 1
    assert kept_all > 100


def test_without_fixed_seats_the_draw_is_the_one_it_was_and_with_them_the_others_are_as_likely() -> None:
    for seed in range(50):
        assert draw_seats("ABCDEFG", 3, Lots(seed)) == draw_seats("ABCDEFG", 3, Lots(seed), (), {})
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(3_000):
        drawn = draw_seats("ABCDEF", 3, Lots(seed), (), {"A": KeptSeat(1, 2)})
        seen.update((one.table, one.seat) for one in drawn if one.player == "B")
    assert len(seen) == 5 and (1, 2) not in seen
    assert all(500 < times < 700 for times in seen.values()), seen


@pytest.mark.clause("PF-2.1", "CK-T.2")
@pytest.mark.parametrize("name", ["pokerstars-live-fi", "casino-kruh"])
def test_the_seat_is_kept_at_the_start_and_on_the_next_day_and_the_reason_is_in_no_event(name: str) -> None:
    for steps in range(0, 600, 100):
        days = (Day(level=1), Day(begins_seconds=86_400))
        world = entered(name, days=days, level_ms=3_600_000)
        world.steps = steps
        world.decide(fix("C", 4, 2))
        world.decide(fix("D", 1))
        world.decide(StartTournament())
        seat = world.tables[2].seat_of("C")
        assert seat is not None and seat.number == 4
        own = world.tables[world.table_of("D")].seat_of("D")
        assert own is not None and own.number == 1
        world.decide(ReleaseSeat("Kari", "needs it no longer", "D"))
        world.decide(EndDay("boss", "the room closes"))
        again = Tournament(world.terms, world.book)
        again.load(msgspec.json.decode(msgspec.json.encode(world.tournament.dump())))
        world.tournament = again
        world.decide(BeginDay("boss", "all are here"))
        seat = world.tables[world.table_of("C")].seat_of("C")
        assert seat is not None and seat.number == 4, "a new day draws seats and leaves this one"
        assert again.state.entrants["D"].fixed is None
        assert WHY not in str(world.told(object)), "why is told to staff alone"


@pytest.mark.clause("PF-2.1")
def test_what_is_no_seat_to_fix() -> None:
    world = entered("pokerstars-live-fi")
    world.decide(fix("A", 2, 1))
    assert refused(world, fix("B", 2, 1)) == "seat-fixed-already"
    assert refused(world, fix("B", 5)) == refused(world, fix("B", 0)) == "no-such-seat"
    assert refused(world, fix("Z", 1)) == "not-in-it"
    assert refused(world, FixSeat("Kari", " ", "B", 1)) == "no-reason"
    assert refused(world, ReleaseSeat("Kari", WHY, "B")) == "seat-not-fixed"
    world.decide(fix("A", 3, 1))
    world.decide(fix("B", 2, 1))
    assert world.tournament.state.entrants["A"].fixed is not None


@pytest.mark.clause("CH-8.3", "CO-28a")
@pytest.mark.parametrize("name", ["casino-helsinki", "casinohuone"])
def test_a_house_that_draws_every_seat_fixes_none(name: str) -> None:
    assert refused(entered(name), fix("A", 1)) == "seats-not-fixed"
