"""Each act of staff at a table works at a tournament's table too, or says by which clause it has no place there."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest

from cardroom.room.identity.permissions import TableAct
from cardroom.room.identity.request import PlayerRequest, kept_answers
from cardroom.room.protocol.bodies import WithReason
from cardroom.room.protocol.staff_acts import ACTS, StaffAct
from cardroom.room.tournaments.not_there import WHY
from cardroom.rules import shipped
from cardroom.rules.book_loading import house
from cardroom.rules.refused import Refused
from cardroom.table.events import HandVoided
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import cup_room, enter, start, table_of

AT_NO_TABLE: Final = ("open_table", "run_tournaments", "deal_live", "run_desk", "sell_entries")
"""Acts that name no table which the room deals: a new one, a whole tournament, live tables and a live house's desk."""


def said(declared: StaffAct) -> WithReason:
    """What staff say of an act."""
    values = {"reason": "why", "player": "nobody", "seat": 4}
    return msgspec.convert({name: values[name] for name in declared.body.__struct_fields__}, declared.body)


def tried(room: TestRoom, act: str, table: str, player: str) -> Refused:
    """What becomes of an act of staff there."""
    staff = room.room.staff
    ways: dict[str, Any] = {
        **{one.act: lambda one=one: staff.at_table(BOSS, table, one.act, said(one)) for one in ACTS},
        "close_table": lambda: staff.close_table(BOSS, table, "why"),
        "thaw": lambda: staff.thaw(BOSS, table, "why"),
        "play_over": lambda: staff.play_over(BOSS, table, player, 1, "why"),
        "ask_all": lambda: staff.agree_buy_in(BOSS, table, player, 100, "why"),
        "charge_by_time": lambda: staff.charge_by_time(BOSS, table, "rake", 3600, "why"),
        "move_player": lambda: moved(room, table),
    }
    assert WHY.keys() == ways.keys(), "each act is tried"
    with pytest.raises(Refused) as found:
        room.run(ways[act]())
    return found.value


async def moved(room: TestRoom, table: str) -> None:
    room.room.staff.check_may_there(BOSS, table, "move_player")


def test_each_act_is_done_or_said_why_not() -> None:
    assert set(get_args(TableAct)) - set(AT_NO_TABLE) - {"void_hand"} == WHY.keys()


@pytest.mark.parametrize("of", [name for name in shipped() if house(name).tournament is not None])
def test_what_has_no_place_in_a_tournament_says_by_which_clause(tmp_path: Path, of: str) -> None:
    with cup_room(tmp_path / "room", of=of, game=next(iter(house(of).games))) as room:
        client = enter(room, "Ann", "Bob", "Cid")[0]
        start(room)
        for act in WHY:
            refused = tried(room, act, table_of(client), client.player)
            assert refused.code == "not-in-a-tournament" and refused.clauses, (of, act)


@pytest.mark.clause("CO-25")
def test_staff_void_the_hand_of_a_tournament_s_table_and_it_is_dealt_anew(tmp_path: Path) -> None:
    with cup_room(tmp_path / "room") as room:
        client = enter(room, "Ann", "Bob", "Cid")[0]
        start(room)
        table = table_of(client)
        (owner,) = room.room.tournaments.tables("cup")
        while owner.table is None or owner.table.hand is None:
            room.wait(ms=1_000)
        client.watch(table)
        level = owner.table._state.stakes.level
        asking = msgspec.structs.replace(BOSS, asked=PlayerRequest("once", "print"))
        room.run(room.room.staff.void(asking, table, "a card fell"))
        [kept] = [one for one in kept_answers(room.reader) if one.player == BOSS.id]
        assert (kept.request, kept.print) == ("once", "print"), (
            "asked again, it is answered and not done twice"
        )
        room.settle()
        assert owner.table.hand is None and client.events(HandVoided, table)
        stack = owner.table.terms.min_buy_in
        assert [seat.stack for seat in owner.table.seats.values()] == [stack] * 3, "as at its start"
        (line,) = room.reader.log(what="void_hand").rows
        assert (line.record.who, line.record.subject, line.record.reason) == (BOSS.id, table, "a card fell")
        assert room.refused(room.room.staff.void(BOSS, table, "again")).code == "no-hand"
        while owner.table.hand is None:
            room.wait(ms=1_000)
        assert owner.table._state.stakes.level == level, "dealt anew at its level"
