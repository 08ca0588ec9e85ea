"""What a wallet holds is the store's to say: another process may have moved it, and the copy in memory is put right."""

from __future__ import annotations

import random

from cardroom.cash import cash_commands as of_cash
from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.store.rows import Commit
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from tests.store.contract.conftest import place

__all__ = ["place"]

POOL = "holdem-nl10"


class Elsewhere:
    """Another process on the same store: what it moves, the room's memory does not see."""

    def __init__(self, room: TestRoom) -> None:
        self._room = room
        self._count = 0

    def moves(self, client: TestClient, cents: int) -> None:
        self._count += 1
        postings = ((accounts.wallet(client.player), cents), (accounts.MINT, -cents))
        entry = Entry(f"elsewhere:{self._count}", 1, "test", "by another process", postings, "test")
        self._room.run(self._room.stored.commit(Commit(entries=(entry,))))

    def stored(self, client: TestClient) -> int:
        return self._room.stored.blocking_reader.balance(accounts.wallet(client.player))


def test_who_has_spent_it_elsewhere_is_told_what_is_left_and_may_bring_that(place: Place) -> None:
    with TestRoom(place) as room:
        room.seat(POOL, "B", "C", "G")
        client, elsewhere = room.connect("A", cents=1_500), Elsewhere(room)
        elsewhere.moves(client, -700)
        refusal = client.refusal(client.join(POOL, 1_000))
        assert (refusal.code, refusal.args) == ("wallet-too-small", {"balance": 800, "amount": 1_000})
        assert room.room.cashier.balance(client.player) == 800, "the copy is right again"
        client.done(client.join(POOL, 500))
        room.settle()
        assert elsewhere.stored(client) == room.room.cashier.balance(client.player) == 300
        assert room.faults == [] and not any(writer.is_halted for writer in room.room.tables.values())
    assert audit_place(place).findings == []


def test_who_was_paid_elsewhere_brings_it_at_once(place: Place) -> None:
    with TestRoom(place) as room:
        room.seat(POOL, "B", "C", "G")
        client, elsewhere = room.connect("A", cents=100), Elsewhere(room)
        elsewhere.moves(client, 900)
        client.done(client.join(POOL, 1_000))
        room.settle()
        assert elsewhere.stored(client) == room.room.cashier.balance(client.player) == 0
        refused = client.refusal(client.join("omaha-pl10", 1_000))
        assert (refused.code, refused.args["balance"]) == ("wallet-too-small", 0)
    assert audit_place(place).findings == []


def test_a_top_up_is_asked_of_the_store_too(place: Place) -> None:
    with TestRoom(place) as room:
        room.person("A", cents=600)
        table, elsewhere = room.seat(POOL, "A", "B", "C", buy_in=600), Elsewhere(room)
        a = room.client("A")
        elsewhere.moves(a, 300)
        a.done(at_table(a.new_id(), table, of_cash.TopUp(ME, 200)))
        elsewhere.moves(a, -90)
        refusal = a.refusal(at_table(a.new_id(), table, of_cash.TopUp(ME, 50)))
        assert (refusal.code, refusal.args["balance"]) == ("wallet-too-small", 10)
        room.deal(table)
        room.play(table)
    assert audit_place(place).findings == []


def test_staff_take_no_more_than_there_is_and_all_that_there_is(place: Place) -> None:
    with TestRoom(place) as room:
        client, elsewhere = room.connect("A", cents=500), Elsewhere(room)
        cashier = room.person("Sirpa", role="admin")

        def debit(cents: int, request: str) -> object:
            return room.run(room.room.payments.move(cashier, client.player, -cents, "a test", request))

        elsewhere.moves(client, -400)
        try:
            debit(300, "one")
        except Refused as refused:
            assert refused.code == "money-refused"
        else:
            raise AssertionError("more than the wallet holds was taken")
        elsewhere.moves(client, 400)
        debit(500, "two")
        assert elsewhere.stored(client) == room.room.cashier.balance(client.player) == 0
    assert audit_place(place).findings == []


def test_whatever_happens_elsewhere_no_wallet_is_overdrawn_and_each_join_ends_as_the_store_says(
    place: Place,
) -> None:
    chance = random.Random(5)
    with TestRoom(place) as room:
        room.seat(POOL, "B", "C", "G")
        clients = [room.connect(name, cents=chance.randrange(400, 1_600)) for name in "ADE"]
        elsewhere, seated = Elsewhere(room), set[str]()
        for _ in range(40):
            client = chance.choice(clients)
            held = elsewhere.stored(client)
            if chance.random() < 0.6:
                elsewhere.moves(client, chance.choice([-held, -held // 2, 600, 300]) or 100)
                continue
            if client.player in seated:
                continue
            brought = chance.choice([400, 700, 1_000])
            if held < brought:
                refusal = client.refusal(client.join(POOL, brought))
                assert (refusal.code, refusal.args["balance"]) == ("wallet-too-small", held)
                assert room.room.cashier.balance(client.player) == held == elsewhere.stored(client)
            else:
                client.done(client.join(POOL, brought))
                seated.add(client.player)
                room.settle()
                assert elsewhere.stored(client) == held - brought
        assert seated and room.faults == []
    assert audit_place(place).findings == []
