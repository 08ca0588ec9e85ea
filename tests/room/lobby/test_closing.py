"""A table that staff are closing is being closed still after a restart; an empty one closes after a while."""

from __future__ import annotations

from pathlib import Path

from cardroom.room.identity.person import Person
from cardroom.table.events import PlayerLeft
from cardroom.testing.whole_room import TestRoom
from tests.room.test_durable_before_told import slow_room

POOL = "holdem-nl10"


def test_a_table_being_closed_takes_nobody_after_a_restart_and_closes_with_its_hand(room: TestRoom) -> None:
    staff = room.person("Sirpa", role="admin")
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    room.run(room.room.staff.close_table(staff, table, "closing time"))
    assert room.table(table).hand is not None
    for _ in range(2):
        room.restart()
        assert room.room.tables[table].is_closing
        assert room.refused(room.room.staff.close_table(staff, table, "again")).code == "closing-already"
    d = room.connect("D")
    assert d.done(d.join(POOL, 1000)).table == "", "nobody is brought there"
    for name in "ABC":
        room.connect(name)
    while table in room.room.tables:
        room.go_on(table)
    assert table not in room.room.tables
    assert not [one for one in room.balances() if one.startswith("stack:") and room.balances()[one]]
    room.restart()
    assert table not in room.room.tables


def test_a_room_that_was_gone_between_the_order_and_the_leaving_takes_everybody_away(tmp_path: Path) -> None:
    room, store = slow_room(tmp_path)
    with room:
        staff = room.person("Sirpa", role="admin")
        table = room.seat(POOL, "A", "B", "C")
        store.is_shut = True
        room.run(first_step(room, staff, table))
        assert len(store.gate) > 1
        store.let_through()  # the order is on the disk; nothing of what it brought about is
        room.settle()
        room.do(store.fail)
        store.is_shut, store.gate = False, []
    with TestRoom(tmp_path) as again:
        assert table not in again.room.tables
        steps = [step for _, step in again.steps(table)]
        left = [event for step in steps for event in step.events if isinstance(event, PlayerLeft)]
        assert len(left) == 3
        assert [one for one in again.balances() if one.startswith("stack:") and again.balances()[one]] == []


async def first_step(room: TestRoom, staff: Person, table: str) -> None:
    """Staff order a table closed; nobody waits for the disk."""
    closing = room.room.table_closing
    writer = room.room.tables[table]
    record = room.room.staff._record(staff, "close_table", table, "closing time")
    closing.close_when_empty(writer, record)


def test_an_empty_table_closes_after_a_while_also_behind_a_restart(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    for name in "ABC":
        room.client(name).done(room.client(name).leave(table))
    room.restart()
    assert table in room.room.tables
    room.wait(ms=room.settings.empty_table_closes_after_ms)
    assert table not in room.room.tables
