"""A request asked twice is answered twice and served once, whatever happened in between."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.room.hosting.repeats import Repeats
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom

Making = Callable[[TestRoom, TestClient, str], from_client.AnyClientMessage]


def fold(room: TestRoom, client: TestClient, table: str) -> from_client.AnyClientMessage:
    return client.act(table, "fold")


def top_up(room: TestRoom, client: TestClient, table: str) -> from_client.AnyClientMessage:
    return at_table(client.new_id(), table, of_cash.TopUp(ME, 100))


def sit_out(room: TestRoom, client: TestClient, table: str) -> from_client.AnyClientMessage:
    return client.sit_out(table)


def leave(room: TestRoom, client: TestClient, table: str) -> from_client.AnyClientMessage:
    return client.leave(table)


def say(room: TestRoom, client: TestClient, table: str) -> from_client.AnyClientMessage:
    return from_client.Say(client.new_id(), table, "good evening")


def state(room: TestRoom) -> tuple[object, ...]:
    """Everything that a request could have changed."""
    steps = {table.id: len(room.reader.journal(table.id)) for table in room.reader.tables()}
    return steps, room.balances(), len(room.reader.log(limit=1000).rows)


@pytest.mark.parametrize("making", [fold, top_up, sit_out, leave, say])
@pytest.mark.parametrize("over_a_restart", [False, True])
def test_the_same_request_again_changes_nothing_and_is_answered_as_before(
    room: TestRoom, making: Making, over_a_restart: bool
) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C", buy_in=600)
    room.deal(table)
    client = room.actor(table)
    message = making(room, client, table)
    first = client.done(message)
    if over_a_restart:
        room.restart()
        client = room.connect(client.name)
    before = state(room)
    again = client.done(message)
    assert (again.id, again.table, first.repeated, again.repeated) == (first.id, table, False, True)
    assert state(room) == before


def test_a_request_is_remembered_past_the_end_of_its_hand_and_a_restart(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C", buy_in=600)
    a = room.client("A")
    message = at_table(a.new_id(), table, of_cash.TopUp(ME, 100))
    a.done(message)
    for _ in range(3):
        room.deal(table)
        room.fold_out(table)  # each hand's end leaves a snapshot behind
    room.restart()
    a = room.connect("A")
    wallet = room.wallet("A")
    assert a.done(message).repeated
    assert room.wallet("A") == wallet


def test_joining_twice_with_one_id_takes_one_seat_also_over_a_restart(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C")
    d = room.connect("D")
    message = d.join("holdem-nl10", 1000)
    first = d.done(message)
    assert first.table == table
    again = msgspec.structs.replace(first, repeated=True)
    assert d.done(message) == again
    room.restart()
    d = room.connect("D")
    assert d.done(message) == again
    assert room.wallet("D") == 999_000


def test_an_id_is_the_players_own(room: TestRoom) -> None:
    a, b = room.connect("A"), room.connect("B")
    a.done(from_client.JoinPool("1", "holdem-nl10", 1000))
    assert not b.done(from_client.JoinPool("1", "holdem-nl10", 1000)).repeated
    assert room.room.pools["holdem-nl10"].waiting.place(b.player) == 2


def test_a_refused_request_may_be_asked_again_and_then_succeed(room: TestRoom) -> None:
    a = room.connect("A", cents=500)
    message = a.join("holdem-nl10", 1000)
    assert a.refusal(message).code == "wallet-too-small"
    room.give("A", 500)
    assert not a.done(message).repeated


def test_a_players_last_256_requests_are_remembered_and_no_more() -> None:
    repeats = Repeats()
    for number in range(1, 257):
        repeats.remember("ann", to_client.Done(str(number)))
    assert repeats.answer("ann", "1") is not None
    repeats.remember("ann", to_client.Done("257"))
    assert [repeats.answer("ann", number) is not None for number in ("1", "2", "257")] == [False, True, True]
