"""Every value that the check of a rulebook lets through can be played."""

import json
from collections import Counter
from typing import Any

import pytest

from cardroom.games.offers import load_house
from cardroom.rules import RulebookFaults, house
from tests.rules.any_book import play

FORCED = ("jackpots", "straddles", "void", "races", "cancelled")


def test_random_books_that_the_check_lets_through_are_played() -> None:
    seen: Counter[str] = Counter()
    for seed in range(8):
        play(seed, 6, seen)
    assert seen["books"] >= 4 and seen["refused"] and seen["hands"] > 40


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", range(20))
def test_they_play_a_thousand_hands_each_with_everything_that_they_have(part: int) -> None:
    seen: Counter[str] = Counter()
    seed = 1_000 * part
    while seen["books"] < 5 or not all(seen[one] for one in FORCED):  # not every book has a race
        assert seed < 1_000 * part + 60, seen
        play(seed, 1_000, seen)
        seed += 1


def helsinki(**changes: Any) -> dict[str, Any]:
    """Casino Helsinki whose jackpot says something else."""
    data: dict[str, Any] = json.loads(house("casino-helsinki").canonical)
    for key, value in changes.items():
        data["jackpot"][key]["value"] = value
    return data


def faults(data: dict[str, Any]) -> list[str]:
    with pytest.raises(RulebookFaults) as found:
        load_house(data)
    return [f"{fault.entry}: {fault.message}" for fault in found.value.faults]


def test_a_final_table_takes_two_players() -> None:
    """One would be formed when all is over: two players at two tables waited for each other."""
    data: dict[str, Any] = json.loads(house("pokerstars-live-no").canonical)
    for players in (0, 2, 9):
        data["balancing"]["final_table_players"]["value"] = players
        assert load_house(data).balancing is not None
    data["balancing"]["final_table_players"]["value"] = 1
    assert faults(data) == [
        "balancing.final_table_players: is 1: one player is no table; 0 leaves it to the seats"
    ]


@pytest.mark.clause("CH-7.2", "CH-7.8", "CH-7.15", "CH-7.16")
def test_a_jackpot_that_can_be_hit_has_a_row_for_each_case() -> None:
    for few in (2, 3, 4):
        told = faults(helsinki(least_players=few))
        assert len(told) == 2 and all(f"has no row for {few} players" in one for one in told)
    assert "has no row for 11 players, 1 losers, 1 winners" in faults(helsinki(most_players=11))[0]
    assert load_house(helsinki(least_players=6)).jackpot is not None, (
        "rows of five are too many, and do no harm"
    )
    rows = helsinki()["jackpot"]["payout_1"]["value"]
    assert "stands twice" in faults(helsinki(payout_1=[*rows, rows[3]]))[0]
    for place in (0, len(rows) - 1):
        assert "has no row" in faults(helsinki(payout_1=rows[:place] + rows[place + 1 :]))[0]
    wrong = {**rows[0], "others": rows[0]["others"] - 1}
    assert "the others are 3, not 2" in faults(helsinki(payout_1=[wrong, *rows[1:]]))[0]
    assert any("above most_players" in one for one in faults(helsinki(least_players=8, most_players=7)))
    first = [row for row in helsinki()["jackpot"]["criteria"]["value"] if row["category"] == 1]
    assert load_house(helsinki(criteria=first, payout_2=[])).jackpot is not None, (
        "nobody hits the second category"
    )
