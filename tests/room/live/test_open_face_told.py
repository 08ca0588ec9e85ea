"""Open Face at a live table of a room: opened by the desk at its players' point, kept over a stop, in the histories."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardroom.desk import desk_commands as do
from cardroom.rules import Refused, house
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.live.test_desk_tables import HOUSE, OneFloor
from tests.room.live.test_live_tables import LiveTable
from tests.table.entered_tables import next_fact, shuffled

POOL = "open-face/P50"
STACK = 10_000


@pytest.fixture(name="floor")
def floor_with_open_face(tmp_path: Path) -> OneFloor:
    return OneFloor(tmp_path / "data", pool=POOL, stack=STACK)


@pytest.mark.clause("CH-6.OFC.11")
def test_hands_are_entered_at_the_point_that_the_players_have_set(floor: OneFloor) -> None:
    assert floor.refused(do.SetPoint(table=1, point_cents=25, why="players")) == "point-out-of-range"
    floor.act(do.SetPoint(table=1, point_cents=80, why="the players agree"))
    floor.depth(1, "play")
    terms = floor.test.table(floor.told()).terms
    assert (terms.point, terms.min_buy_in, terms.max_buy_in) == (80, 50 * 80, 200 * 80)
    assert floor.refused(do.SetPoint(table=1, point_cents=100, why="more")) == "told-table"
    for seed in range(4):
        floor.play(seed)
        floor.check()
    stacks = {seat.player: seat.stack for seat in floor.test.table(floor.told()).seats.values()}
    assert sum(stacks.values()) == 3 * STACK, "no rake is taken: there is no pot"
    assert all((stack - STACK) % 80 == 0 for stack in stacks.values()) and len(set(stacks.values())) > 1
    floor.depth(1, "seats")
    floor.act(do.SetPoint(table=1, point_cents=100, why="more"))
    floor.close_to_zero()
    floor.test.close()


def test_a_hand_half_entered_goes_on_behind_a_stop_and_the_histories_have_all(tmp_path: Path) -> None:
    at = OneFloor(tmp_path / "data", pool=POOL, stack=STACK, players=2)
    at.depth(1, "play")
    for seed in range(3):
        at.play(seed)
    at.play(9, stop_after=5)
    hands, told = at.test.room.live_desk.hands, at.told()
    before = at.test.run(hands.shown(at.floor, told)).hand
    assert before is not None and len(before.lines) == 5
    at.test.restart()
    at.test.settle()
    hands = at.test.room.live_desk.hands
    body = at.test.run(hands.shown(at.floor, told))
    assert body.hand == before
    cards = (card for card in shuffled(4) if card not in before.used)
    chance = random.Random(4)
    while body.hand is not None and body.hand.awaits != "push":
        fact = next_fact(body.hand, chance, cards)
        body = at.test.run(hands.enter(at.floor, told, body.hand.hand, body.acts, fact))
    at.play(10)
    stacks = {seat.player: seat.stack for seat in at.test.table(told).seats.values()}
    for person in at.people:
        rows = at.test.run(at.test.room.hands.rows(person, "")).hands
        assert len(rows) == 5 and sum(row.net for row in rows) == stacks[person] - STACK
    at.check()
    at.close_to_zero()
    at.test.close()
    assert audit_place(tmp_path / "data").findings == []


def test_the_screen_has_rows_and_no_stacks_and_a_reader_reads_nothing_here(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house(HOUSE)) as room:
        live = LiveTable(room, "AB", "open-face")
        body = live.begin()
        assert body.hand is not None and body.hand.turn is not None
        rows = [["2c"], ["Ks", "Kh"], ["As", "Ah"]]
        live.enter(do="place", seat=body.hand.turn.seat, rows=rows)
        assert b'"rows":[["2c"],["Ks","Kh"],["As","Ah"]]' in live.screen and b"stack" not in live.screen
        token = room.run(room.room.live_desk.readers.give(BOSS, live.id, "a new reader"))
        with pytest.raises(Refused) as refused:
            room.run(room.room.live_desk.readers.read(live.id, token, 1, ("Qs",), 0))
        assert refused.value.code == "not-in-open-face"
