"""Prizes are parts of the pool, to the smallest unit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.rules import house
from cardroom.tournament.prizes.place_shares import prizes_of, shared
from tests.tournament.playing import GAMES

RULES = {name: house(name).tournament for name in GAMES}


@given(st.sampled_from(sorted(GAMES)), st.integers(3, 12), st.integers(0, 10**9))
def test_the_prizes_are_the_pool_and_fall_from_the_first_place(name: str, entries: int, pool: int) -> None:
    rules = RULES[name]
    assert rules is not None
    prizes = prizes_of(rules, entries, pool)
    assert sum(prizes) == pool and list(prizes) == sorted(prizes, reverse=True) and len(prizes) <= entries


def test_what_is_left_over_is_the_first_places() -> None:
    rules = RULES["casinohuone"]
    assert rules is not None
    assert prizes_of(rules, 6, 101) == (66, 35) and prizes_of(rules, 4, 101) == (101,)


@pytest.mark.clause("CK-T.31", "CH-8.25")
def test_players_of_one_place_share_evenly_and_odd_units_go_to_the_first_in_order() -> None:
    assert shared([10, 0, 0], ("A", "B", "C"), ("C", "A", "B")) == {"A": 3, "B": 3, "C": 4}
    assert shared([11, 0, 0], ("A", "B", "C"), ("C", "A", "B")) == {"A": 4, "B": 3, "C": 4}


@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=9))
def test_no_unit_of_a_shared_prize_is_lost(prizes: list[int]) -> None:
    players = tuple("ABCDEFGHI"[: len(prizes)])
    found = shared(prizes, players, players[::-1])
    assert sum(found.values()) == sum(prizes) and max(found.values()) - min(found.values()) <= 1


def test_two_who_share_places_8_and_9_have_the_same_and_the_odd_unit_goes_by_the_house() -> None:
    """Places 8 and 9 pay 1001 and 800."""
    prizes = [100_100, 80_000]
    unit = {name: house(name).prizes.shared_unit_cents.value for name in GAMES}  # type: ignore[union-attr]  # all have them
    assert shared(prizes, ("A", "B"), ("A", "B"), unit["pokerstars-live-fi"]) == {"A": 90_050, "B": 90_050}
    assert shared(prizes, ("A", "B"), ("B", "A"), unit["casino-kruh"]) == {"A": 90_000, "B": 90_100}, (
        "the better hand"
    )


@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=9), st.sampled_from([1, 100, 500]))
def test_no_cent_is_lost_in_larger_units_either(prizes: list[int], unit: int) -> None:
    players = tuple("ABCDEFGHI"[: len(prizes)])
    found = shared(prizes, players, players, unit)
    assert sum(found.values()) == sum(prizes)
    assert all(found[player] % unit == 0 for player in players[1:])
    assert max(found.values()) - min(found.values()) < 2 * unit
