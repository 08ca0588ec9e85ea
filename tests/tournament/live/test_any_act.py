"""Whatever anybody asks or tells of a live event, right or wrong: it is refused and has changed nothing, or the laws hold
behind it (`Hall.check`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest

from cardroom.rules import Refused
from cardroom.tournament.chip_set import ChipsOwned
from cardroom.tournament.live import live_acts as told
from cardroom.tournament.play import tournament_commands as asked
from cardroom.tournament.prizes.fees import StaffPart
from cardroom.tournament.results import HouseKept, HousePaid, Paid
from cardroom.tournament.table_messages import RaceChips
from cardroom.tournament.tournament_terms import AddOn, Rebuys
from tests.tournament.live.hall import Hall

WHY = ("director", "as the floor wished")
ACTS = 100
HOUSES = ("casino-helsinki", "pokerstars-live-fi", "casino-kruh")


def begun(chance: Random, **more: Any) -> Hall:
    """An event of a house, with rebuys or without, that has begun; not everybody has sat down."""
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
    chance = Random(seed)
    hall = begun(chance)
    assert acted(hall, chance, any_act)["Confirm"]


def acted(hall: Hall, chance: Random, draw: Callable[[Hall, Random], Any]) -> Counter[str]:
    """Acts that are drawn, each with the laws behind it; how many of each kind were done."""
    done = Counter[str]()
    for _ in range(ACTS):
        if hall.tournament.state.phase != "running":
            break
        act = draw(hall, chance)
        if isinstance(act, asked.PassTournamentTime):
            hall.now_ms += chance.choice((1_000, 60_000, 1_300_000))
        before = hall.tournament.dump(), repr(hall.floor.dump())
        try:
            hall.ask(act)
        except Refused as refused:
            assert before == (hall.tournament.dump(), repr(hall.floor.dump())), (act, refused.code)
        else:
            done[type(act).__name__] += 1
    return done


SET: Final = (ChipsOwned(25, 200, 8), ChipsOwned(100, 90, 8), ChipsOwned(500, 20))


def dear(chance: Random) -> Hall:
    """An event whose prices have a part for the staff, with bounties where the house has them, and a set of chips."""
    part = StaffPart(
        chance.choice((1, 333, 5_000, 10_000)),
        chance.choice(("fee", "pool")),
        chance.choice(("within_fee", "beside_fee")),
        chance.choice(("house", "staff")),
    )
    return begun(chance, staff=part, fee=chance.choice((0, 1, 99)), chip_set=SET)


def dear_act(hall: Hall, chance: Random) -> Any:
    """An act about money, chips or penalties, or any other."""
    entrants = hall.tournament.state.entrants
    penalised = [player for player, entrant in entrants.items() if entrant.penalties.penalties]
    one = chance.choice(penalised if penalised and chance.random() < 0.5 else [*entrants, "nobody"])
    given = [pen.id for pen in entrants[one].penalties.penalties] if one in entrants else []
    penalty, by = chance.choice([*given, "none"]), (chance.choice(("Kai", "Rita", "director")), "it was so")
    acts: tuple[Callable[[], Any], ...] = (
        lambda: asked.AppealPlayersPenalty(*by, one, penalty),
        lambda: asked.DecidePlayersAppeal(
            *by, one, penalty, chance.choice(("stands", "lifted", "dropped")), chance.random() < 0.1, "Mia"
        ),
        lambda: asked.EndPlayersPenalty(*by, one, penalty, in_error=chance.random() < 0.5),
        lambda: asked.PenalisePlayer(*by, one, f"y{hall.steps}", "missed_hands", count=1, offence="talk"),
        lambda: asked.ChangeGuarantee(*by, chance.choice((0, 5_000, 100_000))),
        lambda: asked.ChangeFee(*by, chance.choice((0, 500))),
        lambda: asked.Unregister(one),
        lambda: asked.ColourUpNow(*by, chance.choice((25, 100)), chance.choice((100, 500))),
        lambda: asked.Register(f"more{hall.steps}", hall.steps),
    )
    return chance.choice(acts)() if chance.random() < 0.4 else any_act(hall, chance)


def ended(hall: Hall, chance: Random) -> list[Any]:
    """The movements of money until an event is over: it is cancelled, or played to its end by busts."""
    money: list[Any] = []
    if chance.random() < 0.5:
        return hall.ask(asked.CancelTournament("director", "the lights went out")).money
    for _ in range(1_000):
        if hall.tournament.state.phase != "running":
            return money
        hall.now_ms += 2_000_000
        for act in played_on(hall, chance):
            try:
                money += hall.ask(act).money
            except Refused:
                continue
            break
    raise AssertionError("an event comes to its end")


def played_on(hall: Hall, chance: Random) -> Iterator[Any]:
    """What may bring an event on: an instruction is carried out, somebody is out, time passes, staff resume it."""
    if orders := hall.orders():
        yield told.Confirm(by="floor", orders=(chance.choice(orders),))
        for number, waits in hall.floor.pending().items():
            if isinstance(waits.order, RaceChips):
                table = hall.floor.table_with(number)
                small = {one.player: 0 for one in table.seats.values()}
                yield told.TellRace(by="floor", order=number, cards=(), small_chips=small)
    for number in chance.sample(sorted(hall.floor.tables), len(hall.floor.tables)):
        here = [one for one, stack in hall.stacks(number).items() if stack]
        if len(here) > 1:
            yield hall.out_act(chance.choice(here[1:]))
        yield told.TellHand(by="floor", table=number)
    for player in list(hall.tournament.state.offers):
        yield asked.DeclineChips(player)
    yield asked.ResumeTournament(*WHY)
    yield asked.BeginDay(*WHY)
    yield asked.PassTournamentTime()


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_done_the_staff_have_their_part_of_what_is_not_repaid_and_nothing_is_left(
    seed: int,
) -> None:
    chance = Random(seed)
    hall = dear(chance)
    acted(hall, chance, dear_act)
    state = hall.tournament.state
    if state.phase != "running":
        return
    before = state.money.staff
    money = ended(hall, chance)
    kept = sum(one.cents for one in money if isinstance(one, HouseKept) and one.why == "staff")
    back = sum(one.cents for one in money if isinstance(one, Paid) and one.why == "fee_back")
    house = sum(one.cents for one in money if isinstance(one, HousePaid) and one.why == "fee_back")
    assert (state.money.staff, state.money.escrow, state.money.fees) == (0, 0, 0)
    bought = [one for entrant in state.entrants.values() for one in entrant.bought]
    owed = sum(one.staff for one in bought)
    assert owed >= before and kept == owed - (back - house), "what is not repaid, to the cent"
