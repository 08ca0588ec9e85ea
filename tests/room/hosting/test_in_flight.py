"""Money on its way to a table: taken or given back, once, whatever comes in between and wherever the room stops."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.store.protocol import Done
from cardroom.store.rows import Commit
from cardroom.table.model import commands
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from tests.store.contract.conftest import place

__all__ = ["place"]

decoded = msgspec.json.Decoder(to_client.AnyServerMessage).decode
ANSWERS = to_client.Done, to_client.Refused
POOL, OTHER = "holdem-nl10", "omaha-pl10"
BROUGHT = 1_000
"""The largest buy-in of the stake."""


class Gate:
    """The real store behind a gate: what is submitted while it is shut waits there until it is let through."""

    def __init__(self, store: Any) -> None:
        self._store = store
        self.waiting: list[tuple[Commit, Done | None]] = []
        self.is_shut = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def submit(self, commit: Commit, done: Done | None = None) -> None:
        if self.is_shut:
            self.waiting.append((commit, done))
        else:
            self._store.submit(commit, done)

    def let_through(self) -> None:
        self._store.submit(*self.waiting.pop(0))


def opened(place: Place) -> tuple[TestRoom, Gate]:
    gates: list[Gate] = []

    def wrap(store: Any) -> Any:
        gates.append(Gate(store))
        return gates[0]

    room = TestRoom(place, wrap=wrap)
    if not room.room.tables:
        for pool in (POOL, OTHER):
            room.do(lambda: room.room.keeper.open_table(room.room.pools[pool]))  # noqa: B023  # done at once
    return room, gates[0]


def held(balances: dict[str, int], player: str) -> tuple[int, int, int]:
    """What a player has in the wallet, on tables, and in flight there is to anybody."""
    wallet = balances.get(accounts.wallet(player), 0)
    stacks = sum(
        cents for name, cents in balances.items() if name.startswith("stack:") and name.endswith(player)
    )
    return wallet, stacks, sum(cents for name, cents in balances.items() if name.startswith("in:"))


def ask_to_join(room: TestRoom, _: Gate) -> str:
    """A seat at an empty table."""
    client = room.client("A")
    client.ask(client.join(POOL, BROUGHT))
    return "A"


def ask_to_top_up(room: TestRoom, _: Gate) -> str:
    """More chips for a seat that is taken."""
    client = room.client("A")
    client.ask(at_table("more", room.room.tables.tables_of(room.person("A").id)[0], of_cash.TopUp(ME, 200)))
    return "A"


def ask_for_too_much(room: TestRoom, _: Gate) -> str:
    """What the table does not take when it arrives comes back."""
    bring_in_vain(room, "A", 300)
    return "A"


def bring_in_vain(room: TestRoom, name: str, cents: int) -> None:
    """Money on its way to a table that has changed its mind meanwhile."""
    funding, player = room.room.funding, room.person(name).id
    terms = room.table(room.room.tables.tables_of(player)[0]).terms
    room.do(lambda: funding.bring(terms, player, cents, "top_up", funding.give_back, lambda why: None))


ASKED: dict[str, tuple[Callable[[TestRoom, Gate], str], int, int]] = {
    "join": (ask_to_join, 0, BROUGHT),
    "top_up": (ask_to_top_up, 600, 800),
    "too_much": (ask_for_too_much, 600, 600),
}
"""What is asked for; what is on the table before, and behind it all."""


@pytest.mark.parametrize("let_through", range(5))
@pytest.mark.parametrize("what", ASKED)
def test_wherever_the_room_stops_no_cent_is_lost_or_doubled(
    place: Place, what: str, let_through: int
) -> None:
    ask, before, after = ASKED[what]
    room, gate = opened(place)
    with room:
        room.client("A")
        if before:
            room.seat(POOL, "A", buy_in=before)
        player = room.person("A").id
        gate.is_shut = True
        ask(room, gate)
        for _ in range(let_through):
            if gate.waiting:
                gate.let_through()
                room.settle()
        is_done = not gate.waiting
        memory = dict(room.room.services.ledger.balances)
        assert sum(held(memory, player)) == 1_000_000 and sum(memory.values()) == 0
    report = audit_place(place)  # as the stop left it
    assert report.findings == [] and report.trial_balance == 0
    room, gate = opened(place)
    with room:
        room.settle()
        wallet, stack, in_flight = held(room.balances(), player)
        assert (wallet + stack, in_flight) == (1_000_000, 0)
        assert stack == (after if is_done else stack) and stack in (before, after)
        assert room.balances_kept() == dict(room.room.services.ledger.balances)
    report = audit_place(place)
    assert report.findings == [] and report.in_flight == 0


def test_what_a_stop_leaves_in_flight_is_in_flight_for_the_audit(place: Place) -> None:
    room, gate = opened(place)
    with room:
        room.client("A")
        gate.is_shut = True
        ask_to_join(room, gate)
        while not any(entry.kind == "buy_in" for commit, _ in gate.waiting[:1] for entry in commit.entries):
            gate.let_through()
            room.settle()
        gate.let_through()
        room.settle()
        assert gate.waiting, "the table's commit"
    report = audit_place(place)
    assert report.findings == [] and report.in_flight == BROUGHT


def test_a_wallet_is_not_spent_at_two_tables_at_once(place: Place) -> None:
    room, gate = opened(place)
    with room:
        client = room.connect("A", cents=1_500)
        gate.is_shut = True
        assert client.ask(client.join(POOL, BROUGHT)) is None, "under way"
        second = client.join(OTHER, BROUGHT)
        assert client.ask(second) is None
        gate.is_shut = False
        while gate.waiting:
            gate.let_through()
        room.settle()
        assert refusals(client) == ["wallet-too-small"]
        assert held(room.balances(), client.player) == (500, BROUGHT, 0)
        room.settle()
        assert audit_place(place).findings == []


def refusals(client: TestClient) -> list[str]:
    return [told.code for told in client.all(to_client.Refused)]


def test_a_wallet_that_the_store_knows_to_be_empty_refuses_the_player_and_freezes_nothing(
    place: Place,
) -> None:
    room, _ = opened(place)
    with room:
        client = room.connect("A", cents=1_500)
        spent = Entry("elsewhere", 1, "test", "by another process", ((accounts.wallet(client.player), -1_000),
                      (accounts.MINT, 1_000)), "test")  # fmt: skip
        room.run(room.stored.commit(Commit(entries=(spent,))))
        assert client.refusal(client.join(POOL, BROUGHT)).code == "wallet-too-small"
        assert room.faults == [] and held(room.balances(), client.player) == (500, 0, 0)
        assert not any(writer.is_halted for writer in room.room.tables.values())
        room.seat(OTHER, "B", "C")


def test_a_request_that_comes_again_while_it_is_carried_out_is_served_once_and_answered_twice(
    place: Place,
) -> None:
    room, gate = opened(place)
    with room:
        first, second = room.connect("A"), room.connect("A")
        wanted = first.join(POOL, BROUGHT)
        gate.is_shut = True
        first.ask(wanted)
        second.ask(wanted)
        gate.is_shut = False
        while gate.waiting:
            gate.let_through()
        room.settle()
        answers = [one.all(to_client.Done) for one in (first, second)]
        assert [[done.id for done in one] for one in answers] == [[wanted.id]] * 2
        assert [one[0].repeated for one in answers] == [False, True]
        assert held(room.balances(), first.player) == (1_000_000 - BROUGHT, BROUGHT, 0)


def test_of_two_who_bring_money_to_the_last_seat_one_gets_it_and_the_other_the_money_and_a_place_in_line(
    place: Place,
) -> None:
    room, gate = opened(place)
    with room:
        seats = room.room.pools[POOL].terms("", "").seats
        table = room.seat(POOL, *[f"S{number}" for number in range(seats - 1)])
        one, other = room.connect("A"), room.connect("B")
        gate.is_shut = True
        one.ask(one.join(POOL, BROUGHT))
        other.ask(other.join(POOL, BROUGHT))
        assert [held(dict(room.room.services.ledger.balances), who.player)[0] for who in (one, other)] == [
            1_000_000 - BROUGHT
        ] * 2
        gate.is_shut = False
        while gate.waiting:
            gate.let_through()
        room.settle()
        assert room.table(table).seat_of(one.player) is not None
        assert room.table(table).seat_of(other.player) is None
        assert other.last(to_client.Done).table == "", "a place in line"
        assert held(room.balances(), other.player) == (1_000_000, 0, 0)


def test_a_table_that_freezes_with_money_on_its_way_gives_it_back(place: Place) -> None:
    room, gate = opened(place)
    with room:
        table = room.seat(POOL, "A", buy_in=600)
        client = room.client("A")
        gate.is_shut = True
        client.ask(at_table("more", table, of_cash.TopUp(ME, 200)))
        room.room.tables[table].status = "frozen"  # whatever it was
        gate.is_shut = False
        while gate.waiting:
            gate.let_through()
        room.settle()
        assert refusals(client) == ["table-frozen"]
        assert held(room.balances(), client.player) == (1_000_000 - 600, 600, 0)


def test_a_players_statement_has_one_line_for_what_was_brought(place: Place) -> None:
    room, _ = opened(place)
    with room:
        room.seat(POOL, "A", buy_in=600)
        lines = room.run(room.room.cashier.lines(room.person("A").id, "")).lines
        assert [(line.kind, line.amount) for line in lines[:1]] == [("buy_in", -600)]
        bring_in_vain(room, "A", 300)
        lines = room.run(room.room.cashier.lines(room.person("A").id, "")).lines
        assert [(line.kind, line.amount) for line in lines[:2]] == [("returned", 300), ("top_up", -300)]


def test_what_the_table_would_refuse_puts_nothing_in_flight(place: Place) -> None:
    room, gate = opened(place)
    with room:
        room.client("A")
        room.seat(POOL, "A", buy_in=600)
        sitting, standing = room.client("A"), room.client("B")
        table = room.room.tables.tables_of(room.person("A").id)[0]
        refused = {
            at_table("1", table, of_cash.TopUp(ME, 401)): (sitting, "top-up-too-large"),
            at_table("2", table, of_cash.TopUp(ME, 200)): (standing, "not-seated"),
            at_table("3", "nowhere", of_cash.TopUp(ME, 200)): (standing, "no-such-table"),
            at_table("4", table, of_cash.TopUp(ME, 10_000_000)): (sitting, "wallet-too-small"),
            from_client.JoinPool("5", POOL, BROUGHT + 1): (standing, "buy-in-out-of-range"),
            from_client.JoinPool("6", "nowhere", BROUGHT): (standing, "no-such-pool"),
            from_client.AnswerOffer("7", "none", True): (standing, "offer-over"),
        }
        before, gate.is_shut = room.balances_kept(), True
        for message, (client, code) in refused.items():
            answer = client.ask(message)
            assert isinstance(answer, to_client.Refused) and answer.code == code, (message, answer)
        assert gate.waiting == [] and dict(room.room.services.ledger.balances) == before


def test_what_a_player_asks_for_behind_money_is_heard_behind_it(place: Place) -> None:
    room, _ = opened(place)
    with room:
        room.client("A")
        room.seat(POOL, "A", buy_in=600)
        client, table = room.client("A"), room.room.tables.tables_of(room.person("A").id)[0]
        before = len(client.texts)
        more = at_table("1", table, of_cash.TopUp(ME, 300))
        asked = [more, at_table("2", table, commands.LeaveTable(ME)), more]
        room.do(lambda: [room.room.hear(client, message) for message in asked])
        answers = [one for text in client.texts[before:] if isinstance(one := decoded(text), ANSWERS)]
        assert [(type(one), one.id) for one in answers] == [
            (to_client.Done, number) for number in ("1", "2", "1")
        ]
        assert [one.repeated for one in answers if isinstance(one, to_client.Done)] == [False, False, True]
        assert held(room.balances(), room.person("A").id) == (1_000_000, 0, 0)
