"""The last hands with rebuys: announced, counted at each table by itself, then the add-on."""

from __future__ import annotations

from random import Random

import pytest

from cardroom.tournament.play.last_rebuys import last_rebuy_hands
from cardroom.tournament.play.tournament_commands import (
    AnnounceLastRebuys,
    PassTournamentTime,
    Rebuy,
    WithdrawLastRebuys,
)
from cardroom.tournament.play.tournament_events import ChipsOffered, StaffActed
from cardroom.tournament.tournament_terms import AddOn, Rebuys
from tests.tournament.live.hall import Hall

WHY = ("director", "the period has run out")
LEVEL_MS = 1_200_000


def rebuy_hall(name: str = "casino-helsinki", players: int = 12) -> Hall:
    """A live event with rebuys in its first level, and an add-on behind them."""
    return Hall(
        name,
        live=True,
        rebuys=Rebuys(chips=1_000, price=900, until_level=1),
        add_on=AddOn(1_000, 500),
        level_ms=LEVEL_MS,
    ).started(players)


def end_level(hall: Hall) -> None:
    hall.now_ms = max(hall.now_ms, hall.tournament.state.levels_ms[1])
    hall.ask(PassTournamentTime())


def bust(hall: Hall, table: int, chance: Random) -> bool:
    """Somebody loses all chips in a hand; return whether chips are offered, and buy them if so."""
    told = len(hall.events)
    loser = chance.choice(hall.at(table))
    hall.out(loser)
    offers = [one for one in hall.events[told:] if isinstance(one, ChipsOffered) and one.kind == "rebuy"]
    if offers:
        hall.ask(Rebuy(loser))
    return bool(offers)


@pytest.mark.clause("CH-8.16", "CH-8.17", "CH-8.14")
@pytest.mark.parametrize("seed", range(40))
def test_who_loses_all_in_one_of_the_last_hands_may_buy_and_nobody_behind_them(seed: int) -> None:
    chance, hall = Random(seed), rebuy_hall()
    state, hands, limits = hall.tournament.state, {1: 0, 2: 0}, dict[int, int]()
    announces_at, ends_at, busts = chance.randint(0, 8), chance.randint(0, 14), {1: 0, 2: 0}
    ended = False
    for turn in range(40):
        if turn == announces_at and not ended:
            hall.ask(AnnounceLastRebuys(*WHY))
            assert hall.tournament.last_rebuys == 3
            limits = {
                number: hands[number] + 4 for number in hands
            }  # the hand that is dealt is not one of the three
        if turn == ends_at:
            end_level(hall)
            ended = True
        over = all(hands[one] >= limits[one] for one in hands) if limits else ended
        assert bool(state.add_ons) == over, (
            "the add-on comes behind the last hand with rebuys, and not before"
        )
        assert hall.tournament.last_rebuys == (3 if limits and not over else 0)
        if over:
            return
        table = chance.choice([one for one in hands if hall.floor.tables[one].is_dealing])
        hands[table] += 1
        lasts = hands[table] <= limits[table] if limits else not ended
        if chance.random() < 0.5 and (lasts or busts[table] < 1):
            busts[table] += not lasts
            assert bust(hall, table, chance) == lasts
        else:
            hall.hand(table)
        hall.confirm_all()
    raise AssertionError("rebuys never end")


@pytest.mark.clause("CH-8.16")
def test_the_announcement_cites_its_clause_and_is_withdrawn() -> None:
    hall = rebuy_hall()
    early = hall.refused(WithdrawLastRebuys(*WHY))
    assert early.code == "last-rebuys-over" and early.clauses == ("CH-8.16",)
    assert hall.refused(AnnounceLastRebuys("director", " ")).code == "no-reason"
    hall.ask(AnnounceLastRebuys(*WHY))
    told = next(one for one in reversed(hall.events) if isinstance(one, StaffActed))
    assert (told.amount, told.clauses) == (3, ("CH-8.16",))
    assert hall.refused(AnnounceLastRebuys(*WHY)).code == "last-rebuys-announced"
    hall.ask(WithdrawLastRebuys("director", "too early"))
    for _ in range(6):
        hall.hand(1)
        hall.hand(2)
    assert bust(hall, 1, Random(1)), "rebuys last to the end of their level again"
    hall.ask(AnnounceLastRebuys(*WHY))
    end_level(hall)
    assert bust(hall, 1, Random(2)) and not hall.tournament.state.add_ons
    hall.ask(WithdrawLastRebuys("director", "it is late"))
    assert hall.tournament.state.add_ons, "their level is over, and so are they"
    assert hall.refused(AnnounceLastRebuys(*WHY)).code in ("no-rebuys", "last-rebuys-announced")


def test_only_a_house_that_announces_them_does_and_only_while_rebuys_last() -> None:
    other = Hall("casino-kruh", live=True, rebuys=Rebuys(chips=1_000, price=900, until_level=1)).started(6)
    assert last_rebuy_hands(other.tournament.book) == (0, ())
    assert other.refused(AnnounceLastRebuys(*WHY)).code == "no-last-rebuys"
    none = Hall(live=True).started(6)
    assert none.refused(AnnounceLastRebuys(*WHY)).code == "no-rebuys"
    hall = rebuy_hall()
    end_level(hall)
    assert hall.refused(AnnounceLastRebuys(*WHY)).code == "no-rebuys"
