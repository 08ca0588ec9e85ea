"""An orderly stop writes everything down: the next start, of a later program perhaps, carries nothing out again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from cardroom.room.hosting.owner_step import says
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.testing.whole_room import TestRoom
from tests.patience import PATIENCE_SECONDS
from tests.postgres import needs_postgres, server
from tests.room.tournaments.played import CUP, cup_room, enter, go_on, play_out, start


def check_stop(place: Place) -> None:
    with cup_room(place, seed=3) as room:
        cash = room.seat("holdem-nl10", "X", "Y", "Z")
        enter(room, *"ABCDEF")
        start(room)
        chance = random.Random(7)
        for _ in range(60):
            go_on(room, chance)
        if room.table(cash).hand is not None:
            room.fold_out(cash)
        before = room.balances()
        room.run(room.room.stop())
        for owner in (cash, CUP):
            state = room.reader.owner_state(owner)
            assert state.snapshot is not None and not state.tail, (
                f"{owner}: {len(state.tail)} steps are left over"
            )
        room.restart()
        assert not any(room.room.tournaments.hosts[name].fault for name in room.room.tournaments.hosts)
        assert room.balances() == before
        play_out(room, chance)
    assert not audit_place(place).findings


def test_nothing_is_carried_out_again_behind_an_orderly_stop(tmp_path: Path) -> None:
    check_stop(tmp_path / "room")


@needs_postgres
def test_nor_in_a_database(tmp_path: Path) -> None:
    place = server().store()
    check_stop(place)
    server().drop(place)


def test_a_hand_that_nobody_sees_is_not_waited_for_and_goes_on_at_the_next_start(tmp_path: Path) -> None:
    with TestRoom(tmp_path / "room") as room:
        table = room.seat("holdem-nl10", "A", "B", "C")
        room.deal(table)
        room.disconnect(room.client("A"))
        stopping = room._loop.create_task(room.room.stop())
        room.run(asyncio.sleep(0.3))
        assert not stopping.done(), "two of them play yet"
        for name in "BC":
            room.disconnect(room.client(name))
        room.run(asyncio.wait_for(stopping, PATIENCE_SECONDS))
        hand, kept = room.hand(table).hand, sum(room.balances().values())
        room.restart()
        assert room.hand(table).hand == hand and sum(room.balances().values()) == kept
        for name in "ABC":
            room.connect(name)
        room.fold_out(table)
    assert not audit_place(tmp_path / "room").findings


class Told(msgspec.Struct, tag="told"):
    """What a program tells that knows of a field which came later."""

    player: str
    amount: int = 0


@pytest.mark.parametrize(
    ("written", "is_same"),
    [
        (b'{"type":"told","player":"A","amount":0}', True),
        (b'{"type":"told","player":"A"}', True),
        (b'{"type":"told","player":"B"}', False),
        (b'{"type":"told","player":"A","amount":5}', False),
        (b'{"type":"asked","player":"A"}', False),
        (b'{"type":"told"}', False),
    ],
)
def test_a_field_that_came_later_has_its_default_in_what_was_written(written: bytes, is_same: bool) -> None:
    assert says(msgspec.Raw(written), Told("A")) is is_same
