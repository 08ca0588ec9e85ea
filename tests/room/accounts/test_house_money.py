"""No member of staff brings much of the house's money to players alone, whichever way it goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from cardroom.ledger import accounts
from cardroom.room.identity.person import Person
from cardroom.rules import Refused
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.whole_room import CHEAP, TestRoom
from cardroom.tournament.play.tournament_commands import ChangeGuarantee
from tests.room.tournaments.played import CUP, cup_terms

DAY = 24 * 3600
BY_GIVER, IN_ROOM = 25_000, 60_000
SETTINGS = replace(CHEAP, credit_alone_cents=10**12, giver_alone_cents=BY_GIVER, room_alone_cents=IN_ROOM)
FILE = 'name = "Cup"\nstack = 1500\nlevels = [{small_blind = 10, big_blind = 20}]\nentries = {least = 2}\n'


@pytest.fixture
def room(tmp_path: Path) -> Iterator[TestRoom]:
    with TestRoom(tmp_path / "room", settings=SETTINGS) as running:
        yield running
    assert audit_place(tmp_path / "room").is_clean


def structure(cents: int, how: str = "guarantee") -> str:
    return FILE + f"[pool]\n{how}_cents = {cents}\n"


def make(room: TestRoom, by: Person, cents: int, how: str = "guarantee") -> str:
    """The code of what becomes of a tournament with so much of the house's money."""
    return ended(room, room.room.tournaments.make(by, "casinohuone", structure(cents, how), "a big night"))


def guarantee(room: TestRoom, by: Person, cents: int) -> str:
    return ended(room, room.room.tournaments.act(by, CUP, ChangeGuarantee(by.id, "a big night", cents)))


def ended(room: TestRoom, work: object) -> str:
    try:
        room.run(work)  # type: ignore[arg-type]  # any coroutine
    except Refused as refused:
        return refused.code
    finally:
        room.settle()
    return "done"


WAYS: dict[str, Callable[[TestRoom, Person, int], str]] = {
    "guaranteed": lambda room, by, cents: make(room, by, cents),
    "added": lambda room, by, cents: make(room, by, cents, "added"),
    "raised": guarantee,
}
"""How staff bring money of the house to a tournament."""


@pytest.mark.parametrize("way", WAYS)
def test_much_money_of_the_house_is_set_aside_for_a_tournament_by_two(room: TestRoom, way: str) -> None:
    do, boss, puppet = WAYS[way], room.person("Boss", 0, role="admin"), room.person("Puppet", 0)
    flo, other = room.person("Flo", 0, role="floor"), room.person("Other", 0, role="floor")
    room.run(room.room.tournaments.announce(boss, cup_terms()))
    room.run(room.room.people.set_role(boss, puppet.id, "floor", "works here"))
    puppet = room.run(room.room.players.must_know(puppet.id))
    mint = room.balances().get(accounts.MINT, 0)
    assert do(room, flo, BY_GIVER) == "done", "as much as one may give alone"
    assert room.balances().get(accounts.MINT, 0) == mint - BY_GIVER
    much = BY_GIVER + 10_000
    assert do(room, flo, much) == do(room, flo, much) == "second-needed", "nobody is two"
    room.restart()
    assert do(room, flo, much) == "second-needed", "also behind a start"
    assert room.balances().get(accounts.MINT, 0) == mint - BY_GIVER
    assert do(room, boss, 10 * IN_ROOM) == "second-needed"
    assert do(room, puppet, 10 * IN_ROOM) == "role-too-new"
    room.restart()
    assert do(room, other, 10 * IN_ROOM) == "done", "who is no puppet"
    asked = [one.record for one in room.reader.log(what="ask_house_money").rows]
    assert {one.who for one in asked} == {flo.id, boss.id}
    assert do(room, other, 20 * IN_ROOM) == "second-needed", "what two have done is over"


def test_it_counts_with_the_gifts_of_the_day(room: TestRoom) -> None:
    boss, two, friend = (
        room.person("Boss", 0, role="admin"),
        room.person("Two", 0, role="admin"),
        room.person("F", 0),
    )
    three = room.person("Three", 0, role="admin")
    assert room.run(room.room.payments.move(boss, friend.id, BY_GIVER - 5_000, "a prize", "r1")) == "moved"
    assert make(room, boss, 5_001) == "second-needed"
    assert make(room, boss, 5_000) == "done"
    assert room.run(room.room.payments.move(boss, friend.id, 1, "a prize", "r2")) == "waits"
    assert make(room, two, BY_GIVER) == "done"
    assert make(room, three, IN_ROOM - 2 * BY_GIVER + 1) == "second-needed", "the room's limit"
    room.restart()
    assert make(room, three, IN_ROOM - 2 * BY_GIVER) == "done"
    room.wait(ms=100)


def test_what_is_refused_otherwise_counts_for_nobody(room: TestRoom) -> None:
    boss, other = room.person("Boss", 0, role="admin"), room.person("Other", 0, role="admin")
    for _ in range(5):
        bad = room.room.tournaments.make(boss, "casinohuone", structure(BY_GIVER), "x", target="nowhere")
        assert ended(room, bad) == "no-such-tournament"
    room.run(room.room.tournaments.announce(boss, cup_terms()))
    assert guarantee(room, boss, BY_GIVER) == "done"
    for _ in range(5):
        assert guarantee(room, boss, BY_GIVER) == "same-as-before"
    assert guarantee(room, other, BY_GIVER + 5_000) == "done"
