"""Filmed tables: marked by an act, shown to staff and to who sits or comes there; a counter-act ends it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cardroom.rules import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live.live_acts import TellFilmed
from tests.room.tournaments.played import CUP
from tests.room.tournaments.test_live_hosted import begun, hall, tell


def shown(room: TestRoom) -> dict[int, int]:
    return {one.table: one.filmed_ms for one in hall(room).tables}


@pytest.mark.clause("PF-6.2")
def test_any_order_of_marks_leaves_the_tables_filmed_that_were_marked_last(tmp_path: Path) -> None:
    with begun(tmp_path) as room:
        chance, truth = Random(4), {one.table: 0 for one in hall(room).tables}
        assert shown(room) == truth
        for step in range(40):
            room.wait(seconds=7)
            table, is_filmed = chance.choice(list(truth)), chance.random() < 0.5
            if bool(truth[table]) == is_filmed:
                with pytest.raises(Refused) as again:
                    tell(room, TellFilmed(table=table, is_filmed=is_filmed))
                assert again.value.code == ("filmed-already" if is_filmed else "not-filmed")
                if is_filmed:
                    assert again.value.arguments["by"] == BOSS.id
            else:
                tell(room, TellFilmed(table=table, is_filmed=is_filmed))
                truth[table] = room.time.now_ms() if is_filmed else 0
                assert hall(room).acts[0].did == ("filmed" if is_filmed else "filmed_end")
            if step == 20:
                room.restart()
            assert shown(room) == truth
            places = room.room.tournaments.owner(CUP).floor
            assert places is not None
            for place in places.places().values():
                assert place.is_filmed == bool(truth[place.table])
        with pytest.raises(Refused) as nowhere:
            tell(room, TellFilmed(table=99))
        assert nowhere.value.code == "no-live-table-there"
