"""A ruling of the floor's page in a live tournament: its event, table, hand and players stand in the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.floor import read_case
from cardroom.room.live.decided_rulings import RulingPlace
from cardroom.rules import Refused, house
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live.live_acts import TellHand
from tests.room.tournaments.played import CUP
from tests.room.tournaments.test_live_hosted import begun, hall, tell

HOUSE = "casino-helsinki"
CASE = {"topic": "condition", "facts": {"said": "call"}}


def place(room: TestRoom, number: int, seats: tuple[int, ...] = (), of: str = HOUSE) -> RulingPlace:
    return room.room.live_tournaments.place_at(BOSS, of, CUP, number, seats)


def refused(room: TestRoom, number: int, seats: tuple[int, ...] = (), of: str = HOUSE) -> str:
    with pytest.raises(Refused) as why:
        place(room, number, seats, of)
    return why.value.code


def test_every_table_and_seat_of_the_hall_is_a_place_and_nothing_else_is(tmp_path: Path) -> None:
    with begun(tmp_path) as room:
        tell(room, TellHand(table=2))
        for table in hall(room).tables:
            taken = {seat.seat: seat.player for seat in table.seats}
            hand = (table.hands or 0) + int(bool(table.deals))
            for seat in range(1, 10):
                if seat in taken:
                    found = place(room, table.table, (seat, seat))
                    assert found == RulingPlace(str(table.table), hand, (taken[seat],), CUP, "The Cup")
                else:
                    assert refused(room, table.table, (seat,)) == "seat-empty"
            everybody = place(room, table.table, tuple(taken))
            assert everybody.players == tuple(taken.values())
        assert place(room, 0) == RulingPlace("", 0, (), CUP, "The Cup")
        assert refused(room, 99) == "no-such-table"
        assert refused(room, 1, of="casino-kruh") == "no-such-tournament"
        with pytest.raises(Refused) as stranger:
            room.room.live_tournaments.place_at(room.person("Nosy"), HOUSE, CUP, 1, ())
        assert stranger.value.code == "not-staff"


def test_the_record_names_the_event_also_when_the_room_was_restarted(tmp_path: Path) -> None:
    with begun(tmp_path) as room:
        case = read_case(CASE)
        there = place(room, 1, (hall(room).tables[0].seats[0].seat,))
        ruling = case.rule(house(HOUSE))
        room.run(room.room.rulings.keep(BOSS, case, ruling, there, "", ""))
        room.restart()
        [kept] = room.run(room.room.rulings.newest(BOSS))
        assert (kept.event, kept.tournament, kept.table, kept.players) == (
            "The Cup",
            CUP,
            "1",
            there.players,
        )
