"""The room's time: never before anything that is stored, and said where it is ahead of the machine's clock."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column
from structlog.testing import capture_logs

from cardroom.room import opening
from cardroom.room.opening import open_room
from cardroom.room.runtime.clock import (
    AHEAD_MS,
    LOOK_MS,
    MS,
    ComparedClock,
    RoomClock,
    wait_for_wall,
)
from cardroom.room.runtime.clock_watch import AGAIN_MS, ClockWatch
from cardroom.rules.book_loading import house
from cardroom.store.engines.store_location import open_place
from cardroom.store.newest import GREATEST, LAST
from cardroom.store.sql_tables import metadata
from cardroom.testing.manual_timers import FakeClock, RoomTime
from cardroom.testing.whole_room import BOSS, CHEAP, TestRoom

POOL = "holdem-nl10"
HOUR_MS = 3_600_000
NO_TIMES_OF_THEIR_OWN = {
    ("sessions", "expires_ms"),  # still to come
    ("closes", "begun_ms"),
    ("hands", "started_ms"),
    ("hand_players", "ended_ms"),  # as that of the hand
}


class Machine:
    """A machine whose clock may be set; `slept` is what was waited, during which its clock goes on."""

    def __init__(self, wall_ms: int) -> None:
        self.wall_ms = wall_ms
        self.running_ms = 0
        self.slept: list[float] = []
        self.then: Callable[[], None] = lambda: None

    def go_on(self, ms: int) -> None:
        self.wall_ms += ms
        self.running_ms += ms

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.go_on(round(seconds * 1000))
        self.then()

    def clock(self, *arguments: Any) -> RoomClock:
        return RoomClock(
            *arguments, wall_ns=lambda: self.wall_ms * MS, monotonic_ns=lambda: self.running_ms * MS
        )

    def wait(self, until_ms: int) -> list[int]:
        """What was said while it waited."""
        said: list[int] = []
        wait_for_wall(until_ms, said.append, lambda: self.wall_ms * MS, self.sleep)
        return said


def reopened(
    room: TestRoom, machine: Machine, monkeypatch: pytest.MonkeyPatch, wait: bool = False
) -> ComparedClock:
    """The clock of the next room on the same store, which `cardroom serve` opens on this machine."""
    room.settle()
    room.close()

    async def opened() -> ComparedClock:
        store = open_place(room.place)
        try:
            if wait:
                machine.wait(await store.read(lambda reader: reader.newest_ms()))
            with monkeypatch.context() as here:
                here.setattr(opening, "RoomClock", machine.clock)
                again = await open_room(house("casinohuone"), store, CHEAP)
            for writer in again.tables.values():
                writer.stop()
            await again.durable()
            return again.services.clock
        finally:
            store.close()

    return asyncio.run(opened())


def test_a_start_with_the_clock_ahead_stays_ahead_when_the_clock_is_right() -> None:
    machine = Machine(10 * HOUR_MS)
    clock = machine.clock()
    assert clock.now_ms() == machine.wall_ms and clock.ahead_ms() == 0
    machine.wall_ms -= HOUR_MS
    assert clock.now_ms() == 10 * HOUR_MS and clock.ahead_ms() == HOUR_MS, "time goes on from where it was"
    machine.go_on(5_000)
    assert clock.now_ms() == 10 * HOUR_MS + 5_000 and clock.ahead_ms() == HOUR_MS
    assert machine.clock(clock.now_ms()).ahead_ms() == HOUR_MS, "and at the next start too"
    machine.wall_ms += 2 * HOUR_MS
    assert clock.ahead_ms() == -HOUR_MS


def test_every_time_that_is_stored_is_looked_at() -> None:
    def is_time(column: Column[Any]) -> bool:
        return column.name.endswith("_ms")

    stored = {
        (table.name, column.name)
        for table in metadata.tables.values()
        for column in table.c
        if is_time(column)
    }
    asked = {(table, time) for table, _, time in LAST} | set(GREATEST)
    assert asked | NO_TIMES_OF_THEIR_OWN == stored and not asked & NO_TIMES_OF_THEIR_OWN


def acts(room: TestRoom, chance: random.Random) -> dict[str, Callable[[], object]]:
    """What may be the last thing stored before a stop, each by its name."""
    inside = room.room
    admin = room.person("Admin", role="admin")

    def table() -> str:
        offer = inside.pools[POOL]
        return room.run(
            inside.staff.open_table(BOSS, offer.house, offer.offer.id, offer.stake.name, "for a test")
        )

    def hand() -> None:
        names = ("A", "B", "C")
        sat = inside.tables.tables_of(room.person("A").id)
        dealt = sat[-1] if sat else room.seat(POOL, *names)
        room.deal(dealt)
        room.fold_out(dealt)

    return {
        "an account": lambda: room.person(f"N{chance.getrandbits(40):x}", cents=0),
        "a credit": lambda: (room.person("Ada"), room.give("Ada", 100)),
        "a sign-up": lambda: room.run(
            inside.newcomers.sign_up(f"S{chance.getrandbits(40):x}", "correct horse")
        ),
        "a complaint": lambda: room.run(
            inside.complaints.complain(room.person("Ada"), "they talk", "", f"c{chance.getrandbits(40):x}")
        ),
        "an invitation": lambda: room.run(inside.people.invite(admin, "for a test")),
        "a table": table,
        "a table closed": lambda: room.run(inside.staff.close_table(BOSS, table(), "for a test")),
        "a hand": hand,
    }


ACTS = (
    "an account",
    "a credit",
    "a sign-up",
    "a complaint",
    "an invitation",
    "a table",
    "a table closed",
    "a hand",
)


@pytest.mark.parametrize("last", ACTS)
def test_no_start_goes_back_before_what_was_stored_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    """An hour ahead, whatever was stored then is not later than what the next room decides."""
    chance = random.Random(last)
    with TestRoom(tmp_path) as room:
        for name in chance.sample(ACTS, 3):
            acts(room, chance)[name]()
            room.wait(seconds=60)
        room.wait(seconds=60)
        acts(room, chance)[last]()
        room.settle()
        began_ms, newest_ms = room.time.now_ms(), room.reader.newest_ms()
        assert newest_ms == began_ms
        machine = Machine(began_ms - HOUR_MS)
        clock = reopened(room, machine, monkeypatch)
        assert clock.now_ms() >= newest_ms and HOUR_MS <= clock.ahead_ms() < HOUR_MS + 1_000


def test_a_start_that_waits_for_the_clock_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(POOL, "A", "B", "C")
        room.deal(table)
        newest_ms = room.reader.newest_ms()
        machine = Machine(newest_ms - HOUR_MS)
        clock = reopened(room, machine, monkeypatch, wait=True)
        assert sum(machine.slept) == HOUR_MS / 1000
        assert clock.now_ms() >= newest_ms and clock.ahead_ms() == 0


def test_waiting_is_said_and_a_clock_that_is_put_right_meanwhile_ends_it() -> None:
    machine = Machine(10 * HOUR_MS)
    assert machine.wait(11 * HOUR_MS) == [HOUR_MS] and machine.slept == [60.0] * 60
    assert machine.wait(11 * HOUR_MS) == [], "it has caught up: nothing to wait for, and nothing to say"
    machine = Machine(10 * HOUR_MS)
    machine.then = partial(setattr, machine, "wall_ms", 12 * HOUR_MS)
    assert machine.wait(11 * HOUR_MS) == [HOUR_MS] and machine.slept == [LOOK_MS / 1000]


def test_the_log_says_it_once_and_by_the_hour_and_when_it_is_over() -> None:
    time = RoomTime(FakeClock(10 * HOUR_MS))
    time.ahead = AHEAD_MS - 1

    def logged(hours: int) -> list[tuple[str, int]]:
        with capture_logs() as lines:
            for wake in time.wakes_until(time.now_ms() + hours * HOUR_MS):
                wake.call()
        return [(line["event"], line.get("seconds", 0)) for line in lines]

    with capture_logs() as lines:
        ClockWatch(time, time).begin()
    assert lines == [] and logged(hours=2) == []
    time.ahead = HOUR_MS
    assert logged(hours=3) == [("clock_ahead", 3_600)] * 3
    assert AGAIN_MS == HOUR_MS
    time.ahead = 0
    assert logged(hours=3) == [("clock_caught_up", 0)]
    time.ahead = AHEAD_MS
    assert logged(hours=1) == [("clock_ahead", AHEAD_MS // 1000)]
