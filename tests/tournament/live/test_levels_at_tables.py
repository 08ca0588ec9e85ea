"""From which hand each live table plays a level: the next one to be dealt, behind the one in progress."""

from __future__ import annotations

import msgspec

from cardroom.tournament.live.live_floor import FloorDump, LiveFloor
from cardroom.tournament.play.tournament_commands import ChangeLevel, PassTournamentTime
from cardroom.tournament.tournament_terms import BreakAfter
from tests.tournament.live.hall import Hall


def at(hall: Hall, table: int = 1) -> tuple[int, int]:
    """The level of a table, and the first hand that is dealt in it."""
    found = hall.floor.tables[table]
    return found.level, found.level_hand


def test_a_level_is_played_from_the_next_riffle() -> None:
    hall = Hall().started(12)
    assert (at(hall, 1), at(hall, 2)) == ((1, 1), (1, 1))
    hall.hand(1)
    hall.now_ms += hall.terms.level_ms
    hall.ask(PassTournamentTime())
    assert (at(hall, 1), at(hall, 2)) == ((2, 3), (2, 2)), (
        "hand 2 of table 1 is being dealt, hand 1 of table 2"
    )
    for _ in range(2):
        hall.hand(1)
    assert at(hall, 1) == (2, 3), "it stays the first hand of the level"


def test_behind_a_break_the_first_hand_is_dealt_in_the_next_level() -> None:
    hall = Hall(breaks=(BreakAfter(1, 300),)).started(6)
    hall.now_ms += hall.terms.level_ms
    hall.ask(PassTournamentTime())
    hall.hand(1)
    hall.confirm_stops()
    assert not hall.floor.tables[1].is_dealing and at(hall) == (2, 2)
    while hall.tournament.state.pause:
        hall.now_ms = max(hall.now_ms, hall.tournament.due_ms() or 0)
        hall.ask(PassTournamentTime())
    assert hall.floor.tables[1].is_dealing and at(hall) == (2, 2)


def test_the_level_of_a_table_outlives_a_stop() -> None:
    hall = Hall().started(6)
    hall.ask(ChangeLevel("director", "short evening", 3))
    again = LiveFloor(hall.terms, hall.tournament.book)
    again.load(msgspec.json.decode(msgspec.json.encode(hall.floor.dump()), type=FloorDump))
    assert (again.tables[1].level, again.tables[1].level_hand) == at(hall) == (3, 2)


def test_tables_of_an_older_store_learn_their_level_with_the_next_act() -> None:
    hall = Hall().started(6)
    table = hall.floor.tables[1]
    hall.hand(1)
    table.level, table.level_hand, table.was_dealing = 0, 0, False
    hall.hand(1)
    assert at(hall) == (1, 3)
