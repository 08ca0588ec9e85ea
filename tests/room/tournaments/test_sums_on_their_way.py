"""Money on its way to a tournament comes back, whatever happens between the wallet and the tournament's decision."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cardroom.room.hosting.funding import Fund, Funding, Sum, Target
from cardroom.room.identity.person import Person
from cardroom.room.protocol.registration_bodies import SaleAtDesk
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.play.tournament_commands import ChangeGuarantee
from tests.room.tournaments.played import BUY_IN, CUP, FEE, cup_room, cup_terms, enter, go_on, start
from tests.room.tournaments.test_disqualified import to_the_money
from tests.room.tournaments.test_live_hosted import live_room

Door = Callable[[TestRoom], Awaitable[Any]]
WHY = BOSS.id, "it must be"


def enters(folder: Path) -> tuple[TestRoom, Door]:
    """A player enters."""
    room = cup_room(folder / "room")
    client = room.client("Ann")
    return room, lambda room: room.room.tournaments.enter(Person(client.player, "Ann", "player"), CUP)


def announces(folder: Path) -> tuple[TestRoom, Door]:
    """Staff announce a tournament with a guarantee: two sums, what it may cost and what was carried on."""
    room = cup_room(folder / "room")
    terms = cup_terms(id="second", guarantee=5_000)
    return room, lambda room: room.room.tournaments.announce(BOSS, terms)


def guarantees(folder: Path) -> tuple[TestRoom, Door]:
    """Staff raise a guarantee."""
    room = cup_room(folder / "room", guarantee=5_000)
    return room, lambda room: room.room.tournaments.act(BOSS, CUP, ChangeGuarantee(*WHY, 9_000))


def cancels(folder: Path) -> tuple[TestRoom, Door]:
    """Staff cancel a tournament that runs: the fees come back from the house."""
    room = cup_room(folder / "room")
    enter(room, "Ann", "Bob", "Cid")
    start(room)
    go_on(room, random.Random(1))
    return room, lambda room: room.room.tournaments.cancel(BOSS, CUP, "a fire alarm")


def sells(folder: Path) -> tuple[TestRoom, Door]:
    """The desk sells an entry for cash."""
    room = live_room(folder, seats=6)
    sale = SaleAtDesk(name="Aino K.", cents=BUY_IN + FEE, document="passport")
    return room, lambda room: room.room.registration.sell(BOSS, CUP, sale)


def disqualifies(folder: Path) -> tuple[TestRoom, Door]:
    """Staff take a prize back: two sums, of the wallet and of the house."""
    room, _, lost = to_the_money(folder, "casino-helsinki")
    room.give(lost.name, -(room.wallet(lost.name) - 300))
    return room, lambda room: room.room.disqualifications.carry_out(BOSS, CUP, lost.player, "a marked card")


DOORS = (enters, announces, guarantees, cancels, sells, disqualifies)


Met = list[Fund]


def loaded_again(room: TestRoom, patch: pytest.MonkeyPatch) -> Met:
    """The tournament is put back meanwhile, and what was on its way goes back."""
    ready, met = Funding._ready, []

    async def late(self: Funding, to: Target, brought: Sum) -> Fund:
        fund = await ready(self, to, brought)
        if fund.cents and not met:  # (twice at one step would freeze it)
            met.append(fund)
            host = room.room.tournaments.hosts[fund.owner]
            host._put_back("a defect", RuntimeError("planted"))
            while host.status != "running":
                await asyncio.sleep(0.001)
        return fund

    patch.setattr(Funding, "_ready", late)
    return met


def ends_with(ending: BaseException, patch: pytest.MonkeyPatch) -> Met:
    """The request ends so once all that it brings is on its way."""
    met: Met = []

    def ended(self: Funding, fund: Fund) -> Fund:
        met.append(fund)
        raise ending

    patch.setattr(Funding, "_still_there", ended)
    return met


def cancelled(room: TestRoom, patch: pytest.MonkeyPatch) -> Met:
    """Who asked is gone."""
    return ends_with(asyncio.CancelledError(), patch)


def refused(room: TestRoom, patch: pytest.MonkeyPatch) -> Met:
    """A further sum is not to be had."""
    return ends_with(Refused("room-money-too-small", "The room doesn't have enough money."), patch)


@pytest.mark.parametrize("trouble", [loaded_again, cancelled, refused])
@pytest.mark.parametrize("door", DOORS)
def test_what_was_not_taken_comes_back_and_the_tournament_goes_on(
    tmp_path: Path,
    door: Callable[[Path], tuple[TestRoom, Door]],
    trouble: Callable[[TestRoom, pytest.MonkeyPatch], Met],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, act = door(tmp_path)
    with room:
        before = balances(room)
        with monkeypatch.context() as patch:
            met = trouble(room, patch)
            with pytest.raises((Refused, asyncio.CancelledError)):
                room.run(ended(act(room)))
        room.settle()
        assert met, "money was on its way"
        assert balances(room) == before
        assert all(
            room.room.tournaments.hosts[name].status == "running" for name in room.room.tournaments.hosts
        )
        room.run(ended(act(room)))
        room.settle()
        assert not any(name.startswith("in:") for name in balances(room)) and balances(room) != before


async def ended(work: Awaitable[Any]) -> None:
    """Carry out a piece of work, as a request does."""
    await work


def balances(room: TestRoom) -> dict[str, int]:
    """All money there is, by account."""
    return {name: cents for name, cents in room.room.services.ledger.balances.items() if cents}
