"""Special prizes at live tables: whatever is told and taken back, those have them whom the acts that stand name first."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from cardroom.rules import Refused
from cardroom.tournament.live import live_acts as told
from cardroom.tournament.play.tournament_state import FOREVER, Feat
from cardroom.tournament.prizes.prize_pool import SpecialPrize
from cardroom.tournament.results import Paid
from tests.tournament.live.hall import Hall

CHIPS = 1_600
SPECIAL = (SpecialPrize("first_out", 500), SpecialPrize("first_to_reach_chips", 700, 0, CHIPS))


class Seen(NamedTuple):
    """What an act told: when, the largest stack that reached the chips with its players, and who was out."""

    at_ms: int
    reached: int
    players: frozenset[str]
    outs: frozenset[str]


class Audit:
    """The claims as a person would count them: from all acts that stand, each time anew."""

    def __init__(self) -> None:
        self.acts: dict[int, Seen] = {}

    def first_out(self) -> tuple[int, frozenset[str]]:
        found = [(one.at_ms, one.outs) for one in self.acts.values() if one.outs]
        return min(found, key=lambda one: one[0], default=(FOREVER, frozenset()))

    def first_to_reach(self) -> tuple[int, frozenset[str]]:
        found = [(one.at_ms, -one.reached) for one in self.acts.values() if one.players]
        if not found:
            return FOREVER, frozenset()
        first = min(found)
        here = [one.players for one in self.acts.values() if (one.at_ms, -one.reached) == first]
        return first[0], frozenset[str]().union(*here)


def shifted(chance: Random, stacks: dict[str, int]) -> dict[str, int]:
    """Stacks after a pot."""
    gives, takes = chance.sample(sorted(stacks), 2)
    chips = chance.randint(0, stacks[gives] - 1)
    return stacks | {gives: stacks[gives] - chips, takes: stacks[takes] + chips}


def drawn(hall: Hall, chance: Random) -> tuple[int, Any]:
    """A table, and something that is told of it, or the latest acts taken back (0)."""
    if chance.random() < 0.45:
        return 0, told.TakeBackLive(by="floor", why="a slip", number=hall.floor.number - chance.randint(0, 2))
    number = chance.choice(sorted(hall.floor.tables))
    stacks = hall.stacks(number)
    at_ms = chance.choice((0, 0, hall.now_ms - chance.randint(0, 5_000)))
    if chance.random() < 0.2 and len(stacks) > 3:
        return number, hall.out_act(chance.choice(hall.at(number)[1:]), at_ms=at_ms)
    if chance.random() < 0.5:
        return number, told.CountStacks(by="floor", table=number, stacks=shifted(chance, stacks))
    return number, told.TellHand(by="floor", table=number, stacks=shifted(chance, stacks), at_ms=at_ms)


@pytest.mark.parametrize("seed", range(40))
def test_claims_are_those_of_the_acts_that_stand(seed: int) -> None:
    chance, audit, back = Random(seed), Audit(), 0
    hall = Hall("casino-helsinki", special=SPECIAL, seats=6, most=30, late_levels=9)
    hall.started(12)
    for _ in range(60):
        number, act = drawn(hall, chance)
        try:
            hall.ask(act)
        except Refused:
            continue
        done = hall.floor.acts[-1]
        hall.confirm_all()
        if isinstance(act, told.TakeBackLive):
            audit.acts.pop(act.number, None)
            back += 1
        else:
            at_ms = hall.floor.tables[number].told_ms if isinstance(act, told.CountStacks) else done.at_ms
            stacks = done.stacks[0].after
            reached = max(stacks.values())
            players = [one for one, chips in stacks.items() if chips == reached >= CHIPS]
            outs = [one.player for one in act.outs] if isinstance(act, told.TellOut) else []
            audit.acts[done.number] = Seen(at_ms, reached, frozenset(players), frozenset(outs))
        out, reach = hall.tournament.state.money.feats
        assert not out.paid and not reach.paid, "entries are open"
        assert (out.at_ms, frozenset(out.players)) == audit.first_out()
        assert (reach.at_ms, frozenset(reach.players)) == audit.first_to_reach()
    assert back > 3


def paid(found: Any) -> list[tuple[str, int]]:
    return [(one.player, one.cents) for one in found.money if isinstance(one, Paid) and one.why == "special"]


def test_a_count_that_was_a_slip_wins_no_special_prize() -> None:
    hall = Hall("casino-helsinki", special=SPECIAL).started(6)
    slip = {"p0": 3_000, "p1": 400, "p2": 400, "p3": 400, "p4": 900, "p5": 900}
    hall.ask(told.CountStacks(by="floor", table=1, stacks=slip))
    hall.ask(told.TakeBackLive(by="floor", number=hall.floor.number, why="a slip"))
    assert hall.tournament.state.money.feats == [Feat(), Feat()]
    reached = {"p0": 400, "p1": 400, "p2": 400, "p3": 2_400, "p4": 1_200, "p5": 1_200}
    hall.hand(1, stacks=reached)
    assert ("p3", 700) in paid(hall.out("p5"))


def test_an_act_that_a_paid_special_prize_rests_on_stands() -> None:
    hall = Hall("casino-helsinki", special=SPECIAL).started(6)
    assert ("p5", 500) in paid(hall.out("p5"))
    refused = hall.refused(told.TakeBackLive(by="floor", number=hall.floor.number, why="a slip"))
    assert refused.code == "special-prize-rests-on-it" and refused.clauses


def test_a_claim_that_was_stored_before_claims_were_kept_stands() -> None:
    hall = Hall("casino-helsinki", special=SPECIAL, late_levels=9).started(6)
    before = {"p0": 2_000, "p1": 800, "p2": 800, "p3": 800, "p4": 800, "p5": 800}
    hall.hand(1, stacks=before)
    reach = hall.tournament.state.money.feats[1]
    at_ms, reach.claims = reach.at_ms, []
    hall.hand(1, stacks=before | {"p0": 800, "p1": 2_000})
    hall.ask(told.TakeBackLive(by="floor", number=hall.floor.number, why="a slip"))
    hall.ask(told.CountStacks(by="floor", table=1, stacks=before | {"p0": 100, "p2": 2_700}))
    hall.ask(told.TakeBackLive(by="floor", number=hall.floor.number, why="a slip"))
    assert (reach.players, reach.at_ms) == (("p0",), at_ms)
