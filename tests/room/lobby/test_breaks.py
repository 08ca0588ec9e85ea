"""Breaks over several tables, and clocks that each table has of its own."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.events import PlayerLeft, SatOut
from cardroom.table.model import commands
from cardroom.testing.whole_room import TestRoom

POOLS = ("holdem-nl10", "omaha-pl10")


def two_tables(room: TestRoom) -> tuple[str, str]:
    """A at two tables with three others each, hands running at both."""
    first = room.seat(POOLS[0], "A", "B", "C", "D")
    second = room.seat(POOLS[1], "A", "E", "F", "G")
    for table in (first, second):
        room.client("A").watch(table)
        room.deal(table)
    return first, second


@pytest.mark.clause("CO-7")
def test_a_break_at_one_table_begins_at_the_others_with_their_next_hand(room: TestRoom) -> None:
    first, second = two_tables(room)
    a = room.client("A")
    room.fold_out(first)
    a.done(a.sit_out(first))
    assert [seat.sits_out for seat in (room.table(first).seat_of(a.player),) if seat] == [True]
    there = room.table(second).seat_of(a.player)
    assert there is not None and not there.sits_out, "the running hand is played on"
    while (hand := room.table(second).hand) is not None:
        room.act(second, "check" if hand.engine.options().can_check else "call")
    assert there.sits_out
    assert a.events(SatOut, second)[-1].reason == "general"
    assert "CO-7" in a.events(SatOut, second)[-1].clauses


@pytest.mark.clause("CO-9")
def test_after_500_seconds_of_a_general_break_the_player_is_removed_everywhere(room: TestRoom) -> None:
    first, second = two_tables(room)
    a = room.client("A")
    for table in (first, second):
        room.fold_out(table)
    a.done(a.sit_out(first))
    until = {
        seat.out_until_ms for t in (first, second) if (seat := room.table(t).seat_of(a.player)) is not None
    }
    began = room.time.now_ms()
    assert until == {began + 500_000}, "one clock for both"
    room.wait(ms=500_000)
    assert len(room.room.tables.seats_of(a.player)) == 2
    room.wait(ms=1)
    assert room.room.tables.seats_of(a.player) == []
    reasons = [e.reason for e in a.events(PlayerLeft) if e.player == a.player]
    assert reasons == ["general_sit_out", "general_sit_out"]
    assert room.wallet("A") == sum(
        (1_000_000, *(e.stack - 1000 for e in a.events(PlayerLeft) if e.player == a.player))
    )


@pytest.mark.clause("CO-9")
def test_who_comes_back_in_time_at_one_table_stays_there_alone(room: TestRoom) -> None:
    first, second = two_tables(room)
    a = room.client("A")
    for table in (first, second):
        room.fold_out(table)
    a.done(a.sit_out(first))
    room.wait(seconds=400)
    a.done(a.sit_in(second))
    for _ in range(101):
        room.wait(seconds=1)
        if room.table(second).hand is not None and room.table(second).hand.actor_seat:
            room.fold_out(second)
    assert [writer.terms.table for writer in room.room.tables.seats_of(a.player)] == [second]


def test_a_wish_to_skip_the_big_blind_asks_nothing_of_tables_where_the_player_sits_out(
    room: TestRoom,
) -> None:
    first, second = two_tables(room)
    a = room.client("A")
    room.fold_out(second)
    a.done(a.sit_out(second))
    with capture_logs() as logs:
        for number in range(10):
            a.done(at_table(a.new_id(), first, commands.SkipNextBigBlind(ME, number % 2 == 0)))
    assert [line["event"] for line in logs] == [], "a player does not fill the log"


@pytest.mark.clause("CO-8")
def test_skipping_the_next_big_blind_holds_at_every_table(room: TestRoom) -> None:
    first, second = two_tables(room)
    a = room.client("A")
    a.done(at_table(a.new_id(), first, commands.SkipNextBigBlind(ME, True)))
    for table in (first, second):
        seat = room.table(table).seat_of(a.player)
        assert seat is not None and seat.wants_to_skip_big_blind
    out_at: list[str] = []
    for table in (first, second):
        for _ in range(6):
            if room.table(table).hand is None:
                room.wait(seconds=5)
            if a.events(SatOut, table):
                break
            if room.table(table).hand is not None:
                room.fold_out(table)
        out_at += [event.reason for event in a.events(SatOut, table)]
    assert out_at[0] == "skipped_big_blind"
    assert len(out_at) == 2


@pytest.mark.clause("CO-7")
def test_going_broke_at_one_table_is_no_break_at_the_others(room: TestRoom) -> None:
    first, second = two_tables(room)
    a = room.client("A")
    while room.table(first).hand is not None:
        actor = room.actor(first)
        options = room.hand(first).engine.options()
        if actor is a and options.max_raise_to > 0:
            actor.done(actor.act(first, "raise", options.max_raise_to))
        else:
            actor.done(actor.act(first, "check" if options.can_check else "call"))
    room.play(second)
    there = room.table(second).seat_of(a.player)
    assert there is not None and not there.sits_out


@pytest.mark.clause("CO-10c")
def test_each_table_has_a_time_bank_of_its_own(room: TestRoom) -> None:
    first, second = two_tables(room)
    a = room.client("A")
    while room.actor(first) is not a:
        room.act(first, "call")
    act_seconds = room.book.time_bank.act_seconds.value
    full = {t: s.time_bank_ms for t in (first, second) if (s := room.table(t).seat_of(a.player)) is not None}
    room.fold_out(second)
    room.wait(seconds=act_seconds + 4)
    a.done(a.act(first, "fold"))
    room.fold_out(first)
    banks = {t: s.time_bank_ms for t in (first, second) if (s := room.table(t).seat_of(a.player)) is not None}
    assert banks[first] <= full[first] - 3_500
    assert banks[second] >= full[second]


def test_a_player_with_two_lines_is_away_only_when_both_break(room: TestRoom) -> None:
    table = room.seat(POOLS[0], "A", "B", "C")
    one, two = room.client("A"), room.connect("A")
    seat = room.table(table).seat_of(one.player)
    assert seat is not None
    one.disconnect()
    assert seat.broke_ms is None
    two.disconnect()
    assert seat.broke_ms is not None
    again = room.connect("A")
    assert seat.broke_ms is None
    assert [mine.table for mine in again.last(to_client.MineChanged).seats] == [table]


def test_leaving_during_a_hand_is_leaving_at_its_end_and_can_be_taken_back(room: TestRoom) -> None:
    table = room.seat(POOLS[0], "A", "B", "C")
    room.deal(table)
    a, b = room.client("A"), room.client("B")
    for client in (a, b):
        client.done(client.leave(table))
    b.done(at_table(b.new_id(), table, commands.StayAtTable(ME)))
    assert room.table(table).seat_of(a.player) is not None
    room.play(table)
    assert room.table(table).seat_of(a.player) is None
    assert room.table(table).seat_of(b.player) is not None
    assert room.balances()[f"stack:{table}:{a.player}"] == 0
