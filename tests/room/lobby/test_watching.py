"""Looking on is cheap for the room: so many tables a connection, so many spectators a table, one lobby for all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from cardroom.room.lobby import lobby as lobbies
from cardroom.room.lobby.followers import AT_ONCE, PAUSE_MS
from cardroom.room.lobby.pool import Pool
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import CHEAP, TestRoom

FEW = msgspec.structs.replace(CHEAP, tables_followed=6, spectators_a_table=3)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[TestRoom]:
    """A room that lets few look on."""
    with TestRoom(tmp_path, settings=FEW) as opened:
        yield opened


def refused(client: TestClient, table: str) -> bool:
    """Ask to follow a table; whether the room said no."""
    before = len(client.texts)
    client.ask(from_client.WatchTable(table))
    heard = [msgspec.json.decode(text, type=to_client.AnyServerMessage) for text in client.texts[before:]]
    kinds = to_client.TableShown | to_client.Unexpected
    answers = [isinstance(one, to_client.Unexpected) for one in heard if isinstance(one, kinds)]
    assert len(answers) == 1
    return answers[0]


def test_a_connection_follows_so_many_tables_a_strangers_a_third_of_it(small: TestRoom) -> None:
    pools = [pool for pool in small.room.pools if pool.startswith(("holdem-nl", "omaha-pl"))][:7]
    tables = [small.seat(pool, *(f"{pool} {number}" for number in range(3))) for pool in pools]
    stranger, player = small.connect(), small.connect("Onlooker")
    assert [refused(stranger, table) for table in tables] == [False] * 2 + [True] * 5
    assert [refused(player, table) for table in tables] == [False] * 6 + [True]
    assert not refused(stranger, tables[0]), "what is followed may be looked at anew"
    stranger.ask(from_client.UnwatchTable(tables[0]))
    assert not refused(stranger, tables[5])


def test_a_table_has_so_many_spectators_and_who_sits_there_always_sees_it(small: TestRoom) -> None:
    table = small.seat("holdem-nl10", "A", "B", "C")
    onlookers = [small.connect() for _ in range(5)]
    assert [refused(one, table) for one in onlookers] == [False] * 3 + [True] * 2
    assert not refused(small.connect("A"), table)
    small.disconnect(onlookers[0])
    assert not refused(onlookers[3], table), "a place that came free can be taken"


def test_the_lobby_is_put_together_and_encoded_once_for_all_who_look(
    small: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    small.seat("holdem-nl10", "A", "B", "C")
    viewed: list[str] = []
    real = Pool.view
    monkeypatch.setattr(Pool, "view", lambda pool, now_ms: viewed.append(pool.id) or real(pool, now_ms))
    encoded: list[object] = []
    encode = lobbies._encode
    monkeypatch.setattr(lobbies, "_encode", lambda one: encoded.append(one) or encode(one))
    clients = [small.connect() for _ in range(100)]
    for client in clients:
        client.ask(from_client.WatchLobby())
    assert len(viewed) <= len(small.room.pools) and len(encoded) == 1
    assert len({text for client in clients for text in client.texts if '"lobby_shown"' in text}) == 1
    small.room.lobby.changed("holdem-nl10")
    viewed.clear()
    small.connect().ask(from_client.WatchLobby())
    assert viewed == ["holdem-nl10"], "what did not change is not put together again"


def test_followers_are_told_in_turns_each_in_order_and_nothing_older_than_what_it_was_shown(
    small: TestRoom,
) -> None:
    small.seat("holdem-nl10", "A", "B", "C")
    clients = [small.connect() for _ in range(AT_ONCE + 20)]
    for client in clients:
        client.ask(from_client.WatchLobby())
        client.texts.clear()
    followers = small.room.lobby._followers
    for text in ("first", "second"):
        small.do(lambda text=text: followers.tell(text))
    later = next(client for client in clients if not client.texts)
    later.ask(from_client.WatchLobby())
    small.wait(1000)
    heard = [[text for text in client.texts if text in ("first", "second")] for client in clients]
    assert heard.count(["first", "second"]) == len(clients) - 1
    assert heard[clients.index(later)] == [], "old news is not for who was shown the lobby since"
    assert "lobby_shown" in later.texts[0]


def test_those_behind_the_first_fifty_followers_are_told_after_a_pause(small: TestRoom) -> None:
    clients = [small.connect() for _ in range(AT_ONCE + 20)]
    for client in clients:
        client.ask(from_client.WatchLobby())
    small.do(lambda: small.room.lobby._followers.tell("news"))
    told = [sum("news" in client.texts for client in clients)]
    for ms in (PAUSE_MS - 1, 1):
        small.wait(ms=ms)
        told.append(sum("news" in client.texts for client in clients))
    assert told == [AT_ONCE, AT_ONCE, AT_ONCE + 20], "the tables come in between"


def test_a_player_who_does_not_look_at_the_table_is_told_when_the_turn_comes_and_when_it_is_over(
    small: TestRoom,
) -> None:
    table = small.seat("holdem-nl10", "A", "B", "C")
    small.deal(table)
    first = small.actor(table)
    turns = [client.last(to_client.MineChanged).seats[0].your_turn for client in small.clients]
    assert turns == [client is first for client in small.clients]
    small.act(table, "fold")
    second = small.actor(table)
    assert second is not first
    turns = [client.last(to_client.MineChanged).seats[0].your_turn for client in small.clients]
    assert turns == [client is second for client in small.clients]


def test_a_player_who_does_not_look_at_the_table_is_told_until_when_the_turn_lasts_and_when_the_time_bank_begins(
    small: TestRoom,
) -> None:
    table = small.seat("holdem-nl10", "A", "B", "C")
    small.deal(table)
    client = small.actor(table)
    seat = client.last(to_client.MineChanged).seats[0]
    hand = small.table(table).hand
    assert hand is not None and hand.clock is not None and hand.clock.bank_ms
    act_ms, bank_ms = hand.clock.act_until_ms, hand.clock.bank_ms
    assert (seat.your_turn, seat.until_ms) == (True, act_ms)
    assert [
        one.last(to_client.MineChanged).seats[0].until_ms for one in small.clients if one is not client
    ] == [0, 0]
    small.wait(ms=act_ms - small.time.now_ms())
    assert client.last(to_client.MineChanged).seats[0].until_ms == act_ms + bank_ms


def test_the_lobby_tells_no_change_of_nothing(small: TestRoom) -> None:
    client = small.connect()
    client.ask(from_client.WatchLobby())
    small.do(lambda: small.room.lobby.changed("holdem-nl10"))
    small.wait(ms=small.settings.lobby_every_ms)
    assert [len(one.pools) for one in client.all(to_client.LobbyChanged)] == [1]
    small.do(lambda: small.room.lobby.changed("holdem-nl10"))
    small.do(small.room.lobby.changed_all)  # shown anew: the change is told with it
    small.wait(ms=small.settings.lobby_every_ms)
    assert [len(one.pools) for one in client.all(to_client.LobbyChanged)] == [1]
