"""Dividing in proportion: no unit is lost, none is made, and nobody is a whole unit away from the exact share."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from cardroom.tournament.apportion import apportion


@given(st.integers(0, 10**9), st.lists(st.integers(0, 10**6), min_size=1, max_size=12))
def test_shares_add_up_and_are_within_a_unit_of_the_exact_ones(total: int, weights: list[int]) -> None:
    shares = apportion(total, weights)
    parts = sum(weights)
    assert sum(shares) == total
    for share, weight in zip(shares, weights, strict=True):
        exact = Fraction(total * weight, parts) if parts else Fraction(total, len(weights))
        assert abs(share - exact) < 1


def test_units_left_go_to_the_largest_remainders_and_then_by_the_order() -> None:
    assert apportion(10, [1, 1, 1]) == (4, 3, 3)
    assert apportion(11, [1, 1, 1], order=[2, 0, 1]) == (4, 3, 4)
    assert apportion(100, [5, 3, 3]) == (46, 27, 27), "45.45 has the largest remainder"
    assert apportion(5, [0, 0]) == (3, 2)
