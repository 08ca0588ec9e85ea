"""Two rooms of one house each on one server: people and their money are one and the same in both, tables are not."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier
from typing import NamedTuple

import pyotp
import pytest
from msgspec.structs import replace

from cardroom.ledger import accounts
from cardroom.ledger.auditor import Drift
from cardroom.ledger.entry import Entry, fund_entry_id
from cardroom.room.beside import closes_days
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.room.second.app_codes import STEP_MS
from cardroom.room.second.passkeys import Place
from cardroom.room.second.proving import Proof
from cardroom.rules.book_loading import load_rulebook
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import audit_place
from cardroom.store.rows import Commit
from cardroom.table.model.commands import LeaveTable
from cardroom.table.values.time_units import DAY_MS
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, CHEAP, TestRoom
from tests.postgres import needs_postgres, server

pytestmark = needs_postgres
POOL = "holdem-nl10"
HARBOUR = 'extends = "casinohuone"\nid = "harbour"\nname = "The house at the harbour"\n'


class RoomBeside(TestRoom):
    """A room of one house beside those of others."""

    beside = True


class Town(NamedTuple):
    """Two rooms in one town."""

    main: TestRoom
    harbour: TestRoom

    def person(self, name: str, cents: int = 10_000) -> str:
        """Somebody whom both know by name; who opens an account does so in the first."""
        person = self.main.person(name, cents)
        self.harbour.knows(name, person)
        self.harbour.follow()
        return person.id

    def at_tables(self) -> None:
        """Others sit at a table of each, so that one more gets a seat at once."""
        self.main.seat(POOL, "Bea", "Cai", "Dot")
        self.harbour.seat(POOL, "Xia", "Yan", "Zoe")

    def in_both(self, name: str, cents: int = 10_000) -> tuple[TestClient, TestClient]:
        self.person(name, cents)
        return self.main.connect(name), self.harbour.connect(name)


@pytest.fixture
def town(request: pytest.FixtureRequest) -> Iterator[Town]:
    address, settings = server().store(), getattr(request, "param", CHEAP)
    book = load_rulebook(HARBOUR)
    with (
        RoomBeside(address, settings=settings) as main,
        RoomBeside(address, seed=1, book=book, settings=settings) as harbour,
    ):
        yield Town(main, harbour)
        assert main.faults == harbour.faults == []
    report = audit_place(address)
    assert (report.findings, report.trial_balance) == ([], 0)
    server().drop(address)


def is_open(client: TestClient) -> bool:
    return not any(isinstance(one, to_client.SignedOut) for one in client.told)


def test_money_that_one_room_has_moved_is_there_and_not_there_in_the_other(town: Town) -> None:
    town.at_tables()
    here, there = town.in_both("Ann", cents=1_500)
    here.done(here.join(POOL, 1_000))
    refusal = there.refusal(there.join(POOL, 1_000))
    assert (refusal.code, refusal.args["balance"]) == ("wallet-too-small", 500)
    town.main.give("Ann", 700)
    assert town.harbour.room.cashier.balance(there.player) == 500
    town.harbour.follow()
    assert town.harbour.room.cashier.balance(there.player) == 1_200
    assert town.harbour.room.cashier.on_tables(there.player) == 1_000
    there.done(there.join(POOL, 1_000))
    town.main.follow()
    assert town.main.room.cashier.balance(here.player) == 200 == town.main.wallet("Ann")


def test_an_account_that_one_room_closes_is_closed_in_the_other_and_leaves_its_table(town: Town) -> None:
    town.at_tables()
    here, there = town.in_both("Ann")
    there.done(there.join(POOL, 1_000))
    (table,) = town.harbour.room.tables.tables_of(there.player)
    town.main.run(town.main.room.measures.close_account(BOSS, here.player, "plays foul"))
    assert is_open(there)
    town.harbour.follow()
    assert not is_open(there) and town.harbour.table(table).seat_of(there.player) is None
    with pytest.raises(Refused, match="closed this account"):
        town.harbour.room.players.check_open(town.harbour.person("Ann"))
    town.harbour.run(town.harbour.room.measures.open_account(BOSS, here.player, "it was a mistake"))
    town.main.follow()
    town.main.room.players.check_open(town.main.person("Ann"))


def test_a_ban_and_its_end_hold_in_both(town: Town) -> None:
    here, there = town.in_both("Ann")
    by = town.main.person("Boss", role="admin")
    ban = town.main.run(town.main.room.bans.give(by, "account", here.player, 0, "plays foul", "127.0.0.1"))
    town.harbour.follow()
    assert not is_open(there)
    with pytest.raises(Refused) as refused:
        town.harbour.room.players.check_open(town.harbour.person("Ann"))
    assert refused.value.code == "banned"
    town.main.run(town.main.room.bans.lift(by, ban, "it was a mistake"))
    town.harbour.follow()
    town.harbour.room.players.check_open(town.harbour.person("Ann"))


def test_a_role_that_is_taken_away_in_one_room_is_gone_in_the_other(town: Town) -> None:
    player = town.main.person("Eve", role="floor").id
    known = town.harbour.run(town.harbour.room.players.must_know(player))
    assert known.role == "floor"
    town.main.run(town.main.room.people.set_role(BOSS, player, "player", "she has left us"))
    town.harbour.follow()
    assert town.harbour.room.players.now(known).role == "player"


def test_a_decision_on_what_the_other_room_has_decided_meanwhile_is_refused_and_said(town: Town) -> None:
    here, _ = town.in_both("Ann")
    town.harbour.run(town.harbour.room.players.must_know(here.player))
    town.main.run(town.main.room.measures.close_account(BOSS, here.player, "plays foul"))
    with pytest.raises(Refused) as refused:
        town.harbour.run(town.harbour.room.measures.shut_out(BOSS, here.player, "banzai", "plays foul"))
    assert refused.value.code == "account-changed"
    town.harbour.follow()
    town.harbour.run(town.harbour.room.measures.shut_out(BOSS, here.player, "banzai", "plays foul"))
    town.main.follow()
    person = town.main.room.players.now(town.main.person("Ann"))
    assert person.closed and person.shut_out == ("banzai",)


def test_payouts_that_one_room_pauses_stand_still_in_the_other_until_either_resumes_them(town: Town) -> None:
    here, _ = town.in_both("Ann")
    cashier = town.main.person("Sirpa", role="admin")
    town.main.run(town.main.room.reconciler.look())
    pause = town.main.room.payouts
    pause.begin(town.main.time.now_ms(), (Drift("mint", 1, 2, "a test"),))
    town.main.run(town.main.stored.commit(Commit(changes=(pause.keeping(town.main.time.now_ms()),))))
    town.harbour.follow()
    order = (cashier, here.player, -100, "a test")
    with pytest.raises(Refused) as refused:
        town.harbour.run(town.harbour.room.payments.move(*order, "one"))
    assert refused.value.code == "payouts-paused"
    town.harbour.run(town.harbour.room.reconciler.resume(cashier, "they add up"))
    town.main.follow()
    assert pause.now is None
    assert town.main.run(town.main.room.payments.move(*order, "two")) == "moved"


@pytest.mark.parametrize("town", [replace(CHEAP, sign_up="invitation")], indirect=True)
def test_an_invitation_makes_one_account_in_whichever_room_it_is_used_first(town: Town) -> None:
    by = town.main.person("Boss", role="admin")
    given = town.main.run(town.main.room.people.invite(by, "for a friend"))
    town.harbour.follow()
    town.main.run(town.main.room.newcomers.sign_up("Fay", "long enough", invitation=given.code))
    for _ in range(2):
        with pytest.raises(Refused):
            town.harbour.run(town.harbour.room.newcomers.sign_up("Gus", "long enough", invitation=given.code))
        town.harbour.follow()
    assert town.harbour.reader.player_named("Gus") is None
    with pytest.raises(Refused) as refused:
        town.harbour.run(town.harbour.room.players.sign_up("FAY", "long enough"))
    assert refused.value.code == "name-taken"


def test_a_room_that_begins_again_has_its_own_tables_and_leaves_the_others_money_alone(town: Town) -> None:
    town.at_tables()
    here, there = town.in_both("Ann")
    here.done(here.join(POOL, 1_000))
    there.done(there.join(POOL, 1_000))
    (table,), (other,) = [
        one.room.tables.tables_of(client.player) for one, client in ((town.main, here), (town.harbour, there))
    ]
    flight, wallet = accounts.in_flight(table, "c1"), accounts.wallet(here.player)
    postings = ((wallet, -300), (flight, 300))
    fund = Entry(fund_entry_id(table, "c1"), 1, "buy_in", "on its way", postings, here.player)
    town.main.run(town.main.stored.commit(Commit(entries=(fund,))))
    before = town.main.balances()
    town.harbour.restart()
    town.harbour.run(town.harbour.room.sweep.sweep(town.harbour.time.now_ms()))
    assert set(town.harbour.room.tables) == {other} and set(town.main.room.tables) == {table}
    assert town.main.balances() == before and before[accounts.stack(table, here.player)] == 1_000
    town.main.restart()
    assert town.main.balances()[flight] == 0, "whoever holds the table gives back what is on its way to it"
    town.harbour.follow()
    assert town.harbour.room.cashier.balance(here.player) == town.main.wallet("Ann") == before[wallet] + 300


def test_one_of_both_closes_the_days(town: Town) -> None:
    town.person("Ann")
    for room in (town.harbour, town.main):
        room.wait(ms=2 * DAY_MS)
    first = [closes_days(one.stored.node, one.reader) for one in town]
    assert first == [True, False]
    closed = town.main.reader.closes()
    assert closed and [one.drift for one in closed] == [0] * len(closed)
    assert len({one.day for one in closed}) == len(closed)


@pytest.mark.parametrize(
    "seed", [1, *[pytest.param(one, marks=pytest.mark.exhaustive) for one in range(2, 9)]]
)
def test_whatever_both_do_each_knows_in_the_end_what_every_account_holds(town: Town, seed: int) -> None:
    chance, names = Random(seed), ("Ann", "Bob", "Eli")
    town.at_tables()
    clients = {name: town.in_both(name, cents=chance.randrange(500, 2_500)) for name in names}
    played = 0
    for _ in range(40):
        number = chance.randrange(2)
        room, name = town[number], chance.choice(names)
        client = clients[name][number]
        what = chance.choice(["join", "join", "give", "leave", "follow", "hand"])
        if what == "follow":
            room.follow()
        elif what == "give":
            room.give(name, chance.randrange(1, 900))
        elif what == "hand":
            table = next(iter(room.room.tables))
            room.deal(table)
            room.fold_out(table)
            played += 1
        elif tables := room.room.tables.tables_of(client.player):
            if what == "leave":
                client.ask(at_table(client.new_id(), tables[0], LeaveTable(ME)))
        elif what == "join":
            client.ask(client.join(POOL, chance.choice([400, 700, 1_000])))
    assert played > 2
    for room in (*town, *town):
        room.settle()
        room.follow()
    for room in town:
        held = {account: cents for account, cents in room.room.services.ledger.balances.items() if cents}
        assert held == {account: cents for account, cents in room.balances().items() if cents}
        assert not any(writer.is_halted for writer in room.room.tables.values())


def test_a_code_of_an_app_lets_one_in_at_one_room_however_close_together_it_is_shown(town: Town) -> None:
    """A code that is read over a shoulder, and typed at the other address at the very same moment."""
    player = town.person("Ann")
    players = town.main.room.players
    begun_by = town.main.run(players.of_session(town.main.run(players.open_session(player))))
    assert begun_by is not None
    begun = town.main.run(town.main.room.second.begin_app(begun_by))
    place = Place("localhost", "http://localhost")

    def code() -> str:
        return pyotp.TOTP(begun.secret).at(town.main.time.now_ms() // 1000)

    town.main.run(town.main.room.second.confirm_app(begun_by, code()))
    town.harbour.follow()
    both, twice = 0, list[str]()
    with ThreadPoolExecutor(2) as threads:
        for turn in range(12):
            for room in town:
                room.wait(ms=STEP_MS)
                room.follow()
            shown, start = code(), Barrier(2)

            def prove(room: TestRoom, shown: str = shown, start: Barrier = start, turn: int = turn) -> str:
                proving = room.room.second.proving.prove(f"s{turn}", player, Proof(shown), place)
                start.wait()
                try:
                    room.run(proving)
                except Refused as refused:
                    return refused.code
                return ""

            found = list(threads.map(prove, town))
            both += found.count("")
            twice += [one for one in found if one]
            assert found.count("") == 1, found
    assert both == 12 and set(twice) <= {"second-factor-wrong", "account-changed"}
