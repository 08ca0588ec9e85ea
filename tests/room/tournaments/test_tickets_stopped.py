"""A room that stops between any two steps of a ticket's way: won once, a seat once, and no cent more or less."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from cardroom.ledger import audit
from cardroom.ledger.accounts import escrow
from cardroom.rules.book_loading import house
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.postgres.address import Address
from cardroom.store.protocol import Done, Lane, Reader, Store
from cardroom.store.rows import Commit
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import BUY_IN, CUP, FEE, WEALTH, cup_terms
from tests.store.contract.conftest import place

__all__ = ["place"]

AnswerT = TypeVar("AnswerT")

SATELLITE, NAMES, PRICE = "sat", ("P0", "P1"), BUY_IN + FEE
ENTRY = 1_300
STEPS = 21
"""More commits than there are from the first entry to the last seat."""
WAITS_SECONDS = 0.3
"""What has not come to its end so long behind a stop waits for what never comes."""
FEW = 5
"""On a server of databases every fifth of them."""


class Stopping:
    """A store in which nothing comes behind so many commits, as when the process has ended."""

    def __init__(self, inner: Any) -> None:
        self.inner: Store = inner
        self.left = -1

    def _counts(self, commit: Commit) -> None:
        if commit == Commit():
            return
        if self.left == 0:
            raise StoreFailed("stopped", "the process has ended")
        self.left -= 1

    def submit(self, commit: Commit, done: Done | None = None) -> None:
        self._counts(commit)
        self.inner.submit(commit, done)

    async def commit(self, commit: Commit) -> None:
        self._counts(commit)
        await self.inner.commit(commit)

    async def read(self, question: Callable[[Reader], AnswerT], lane: Lane = "room") -> AnswerT:
        return await self.inner.read(question, lane)

    @property
    def waiting(self) -> int:
        return self.inner.waiting

    @property
    def failure(self) -> StoreFailed | None:
        return self.inner.failure

    def on_failure(self, told: Callable[[StoreFailed], None]) -> None:
        self.inner.on_failure(told)

    def close(self) -> None:
        self.inner.close()


def tried(room: TestRoom, work: Coroutine[Any, Any, None]) -> None:
    """Try it to its end; behind a stop some of it waits for an answer that never comes, and is left."""

    async def unless_stopped() -> None:
        task = asyncio.ensure_future(work)
        while not (await asyncio.wait({task}, timeout=WAITS_SECONDS))[0]:
            if isinstance(room.store, Stopping) and room.store.left == 0:
                task.cancel()
        await task

    with contextlib.suppress(Refused, StoreFault, asyncio.CancelledError, AssertionError):
        room.run(unless_stopped())


def woken(room: TestRoom, call: Callable[[], None]) -> None:
    async def called() -> None:
        call()

    tried(room, called())


def settled(room: TestRoom) -> None:
    """All that still comes of it comes; what waits for an answer that never comes is left."""

    async def passes() -> None:
        for _ in range(40):
            await room.stored.commit(Commit())
            await asyncio.sleep(0.002)

    room.run(passes())


def played(room: TestRoom) -> None:
    """Two enter a satellite that pays an entry to each: it is over as soon as it begins."""
    inside = room.room.tournaments.entrants(SATELLITE) if SATELLITE in room.room.tournaments.hosts else None
    for name in NAMES:
        if inside is not None and room.person(name).id not in inside:
            tried(room, room.room.tournaments.enter(room.person(name), SATELLITE))
    settled(room)
    for _ in range(20):
        due = room.time.due()
        if due is None or SATELLITE not in room.room.tournaments.hosts:
            break
        for wake in room.time.wakes_until(max(due, room.time.now_ms())):
            woken(room, wake.call)
        settled(room)


@pytest.mark.clause("CO-33c", "CO-TT.6")
@pytest.mark.parametrize("step", range(1, STEPS))
def test_wherever_the_room_stops_each_winner_has_one_seat_in_the_end(place: Place, step: int) -> None:
    is_folder = not isinstance(place, Address)
    if not is_folder and step % FEW:
        pytest.skip("every step is stopped at on the other side")
    made: list[Stopping] = []

    def wrap(inner: Any) -> Store:
        made.append(Stopping(inner))
        return made[-1]

    folder = place if is_folder else Path("unused")
    assert isinstance(folder, Path)
    with TestRoom(folder if is_folder else place, 1, house("casinohuone"), wrap=wrap) as room:
        late: dict[str, Any] = {"late_levels": 50, "most": 50}
        room.run(room.room.tournaments.announce(BOSS, cup_terms(**late)))
        sat = cup_terms(id=SATELLITE, buy_in=1_200, fee=100, ticket=PRICE, target=CUP, players=2, most=2)
        room.run(room.room.tournaments.announce(BOSS, sat))
        for name in NAMES:
            room.person(name, WEALTH)
        room.settle()
        made[-1].left = step
        played(room)
        has_stopped = made[-1].left == 0
        made[-1].left = -1
        room.time.forget()
        room.stored.close()
        room.clients.clear()
        room._open()
        played(room)
        room.settle()
        assert SATELLITE not in room.room.tournaments.hosts, "it has come to its end"
        found = room.room.tournaments.found(CUP)
        assert found is not None and set(found.state.entrants) == {room.person(name).id for name in NAMES}
        balances = room.balances()
        assert [room.wallet(name) for name in NAMES] == [WEALTH - ENTRY + 200] * 2
        assert balances[escrow(SATELLITE)] == 0 and balances[escrow(CUP)] == 2 * PRICE
        assert not any(cents for name, cents in balances.items() if name.startswith(("ticket:", "in:")))
        assert audit(room.reader.entries(), balances) == []
        assert has_stopped or step > STEPS - FEW, "every step on the way has been stopped at"
    report = audit_place(place)
    assert report.findings == [] and report.in_flight == 0
