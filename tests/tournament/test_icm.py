"""The worth of stacks by the independent chip model, beside the sum over all finishing orders in exact fractions."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.rules.refused import Refused
from cardroom.tournament import icm_race
from cardroom.tournament.icm import icm, icm_amounts

STACKS = st.lists(st.integers(1, 10**6), min_size=1, max_size=8)
PRIZES = st.lists(st.integers(0, 10**7), min_size=1, max_size=10)


def exact(stacks: tuple[int, ...], prizes: list[int]) -> list[Fraction]:
    """Over all sets of players who may have the first places: the model as it is written down."""
    count = len(stacks)

    def behind(first: int) -> int:
        return sum(stack for player, stack in enumerate(stacks) if not first >> player & 1)

    @cache
    def chance(first: int) -> Fraction:
        """That these players have the first places among them, in whatever order."""
        if not first:
            return Fraction(1)
        without = [(player, first & ~(1 << player)) for player in range(count) if first >> player & 1]
        return sum(
            (chance(rest) * Fraction(stacks[player], behind(rest)) for player, rest in without), Fraction(0)
        )

    worth = [Fraction(0)] * count
    for first in range((1 << count) - 1):
        place = first.bit_count()
        for player in range(count):
            if place < len(prizes) and not first >> player & 1:
                worth[player] += chance(first) * Fraction(stacks[player], behind(first)) * prizes[place]
    return worth


@given(STACKS, PRIZES)
@settings(max_examples=120, deadline=None)
def test_the_integral_is_the_sum_over_all_finishing_orders(stacks: list[int], prizes: list[int]) -> None:
    due = sum(prizes[: len(stacks)])
    for found, expected in zip(icm(stacks, prizes), exact(tuple(stacks), prizes), strict=True):
        assert abs(Fraction(found) - expected) <= Fraction(1, 10**12) * due


@given(STACKS, PRIZES)
@settings(max_examples=120, deadline=None)
def test_whole_amounts_add_up_and_are_within_one_unit_of_the_worth(
    stacks: list[int], prizes: list[int]
) -> None:
    amounts = icm_amounts(stacks, prizes)
    assert sum(amounts) == sum(prizes[: len(stacks)])
    for amount, expected in zip(amounts, exact(tuple(stacks), prizes), strict=True):
        assert abs(amount - expected) < 1 + Fraction(1, 10**5)


def test_a_winner_takes_all_in_proportion_to_chips_and_equal_stacks_share_alike() -> None:
    assert icm([1, 2, 7], [1000]) == pytest.approx([100, 200, 700], rel=1e-12)
    assert icm([500] * 5, [50, 30, 20]) == pytest.approx([20] * 5, rel=1e-12)
    assert icm([40], [70, 30]) == [70]


@pytest.mark.clause("CO-54c")
def test_three_left_at_a_final_table_share_the_unpaid_prizes_by_their_chips() -> None:
    assert icm_amounts([5000, 3000, 2000], [5000, 3000, 2000]) == [3839, 3275, 2886]


@pytest.mark.clause("CO-55b")
def test_a_cancelled_hexapro_pays_ten_percent_each_and_the_rest_by_the_model() -> None:
    rest = icm_amounts([750, 450, 300], [14000, 2100, 1400])
    # 104.375, 79.425 and 66.20: the half cents are equal remainders, and the larger stack gets the cent.
    assert [2500 + part for part in rest] == [10438, 7942, 6620]
    assert [1000 + part for part in icm_amounts([750, 450, 300], [7000])] == [4500, 3100, 2400]


def test_a_unit_left_goes_to_the_larger_remainder_then_to_the_larger_stack_then_to_the_first() -> None:
    assert icm_amounts([1, 2], [100]) == [33, 67]
    assert icm_amounts([3, 3, 3], [100]) == [34, 33, 33]
    assert icm_amounts([1, 3, 4], [4]) == [0, 2, 2], "0.5, 1.5 and 2: one unit for two equal remainders"


def test_a_field_of_a_thousand_adds_up_and_more_chips_are_worth_more() -> None:
    stacks = [1000 + 37 * player for player in range(1000)]
    prizes = [100_000 // place for place in range(1, 151)]
    worth = icm(stacks, prizes)
    assert sum(worth) == pytest.approx(sum(prizes), rel=1e-12)
    assert worth == sorted(worth)
    assert worth[-1] < prizes[0]


@pytest.mark.parametrize(
    ("stacks", "prizes", "code"),
    [
        ([], [1], "bad-stacks"),
        ([1, 0], [1], "bad-stacks"),
        ([1, -5], [1], "bad-stacks"),
        ([1.5, 2], [1], "bad-stacks"),
        ([True, 2], [1], "bad-stacks"),
        ([1, 2], [], "bad-prizes"),
        ([1, 2], [-1], "bad-prizes"),
        ([1, 2], [1.0], "bad-prizes"),
    ],
)
def test_what_is_no_stack_or_prize_is_refused(stacks: list[int], prizes: list[int], code: str) -> None:
    with pytest.raises(Refused) as refused:
        icm(stacks, prizes)
    assert refused.value.code == code


@given(st.lists(st.integers(1, 10**6), min_size=2, max_size=8), PRIZES)
@settings(max_examples=60, deadline=None)
def test_the_race_alone_is_the_sum_over_all_finishing_orders(stacks: list[int], prizes: list[int]) -> None:
    """`icm` takes the race for larger fields only."""
    paid = [*prizes[: len(stacks)], 1][: len(stacks)]
    found = icm_race.parts_won(stacks, list(range(len(stacks))), paid)
    for part, expected in zip(found, exact(tuple(stacks), paid), strict=True):
        assert abs(Fraction(part) * sum(paid) - expected) <= Fraction(1, 10**12) * sum(paid)


def test_a_field_of_a_thousand_takes_so_much_work_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cell is a player, a place and a time; it was 63 million before panels were left whole and early places out."""
    cells = 0
    some_at = icm_race._some_at

    def counted(
        times: icm_race.Values, rates: icm_race.Values, wanted: list[int], prizes: icm_race.Values
    ) -> object:
        nonlocal cells
        cells += len(times) * len(rates) * len(prizes)
        return some_at(times, rates, wanted, prizes)

    monkeypatch.setattr(icm_race, "_some_at", counted)
    icm([1000 + 99 * player for player in range(1000)], [1_000_000 // place for place in range(1, 151)])
    assert cells < 45_000_000
