"""A table whose cards a person deals, end to end: journal, record, viewers, a killed room, the archive."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardroom.room.hosting.table_writer import TableWriter
from cardroom.rules import house
from cardroom.table.events import HandEnded, HandRestated, HandStarted
from cardroom.table.model.commands import TakeBackFact, TellFact
from cardroom.table.told.told_hand import ToldHand
from cardroom.table.told.told_play import told_by_person
from cardroom.testing.whole_room import TestRoom

POOL = "holdem-nl10"


class ToldRoom(TestRoom):
    """A room where a person deals at every table."""

    __test__ = False
    plays = staticmethod(lambda terms: told_by_person)


@pytest.fixture(name="live")
def live_room(tmp_path: Path) -> Iterator[TestRoom]:
    with ToldRoom(tmp_path, book=house("casinohuone")) as room:
        yield room


def writer_of(room: TestRoom, table: str) -> TableWriter:
    return room.room.tables[table]


def tell(room: TestRoom, table: str, **fact: Any) -> None:
    writer = writer_of(room, table)
    hand = writer.table.hand
    assert hand is not None
    room.do(lambda: writer.carry_out(TellFact("floor", hand.hand, fact)))


def take_back(room: TestRoom, table: str) -> None:
    writer = writer_of(room, table)
    hand = writer.table.hand
    assert hand is not None
    room.do(lambda: writer.carry_out(TakeBackFact("floor", hand.hand)))


def on_turn(room: TestRoom, table: str) -> int:
    hand = room.table(table).hand
    assert hand is not None
    return hand.actor_seat


def begun(room: TestRoom) -> str:
    table = room.seat(POOL, "A", "B", "C")
    room.wait(seconds=600)
    assert room.table(table).hand is None, "the room deals nothing here"
    room.client("A").watch(table)
    room.do(writer_of(room, table).deal)
    return table


def call_to_flop(room: TestRoom, table: str) -> None:
    for verb in ("call", "call", "check"):
        tell(room, table, do="act", seat=on_turn(room, table), verb=verb)


def test_a_hand_entered_by_a_person_is_stored_told_and_read_back(live: TestRoom) -> None:
    table = begun(live)
    client = live.client("A")
    hand = client.events(HandStarted)[-1]
    assert hand.seal == "" and live.reader.seed(hand.hand) is None
    call_to_flop(live, table)
    assert on_turn(live, table) == 0, "the flop is not entered yet"
    tell(live, table, do="board", cards=["As", "Kd", "7c"])
    tell(live, table, do="act", seat=on_turn(live, table), verb="bet", to=50)
    take_back(live, table)
    (again,) = client.events(HandRestated)
    assert again.hand == hand.hand and again.events[0].__struct_config__.tag in (
        "dealer_drawn",
        "hand_started",
    )
    for _ in range(2):
        tell(live, table, do="act", seat=on_turn(live, table), verb="check")
    tell(live, table, do="act", seat=on_turn(live, table), verb="bet", to=60)
    winner = live.table(table).seats[_bettor(live, table)].player
    for _ in range(2):
        tell(live, table, do="act", seat=on_turn(live, table), verb="fold")
    tell(live, table, do="pushed")
    assert client.events(HandEnded)[-1].hand == hand.hand and live.table(table).hand is None
    body = live.run(live.room.hands.body(hand.hand, client.player))
    kinds = [event.__struct_config__.tag for event in body.events]
    assert kinds.count("hand_started") == 1 and "hand_restated" not in kinds and kinds.count("bet") == 1
    rows = live.run(live.room.hands.rows(winner, "")).hands
    assert rows[0].hand == hand.hand and rows[0].net > 0 and rows[0].board == ("As", "Kd", "7c")
    assert sum(live.balances().values()) == 0
    live.restart()
    assert live.table(table).hand_count == 1 and live.run(live.room.hands.body(hand.hand, "")).events


def _bettor(room: TestRoom, table: str) -> int:
    hand = room.table(table).hand
    assert hand is not None
    assert isinstance(hand, ToldHand)
    return next(player.seat for player in hand.players if hand.engine.bets[hand.index_of[player.seat]])


def test_the_hand_goes_on_after_a_kill_where_it_was_and_waits_for_nobody(live: TestRoom) -> None:
    table = begun(live)
    call_to_flop(live, table)
    take_back(live, table)
    tell(live, table, do="act", seat=on_turn(live, table), verb="raise", to=60)
    before = live.table(table).view(None, 0)
    live.restart()
    after = live.table(table).view(None, 0)
    assert (after.hand, after.interrupted_until_ms) == (before.hand, 0)
    assert [seat.stack for seat in after.seats] == [seat.stack for seat in before.seats]
    live.wait(seconds=7200)
    hand = live.table(table).hand
    assert hand is not None and hand.turn is not None, "nobody was folded by a clock"
    take_back(live, table)
    tell(live, table, do="act", seat=on_turn(live, table), verb="check")
    live.connect("A").watch(table)
