"""While an all-in is run nobody talks at the tables of houses for which the operator wants that."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from cardroom.room.hosting.reveal import SLACK_MS, reveal_ms
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.room.runtime.opening_fault import RoomUnusable
from cardroom.table.events import BoardDealt, HandEnded, HoleDealt
from cardroom.table.model import commands
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, CHEAP, TestRoom
from tests.houses import club
from tests.room.tournaments.played import CUP, cup_terms, enter, start

POOL = "holdem-nl10"
SETTINGS = replace(CHEAP, chat_paused_at_all_in=(club().id,))


@pytest.fixture
def room(tmp_path: Path) -> Iterator[TestRoom]:
    with TestRoom(tmp_path, book=club(), settings=SETTINGS) as running:
        yield running


def seated(room: TestRoom) -> str:
    table = room.seat(POOL, "A", "B", "C")
    for name in "ABC":
        room.client(name).watch(table)
    room.deal(table)
    return table


def all_in(room: TestRoom, table: str) -> None:
    """Everybody is all-in, and asked how often the board is to be run."""
    while not (options := room.hand(table).engine.options()).runs:
        if options.can_raise:
            room.act(table, "raise", options.max_raise_to)
        else:
            room.act(table, "check" if options.can_check else "call")


def answered(room: TestRoom, table: str, *runs: int) -> None:
    for times in runs:
        room.act(table, "run_board", times)


def now_ms(room: TestRoom) -> int:
    return room.room.services.clock.now_ms()


def say(client: TestClient, table: str) -> str:
    """The code of the refusal, "" for what was said."""
    answer = client.ask(from_client.Say(client.new_id(), table, "nice"))
    return answer.code if isinstance(answer, to_client.Refused) else ""


def paused(client: TestClient) -> list[int]:
    return [one.until_ms for one in client.all(to_client.ChatPaused)]


def test_from_the_last_bet_until_pages_have_shown_the_end_nobody_talks_or_reacts(room: TestRoom) -> None:
    table = seated(room)
    a, spectator = room.client("A"), room.connect()
    spectator.watch(table)
    assert say(a, table) == "", "before it everybody talks"
    all_in(room, table)
    turn = room.hand(table).turn
    assert turn is not None and paused(a) == paused(spectator) == [turn.until_ms]
    refused = a.refusal(from_client.Say("s", table, "nice"))
    assert refused.code == "chat-paused"
    assert refused.args["until_ms"] == turn.until_ms and int(refused.args["seconds"]) >= 1
    assert a.refusal(from_client.React("r", table, "smile")).code == "chat-paused"
    assert not a.all(to_client.Reacted) and len(a.all(to_client.ChatSaid)) == 1
    answered(room, table, 2, 2, 2)
    end_ms = paused(a)[-1]
    assert room.table(table).hand is None and end_ms > now_ms(room)
    assert say(a, table) == "chat-paused", "pages are still showing the boards"
    late = room.connect()
    late.watch(table)
    assert paused(late) == [end_ms], "who comes meanwhile is told too"
    room.wait(ms=end_ms - now_ms(room))
    assert say(a, table) == ""
    late = room.connect()
    late.watch(table)
    assert not paused(late)


def test_it_lasts_as_long_as_pages_need_and_ends_before_the_next_hand(room: TestRoom) -> None:
    table = seated(room)
    a = room.client("A")
    all_in(room, table)
    answered(room, table, 3, 3, 3)
    ended = [
        told for told in a.all(to_client.TableTold) if any(isinstance(e, HandEnded) for e in told.events)
    ]
    assert paused(a)[-1] == ended[-1].now_ms + reveal_ms(ended[-1].events) + SLACK_MS
    next_deal_ms = room.room.tables[table]._wakes._pause.ends_ms
    assert paused(a)[-1] <= next_deal_ms


def test_a_restart_in_the_middle_of_the_question_does_not_open_the_chat(room: TestRoom) -> None:
    table = seated(room)
    all_in(room, table)
    room.restart()
    for name in "ABC":
        room.connect(name).watch(table)
    room.wait(ms=10)
    a = room.client("A")
    if room.hand(table).turn is None:
        pytest.fail("everybody is back, and the question is asked again")
    assert say(a, table) == "chat-paused"
    assert paused(a)


def test_a_hand_made_void_opens_the_chat(room: TestRoom) -> None:
    table = seated(room)
    all_in(room, table)
    room.run(room.room.staff.void(BOSS, table, "a wrong deal"))
    a = room.client("A")
    assert paused(a)[-1] <= now_ms(room)
    assert say(a, table) == ""


def test_staff_at_the_table_wait_as_all_do_and_the_house_is_heard(room: TestRoom) -> None:
    table = seated(room)
    all_in(room, table)
    b = room.client("B")
    room.run(room.room.people.set_role(BOSS, b.player, "floor", "works here"))
    assert say(b, table) == "chat-paused"
    room.run(room.room.broadcasts.table(BOSS, table, "a moment"))
    assert b.last(to_client.BroadcastSaid).text == "a moment"


def test_without_the_setting_and_at_other_houses_nobody_waits(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=club()) as room:
        table = seated(room)
        all_in(room, table)
        assert say(room.client("A"), table) == ""
        assert not paused(room.client("A"))


def test_a_hand_that_ends_by_folds_pauses_nothing(room: TestRoom) -> None:
    table = seated(room)
    while room.table(table).hand is not None:
        options = room.hand(table).engine.options()
        room.act(table, "check" if options.can_check else "fold")
    assert not paused(room.client("A"))


def test_a_house_that_is_not_in_the_room_is_told_at_the_start(tmp_path: Path) -> None:
    settings = replace(CHEAP, chat_paused_at_all_in=("casinohuone", "clubb"))
    with pytest.raises(RoomUnusable, match=r"chat_paused_at_all_in\[1\]: the room has no house 'clubb'"):
        TestRoom(tmp_path, settings=settings).__enter__()


def test_players_of_a_tournament_wait_too(tmp_path: Path) -> None:
    settings = replace(CHEAP, chat_paused_at_all_in=("casinohuone",))
    with TestRoom(tmp_path, settings=settings) as room:
        room.run(room.room.tournaments.announce(BOSS, cup_terms(stack=300)))
        room.settle()
        clients = enter(room, "P1", "P2", "P3")
        start(room)
        table = f"{CUP}-1"
        for client in clients:
            client.watch(table)
        verbs = ["raise", "call", "fold"]
        for _ in range(50):
            owner = room.room.tournaments.tables_shown.owner(table)
            assert owner is not None and owner.table is not None
            hand = owner.table.hand
            if any(paused(one) for one in clients):
                break
            if hand is None or hand.turn is None:
                room.wait(ms=500)
                continue
            actor = next(one for one in clients if owner.table.seats[hand.turn.seat].player == one.player)
            verb = verbs.pop(0)
            amount = hand.engine.options().max_raise_to if verb == "raise" else 0
            act = commands.Act(ME, hand.hand, hand.decision, verb, amount)
            actor.done(at_table(actor.new_id(), table, act))
        told = [one for one in clients if paused(one)]
        assert told, "an all-in was run"
        assert paused(told[0])[-1] > now_ms(room)
        assert say(told[0], table) == "chat-paused"
        room.wait(ms=paused(told[0])[-1] - now_ms(room))
        events = [event for one in told[0].all(to_client.TableTold) for event in one.events]
        assert any(isinstance(event, (BoardDealt, HoleDealt)) for event in events)
