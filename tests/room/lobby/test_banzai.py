"""Banzai in a whole room: two tables a stake, and stacks that must come back."""

from __future__ import annotations

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.ledger import accounts
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom

POOL, OMAHA = "banzai_texas-nl5", "banzai_omaha-nl5"
BIG_BLIND, LIMIT = 50, 500


def leave_with_more(room: TestRoom) -> tuple[TestClient, int]:
    """Play all-in hands until somebody has more than ten big blinds; that player leaves the table."""
    table = room.seat(POOL, "A", "B", "C")
    while True:
        room.deal(table)
        while (hand := room.table(table).hand) is not None:
            options = hand.engine.options()
            if options.max_raise_to > 0:
                room.act(table, "raise", options.max_raise_to)
            else:
                room.act(table, "check" if options.can_check else "call")
        rich = [seat for seat in room.table(table).seats.values() if seat.stack > LIMIT]
        if rich:
            winner = next(c for c in room.clients if c.player == rich[0].player)
            stack = rich[0].stack
            winner.done(winner.leave(table))
            return winner, stack


@pytest.mark.clause("CO-BZ.2")
def test_at_most_ten_big_blinds_are_brought(room: TestRoom) -> None:
    a = room.connect("A")
    refusal = a.refusal(a.join(POOL, LIMIT + 1))
    assert (refusal.code, refusal.clauses, refusal.args["most"]) == ("buy-in-out-of-range", ("CO-BZ.2",), 500)
    a.done(a.join(POOL, LIMIT))


@pytest.mark.clause("CO-BZ.3")
def test_a_top_up_goes_to_ten_big_blinds_and_no_further(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C", buy_in=300)
    a = room.client("A")
    refusal = a.refusal(at_table(a.new_id(), table, of_cash.TopUp(ME, 201)))
    assert (refusal.code, refusal.clauses) == ("top-up-too-large", ("CO-BZ.3",))
    a.done(at_table(a.new_id(), table, of_cash.TopUp(ME, 200)))
    assert room.balances()[accounts.stack(table, a.player)] == LIMIT


@pytest.mark.clause("CO-BZ.4")
def test_two_banzai_tables_of_a_stake_are_the_most_both_games_counted_together(room: TestRoom) -> None:
    room.seat(POOL, "A", "B", "C")
    room.seat(OMAHA, "A", "B", "C")
    a = room.client("A")
    for pool in (POOL, OMAHA):
        refusal = a.refusal(a.join(pool, LIMIT))
        assert (refusal.code, refusal.clauses) == ("too-many-tables", ("CO-BZ.4",))
    a.done(a.join("banzai_texas-nl20", 2000))


@pytest.mark.clause("CO-BZ.5")
def test_a_large_stack_comes_back_as_it_was_within_thirty_minutes_also_after_a_restart(
    room: TestRoom,
) -> None:
    winner, stack = leave_with_more(room)
    room.restart()
    winner = room.connect(winner.name)
    refusal = winner.refusal(winner.join(POOL, LIMIT))
    assert (refusal.code, refusal.clauses) == ("buy-in-not-the-returning-stack", ("CO-BZ.5",))
    assert refusal.args["stack"] == stack
    assert winner.refusal(winner.join(OMAHA, LIMIT)).code == "buy-in-not-the-returning-stack"
    winner.done(winner.join(POOL, stack))


@pytest.mark.clause("CO-BZ.5")
def test_after_thirty_minutes_nothing_binds(room: TestRoom) -> None:
    winner, stack = leave_with_more(room)
    room.wait(seconds=1800)
    assert winner.refusal(winner.join(POOL, LIMIT)).args["stack"] == stack
    room.wait(ms=1)
    assert winner.refusal(winner.join(POOL, stack)).code == "buy-in-out-of-range"
    winner.done(winner.join(POOL, LIMIT))


@pytest.mark.clause("CO-BZ.5")
def test_a_stack_brought_back_binds_once_also_after_a_restart(room: TestRoom) -> None:
    winner, stack = leave_with_more(room)
    answer = winner.done(winner.join(POOL, stack))
    winner.done(winner.join("holdem-nl10", 1000))
    if answer.table == "":
        room.take_offers()
    [writer] = [w for w in room.room.tables.seats_of(winner.player) if w.pool == POOL]
    room.restart()
    winner = room.connect(winner.name)
    departures = room.room.departures.of(winner.player, "casinohuone")
    assert [(departure.stack, departure.used) for departure in departures] == [(stack, True)]
    assert writer.terms.table in room.room.tables


@pytest.mark.clause("CO-BZ.5")
def test_a_wallet_too_small_for_the_returning_stack_waits_until_the_time_is_up(room: TestRoom) -> None:
    winner, _ = leave_with_more(room)
    room.give(winner.name, LIMIT - room.wallet(winner.name))
    refusal = winner.refusal(winner.join(POOL, LIMIT))
    assert (refusal.code, refusal.args["balance"]) == ("returning-stack-not-covered", LIMIT)
    room.wait(ms=int(refusal.args["free_again_ms"]) - room.time.now_ms())
    winner.done(winner.join(POOL, LIMIT))
