"""Levels by hands and by time."""

import pytest

from cardroom.rules import house
from cardroom.table.commands import PassTime
from cardroom.table.stakes import Stakes
from cardroom.tournament.commands import Begin, EnterTournament
from cardroom.tournament.levels import LevelLength, stakes_at
from cardroom.tournament.opening import open_sit_and_go
from tests.tournament.playing import begun, deal


@pytest.mark.clause("CO-HX.12", "CO-HX.11")
def test_the_levels_are_those_that_the_house_prints() -> None:
    rules = house("casinohuone").tournament
    assert rules is not None and len(rules.levels.value) == 28 and rules.starting_stack.value == 500
    assert stakes_at(rules, 1) == Stakes(small_blind=10, big_blind=20, level=1)
    assert stakes_at(rules, 2) == Stakes(small_blind=15, big_blind=30, ante=4, level=2)
    assert stakes_at(rules, 28) == Stakes(small_blind=2000, big_blind=4000, ante=500, level=28)
    printed = house("casinohuone").tables["hexapro_blinds"].rows
    assert [(row["small_blind"], row["big_blind"], row["ante"]) for row in printed] == [
        (level.small_blind, level.big_blind, level.ante) for level in rules.levels.value
    ]


def test_behind_the_last_level_it_goes_on() -> None:
    rules = house("casinohuone").tournament
    assert rules is not None and stakes_at(rules, 99) == stakes_at(rules, 28)


def test_a_level_goes_by_hands_or_by_time() -> None:
    by_hands, by_time = LevelLength(hands=5), LevelLength(seconds=60)
    assert [by_hands.level(hands, 10**9) for hands in (0, 4, 5, 14)] == [1, 1, 2, 3]
    assert [by_time.level(99, ms) for ms in (0, 59_999, 60_000, 180_000)] == [1, 1, 2, 4]


@pytest.mark.clause("CK-T.10", "PF-4.1", "CK-T.9")
def test_a_new_level_holds_from_the_next_hand() -> None:
    table = open_sit_and_go(
        house("casino-kruh"), "holdem-nl", "t1", "Sit & go", 3, 3_000, length=LevelLength(seconds=60)
    )
    for player in "ABC":
        table.decide(EnterTournament(player, player, 0, 0), 0)
    table.decide(Begin(), 0)
    deal(table)
    hand = table.hand
    assert hand is not None
    while table.hand is not None:  # each turn is late: the level goes by meanwhile
        due = table.due_at_ms()
        assert due is not None
        assert table.view("A", due).hand is not None
        table.decide(PassTime(), due)
    stakes = table.next_hand(61_000)
    assert isinstance(stakes, Stakes) and stakes.level == 2


@pytest.mark.clause("CH-8.29")
def test_antes_come_with_the_later_levels() -> None:
    table = begun("casino-helsinki")
    rules = table.economy.rules
    assert [level.ante for level in rules.levels.value[:4]] == [0, 0, 0, 25]
    assert not stakes_at(rules, 4).ante_for_all
