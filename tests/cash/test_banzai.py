"""Bringing a Banzai stack back, and how many Banzai tables one may play."""

import pytest

from cardroom.cash.buy_in_bounds import Departure, check_balance, check_tables, entry
from cardroom.cash.table_terms import table_terms
from cardroom.rules import Refused, house

HOUR = 12 * 3600
BOOK = house("casinohuone").for_game("banzai_texas")


def at(clock: str) -> int:
    hours, minutes, seconds = map(int, clock.split(":"))
    return (hours * 3600 + minutes * 60 + seconds) * 1000


def left(stack: int, clock: str = "12:00:00", *, stake: str = "NL5", used: bool = False) -> Departure:
    return Departure("banzai", stake, 50, stack, at(clock), used)


def allowed(clock: str, *departures: Departure, stake: str = "NL5", big_blind: int = 50) -> tuple[int, int]:
    found = entry(BOOK, "banzai", stake, big_blind, departures, at(clock))
    return found.least, found.most


@pytest.mark.clause("CO-BZ.5")
@pytest.mark.parametrize(
    ("clock", "expected"),
    [("12:29:59", (1420, 1420)), ("12:30:00", (1420, 1420)), ("12:30:01", (250, 500))],
)
def test_within_thirty_minutes_a_larger_stack_comes_back_as_it_was(
    clock: str, expected: tuple[int, int]
) -> None:
    assert allowed(clock, left(1420)) == expected


@pytest.mark.clause("CO-BZ.5")
def test_a_stack_of_exactly_ten_big_blinds_is_free() -> None:
    assert allowed("12:00:01", left(500)) == (250, 500)
    assert allowed("12:00:01", left(501)) == (501, 501)


@pytest.mark.clause("CO-BZ.5")
def test_of_several_stacks_the_largest_comes_first_and_each_once() -> None:
    stacks = [left(700), left(900, "12:05:00"), left(800, "12:10:00")]
    assert allowed("12:15:00", *stacks) == (900, 900)
    assert allowed("12:15:00", left(700), left(900, used=True), left(800)) == (800, 800)
    assert allowed("12:15:00", left(700, used=True)) == (250, 500)


@pytest.mark.clause("CO-BZ.5")
def test_another_stake_is_another_matter() -> None:
    assert allowed("12:10:00", left(1420), stake="NL20", big_blind=200) == (1000, 2000)


@pytest.mark.clause("CO-BZ.5")
def test_a_balance_too_small_for_the_stack_shuts_the_stake_until_the_window_ends() -> None:
    bound = entry(BOOK, "banzai", "NL5", 50, [left(1420)], at("12:10:00"))
    check_balance(bound, 1420, BOOK)
    with pytest.raises(Refused) as refused:
        check_balance(bound, 1419, BOOK)
    assert refused.value.code == "returning-stack-not-covered"
    assert refused.value.clauses == ("CO-BZ.5",)
    assert refused.value.arguments["free_again_ms"] == at("12:30:00") + 1
    check_balance(entry(BOOK, "banzai", "NL5", 50, [left(1420)], at("12:31:00")), 0, BOOK)


@pytest.mark.clause("CO-BZ.4")
def test_two_banzai_tables_of_a_stake_and_no_third() -> None:
    check_tables(BOOK, 0)
    check_tables(BOOK, 1)
    with pytest.raises(Refused) as refused:
        check_tables(BOOK, 2)
    assert (refused.value.code, refused.value.clauses) == ("too-many-tables", ("CO-BZ.4",))


@pytest.mark.clause("CO-BZ.1")
def test_other_games_bind_nobody() -> None:
    book = house("casinohuone").for_game("holdem")
    found = entry(book, "holdem", "NL50", 50, [Departure("holdem", "NL50", 50, 90_00, 0)], 1)
    assert (found.least, found.most, found.bound) == (2000, 5000, None)
    check_tables(book, 20)


def test_a_table_says_whether_it_is_a_banzai_table() -> None:
    book = house("casinohuone")
    assert table_terms(book, "banzai_texas", "NL5", "t1", "Table").banzai
    assert not table_terms(book, "holdem", "NL4", "t1", "Table").banzai
