"""What a table does with its tournament's orders and what it declines; the edges of the clock and of the money."""

from typing import Any

import pytest

from cardroom.rules import Refused, house
from cardroom.rules.decisions import Payout
from cardroom.table.events import PlayerLeft
from cardroom.table.model import commands
from cardroom.tournament.play.ordering import purchases_open
from cardroom.tournament.play.tournament_commands import (
    AddTime,
    CancelTournament,
    Disqualify,
    PassTournamentTime,
    PauseTournament,
    Rebuy,
    ResumeTournament,
)
from cardroom.tournament.play.tournament_events import ChipsOffered, TournamentPaused
from cardroom.tournament.results import Finished
from cardroom.tournament.table_messages import (
    CloseEmptyTable,
    Declined,
    HandOver,
    Lift,
    Lifted,
    RaceChips,
    SeatPlayer,
    SetStack,
    StandingOrders,
)
from cardroom.tournament.tables.tournament_table import TournamentTable, open_tournament_table
from cardroom.tournament.tournament_terms import BreakAfter, Rebuys
from tests.tournament.playing import HOUSES, World, begun, terms
from tests.tournament.test_disqualified import next_out

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS


def opened(name: str = "casino-helsinki", players: str = "ABC", seats: int = 4) -> TournamentTable:
    """A table with its players on the first seats, which may deal."""
    announced = terms(name, seats=seats)
    table = open_tournament_table(house(name), announced, 1)
    for number, player in enumerate(players, 1):
        table.decide(SeatPlayer(number, player, announced.stack, seat=number), 0)
    table.decide(StandingOrders(1, (0,)), 0)
    return table


def dealt(table: TournamentTable) -> TournamentTable:
    """The same with a hand that runs."""
    stakes: Any = table.next_hand(0)
    table.decide(commands.StartHand("h1", "seal", 0, stakes), 0, list(range(52)))
    assert table.hand is not None
    return table


def declined(table: TournamentTable, order: Any) -> str:
    """Why a table declines an order; nobody's seat and stack are others then."""
    before = {number: (seat.player, seat.stack) for number, seat in table.seats.items()}
    [told] = table.decide(order, 0).messages
    assert {number: (seat.player, seat.stack) for number, seat in table.seats.items()} == before
    assert isinstance(told, Declined) and told.order == order.order
    return told.why


def test_nobody_is_lifted_raced_or_set_while_cards_are_dealt_nor_at_an_empty_table() -> None:
    for table in (dealt(opened()), opened(players="")):
        assert declined(table, Lift(9, "all")) == "nobody_to_move"
        assert declined(table, RaceChips(9, 25, 100, 1)) == "nobody_to_move"
    assert declined(dealt(opened()), SetStack(9, "A", 0)) == "not_here"
    assert declined(opened(), SetStack(9, "Z", 0)) == "not_here"
    assert declined(opened(), Lift(9, "all")) == "nobody_to_move", "it has not been told to stand"


def standing(name: str = "casino-helsinki") -> TournamentTable:
    """A table of three that was told to hold."""
    table = opened(name)
    table.decide(StandingOrders(2, (0,), hold=True), 0)
    return table


def test_a_house_without_chip_races_declines_one() -> None:
    assert house("casinohuone").chip_race is None
    assert declined(standing("casinohuone"), RaceChips(9, 25, 100, 1)) == "nobody_to_move"


def test_a_stranger_is_not_lifted_and_who_is_named_goes_alone() -> None:
    assert declined(standing(), Lift(9, "named", 1, "Z")) == "not_here"
    [told] = standing().decide(Lift(9, "named", 1, "B"), 0).messages
    assert isinstance(told, Lifted) and [one.player for one in told.players] == ["B"]


@pytest.mark.parametrize("name", HOUSES)
def test_who_is_moved_is_told_by_which_rule(name: str) -> None:
    rules = house(name).balancing
    assert rules is not None
    [left] = [
        one for one in standing(name).decide(Lift(9, "drawn", 1), 0).events if isinstance(one, PlayerLeft)
    ]
    assert left.clauses == rules.who_moves.clauses
    left_all = [
        one for one in standing(name).decide(Lift(9, "all", 1), 0).events if isinstance(one, PlayerLeft)
    ]
    assert [one.clauses for one in left_all] == [rules.broken_seats.clauses] * 3


def test_nobody_is_seated_at_a_full_table_on_a_taken_seat_or_where_it_is_closed() -> None:
    assert declined(opened(players="ABCD"), SeatPlayer(9, "E", 100)) == "no_free_seat"
    assert declined(opened(), SeatPlayer(9, "E", 100, seat=2)) == "no_free_seat"
    empty = opened(players="")
    empty.decide(CloseEmptyTable(), 0)
    assert declined(empty, SeatPlayer(9, "E", 100)) == "no_free_seat"


def test_the_first_button_is_on_the_seat_assigned_last_of_those_who_are_there() -> None:
    announced = terms("casinohuone", seats=5)
    table = open_tournament_table(house("casinohuone"), announced, 1)
    for order, (player, number) in enumerate([("A", 4), ("B", 2), ("C", 3), ("D", 1)], 1):
        table.decide(SeatPlayer(order, player, announced.stack, seat=number), 0)
    table.decide(StandingOrders(1, (0,), hold=True), 0)
    table.decide(Lift(9, "named", 1, "D"), 0)
    table.decide(StandingOrders(2, (0,)), 0)
    dealt(table)
    assert table.hand is not None and table.hand.placing.positions.dealer == 3, "D was the last, and has gone"


def test_a_stop_counts_from_its_own_moment_while_no_break_is_due() -> None:
    world = World(
        terms("casino-helsinki", seats=5, level_ms=10 * MINUTE_MS, breaks=(BreakAfter(1, 300),))
    ).started(8)
    world.now_ms = 5 * MINUTE_MS
    world.decide(PauseTournament("S", "a word"))
    world.now_ms = 7 * MINUTE_MS
    world.decide(ResumeTournament("S", "on"))
    assert world.tournament.state.levels_ms[1:3] == (12 * MINUTE_MS, 22 * MINUTE_MS)
    assert world.tournament.state.pause_ms == 12 * MINUTE_MS, "the break goes with its level"


def test_a_stop_in_the_moment_of_a_break_takes_the_break_along() -> None:
    world = World(
        terms("casino-helsinki", seats=5, level_ms=10 * MINUTE_MS, breaks=(BreakAfter(1, 300),))
    ).started(8)
    world.now_ms = 10 * MINUTE_MS
    world.decide(PauseTournament("S", "a word"))
    world.now_ms = 12 * MINUTE_MS
    world.decide(ResumeTournament("S", "on"))
    assert (world.tournament.state.levels_ms[1], world.tournament.state.pause_ms) == (
        12 * MINUTE_MS,
        12 * MINUTE_MS,
    )
    world.decide(AddTime("S", "more", 60))
    assert world.tournament.state.pause_ms == 12 * MINUTE_MS, "what begins now is not put off"


def test_a_stop_while_a_break_before_the_hour_waits_for_a_hand_counts_from_the_end_of_the_hand() -> None:
    world = World(terms("casinohuone", seats=5, level_ms=20 * MINUTE_MS, hourly_breaks=True)).started(8)
    world.now_ms = 55 * MINUTE_MS - 1_000
    world.decide(PassTournamentTime())
    world.deal(1)
    world.now_ms = 55 * MINUTE_MS
    world.decide(PassTournamentTime())
    assert world.tournament.state.pause == "due"
    world.decide(PauseTournament("S", "a word"))
    world.now_ms += 5_000
    world.fold_out(1)
    assert world.told(TournamentPaused)[0].at_ms == 55 * MINUTE_MS + 5_000
    world.now_ms = 58 * MINUTE_MS
    world.decide(ResumeTournament("S", "on"))
    # The stop and the break, which follow each other, stand as one: from the end of the hand to the full hour.
    assert world.tournament.state.levels_ms[3] == HOUR_MS + (HOUR_MS - 55 * MINUTE_MS - 5_000)


@pytest.mark.parametrize("name", HOUSES)
def test_nothing_goes_by_time_any_more_when_it_is_over(name: str) -> None:
    world = World(terms(name, seats=4, level_ms=10 * MINUTE_MS)).started(4)
    assert world.tournament.due_ms() == 10 * MINUTE_MS
    while not world.tournament.is_over:
        one, other = world.players_at(1)[:2]
        world.knock_out(one, other)
    assert world.tournament.due_ms() is None


def test_chips_can_be_bought_for_as_long_as_a_table_may_have_dealt_while_they_were_sold() -> None:
    announced = terms(
        "casino-helsinki",
        seats=4,
        level_ms=10 * MINUTE_MS,
        rebuys=Rebuys(500, 300, 1),
        payouts=(Payout(2, (10_000,)),),
    )
    world = World(announced).started(6)
    tables = world.tournament.state.tables
    old = tables[1].orders
    stacks = {number: dict(table.players) for number, table in tables.items()}
    world.tournament.decide(PassTournamentTime(), 10 * MINUTE_MS)  # (the tables have not heard of it yet)
    assert tables[1].orders > old and not world.tournament.state.money.settled

    def is_open(number: int, hands: int, orders: int) -> bool:
        message = HandOver(number, hands, orders, 10 * MINUTE_MS, stacks[number], (), 0, True)
        world.tournament.decide(message, 10 * MINUTE_MS)
        return purchases_open(world.tournament._step(10 * MINUTE_MS, 0))

    assert is_open(2, 1, tables[2].orders)
    assert is_open(1, 1, old), "table 1 may have dealt its second hand in the level before"
    assert not is_open(1, 2, tables[1].orders)


def test_who_is_disqualified_and_loses_all_chips_is_offered_none() -> None:
    world = begun("casino-helsinki", 4, rebuys=Rebuys(500, 300, 1))
    one, other = world.players_at(1)[:2]
    rest = iter(["2c7d", "2d7s", "2h7c"])
    holes = {player: next(rest) for player in world.players_at(1) if player not in (one, other)}
    world.deal(1, world.deck_for(holes | {one: "QhQd", other: "AhAd"}, "5s9cTsJh4s", 1))
    world.decide(Disqualify("boss", "chips from a pocket", one))
    world.play_knock_out(1, one, other)
    assert not world.told(ChipsOffered) and world.tournament.state.left == 3


def test_bought_chips_that_wait_for_the_end_of_a_hand_count_when_it_is_cancelled() -> None:
    world = begun("casinohuone", 4, pool=0, buy_in=1_000, stack=500, rebuys=Rebuys(500, 1_000, 1, up_to=500))
    world.deal(1)
    one, *others = world.players_at(1)
    world.decide(Rebuy(one))
    rows = {row.player: row.cents for row in world.tournament.cancellation().rows}
    # 50.00: half equally, half by chips, of which one has 1,000 and the others 500.
    assert rows == {one: 625 + 1_000} | dict.fromkeys(others, 625 + 500)
    world.decide(CancelTournament("boss", "the roof leaks"))
    assert world.tournament.state.money.escrow == 0


def test_only_hexapro_keeps_prizes_to_the_end() -> None:
    world = begun("casinohuone", 5, pool=10_000, payouts=(Payout(2, (5_000, 3_000, 2_000)),))
    for _ in range(3):
        next_out(world)
    third = [one for one in world.money if isinstance(one, Finished) and one.place == 3]
    assert [one.prize for one in third] == [2_000] and not world.tournament.is_over, "paid at once"


def test_a_ticket_that_was_won_is_settled_by_hand() -> None:
    world = begun("casino-helsinki", 4, pool=0, buy_in=1_000, ticket=2_000, target="main")
    while not world.tournament.is_over:
        one, other = world.players_at(1)[:2]
        world.knock_out(one, other)
    out = next(one.player for one in world.finished if not one.ticket)
    with pytest.raises(Refused) as refused:
        world.decide(Disqualify("boss", "chips from a pocket", out))
    assert refused.value.code == "ticket-was-won"
