"""Chips without a word: what one of them is."""

import pytest

from tests.floor.rulings import ruled, stands


@pytest.mark.clause("CH-5.21")
def test_one_large_chip_against_a_bet_is_a_call() -> None:
    ruling = ruled("casino-helsinki", "single_chip", {"chip": 1000}, bet_to_match=500, last_full_raise=100)
    assert stands(ruling) == "call 500"
    assert (ruling.chips_of("player").bound, ruling.chips_of("player").returned) == (500, 500)
    assert ruling.sure == "decided" and "CH-5.21" in ruling.clauses
