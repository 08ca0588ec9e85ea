"""The ladder of prizes by the size of the field, and what a lobby tells of it."""

from dataclasses import replace

import pytest

from cardroom.rules.decisions import Payout
from cardroom.tournament.prizes.ladder import counted_entries, ladder, paid_places
from cardroom.tournament.prizes.shown import Takings, prizes_shown
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


@pytest.mark.parametrize(("name", "counted"), [("casinohuone", 50), ("casino-kruh", 40), ("pokerstars-live-fi", 50)])
def test_each_house_counts_re_entries_in_its_way(name: str, counted: int) -> None:
    assert counted_entries(rules(name), 40, 10) == counted


@pytest.mark.clause("CO-31b")
def test_the_ladder_goes_by_the_entrants_and_stands_once_registration_has_closed() -> None:
    own = rules("casinohuone")
    takings = Takings(entries=19, collected=19 * 900)
    now = prizes_shown(own, TABLE, takings, registration_open=True, purchases_open=False)
    more = prizes_shown(own, TABLE, takings.one_more(900), registration_open=True, purchases_open=False)
    assert not now.final and not more.final and sum(now.prizes) == 17_100 and sum(more.prizes) == 18_000
    closed = prizes_shown(own, TABLE, takings.one_more(900), registration_open=False, purchases_open=False)
    assert closed.final and closed.prizes == more.prizes and "CO-31b" in closed.clauses


@pytest.mark.clause("CO-39a")
def test_the_whole_ladder_is_shown_in_money_at_once() -> None:
    shown = prizes_shown(
        rules("casinohuone"), TABLE, Takings(8, collected=8_000), registration_open=True, purchases_open=True
    )
    assert shown.in_money and shown.prizes == (4_000, 2_400, 1_600) and "CO-39a" in shown.clauses


@pytest.mark.clause("CO-31a")
def test_prizes_are_those_that_the_lobby_shows() -> None:
    own = rules("casinohuone")
    shown = prizes_shown(own, TABLE, Takings(40, collected=36_000, guarantee=50_000), registration_open=False,
                         purchases_open=False)  # fmt: skip
    assert shown.final and shown.prizes == ladder(own, TABLE, 40, 50_000) and "CO-31a" in shown.clauses


@pytest.mark.clause("CH-8.24")
def test_with_purchases_the_parts_are_shown_before_and_the_money_only_after_them() -> None:
    own = rules("casino-helsinki")
    before = prizes_shown(own, TABLE, Takings(8, collected=8_000), registration_open=False, purchases_open=True)
    after = prizes_shown(own, TABLE, Takings(8, collected=9_000), registration_open=False, purchases_open=False)
    assert (before.in_money, before.final, before.prizes) == (False, False, (5_000, 3_000, 2_000))
    assert (after.in_money, after.final, after.prizes) == (True, True, (4_500, 2_700, 1_800))
