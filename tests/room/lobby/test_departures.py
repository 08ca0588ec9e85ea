"""How long the room remembers where a player left with what."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.room.hosting.departure_book import DepartureBook
from cardroom.room.hosting.house_commands import Left
from cardroom.rules import house
from cardroom.testing.whole_room import TestRoom

KEEP_MS = 1_000
LEFT = Left("t1", "no_limit", "NL200", 200, 123_00, "harbour")


@pytest.mark.parametrize(("after_ms", "stacks"), [(999, [123_00, 55_00]), (1_000, [55_00]), (1_001, [55_00])])
def test_an_earlier_departure_is_remembered_beside_a_new_one_until_its_time_is_up(
    after_ms: int, stacks: list[int]
) -> None:
    departures = DepartureBook()
    departures.left("ann", LEFT, 5_000, KEEP_MS)
    departures.left("ann", Left("t2", "pot_limit", "PL200", 200, 55_00, "harbour"), 5_000 + after_ms, KEEP_MS)
    assert [one.stack for one in departures.of("ann")] == stacks


@pytest.mark.parametrize(("after_ms", "count"), [(999, 1), (1_000, 0), (1_001, 0)])
def test_a_departure_is_in_the_house_until_its_time_is_up(after_ms: int, count: int) -> None:
    departures = DepartureBook()
    departures.left("ann", LEFT, 5_000, KEEP_MS)
    departures.left("bob", LEFT, 5_000 + after_ms, KEEP_MS)
    departures.sweep(5_000 + after_ms, KEEP_MS)
    assert (len(departures.of("ann")), len(departures.of("bob"))) == (count, 1)
    assert departures.last_played("ann") == ({"t1": 5_000} if count else {})


def test_of_two_departures_alike_one_is_brought_back() -> None:
    departures = DepartureBook()
    for table in ("t1", "t2"):
        departures.left("ann", Left(table, "no_limit", "NL200", 200, 123_00, "harbour"), 5_000, KEEP_MS)
    departures.brought_back("ann", departures.of("ann")[0])
    assert [one.used for one in departures.of("ann")] == [True, False]


def test_of_a_departure_the_most_that_was_brought_back_is_kept_until_it_is_all() -> None:
    departures = DepartureBook()
    departures.left("ann", LEFT, 5_000, KEEP_MS)
    for brought in (40_00, 30_00):
        departures.brought_back("ann", departures.of("ann")[0], brought)
    [one] = departures.of("ann")
    assert (one.brought, one.used) == (40_00, False)
    departures.brought_back("ann", one, 123_00)
    assert departures.of("ann")[0].used


def test_a_stack_taken_away_is_measured_in_the_unit_of_its_stake(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casino-helsinki")) as room:
        pool = next(
            one for one in room.room.pools.values() if one.terms("", "").big_blind != one.stake.unit_cents
        )
        table = room.seat(pool.id, "Ann", "Bob", "Cid")
        ann = room.client("Ann")
        ann.done(ann.leave(table))
        [departure] = room.room.departures.of(ann.player, pool.house)
        assert departure.big_blind == pool.stake.unit_cents
