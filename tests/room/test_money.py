"""Money in a room: wallets, stacks, rake; every cent somewhere, each movement once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cardroom.cash import cash_commands as of_cash
from cardroom.ledger import accounts
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.events import RakeTaken
from cardroom.testing.whole_room import CHEAP, TestRoom

RAKE = accounts.rake("casinohuone")


@pytest.mark.clause("CO-RAKE.1", "CO-RAKE.2")
def test_rake_lands_on_the_rake_account_with_the_hand(room: TestRoom) -> None:
    table = room.seat("holdem-nl100", "A", "B", "C")
    room.client("A").watch(table)
    room.deal(table)
    for _ in range(3):
        options = room.hand(table).engine.options()
        if options.min_raise_to > 0:
            room.act(table, "raise", options.min_raise_to)
    room.play(table)
    taken = sum(event.amount for event in room.client("A").events(RakeTaken))
    assert taken > 0
    assert room.balances()[RAKE] == taken
    [entry] = [entry for entry in room.reader.entries() if entry.kind == "hand"]
    assert dict(entry.postings)[RAKE] == taken


@pytest.mark.clause("CO-RAKE.6")
def test_without_a_flop_the_rake_account_gets_nothing(room: TestRoom) -> None:
    table = room.seat("holdem-nl100", "A", "B", "C")
    room.deal(table)
    room.fold_out(table)
    assert room.balances().get(RAKE, 0) == 0


def test_a_buy_in_moves_from_the_wallet_and_comes_back_on_leaving(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C")
    a = room.client("A")
    assert room.wallet("A") == 999_000
    assert room.balances()[accounts.stack(table, a.player)] == 1000
    a.done(a.leave(table))
    assert room.wallet("A") == 1_000_000
    assert a.last(to_client.MineChanged) == to_client.MineChanged(1_000_000, (), ())


def test_a_top_up_during_a_hand_is_paid_at_once_and_what_is_too_much_comes_back(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C", buy_in=600)
    room.deal(table)
    a = room.client("A")
    a.done(at_table(a.new_id(), table, of_cash.TopUp(ME, 400)))
    assert room.wallet("A") == 1_000_000 - 1000
    room.play(table)
    seat = room.table(table).seat_of(a.player)
    assert seat is not None
    assert seat.stack == room.balances()[accounts.stack(table, a.player)]
    assert room.wallet("A") + seat.stack - 1_000_000 == seat.stack - (1_000_000 - room.wallet("A"))
    assert seat.stack <= 1000 or room.wallet("A") > 999_000, "above the limit nothing was added"


def test_a_top_up_the_wallet_does_not_hold_is_refused(room: TestRoom) -> None:
    room.person("A", cents=700)
    table = room.seat("holdem-nl10", "A", "B", "C", buy_in=600)
    a = room.client("A")
    refusal = a.refusal(at_table(a.new_id(), table, of_cash.TopUp(ME, 200)))
    assert (refusal.code, refusal.args["balance"]) == ("wallet-too-small", 100)
    assert room.wallet("A") == 100


def test_the_cashier_shows_the_lines_of_ones_own_wallet_alone(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C")
    a = room.client("A")
    a.done(a.leave(table))
    page = room.run(room.room.cashier.lines(a.player, ""))
    assert [(line.kind, line.amount, line.balance) for line in page.lines] == [
        ("cash_out", 1000, 1_000_000),
        ("buy_in", -1000, 999_000),
        ("credit", 1_000_000, 1_000_000),
    ]
    assert page.account == accounts.wallet(a.player)


def test_welcome_money_is_given_once(tmp_path_factory: pytest.TempPathFactory) -> None:

    folder = tmp_path_factory.mktemp("welcome")
    with TestRoom(folder, settings=replace(CHEAP, welcome_cents=5000)) as room:
        person = room.run(room.room.newcomers.sign_up("Eve", "a long password"))
        room.run(room.room.newcomers.welcome.give(person))
        room.restart()
        room.run(room.room.newcomers.welcome.give(person))
        assert room.balances()[accounts.wallet(person.id)] == 5000
