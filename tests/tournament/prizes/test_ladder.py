"""The ladder of prizes by the size of the field, and what a lobby tells of it."""

from dataclasses import replace

import pytest

from cardroom.rules import house
from cardroom.rules.decisions import Payout
from cardroom.tournament.play.tournament_commands import PassTournamentTime, Register
from cardroom.tournament.play.tournament_events import PrizesSettled
from cardroom.tournament.prizes.ladder import counted_entries, ladder, paid_places, places_of
from cardroom.tournament.tournament_terms import Rebuys
from tests.tournament.playing import World, terms
from tests.tournament.prizes.test_pool import HOUSES, rules

TABLE = (Payout(2, (10_000,)), Payout(5, (6_500, 3_500)), Payout(7, (5_000, 3_000, 2_000)))


def test_small_fields_go_by_the_table_and_large_ones_by_the_ladder() -> None:
    own = rules("casinohuone")
    assert ladder(own, TABLE, 10, 9_000) == (4_500, 2_700, 1_800)
    large = ladder(own, TABLE, 200, 180_000)
    assert len(large) == 30 and sum(large) == 180_000
    assert large[9] == large[10] == large[11] > large[12], "places are paid alike by threes, then by nines"
    assert len(set(large[18:27])) == 1


def test_no_paid_place_gets_less_than_the_least_prize() -> None:
    for name in HOUSES:
        own = rules(name)
        for entries in (30, 101, 999):
            prizes = ladder(own, TABLE, entries, entries * 10_000_00)
            least = entries * 10_000_00 * own.least_prize_percent.value // (entries * 100)
            assert prizes[-1] >= least - own.prize_unit_cents.value
            assert all(prize % own.prize_unit_cents.value == 0 for prize in prizes[1:])


@pytest.mark.clause("CO-TT.5")
def test_cash_prizes_go_to_the_best_placed_by_the_number_of_entries() -> None:
    own = rules("casinohuone")
    places = [paid_places(own, entries) for entries in (2, 10, 45, 200, 1_000)]
    assert places == [1, 2, 7, 30, 150]
    first_prizes = [ladder(own, TABLE, entries, entries * 900)[0] for entries in (12, 45, 200, 1_000)]
    assert first_prizes == sorted(first_prizes), "the winner gets most, and more of a larger field"


def test_a_structures_own_payouts_hold_for_all_fields() -> None:
    own = (Payout(2, (6_000, 4_000)),)
    assert ladder(rules("casinohuone"), own, 500, 101, own_table=True) == (61, 40)


@pytest.mark.clause("CH-8.13")
def test_ten_re_entries_count_as_five_players_more_as_announced() -> None:
    assert counted_entries(rules("casino-helsinki"), 40, 10) - 40 == 5
    assert counted_entries(rules("casino-helsinki"), 40, 11) - 40 == 5
    own = rules("casino-helsinki")
    announced = replace(own, re_entries_per_entry=replace(own.re_entries_per_entry, value=1))
    assert counted_entries(announced, 40, 10) == 50, "another tournament announces otherwise"


@pytest.mark.parametrize(
    ("name", "counted"), [("casinohuone", 50), ("casino-kruh", 40), ("pokerstars-live-fi", 50)]
)
def test_each_house_counts_re_entries_in_its_way(name: str, counted: int) -> None:
    assert counted_entries(rules(name), 40, 10) == counted


def shown(world: World) -> tuple[int, ...]:
    """The prizes as the lobby shows them, in money."""
    found = world.tournament.prizes_now()
    assert found.in_money
    return found.prizes


@pytest.mark.clause("CO-31b", "CO-31a")
def test_the_ladder_goes_by_the_entrants_and_stands_once_registration_has_closed() -> None:
    world = World(terms("casinohuone", buy_in=900, level_ms=60_000, late_levels=1)).started(19)
    one_more = world.tournament.prizes_now().one_more
    assert sum(shown(world)) == 17_100 and sum(one_more) == 18_000
    world.decide(Register("Z", 99))
    assert shown(world) == one_more and not world.told(PrizesSettled), "not final while somebody may enter"
    world.now_ms = 60_000
    world.decide(PassTournamentTime())
    [settled] = world.told(PrizesSettled)
    assert settled.prizes == shown(world) == one_more and {"CO-31b", "CO-31a", "CO-39a"} <= set(
        settled.clauses
    )
    assert world.tournament.prizes_now().one_more == ()


@pytest.mark.clause("CO-39a")
def test_the_whole_ladder_is_shown_in_money_at_once() -> None:
    world = World(terms("casinohuone", buy_in=1_000, rebuys=Rebuys(500, 1_000, 3)))
    for lot in range(8):
        world.decide(Register(f"P{lot}", lot))
    assert shown(world) == (4_000, 2_400, 1_600)


@pytest.mark.clause("CO-31a", "CO-TT.2")
def test_prizes_are_those_that_the_lobby_shows() -> None:
    world = World(terms("casinohuone", buy_in=900, guarantee=50_000)).started(40)
    [settled] = world.told(PrizesSettled)
    own = rules("casinohuone")
    assert (
        settled.prizes
        == shown(world)
        == ladder(own, house("casinohuone").tournament.payouts.value, 40, 50_000)
    )  # type: ignore[union-attr]  # (it has tournaments)
    assert settled.overlay == 50_000 - 36_000


@pytest.mark.clause("CH-8.24")
def test_with_purchases_the_parts_are_shown_before_and_the_money_only_after_them() -> None:
    world = World(
        terms("casino-helsinki", buy_in=1_000, level_ms=60_000, rebuys=Rebuys(500, 1_000, 1))
    ).started(8)
    before = world.tournament.prizes_now()
    assert (before.in_money, sum(before.prizes)) == (False, 1_000_000)
    world.now_ms = 60_000
    world.decide(PassTournamentTime())
    for number in list(world.tables):
        world.deal(number)
        world.fold_out(number)
    after = world.tournament.prizes_now()
    assert after.in_money and sum(after.prizes) == 8_000


@pytest.mark.parametrize("name", HOUSES)
def test_no_place_is_paid_nothing_however_small_the_pool(name: str) -> None:
    book = house(name)
    assert book.prizes is not None and book.tournament is not None
    for entries in (2, 5, 9, 12, 20, 60, 200):
        for amount in (0, 1, 999, 10_000, 30_000, 60_000, 90_000, 300_000, 1_234_567):
            found = ladder(book.prizes, book.tournament.payouts.value, entries, amount)
            assert sum(found) == amount and list(found) == sorted(found, reverse=True)
            assert amount == 0 or min(found) > 0, (entries, amount, found)


@pytest.mark.parametrize("name", HOUSES)
def test_the_number_of_places_is_foreseen_as_it_comes(name: str) -> None:
    book = house(name)
    assert book.prizes is not None and book.tournament is not None
    table = book.tournament.payouts.value
    for entries in (2, 5, 9, 12, 20, 60, 200):
        usual = len(ladder(book.prizes, table, entries, 10**9))
        assert places_of(book.prizes, table, entries, 0) == (0, usual)
        for amount in (1, 999, 10_000, 30_000, 60_000, 90_000, 300_000, 1_234_567, 10**9):
            paid = len(ladder(book.prizes, table, entries, amount))
            assert places_of(book.prizes, table, entries, amount) == (paid, usual) and paid <= usual
