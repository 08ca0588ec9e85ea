"""Who sits where, as the screens of the hall are told: seats alone, of those who are in, and where players are sent."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cardroom.room.protocol.tournament_responses import SeatedRow, SeatingBody
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live.live_acts import Confirm, CountStacks, OutTold, TellOut
from tests.room.tournaments.played import CUP, cup_room, enter, start
from tests.room.tournaments.test_live_hosted import NAMES, begun, carry_out, hall, live_room, tell


def seating(room: TestRoom, cup: str = CUP) -> SeatingBody:
    return msgspec.json.decode(room.run(room.room.tournament_door.seating(cup)), type=SeatingBody)


def let_go(room: TestRoom) -> None:
    """People carry out all orders but those to seat a player."""
    while orders := [one for one in hall(room).orders if one.what != "seat"]:
        tell(room, Confirm(orders=(orders[0].number,)))


def test_seats_are_shown_as_soon_as_they_are_drawn_and_follow_each_bust(tmp_path: Path) -> None:
    with live_room(tmp_path) as room:
        enter(room, *NAMES)
        assert seating(room).seated == ()
        room.run(room.room.tournaments.start(BOSS, CUP))
        room.settle()
        drawn = seating(room).seated
        assert {one.name for one in drawn} == set(NAMES) and all(one.moves and one.seat for one in drawn)
        carry_out(room)
        sat = seating(room).seated
        assert [msgspec.structs.replace(one, moves=True) for one in sat] == list(drawn)
        assert not any(one.moves for one in sat)
        table = hall(room).tables[0]
        loser, winner = table.seats[0], table.seats[-1]
        tell(room, TellOut(outs=(OutTold(loser.player, loser.stack, "floor", (winner.player,)),)))
        left = seating(room).seated
        assert loser.name not in {one.name for one in left}
        room.restart()
        assert seating(room).seated == left


def test_who_is_sent_to_another_table_is_shown_there_and_nowhere_else(tmp_path: Path) -> None:
    with begun(tmp_path) as room:
        for _ in range(3):
            table = max((one for one in hall(room).tables if one.deals), key=lambda one: len(one.seats))
            loser, winner = table.seats[0], table.seats[-1]
            tell(room, TellOut(outs=(OutTold(loser.player, loser.stack, "floor", (winner.player,)),)))
            let_go(room)
            if any(one.moves for one in seating(room).seated):
                break
        moving = [one for one in seating(room).seated if one.moves]
        orders = [one for one in hall(room).orders if one.what == "seat"]
        assert moving and [(one.name, one.to_table, one.to_seat) for one in orders] == [
            (one.name, one.table, one.seat) for one in moving
        ]
        names = [one.name for one in seating(room).seated]
        assert len(names) == len(set(names))


def test_a_seating_tells_nothing_of_stacks(tmp_path: Path) -> None:
    with begun(tmp_path) as room:
        known = room.run(room.room.tournament_door.seating(CUP))
        table = hall(room).tables[0]
        one, other = table.seats[0], table.seats[1]
        counts = {one.player: one.stack - 300, other.player: other.stack + 300}
        tell(room, CountStacks(table=table.table, stacks=counts))
        assert room.run(room.room.tournament_door.seating(CUP)) == known


def test_an_online_cup_has_its_seats_too_and_no_cup_is_refused(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        enter(room, "Ann", "Bo", "Cy")
        start(room)
        assert [one.name for one in sorted(seating(room).seated, key=lambda one: one.name)] == [
            "Ann",
            "Bo",
            "Cy",
        ]
        assert all(isinstance(one, SeatedRow) and one.table and one.seat for one in seating(room).seated)
        with pytest.raises(Refused) as refused:
            seating(room, "no-cup")
        assert refused.value.code == "no-such-tournament"
