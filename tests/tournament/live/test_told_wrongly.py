"""Floor staff who mistype: chips for players who have none, winners who are out themselves, among what is right.

Each act is refused, or the tournament goes on behind it. Chips that a player without chips was told to have were found by
the clock, when the time to buy some was over: the tournament stood still for good.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Literal

import pytest

from cardroom.rules import Refused
from cardroom.tournament.live.live_acts import (
    AnyLiveAct,
    ChangeChips,
    Confirm,
    CountStacks,
    OutTold,
    TellHand,
    TellOut,
)
from cardroom.tournament.play.tournament_commands import (
    AnnounceLastRebuys,
    DeclineChips,
    PassTournamentTime,
    Rebuy,
    TakeAddOn,
    WithdrawLastRebuys,
)
from cardroom.tournament.tournament_terms import AddOn, Rebuys
from tests.tournament.live.hall import Hall

WHY = ("director", "the period has run out")
ROUNDS = 400


def rebuy_hall(chance: Random, players: int) -> Hall:
    return Hall(
        "casino-helsinki",
        live=True,
        rebuys=Rebuys(
            chips=1_000, price=900, until_level=chance.choice((1, 2)), up_to=chance.choice((0, 1_000))
        ),
        add_on=chance.choice((None, AddOn(1_000, 500))),
        level_ms=1_200_000,
    ).started(players)


def told(hall: Hall, chance: Random) -> AnyLiveAct:
    """Something that staff tell of a table, wrong as often as right."""
    number = chance.choice(list(hall.floor.tables))
    here = hall.at(number)
    everybody = [player for table in hall.floor.tables for player in hall.at(table)]
    stacks = hall.stacks(number)
    if chance.random() < 0.6:
        outs = tuple(
            OutTold(
                one,
                chance.choice((0, stacks.get(one, 0), stacks.get(one, 0), 500)),
                "floor",
                tuple(
                    chance.sample(
                        chance.choice((here, everybody)), k=min(len(here), chance.choice((0, 1, 1, 2)))
                    )
                ),
            )
            for one in chance.sample(here, k=min(len(here), chance.choice((1, 1, 1, 2))))
        )
        return TellOut(by="floor", outs=outs)
    counts = {
        one: chance.choice((stacks[one], stacks[one], 0, 500, 1_000))
        for one in chance.sample(here, k=min(len(here), 2))
    }
    if chance.random() < 0.1:
        chips = chance.choice((25, 500))
        return ChangeChips(
            by="floor",
            player=chance.choice(everybody),
            what=chance.choice(("found", "confiscated")),
            chips=chips,
            why="a slip",
            witness="Mia",
        )
    if chance.random() < 0.5:
        return CountStacks(by="floor", table=number, stacks=counts)
    return TellHand(by="floor", table=number, stacks=counts if chance.random() < 0.3 else {})


@pytest.mark.clause("CH-8.6", "CH-8.16")
@pytest.mark.parametrize("seed", range(40))
def test_whatever_staff_mistype_is_refused_or_the_tournament_goes_on(seed: int) -> None:
    chance = Random(seed)
    hall = rebuy_hall(chance, chance.choice((5, 9, 14)))
    codes: Counter[str] = Counter()
    for _ in range(ROUNDS):
        if hall.tournament.state.phase != "running":
            break
        offered = list(hall.tournament.state.offers) or ["nobody"]
        drawn = chance.random()
        try:
            if drawn < 0.45:
                hall.ask(told(hall, chance))
            elif drawn < 0.55:
                hall.ask(Rebuy(chance.choice(offered)))
            elif drawn < 0.6:
                hall.now_ms += chance.choice((1_000, 30_000, 400_000))
                hall.ask(PassTournamentTime())
            elif drawn < 0.64:
                hall.ask(chance.choice((AnnounceLastRebuys, WithdrawLastRebuys))(*WHY))
            elif drawn < 0.68:
                hall.ask(TakeAddOn(chance.choice(list(hall.tournament.state.entrants))))
            elif orders := hall.orders():
                hall.ask(Confirm(by="floor", orders=(chance.choice(orders),)))
        except Refused as refused:
            codes[refused.code] += 1
    assert codes["out-already"], codes


@pytest.mark.parametrize("seed", range(4))
def test_a_player_who_has_bought_chips_wins_before_anybody_confirms_that_they_lie_there(seed: int) -> None:
    hall = Hall("casino-helsinki", live=True, rebuys=Rebuys(chips=1_000, price=900, until_level=1)).started(
        12
    )
    chance, here = Random(seed), hall.at(1)
    buyer, other = chance.sample(here, k=2)
    hall.out(buyer)
    hall.ask(Rebuy(buyer))
    hall.ask(TellOut(by="floor", outs=(OutTold(other, hall.stacks(1)[other], "floor", (buyer,)),)))
    hall.confirm_all()
    assert hall.stacks(1)[buyer] >= 2_000


@pytest.mark.parametrize("ends", ["time", "no", "buys"])
@pytest.mark.parametrize("seed", range(4))
def test_a_player_whose_chips_are_found_while_asked_to_buy_some_stays_however_that_ends(
    seed: int, ends: str
) -> None:
    hall = Hall("casino-helsinki", live=True, rebuys=Rebuys(chips=1_000, price=900, until_level=1)).started(
        12
    )
    chance, number = Random(seed), 1
    player = chance.choice(hall.at(number))
    hall.out(player)
    other = next(one for one in hall.at(2) if hall.stacks(2)[one])
    moves: tuple[tuple[str, Literal["confiscated", "found"]], ...]
    moves = (other, "confiscated"), (player, "found")
    for whose, what in moves:
        act = ChangeChips(by="floor", player=whose, what=what, chips=500, why="on the rail", witness="Mia")
        hall.ask(act)
    if ends == "time":
        hall.now_ms += 60_000
        hall.ask(PassTournamentTime())
    else:
        hall.ask(DeclineChips(player) if ends == "no" else Rebuy(player))
    hall.confirm_all()
    assert hall.tournament.state.entrants[player].is_in and not hall.tournament.state.offers
    assert hall.stacks(number)[player] == 500 + 1_000 * (ends == "buys")
    hall.hand(number)
    hall.out(player)
    hall.now_ms += 60_000
    hall.ask(PassTournamentTime())
    hall.confirm_all()
    assert not hall.tournament.state.entrants[player].is_in
