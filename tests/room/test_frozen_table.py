"""A defect of the software at one table: that table stands still, the others play on, a restart mends it."""

from __future__ import annotations

import pytest

from cardroom.table import table as tables
from cardroom.table.commands import Act, PassTime
from cardroom.table.state import State
from cardroom.testing.room import TestRoom


def break_acting(monkeypatch: pytest.MonkeyPatch, table: str, command: type) -> None:
    """From now on a step of this kind at this table goes wrong half-way through."""
    handlers = dict(tables.HANDLERS)
    right = handlers[command]

    def wrong(state: State, *rest: object) -> None:
        right(state, *rest)  # type: ignore[arg-type]  # handed on as it came
        if state.terms.table == table:
            raise ZeroDivisionError("a defect")

    monkeypatch.setattr(tables, "HANDLERS", {**handlers, command: wrong})


@pytest.mark.clause("CO-TH.42")
def test_a_table_with_a_defect_stands_still_and_the_others_play_on(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = room.seat("holdem-nl10", "A", "B", "C"), room.seat("omaha-pl10", "D", "E", "F")
    for table in (first, second):
        room.deal(table)
    before = (room.room.tables[first].seq, room.hand(first).engine.dump(), room.balances())
    with monkeypatch.context() as broken:
        break_acting(broken, first, Act)
        actor = room.actor(first)
        refusal = actor.refusal(actor.act(first, "call"))
        assert (refusal.code, "CO-TH.42" in refusal.clauses) == ("table-frozen", True)
        room.play(second)
    assert actor.refusal(actor.leave(first)).code == "table-frozen"
    g = room.connect("G")
    assert g.done(g.join("holdem-nl10", 1000)).table == "", "nobody is seated there"
    assert room.room.tables[first].seq == before[0]
    names = [client.name for client in room.clients]
    room.restart()
    assert room.hand(first).engine.dump() == before[1]
    for name in names:
        room.connect(name)
    room.play(first)
    assert sum(room.balances().values()) == 0


def test_a_defect_of_the_clock_stops_no_other_clock(room: TestRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = room.seat("holdem-nl10", "A", "B", "C"), room.seat("omaha-pl10", "D", "E", "F")
    for table in (first, second):
        room.deal(table)
    break_acting(monkeypatch, first, PassTime)
    room.wait(seconds=200)
    assert room.room.tables[first].is_frozen
    assert not room.room.tables[second].is_frozen
    assert room.room.tables[second].table.hand_count >= 1 and room.table(second).hand is None
