"""Finished hands: open to those who sat in them or watched, and to staff for an hour after they have said why."""

from __future__ import annotations

from pathlib import Path

from cardroom.room.archive.readings import WATCHED
from cardroom.testing.whole_room import BOSS, TestRoom

POOL = "holdem-nl25"
NAMES = ("A", "B", "C")


def test_an_hour_later_staff_say_why_again_and_another_role_reads_nothing(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(POOL, *NAMES)
        room.deal(table)
        hand = room.hand(table).hand
        room.fold_out(table)
        judge, check = room.person("Judge", role="floor"), room.room.readings.check
        room.run(room.room.readings.open_to_staff(judge, hand, "a complaint"))
        room.run(check(judge, hand))
        room.run(room.room.people.set_role(BOSS, judge.id, "cashier", "another post"))
        assert room.refused(check(judge, hand)).code == "hand-not-yours"
        room.run(room.room.people.set_role(BOSS, judge.id, "floor", "back again"))
        room.run(check(judge, hand))
        room.wait(seconds=3_600)
        assert room.refused(check(judge, hand)).code == "hand-needs-reason"


def test_who_watched_at_any_time_of_a_hand_may_read_it_and_who_came_too_late_may_not(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(POOL, *NAMES)
        early, during, before = (room.connect(name) for name in ("Early", "During", "Before"))
        before.watch(table)
        room.disconnect(before)
        early.watch(table)
        room.deal(table)
        hand = room.hand(table).hand
        room.disconnect(early)
        during.watch(table)
        room.fold_out(table)
        room.connect("Late").watch(table)
        check = room.room.readings.check
        for name in (*NAMES, "Early", "During"):
            room.run(check(room.person(name), hand))
        for name in ("Before", "Late"):
            assert room.refused(check(room.person(name), hand)).code == "hand-not-yours"
        assert room.refused(check(room.person("Late"), "x-1")).code == "no-such-hand"
        room.restart()
        room.run(room.room.readings.check(room.person("Early"), hand))
        assert room.refused(room.room.readings.check(room.person("Late"), hand)).code == "hand-not-yours"


def test_a_hand_that_nobody_else_watched_adds_no_line_to_the_log(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(POOL, *NAMES)
        room.connect().watch(table)
        for name in NAMES:
            room.client(name).watch(table)
        room.deal(table)
        room.fold_out(table)
        assert room.reader.log(what=WATCHED).rows == ()


def test_a_watcher_of_a_hand_that_a_restart_cut_in_two_may_read_it(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(POOL, *NAMES)
        room.deal(table)
        hand = room.hand(table).hand
        room.act(table, "call")
        room.restart()
        for name in (*NAMES, "Eve"):
            room.connect(name).watch(table)
        room.fold_out(table)
        (line,) = room.reader.log(what=WATCHED, subject=hand).rows
        assert line.record.details == {"players": [room.person("Eve").id]}, (
            "players of the hand are known by it"
        )
