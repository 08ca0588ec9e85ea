"""A race as it is told: a count of small chips fits the stack as it is now, and the cards are as many as it takes."""

from __future__ import annotations

from math import gcd
from random import Random

import pytest

from cardroom.tournament.live.live_acts import ChipsOfColour, CountStacks, TakeInventory, TellRace
from cardroom.tournament.play.tournament_commands import ColourUpNow
from cardroom.tournament.table_messages import RaceChips
from tests.tournament.live.hall import Hall

OLD, NEW, BETWEEN = 1, 25, 5


def racing(chance: Random, *, between: bool) -> tuple[Hall, int]:
    """A table whose players have odd stacks and are to race; where chips of a value `between` stay, they were counted."""
    hall = Hall(seats=6).started(4)
    players = hall.at(1)
    stacks = [1_000 + chance.randint(-40, 40) for _ in players[1:]]
    hall.hand(1, stacks=dict(zip(players, [4_000 - sum(stacks), *stacks], strict=True)))
    if between:
        counted = (ChipsOfColour("white", OLD, 1_000), ChipsOfColour("red", BETWEEN, 600))
        hall.ask(TakeInventory(by="floor", chips=counted))
    hall.ask(ColourUpNow("boss", "they are many", OLD, NEW))
    hall.confirm_stops()
    number = next(n for n, one in hall.floor.pending().items() if isinstance(one.order, RaceChips))
    return hall, number


@pytest.mark.parametrize("between", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_a_race_takes_a_count_exactly_if_the_stack_as_it_is_now_leaves_it_over(
    seed: int, between: bool
) -> None:
    chance = Random(seed)
    hall, number = racing(chance, between=between)
    stacks, step = hall.stacks(1), gcd(NEW, BETWEEN) if between else NEW
    for _ in range(20):
        told = {one: chance.randint(0, 60) for one in stacks if chance.random() < 0.4}
        small = {one: told.get(one, stack % NEW) for one, stack in stacks.items()}
        cards = sum(count % NEW for count in small.values()) + chance.choice((0, 0, 1))
        act = TellRace(by="floor", order=number, cards=_dealt(cards), small_chips=told)
        fits = all((stacks[one] - count) % step == 0 for one, count in small.items())
        needed = sum(count % NEW for count in small.values())
        if fits and cards == needed:
            hall.ask(act)
            after = hall.stacks(1)
            assert all((after[one] - (stack - small[one])) % NEW == 0 for one, stack in stacks.items())
            return
        refused = hall.refused(act)
        assert refused.code == ("too-many-cards" if fits else "small-chips-differ")
        if not fits:
            seat = next(one for one in hall.floor.tables[1].seats if one == refused.arguments["seat"])
            player = hall.floor.tables[1].seats[seat].player
            assert refused.arguments["stack"] == stacks[player], "it says what it is now"
            assert refused.arguments["count"] == small[player]
        assert hall.stacks(1) == stacks and number in hall.floor.pending()


def _dealt(cards: int) -> tuple[int, ...]:
    """So many cards: no card twice, as long as there is one deck."""
    return tuple(card % 52 for card in range(cards))


def test_a_count_by_an_older_page_is_refused_with_the_stack_of_now_and_of_who_has_gone() -> None:
    hall, number = racing(Random(3), between=False)
    first, second = hall.at(1)[:2]
    before = hall.stacks(1)
    small = {first: before[first] % NEW}
    moved = {first: before[first] + 1, second: before[second] - 1}
    hall.ask(CountStacks(by="floor", table=1, stacks=moved))
    cards = sum(stack % NEW for stack in before.values())
    refused = hall.refused(TellRace(by="floor", order=number, cards=_dealt(cards), small_chips=small))
    assert (refused.code, refused.arguments["stack"]) == ("small-chips-differ", before[first] + 1)
    gone = hall.refused(TellRace(by="floor", order=number, cards=_dealt(cards), small_chips={"nobody": 3}))
    assert gone.code == "not-at-table"
    now = sum(stack % NEW for stack in hall.stacks(1).values())
    hall.ask(TellRace(by="floor", order=number, cards=_dealt(now)))
    assert all(stack % NEW == 0 for stack in hall.stacks(1).values())
