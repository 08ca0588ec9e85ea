"""Whole tournaments that are cancelled: the dry run is what is carried out, and every cent finds its way."""

from typing import Any

import pytest

from cardroom.rules import Refused, house
from cardroom.tournament.play.tournament_commands import (
    CancelTournament,
    PassTournamentTime,
    Register,
)
from cardroom.tournament.play.tournament_events import TournamentCancelled
from cardroom.tournament.results import HouseKept, HousePaid, Paid, TicketBack
from cardroom.tournament.tickets.ticket import Ticket
from tests.tournament.playing import HOUSES, World, begun, terms

CANCEL = CancelTournament("boss", "the roof leaks")
FEE = 100


def paid(world: Any, why: str) -> dict[str, int]:
    return {one.player: one.cents for one in world.money if isinstance(one, Paid) and one.why == why}


def cancelled(world: World) -> TournamentCancelled:
    """Cancelled for good: the dry run is carried out to the cent, and nothing and nobody is left."""
    dry = world.tournament.cancellation()
    before = world.tournament.dump()
    assert world.tournament.cancellation() == dry and world.tournament.dump() == before, (
        "a dry run changes nothing"
    )
    since = len(world.money)
    world.decide(CANCEL)
    [told] = world.told(TournamentCancelled)
    assert (told.rows, told.stage, told.by, told.reason) == (dry.rows, dry.stage, "boss", "the roof leaks")
    rows = [one for one in world.money[since:] if isinstance(one, Paid)]
    if dry.stage != "not_begun":
        assert [(one.player, one.cents, one.why) for one in rows] == [
            (r.player, r.cents, r.reason) for r in dry.rows
        ]
    state = world.tournament.state
    assert (state.issued, state.seated, state.carried, state.money.escrow) == (
        0,
        0,
        0,
        0,
    ) and not world.tables
    with pytest.raises(Refused) as again:
        world.decide(CANCEL)
    assert again.value.code == "already-cancelled" and world.tournament.is_over
    return told


@pytest.mark.clause("CO-52b", "CO-52a")
@pytest.mark.parametrize("name", HOUSES)
def test_before_the_start_all_comes_back_in_the_way_it_was_paid(name: str) -> None:
    world = World(terms(name, fee=FEE, bounty=50))
    world.decide(Register("A", 1))
    world.decide(Register("B", 2, Ticket("k", "B", 1_150)))
    told = cancelled(world)
    assert told.stage == "not_begun" and paid(world, "entry_back") == {"A": 1_150}
    assert [(one.player, one.ticket) for one in world.money if isinstance(one, TicketBack)] == [("B", "k")]


@pytest.mark.clause("CO-37")
def test_a_tournament_with_too_few_players_at_its_hour_is_cancelled() -> None:
    world = World(terms("casinohuone", fee=FEE, players=3, starts_ms=5_000))
    for name in "AB":
        world.decide(Register(name, 1))
    assert world.tournament.due_ms() == 5_000
    world.now_ms = 5_000
    world.decide(PassTournamentTime())
    assert paid(world, "entry_back") == {"A": 1_100, "B": 1_100} and world.tournament.due_ms() is None
    [told] = world.told(TournamentCancelled)
    assert told.by == "" and "CO-37" in told.clauses


@pytest.mark.clause("CO-53a", "CO-53b")
def test_before_the_money_half_goes_equally_and_half_by_chips_and_fees_come_back() -> None:
    world = begun("casinohuone", 4, pool=0, buy_in=1_000, fee=FEE, stack=500)
    one, other, third, fourth = world.players_at(1)
    world.knock_out(one, other)
    told = cancelled(world)
    assert told.stage == "before_money"
    assert paid(world, "fee_back") == {other: FEE, third: FEE, fourth: FEE}
    shares = paid(world, "pool_share")
    assert sum(shares.values()) == 4_000 and one not in shares
    assert shares[other] > shares[third] >= 2_000 // 3
    assert [(row.cents, row.why) for row in world.money if isinstance(row, HousePaid)] == [
        (3 * FEE, "fee_back")
    ]


@pytest.mark.clause("CO-53c")
def test_the_pool_of_a_freeroll_is_shared_all_the_same() -> None:
    world = begun("casinohuone", 3, pool=3_000)
    cancelled(world)
    assert sum(paid(world, "pool_share").values()) == 3_000


def test_what_fills_up_a_guarantee_goes_back_to_the_house_before_the_money() -> None:
    world = begun("casinohuone", 3, pool=0, buy_in=1_000, guarantee=9_000)
    cancelled(world)
    assert sum(paid(world, "pool_share").values()) == 3_000
    assert [(one.cents, one.why) for one in world.money if isinstance(one, HouseKept)] == [(6_000, "unused")]


@pytest.mark.clause("CO-54c")
def test_at_the_final_table_in_the_money_prizes_not_yet_paid_go_by_icm() -> None:
    world = begun("casinohuone", 5, pool=0, buy_in=1_000, stack=500)
    while world.tournament.state.left > 2:
        stacks = {seat.player: seat.stack for seat in world.table.seats.values()}
        by_stack = sorted(sorted(stacks), key=stacks.__getitem__)
        world.knock_out(by_stack[0], by_stack[-1])
    told = cancelled(world)
    shares = paid(world, "pool_share")
    assert told.stage == "final_table" and sum(shares.values()) == 5_000 and min(shares.values()) > 1_750
    assert len(world.finished) == 3, "who went out before has a place"


@pytest.mark.clause("CO-55c")
def test_who_is_left_gets_the_bounty_on_the_own_head() -> None:
    world = begun("casinohuone", 3, pool=0, bounty=500, progressive=True)
    one, other, third = world.players_at(1)
    world.knock_out(one, other)
    cancelled(world)
    assert paid(world, "bounty") == {other: 250} and paid(world, "bounty_back") == {other: 750, third: 500}


@pytest.mark.clause("CO-54d")
def test_tickets_that_are_not_won_yet_are_money() -> None:
    world = World(terms("casinohuone", seats=3, ticket=3_000, target="main")).started(6)
    told = cancelled(world)
    assert told.stage == "before_money" and sum(paid(world, "pool_share").values()) == 6_000


@pytest.mark.clause("CO-50a")
@pytest.mark.parametrize("name", HOUSES)
def test_a_hand_in_progress_is_void_and_stacks_are_those_at_its_start(name: str) -> None:
    world = begun(name, 3, pool=0, buy_in=1_000)
    shares = {row.player: row.cents for row in world.tournament.cancellation().rows}
    world.deal()
    assert world.table.hand is not None
    world.act("raise", world.table.hand.turn.max_raise_to if world.table.hand.turn else 0)
    assert {row.player: row.cents for row in world.tournament.cancellation().rows} == shares
    cancelled(world)
    assert paid(world, "pool_share") == shares


def test_every_shipped_house_says_what_a_cancelled_tournament_pays() -> None:
    assert all(house(name).cancellation is not None for name in HOUSES)
