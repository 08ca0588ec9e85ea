"""Whose rake it was: by what each player put into the pots, to the cent."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardroom.ledger import accounts
from cardroom.room.cashier.day_counting import contributed, shared_out
from cardroom.room.hosting.journal import decode_record
from cardroom.table.events import DropTaken, PotAwarded, RakeTaken, UncalledReturned
from cardroom.testing.whole_room import TestRoom


def test_odd_cents_go_one_each_to_who_put_in_most_and_first_in_order_among_equals() -> None:
    assert shared_out(10, {"a": 100, "b": 100, "c": 100}) == {"a": 4, "b": 3, "c": 3}
    assert shared_out(5, {"a": 10, "b": 300, "c": 290}) == {"b": 3, "c": 2}
    assert shared_out(2, {"a": 1, "b": 1, "c": 1}) == {"a": 1, "b": 1}
    assert shared_out(148, {"a": 1, "b": 80, "c": 149, "d": 366}) == {"b": 20, "c": 37, "d": 91}, (
        "c's is whole already"
    )
    assert shared_out(7, {}) == {} and shared_out(7, {"a": 0}) == {}


@given(st.integers(0, 10_000), st.lists(st.integers(0, 100_000), min_size=1, max_size=10))
def test_shares_add_up_and_no_share_is_a_cent_off(amount: int, weights: list[int]) -> None:
    named = {f"p{number}": weight for number, weight in enumerate(weights)}
    shares = shared_out(amount, named)
    if total := sum(weights):
        assert sum(shares.values()) == amount
        for player, weight in named.items():
            assert abs(shares.get(player, 0) - amount * weight / total) < 1


def test_what_players_put_in_is_what_the_pots_held_without_the_bets_nobody_called(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C")
    for number in range(6):
        room.deal(table)
        if number % 2:
            room.act(table, "raise", 60)
            room.fold_out(table)
        else:
            room.play(table)
    uncalled = 0
    entries = {entry.id: entry for entry in room.reader.entries()}
    for number in range(1, 7):
        hand = room.reader.hand_at(table, number)
        assert hand is not None
        record = decode_record(hand.record)
        postings = entries[f"hand:{hand.hand_id}"].postings
        nets = {name.split(":")[2]: cents for name, cents in postings if accounts.kind_of(name) == "stack"}
        put_in = contributed(record.events, record.seats, nets)
        pots = sum(e.amount for e in record.events if isinstance(e, PotAwarded | RakeTaken | DropTaken))
        uncalled += sum(isinstance(e, UncalledReturned) for e in record.events)
        assert sum(put_in.values()) == pots > 0
        assert all(amount >= 0 for amount in put_in.values())
    assert uncalled, "a raise that everybody folded to came back"
