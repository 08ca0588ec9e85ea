"""Operators at one moment: each acts on what was on the screen a while ago; nothing is lost, and who is late hears why."""

import random

import pytest

from cardroom.rules import Refused
from cardroom.tournament.live.live_acts import (
    Confirm,
    CountStacks,
    OutTold,
    TakeBackLive,
    TellClear,
    TellHand,
    TellOut,
    TellRace,
)
from cardroom.tournament.play.tournament_commands import PassTournamentTime, Register
from cardroom.tournament.table_messages import RaceChips
from cardroom.tournament.tournament_terms import ColourUp
from tests.tournament.live.hall import Hall

MOST = 3_000
LATE = {
    "done-already", "out-already", "not-seated-yet", "no-such-order", "table-stands", "no-live-table-there",
    "live-changed-since", "slip-taken-back", "not-taken-back", "place-settled", "entered-again", "round-over",
    "chips-never-issued", "chips-missing", "not-at-table", "stack-missing", "entries-closed", "no-re-entry",
    "entered-already",
    "table-gone", "table-full", "drawn-seat-taken", "not-out", "not-a-race", "race-needs-cards", "not-running",
    "no-such-live-act",
    "tell-who-is-out", "tournament-full",
}  # fmt: skip


class Operator:
    """Somebody with a screen that is not always the newest."""

    def __init__(self, name: str, hall: Hall, chance: random.Random) -> None:
        self.name, self.hall, self.chance = name, hall, chance
        self.look()

    def look(self) -> None:
        """See the hall as it is."""
        floor = self.hall.floor
        self.orders = [n for n, one in floor.pending().items() if not isinstance(one.order, RaceChips)]
        self.races = [n for n, one in floor.pending().items() if isinstance(one.order, RaceChips)]
        self.seats = {
            seat.player: seat.stack for table in floor.tables.values() for seat in table.seats.values()
        }
        self.tables = list(floor.tables)
        self.acts = [done.number for done in floor.acts[-4:]]

    def act(self) -> object:
        """Something that the screen allows."""
        chance = self.chance
        what = chance.random()
        if self.orders and what < 0.55:
            return Confirm(by=self.name, orders=(chance.choice(self.orders),))
        if self.races and what < 0.75:
            return self.race()
        if self.seats and what < 0.72:
            player = chance.choice(sorted(self.seats))
            return TellOut(by=self.name, outs=(OutTold(player, self.seats[player], self.name),))
        if self.acts and what < 0.77:
            return TakeBackLive(by=self.name, why="slip", number=chance.choice(self.acts))
        if self.seats and what < 0.85:
            player = chance.choice(sorted(self.seats))
            table = next((n for n, t in self.hall.floor.tables.items() if t.seat_of(player)), 1)
            return CountStacks(by=self.name, table=table, stacks={player: chance.randrange(1, 1_500)})
        if what < 0.9:
            return Register(f"p{chance.randrange(16)}", chance.randrange(99))
        if self.tables and what < 0.96:
            return TellHand(by=self.name, table=chance.choice(self.tables))
        return TellClear(by=self.name) if what < 0.98 else PassTournamentTime()

    def race(self) -> object:
        """A race with as many cards as the table needs, as far as it still is one."""
        order = self.chance.choice(self.races)
        found = self.hall.floor.pending().get(order)
        count = 0
        if found is not None and isinstance(found.order, RaceChips):
            per = found.order.new // found.order.old
            table = self.hall.floor.table_with(order)
            small = [seat.stack % found.order.new // found.order.old for seat in table.seats.values()]
            count = sum(one % per for one in small)
        return TellRace(by=self.name, order=order, cards=tuple(self.chance.sample(range(52), min(count, 52))))


def evening(seed: int) -> tuple[int, int]:
    """A tournament by two operators; how many acts were accepted, and how many came too late."""
    chance = random.Random(f"operators {seed}")
    house = chance.choice(["casino-helsinki", "casino-kruh", "pokerstars-live-fi"])
    colours = (ColourUp(1, 25, 100),) if chance.random() < 0.3 else ()
    late = chance.choice([0, 1])
    hall = Hall(house, seats=4, late_levels=late, re_entries=late, level_ms=30_000, colour_ups=colours)
    hall.started(12, seated=False)
    operators = [Operator(name, hall, chance) for name in ("anna", "bert")]
    accepted = refused = 0
    for _ in range(MOST):
        if hall.tournament.is_over:
            break
        one = chance.choice(operators)
        if chance.random() < 0.6:
            one.look()
        try:
            hall.ask(one.act())
            accepted += 1
        except Refused as why:
            assert why.code in LATE, why
            refused += 1
    assert hall.tournament.is_over, "the evening comes to its end"
    assert sorted(one.player for one in hall.finished) == sorted(hall.tournament.state.entrants)
    return accepted, refused


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_two_operators_lose_nothing_of_each_other(first: int) -> None:
    accepted = refused = 0
    for seed in range(first, first + 10):
        more, late = evening(seed)
        accepted, refused = accepted + more, refused + late
    assert accepted > 500 and refused > 20


@pytest.mark.exhaustive
@pytest.mark.parametrize("first", range(1_000, 2_000, 20))
def test_two_operators_a_thousand_evenings(first: int) -> None:
    for seed in range(first, first + 20):
        evening(seed)
