"""A law of reports: they are made of the ledger, and their sums are what the accounts they speak of have moved."""

from __future__ import annotations

import csv
import io
import random
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.ledger import accounts
from cardroom.ledger.auditor import audit
from cardroom.ledger.entry import Entry
from cardroom.room.cashier.report_days import names_of, stored_days
from cardroom.room.cashier.report_summary import ReportBody, summed
from cardroom.room.cashier.report_tables import as_csv
from cardroom.room.hosting.owner_step import decode_owner_step
from cardroom.room.protocol.tournament_client import (
    BuyChips,
    EnterTournament,
    WithdrawFromTournament,
)
from cardroom.room.tournaments import tournament_desk as desk
from cardroom.room.tournaments.booking import STAFF_PART
from cardroom.room.tournaments.envelopes import Announce
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.play.prices import sale_of
from cardroom.tournament.prizes.fees import StaffPart
from cardroom.tournament.tournament_terms import AddOn, Rebuys
from tests.room.tournaments.played import BUY_IN, CUP, FEE, cup_room, cup_terms, enter, go_on, is_on, start

SATELLITE = "sat"
DAILY, OFTEN = range(6), range(100, 180)


def moved(entries: list[Entry], wanted: str) -> int:
    """What entries together brought an account, or all accounts of a kind."""
    return sum(
        [
            amount
            for entry in entries
            for account, amount in entry.postings
            if account == wanted or account.split(":")[0] == wanted
        ]
    )


def paid_for(room: TestRoom, cup: str) -> dict[str, int]:
    """What a tournament has paid to players beside the places, by what for, as its own steps say it."""
    found: dict[str, int] = {}
    for row in room.reader.journal(cup, 0, 100_000):
        for event in decode_owner_step(row.payload).events:
            said = msgspec.json.decode(event)
            if said.get("money") == "Paid":
                found[said["why"]] = found.get(said["why"], 0) + said["cents"]
    return found


def check_bounties(room: TestRoom, body: ReportBody) -> dict[str, int]:
    """Bounties stand as bounties, and what comes back as that, in reports and on wallets; what was paid for what."""
    all_of: dict[str, int] = {}
    for row in body.tournaments:
        paid = paid_for(room, row.tournament)
        assert row.bounties == paid.get("bounty", 0), row.tournament
        assert row.returned == sum(paid.get(why, 0) for why in ("entry_back", "fee_back", "bounty_back"))
        for why, cents in paid.items():
            all_of[why] = all_of.get(why, 0) + cents
    wallets = {row.kind: row.wallets for row in body.cashier}
    for kind, why in (("bounty", "bounty"), ("bounty_returned", "bounty_back"), ("fee_returned", "fee_back")):
        assert wallets.get(kind, 0) == all_of.get(why, 0), kind
    return all_of


def check(room: TestRoom) -> ReportBody:
    """The law, for the room as it stands; its report."""
    room.settle()
    days = stored_days(room.reader, "", "")
    entries = list(room.reader.entries())
    body = summed(days, names_of(room.reader))
    for account in {account for entry in entries for account, _ in entry.postings}:
        name = account.split(":")[-1]
        if account.startswith("rake:"):
            rows = [row for row in body.days if row.house == name]
            assert sum(row.rake + row.time + row.fees for row in rows) == moved(entries, account)
        elif account.startswith("escrow:"):
            held = [row.held for day in days for row in day.report.tournaments if row.tournament == name]
            assert sum(held) == moved(entries, account), account
    parts = moved(entries, accounts.fund(room.book.id, STAFF_PART))
    assert sum(row.staff for row in body.tournaments) == parts, "the staff have an account of their own"
    hands = [entry for entry in entries if entry.kind in ("hand", "time_charge")]
    assert sum(row.drops for row in body.days) == moved(hands, "fund")
    for name in ("rake", "time", "drops"):
        assert sum(getattr(row, name) for row in body.tables) == sum(
            getattr(row, name) for row in body.players
        )
    assert sum(row.wallets for row in body.cashier) == moved(entries, "wallet")
    touching = [entry for entry in entries if moved([entry], "wallet")]
    assert sum(row.entries for row in body.cashier) == len(touching), "each entry of a wallet once"
    assert sum(row.tickets - row.tickets_used for row in body.tournaments) == moved(entries, "ticket")
    assert {row.house for row in body.tournaments} <= {room.book.id}
    check_bounties(room, body)
    return body


def evening(folder: Path, seed: int) -> TestRoom:
    """A cash table with rake, a satellite and the tournament it leads to, played by chance; some are cancelled."""
    chance = random.Random(f"reported {seed}")
    changes: dict[str, Any] = {
        "added": chance.choice([0, 500]), "guarantee": chance.choice([0, 4_000, 20_000]),
        "bounty": chance.choice([0, 200]), "late_levels": 2,
    }  # fmt: skip
    if chance.random() < 0.6:
        changes["rebuys"] = Rebuys(3_000, 700, 2, most=2, fee=30)
        changes["add_on"] = AddOn(3_000, 500, fee=20)
    if chance.random() < 0.6:
        of, stands = chance.choice(["fee", "pool"]), chance.choice(["within_fee", "beside_fee"])
        changes["staff"] = StaffPart(chance.randint(1, 6_000), of, stands, chance.choice(["house", "staff"]))
    room = cup_room(folder, seed, **changes)
    price = room.room.tournaments.terms(CUP)
    worth = sale_of(price, "entry").whole
    satellite = {
        "id": SATELLITE,
        "name": "Satellite",
        "buy_in": 500,
        "fee": 50,
        "ticket": worth,
        "target": CUP,
    }
    room.run(room.room.tournaments.announce(BOSS, cup_terms(players=4, most=4, **satellite)))
    people = [f"P{number}" for number in range(chance.randint(4, 7))]
    if chance.random() < 0.7:
        play(room, chance, SATELLITE, [room.client(name) for name in people[:4]], enters=True)
    clients = enter(room, *[name for name in people if not is_in(room, name)])
    if chance.random() < 0.4 and clients:
        clients[0].done(WithdrawFromTournament(clients[0].new_id(), CUP))
        enter(room, clients[0].name)
    table = room.seat("holdem-nl10", "Ann", "Bob", "Cid")
    for _ in range(3):
        room.deal(table)
        room.play(table)
    when = chance.choice(["before", "begun", "never", "never", "never"])
    if when != "before":
        start(room)
        if when == "never":
            play(room, chance, CUP, [room.client(name) for name in people])
        else:
            for _ in range(60):
                go_on(room, chance, CUP)
    if CUP in room.room.tournaments.hosts:
        room.run(room.room.tournaments.cancel(BOSS, CUP, "the power is gone"))
    return room


def is_in(room: TestRoom, name: str) -> bool:
    """Whether a player has entered the tournament."""
    found = room.room.tournaments.found(CUP)
    return found is not None and room.person(name).id in found.state.entrants


def play(room: TestRoom, chance: random.Random, cup: str, clients: list[Any], enters: bool = False) -> None:
    """To its end; who is asked whether to buy chips does so now and then."""
    for client in clients if enters else ():
        client.done(EnterTournament(client.new_id(), cup))
    for step in range(20_000):
        if not go_on(room, chance, cup, raises=0.3, folds=0.2):
            return
        if cup == CUP and step % 3 == 0:
            client = chance.choice(clients)
            client.ask(BuyChips(client.new_id(), cup, chance.choice(["rebuy", "add_on"])))
    raise AssertionError("it does not end")


@pytest.mark.parametrize("seed", DAILY)
def test_sums_of_reports_are_what_the_accounts_have_moved(tmp_path: Path, seed: int) -> None:
    with evening(tmp_path, seed) as room:
        check(room)


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", OFTEN)
def test_sums_of_many_reports_are_what_the_accounts_have_moved(tmp_path: Path, seed: int) -> None:
    with evening(tmp_path, seed) as room:
        check(room)


def test_a_tournament_has_its_row_and_its_fees_stand_in_the_day_of_the_house(tmp_path: Path) -> None:
    """Of six entries at 9 and 1 the report once said nothing, and the cashier's counted twelve."""
    with cup_room(tmp_path, guarantee=8_000) as room:
        enter(room, *[f"P{number}" for number in range(6)])
        start(room)
        chance = random.Random(1)
        while go_on(room, chance):
            continue
        body = check(room)
        [row] = body.tournaments
        assert (row.house, row.name, row.entered, row.entries) == (
            "casinohuone",
            "The Cup",
            6,
            6 * (BUY_IN + FEE),
        )
        assert (row.fees, row.fees_back, row.prizes) == (6 * FEE, 0, 8_000)
        assert row.overlay + row.added == 8_000 - 6 * BUY_IN
        assert [day.fees for day in body.days] == [6 * FEE]
        [entries] = [kind for kind in body.cashier if kind.kind == "entry"]
        assert (entries.entries, entries.wallets) == (6, -6 * (BUY_IN + FEE))
        days = stored_days(room.reader, "", "")
        [told] = csv.DictReader(io.StringIO(as_csv("tournaments", days, {})))
        assert (told["tournament"], told["entered"], told["fees"], told["prizes"]) == (
            CUP,
            "6",
            "6.00",
            "80.00",
        )
        assert told["day"] == days[0].day


def test_a_bounty_is_booked_as_a_bounty(tmp_path: Path) -> None:
    """It was booked as a prize: the report said 0 of bounties, and the player's account "Prize"."""
    with cup_room(tmp_path, bounty=200) as room:
        enter(room, "Ann", "Bob", "Cid")
        start(room)
        chance = random.Random(3)
        while go_on(room, chance, raises=0.3, folds=0.2):
            continue
        [row] = check(room).tournaments
        assert row.bounties == 3 * 200 and row.prizes == 3 * BUY_IN + row.added + row.overlay
        kinds = {entry.kind for entry in room.reader.entries() if moved([entry], "wallet") > 0}
        assert "bounty" in kinds


def test_what_comes_back_of_a_cancelled_tournament_is_no_prize(tmp_path: Path) -> None:
    with cup_room(tmp_path, bounty=200) as room:
        enter(room, "Ann", "Bob", "Cid")
        start(room)
        go_on(room, random.Random(3))
        room.run(room.room.tournaments.cancel(BOSS, CUP, "the power is gone"))
        body = check(room)
        [row] = body.tournaments
        assert row.returned == 3 * (200 + FEE) and row.fees_back == 3 * FEE and not row.bounties
        assert {line.kind for line in body.cashier} >= {"fee_returned", "bounty_returned"}


def test_a_tournament_announced_before_is_booked_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its steps prove its entries: behind a start of this program it stands as it is written, and plays to its end."""
    as_before = partial(Announce, itemized=False)
    monkeypatch.setattr(desk, "Announce", lambda *parts, itemized, **more: as_before(*parts, **more))
    with cup_room(tmp_path, bounty=200) as room:
        enter(room, *[f"P{number}" for number in range(7)])
        start(room)
        chance = random.Random(5)
        while not paid_for(room, CUP) and go_on(room, chance, raises=0.1, folds=0.3):
            continue
        assert paid_for(room, CUP) and is_on(room)
        room.restart()
        while go_on(room, chance, raises=0.3, folds=0.2):
            continue
        kinds = {entry.kind for entry in room.reader.entries()}
        assert "prize" in kinds and "bounty" not in kinds
        assert audit(room.reader.entries(), room.balances()) == []
