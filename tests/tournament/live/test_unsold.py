"""Stacks that nobody has bought; a move to a taken seat; a bust told when others have their places already."""

from __future__ import annotations

from cardroom.tournament.live.live_acts import OutTold, PlaceStack, RemoveStack, TellClear, TellOut
from cardroom.tournament.play.tournament_commands import MovePlayer
from tests.tournament.live.hall import Hall


def test_an_unsold_stack_is_taken_out_with_its_count() -> None:
    hall = Hall("casino-kruh", seats=6, level_ms=1_200_000).started(5)
    table = next(iter(hall.floor.tables))
    seat = hall.floor.tables[table].free_seats(6)[0]
    taken = hall.floor.tables[table].seats.keys()
    on_somebody = hall.refused(PlaceStack(by="floor", table=table, seat=min(taken), chips=1_000))
    assert on_somebody.code == "drawn-seat-taken"
    hall.ask(PlaceStack(by="floor", table=table, seat=seat, chips=1_000))
    twice = hall.refused(PlaceStack(by="other", table=table, seat=seat, chips=1_000))
    assert twice.code == "drawn-seat-taken" and twice.arguments["by"] == "floor"
    more = hall.refused(RemoveStack(by="floor", table=table, seat=seat, chips=1_001))
    assert more.code == "chips-never-issued"
    before = hall.tournament.state.issued
    hall.ask(RemoveStack(by="floor", table=table, seat=seat, chips=930, why="the first break is over"))
    assert hall.tournament.state.issued == before + 70, "what it posted others have won"
    assert sum(hall.stacks(table).values()) == before + 70 and not hall.floor.unsold
    gone = hall.refused(RemoveStack(by="other", table=table, seat=seat, chips=930))
    assert gone.code == "no-unsold-stack" and gone.arguments["by"] == "floor"


def test_nobody_is_moved_to_a_taken_seat() -> None:
    hall = Hall(seats=6).started(8)
    first, second = sorted(hall.floor.tables)
    player = hall.at(first)[0]
    seat = min(hall.floor.tables[second].seats)
    refused = hall.refused(MovePlayer("boss", "a sore back", player, second, seat))
    assert refused.code == "drawn-seat-taken" and refused.clauses


def test_a_bust_told_late_does_not_slip_behind_places_that_are_given() -> None:
    hall = Hall(seats=6).started(6)
    first, second = hall.at(1)[0], hall.at(1)[1]
    early_ms = hall.now_ms + 500
    hall.now_ms += 60_000
    hall.out(first)
    hall.confirm_all()
    hall.ask(TellClear(by="floor"))
    assert first in hall.tournament.state.placed
    told = (OutTold(second, hall.stacks(1)[second], "floor", (hall.at(1)[-1],)),)
    late = hall.refused(TellOut(by="floor", outs=told, at_ms=early_ms))
    assert late.code == "place-settled" and late.clauses and late.arguments["by"] == "floor"
    hall.ask(TellOut(by="floor", outs=told))
