"""Who registers with an open record at the house's desk, or with a penalty of the tournament, is marked."""

from __future__ import annotations

from pathlib import Path

from cardroom.desk import desk_commands as do
from cardroom.desk.people_commands import ExcludePlayer, OpenCase
from cardroom.room.protocol.registration_bodies import AlternateAsked
from cardroom.room.tournaments.tournament_penalties import PenaltyWish
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import CUP
from tests.room.tournaments.test_live_hosted import carry_out, live_room
from tests.room.tournaments.test_registration import look, refusal, sell

HOUSE = "casino-helsinki"


def marks(room: TestRoom) -> dict[str, tuple[str, ...]]:
    """The kinds that a page shows now."""
    now_ms = room.time.now_ms()
    found = {
        one.name: tuple([mark.kind for mark in one.marks if not mark.until_ms or mark.until_ms > now_ms])
        for one in look(room).marked
    }
    return {name: kinds for name, kinds in found.items() if kinds}


def test_who_has_an_open_record_is_marked_before_and_after_the_sale(tmp_path: Path) -> None:
    with live_room(tmp_path) as room:
        desks, floor = room.room.live_desks, room.person("Kai", 0, "floor")
        assert marks(room) == {}, "a house without a desk"
        room.run(desks.act(floor, HOUSE, do.OpenGamingDay()))
        bo = room.run(desks.add_person(floor, HOUSE, "Bo"))
        ida = room.run(desks.add_person(floor, HOUSE, "Ida"))
        case = OpenCase(kind="incident", players=(bo,), what="a quarrel at the bar")
        number = room.run(desks.act(floor, HOUSE, case))
        away = ExcludePlayer(player=ida, scope="house", until_ms=room.time.now_ms() + 60_000, why="cheating")
        room.run(desks.act(floor, HOUSE, away))
        assert marks(room) == {"Bo": ("case",), "Ida": ("exclusion",)}, "before they have entered"
        assert "cheating" not in repr(look(room)), "what is written stays at the desk"
        assert sell(room, "Bo") == bo and marks(room)["Bo"] == ("case",)
        assert (
            refusal(room, room.room.registration.put_on_list(BOSS, CUP, AlternateAsked(name="Ida"))).code
            == "desk-excluded"
        )
        room.restart()
        assert marks(room) == {"Bo": ("case",), "Ida": ("exclusion",)}
        room.wait(ms=60_001)
        assert marks(room) == {"Bo": ("case",)}, "an exclusion that has ended marks nobody"
        assert number


def test_a_penalty_of_the_tournament_marks_until_it_is_served(tmp_path: Path) -> None:
    with live_room(tmp_path, of="pokerstars-live-fi", seats=9) as room:
        players = [sell(room, name) for name in ("Aino", "Bo", "Carla")]
        room.run(room.room.tournaments.start(BOSS, CUP))
        room.settle()
        carry_out(room)
        wish = PenaltyWish(players[0], "missed_hands", "foul language", count=2, id="p1")
        room.run(room.room.tournament_penalties.give(BOSS, CUP, wish))
        room.settle()
        assert marks(room) == {"Aino": ("penalty",)}
        room.run(room.room.tournament_penalties.end(BOSS, CUP, players[0], "p1", "a misunderstanding"))
        room.settle()
        assert marks(room) == {}
