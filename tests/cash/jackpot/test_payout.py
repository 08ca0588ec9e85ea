"""The printed payout tables, row by row, and shares of any fund."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.cash.jackpot.payout import made_up, row_of, shares_of
from cardroom.rules import house
from cardroom.rules.decisions import Jackpot, PayoutRow

BOOK = house("casino-helsinki")
assert BOOK.jackpot is not None, "this house has a jackpot"
RULES: Jackpot = BOOK.jackpot
EVEN_FUND = 100 * 252_000
"""A fund of which every printed share is whole: all denominators divide it."""
READING = RULES.payout_1.reading
FIRST = [pytest.param(row, id=f"{row.players}-{row.losers}-{row.winners}") for row in RULES.payout_1.value]
SECOND = [pytest.param(row, id=f"{row.players}-{row.losers}-{row.winners}") for row in RULES.payout_2.value]
CATEGORY_2_LOSER = {1: "10", 2: "5.5", 3: "4", 4: "3.25"}
CATEGORY_2_WINNER = {1: "5", 2: "3", 3: "7/3", 4: "2"}


def paid(category: int, row: PayoutRow, fund: int) -> tuple[Fraction | int, ...]:
    """Percents of the fund for a loser, a winner, another and all of them together, as paid."""
    found = shares_of(row_of(RULES, category, row.players, row.losers, row.winners), fund)
    loser, winner, other, total = (
        Fraction(cents * 100, fund) for cents in (found.loser, found.winner, found.other, found.total)
    )
    return loser, winner, other, total


@pytest.mark.parametrize("row", FIRST)
@pytest.mark.clause("CH-7.15", "CH-7.4", "CH-7.8")
def test_a_row_of_category_1_pays_80_percent_by_the_formula(row: PayoutRow) -> None:
    other = Fraction(20, row.players - 2)
    loser = (40 + (row.losers - 1) * other) / row.losers
    winner = (20 + (row.winners - 1) * other) / row.winners
    assert row.others == row.players - row.losers - row.winners
    assert paid(1, row, EVEN_FUND) == (loser, winner, other if row.others else 0, 80)


@pytest.mark.parametrize("row", SECOND)
@pytest.mark.clause("CH-7.16", "CH-7.4", "CH-7.8")
def test_a_row_of_category_2_pays_13_percent_and_one_for_each_player(row: PayoutRow) -> None:
    loser, winner = Fraction(CATEGORY_2_LOSER[row.losers]), Fraction(CATEGORY_2_WINNER[row.winners])
    assert row.others == row.players - row.losers - row.winners
    assert paid(2, row, EVEN_FUND) == (loser, winner, 1 if row.others else 0, 13 + row.players)


@pytest.mark.parametrize("rows", [RULES.payout_1.value, RULES.payout_2.value])
@pytest.mark.clause("CH-7.15", "CH-7.16")
def test_there_is_a_row_for_every_division_there_can_be(rows: tuple[PayoutRow, ...]) -> None:
    sides = range(1, 5)
    wanted = {(n, lo, w) for n in range(5, 11) for lo in sides for w in sides if lo + w <= n}
    assert len(rows) == 86 and {(row.players, row.losers, row.winners) for row in rows} == wanted


@pytest.mark.parametrize(
    ("players", "losers", "winners", "loser", "winner", "other"),
    [
        (5, 1, 1, "40", "20", "6.667"),
        (10, 4, 4, "11.875", "6.875", "2.5"),
    ],
)
@pytest.mark.clause("CH-7.15")
def test_the_printed_examples_of_category_1(
    players: int, losers: int, winners: int, loser: str, winner: str, other: str
) -> None:
    row = row_of(RULES, 1, players, losers, winners)
    for share, printed in ((row.loser, loser), (row.winner, winner), (row.other, other)):
        assert abs(Fraction(share) - Fraction(printed)) <= Fraction(1, 2000)


@pytest.mark.clause("CH-7.15", "CH-7.4")
def test_the_misprinted_share_of_two_winners_at_nine_is_read_so_that_the_row_comes_to_80_percent() -> None:
    rows = [row for row in RULES.payout_1.value if (row.players, row.winners) == (9, 2)]
    assert [row.losers for row in rows] == [1, 2, 3, 4]
    for row in rows:
        others = 80 - Fraction(row.loser) * row.losers - Fraction(row.other) * row.others
        assert Fraction(row.winner) * 2 == others != Fraction("11.439") * 2, "printed, and more than there is"
    assert "11.439" in READING and "CH-7.4" in READING
    examples = [example for example in BOOK.clause("CH-7.15").examples if "11.4" in example.expect]
    assert [(example.origin, example.expect[:6]) for example in examples] == [("derived", "11.429")]


@pytest.mark.clause("CH-7.16", "CH-7.4")
def test_the_printed_example_of_category_2_comes_to_23_percent() -> None:
    row = row_of(RULES, 2, 10, 1, 2)
    assert (row.loser, row.winner, row.other, row.others) == ("10", "3", "1", 7)
    assert shares_of(row, 100_000_00).total == 23_000_00


@pytest.mark.clause("CH-7.15")
def test_a_fund_of_50_000_hit_by_two_losers_of_seven() -> None:
    found = shares_of(row_of(RULES, 1, 7, 2, 1), 50_000_00)
    assert (found.loser, found.winner, found.other) == (11_000_00, 10_000_00, 2_000_00)
    assert found.total == 40_000_00


@pytest.mark.clause("CH-7.17")
def test_the_house_makes_the_fund_up_to_1000_euros_and_adds_nothing_to_more() -> None:
    base = RULES.base_cents.value
    assert base == 1_000_00
    assert made_up(999_99, base) == 1
    assert made_up(0, base) == 1_000_00
    assert made_up(base, base) == made_up(2 * base, base) == 0


@pytest.mark.clause("CH-7.15", "CH-7.16", "CH-7.17")
@given(st.integers(0, 10**12), st.sampled_from((1, 2)), st.integers(0, 85))
def test_shares_of_any_fund_are_whole_and_what_cannot_be_divided_stays_in_it(
    fund: int, category: int, place: int
) -> None:
    row = (RULES.payout_1 if category == 1 else RULES.payout_2).value[place]
    found = shares_of(row, fund)
    whole = 80 if category == 1 else 13 + row.players
    assert found.total == (found.loser * row.losers + found.winner * row.winners + found.other * row.others)
    assert 0 <= fund * whole - found.total * 100 < 100 * row.players
    assert found.total <= fund


def test_a_division_that_is_not_printed_is_an_error_that_names_it() -> None:
    with pytest.raises(LookupError, match="4 players"):
        row_of(RULES, 1, 4, 1, 1)
