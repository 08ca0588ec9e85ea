"""Penalties at live tables: hands missed with a hand that is told, by themselves, taken back, and carried to day two."""

from __future__ import annotations

from typing import Any

import msgspec

from cardroom.tournament.live.live_acts import OutTold, TakeBackLive, TellHand, TellOut, TellServed
from cardroom.tournament.live.live_floor import FloorDump
from cardroom.tournament.play.tournament_commands import (
    BeginDay,
    EndDay,
    EndPlayersPenalty,
    MovePlayer,
    PenalisePlayer,
)
from cardroom.tournament.tournament_terms import Day
from tests.tournament.live.hall import Hall

HOUSE = "pokerstars-live-fi"
"""Its penalties are hands to miss (PF-6.9)."""


def penalised(player: str, count: int, kind: Any = "missed_hands", **more: Any) -> PenalisePlayer:
    """A penalty of so many hands."""
    return PenalisePlayer("boss", "foul language", player, more.pop("id", "pen1"), kind, count, **more)


def left(hall: Hall, player: str) -> int:
    """Hands left to miss, which the seat and the tournament know alike."""
    table = hall.floor.table_of(player)
    known = hall.tournament.state.entrants[player].penalties.left
    assert table.seats[table.seat_of(player)].penalty_hands == known
    return known


def test_hands_are_missed_with_a_hand_that_is_told_and_by_themselves() -> None:
    hall = Hall(HOUSE).started(6)
    hall.ask(penalised("p0", 4))
    hall.hand(1)
    assert left(hall, "p0") == 4, "nobody told that p0 missed it"
    hall.hand(1, serving=("p0", "p1"))
    assert left(hall, "p0") == 3 and left(hall, "p1") == 0, "p1 has none to miss"
    hall.ask(TellServed(by="floor", player="p0", hands=2))
    assert left(hall, "p0") == 1
    more = hall.refused(TellServed(by="other", player="p0", hands=2))
    assert (more.code, more.arguments["left"], more.arguments["by"]) == ("penalty-over", 1, "floor")
    hall.ask(TellOut(by="floor", outs=(OutTold("p1", 1_000, "", ("p2",)),), serving=("p0",)))
    assert left(hall, "p0") == 0
    assert hall.refused(TellServed(by="floor", player="p0")).code == "penalty-over"


def test_who_sits_elsewhere_misses_no_hand_here() -> None:
    hall = Hall(HOUSE, seats=6).started(12)
    there = hall.at(2)[0]
    hall.ask(penalised(there, 2))
    elsewhere = hall.refused(TellHand(by="floor", table=1, serving=(there,)))
    assert (elsewhere.code, elsewhere.arguments["player"]) == ("not-at-table", there)
    one = hall.at(1)[0]
    assert hall.refused(TellOut(by="floor", outs=(OutTold(one),), serving=(there,))).code == "not-at-table"
    assert hall.refused(TellHand(by="floor", table=1, serving=("stranger",))).code == "not-at-table"
    assert left(hall, there) == 2


def test_a_hand_missed_by_a_slip_is_to_be_missed_again() -> None:
    hall = Hall(HOUSE).started(6)
    hall.ask(penalised("p0", 3))
    hall.hand(1, serving=("p0",))
    hall.ask(TakeBackLive(by="floor", why="nobody dealt", number=hall.floor.number))
    assert left(hall, "p0") == 3
    hall.ask(TellServed(by="floor", player="p0", hands=2))
    told = hall.floor.number
    hall.hand(1)  # a hand behind it hinders nothing
    hall.ask(TakeBackLive(by="floor", why="one hand, not two", number=told))
    assert left(hall, "p0") == 3
    again = hall.refused(TakeBackLive(by="floor", why="twice", number=told))
    assert again.code == "slip-taken-back"
    hall.ask(TellServed(by="floor", player="p0", hands=3))
    told = hall.floor.number
    hall.ask(penalised("p0", 1, id="pen2"))
    hall.ask(EndPlayersPenalty("boss", "enough", "p0", "pen2"))
    hall.ask(TakeBackLive(by="floor", why="the other player", number=told))
    assert left(hall, "p0") == 3, "of the penalty that goes on"


def test_who_was_told_out_by_a_slip_has_the_penalty_as_before() -> None:
    hall = Hall(HOUSE).started(6)
    hall.ask(penalised("p0", 3))
    hall.ask(TellOut(by="floor", outs=(OutTold("p0", 1_000, "", ("p1",)),), serving=("p0",)))
    hall.ask(TakeBackLive(by="floor", why="the other seat", number=hall.floor.number))
    assert left(hall, "p0") == 3
    hall.ask(TellServed(by="floor", player="p0", hands=3))


def test_hands_told_of_a_player_who_has_moved_since_are_not_taken_back() -> None:
    hall = Hall(HOUSE, seats=6).started(10)
    player = hall.at(1)[0]
    hall.ask(penalised(player, 3))
    hall.ask(TellServed(by="floor", player=player, hands=1))
    told = hall.floor.number
    hall.ask(MovePlayer("boss", "apart", player, 2))
    hall.confirm_all()
    assert left(hall, player) == 2, "what is left goes along"
    moved = hall.refused(TakeBackLive(by="floor", why="slip", number=told))
    assert moved.code == "live-changed-since" and left(hall, player) == 2


def test_what_is_left_is_served_on_the_next_day_and_survives_a_stop() -> None:
    hall = Hall(HOUSE, days=(Day(level=2), Day())).started(6)
    hall.ask(penalised("p0", 2))
    hall.hand(1, serving=("p0",))
    hall.ask(EndDay("boss", "it is late"))
    hall.confirm_all()
    hall.ask(BeginDay("boss", "all are here"))
    hall.confirm_all()
    assert left(hall, "p0") == 1
    number = hall.floor.table_of("p0").number
    hall.floor.load(msgspec.json.decode(msgspec.json.encode(hall.floor.dump()), type=FloorDump))
    hall.hand(number, serving=("p0",))
    assert left(hall, "p0") == 0
    seat = hall.floor.tables[number].seats[hall.floor.tables[number].seat_of("p0")]
    assert seat.away == "penalty" and seat.away_at(hall.now_ms) == "", "who has served is not away any more"
