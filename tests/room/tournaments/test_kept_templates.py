"""Templates that staff keep: over a restart, within their bound, and for whoever runs tournaments alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.room.identity import templates_by_name
from cardroom.room.identity.person import Person
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import cup_room

FILE = """
name = "Friday"
stack = 1500
seats = 4
level_seconds = 600
levels = [{small_blind = 10, big_blind = 20}]
entries = {least = 3, most = 8}
"""


def keep(room: TestRoom, name: str) -> str:
    kept = room.room.tournament_door.repeating.kept
    return room.run(kept.keep(BOSS, name, "casinohuone", FILE, "as every week"))


def names(room: TestRoom) -> list[str]:
    return [one.name for one, _ in room.run(room.room.tournament_door.repeating.kept.all(BOSS))]


def test_what_is_kept_is_there_after_a_restart_and_what_is_deleted_is_not(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        friday, _ = keep(room, "Friday"), keep(room, "  Saturday \n night ")
        room.run(room.room.tournament_door.repeating.kept.delete(BOSS, friday, "no more Fridays"))
        room.restart()
        assert names(room) == ["Saturday night"]
        keep(room, "Friday")
        assert names(room) == ["Friday", "Saturday night"], (
            "a name is free again once its template is deleted"
        )


def test_a_room_keeps_no_more_than_it_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(templates_by_name, "TEMPLATES_MOST", 3)
    with cup_room(tmp_path) as room:
        first, *_ = [keep(room, f"T{number}") for number in range(3)]
        kept = room.room.tournament_door.repeating.kept
        refused = room.refused(kept.keep(BOSS, "T4", "casinohuone", FILE, "one more"))
        assert (refused.code, refused.arguments["most"]) == ("too-many-templates", 3)
        room.run(kept.delete(BOSS, first, "not played"))
        keep(room, "T4")
        assert names(room) == ["T1", "T2", "T4"]


def test_a_player_sees_none_and_keeps_none(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        player = Person(room.person("Ann").id, "Ann", "player")
        kept = room.room.tournament_door.repeating.kept
        for work in (
            kept.all(player),
            kept.keep(player, "X", "casinohuone", FILE, "x"),
            kept.delete(player, "k", "x"),
        ):
            assert room.refused(work).code == "not-staff"
