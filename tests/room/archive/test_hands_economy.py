"""What a hand in the list of one's own is counted in: money, chips of a tournament, or what friends agreed on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.room.archive import finished_hands as hands_module
from cardroom.room.hosting.journal import Summary, decode_summary
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.hand_rows import HandRow
from cardroom.testing.whole_room import TestRoom
from tests.room.private.friends import Friends
from tests.room.tournaments.played import CUP, cup_room, enter, go_on, play_out, start


def rows(room: TestRoom, player: str) -> tuple[HandRow, ...]:
    """A player's newest hands."""
    return room.run(room.room.hands.rows(player, "")).hands


def older(summary: bytes) -> Summary:
    """A summary as it was written before it said what its amounts are counted in."""
    found = decode_summary(summary)
    return msgspec.structs.replace(found, tournament=None, private="", stakes=None)


def test_hands_of_a_tournament_are_counted_in_its_chips_at_the_stakes_of_their_level(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        clients = enter(room, "A", "B", "C")
        start(room)
        for _ in range(80):
            go_on(room, random.Random(5), raises=0)
        found = [row for client in clients for row in rows(room, client.player)]
        assert found and {row.tournament for row in found} == {CUP} and {row.private for row in found} == {""}
        stakes = [row.stakes for row in found]
        assert all(one is not None and one.big_blind > 0 for one in stakes)
        assert len({one.level for one in stakes if one is not None}) > 1, "each at the level it was dealt at"


def test_hands_for_money_name_no_tournament(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat("holdem-nl10", "A", "B", "C")
        room.deal(table)
        room.play(table)
        [row] = rows(room, room.client("A").player)
        assert (row.tournament, row.private, row.stakes) == ("", "", None)


@pytest.mark.parametrize("money", ["play", "settle_up"])
def test_hands_among_friends_say_what_their_chips_stand_for(tmp_path: Path, money: Any) -> None:
    with Friends(tmp_path) as room:
        game = room.game("Host", money)
        room.sit("Host", game.table)
        room.guest(game.link, "Zoe")
        room.sit("Zoe", game.table)
        room.deal(game.table)
        room.play(game.table)
        host = room.client("Host")
        assert {row.private for row in rows(room, host.player)} == {money}
        assert {seat.private for seat in host.last(to_client.MineChanged).seats} == {money}


def test_hands_kept_before_are_counted_by_their_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with cup_room(tmp_path, stack=300) as room:
        clients = enter(room, "A", "B", "C")
        start(room)
        play_out(room, random.Random(5))
        now = rows(room, clients[0].player)
        monkeypatch.setattr(hands_module, "decode_summary", older)
        assert rows(room, clients[0].player) == now


def test_who_looks_elsewhere_hears_of_the_own_stack_when_a_hand_is_over(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat("holdem-nl10", "A", "B", "C")  # nobody looks at the table: all are in the lobby
        for _ in range(3):
            room.deal(table)
            room.fold_out(table)
            for name in "ABC":
                client = room.client(name)
                seat = room.table(table).seat_of(client.player)
                assert seat is not None
                [told] = client.last(to_client.MineChanged).seats
                assert (told.stack, told.your_turn) == (seat.stack, False)


def test_who_looks_at_the_only_table_is_told_it_there(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat("holdem-nl10", "A", "B", "C")
        ann = room.client("A")
        ann.watch(table)
        room.deal(table)
        before = len(ann.all(to_client.MineChanged))
        room.fold_out(table)
        assert len(ann.all(to_client.MineChanged)) == before
