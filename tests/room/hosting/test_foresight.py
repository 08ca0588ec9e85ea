"""Chances of all-in hands in a room: worked out beside the loop, and a decision that comes too soon waits for them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.engine import equity
from cardroom.room import stopping as inside
from cardroom.room.hosting.foresight import LEFT_MS, Foresight
from cardroom.table.events import BoardRunsSet, ChancesTold
from cardroom.testing.whole_room import TestRoom
from tests.houses import club

POOL = "omaha-pl4"
NAMES = ("A", "B", "C")


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The threads on which chances are worked out, each time."""
    found: list[str] = []
    work = equity.add_shares

    def noted(*args: Any) -> None:
        found.append(threading.current_thread().name)
        work(*args)

    monkeypatch.setattr(equity, "add_shares", noted)
    equity._worked_out.cache_clear()
    yield found
    equity._worked_out.cache_clear()


def all_in(room: TestRoom, table: str) -> None:
    """Everybody raises as much as the pot allows until nobody can; then they are asked about the board."""
    while not (options := room.hand(table).engine.options()).runs:
        if options.can_raise:
            room.act(table, "raise", options.max_raise_to)
        else:
            room.act(table, "check" if options.can_check else "call")


def three_boards(room: TestRoom) -> list[ChancesTold]:
    """A hand of Omaha, all-in, whose board is run three times; the chances that were told."""
    table = room.seat(POOL, *NAMES)
    room.deal(table)
    watcher = room.client("A")
    watcher.watch(table)
    all_in(room, table)
    while room.table(table).hand is not None and room.hand(table).engine.options().runs:
        room.act(table, "run_board", 3)
    assert [event.runs for event in watcher.events(BoardRunsSet)] == [3]
    return watcher.events(ChancesTold)


def test_no_chance_is_worked_out_on_the_loop(tmp_path: Path, threads: list[str]) -> None:
    with TestRoom(tmp_path, book=club()) as room:
        told = three_boards(room)
    assert {event.run for event in told} == {1, 2, 3}
    assert threads and {name.rstrip("0123456789_") for name in threads} == {"foresight"}


def test_all_is_told_as_without_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def texts(folder: Path) -> list[list[str]]:
        equity._worked_out.cache_clear()
        with TestRoom(folder, seed=7, book=club()) as room:
            three_boards(room)
            return [client.texts for client in room.clients]

    ahead = texts(tmp_path / "ahead")
    monkeypatch.setattr(Foresight, "look", lambda *_: None)
    assert texts(tmp_path / "late") == ahead


def test_a_decision_waits_until_the_chances_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()
    work = equity.add_shares

    def held(*args: Any) -> None:
        assert gate.wait(30)
        work(*args)

    with TestRoom(tmp_path, book=club()) as room:
        table = room.seat(POOL, *NAMES)
        room.deal(table)
        all_in(room, table)
        equity._worked_out.cache_clear()
        monkeypatch.setattr(equity, "add_shares", held)
        client, foresight = room.actor(table), room.room.foresight
        answer = client.act(table, "run_board", 2)

        async def asked_too_soon() -> None:
            foresight.look(table, room.table(table))
            token = room.hand(table).decision
            assert room.room.hear(client, answer)
            await asyncio.sleep(0.05)
            assert room.hand(table).decision == token, "it waits"
            gate.set()
            await foresight.ended()
            assert room.hand(table).decision == token + 1, "and is carried out"

        room.run(asked_too_soon())
        room.settle()
        assert not foresight._ahead


def test_a_stop_waits_for_the_thread_and_lets_a_decision_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hand that takes longer than a stop waits: its decision is carried out, and no task is left behind."""
    gate = threading.Event()
    work, calls = equity.add_shares, []

    def held(*args: Any) -> None:
        calls.append(threading.current_thread().name)
        assert threading.current_thread() is threading.main_thread() or gate.wait(30)
        work(*args)

    with TestRoom(tmp_path, book=club()) as room:
        table = room.seat(POOL, *NAMES)
        room.deal(table)
        all_in(room, table)
        equity._worked_out.cache_clear()
        monkeypatch.setattr(equity, "add_shares", held)
        monkeypatch.setattr(inside, "STOP_WITHIN_SECONDS", 0)
        client, foresight = room.actor(table), room.room.foresight
        answer = client.act(table, "run_board", 2)

        async def stopped() -> None:
            foresight.look(table, room.table(table))
            token = room.hand(table).decision
            assert room.room.hear(client, answer)
            while not calls:
                await asyncio.sleep(0.01)
            stopping = asyncio.create_task(room.room.stop())
            await asyncio.sleep(0.05)
            assert room.hand(table).decision == token + 1, "nobody waits any more"
            assert not stopping.done() and foresight._tasks, "the thread is still at it"
            gate.set()
            await stopping
            assert not foresight._tasks and not foresight._ahead
            foresight.look(table, room.table(table))
            assert not foresight._ahead, "and nothing more is begun"

        room.run(stopped())


def test_nobody_waits_who_has_no_time(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=club()) as room:
        foresight = room.room.foresight
        table = room.seat(POOL, *NAMES)
        room.deal(table)
        all_in(room, table)

        async def looked(until_ms: int) -> bool:
            hand = room.hand(table)
            assert hand.turn is not None
            hand.turn = msgspec.structs.replace(hand.turn, until_ms=until_ms)
            equity._worked_out.cache_clear()
            foresight.look("some table", room.table(table))
            found = foresight.waits("some table", lambda: None)
            await foresight.ended()
            return found

        now_ms = room.time.now_ms()
        assert room.run(looked(now_ms + LEFT_MS)) is True
        assert room.run(looked(now_ms + LEFT_MS - 1)) is False
        assert room.run(looked(now_ms + LEFT_MS)) is True
