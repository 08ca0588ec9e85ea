"""Whatever anybody asks or tells of a live event, right or wrong: it is refused and has changed nothing, or the laws hold
behind it (`Hall.check`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cardroom.rules import Refused
from cardroom.tournament.live import live_acts as told
from cardroom.tournament.play import tournament_commands as asked
from cardroom.tournament.tournament_terms import AddOn, Rebuys
from tests.tournament.live.hall import Hall

WHY = ("director", "as the floor wished")
ACTS = 100
HOUSES = ("casino-helsinki", "pokerstars-live-fi", "casino-kruh")


def begun(chance: Random) -> Hall:
    """An event of a house, with rebuys or without, that has begun; not everybody has sat down."""
    more: dict[str, Any] = {}
    if chance.random() < 0.5:
        more["rebuys"] = Rebuys(chips=1_000, price=900, until_level=2, up_to=chance.choice((0, 1_000)))
        more["add_on"] = chance.choice((None, AddOn(1_000, 500)))
    hall = Hall(chance.choice(HOUSES), seats=chance.choice((6, 9)), most=40, live=True, late_levels=2, **more)
    for number in range(chance.randint(6, 20)):
        hall.ask(asked.Register(f"p{number}", number))
    if hall.tournament.state.phase == "announced":
        hall.ask(asked.StartTournament(*WHY))
    return hall


def any_act(hall: Hall, chance: Random) -> Any:
    """Something of staff, of players or of the clock."""
    floor, state = hall.floor, hall.tournament.state
    number, seat = chance.choice(sorted(floor.tables) or [1]), chance.randint(1, floor.seats)
    here = hall.at(number) if number in floor.tables else []
    one, other = (chance.choice([*state.entrants, "nobody"]) for _ in range(2))
    chips, offered = chance.choice((1, 100, 1_000, 3_000)), chance.choice([*state.offers, one])
    by: dict[str, Any] = {"by": "floor", "why": "as it was"}
    if chance.random() < 0.3 and (orders := hall.orders()):
        return told.Confirm(orders=(chance.choice(orders),), **by)
    if chance.random() < 0.15 and len(here) > 1:
        return hall.out_act(*chance.sample(here, k=chance.randint(1, len(here) - 1)))
    acts: tuple[Callable[[], Any], ...] = (
        lambda: told.HandChipsOn(player=one, to=other, chips=chips, **by),
        lambda: told.ChangeChips(
            player=one, what=chance.choice(("found", "confiscated")), chips=chips, witness="Mia", **by
        ),
        lambda: told.TakeBackLive(number=max(1, floor.number - chance.randint(0, 5)), **by),
        lambda: told.PlaceStack(table=number, seat=seat, chips=chips, **by),
        lambda: told.RemoveStack(table=number, seat=seat, chips=chips, **by),
        lambda: told.TellAway(player=one, away=chance.choice(("wish", "")), **by),
        lambda: told.CountStacks(table=number, stacks={one: chips}, **by),
        lambda: told.TellHand(table=number, **by),
        lambda: told.TellButton(table=number, dealer=seat, **by),
        lambda: told.TellClear(**by),
        lambda: told.TellFrozen(table=number, player=one, **by),
        lambda: told.ExchangeChips(player=one, old=25, new=100, count=4, witness="Mia", **by),
        lambda: told.BagStack(player=one, number="1", chips=chips, signed="x", **by),
        lambda: asked.KeepSeatFree(*WHY, number, seat),
        lambda: asked.GiveSeatAgain(*WHY, number, seat),
        lambda: asked.MovePlayer(*WHY, one, number, chance.choice((0, seat))),
        lambda: asked.RemovePlayer(*WHY, one),
        lambda: asked.Disqualify(*WHY, one),
        lambda: asked.OpenExtraTable(*WHY),
        lambda: asked.CloseExtraTable(*WHY),
        lambda: asked.FixSeat(*WHY, one, seat),
        lambda: asked.PenalisePlayer(*WHY, one, f"x{hall.steps}", "missed_hands", count=1),
        lambda: asked.PauseTournament(*WHY),
        lambda: asked.ResumeTournament(*WHY),
        lambda: asked.ChangeLevel(*WHY, chance.randint(1, 3)),
        lambda: asked.ColourUpNow(*WHY, 25, 100),
        lambda: asked.AnnounceLastRebuys(*WHY),
        lambda: asked.EndDay(*WHY),
        lambda: asked.Register(chance.choice((one, f"late{hall.steps}")), hall.steps),
        lambda: asked.Rebuy(offered),
        lambda: asked.DeclineChips(offered),
        lambda: asked.TakeAddOn(one),
        asked.PassTournamentTime,
    )
    return chance.choice(acts)()


@pytest.mark.parametrize(
    "seed", [*range(40), 3240]
)  # (the last took back the bust of who was asked to buy, and left)
def test_whatever_is_asked_or_told_is_refused_without_a_trace_or_the_laws_hold(seed: int) -> None:
    chance, done = Random(seed), Counter[str]()
    hall = begun(chance)
    for _ in range(ACTS):
        if hall.tournament.state.phase != "running":
            break
        act = any_act(hall, chance)
        if isinstance(act, asked.PassTournamentTime):
            hall.now_ms += chance.choice((1_000, 60_000, 1_300_000))
        before = hall.tournament.dump(), repr(hall.floor.dump())
        try:
            hall.ask(act)
        except Refused as refused:
            assert before == (hall.tournament.dump(), repr(hall.floor.dump())), (act, refused.code)
        else:
            done[type(act).__name__] += 1
    assert done["Confirm"], done
