"""Satellites: tickets, the remainder in money, and when all left get the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.rules import Refused
from cardroom.tournament.prizes.satellite import may_use, satellite
from tests.tournament.prizes.test_pool import HOUSES, rules


@pytest.mark.clause("CO-TT.6", "CH-8.19")
@pytest.mark.parametrize("name", HOUSES)
def test_the_pool_buys_tickets_and_the_place_behind_them_gets_the_rest_in_money(name: str) -> None:
    prizes = satellite(rules(name), price=10_000, pool=36_500, players=40)
    assert (prizes.tickets, prizes.remainder) == (3, 6_500)
    exact = satellite(rules(name), price=10_000, pool=30_000, players=40)
    assert (exact.tickets, exact.remainder) == (3, 0)


@pytest.mark.clause("CH-8.19")
def test_an_entry_that_was_won_must_be_used_personally() -> None:
    own = rules("casino-helsinki")
    may_use(own, "anna", "anna")
    with pytest.raises(Refused, match="its winner alone") as refused:
        may_use(own, "anna", "bo")
    assert refused.value.clauses == ("CH-8.19",)
    may_use(rules("pokerstars-live-fi"), "anna", "bo")


@given(st.integers(1, 10**6), st.integers(0, 10**8), st.integers(1, 500))
def test_tickets_and_remainder_are_the_pool(price: int, pool: int, players: int) -> None:
    prizes = satellite(rules("casinohuone"), price, pool, players)
    assert prizes.tickets * price + prizes.remainder + prizes.undivided == pool
    assert prizes.tickets <= players and (prizes.tickets == players or prizes.remainder < price)


def test_a_ticket_without_a_price_is_refused() -> None:
    with pytest.raises(Refused, match="have a price"):
        satellite(rules("casinohuone"), 0, 1_000, 5)
