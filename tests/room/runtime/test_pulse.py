"""The room stood still: waiting messages are not too late, and clocks go on from where they stood."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from cardroom.room.hosting.journal import decode_step
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.loop_lag import BEAT_MS, READING_MS, STOOD_STILL_MS, LoopLag
from cardroom.room.runtime.timers import LoopTimers
from cardroom.room.stall import extend_clocks
from cardroom.table.events import ClocksExtended, Folded
from cardroom.table.model.commands import Extend
from cardroom.testing.manual_timers import FakeClock
from cardroom.testing.whole_room import TestRoom
from tests.room.tournaments.played import CUP, cup_room, enter


def with_a_pulse(room: TestRoom) -> LoopLag:
    """The room's pulse, beating in the time of the test."""
    loop_lag = room.room.services.loop_lag
    of = room.room
    loop_lag.begin(room.time.at, lambda by_ms: extend_clocks(of.hosted, of.lines, by_ms))
    return loop_lag


def stand_still(room: TestRoom, seconds: int) -> None:
    """Time passes, and nothing happens in it."""
    room.time.clock.pass_seconds(seconds)


def test_a_message_that_waited_at_the_door_is_not_too_late(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C")
    room.deal(table)
    with_a_pulse(room)
    actor = room.actor(table)
    actor.watch(table)
    message = actor.act(table, "call")
    stand_still(room, 300)
    actor.done(message)
    [extended] = actor.events(ClocksExtended, table)
    assert 300_000 < extended.by_ms <= 300_000 + BEAT_MS + READING_MS


def test_no_clock_strikes_for_the_time_in_which_nobody_was_heard(room: TestRoom) -> None:
    first, second = room.seat("holdem-nl10", "A", "B", "C"), room.seat("omaha-pl10", "D", "E", "F")
    for table in (first, second):
        room.deal(table)
    loop_lag = with_a_pulse(room)
    watcher = room.connect()
    watcher.watch(first)
    watcher.watch(second)
    room.wait(seconds=5)
    left = {table: (room.table(table).due_at_ms() or 0) - room.time.now_ms() for table in (first, second)}
    stand_still(room, 600)
    room.do(loop_lag.look)  # as every wake-up does before it strikes
    for table in (first, second):
        now_left = (room.table(table).due_at_ms() or 0) - room.time.now_ms()
        assert left[table] <= now_left <= left[table] + BEAT_MS + READING_MS
    room.wait(ms=min(left.values()) - 1)
    assert watcher.events(Folded) == []
    assert {event.by_ms for event in watcher.events(ClocksExtended)} == {600_000 + READING_MS}


def test_what_the_clocks_were_given_is_in_the_journal_and_replays(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C")
    room.deal(table)
    loop_lag = with_a_pulse(room)
    stand_still(room, 42)
    room.do(loop_lag.look)
    room.act(table, "call")
    commands = [decode_step(row).command for row in room.reader.journal(table)]
    assert Extend(42_000 + READING_MS) in commands
    before = room.hand(table).engine.dump()
    room.restart()
    assert room.hand(table).engine.dump() == before
    for name in "ABC":
        room.connect(name)
    room.play(table)


def test_nor_at_a_table_of_a_tournament(tmp_path: Path) -> None:
    with cup_room(tmp_path, seats=3, players=3, most=3) as room:
        enter(room, "A", "B", "C")
        owner = next(iter(room.room.tournaments.tables(CUP)))
        while owner.table is None or owner.table.hand is None:
            room.wait(seconds=1)
        table = owner.table
        loop_lag = with_a_pulse(room)
        left = (table.due_at_ms() or 0) - room.time.now_ms()
        stand_still(room, 600)
        room.do(loop_lag.look)
        now_left = (table.due_at_ms() or 0) - room.time.now_ms()
        assert left <= now_left <= left + BEAT_MS + READING_MS
        room.wait(ms=left - 1)
        assert [event for client in room.clients for event in client.events(Folded)] == []


def test_a_seat_that_is_kept_is_kept_longer(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", *"ABCDEF")
    assert room.table(table).free_seats == 0
    waiting = room.connect("G")
    waiting.done(waiting.join("holdem-nl10", 1000))
    room.client("A").done(room.client("A").leave(table))
    while not waiting.all(to_client.SeatOffered):
        room.wait(seconds=1)
    loop_lag = with_a_pulse(room)
    until_ms = waiting.last(to_client.SeatOffered).until_ms
    stand_still(room, 3600)
    room.do(loop_lag.look)
    assert waiting.last(to_client.SeatOffered).until_ms == until_ms + 3_600_000 + READING_MS
    room.take_offers()
    assert table in room.room.tables.tables_of(waiting.player)


def test_short_gaps_are_everyday_and_a_pulse_that_has_not_begun_is_silent() -> None:
    clock, told = FakeClock(5_000), list[int]()

    class Clock:
        def now_ms(self) -> int:
            return clock.now_ms

    loop_lag = LoopLag(Clock())
    clock.pass_seconds(100)
    loop_lag.look()
    beats: list[Callable[[], None]] = []
    loop_lag.begin(lambda at_ms, call: beats.append(call), told.append)
    assert len(beats) == 1
    clock.pass_ms(STOOD_STILL_MS)
    loop_lag.look()
    assert told == []
    clock.pass_ms(STOOD_STILL_MS + 1)
    beats.pop()()
    assert told == [STOOD_STILL_MS + 1 + READING_MS] and len(beats) == 1


async def test_a_wake_up_looks_at_the_pulse_and_may_be_taken_back_by_it() -> None:
    clock = FakeClock(5_000)

    class Clock:
        def now_ms(self) -> int:
            return clock.now_ms

    loop_lag = LoopLag(Clock())
    timers = LoopTimers(Clock(), loop_lag)
    struck: list[str] = []
    late = timers.at(5_001, lambda: struck.append("clock"))
    loop_lag.begin(lambda at_ms, call: None, lambda by_ms: late.cancel())
    timers.at(5_001, lambda: struck.append("other"))
    clock.pass_seconds(60)
    await asyncio.sleep(0.05)
    assert struck == ["other"]


def test_a_turn_lasts_as_long_as_it_says_when_nothing_stands_still(room: TestRoom) -> None:
    """The pulse itself never moves a clock."""
    table = room.seat("holdem-nl10", "A", "B", "C")
    watcher = room.connect()
    watcher.watch(table)
    room.deal(table)
    with_a_pulse(room)
    until_ms = room.table(table).due_at_ms()
    room.wait(seconds=10)
    assert room.table(table).due_at_ms() == until_ms
    room.wait(seconds=290)
    assert len(watcher.events(Folded)) >= 2 and watcher.events(ClocksExtended) == []
