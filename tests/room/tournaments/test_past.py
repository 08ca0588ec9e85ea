"""A tournament that is over stays readable: after its time in the list, after a start, and without being kept."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.tournament_client import WatchTournament
from cardroom.room.tournaments import ended
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import CUP, cup_room, cup_terms, enter, play_out

NAMES = ("P0", "P1", "P2")
OTHER = "other"


def played(folder: Path) -> TestRoom:
    room = cup_room(folder, players=3, most=3)
    room.run(room.room.tournaments.announce(BOSS, cup_terms(id=OTHER, name="Other", players=3, most=3)))
    for cup in (CUP, OTHER):
        enter(room, *NAMES, cup=cup)
        play_out(room, random.Random(2), cup)
    return room


def test_its_result_is_read_after_its_time_in_the_list_and_after_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ended, "KEPT", 1)
    with played(tmp_path) as room:
        door = room.room.tournament_door
        result = room.run(door.view(CUP, room.person("P0").id))
        assert result.now.row.status == "over" and [one.place for one in result.now.leaders] == [1, 2, 3]
        assert result.you is not None and result.you.place
        rows = room.run(door.standings(CUP, 0, 10))
        room.wait(seconds=11 * 60)
        assert not door.list.rows() and not door._ended, (
            "it is listed no longer, and nothing of it is in memory"
        )
        later = room.run(door.view(CUP, room.person("P0").id))
        assert (later.page, later.you, later.now.leaders) == (result.page, result.you, result.now.leaders)
        room.restart()
        door = room.room.tournament_door
        for cup in (CUP, OTHER, CUP):
            assert room.run(door.standings(cup, 0, 10)).total == 3
        assert room.run(door.standings(CUP, 0, 10)) == rows
        room.restart()
        room.room.services.names._names.clear()  # a room of many thousands knows those alone who have been here since
        found = room.run(room.room.tournament_door.standings(CUP, 0, 10))
        assert found == rows and {one.name for one in found.standings} == set(NAMES)
        room.room.tournaments.past._kept.clear()
        for cup in (OTHER, CUP):
            room.run(room.room.tournament_door.standings(cup, 0, 10))
        assert len(room.room.tournaments.past._kept) == 1, "what was looked at before is let go"
        client = room.connect("P1")
        client.ask(WatchTournament(OTHER))
        shown = client.last(of_cups.TournamentShown)
        assert shown.tournament == OTHER and shown.now.row.status == "over" and shown.you is not None


@pytest.mark.parametrize("name", ["nowhere", f"{CUP}-1", "house:casinohuone", ""])
def test_what_is_no_tournament_is_found_by_nobody(tmp_path: Path, name: str) -> None:
    with played(tmp_path) as room:
        room.restart()
        assert room.refused(room.room.tournament_door.view(name, "")).code == "no-such-tournament"
        client = room.connect("P1")
        client.ask(WatchTournament(name))
        assert client.last(of_cups.TournamentGone).tournament == name
