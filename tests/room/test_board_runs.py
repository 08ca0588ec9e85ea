"""A room whose house runs boards more than once: the question over the wire, a restart in its middle, hands kept."""

from __future__ import annotations

from pathlib import Path

from cardroom.table.events import BoardRunsSet, PlayResumed, PotAwarded
from cardroom.testing.whole_room import TestRoom
from tests.houses import club

POOL = "holdem-nl10"


def all_in(room: TestRoom, table: str) -> None:
    while not (options := room.hand(table).engine.options()).runs:
        if options.can_raise:
            room.act(table, "raise", options.max_raise_to)
        else:
            room.act(table, "check" if options.can_check else "call")


def test_a_question_goes_on_behind_a_restart_and_its_journal_replays(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=club()) as room:
        table = room.seat(POOL, "A", "B", "C")
        chips = sum(room.balances().values())
        room.deal(table)
        all_in(room, table)
        room.act(table, "run_board", 3)
        before = room.hand(table).engine.dump()
        room.restart()
        assert room.hand(table).engine.dump() == before
        for name in ("A", "B", "C"):
            room.connect(name).watch(table)
        assert room.client("A").events(PlayResumed) or room.hand(table).turn is not None
        room.act(table, "run_board", 2)
        room.act(table, "run_board", 2)
        told = room.client("A")
        assert [event.runs for event in told.events(BoardRunsSet)][-1:] == [2]
        assert {event.run for event in told.events(PotAwarded)} == {1, 2}
        assert sum(room.balances().values()) == chips == sum(room.balances_kept().values())
        room.restart()
        assert not room.room.tables[table].is_halted


def test_whose_time_is_over_is_answered_for_and_the_hand_is_kept(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=club()) as room:
        table = room.seat(POOL, "A", "B", "C")
        room.deal(table)
        all_in(room, table)
        room.client("A").watch(table)
        hand = room.hand(table).hand
        room.wait(seconds=9)
        assert room.table(table).hand is None or room.hand(table).hand != hand
        assert room.client("A").events(BoardRunsSet)[-1].runs == 1
