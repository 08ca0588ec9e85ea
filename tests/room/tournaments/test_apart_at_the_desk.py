"""Whom a house's live desk keeps apart is drawn to no table together in its live tournaments, also without an account."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from cardroom.desk import desk_commands as do
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import CUP
from tests.room.tournaments.test_live_hosted import hall, live_room
from tests.room.tournaments.test_registration import sell

HOUSE = "casino-helsinki"


def apart(room: TestRoom) -> tuple[tuple[str, str], ...]:
    found = room.room.tournaments.found(CUP)
    assert found is not None
    return found.state.apart


@pytest.mark.clause("CH-1.62", "CH-8.52")
def test_a_pair_of_the_desk_is_drawn_to_no_table_together(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=4) as room:
        desks, floor = room.room.live_desks, room.person("Kai", 0, "floor")
        players = [sell(room, name) for name in ("Aino", "Bo", "Carla", "Dmitri", "Ella", "Fredrik")]
        room.run(desks.act(floor, HOUSE, do.OpenGamingDay()))
        pairs = [(players[0], other) for other in players[1:4]]
        for one, other in pairs:
            room.run(desks.act(floor, HOUSE, do.KeepPairApart(player=one, other=other, why="relatives")))
        room.settle()
        assert apart(room) == tuple(sorted([tuple(sorted(pair)) for pair in pairs]))
        room.restart()
        room.run(room.room.tournaments.start(BOSS, CUP))
        room.settle()
        tables = [
            {order.player for order in hall(room).orders if order.to_table == table} for table in (1, 2)
        ]
        assert sorted(map(len, tables)) == [3, 3]
        for pair in pairs:
            assert not any(set(pair) <= table for table in tables), "drawn apart"
        desks = room.room.live_desks
        together = do.LetPairTogether(player=players[0], other=players[1], why="they are not")
        room.run(desks.act(floor, HOUSE, together))
        room.settle()
        assert len(apart(room)) == 2


def test_an_event_announced_later_knows_the_pairs_and_one_that_the_room_deals_does_not(
    tmp_path: Path,
) -> None:
    with live_room(tmp_path) as room:
        desks, floor = room.room.live_desks, room.person("Kai", 0, "floor")
        room.run(desks.act(floor, HOUSE, do.OpenGamingDay()))
        ids = [room.run(desks.add_person(floor, HOUSE, name)) for name in ("Aino", "Bo")]
        room.run(desks.act(floor, HOUSE, do.KeepPairApart(player=ids[0], other=ids[1], why="relatives")))
        terms = room.room.tournaments.terms(CUP)
        for name, live in (("later", True), ("online", False)):
            other = replace(terms, id=name, name=name, live=live)
            room.run(room.room.tournaments.announce(BOSS, other))
        room.settle()
        found = {one.id: one.tournament.state.apart for one in room.room.tournaments.all() if one.tournament}
        assert found == {CUP: (tuple(sorted(ids)),), "later": (tuple(sorted(ids)),), "online": ()}
