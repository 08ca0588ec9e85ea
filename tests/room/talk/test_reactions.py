"""Reactions: seen by all who follow the table, for that moment alone, and kept nowhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.talk.reactions import MOST, WITHIN_MS
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from tests.room.tournaments.played import CUP, cup_room, enter, start

POOL = "holdem-nl100"


def seen(client: TestClient) -> list[to_client.Reacted]:
    return client.all(to_client.Reacted)


def kept(room: TestRoom, table: str) -> Any:
    """Whatever a reaction could have left behind."""
    room.settle()
    services = room.room.services
    writer = room.room.tables.get(table)
    log = [one.record for one in room.reader.log().rows]
    return writer and (writer.seq, writer.table.version), log, dict(services.ledger.balances)


def test_all_who_follow_the_table_see_it_and_nothing_is_kept(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    a, b = room.client("A"), room.client("B")
    spectator, elsewhere = room.connect(), room.client("D")
    for client in (a, b, spectator):
        client.watch(table)
    before, view = kept(room, table), b.view(table)
    a.done(from_client.React(a.new_id(), table, "clover"))
    for client in (a, b, spectator):
        (one,) = seen(client)
        assert (one.table, one.player, one.reaction) == (table, a.player, "clover")
    assert not seen(elsewhere)
    assert kept(room, table) == before and b.view(table) == view, "neither a step nor a line of the log"
    late = room.connect()
    late.watch(table)
    assert not seen(late), "who comes later is not shown it"
    room.restart()
    assert kept(room, table)[1:] == before[1:]


def test_only_who_sits_at_the_table_reacts_and_not_too_often(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    d, spectator, a = room.client("D"), room.connect(), room.client("A")
    a.watch(table)
    before = kept(room, table)[2]
    assert d.refusal(from_client.React("d", table, "smile")).code == "react-not-seated"
    assert spectator.refusal(from_client.React("s", table, "smile")).code == "not-signed-in"
    assert a.refusal(from_client.React("n", "nowhere", "smile")).code == "no-such-table"
    for number in range(MOST):
        a.done(from_client.React(f"r{number}", table, "smile"))
    refused = a.refusal(from_client.React("more", table, "smile"))
    assert refused.code == "react-too-fast" and refused.args["most"] == MOST
    assert len(seen(a)) == MOST
    room.wait(ms=WITHIN_MS)
    a.done(from_client.React("later", table, "smile"))
    assert kept(room, table)[2] == before, "no cent has moved"


def test_players_of_a_tournament_react_at_their_own_table(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        one, other, third = enter(room, "P1", "P2", "P3")
        start(room)
        table = f"{CUP}-1"
        for client in (one, other):
            client.watch(table)
        stranger = room.client("Stranger")
        assert stranger.refusal(from_client.React("x", table, "sad")).code == "react-not-seated"
        one.done(from_client.React(one.new_id(), table, "sad"))
        assert [found.reaction for found in seen(other)] == ["sad"]
        assert not seen(third), "who does not look is not told"
