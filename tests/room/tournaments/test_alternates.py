"""Alternates: people wait at the desk while all places are taken, and the first gets the next one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cardroom.desk import desk_commands as do
from cardroom.desk.people_commands import ExcludePlayer
from cardroom.room.protocol.registration_bodies import AlternateAsked, SaleAtDesk
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live.live_acts import OutTold, TellClear, TellOut
from tests.room.tournaments.played import CUP
from tests.room.tournaments.test_live_hosted import carry_out, hall, live_room, tell
from tests.room.tournaments.test_registration import look, refusal, sell

FULL = 4
LATER_MS = 4_100_000_000_000


def full_room(place: Path) -> tuple[TestRoom, list[str]]:
    """A live cup with late entries, whose four places are sold."""
    room = live_room(place, seats=6, most=FULL, late_levels=3, starts_ms=LATER_MS)
    return room, [sell(room, f"Guest {number}") for number in range(FULL)]


def put(room: TestRoom, name: str) -> None:
    room.run(room.room.registration.put_on_list(BOSS, CUP, AlternateAsked(name=name)))
    room.settle()


def names(room: TestRoom) -> list[str]:
    return [one.name for one in look(room).alternates]


def test_the_first_who_waits_gets_the_place_of_who_is_out(tmp_path: Path) -> None:
    room, players = full_room(tmp_path / "data")
    registration = room.room.registration
    for name in ("Aino", "Bo", "Carla"):
        put(room, name)
    first, second, _ = look(room).alternates
    assert names(room) == ["Aino", "Bo", "Carla"]
    full = refusal(room, registration.sell(BOSS, CUP, SaleAtDesk(player=first.player)))
    assert full.code == "tournament-full", "before the start nobody has left a place"
    room.run(room.room.tournaments.start(BOSS, CUP))
    room.settle()
    carry_out(room)
    assert (
        refusal(room, registration.sell(BOSS, CUP, SaleAtDesk(player=first.player))).code == "tournament-full"
    )
    tell(room, TellOut(outs=(OutTold(players[0], 0, "", (players[1],)),)))
    carry_out(room)
    for sale in (
        SaleAtDesk(player=second.player),
        SaleAtDesk(name="Stranger"),
        SaleAtDesk(player=players[0]),
    ):
        told = refusal(room, registration.sell(BOSS, CUP, sale))
        assert (told.code, told.arguments.get("name")) == ("alternates-first", "Aino")
    sell(room, player=first.player)
    carry_out(room)
    assert names(room) == ["Bo", "Carla"]
    assert first.player in {seat.player for table in hall(room).tables for seat in table.seats}
    room.restart()
    assert names(room) == ["Bo", "Carla"]
    assert refusal(room, room.room.registration.sell(BOSS, CUP, SaleAtDesk(player=second.player))).code == (
        "tournament-full"
    )
    tell(room, TellClear())
    room.close()
    assert audit_place(tmp_path / "data").findings == []


def test_a_name_is_struck_off_with_a_reason_and_waits_once(tmp_path: Path) -> None:
    room, players = full_room(tmp_path / "data")
    registration = room.room.registration
    put(room, "Aino")
    put(room, "Bo")
    [aino, _] = look(room).alternates
    again = AlternateAsked(player=aino.player)
    assert refusal(room, registration.put_on_list(BOSS, CUP, again)).code == "alternate-already"
    entered = AlternateAsked(player=players[0])
    assert refusal(room, registration.put_on_list(BOSS, CUP, entered)).code == "entered-already"
    assert refusal(room, registration.strike_off_list(BOSS, CUP, aino.number, " ")).code == "no-reason"
    assert refusal(room, registration.strike_off_list(BOSS, CUP, 99, "went home")).code == "no-such-alternate"
    room.run(registration.strike_off_list(BOSS, CUP, aino.number, "went home"))
    room.settle()
    assert names(room) == ["Bo"]
    put(room, "Aino")
    assert names(room) == ["Bo", "Aino"], "at the end"


@pytest.mark.parametrize("role", ["player", "dealer"])
def test_others_than_the_desk_keep_no_list(tmp_path: Path, role: str) -> None:
    room, _ = full_room(tmp_path / "data")
    by = room.person("Eve", 0, role)  # type: ignore[arg-type]  # they are roles
    registration = room.room.registration
    told = refusal(room, registration.put_on_list(by, CUP, AlternateAsked(name="Eve")))
    assert told.code in ("not-your-role", "not-staff")
    assert names(room) == []


def test_a_place_that_two_sell_at_once_is_sold_once(tmp_path: Path) -> None:
    room, players = full_room(tmp_path / "data")
    put(room, "Aino")
    put(room, "Bo")
    aino, bo = look(room).alternates
    room.run(room.room.tournaments.start(BOSS, CUP))
    room.settle()
    carry_out(room)
    tell(room, TellOut(outs=(OutTold(players[0], 0, "", (players[1],)),)))
    carry_out(room)
    desk = room.room.registration

    async def at_once() -> list[object]:
        sales = [desk.sell(BOSS, CUP, SaleAtDesk(player=one.player)) for one in (aino, aino, bo)]
        return await asyncio.gather(*sales, return_exceptions=True)

    found = room.run(at_once())
    room.settle()
    assert sorted(isinstance(one, Refused) for one in found[:2]) == [False, True], found
    assert isinstance(found[2], Refused)
    assert names(room) == ["Bo"]
    room.close()
    assert audit_place(tmp_path / "data").findings == []


def test_whom_the_house_keeps_away_waits_for_no_place(tmp_path: Path) -> None:
    room, _ = full_room(tmp_path / "data")
    desks, house = room.room.live_desks, "casino-helsinki"
    room.run(desks.act(BOSS, house, do.OpenGamingDay()))
    cheat = room.run(desks.add_person(BOSS, house, "Cheat"))
    room.run(desks.act(BOSS, house, ExcludePlayer(player=cheat, scope="house", why="marked cards")))
    room.settle()
    told = refusal(room, room.room.registration.put_on_list(BOSS, CUP, AlternateAsked(player=cheat)))
    assert told.code == "desk-excluded" and names(room) == []
