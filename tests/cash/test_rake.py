"""The house's share of a pot, by the printed tables and examples."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.cash.hand_rake import HandRake, hand_rake, split
from cardroom.rules import house

BOOK = house("casinohuone")


def rake(game: str, stake: str, dealt_in: int) -> HandRake:
    own = BOOK.for_game(game)
    found = hand_rake(own, own.game(game).stake(stake), dealt_in)
    assert found is not None
    return found


def total(game: str, stake: str, dealt_in: int, *pots: int, saw_flop: bool = True) -> int:
    return sum(rake(game, stake, dealt_in).take(list(pots), saw_flop))


@pytest.mark.clause("CO-RAKE.3", "CO-RAKE.7")
def test_the_percentage_is_rounded_to_the_nearest_cent_a_half_upwards() -> None:
    assert total("holdem", "NL25", 6, 7_30) == 37


@pytest.mark.clause("CO-RAKE.2", "CO-RAKE.3")
def test_the_cap_bounds_the_rake_of_the_whole_pot() -> None:
    assert total("holdem", "NL25", 6, 100_00) == 3_00


@pytest.mark.clause("CO-RAKE.8")
def test_a_hand_started_by_two_or_three_has_half_the_cap() -> None:
    assert total("holdem", "NL25", 3, 100_00) == 1_50
    assert total("holdem", "NL25", 2, 100_00) == 1_50


@pytest.mark.clause("CO-RAKE.8")
def test_a_hand_started_by_four_keeps_its_cap_however_few_see_the_flop() -> None:
    assert total("holdem", "NL25", 4, 100_00) == 3_00


@pytest.mark.clause("CO-RAKE.8")
@pytest.mark.parametrize(
    ("game", "stake", "cap"),
    [
        ("holdem", "NL4", 50),
        ("holdem", "NL10", 1_00),
        ("holdem", "NL400", 1_50),
        ("omaha", "PL10", 1_00),
        ("omaha", "PL50", 1_50),
        ("banzai_texas", "NL1", 1_00),
        ("banzai_texas", "NL20", 1_50),
    ],
)
def test_the_printed_euro_amounts_by_blinds_hold_for_every_game(game: str, stake: str, cap: int) -> None:
    assert rake(game, stake, 3).cap == cap


@pytest.mark.clause("CO-RAKE.6", "CO-RAKE.1")
def test_no_flop_no_rake() -> None:
    assert total("holdem", "NL25", 6, 100_00, saw_flop=False) == 0


@pytest.mark.clause("CO-RAKE.7")
def test_a_raked_hand_pays_at_least_a_cent() -> None:
    assert total("holdem", "NL4", 6, 12) == 1


@pytest.mark.clause("CO-RAKE.2")
def test_the_pots_bear_the_rake_by_size_with_odd_cents_to_the_largest_remainder() -> None:
    assert rake("holdem", "NL50", 6).take([30_03, 29_98], True) == [1_50, 1_50]


@pytest.mark.clause("CO-RAKE.2")
def test_of_equal_remainders_the_main_pot_bears_the_odd_cent() -> None:
    assert split(1, [5_00, 5_00]) == [1, 0]
    assert split(2, [5_00, 5_00, 5_00]) == [1, 1, 0]


@pytest.mark.clause("CO-RAKE.4", "CO-RAKE.5")
@pytest.mark.parametrize(
    ("game", "stake", "pot", "amount"),
    [
        ("omaha", "PL25", 20_00, 60),
        ("omaha", "PL50", 20_00, 70),
        ("omaha", "PL100", 20_00, 1_20),
        ("banzai_texas", "NL5", 20_00, 20),
        ("banzai_omaha", "NL5", 20_00, 20),
        ("holdem", "NL50", 20_00, 1_10),
    ],
)
def test_each_game_has_its_own_table(game: str, stake: str, pot: int, amount: int) -> None:
    assert total(game, stake, 6, pot) == amount


@given(
    st.lists(st.integers(1, 10_000_00), min_size=1, max_size=6),
    st.sampled_from(BOOK.game("holdem").stakes),
    st.integers(2, 6),
)
def test_any_rake_is_whole_bounded_and_fits_into_every_pot(
    pots: list[int], stake: object, dealt: int
) -> None:
    own = BOOK.for_game("holdem")
    found = hand_rake(own, stake, dealt)  # type: ignore[arg-type]  # sampled_from loses the element's type
    assert found is not None
    taken = found.take(list(pots), True)
    assert 1 <= sum(taken) <= found.cap
    assert all(0 <= part <= pot for part, pot in zip(taken, pots, strict=True))
