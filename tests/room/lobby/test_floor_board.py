"""Pages of the live floor are told at once that their part has changed, and of no other; what it is they fetch."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.room.lobby.floor_board import FOLLOWED_MOST
from cardroom.room.protocol.client_messages import UnwatchFloor, WatchFloor
from cardroom.room.protocol.message_bases import FloorPart
from cardroom.rules import house
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.live.test_live_tables import LiveTable

HELSINKI = house("casino-helsinki")


class Screen:
    """A connection that follows parts of the floor, and counts what it is told."""

    def __init__(self, room: TestRoom) -> None:
        self.client: TestClient = room.connect()
        self.read = len(self.client.texts)

    def watch(self, part: FloorPart, of: str) -> list[str]:
        self.client.ask(WatchFloor(part, of))
        return self.told()

    def told(self) -> list[str]:
        new, self.read = self.client.texts[self.read :], len(self.client.texts)
        return [text for text in new if "floor_changed" in text or "unexpected" in text]


def test_each_act_of_a_live_table_is_told_once_and_only_that_it_happened(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=HELSINKI) as room:
        live, other = LiveTable(room), LiveTable(room)
        screen = Screen(room)
        says = f'{{"type":"floor_changed","part":"table","of":"{live.id}"}}'
        assert screen.watch("table", live.id) == [says], "a page that comes back looks again"
        live.begin()
        assert screen.told() == [says]
        other.begin()
        assert screen.told() == []
        hand = live.shown().hand
        assert hand is not None
        live.enter(do="act", seat=hand.awaits_seats[0], verb="call")
        live.take_back()
        assert screen.told() == [says, says]
        room.run(room.room.live_desk.opening.name_dealer(BOSS, live.id, room.person("Dora").id, "a push"))
        live.sit(5, "Zoe")
        assert screen.told() == [says, says]
        screen.client.ask(UnwatchFloor("table", live.id))
        live.act(5, "sit_out")
        assert screen.told() == []


def test_a_table_that_closes_is_told_too(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=HELSINKI) as room:
        live = LiveTable(room, "")
        screen = Screen(room)
        screen.watch("table", live.id)
        room.run(room.room.staff.close_table(BOSS, live.id, "the evening is over"))
        assert live.id not in room.room.tables and screen.told()


def test_a_connection_follows_so_many_parts_and_leaves_nothing_behind(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=HELSINKI) as room:
        screen = Screen(room)
        for number in range(FOLLOWED_MOST):
            assert len(screen.watch("hall", f"t{number}")) == 1
        assert "unexpected" in screen.watch("hall", "one more")[0]
        assert "floor_changed" in screen.watch("hall", "t3")[0], "what is followed may be asked for again"
        screen.client.ask(UnwatchFloor("hall", "t0"))
        screen.client.ask(UnwatchFloor("hall", "never followed"))
        assert "floor_changed" in screen.watch("desk", "one more")[0]
        board = room.room.floor.live
        room.disconnect(screen.client)
        assert not board._watching and not board._followed


@pytest.mark.parametrize("of", ["nowhere", "casino-helsinki", ""])
def test_what_is_not_there_is_followed_and_never_told(tmp_path: Path, of: str) -> None:
    with TestRoom(tmp_path, book=HELSINKI) as room:
        live, screen = LiveTable(room), Screen(room)
        screen.watch("table", of)
        live.begin()
        assert screen.told() == []
