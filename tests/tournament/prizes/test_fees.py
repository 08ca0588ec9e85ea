"""Prices and their fees, as the houses print them."""

import pytest

from cardroom.rules import Refused, house
from cardroom.tournament.prizes.fees import PriceKind, chips_for, price_of
from cardroom.tournament.structures.structure_files import StructureFaults, load_structure
from cardroom.tournament.structures.structure_terms import terms_of
from tests.tournament.prizes.test_pool import HOUSES, rules

FIVE_HANDED = {100: 5, 200: 10, 400: 20, 1000: 50, 2500: 125, 5000: 150, 10000: 300}
HEADS_UP = {100: 3, 200: 6, 400: 12, 1000: 30, 2500: 75, 5000: 150, 10000: 300, 20000: 600}
MULTI_TABLE = {100: 10, 400: 40, 1000: 100, 2500: 250, 5000: 500, 10000: 1000}


@pytest.mark.clause("CO-FEE.1", "CO-FEE.2", "CO-FEE.3", "CO-FEE.4")
@pytest.mark.parametrize(
    ("kind", "printed"),
    [
        ("five_handed_sit_and_go", FIVE_HANDED),
        ("heads_up_sit_and_go", HEADS_UP),
        ("multi_table", MULTI_TABLE),
    ],
)
def test_the_table_gives_the_price_then_the_pools_part_and_the_fee(
    kind: PriceKind, printed: dict[int, int]
) -> None:
    for buy_in, fee in printed.items():
        price = price_of(rules("casinohuone"), kind, buy_in)
        assert (price.whole, price.pool, price.fee) == (buy_in, buy_in - fee, fee)
        assert "CO-FEE.1" in price.clauses


@pytest.mark.clause("CO-35a")
def test_a_price_that_no_table_prints_has_a_fee_of_about_ten_percent_of_the_buy_in() -> None:
    price = price_of(rules("casinohuone"), "multi_table", 2_200)
    assert (price.pool, price.fee) == (2_000, 200)


@pytest.mark.clause("CH-8.2")
def test_the_entry_ticket_names_the_pools_part_and_the_fee_apart() -> None:
    price = price_of(rules("casino-helsinki"), "multi_table", 2_500)
    assert (price.pool, price.fee) == (2_000, 500)


@pytest.mark.clause("CO-TT.8", "CO-38b")
@pytest.mark.parametrize("name", HOUSES)
def test_a_freeroll_costs_nothing_and_has_no_fee(name: str) -> None:
    price = price_of(rules(name), "multi_table", 0)
    assert price.is_free and (price.pool, price.fee) == (0, 0)


@pytest.mark.parametrize("name", HOUSES)
@pytest.mark.parametrize("buy_in", [1, 7, 99, 1_001, 123_457])
def test_pool_and_fee_are_the_price(name: str, buy_in: int) -> None:
    price = price_of(rules(name), "multi_table", buy_in)
    assert price.whole == buy_in and 0 <= price.fee < price.pool


@pytest.mark.clause("CO-TT.9")
def test_a_chosen_buy_in_buys_chips_in_proportion() -> None:
    rules_here = rules("casinohuone")
    assert [chips_for(rules_here, 1_500, 500, 2_000, paid)[0] for paid in (500, 1_200, 2_000)] == [
        1_500,
        3_600,
        6_000,
    ]
    assert chips_for(rules_here, 1_500, 499, 2_000, 1_000) == (3_006, ("CO-TT.9",)), "rounded down"
    for paid in (499, 2_001):
        with pytest.raises(Refused, match="from 500 to 2000"):
            chips_for(rules_here, 1_500, 500, 2_000, paid)


@pytest.mark.clause("CO-FEE.1", "CO-FEE.2", "CO-FEE.3", "CO-FEE.4", "CO-35a")
@pytest.mark.parametrize(
    ("seats", "most", "price", "parts"),
    [(5, 5, 1_000, (950, 50)), (2, 2, 20_000, (19_400, 600)), (6, 0, 1_000, (900, 100)), (5, 0, 1_000, (900, 100)),
     (6, 0, 2_200, (2_000, 200)), (6, 0, 0, (0, 0))],
)  # fmt: skip
def test_a_structure_that_names_the_whole_price_has_the_fee_of_its_kind(
    seats: int, most: int, price: int, parts: tuple[int, int]
) -> None:
    text = f'name = "T"\nstack = 1000\nseats = {seats}\nlevels = [{{ big_blind = 20, small_blind = 10 }}]\n'
    text += f"entries = {{ least = 2, most = {most} }}\nprice = {{ whole_cents = {price} }}\n"
    terms = terms_of(load_structure(text), house("casinohuone"), "m")
    assert (terms.buy_in, terms.fee) == parts


def test_a_whole_price_beside_its_parts_is_a_fault() -> None:
    text = 'name = "T"\nstack = 1000\nlevels = [{ big_blind = 20 }]\nprice = { whole_cents = 100, fee_cents = 5 }\n'
    with pytest.raises(StructureFaults, match="stands beside pool_cents"):
        load_structure(text)
