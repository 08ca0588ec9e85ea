"""A law: whatever is refused at a live floor, at whichever door, has changed nothing."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk import people_commands as of_people
from cardroom.desk.depth_commands import SetTableDepth
from cardroom.rules import Refused
from cardroom.store.engines.store_location import Place
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.table.model.commands import SitOut
from tests.postgres import needs_postgres, server
from tests.room.live.any_act import COMMANDS, AnyAct, doors_of
from tests.room.live.test_desk_tables import HOUSE, NL
from tests.room.live.test_seats_in_play import InPlay
from tests.table.entered_tables import next_fact, shuffled

STEPS = 250
WAITS = (20, 301, 1_000, 1_801)
"""Seconds: calls lapse after 300, the long break of the evening is over after 1,800."""


class Stored:
    """All rows of a store, read beside the room."""

    def __init__(self, place: Place) -> None:
        if isinstance(place, Address):
            self._raw: Any = PostgresConnection(place)
            self._names = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
        else:
            self._raw = sqlite3.connect(place / "room.db", isolation_level=None)
            self._names = "SELECT name FROM sqlite_master WHERE type = 'table'"

    def rows(self) -> dict[str, list[str]]:
        """The rows by table, in an order that says nothing."""
        names = [row[0] for row in self._raw.execute(self._names).fetchall()]
        names = [name for name in names if name != "nodes"]  # (beats of processes go on by themselves)
        return {
            name: sorted(map(repr, self._raw.execute(f"SELECT * FROM {name}").fetchall())) for name in names
        }

    def close(self) -> None:
        """Close it."""
        self._raw.close()


class Floor(InPlay):
    """A floor with a table at each depth, and one that is no table of its desk; a law looks at all that it has."""

    def __init__(self, place: Place, seed: int) -> None:
        super().__init__(place, 5)
        for staff in (self.floor, self.other):
            self.test.run(self.test.room.players.person(staff.id))  # as each who asks is known by name
        self.any = AnyAct(self, seed)
        self.file = Stored(place)
        live = self.test.room.live_desk
        alone = self.test.run(
            live.opening.open(self.floor, HOUSE, "holdem-nl", "NL200", "Apart", 0, "a game")
        )
        self.any.tables.append(alone)
        for seat in (1, 2, 3):
            self.test.run(live.seats.sit(self.floor, alone, seat, f"Guest {seat}", "", 20_000))
        self.test.settle()

    def all_there_is(self) -> dict[str, Any]:
        """All that the store has, the ledger, and what everybody sees."""
        room = self.test.room
        found: dict[str, Any] = {"ledger": self.test.balances(), **self.file.rows()}
        for viewer in (self.floor, self.other, None):
            who = viewer.name if viewer is not None else "anybody"
            found[f"desk of {who}"] = self.test.run(room.live_desks.view(viewer, HOUSE))
        for one in room.live_desk.tables.all():
            shown = self.test.run(room.live_desk.hands.shown(self.floor, one.table))
            found[f"table {one.table}"] = msgspec.to_builtins(shown)
            found[f"screen {one.table}"] = self.test.run(room.live_desk.hands.screen(one.table))
        return found

    def still(self) -> dict[str, Any]:
        """The same, once nothing is on its way."""
        self.test.run(self.test.room.desk_tables.ended())
        self.test.settle()
        return self.all_there_is()

    def hand_of(self, table: str) -> object:
        return self.test.table(table).hand

    def call_somebody(self) -> None:
        """Put somebody on the list and call them; the seat is kept until the call lapses."""
        who = self.named(self.any.new_name())
        with contextlib.suppress(Refused):
            self.act(do.SignUp(pool=NL, player=who))
            self.act(do.CallToSeat(pool=NL, player=who, table=2, why="comes first"))

    def decide_a_hand(self, table: str) -> None:
        """Enter a table's hand until it is decided."""
        hands = self.test.room.live_desk.hands
        body = self.test.run(hands.begin(self.floor, table))
        if body.hand is None:
            return  # one was closed, and too few are left for another
        cards = shuffled(body.hand.number)
        while body.hand is not None and body.hand.awaits != "push":
            fact = next_fact(body.hand, self.any.chance, cards)
            if fact.get("verb") in ("bet", "raise") and body.hand.turn is not None:
                fact["to"] = body.hand.turn.min_raise_to
            body = self.test.run(hands.enter(self.floor, table, body.hand.hand, body.acts, fact))


def changed(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """The parts that are not as they were."""
    return [part for part in before.keys() | after.keys() if before.get(part) != after.get(part)]


@pytest.mark.parametrize(
    "seed", [1, *[pytest.param(one, marks=pytest.mark.exhaustive) for one in range(2, 9)]]
)
def test_what_is_refused_changes_nothing(tmp_path: Path, seed: int) -> None:
    refused, done, lapsed = random_acts(Floor(tmp_path / "data", seed), STEPS)
    assert len(refused) > 25 and done > STEPS / 10 and lapsed, (refused, done)


@needs_postgres
def test_what_is_refused_changes_nothing_on_postgresql() -> None:
    address = server().store()
    refused, done, _ = random_acts(Floor(address, 5), STEPS // 3)
    assert len(refused) > 12 and done > STEPS / 30, (refused, done)
    server().drop(address)


def random_acts(at: Floor, steps: int) -> tuple[Counter[str], int, int]:
    """Act at random doors while time passes; the refusals, how many acts were done, and how often something lapsed."""
    doors, refused, done, lapsed = doors_of(at.test.room), Counter[str](), 0, 0
    desk = "desk_tables.act"
    before = at.still()
    for _ in range(steps):
        chance = at.any.chance
        if chance.random() < 0.1:
            at.call_somebody()
            before = at.still()
        if chance.random() < 0.1:
            number = at.state.number
            at.test.wait(seconds=chance.choice(WAITS))
            before = at.still()
            lapsed += at.state.number != number
        table = chance.choice([at.told(1), at.told(2), *at.any.tables[1:]])
        if chance.random() < 0.2 and table:
            with contextlib.suppress(Refused):
                at.decide_a_hand(table)
            before = at.still()
        name = desk if chance.random() < 0.6 else chance.choice(sorted(doors))
        try:
            at.test.run(at.any.ask(name, doors[name]))
        except Refused as why:
            after = at.still()
            assert not changed(before, after), (name, why.code, why.message)
            refused[why.code] += 1
        else:
            before, done = at.still(), done + 1
    at.file.close()
    at.test.close()
    return refused, done, lapsed


def test_a_decided_hand_stays_open_under_each_refused_act(tmp_path: Path) -> None:
    at = Floor(tmp_path / "data", 4)
    told, alone = at.told(), at.any.tables[1]
    for table in (told, alone):
        at.decide_a_hand(table)
    before, seats, new = at.still(), at.test.room.live_desk.seats, at.any.new_name()
    for command in (
        of_money.ChargeTime(table=1, seats=(1,), cents=10**6, minutes=60),
        of_money.ChargeTime(table=1, seats=(9,), cents=100, minutes=60),
        of_people.HoldMoney(player=at.people[0], cents=10**7, table=1, why="a document is missing"),
        of_money.ConfiscateChips(player=at.people[0], cents=10**7, how="carried_off", table=1, why="seen"),
        of_money.StoreStack(table=1, seat=1, stack=1, why="the table is needed"),
        do.SeatDown(table=1, seat=1, player=at.named("P9"), stack=20_000, why="x"),
        do.AddToStack(table=1, seat=1, cents=10**7), do.ChangeDeskSeat(table=1, seat=1, to_seat=2),
        do.MoveToTable(table=1, seat=1, to_table=7, to_seat=1, stack=1, why="x"),
        do.LeaveDeskSeat(table=1, seat=9, stack=0), SetTableDepth(table=1, depth="play"),
        SetTableDepth(table=1, depth="seats", clause="none"),
    ):  # fmt: skip
        assert at.refused(command) and not changed(before, at.still()), command
    for table in (told, alone):
        for asked in (
            seats.sit(at.floor, table, 6, new, "", 1), seats.sit(at.floor, table, 1, new, "", 20_000),
            seats.act(at.floor, table, 1, "add", 10**7), seats.act(at.floor, table, 1, "add", 0),
            seats.act(at.floor, table, 9, "leave", 0),
        ):  # fmt: skip
            assert at.test.refused(asked).code and not changed(before, at.still())
    assert at.hand_of(told) and at.hand_of(alone), "nobody has pushed the pots"
    at.file.close()
    at.test.close()


def test_what_a_decided_hand_leaves_is_what_the_next_act_may_take(tmp_path: Path) -> None:
    at = Floor(tmp_path / "data", 4)
    at.decide_a_hand(at.told())
    left = at.test.room.desk_tables._in_play(at.told()).stacks
    winner = max(left, key=lambda one: left[one].cents)
    seat = next(number for number, player in at.seats().items() if player == winner)
    assert left[winner].cents > 20_000
    whole = of_money.ChargeTime(table=1, seats=(seat,), cents=left[winner].cents, minutes=60)
    assert at.refused(replace(whole, cents=whole.cents + 1)) == "stack-smaller"
    at.act(whole)
    assert at.at(winner).stack == 0 and at.hand_of(at.told()) is None
    at.check()
    at.file.close()
    at.test.close()


def test_a_hand_that_is_closed_where_no_other_can_begin_is_closed_and_no_more(tmp_path: Path) -> None:
    at = Floor(tmp_path / "data", 4)
    hands = at.test.room.live_desk.hands
    at.decide_a_hand(at.told())
    for player in at.people[:4]:
        at.test.table(at.told()).decide(SitOut(player), at.test.time.now_ms())
    assert at.test.run(hands.begin(at.floor, at.told())).hand is None
    before = at.still()
    assert at.test.refused(hands.begin(at.floor, at.told())).code == "too-few-players"
    assert not changed(before, at.still())
    at.file.close()
    at.test.may_break = True
    at.test.close()


def test_each_kind_of_act_is_tried(tmp_path: Path) -> None:
    at = Floor(tmp_path / "data", 9)
    drawn = [at.any.command() for _ in COMMANDS]
    assert {type(one) for one in drawn} == set(COMMANDS)
    at.file.close()
    at.test.close()
