"""An extra table that the director opens: tables stay one more than the players need, even, until all fit on the last."""

from __future__ import annotations

from random import Random

import pytest

from cardroom.rules import Refused
from cardroom.tournament.live.live_acts import Confirm
from cardroom.tournament.play.tournament_commands import CloseExtraTable, KeepSeatFree, OpenExtraTable
from cardroom.tournament.play.tournament_events import StaffActed, TableBroken, TableOpened
from tests.tournament.live.hall import Hall
from tests.tournament.test_staff import refused, running

WHY = ("Kari", "the hall is warm")


def carry_out(hall: Hall) -> None:
    """People do all that is ordered, and what follows from it."""
    while pending := list(hall.floor.pending()):
        hall.ask(Confirm(by="anna", orders=(pending[0],)))


def sizes(hall: Hall) -> list[int]:
    return sorted(len(table.seats) for table in hall.floor.tables.values())


def test_players_move_to_an_extra_table_and_back() -> None:
    hall = Hall(seats=6).started(12)
    assert sizes(hall) == [6, 6]
    opened = hall.ask(OpenExtraTable(*WHY))
    assert [one.table for one in opened.events if isinstance(one, TableOpened)] == [3]
    carry_out(hall)
    assert sizes(hall) == [4, 4, 4], "as even as the house wants them"
    assert hall.tournament.state.extra_tables == 1
    assert [one.act for one in hall.events if isinstance(one, StaffActed)] == ["open_extra_table"]
    hall.ask(CloseExtraTable(*WHY))
    carry_out(hall)
    assert sizes(hall) == [6, 6] and hall.refused(CloseExtraTable(*WHY)).code == "no-extra-table"


def test_an_extra_table_stays_while_players_go_and_ends_with_the_final_table() -> None:
    hall = Hall(seats=6).started(18)
    hall.ask(OpenExtraTable(*WHY))
    carry_out(hall)
    assert len(sizes(hall)) == 4
    while hall.tournament.state.left > 12:
        largest = max(hall.floor.tables.values(), key=lambda one: len(one.seats))
        hall.out(hall.at(largest.number)[0])
        carry_out(hall)
    assert len(sizes(hall)) == 3, "two are needed, and one is extra"
    while hall.tournament.state.left > 6:
        hall.out(hall.at(sorted(hall.floor.tables)[0])[0])
        carry_out(hall)
    assert sizes(hall) == [6] and hall.tournament.state.extra_tables == 0
    assert hall.refused(OpenExtraTable(*WHY)).code == "no-extra-table", "it is the final table"


def test_an_extra_table_is_refused_without_a_reason_or_players_for_it() -> None:
    world = running(players=8)
    assert refused(world, OpenExtraTable("Kari", " ")) == "no-reason"
    assert refused(world, CloseExtraTable(*WHY)) == "no-extra-table"
    world.decide(OpenExtraTable(*WHY))
    world.decide(OpenExtraTable(*WHY))
    assert refused(world, OpenExtraTable(*WHY)) == "no-extra-table", "two players a table would not be left"
    world.decide(CloseExtraTable(*WHY))
    assert len(world.told(TableBroken)) == 1


@pytest.mark.parametrize("players", [3, 6])
def test_one_table_of_few_gets_no_other(players: int) -> None:
    hall = Hall(seats=6).started(players)
    assert hall.refused(OpenExtraTable(*WHY)).code == "no-extra-table"


@pytest.mark.parametrize("seats", [4, 6, 9])
@pytest.mark.parametrize("players", range(8, 36, 2))
def test_extra_tables_are_opened_before_anybody_has_moved_to_the_one_before(seats: int, players: int) -> None:
    """From a table to which players are on their way others were to go on: it was asked again and again, without an end."""
    hall = Hall(seats=seats, most=60).started(players)
    for _ in range(4):
        try:
            hall.ask(OpenExtraTable(*WHY))
        except Refused as refused:
            assert refused.code == "no-extra-table"
        hall.confirm_stops()
    hall.confirm_all()
    assert sum(sizes(hall)) == players and max(sizes(hall)) - min(sizes(hall)) <= 2


@pytest.mark.parametrize("seed", range(30))
def test_whatever_tables_are_extra_and_seats_kept_free_somebody_is_dealt_to_until_the_end(seed: int) -> None:
    chance = Random(seed)
    hall = Hall(seats=chance.randint(4, 9), most=60).started(chance.randint(6, 40))
    for _ in range(chance.randint(0, 20)):
        kept = KeepSeatFree(
            *WHY, chance.choice(sorted(hall.floor.tables)), chance.randint(1, hall.floor.seats)
        )
        for act in (OpenExtraTable(*WHY), kept):
            try:
                hall.ask(act)
            except Refused:
                continue
            hall.confirm_all()
    while not hall.tournament.is_over:
        several = [number for number in sorted(hall.floor.tables) if len(hall.at(number)) > 1]
        assert several, (sizes(hall), hall.tournament.state.extra_tables)
        hall.out(chance.choice(hall.at(chance.choice(several))))
        if not hall.tournament.is_over:
            hall.confirm_all()
