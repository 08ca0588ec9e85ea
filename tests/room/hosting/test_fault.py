"""A defect in a house is one refusal: the house stands as before, and everybody else plays on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from cardroom.room.hosting.house import House
from cardroom.room.hosting.house_commands import JoinLine, KeepPlayersApart
from cardroom.room.hosting.owner import Asking
from cardroom.room.protocol.server_messages import TableShown
from cardroom.store.faults import StoreFault, StoreFenced
from cardroom.store.rows import Commit
from cardroom.testing.whole_room import BOSS, TestRoom

POOL = "holdem-nl10"


def test_a_defect_in_one_command_changes_nothing_and_the_house_goes_on(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = room.seat(POOL, *"ABCDEF")
    g, main = room.client("G"), room.room.house_writers.main
    before, seq = main.house.dump(), main.seq
    real = House.decide

    def decide(self: House, command: object, asked: Asking) -> object:
        found = real(self, command, asked)  # type: ignore[arg-type]  # passed on as it came
        is_hers = isinstance(command, JoinLine) and command.player == g.player
        if is_hers or isinstance(command, KeepPlayersApart):
            raise RuntimeError("a defect behind the change")
        return found

    with monkeypatch.context() as broken:
        broken.setattr(House, "decide", decide)
        assert g.refusal(g.join(POOL, 1000)).code == "house-fault"
        apart = room.room.apart.keep_apart(BOSS, room.person("A").id, room.person("B").id, "a reason")
        assert room.refused(apart).code == "house-fault"
    assert (main.house.dump(), main.seq) == (before, seq)
    assert not room.room.tables[table].is_halted
    assert g.done(g.join(POOL, 1000)).pool == POOL
    room.restart()
    assert len(room.room.pools[POOL].waiting) == 1


def test_a_house_that_cannot_go_back_stands_still_until_the_next_start(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.seat(POOL, *"ABCDEF")
    g, h, main = room.client("G"), room.client("H"), room.room.house_writers.main
    g.done(g.join(POOL, 1000))

    def decide(self: House, command: object, asked: Asking) -> object:
        raise RuntimeError("a defect in every command")

    with monkeypatch.context() as broken:
        broken.setattr(House, "decide", decide)
        assert h.refusal(h.join(POOL, 1000)).code == "house-fault"
    assert main.is_halted
    assert h.refusal(h.join(POOL, 1000)).code == "house-fault"
    room.restart()
    assert [one.player for one in room.room.pools[POOL].waiting.line] == [room.person("G").id]
    h = room.connect("H")
    assert h.done(h.join(POOL, 1000)).pool == POOL


def fence(room: TestRoom, owner: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the store refuses every step of an owner, as if another process had taken it over."""
    store = room.room.services.store
    submit = store.submit

    def fenced(commit: Commit, done: Callable[[StoreFault | None], None] = lambda _: None) -> None:
        if any(row.table_id == owner for row in commit.journal):
            asyncio.get_running_loop().call_soon(done, StoreFenced("fenced", "another process has it"))
        else:
            submit(commit, done)

    monkeypatch.setattr(store, "submit", fenced)


def test_a_table_that_another_process_has_taken_over_is_not_put_back(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = room.seat(POOL, *"ABC")
    room.deal(table)
    writer, late = room.room.tables[table], room.connect()
    fence(room, table, monkeypatch)
    actor = room.actor(table)
    assert actor.refusal(actor.act(table, "call")).code == "owner-fault"
    assert (writer.status, writer.put_backs) == ("taken_over", 0)
    assert actor.refusal(actor.leave(table)).code == "table-frozen"
    late.watch(table)
    assert not [one for one in late.told if isinstance(one, TableShown)], (
        "it shows nothing that is not stored"
    )


def test_a_house_that_another_process_has_taken_over_decides_nothing_and_hands_go_on(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = room.seat(POOL, *"ABCDEF")
    g, main = room.client("G"), room.room.house_writers.main
    fence(room, main.id, monkeypatch)
    assert g.refusal(g.join(POOL, 1000)).code == "owner-fault"
    assert (main.status, main.put_backs) == ("taken_over", 0)
    assert g.refusal(g.join(POOL, 1000)).code == "house-fault"
    hand = room.deal(table) or room.hand(table).hand
    room.play(table)
    assert room.reader.hand(hand) is not None
