"""Who goes out by a hand, by staff or for good, in every order within one round, hand and window of settlement: each
has the place of the own moment, and those who lost their chips together take theirs by the house's rule.
"""

import random
from dataclasses import dataclass

import pytest

from cardroom.rules import Refused, house
from cardroom.tournament.play.tournament_commands import Disqualify, RemovePlayer, Unregister
from cardroom.tournament.play.tournament_events import PlayerOut, PlayerRemoved
from tests.tournament.case import Case, Played
from tests.tournament.playing import HOUSES

STAFF = ("boss", "abuse")
DAILY, OFTEN = 60, 5_000
STAKE = 60_000
BY_STAFF = [
    name for name in HOUSES
    if (rules := house(name).removals) is not None and rules.removed_place.value == "place_of_the_moment"
]  # fmt: skip
"""Houses where the moment gives who is removed a place; elsewhere staff do."""


@dataclass(frozen=True)
class Went:
    """Who went out: by which hand or round (0: by staff), at which table, with how much at the hand's start."""

    player: str
    together: int
    table: int
    stack: int


class Night:
    """Some hands of a tournament, and everything that happens in them in the order in which it does."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(f"going out {seed}")
        self.name = self.chance.choice(HOUSES)
        size = self.chance.choice([3, 4])
        tables = [
            [f"{letter}{seat}" for seat in range(size)] for letter in "ABC"[: self.chance.choice([2, 3])]
        ]
        players = [player for table in tables for player in table]
        stacks = {player: self.chance.choice([1_000, 1_500, 2_000]) for player in players}
        stacks |= {table[0]: 9_000 for table in tables}
        paid = self.chance.choice([len(players) - 1, len(players) - 2, 2])
        ladder = [STAKE // paid // 2 // 60 * 60 + 60 * (paid - place) for place in range(paid)]
        ladder[0] += STAKE - sum(ladder)
        parts = [cents * 10_000 // STAKE for cents in ladder]
        parts[0] += 10_000 - sum(parts)
        terms = {"added": STAKE, "payouts": parts, "seats": size}
        case = Case([], "", [self.name], [], tables, stacks=stacks, terms=terms)
        self.world = Played(case, self.name).begin()
        self.went: list[Went] = []
        self.disqualified: set[str] = set()
        self.running = dict[int, dict[str, int]]()
        self.in_round = dict[int, int]()

    def happens(self) -> None:
        """Something, by chance."""
        world, chance = self.world, self.chance
        if chance.random() < 0.7:
            world.now_ms += 1_000
        tables = [number for number in sorted(world.tables) if self._may_deal(number)]
        kind = chance.random()
        if self.running and kind < 0.35:
            self._ends(chance.choice(sorted(self.running)))
        elif tables and kind < 0.75:
            self._begins(chance.choice(tables))
        else:
            self._staff()

    def _may_deal(self, number: int) -> bool:
        table = self.world.tables[number]
        return (
            table.hand is None
            and len(table.seats) > 1
            and not hasattr(table.next_hand(self.world.now_ms), "why")
        )

    def _begins(self, number: int) -> None:
        self.world.now_ms += 1  # no two hands of a table end at one moment
        players = self.world.players_at(number)
        stacks = {seat.player: seat.stack for seat in self.world.tables[number].seats.values()}
        winner = max(players, key=lambda one: stacks[one])
        losers = self.chance.sample(
            [one for one in players if one != winner], self.chance.randint(0, len(players) - 1)
        )
        state = self.world.tournament.state
        self.running[number], self.in_round[number] = stacks, state.round if number in state.dealing else 0
        self.world.dealt(winner, " ".join(losers[:2]))
        self._note()

    def _ends(self, number: int) -> None:
        self.world.plays(str(number))
        self._note()

    def _staff(self) -> None:
        player = self.chance.choice(sorted(self.world.tournament.state.entrants))
        act = self.chance.choice([RemovePlayer, Disqualify, Unregister])
        if act is RemovePlayer and self.name not in BY_STAFF:
            return
        try:
            self.world.decide(act(player) if act is Unregister else act(*STAFF, player))
        except Refused as refused:
            assert refused.code in {
                "begun-already",
                "not-in-it",
                "moving-now",
                "disqualified-already",
                "not-running",
            }
        else:
            assert act is not Unregister, "nobody withdraws from what has begun"
            if act is Disqualify:
                self.disqualified.add(player)
        self._note()

    def _note(self) -> None:
        """What has been told since."""
        for event in self.world.events:
            if isinstance(event, PlayerRemoved) and not self._known(event.player):
                self.went.append(Went(event.player, 0, event.table, 0))
            elif isinstance(event, PlayerOut) and not self._known(event.player):
                in_round = self.in_round[event.table]
                moment = -in_round if in_round else event.at_ms + 1
                self.went.append(
                    Went(event.player, moment, event.table, self.running[event.table][event.player])
                )
        for number in list(self.running):
            if number not in self.world.tables or self.world.tables[number].hand is None:
                del self.running[number]

    def _known(self, player: str) -> bool:
        return any(one.player == player for one in self.went)

    def over(self) -> None:
        """All hands that run are played, and those of the round."""
        for _ in range(20):
            self.world.now_ms += 1_000
            for number in sorted(self.running):
                self._ends(number)
            state = self.world.tournament.state
            for number in sorted(state.dealing or [one for one in state.tables if state.gone]):
                if number in self.world.tables and self._may_deal(number):
                    self.world.do(f"fold {number}")
            if not (self.running or state.gone):
                return
        raise AssertionError("somebody has no place")

    def expected(self) -> dict[str, tuple[int, ...]]:
        """The places of everybody who is out, by the clauses: alone, or shared."""
        out = [one for one in self.went if one.player not in self.disqualified]
        count = len(self.world.tournament.state.entrants) - len(self.disqualified)
        place = {one.player: count - number for number, one in enumerate(out)}
        found = {one.player: (place[one.player],) for one in out if not one.together}
        for together in {one.together for one in out if one.together}:
            group = [one for one in out if one.together == together]
            free = sorted(place[one.player] for one in group)
            for rank in self._ranked(group):
                taken, free = tuple(free[: len(rank)]), free[len(rank) :]
                found |= dict.fromkeys(rank, taken)
        return found

    def _ranked(self, group: list[Went]) -> list[list[str]]:
        """Who of a group share, the best first."""
        lots = {one: entrant.lot for one, entrant in self.world.tournament.state.entrants.items()}
        tables = {one.table for one in group}
        if self.name in ("casinohuone", "casino-kruh") or len(tables) == 1:
            order = sorted(group, key=lambda one: (-one.stack, -lots[one.player]))
            if self.name == "casinohuone":
                return [[one.player] for one in order]  # equal stacks at random (CO-41b): by lots
            return [
                [one.player for one in order if one.stack == stack]
                for stack in dict.fromkeys(one.stack for one in order)
            ]
        rows = [
            sorted([one for one in group if one.table == table], key=lambda one: -one.stack) for table in sorted(tables)
        ]  # fmt: skip
        at_tables = [
            [
                [one.player for one in row if one.stack == stack]
                for stack in dict.fromkeys(one.stack for one in row)
            ]
            for row in rows
        ]
        return [
            [player for table in at_tables if rank < len(table) for player in table[rank]]
            for rank in range(max(len(one) for one in at_tables))
        ]  # fmt: skip


def check(seed: int) -> set[str]:
    """One such night; answers what happened in it."""
    night = Night(seed)
    for _ in range(night.chance.randint(3, 9)):
        if not night.world.tournament.is_over and night.world.tournament.state.left > 3:
            night.happens()
    if not night.world.tournament.is_over:
        night.over()
    state, expected = night.world.tournament.state, night.expected()
    inside = {one.player for one in state.entrants.values() if one.is_in}
    found = {one.player: one.place for one in state.placed.values() if one.place and one.player in expected}
    words = f"{seed}, {night.name}: {night.went}, out for good {night.disqualified}"
    assert found == {player: places[0] for player, places in expected.items()}, words
    prizes = state.money.prizes if inside else ()
    for player, places in expected.items() if prizes else ():
        worth = sum(prizes[place - 1] for place in places if place <= len(prizes))
        sharing = sum(1 for one in expected.values() if one == places)
        assert abs(night.world.gets(player) - worth / sharing) < (
            200 if night.name == "casino-kruh" else 1
        ), words
    assert all(night.world.gets(player) == 0 for player in night.disqualified if player not in inside), words
    kinds = {"shared" for places in expected.values() if len(places) > 1}
    kinds |= {
        "apart" for places in expected.values() if places != tuple(range(places[0], places[0] + len(places)))
    }
    kinds |= {"removed" for one in night.went if not one.together} | {
        "round" for one in night.went if one.together < 0
    }
    return kinds | ({"for good"} if night.disqualified else set())


def test_in_every_order_each_has_the_place_of_the_own_moment() -> None:
    happened = set[str]().union(*[check(seed) for seed in range(DAILY)])
    assert happened >= {"shared", "removed", "round", "for good"}


@pytest.mark.exhaustive
@pytest.mark.clause("PF-6.9.5", "PF-3.13.2", "CH-8.25", "CH-8.26", "CH-8.55", "CO-43c", "CK-T.31")
@pytest.mark.parametrize("first", range(1_000, 1_000 + OFTEN, 100))
def test_in_every_order_of_five_thousand(first: int) -> None:
    for seed in range(first, first + 100):
        check(seed)
