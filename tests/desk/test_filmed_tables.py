"""Filmed cash tables: marked by an act, told to everybody before they sit down; a counter-act ends it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cardroom.desk import desk_commands as do
from cardroom.room.live_desk.desk_showing import desk_view
from cardroom.rules import Refused
from tests.desk.live_evening import NL, LiveEvening
from tests.room.live_desk.test_live_desks import DeskRoom


@pytest.mark.clause("PF-6.2")
@pytest.mark.parametrize("seed", range(10))
def test_any_order_of_marks_leaves_the_tables_filmed_that_were_marked_last(seed: int) -> None:
    chance, at = Random(seed), LiveEvening(tables=(NL, NL, NL))
    at.sit("Aino", 1, 1)
    truth, done = dict.fromkeys((1, 2, 3), 0), list[int]()
    for _ in range(60):
        at.at += 1
        if done and chance.random() < 0.2:
            number = done.pop()
            act = at.state.act(number)
            assert act is not None and isinstance(act.command, do.FilmDeskTable)
            at.act(do.TakeBackAct(act=number, why="a slip"))
            [change] = act.changes
            truth[act.command.table] = getattr(change.before, "filmed_ms", 0)
        table, is_filmed = chance.choice(list(truth)), chance.random() < 0.5
        wish = do.FilmDeskTable(table=table, is_filmed=is_filmed)
        if bool(truth[table]) == is_filmed:
            assert at.refused(wish).code == ("filmed-already" if is_filmed else "not-filmed")
        else:
            done = [number for number in done if _table_of(at, number) != table]
            done.append(at.act(wish).number)
            truth[table] = at.now_ms if is_filmed else 0
        shown = desk_view(at.book, at.state, at.now_ms, str, None, may_run=False)
        assert {one.table: one.filmed_ms for one in shown.tables} == truth
    with pytest.raises(Refused, match="no table 9"):
        at.act(do.FilmDeskTable(table=9))


def _table_of(at: LiveEvening, number: int) -> int:
    act = at.state.act(number)
    assert act is not None and isinstance(act.command, do.FilmDeskTable)
    return act.command.table


def test_who_sits_there_reads_it_on_the_own_phone_and_nobody_else_does(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    at.act(do.OpenDeskTable(table=2, pool=NL, why="players wait"))
    people = [at.test.person(name) for name in ("Aino", "Bo")]
    for table, person in enumerate(people, start=1):
        at.act(do.SeatDown(table=table, seat=1, player=person.id, stack=20_000))
    at.act(do.FilmDeskTable(table=1))
    told = [you.filmed for person in people if (you := at.view(person).you) is not None]
    assert told == [True, False]
    at.act(do.FilmDeskTable(table=1, is_filmed=False))
    you = at.view(people[0]).you
    assert you is not None and not you.filmed
    at.test.close()
