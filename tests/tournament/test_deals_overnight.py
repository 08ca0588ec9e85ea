"""Deals between two days: by what is in the bags, and none while a day ends or flights are to come."""

import pytest

from cardroom.rules import Refused
from cardroom.rules.decisions import Payout
from cardroom.tournament.play.prize_deal_events import DealProposed, DealWithdrawn
from cardroom.tournament.play.tournament_commands import AgreeToDeal, ProposeDeal
from cardroom.tournament.results import Paid
from cardroom.tournament.tournament_terms import Flight
from tests.tournament.playing import World, terms
from tests.tournament.test_days import BEGINS, DAY_S, ENDS, MINUTE_MS, TWO_DAYS, is_night, pass_to, world


def overnight(**changes: object) -> World:
    """A small tournament between its two days; A has most chips."""
    one = world("casino-kruh", 3, payouts=(Payout(2, (5_000, 3_000, 2_000)),), **changes)
    other, third = [player for player in one.players_at(1) if player != "A"]
    one.deal()
    one.fold_out()
    one.decide(ENDS)
    assert is_night(one) and {other, third, "A"} == set(one.tournament.state.bags)
    return one


def test_a_deal_is_made_overnight_by_what_is_in_the_bags() -> None:
    one = overnight()
    bags = {player: bag.chips for player, bag in one.tournament.state.bags.items()}
    first, second, third = sorted(bags, key=lambda player: -bags[player])
    one.decide(ProposeDeal(third, "chip_chop"))
    [told] = one.told(DealProposed)
    assert told.amounts.keys() == bags.keys() and told.until_ms == DAY_S * 1_000, (
        "there is time until the next day"
    )
    pass_to(one, 12 * 3_600_000)
    assert one.tournament.state.deal is not None
    for player in (first, second):
        one.decide(AgreeToDeal(player))
    assert one.tournament.is_over and sum(told.amounts.values()) == 3_000
    paid = {
        money.player: money.cents for money in one.money if isinstance(money, Paid) and money.why == "deal"
    }
    assert paid == told.amounts and one.tournament.state.money.escrow == 0
    places = {done.player: done.place for done in one.finished}
    assert sorted(places, key=places.__getitem__)[0] == first and one.tournament.state.issued == 0


def test_a_deal_that_leaves_a_part_for_the_winner_is_played_for_the_next_day() -> None:
    one = overnight()
    one.decide(ProposeDeal("A", "icm", for_winner=300))
    for player in "BC":
        one.decide(AgreeToDeal(player))
    assert not one.tournament.is_over and is_night(one) and one.tournament.state.money.escrow == 300
    one.decide(BEGINS)
    assert sum(one.sizes) == 3
    while not one.tournament.is_over:
        [number] = one.tables
        one.knock_out(*one.players_at(number)[:2])
    assert sum(done.prize for done in one.finished) == 300


def test_a_deal_that_is_not_answered_overnight_is_none_when_the_day_begins() -> None:
    one = overnight()
    levels_ms = one.tournament.state.levels_ms
    one.decide(ProposeDeal("A", "icm"))
    with pytest.raises(Refused) as again:
        one.decide(ProposeDeal("B", "icm"))
    assert again.value.code == "deal-open"
    one.now_ms = 30 * MINUTE_MS
    one.decide(BEGINS)
    assert [told.why for told in one.told(DealWithdrawn)] == [
        "too_late"
    ] and one.tournament.state.deal is None
    assert one.tables[max(one.tables)].ready_to_deal(one.now_ms)
    moved = {
        after - before
        for before, after in zip(levels_ms[1:], one.tournament.state.levels_ms[1:], strict=True)
    }
    assert moved == {30 * MINUTE_MS}, "the clock stood for the night, and no longer"


def test_no_deal_is_made_while_a_day_ends_or_flights_are_to_come() -> None:
    one = world("casino-kruh")
    one.deal(1)
    one.decide(ENDS)
    with pytest.raises(Refused) as refused:
        one.decide(ProposeDeal("A", "icm"))
    assert refused.value.code == "no-deal"
    flights = World(
        terms(
            "casino-helsinki",
            days=TWO_DAYS,
            flights=(Flight("1A"), Flight("1B", 3_600)),
            level_ms=20 * MINUTE_MS,
        )
    ).started(6)
    pass_to(flights, 20 * MINUTE_MS)
    assert is_night(flights)
    with pytest.raises(Refused) as refused:
        flights.decide(ProposeDeal("A", "icm"))
    assert refused.value.code == "no-deal"
