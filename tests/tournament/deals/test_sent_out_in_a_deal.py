"""Nobody who is sent out is paid by a deal: whichever moment of it that happens in."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardroom.rules import Refused
from cardroom.tournament.live.live_acts import Confirm
from cardroom.tournament.play.tournament_commands import (
    AgreeToDeal,
    DecideDeal,
    Disqualify,
    ProposeDeal,
    RemovePlayer,
    ResumeTournament,
)
from cardroom.tournament.results import Paid
from tests.tournament.live.hall import Hall

HOUSES = ("casino-helsinki", "pokerstars-live-fi", "casino-kruh")


class Talk:
    """The last players of an event who talk about a deal, of whom one is to be sent out."""

    def __init__(self, chance: Random) -> None:
        self.chance, self.money = chance, list[Any]()
        self.hall = Hall(chance.choice(HOUSES), buy_in=1_000).started(6)
        left = chance.choice((2, 3))
        while self.hall.tournament.state.left > left:
            self.hall.out(self.hall.at(1)[-1])
        self.hall.confirm_all()
        entrants = self.hall.tournament.state.entrants
        self.players = [player for player, one in entrants.items() if one.is_in]
        self.bad = chance.choice(self.players)

    def ask(self, command: Any) -> bool:
        """Whether it was done."""
        try:
            self.money += self.hall.ask(command).money
        except Refused:
            return False
        return True

    def carry_out(self) -> None:
        """People do all that is ordered, until the event is over."""
        while self.hall.tournament.state.phase == "running" and (orders := self.hall.orders()):
            assert self.ask(Confirm(by="floor", orders=(orders[0],)))

    def talk(self, *, agree: list[str], confirm: bool) -> None:
        """A deal is proposed, and some agree to it; staff would pay it."""
        self.ask(ProposeDeal(self.chance.choice(self.players), "icm", self.chance.choice((0, 0, 100)), {}))
        if confirm:
            self.carry_out()
        for player in agree:
            self.ask(AgreeToDeal(player, 0))


@pytest.mark.parametrize("seed", range(60))
def test_who_is_sent_out_has_nothing_of_a_deal(seed: int) -> None:
    chance = Random(seed)
    at = Talk(chance)
    state = at.hall.tournament.state
    before = chance.random() < 0.7
    if before:
        some = chance.sample(at.players, chance.randint(0, len(at.players)))
        at.talk(agree=some, confirm=chance.random() < 0.8)
    out = chance.choice((Disqualify, RemovePlayer))("director", "cheated", at.bad)
    if state.agreed or not at.ask(out):
        return  # the deal is made already, or the house sends nobody out so
    assert state.deal is None and not [one for one in at.money if isinstance(one, Paid) and one.why == "deal"]
    at.talk(agree=at.players, confirm=chance.random() < 0.5)
    at.ask(DecideDeal("director", "they agree", True))
    assert at.bad not in [one.player for one in at.money if isinstance(one, Paid) and one.why == "deal"]
    for _ in range(20):
        if state.phase != "running":
            break
        at.carry_out()
        at.ask(ResumeTournament("director", "on"))
        if state.phase == "running" and len(here := at.hall.at(1)) > 1:
            at.ask(at.hall.out_act(here[-1]))
    assert state.phase == "over" and not state.money.escrow
    if isinstance(out, Disqualify):
        assert at.bad not in [one.player for one in at.hall.finished if one.prize]


@pytest.mark.parametrize("house", HOUSES)
def test_a_deal_that_waits_for_staff_or_for_one_is_over_with_who_is_sent_out(house: str) -> None:
    hall = Hall(house, buy_in=1_000).started(6)
    while hall.tournament.state.left > 2:
        hall.out(hall.at(1)[-1])
    first, second = hall.at(1)
    hall.ask(ProposeDeal(first, "icm", 0, {}))
    hall.confirm_all()
    assert hall.tournament.state.deal is not None
    hall.ask(Disqualify("director", "cheated", second))
    assert hall.tournament.state.deal is None
    assert hall.refused(AgreeToDeal(second, 0)).code == "no-deal-open"
    again = hall.refused(ProposeDeal(first, "icm", 0, {})).code
    assert again in ("no-deal", "deal-refused-just-now")
