"""Rake by full twenties over the pots in the order of their forming, drops beside it, and a house that rounds down."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.cash.hand_rake import HandRake, Taken, hand_rake
from cardroom.games import game
from cardroom.rules import Stake, house

HELSINKI, KRUH = house("casino-helsinki"), house("casino-kruh")
STAKE = HELSINKI.game("holdem-nl").stake("NL200")


def rake(stake: Stake = STAKE, dealt_in: int = 4, deal: str = "holdem") -> HandRake:
    found = hand_rake(HELSINKI, stake, dealt_in, game(deal))
    assert found is not None
    return found


def euros(*pots: int, stake: Stake = STAKE) -> list[int]:
    """The rake of pots in whole euros, in whole euros."""
    parts = rake(stake).parts([100 * pot for pot in pots], True).rake
    assert all(part % 100 == 0 for part in parts)
    return [part // 100 for part in parts]


@pytest.mark.parametrize(
    ("pots", "parts"), [((24, 16), [2, 0]), ((18, 6), [1, 0]), ((18, 18, 18), [1, 1, 0])]
)
@pytest.mark.clause("CH-1.68", "CH-1.67")
def test_the_printed_pots(pots: tuple[int, ...], parts: list[int]) -> None:
    assert euros(*pots) == parts


@pytest.mark.clause("CH-1.68")
def test_only_full_twenties_count() -> None:
    assert euros(19) == [0]
    assert euros(20) == [1]
    assert rake().amount(39_99, True) == 1_00
    assert rake().amount(40_00, True) == 2_00


@pytest.mark.clause("CH-1.68")
def test_a_twenty_that_begins_where_a_pot_ends_is_the_next_pots() -> None:
    assert euros(20, 20) == [1, 1]
    assert euros(21, 20) == [2, 0]
    assert euros(19, 21) == [1, 1]


@pytest.mark.clause("CH-1.67", "CH-1.68")
def test_the_maximum_of_a_hand_ends_the_rake() -> None:
    assert STAKE.rake_cap_cents == 5_00
    assert euros(500) == [5]
    assert euros(50, 500) == [3, 2]


@pytest.mark.clause("CH-1.67")
def test_at_ten_percent_a_euro_is_taken_for_each_full_ten() -> None:
    ten = replace(STAKE, rake_basis_points=1_000)
    assert euros(24, 16, stake=ten) == [3, 1]
    assert euros(9, stake=ten) == [0]
    assert euros(5, 6, 9, stake=ten) == [1, 1, 0]


@pytest.mark.parametrize("pot", [4, 18, 24, 1_000])
@pytest.mark.clause("CH-1.70")
def test_a_hand_that_ends_in_its_first_round_pays_a_euro_and_no_drop(pot: int) -> None:
    taken = rake(dealt_in=9).parts([pot * 100], False)
    assert taken == Taken([1_00], [])


@pytest.mark.clause("CH-1.70")
def test_a_pot_of_less_than_a_euro_gives_all_it_has() -> None:
    assert rake().take([60], False) == [60]


@pytest.mark.parametrize(
    ("dealt_in", "saw_second_round", "drop"), [(5, True, 1_00), (4, True, 0), (5, False, 0)]
)
@pytest.mark.clause("CH-7.10", "CH-1.69", "CH-1.70")
def test_the_jackpot_drop_lies_beside_the_rake(dealt_in: int, saw_second_round: bool, drop: int) -> None:
    taken = rake(dealt_in=dealt_in).parts([24_00, 16_00], saw_second_round)
    assert sum(sum(parts) for _, parts in taken.drops) == drop
    assert sum(taken.rake) == (2_00 if saw_second_round else 1_00)


@pytest.mark.clause("CH-7.13")
def test_sviten_pays_rake_and_no_drop() -> None:
    assert rake(dealt_in=6, deal="sviten").drops == ()


@pytest.mark.clause("CH-1.71", "CH-7.11")
def test_what_is_paid_by_the_hour_is_not_taken_from_the_pots() -> None:
    holdem = game("holdem")
    assert hand_rake(HELSINKI, STAKE, 9, holdem, frozenset(("rake", "jackpot"))) is None
    only_drop = hand_rake(HELSINKI, STAKE, 9, holdem, frozenset(("rake",)))
    assert only_drop is not None and only_drop.take([100_00], True) == [1_00]
    assert only_drop.take([100_00], False) == [0]
    only_rake = hand_rake(HELSINKI, STAKE, 9, holdem, frozenset(("jackpot",)))
    assert only_rake is not None and only_rake.take([100_00], True) == [5_00]


@pytest.mark.clause("CK-H.5")
def test_kruh_takes_at_most_5_percent_and_250_koruny_and_its_drops_beside() -> None:
    holdem = KRUH.game("holdem-nl").stake("NL25/50")
    found = hand_rake(KRUH, holdem, 6, game("holdem"))
    assert found is not None
    assert found.amount(1_019_00, True) == 50_00  # 50.95: only whole koruny that 5 % have reached
    assert found.amount(9_000_00, True) == 250_00
    taken = found.parts([1_000_00], True)
    assert (sum(taken.rake), [(drop.fund, sum(parts)) for drop, parts in taken.drops]) == (
        50_00,
        [("straight-flush", 5_00)],
    )
    high_low = hand_rake(KRUH, holdem, 6, game("omaha8"))
    assert high_low is not None
    assert [drop.fund for drop in high_low.drops] == ["straight-flush", "hi-lo"]
    assert found.take([1_000_00], False) == [0]


@pytest.mark.clause("CK-H.5")
@given(st.lists(st.integers(1, 300_00), min_size=1, max_size=6))
def test_in_kruh_pots_of_whole_koruny_stay_so(pots: list[int]) -> None:
    found = hand_rake(KRUH, KRUH.game("holdem-nl").stake("NL25/50"), 6, game("holdem"))
    assert found is not None
    whole = [100 * pot for pot in pots]
    taken = found.parts(whole, True).rake
    assert all(part % 100 == 0 for part in taken)
    assert sum(taken) == found.amount(sum(whole), True)
    assert all(0 <= part <= pot for part, pot in zip(taken, whole, strict=True))


@pytest.mark.clause("CK-H.5")
def test_in_kruh_a_drop_is_taken_by_size_like_the_rake() -> None:
    """An all-in for 0.68 wins the main pot of 2.04; the drop of 5 koruny comes out of the side pot of 60."""
    found = hand_rake(KRUH, KRUH.game("holdem-nl").stake("NL25/50"), 6, game("omaha8"))
    assert found is not None
    taken = found.parts([2_04, 60_00], True)
    assert taken.rake == [0, 3_00]
    assert [(drop.fund, parts) for drop, parts in taken.drops] == [
        ("straight-flush", [0, 5_00]),
        ("hi-lo", [0, 5_00]),
    ]
    even = found.parts([100_00, 100_00], True)
    assert [parts for _, parts in even.drops] == [[3_00, 2_00], [2_00, 3_00]]


@pytest.mark.clause("CK-H.5")
@given(st.lists(st.integers(1, 300_00), min_size=1, max_size=6))
def test_in_kruh_no_pot_bears_a_koruna_more_of_a_drop_than_its_share(pots: list[int]) -> None:
    found = hand_rake(KRUH, KRUH.game("holdem-nl").stake("NL25/50"), 6, game("holdem"))
    assert found is not None
    taken = found.parts(list(pots), True)
    left = [pot - part for pot, part in zip(pots, taken.rake, strict=True)]
    for _, parts in taken.drops:
        assert sum(parts) == 5_00
        assert all(0 <= part <= pot for part, pot in zip(parts, left, strict=True))
        if all(pot >= 5_00 for pot in left):
            shares = [5_00 * pot / sum(left) for pot in left]
            assert all(abs(part - share) < 1_00 for part, share in zip(parts, shares, strict=True))


@pytest.mark.clause("CH-1.68", "CH-7.10", "CK-H.5")
@given(
    st.lists(st.integers(1, 300_00), min_size=1, max_size=6),
    st.sampled_from((500, 1_000)),
    st.integers(1, 20_00),
    st.integers(2, 10),
    st.booleans(),
)
def test_any_rake_is_within_percent_cap_and_pots(
    pots: list[int], percent: int, cap: int, dealt_in: int, goes_on: bool
) -> None:
    found = rake(replace(STAKE, rake_basis_points=percent, rake_cap_cents=cap), dealt_in)
    taken = found.parts(list(pots), goes_on)
    assert sum(taken.rake) <= cap
    if goes_on:
        assert sum(taken.rake) * 10_000 <= sum(pots) * percent
    assert all(0 <= part <= pot for part, pot in zip(taken.all(), pots, strict=True))
    assert all(sum(parts) == drop.amount for drop, parts in taken.drops)
