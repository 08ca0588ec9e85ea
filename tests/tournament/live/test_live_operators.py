"""Two to four operators at one moment: each acts on what was on the screen a while ago. Nothing is lost, who is late hears
what another did, and an entry that was taken back is never out as well.
"""

import random
from collections import Counter

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
from cardroom.tournament.play.tournament_commands import (
    PassTournamentTime,
    Register,
    StartTournament,
    Unregister,
)
from cardroom.tournament.play.tournament_events import PlayerOut, Registered, Unregistered
from cardroom.tournament.table_messages import RaceChips
from cardroom.tournament.tournament_terms import ColourUp
from tests.tournament.live.hall import Hall

MOST = 3_000
LATE = {
    "done-already", "out-already", "not-seated-yet", "no-such-order", "table-stands", "no-live-table-there",
    "live-changed-since", "slip-taken-back", "not-taken-back", "place-settled", "entered-again", "round-over",
    "chips-never-issued", "chips-missing", "not-at-table", "stack-missing", "entries-closed", "no-re-entry",
    "entered-already", "later-place-given", "place-shared",
    "table-gone", "table-full", "drawn-seat-taken", "not-out", "not-a-race", "race-needs-cards", "not-running",
    "no-such-live-act", "event-over", "deal-is-open", "deal-rests-on-it", "bounty-rests-on-it", "special-prize-rests-on-it",
    "tell-who-is-out", "tournament-full", "not-registered", "begun-already",
}  # fmt: skip
TOLD = {"done-already", "live-changed-since"}
"""Refusals that rest on an act on record: they say whose it was, and which."""


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

    def sell(self) -> object:
        """An entry, or one taken back: this is what a registration desk does."""
        player = f"p{self.chance.randrange(16)}"
        return (
            Register(player, self.chance.randrange(99)) if self.chance.random() < 0.7 else Unregister(player)
        )

    def act(self) -> object:
        """Something that the screen allows."""
        chance = self.chance
        if self.hall.tournament.state.phase == "announced":
            return self.sell()
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
            return self.sell()
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


class Evening:
    """A tournament by some operators, from the first entry to the last place."""

    def __init__(self, seed: int) -> None:
        self.chance = chance = random.Random(f"operators {seed}")
        house = chance.choice(["casino-helsinki", "casino-kruh", "pokerstars-live-fi"])
        colours = (ColourUp(1, 25, 100),) if chance.random() < 0.3 else ()
        late = chance.choice([0, 1])
        self.terms = {
            "seats": 4, "late_levels": late, "re_entries": late, "level_ms": 30_000, "colour_ups": colours,
        }  # fmt: skip
        self.house = house
        self.hall = Hall(house, **self.terms)
        names = ("anna", "bert", "cleo", "dora")[: chance.randint(2, 4)]
        self.operators = [Operator(name, self.hall, chance) for name in names]
        self.accepted: list[tuple[int, int, object]] = []
        self.refused = 0

    def play(self) -> "Evening":
        """Let them act until the tournament is over."""
        for _ in range(MOST):
            if self.hall.tournament.is_over:
                break
            one = self.chance.choice(self.operators)
            if self.chance.random() < 0.6:
                one.look()
            state = self.hall.tournament.state
            enough = state.phase == "announced" and len(state.entrants) >= 10
            self.ask(one.name, StartTournament("director", "enough are here") if enough else one.act())
        assert self.hall.tournament.is_over, "the evening comes to its end"
        return self

    def ask(self, by: str, command: object) -> None:
        """One act; a refusal says what another did."""
        known = {done.number: done.act.by for done in self.hall.floor.acts}
        try:
            self.hall.ask(command)
        except Refused as why:
            assert why.code in LATE, why
            if why.code in TOLD:
                assert known[int(str(why.arguments["number"]))] == why.arguments["by"], why.arguments
            self.refused += 1
        else:
            self.accepted.append((self.hall.now_ms, self.hall.steps, command))

    def check(self) -> None:
        """Every entrant has one place, what was accepted alone gives the same evening, and no entry ended twice."""
        assert sorted(one.player for one in self.hall.finished) == sorted(self.hall.tournament.state.entrants)
        stands: Counter[str] = Counter()
        out: set[str] = set()
        for event in self.hall.events:
            if isinstance(event, Registered):
                stands[event.player] += 1
                out.discard(event.player)
            elif isinstance(event, PlayerOut):
                out.add(event.player)
            elif isinstance(event, Unregistered):
                assert event.player not in out, "an entry is out, or taken back: never both"
                stands[event.player] -= 1
        assert all(count >= 0 for count in stands.values()), "an entry is taken back once"
        assert {one.player for one in self.hall.finished} == {one for one, count in stands.items() if count}
        again = Hall(self.house, **self.terms)
        for now_ms, steps, command in self.accepted:
            again.now_ms, again.steps = now_ms - 1_000, steps - 1
            again.ask(command)
        assert again.tournament.dump() == self.hall.tournament.dump()
        assert repr(again.floor.dump()) == repr(self.hall.floor.dump())


def evenings(seeds: range) -> tuple[int, int]:
    """So many evenings; how many acts were accepted, and how many came too late."""
    played = [Evening(seed).play() for seed in seeds]
    for one in played:
        one.check()
    return sum(len(one.accepted) for one in played), sum(one.refused for one in played)


@pytest.mark.parametrize("first", range(0, 200, 40))
def test_operators_lose_nothing_of_each_other(first: int) -> None:
    accepted, refused = evenings(range(first, first + 40))
    assert accepted > 2_000 and refused > 80


def test_who_comes_to_a_full_table_waits_for_the_seat_of_a_player_who_is_to_leave() -> None:
    """A late entry at a table whose player still has to be moved: it had gone between two such tables without an end."""
    evenings(range(8004, 8005))


@pytest.mark.exhaustive
@pytest.mark.parametrize("first", range(1_000, 11_000, 100))
def test_operators_lose_nothing_in_ten_thousand_evenings(first: int) -> None:
    evenings(range(first, first + 100))
