"""The money of whole tournaments: every cent that comes in goes out once, and what the house announced is kept."""

from typing import Any

import pytest

from cardroom.rules import Refused
from cardroom.rules.decisions import Payout
from cardroom.tournament.play.tournament_commands import Register, StartTournament, Unregister
from cardroom.tournament.play.tournament_events import EntriesClosed, PrizesSettled
from cardroom.tournament.prizes.prize_pool import SpecialPrize
from cardroom.tournament.results import HouseKept, HousePaid, Paid, TicketBack, TicketWon
from cardroom.tournament.tickets.ticket import Ticket
from cardroom.tournament.tournament_terms import Rebuys
from tests.tournament.playing import HOUSES, World, begun, played, terms


def moved(world: Any, kind: type) -> list[Any]:
    """What money has moved in one way."""
    return [one for one in world.money if isinstance(one, kind)]


def enter(world: World, *names: str, **changes: Any) -> None:
    for lot, name in enumerate(names):
        world.decide(Register(name, lot, **changes))


@pytest.mark.parametrize("name", HOUSES)
def test_the_house_adds_what_the_guarantee_lacks_once_entries_are_over(name: str) -> None:
    bots = played(name, 9, 1, guarantee=20_000, added=1_000, fee=100, late_levels=2, level_hands=4)
    assert [(one.cents, one.why) for one in moved(bots, HousePaid)] == [(1_000, "added"), (10_000, "overlay")]
    assert sum(one.cents for one in moved(bots, HouseKept) if one.why == "fee") == 900
    assert sum(one.prize for one in bots.finished) == 20_000 == bots.tournament.prize_pool()
    kinds = [type(one).__name__ for one in bots.money]
    overlay = next(place for place, one in enumerate(bots.money) if getattr(one, "why", "") == "overlay")
    assert overlay < kinds.index("Finished"), "no prize is paid of money that is not there yet"


@pytest.mark.clause("CO-TT.2")
def test_a_guarantee_that_entries_reach_costs_the_house_nothing() -> None:
    bots = played("casinohuone", 9, 1, guarantee=9_000)
    assert moved(bots, HousePaid) == [] and sum(one.prize for one in bots.finished) == 9_000


@pytest.mark.clause("CH-8.13")
def test_re_entries_count_for_the_ladder_as_the_house_has_announced() -> None:
    payouts = (Payout(2, (10_000,)), Payout(4, (6_000, 4_000)), Payout(5, (5_000, 3_000, 2_000)))
    shown = {}
    for name in ("casinohuone", "casino-helsinki"):
        world = World(terms(name, late_levels=3, re_entries=4, payouts=payouts)).started(4)
        world.knock_out(*world.players_at(1)[:2])
        out = next(player for player in world.tournament.state.entrants if not world.table_of(player))
        world.decide(Register(out, 9))
        shown[name] = world.tournament.prizes()
    assert shown == {"casinohuone": (2_500, 1_500, 1_000), "casino-helsinki": (3_000, 2_000)}, (
        "each; every second one"
    )


def test_a_tournaments_own_payouts_come_before_the_houses() -> None:
    bots = played(
        "casinohuone", 12, 3, payouts=(Payout(2, (7_000, 3_000)), Payout(12, (5_000, 2_500, 2_500)))
    )
    prizes = {one.place: one.prize for one in bots.finished if one.prize}
    assert prizes == {1: 6_000, 2: 3_000, 3: 3_000}


@pytest.mark.clause("CH-8.28")
def test_special_prizes_leave_the_pool_before_the_places_and_are_paid_once() -> None:
    special = (SpecialPrize("first_out", 500), SpecialPrize("first_to_reach_chips", 0, 1_000, 1_500))
    bots = played("casino-helsinki", 10, 5, special=special, stack=800)
    told = next(event for event in bots.events if isinstance(event, PrizesSettled))
    assert (told.pool, told.special, sum(told.prizes)) == (10_000, (500, 1_000), 8_500)
    paid = moved(bots, Paid)
    assert sorted(one.cents for one in paid) == [500, 1_000] and all(one.why == "special" for one in paid)
    last = max(bots.finished, key=lambda one: one.place)
    assert next(one.player for one in paid if one.cents == 500) == last.player, "nobody went out before"
    assert sum(one.prize for one in bots.finished) == 8_500


def test_a_special_prize_that_nobody_reaches_is_the_first_places() -> None:
    bots = played(
        "casino-helsinki", 4, 5, special=(SpecialPrize("first_to_reach_chips", 700, 0, 10**6),), stack=800
    )
    assert moved(bots, Paid) == [] and sum(one.prize for one in bots.finished) == 4_000


@pytest.mark.clause("CH-8.24")
def test_a_part_of_the_pool_is_carried_to_a_later_tournament() -> None:
    bots = played("casino-helsinki", 6, 2, carried=500)
    assert [(one.cents, one.why) for one in moved(bots, HouseKept)] == [(300, "carried")]
    assert sum(one.prize for one in bots.finished) == 5_700


@pytest.mark.parametrize("changes", [{"carried": 1}, {"special": (SpecialPrize("first_out", 5),)}])
def test_what_a_house_does_not_have_is_refused_with_the_announcement(changes: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="here"):
        World(terms("casinohuone", **changes))
    with pytest.raises(Refused, match="special prizes and the part"):
        World(terms("casino-helsinki", special=(SpecialPrize("first_out", 2_001),)))


# ---------------------------------------------------------------- satellites and tickets


@pytest.mark.clause("CO-TT.7")
@pytest.mark.parametrize("name", HOUSES)
def test_a_satellite_pays_tickets_and_the_next_place_what_is_left(name: str) -> None:
    bots = played(name, 11, 2, ticket=3_000, target="main")
    tickets = moved(bots, TicketWon)
    assert [(one.cents, one.target) for one in tickets] == [(3_000, "main")] * 3
    winners = {one.player for one in bots.finished if one.ticket}
    assert winners == {one.player for one in tickets} and len(winners) == 3
    rest = [one for one in bots.finished if one.prize and not one.ticket]
    assert [(one.place, one.prize) for one in rest] == [(4, 2_000)]
    assert sum(one.prize for one in bots.finished) == 11_000
    assert {(one.place, one.sharing) for one in bots.finished if one.ticket} == {(1, 3)}, (
        "it ends with three players"
    )


def test_a_satellite_that_gives_everybody_a_ticket_shares_what_is_over() -> None:
    bots = played("casinohuone", 3, 4, ticket=900, target="main")
    assert sorted((one.prize, one.ticket) for one in bots.finished) == [(1_000, 900)] * 3 and not bots.hands


@pytest.mark.clause("CO-33b")
def test_a_ticket_pays_an_entry_once_and_comes_back_as_a_ticket() -> None:
    world = World(terms("casinohuone", fee=100))
    ticket = Ticket("k1", "A", 1_100, until_ms=50)
    assert world.tournament.price(Register("A", 1, ticket)) == 0
    assert world.tournament.price(Register("B", 1)) == 1_100
    refused = {
        "ticket-not-yours": Ticket("k2", "B", 1_100),
        "ticket-elsewhere": Ticket("k2", "A", 1_000),
        "ticket-expired": Ticket("k2", "A", 1_100, until_ms=0),
    }
    for code, bad in refused.items():
        with pytest.raises(Refused) as why:
            world.decide(Register("A", 1, bad))
        assert why.value.code == code and why.value.clauses and not world.tournament.state.entrants
    with pytest.raises(Refused) as why:
        world.decide(Register("A", 1, Ticket("k2", "A", 1_100, "other")))
    assert why.value.code == "ticket-elsewhere"
    world.decide(Register("A", 1, ticket))
    with pytest.raises(Refused) as why:
        world.decide(Register("B", 1, Ticket("k1", "B", 1_100)))
    assert why.value.code == "ticket-used"
    world.decide(Unregister("A"))
    assert [(one.ticket, one.cents) for one in moved(world, TicketBack)] == [("k1", 1_100)]
    world.decide(Register("A", 1, ticket))
    enter(world, "B")
    world.decide(Unregister("B"))
    assert [(one.player, one.cents) for one in moved(world, Paid)] == [("B", 1_100)]
    assert world.tournament.state.money.escrow == 1_100


# ---------------------------------------------------------------- what players pay


@pytest.mark.clause("CO-36")
def test_nothing_is_paid_back_to_who_wants_to_withdraw_once_it_has_begun() -> None:
    world = begun("casinohuone", 3, pool=0, buy_in=900, fee=100)
    with pytest.raises(Refused) as refused:
        world.decide(Unregister("A"))
    assert refused.value.code == "begun-already" and moved(world, Paid) == []
    assert (world.tournament.state.money.escrow, world.tournament.state.left) == (2_700, 3), (
        "the fees are the house's"
    )


@pytest.mark.clause("CO-TT.9")
def test_players_who_choose_their_buy_in_begin_with_chips_in_proportion() -> None:
    world = World(terms("casinohuone", most_buy_in=3_000, stack=500))
    for lot, (name, paid) in enumerate({"A": 1_000, "B": 1_500, "C": 3_000, "D": 0}.items()):
        wish = Register(name, lot, pool_cents=paid)
        assert world.tournament.price(wish) == (paid or 1_000)
        world.decide(wish)
    for bad in (999, 3_001):
        with pytest.raises(Refused, match="from 1000 to 3000"):
            world.decide(Register("E", 9, pool_cents=bad))
    world.decide(StartTournament())
    stacks = {seat.player: seat.stack for table in world.tables.values() for seat in table.seats.values()}
    assert stacks == {"A": 500, "B": 750, "C": 1_500, "D": 500}
    assert world.tournament.prize_pool() == 6_500


def test_a_fixed_buy_in_is_paid_as_it_is() -> None:
    with pytest.raises(Refused) as refused:
        World(terms("casinohuone")).decide(Register("A", 1, pool_cents=999))
    assert refused.value.code == "bad-buy-in"


@pytest.mark.clause("CO-TT.8", "CO-38b")
def test_a_freeroll_costs_nothing_and_the_house_gives_its_pool() -> None:
    bots = played("casinohuone", 7, 3, buy_in=0, added=5_000)
    assert bots.tournament.price(Register("x", 1)) == 0
    assert [(one.cents, one.why) for one in moved(bots, HousePaid)] == [(5_000, "added")]
    assert sum(one.prize for one in bots.finished) == 5_000 and moved(bots, HouseKept) == []


def test_prizes_wait_until_the_pool_is_certain() -> None:
    bots = played("casinohuone", 9, 8, rebuys=Rebuys(500, 1_000, 3, fee=50), level_hands=8)
    settled = next(event for event in bots.events if isinstance(event, PrizesSettled))
    closed = next(event for event in bots.events if isinstance(event, EntriesClosed))
    assert settled.pool > closed.pool == 9_000 and (settled.pool - 9_000) % 1_000 == 0
    rebuys = (settled.pool - 9_000) // 1_000
    assert sum(one.prize for one in bots.finished) == settled.pool
    assert sum(one.cents for one in moved(bots, HouseKept)) == 50 * rebuys


def test_levels_last_as_long_as_each_says() -> None:
    world = begun("casinohuone", 3, level_ms=60_000, level_hands=0, lengths_ms=(0, 120_000, 30_000))
    assert world.tournament.state.levels_ms[:3] == (0, 60_000, 180_000)
