"""Work in turns: nothing holds the event loop for as many people as it concerns, and nothing changes its order.

Counted is the work of single callbacks of the loop, not their time: a busy machine changes no test here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cardroom.room.hosting import mail
from cardroom.room.hosting.owner_host import OwnerHost
from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.client_messages import WatchTable
from cardroom.room.runtime.loop_turns import Turns, Work
from cardroom.room.tournaments import pages
from cardroom.room.tournaments import tournament_notifier as notifier
from cardroom.store import working
from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.people_rows import AddPlayer
from cardroom.store.rows import Commit
from cardroom.store.sqlite import open_store
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS
from cardroom.tournament.play.tournament_commands import ChangeLevels, RemovePlayer
from tests.room.tournaments.played import CUP, cup_room, enter, start
from tests.store.making import player

SEATS = 6
FIELD = 60
SMALL = (
    (mail, "HEARD_A_TURN", 3), (working, "ANSWERS_A_TURN", 2), (notifier, "TOLD_A_TURN", 4), (pages, "TOLD_A_TURN", 8),
)  # fmt: skip
"""Turns small beside the field."""


class Counted:
    """How often something was done in each callback of an event loop."""

    def __init__(self) -> None:
        self.now = self.most = self.all = 0

    def done(self) -> None:
        self.now += 1
        self.all += 1
        self.most = max(self.most, self.now)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[type, str], Counted]]:
    """Counts the calls of a method by callback."""
    all_counted: list[Counted] = []
    run = asyncio.Handle._run

    def one(handle: Any) -> None:
        for counted in all_counted:
            counted.now = 0
        run(handle)

    monkeypatch.setattr(asyncio.Handle, "_run", one)

    def count(kind: type, method: str) -> Counted:
        counted, real = Counted(), getattr(kind, method)

        def noted(self: Any, *arguments: Any) -> Any:
            counted.done()
            return real(self, *arguments)

        monkeypatch.setattr(kind, method, noted)
        all_counted.append(counted)
        return counted

    yield count
    all_counted.clear()


def test_works_are_done_in_their_order_a_few_pieces_in_a_turn() -> None:
    done: list[str] = []

    def work(name: str, pieces: int, fails: int = -1) -> Work:
        for number in range(pieces):
            if number == fails:
                raise ValueError(name)
            done.append(f"{name}{number}")
            yield

    async def run() -> None:
        turns, faults = Turns(3), []
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: faults.append(context["exception"])
        )
        turns.do(work("a", 2))
        assert done == ["a0", "a1"] and not turns.is_busy, "what is short is done at once"
        turns.do(work("b", 5))
        turns.do(work("c", 2, fails=1))
        turns.do(work("d", 1))
        assert done[2:] == ["b0", "b1", "b2"] and turns.is_busy
        await asyncio.sleep(0)
        assert done[5:] == ["b3", "b4", "c0"]
        for _ in range(3):
            await asyncio.sleep(0)
        assert done[8:] == ["d0"], "a fault loses the rest of its own work alone"
        assert [str(fault) for fault in faults] == ["c"]
        turns.do(work("e", 5))
        turns.stop()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert done[9:] == ["e0", "e1", "e2"] and not turns.is_busy

    asyncio.run(run())


def test_outcomes_of_commits_are_told_in_their_order_a_few_in_a_turn(tmp_path: Path) -> None:
    told: list[object] = []
    turn, turns = [0], []

    async def run() -> None:
        loop = asyncio.get_running_loop()
        store = open_store(tmp_path, loop)
        store.on_failure(told.append)

        def heard(number: int, fault: StoreFault | None) -> None:
            told.append(number if fault is None else fault.code)
            turns.append(turn[0])

        def next_turn() -> None:
            turn[0] += 1
            loop.call_soon(next_turn)

        next_turn()
        for number in range(100):
            commit = Commit(changes=(AddPlayer(player(f"p{number}")),))
            store.submit(commit, partial(heard, number))
        refused = Commit(changes=(AddPlayer(player("p1")),))
        store.submit(refused, partial(heard, -1))
        await store.commit(Commit())
        assert told[:100] == list(range(100)) and isinstance(told[100], str)
        assert max(turns.count(one) for one in set(turns)) <= working.ANSWERS_A_TURN
        del told[:]
        store._tell_later([(partial(heard, number), None) for number in range(20)])
        failure = StoreFailed("disk-failed", "the disk is gone")
        store._fail(failure)
        for _ in range(20):
            await asyncio.sleep(0)
        assert told == [*range(20), failure], "a failure is heard behind what was stored before it"
        store.close()

    asyncio.run(run())


def test_a_large_field_begins_and_is_removed_in_small_turns(
    tmp_path: Path, counted: Callable[[type, str], Counted], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module, turn, most in SMALL:
        assert getattr(module, turn) > most
        monkeypatch.setattr(module, turn, most)
    names = tuple(f"P{number}" for number in range(FIELD))
    with cup_room(tmp_path, seats=SEATS, most=FIELD + 1) as room:
        clients = enter(room, *names)
        steps, sent = counted(OwnerHost, "_step"), counted(TestClient, "send")
        start(room)
        assert steps.all > FIELD and sent.all > 3 * FIELD, "everybody is seated, and told so"
        seats = {client.player: client.last(of_cups.TournamentSeat) for client in clients}
        found = room.room.tournaments.found(CUP)
        assert found is not None
        for client in clients:
            seat = seats[client.player]
            assert client.player in found.state.tables[seat.number].players and seat.seat
            client.ask(WatchTable(seat.table))
        room.wait(seconds=3)
        for name in names[:10]:
            act = RemovePlayer(BOSS.id, "for a test", room.person(name).id, "of_the_moment")
            room.run(room.room.tournaments.act(BOSS, CUP, act))
            room.wait(seconds=1)
        assert steps.most <= 3 and sent.most <= 2 * 4 + 2 * SEATS < FIELD, "as little as a turn may do"


def test_all_who_look_are_shown_a_new_announcement_whoever_comes_meanwhile(tmp_path: Path) -> None:
    names = tuple(f"P{number}" for number in range(pages.TOLD_A_TURN + 3))
    with cup_room(tmp_path, seats=SEATS, most=100) as room:
        clients = enter(room, *names[:-1])
        found = room.room.tournaments.found(CUP)
        assert found is not None
        room.wait(seconds=5)
        shown = [len(client.all(of_cups.TournamentShown)) for client in clients]
        levels = found.levels[1:]
        room.run(room.room.tournaments.act(BOSS, CUP, ChangeLevels(BOSS.id, "for a test", levels)))
        clients += enter(room, names[-1])
        room.wait(seconds=5)
        assert [len(client.all(of_cups.TournamentShown)) for client in clients[:-1]] == [
            one + 1 for one in shown
        ]
        for client in clients:
            told = client.last(of_cups.TournamentShown).page.structure[0]
            assert (told.small_blind, told.big_blind) == (levels[0].small_blind, levels[0].big_blind)
