"""Whoever is bagged, carried, moving or waiting keeps the table that the chips came from."""

import random
from typing import Any

import pytest

from cardroom.bots.bot_tournament import BotTournament
from cardroom.rules import house
from cardroom.rules.decisions import Payout
from cardroom.tournament.apportion import apportion
from cardroom.tournament.play.tournament_commands import BeginDay, EndDay
from cardroom.tournament.play.tournament_events import FinalTableDrawn, HandForHand, PlayerMoved
from cardroom.tournament.tournament_terms import Day
from tests.tournament.case import Case, Played
from tests.tournament.playing import HOUSES, terms
from tests.tournament.test_laws import staff_at_random

TEN_PAID = [3_000, 2_000, 1_300, 1_000, 800, 600, 500, 400, 250, 150]
TWO_TABLES = [["A", "B", "C", "D", "E"], ["F", "G", "H", "I", "J"]]
STAFF = ("boss", "late")
DAILY, OFTEN = 20, 2_000


def two_tables(name: str, payouts: list[int]) -> Played:
    """Ten players at two tables of a tournament of two days; A has most chips."""
    told = {"added": 100_000, "payouts": payouts, "days": [{"level": 3}, {}]}
    case = Case([], "", [name], [], TWO_TABLES, stacks={"A": 6_000}, terms=told)
    return Played(case, name).begin()


@pytest.mark.clause("CO-54b")
@pytest.mark.parametrize("name", HOUSES)
def test_a_night_changes_nothing_of_what_a_cancellation_pays(name: str) -> None:
    one = two_tables(name, TEN_PAID)
    by_day = one.tournament.cancellation()
    assert by_day.stage == "in_money"
    one.decide(EndDay(*STAFF))
    assert one.tournament.state.day == "night" and one.tournament.cancellation() == by_day
    one.decide(BeginDay(*STAFF))
    assert one.tournament.cancellation().stage == "in_money"


@pytest.mark.parametrize("name", ["casinohuone", "pokerstars-live-fi"])
def test_hand_for_hand_is_not_over_because_it_is_night(name: str) -> None:
    one = two_tables(name, TEN_PAID[:8] + [400])
    assert one.tournament.state.hand_for_hand
    one.decide(EndDay(*STAFF))
    for number in sorted(one.tables):  # the round that has begun is played to its end
        one.do(f"fold {number}")
    assert one.tournament.state.day == "night"
    one.decide(BeginDay(*STAFF))
    assert one.tournament.state.hand_for_hand and [told.on for told in one.told(HandForHand)] == [True]


def check_stage(bots: BotTournament, was_at: dict[str, int]) -> bool:
    """In the money it is a final table when all who are left sat at one table last, whatever has become of them since.
    Answers whether it was looked at with somebody who sits nowhere.
    """
    state = bots.tournament.state
    for told in bots.events:  # also of a table that was left again within the same step
        if isinstance(told, PlayerMoved):
            was_at[told.player] = told.to
        elif isinstance(told, FinalTableDrawn):
            was_at |= dict.fromkeys([player for player, _ in told.seats], told.table)
    for number, table in state.tables.items():
        was_at |= dict.fromkeys(table.players, number)
    if state.phase != "running" or not state.money.settled:
        return False
    inside = {entrant.player for entrant in state.entrants.values() if entrant.is_in}
    found = bots.tournament.cancellation().stage
    if found == "before_money" or not inside:
        return False
    assert found == ("final_table" if len({was_at[player] for player in inside}) == 1 else "in_money")
    return inside != {player for table in state.tables.values() for player in table.players}


def look(seed: int) -> int:
    """One tournament of several days that pays most of its players, with staff at work: that holds at every step."""
    chance, was_at, waiting = random.Random(f"stage {seed}"), dict[str, int](), 0
    entries, name = chance.choice([9, 12, 16, 20]), chance.choice(HOUSES)
    paid = entries * 3 // 4
    changes: dict[str, Any] = {
        "seats": chance.choice([4, 6]),
        "stack": 800,
        "added": 10_000,
        "payouts": (Payout(2, apportion(10_000, [1] * paid)),),
        "days": (Day(level=chance.choice([1, 2])), Day(level=chance.choice([3, 4])), Day()),
    }
    staff = staff_at_random(seed)

    def step(bots: BotTournament) -> None:
        nonlocal waiting
        waiting += check_stage(bots, was_at)
        staff(bots)

    bots = BotTournament(terms(name, **changes), house(name), entries, seed, on_step=step)
    bots.begin()
    bots.play()
    return waiting


def test_the_stage_goes_by_the_tables_that_players_came_from_in_random_tournaments() -> None:
    assert sum([look(seed) for seed in range(DAILY)]), "somebody waited in the money"


@pytest.mark.exhaustive
@pytest.mark.parametrize("first", range(4_000, 4_000 + OFTEN, 20))
def test_the_stage_goes_by_those_tables_in_two_thousand_tournaments(first: int) -> None:
    for seed in range(first, first + 20):
        look(seed)
