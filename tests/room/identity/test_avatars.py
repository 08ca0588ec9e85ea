"""Drawings of players: chosen by the player alone, told beside the names, and part of no step."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cardroom.room.identity.drawings import AVATARS, Avatar, avatar_of
from cardroom.room.identity.person import Flags
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.talk.avatars import MOST, WITHIN_MS
from cardroom.rules.refused import Refused
from cardroom.store.people_rows import SetFlags
from cardroom.store.rows import Commit
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from tests.room.tournaments.played import CUP, cup_room, enter, start

POOL = "holdem-nl100"


def choose(room: TestRoom, client: TestClient, avatar: Avatar | None) -> None:
    person = room.run(room.room.players.person(client.player))
    assert person is not None
    room.run(room.room.avatars.choose(person, avatar))
    room.settle()


def told(client: TestClient) -> list[tuple[str, str | None]]:
    return [(one.player, one.avatar) for one in client.all(to_client.AvatarChosen)]


def shown(client: TestClient, table: str) -> dict[str, Avatar]:
    client.watch(table)
    return dict(client.all(to_client.TableShown)[-1].avatars)


def test_who_looks_at_the_table_sees_it_change_and_who_comes_later_sees_it(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    a, b = room.client("A"), room.client("B")
    spectator, elsewhere = room.connect(), room.client("D")
    for client in (a, b, spectator):
        assert shown(client, table) == {}, "initials, until somebody chooses"
    writer = room.room.tables[table]
    before = writer.seq, writer.table.version, [one.record for one in room.reader.log().rows]
    choose(room, a, "fox")
    for client in (a, b, spectator):
        assert told(client) == [(a.player, "fox")]
    assert not told(elsewhere), "who does not look is not told"
    assert before == (writer.seq, writer.table.version, [one.record for one in room.reader.log().rows])
    assert shown(elsewhere, table) == {a.player: "fox"}
    choose(room, a, "fox")
    assert told(b) == [(a.player, "fox")], "the same again is told to nobody"
    choose(room, a, None)
    assert told(b)[1:] == [(a.player, None)]
    assert shown(room.connect(), table) == {}


def test_it_is_the_accounts_and_stays_over_a_restart(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    a = room.client("A")
    choose(room, a, "owl")
    choose(room, room.client("Away"), "moon")
    away = room.client("Away").player
    room.restart()
    assert shown(room.connect(), table) == {a.player: "owl"}, "of whom the table speaks, before they are back"
    room.run(room.room.players.person(away))
    assert room.room.names.avatar(away) == "moon", "of others when they come"


def test_who_sits_down_comes_with_the_drawing(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    b = room.client("B")
    b.watch(table)
    d = room.client("D")
    choose(room, d, "wolf")
    assert room.seat(POOL, "D") == table
    coming = [one for one in b.all(to_client.TableTold) if d.player in one.names]
    assert coming and all(one.avatars == {d.player: "wolf"} for one in coming)


def test_not_too_often_and_a_refusal_changes_nothing(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    a, b = room.client("A"), room.client("B")
    b.watch(table)
    for number in range(MOST):
        choose(room, a, "cat" if number % 2 else "bear")
    with pytest.raises(Refused) as refused:
        choose(room, a, "raven")
    assert refused.value.code == "avatar-too-fast" and refused.value.arguments["most"] == MOST
    assert len(told(b)) == MOST and room.room.names.avatar(a.player) == "cat"
    choose(room, b, "hare")
    room.wait(ms=WITHIN_MS)
    choose(room, a, "raven")
    assert told(b)[-1] == (a.player, "raven")


def test_players_of_a_tournament_are_seen_so_too(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        one, other, third = enter(room, "P1", "P2", "P3")
        choose(room, other, "ship")
        start(room)
        table = f"{CUP}-1"
        assert shown(one, table) == {other.player: "ship"}
        choose(room, other, "bull")
        assert told(one) == [(other.player, "bull")] and not told(third)


def test_a_drawing_of_another_version_is_none(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    a = room.client("A")
    flags = msgspec.to_builtins(Flags(avatar="a drawing of next year"))
    room.run(room.room.services.store.commit(Commit(changes=(SetFlags(a.player, flags),))))
    room.restart()
    assert shown(room.connect(), table) == {}
    assert avatar_of(Flags(avatar="x")) is None and avatar_of(Flags()) is None
    assert {avatar_of(Flags(avatar=one)) for one in AVATARS} == set(AVATARS)
