"""The pool: what comes in, what the house adds, and what is taken out before the places are paid."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.rules import Refused, house
from cardroom.rules.decisions import Prizes
from cardroom.tournament.prizes.ladder import ladder
from cardroom.tournament.prizes.prize_pool import SpecialPrize, pool_of

HOUSES = ("casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no")


def rules(name: str) -> Prizes:
    found = house(name).prizes
    assert found is not None
    return found


@pytest.mark.clause("CO-TT.2")
def test_a_guarantee_that_entries_do_not_reach_is_filled_up_by_the_house() -> None:
    pool = pool_of(rules("casinohuone"), 40 * 900, guarantee=50_000)
    assert (pool.collected, pool.overlay, pool.total, pool.to_places) == (36_000, 14_000, 50_000, 50_000)
    reached = pool_of(rules("casinohuone"), 60 * 900, guarantee=50_000)
    assert (reached.overlay, reached.total) == (0, 54_000)


@pytest.mark.clause("CO-35b")
def test_what_is_set_aside_for_prizes_is_a_percentage_of_all_buy_ins() -> None:
    own = rules("casinohuone")
    assert pool_of(own, 90_000).total == 90_000
    less = replace(own, pool_share=replace(own.pool_share, value=9_500))
    pool = pool_of(less, 90_010)
    assert (pool.kept, pool.total) == (4_500, 85_510), "half a cent stays in the pool"


@pytest.mark.clause("CK-H.6")
def test_the_organiser_may_take_a_percentage_of_the_pool() -> None:
    own = rules("casino-kruh")
    assert own.pool_share.configured and own.usual_fee.configured, "the manager gives the amounts"
    taking = replace(own, pool_share=replace(own.pool_share, value=9_000))
    pool = pool_of(taking, 1_000_000)
    assert (pool.kept, pool.total) == (100_000, 900_000)


@pytest.mark.clause("CH-8.28")
def test_special_prizes_come_out_of_the_pool_before_the_places() -> None:
    first_out, many_chips = (
        SpecialPrize("first_out", cents=2_000),
        SpecialPrize("first_to_reach_chips", 0, 500, 20_000),
    )
    special = (many_chips, first_out)
    pool = pool_of(rules("casino-helsinki"), 100_000, special=special)
    assert (pool.special, pool.to_places) == ((5_000, 2_000), 93_000)
    with pytest.raises(Refused, match="no special prizes here"):
        pool_of(rules("casinohuone"), 100_000, special=special)


@pytest.mark.clause("CH-8.24")
def test_part_of_a_pool_may_be_carried_to_a_later_tournament() -> None:
    pool = pool_of(rules("casino-helsinki"), 100_000, carried_basis_points=1_000)
    assert (pool.carried, pool.to_places) == (10_000, 90_000)
    with pytest.raises(Refused, match="later tournament"):
        pool_of(rules("casinohuone"), 100_000, carried_basis_points=1_000)


def test_more_than_the_pool_cannot_be_taken_out_of_it() -> None:
    with pytest.raises(Refused, match="come to 1500"):
        pool_of(rules("casino-helsinki"), 1_000, special=[SpecialPrize("first_out", cents=1_500)])


@given(
    st.sampled_from(HOUSES),
    st.integers(2, 3_000),
    st.integers(0, 10**8),
    st.integers(0, 10**7),
    st.integers(0, 10**8),
)
def test_every_cent_of_a_pool_reaches_a_place(
    name: str, entries: int, collected: int, added: int, least: int
) -> None:
    book = house(name)
    assert book.prizes is not None and book.tournament is not None
    pool = pool_of(book.prizes, collected, added=added, guarantee=least)
    prizes = ladder(book.prizes, book.tournament.payouts.value, entries, pool.to_places)
    assert sum(prizes) == pool.total == collected + added + pool.overlay >= least
    assert list(prizes) == sorted(prizes, reverse=True) and min(prizes) >= 0 and len(prizes) < max(entries, 2)
