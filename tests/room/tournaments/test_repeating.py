"""Tournaments that come again: each start once, over a stop of the room, with the operator's files as they stand."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.room.tournaments.repeating import Repeating, RepeatLine
from cardroom.room.tournaments.schedule import Schedule
from cardroom.rules.book_loading import house
from cardroom.testing.whole_room import BOSS, CHEAP, TestRoom

HOUSE = "casinohuone"
EVENING = """
name = "Evening"
stack = 1000
seats = 6
level_hands = 5
levels = [{ small_blind = 10, big_blind = 20 }, { small_blind = 20, big_blind = 40 }]
price = { pool_cents = 900, fee_cents = 100 }
"""
EVERY_TEN = Schedule("minutes", 10)
TEN_MS = 600_000


def opened(tmp_path: Path) -> TestRoom:
    folder = tmp_path / "templates"
    folder.mkdir(exist_ok=True)
    (folder / "evening.toml").write_text(EVENING)
    settings = msgspec.structs.replace(CHEAP, tournament_templates=str(folder))
    return TestRoom(tmp_path / "room", 1, house(HOUSE), settings)


def repeating(room: TestRoom) -> Repeating:
    return room.room.tournament_door.repeating


def on(room: TestRoom) -> list[str]:
    return sorted(owner.id for owner in room.room.tournaments.all())


def test_each_start_of_a_schedule_is_announced_once_and_goes_on_after_a_stop(tmp_path: Path) -> None:
    with opened(tmp_path) as room:
        wanted = RepeatLine("", HOUSE, "evening", schedule=EVERY_TEN, reason="nightly")
        line = room.run(repeating(room).add(BOSS, wanted))
        room.settle()
        first = (room.time.now_ms() // TEN_MS + 1) * TEN_MS
        assert on(room) == [f"{line}-{first}"] and repeating(room).next_start(line) == first
        room.restart()
        assert on(room) == [f"{line}-{first}"], "it is not announced twice"
        room.time.clock.now_ms = first - 1_000
        room.wait(seconds=3)
        assert on(room) == [f"{line}-{first + TEN_MS}"], "nobody came: it is cancelled, and the next is there"
        room.time.clock.now_ms = first + 5 * TEN_MS + 1
        room.restart()
        assert f"{line}-{first + 6 * TEN_MS}" in on(room), "starts of the time between come no more"
        room.run(repeating(room).stop_line(BOSS, line, "summer"))
        room.restart()
        assert not repeating(room).lines()
        assert room.refused(repeating(room).stop_line(BOSS, line, "again")).code == "no-such-line"
        kinds = [
            one.record.details["kind"] for one in room.reader.log(what="run_tournaments", subject=line).rows
        ]
        assert kinds == ["stop_repeating", "repeat"]


@pytest.mark.clause("CO-HX.4", "CO-TT.3")
def test_a_new_hexapro_is_there_when_one_has_filled_and_one_may_play_several(tmp_path: Path) -> None:
    with opened(tmp_path) as room:
        line = room.run(repeating(room).add(BOSS, RepeatLine("", HOUSE, hexapro=100, reason="always one")))
        room.settle()
        clients = [room.client(name) for name in ("A", "B", "C")]
        played: list[str] = []
        for _ in range(3):
            (waits,) = [one for one in on(room) if one not in played]
            played.append(waits)
            room.time.clock.pass_ms(1)
            for client in clients:
                client.done(EnterTournament(client.new_id(), waits))
            room.settle()
        assert set(played) <= set(on(room)) and len(on(room)) == 4, (
            "three are played at once, and a fourth waits"
        )
        found = [room.room.tournaments.found(one) for one in played]
        assert all(one is not None and one.state.phase == "running" for one in found)
        assert all(one.startswith(f"{line}-") for one in on(room))


def test_a_template_with_faults_is_refused_with_all_of_them_and_a_broken_one_stops_no_other(
    tmp_path: Path,
) -> None:
    with opened(tmp_path) as room:
        room.run(repeating(room).add(BOSS, RepeatLine("", HOUSE, "evening", schedule=EVERY_TEN, reason="a")))
        room.settle()
        (tmp_path / "templates" / "wrong.toml").write_text('name = "x"\nstack = -5\nlevels = []\nfoo = 1\n')
        refused = room.refused(repeating(room).add(BOSS, RepeatLine("", HOUSE, "wrong", reason="b")))
        assert refused.code == "bad-structure" and refused.message.count("wrong.toml") >= 3, "all are named"
        faults = repeating(room).templates.faults(HOUSE, "wrong")
        assert {one.file for one in faults} == {"wrong.toml"} and {2, 4} <= {one.line for one in faults}
        for name in ("nothing", "../room/secret", ""):
            line = RepeatLine("", HOUSE, name, reason="c")
            assert room.refused(repeating(room).add(BOSS, line)).code == "no-such-template"
        wrong = RepeatLine("", HOUSE, "evening", schedule=Schedule("weekly"), reason="d")
        assert room.refused(repeating(room).add(BOSS, wrong)).code == "bad-schedule"
        player = room.person("P")
        assert room.refused(repeating(room).add(player, RepeatLine("", HOUSE, "evening"))).code == "not-staff"
        room.run(repeating(room).add(BOSS, RepeatLine("", HOUSE, hexapro=100, reason="e")))
        (tmp_path / "templates" / "evening.toml").write_text("stack =")
        room.time.clock.pass_ms(TEN_MS * 3)
        room.restart()
        evening, hexapro = repeating(room).lines()
        assert "is not TOML" in repeating(room).fault(evening.id) and not repeating(room).fault(hexapro.id)
