"""After a cancellation staff see what each player got: the sums by player and kind are what the ledger has posted."""

from __future__ import annotations

import csv
import io
import random
from collections import Counter
from pathlib import Path

import pytest

from cardroom.ledger.entry import Entry
from cardroom.room.protocol.tournament_responses import CancelledBody
from cardroom.room.tournaments.booking import BOOKED_AS
from cardroom.room.tournaments.cancelled_view import as_csv
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.tournament_terms import AddOn, Rebuys
from tests.room.tournaments.played import CUP, cup_room, cup_terms, enter, go_on, is_on, play_out, start
from tests.tournament.playing import GAMES, HOUSES

WHY = "the power is gone"
DAILY, OFTEN = range(2), range(100, 130)


def cents_of(text: str) -> int:
    """The cents of an amount in units, as the file has it."""
    whole, _, rest = text.partition(".")
    return int(whole) * 100 + int(rest)


def posted(entries: list[Entry]) -> Counter[tuple[str, str]]:
    """What entries brought players of the tournament's money, by player and kind of entry."""
    found: Counter[tuple[str, str]] = Counter()
    for entry in entries:
        if any(account == f"escrow:{CUP}" and amount < 0 for account, amount in entry.postings):
            for account, amount in entry.postings:
                if account.split(":")[0] in ("wallet", "ticket"):
                    found[account.split(":")[1], entry.kind] += amount
    return found


def told(body: CancelledBody) -> Counter[tuple[str, str]]:
    """What the page says that players got, by player and the kind of entry that books it."""
    found: Counter[tuple[str, str]] = Counter()
    for row in body.settlement.rows:
        kind = "ticket_back" if row.reason == "ticket_back" else BOOKED_AS[row.reason]
        found[row.player, kind] += row.cents + row.ticket_cents
    return found


def check(room: TestRoom, before: int) -> CancelledBody:
    """The law: each sum of the page is what the ledger has; what else was paid then are bounties and prizes of hands."""
    room.settle()
    body = room.run(room.room.tournament_door.cancelled(CUP))
    paid, shown = posted(list(room.reader.entries())[before:]), told(body)
    for key, cents in shown.items():
        assert cents > 0 and paid.pop(key) == cents, key
    left = {who for who, _ in shown}
    assert all(kind == "bounty" or (kind == "prize" and who not in left) for who, kind in paid), paid
    settlement = body.settlement
    whole = sum(shown.values())
    others = sum(cents for (_, kind), cents in shown.items() if kind in ("entry_returned", "ticket_back"))
    assert whole - others == settlement.from_pool + settlement.from_house + settlement.from_bounties
    assert (body.reason, body.by) == (WHY, "staff")
    lines = list(csv.DictReader(io.StringIO(as_csv(body))))
    assert [(one["player"], one["name"], one["kind"]) for one in lines] == [
        (row.player, row.name, row.reason) for row in settlement.rows
    ]
    assert sum(cents_of(one["cents"]) + cents_of(one["ticket"]) for one in lines) == whole
    assert all(one["name"] for one in lines)
    return body


def cancelled_evening(folder: Path, house: str, seed: int) -> None:
    """A random tournament of a house, cancelled at a random moment."""
    chance = random.Random(f"cancelled {house} {seed}")
    changes = {
        "added": chance.choice([0, 500]), "guarantee": chance.choice([0, 20_000]),
        "bounty": chance.choice([0, 200]), "late_levels": 2,
        "rebuys": Rebuys(3_000, 700, 2, most=2, fee=30) if chance.random() < 0.5 else None,
        "add_on": AddOn(3_000, 500, fee=20) if chance.random() < 0.5 else None,
    }  # fmt: skip
    with cup_room(folder, seed, of=house, game=GAMES.get(house, "holdem-nl"), **changes) as room:
        enter(room, *[f"P{number}" for number in range(chance.randint(3, 8))])
        if chance.random() < 0.8:
            start(room)
            for _ in range(chance.randint(0, 150)):
                go_on(room, chance, raises=0.4, folds=0.2)
        if not is_on(room):
            return
        room.settle()
        before = len(list(room.reader.entries()))
        room.run(room.room.tournaments.cancel(BOSS, CUP, WHY))
        body = check(room, before)
        room.restart()
        assert room.run(room.room.tournament_door.cancelled(CUP)) == body, "it is kept"


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seed", DAILY)
def test_what_staff_see_is_what_the_ledger_has_posted(tmp_path: Path, house: str, seed: int) -> None:
    cancelled_evening(tmp_path, house, seed)


@pytest.mark.exhaustive
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seed", OFTEN)
def test_what_staff_see_of_many_is_what_the_ledger_has_posted(tmp_path: Path, house: str, seed: int) -> None:
    cancelled_evening(tmp_path, house, seed)


def test_a_ticket_that_goes_back_stands_with_its_worth(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        satellite = {
            "id": "sat",
            "name": "Satellite",
            "buy_in": 500,
            "fee": 50,
            "ticket": 1_000,
            "target": CUP,
        }
        room.run(room.room.tournaments.announce(BOSS, cup_terms(players=2, most=2, **satellite)))
        clients = enter(room, "Ann", "Bob", cup="sat")
        play_out(room, random.Random(1), "sat")
        room.settle()
        [winner] = room.room.tournaments.found(CUP).state.entrants  # type: ignore[union-attr]  # it is on
        before = len(list(room.reader.entries()))
        enter(room, next(one.name for one in clients if one.player != winner))
        before = len(list(room.reader.entries()))
        room.run(room.room.tournaments.cancel(BOSS, CUP, WHY))
        body = check(room, before)
        assert {row.reason: (row.cents, row.ticket_cents) for row in body.settlement.rows} == {
            "ticket_back": (0, 1_000), "entry_back": (1_000, 0),
        }  # fmt: skip


def test_one_that_was_not_cancelled_has_no_such_page(tmp_path: Path) -> None:
    with cup_room(tmp_path, players=2, most=2) as room:
        with pytest.raises(Refused) as refused:
            room.run(room.room.tournament_door.cancelled(CUP))
        assert refused.value.code == "not-cancelled"
        enter(room, "Ann", "Bob")
        play_out(room, random.Random(1))
        for cup, code in ((CUP, "not-cancelled"), ("nowhere", "no-such-tournament")):
            with pytest.raises(Refused) as refused:
                room.run(room.room.tournament_door.cancelled(cup))
            assert refused.value.code == code
