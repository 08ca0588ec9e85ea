"""The draw of HexaPro: printed chances, pools, prizes, levels, and the rake that follows from them."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest

from cardroom.cards.deck import shuffled_deck
from cardroom.rules import Refused, RulebookFaults, house, load_rulebook
from cardroom.rules.decisions import HexaPro
from cardroom.tournament.book import hexapro_book
from cardroom.tournament.hexapro.hexapro_terms import cost_of, hexapro_terms
from cardroom.tournament.hexapro.prize_draw import (
    CHANCES,
    drawn,
    drawn_multiplier,
    fee_of,
    pool_for,
    rake,
)
from cardroom.tournament.seeded_chance import number_of
from tests.tournament.playing import SitAndGo

BOOK = house("casinohuone")
PRINTED = {10_000: 1, 1_000: 5, 250: 100, 100: 4_600, 50: 14_000, 30: 25_000, 15: 56_294}
"""Chances in 100,000 by multiplier in tenths."""
ONE_PERCENT = 16.812
"""What chi-square passes with a chance of 1 % at six degrees of freedom."""


def hexapro() -> HexaPro:
    assert BOOK.hexapro is not None
    return BOOK.hexapro


RULES = hexapro()


def chi_square(found: Counter[int], draws: int) -> float:
    expected = {tenths: draws * chances / CHANCES for tenths, chances in PRINTED.items()}
    return sum((found[tenths] - wanted) ** 2 / wanted for tenths, wanted in expected.items())


@pytest.mark.clause("CO-HX.5")
def test_each_multiplier_is_drawn_by_as_many_numbers_as_it_has_chances() -> None:
    assert Counter(drawn_multiplier(RULES, number) for number in range(1, CHANCES + 1)) == PRINTED
    bounds = {1: 10_000, 2: 1_000, 6: 1_000, 7: 250, 106: 250, 107: 100, 4_706: 100, 4_707: 50, 18_706: 50, 18_707: 30,
              43_706: 30, 43_707: 15, 100_000: 15}  # fmt: skip
    assert {number: drawn_multiplier(RULES, number) for number in bounds} == bounds


@pytest.mark.clause("CO-HX.5", "CO-HX.1")
def test_pools_are_those_that_are_printed_for_each_buy_in() -> None:
    for row in BOOK.tables["hexapro_pools"].rows:
        pools = [pool_for(RULES, buy_in, row["multiplier_tenths"]).pool for buy_in in row["buy_ins_cents"]]
        assert pools == list(row["pools_cents"]) and PRINTED[row["multiplier_tenths"]] == row["per_100000"]
    assert pool_for(RULES, 2_500, 15).pool == 3_750
    largest = drawn(RULES, 10_000, 1)
    assert (largest.multiplier_tenths, largest.pool) == (10_000, 10_000_000)
    assert RULES.seats.value == 3


@pytest.mark.clause("CO-HX.2")
def test_there_are_seven_buy_ins() -> None:
    assert [row.buy_in_cents for row in RULES.buy_ins.value] == [100, 200, 500, 1_000, 2_500, 5_000, 10_000]
    with pytest.raises(Refused, match="no buy-in of 300 cents") as refused:
        drawn(RULES, 300, 1)
    assert refused.value.clauses == ("CO-HX.2",)


@pytest.mark.clause("CO-HX.4")
def test_a_player_chooses_how_many_games_to_play() -> None:
    assert cost_of(RULES, 500, 3) == 1_500
    for games in (0, 11):
        with pytest.raises(Refused, match="can be registered for at once"):
            cost_of(RULES, 500, games)
    with pytest.raises(Refused, match="no buy-in"):
        cost_of(RULES, 501, 1)


@pytest.mark.clause("CO-HX.6")
def test_the_rake_that_the_chances_make_is_the_printed_one_exactly() -> None:
    assert rake(RULES) == 1 - Fraction(279_441, 300_000) == Fraction(6_853, 100_000)
    assert rake(RULES) == Fraction(RULES.rake_per_100000.value, CHANCES)


@pytest.mark.clause("CO-55a")
def test_the_fee_in_a_buy_in_is_the_rake_of_it_to_the_cent() -> None:
    assert fee_of(RULES, 1_000) == 69 and [fee_of(RULES, cents) for cents in (100, 2_500, 10_000)] == [
        7,
        171,
        685,
    ]


@pytest.mark.clause("CO-HX.7")
def test_the_winner_takes_all_up_to_ten_times() -> None:
    for tenths in (15, 30, 50, 100):
        prize = pool_for(RULES, 1_000, tenths)
        assert prize.prizes == (prize.pool,)


@pytest.mark.clause("CO-HX.8")
def test_above_ten_times_the_places_get_80_12_and_8_percent() -> None:
    assert pool_for(RULES, 2_500, 250).prizes == (50_000, 7_500, 5_000)
    for tenths in (250, 1_000, 10_000):
        for buy_in in (100, 200, 500, 10_000):
            prize = pool_for(RULES, buy_in, tenths)
            assert [100 * part for part in prize.prizes] == [percent * prize.pool for percent in (80, 12, 8)]


@pytest.mark.clause("CO-HX.13")
def test_levels_last_by_the_multiplier() -> None:
    minutes = {tenths: pool_for(RULES, 100, tenths).level_seconds // 60 for tenths in PRINTED}
    assert minutes == {15: 1, 30: 2, 50: 3, 100: 3, 250: 4, 1_000: 4, 10_000: 4}


@pytest.mark.clause("CO-HX.11", "CO-HX.12")
def test_the_structure_is_the_printed_one_and_its_last_level_goes_on() -> None:
    assert RULES.starting_stack.value == 500
    levels = RULES.levels.value
    assert len(levels) == 28
    first, second, ninth, last = levels[0], levels[1], levels[8], levels[27]
    assert (first.small_blind, first.big_blind, first.ante, second.ante) == (10, 20, 0, 4)
    assert (ninth.small_blind, ninth.big_blind, ninth.ante) == (75, 150, 20)
    assert (last.small_blind, last.big_blind, last.ante) == (2_000, 4_000, 500)
    goes_on = SitAndGo(hexapro_terms(BOOK, "hexa", 100)).tournament.stakes(40)
    assert (goes_on.small_blind, goes_on.big_blind, goes_on.ante) == (2_000, 4_000, 500)
    for below, above in pairwise(levels):
        assert below.big_blind == 2 * below.small_blind < above.big_blind and below.ante < above.ante


@pytest.mark.clause("CO-HX.14")
def test_hexapro_is_played_with_one_deck_that_is_shuffled_for_every_hand() -> None:
    own = hexapro_book(BOOK, "holdem").shuffle
    assert (own.deck.value, own.when.value) == ("one_of_52", "before_every_deal"), (
        "as every table of the house"
    )
    assert own.deck.clauses == RULES.deck.clauses == ("CO-HX.14",)
    hands = [shuffled_deck(bytes(32), number.to_bytes(2)) for number in range(20)]
    assert (
        all(sorted(hand) == list(range(52)) for hand in hands) and len({tuple(hand) for hand in hands}) == 20
    )


def test_draws_from_seeds_have_the_printed_chances() -> None:
    draws = 30_000
    found = Counter(
        drawn_multiplier(RULES, number_of(bytes(32), place.to_bytes(4), CHANCES)) for place in range(draws)
    )
    common = {tenths: chances for tenths, chances in PRINTED.items() if chances * draws >= 5 * CHANCES}
    assert len(common) == 5, "multipliers that come up too seldom for the test are left to the long run"
    square = sum((found[tenths] - draws * chances / CHANCES) ** 2 / (draws * chances / CHANCES)
                 for tenths, chances in common.items())  # fmt: skip
    assert square < 15.086, "1 % at five degrees of freedom: the rare ones are the sixth cell"


@pytest.mark.exhaustive
@pytest.mark.clause("CO-HX.5")
def test_ten_million_draws_pass_a_chi_square_test_at_one_percent() -> None:
    draws = 10_000_000
    table = [0, *[drawn_multiplier(RULES, number) for number in range(1, CHANCES + 1)]]
    found = Counter(table[number_of(bytes(32), place.to_bytes(4), CHANCES)] for place in range(draws))
    assert chi_square(found, draws) < ONE_PERCENT


def test_chances_that_are_not_all_of_them_are_refused() -> None:
    text = (
        'extends = "casinohuone"\nid = "club"\nname = "Club"\n[hexapro.multipliers]\nclauses = ["CO-HX.5"]\n'
        "value = [{ multiplier_tenths = 14, per_100000 = 99999 }]\n"
    )
    with pytest.raises(RulebookFaults) as faults:
        load_rulebook(text)
    told = "\n".join(map(str, faults.value.faults))
    assert "the chances come to 99999, not to 100000" in told
    assert "hexapro.payouts: rises by multipliers, from the smallest that can be drawn" in told
