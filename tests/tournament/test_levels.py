"""Levels by hands and by time."""

from typing import Any

import pytest
from msgspec.structs import replace

from cardroom.rules import Refused, house
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.levels import begin_times, level_at, level_of, postponed, stakes_at
from cardroom.tournament.play.tournament_commands import PassTournamentTime
from cardroom.tournament.play.tournament_events import LevelBegan
from cardroom.tournament.tables.tournament_table import check_terms
from tests.tournament.playing import begun, terms


@pytest.mark.clause("CO-HX.12", "CO-HX.11")
def test_the_levels_are_those_that_the_house_prints() -> None:
    rules = house("casinohuone").tournament
    assert rules is not None and len(rules.levels.value) == 28 and rules.starting_stack.value == 500
    assert stakes_at(rules, 1) == Stakes(small_blind=10, big_blind=20, level=1)
    assert stakes_at(rules, 2) == Stakes(small_blind=15, big_blind=30, ante=4, level=2)
    assert stakes_at(rules, 28) == Stakes(small_blind=2000, big_blind=4000, ante=500, level=28)
    hexapro = house("casinohuone").hexapro
    assert hexapro is not None and hexapro.levels.value == rules.levels.value


def test_behind_the_last_level_it_goes_on() -> None:
    rules = house("casinohuone").tournament
    assert rules is not None and stakes_at(rules, 99) == stakes_at(rules, 28)


def test_levels_by_time_begin_one_after_the_other_and_wait_for_a_break() -> None:
    times = begin_times(4, 60_000, 1_000)
    assert times == (1_000, 61_000, 121_000, 181_000)
    assert [level_at(times, ms) for ms in (0, 1_000, 60_999, 61_000, 10**9)] == [1, 1, 1, 2, 4]
    assert postponed(times, 121_000, 5_000) == (1_000, 61_000, 126_000, 186_000)


def test_a_level_by_hands_begins_behind_so_many() -> None:
    table = begun("casinohuone", level_hands=2)
    levels = []
    for _ in range(5):
        table.deal()
        levels.append(table.table._state.stakes.level)
        table.fold_out()
    assert levels == [1, 1, 2, 2, 3]


@pytest.mark.clause("CK-T.10", "PF-4.1", "CK-T.9", "PN-1")
@pytest.mark.parametrize("name", ["casino-kruh", "pokerstars-live-fi", "pokerstars-live-no"])
def test_a_new_level_holds_from_the_next_hand(name: str) -> None:
    table = begun(name, 3, level_ms=5_000)
    table.deal()
    table.now_ms = 5_000
    assert table.table.view("A", 5_000).hand is not None
    assert table.table._state.stakes.level == 1, "a hand is played out for what it was begun for"
    table.fold_out()
    stakes = table.next_hand(5_000)
    assert isinstance(stakes, Stakes) and stakes.level == 2


@pytest.mark.clause("CH-8.29")
def test_antes_come_with_the_later_levels() -> None:
    rules = house("casino-helsinki").tournament
    assert rules is not None
    assert [level.ante for level in rules.levels.value[:4]] == [0, 0, 0, 25]
    assert not stakes_at(rules, 4).ante_for_all


def test_behind_the_structure_levels_rise_as_they_did() -> None:
    levels = (Stakes(50, 100, level=1), Stakes(75, 150, 25, level=2))
    found = [level_of(levels, level, rises=True) for level in (2, 3, 4, 5)]
    assert [(one.small_blind, one.big_blind, one.ante, one.level) for one in found] == [
        (75, 150, 25, 2), (100, 225, 25, 3), (150, 325, 50, 4), (250, 500, 75, 5),
    ]  # fmt: skip
    assert level_of(levels, 9, rises=False) == levels[1]
    even = (Stakes(50, 100, level=1), Stakes(50, 100, level=2))
    assert level_of(even, 3, rises=True).big_blind == 150, "half as much again"
    assert level_of(levels, 10**6, rises=True) == replace(level_of(levels, 202, rises=True), level=10**6)


@pytest.mark.parametrize("by_hands", [False, True])
def test_a_tournament_goes_on_to_levels_behind_its_structure(by_hands: bool) -> None:
    levels = (Stakes(small_blind=50, big_blind=100, level=1), Stakes(small_blind=100, big_blind=200, level=2))
    length: dict[str, Any] = {"level_hands": 1} if by_hands else {"level_ms": 60_000}
    table = begun("casino-kruh", 3, stack=50_000, levels=levels, **length)
    for hand in range(5):
        table.now_ms = hand * 60_000
        table.decide(PassTournamentTime())
        table.deal()
        assert table.table._state.stakes.big_blind == 100 * 2**hand
        table.fold_out()
    assert [event.level for event in table.told(LevelBegan)][:5] == [1, 2, 3, 4, 5]
    one_table = begun("casinohuone", 3, stack=50_000, levels=levels, most=3, **length)
    for hand in range(4):
        one_table.now_ms = hand * 60_000
        one_table.decide(PassTournamentTime())
        one_table.deal()
        one_table.fold_out()
    assert one_table.table._state.stakes.big_blind == 200, "at one table the last one goes on"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"stack": 500_001}, "stack-too-large"), ({"level_hands": 1_001}, "level-too-long"),
        ({"level_ms": 86_400_001}, "level-too-long"), ({"level_hands": 0}, "level-too-long"),
    ],
)  # fmt: skip
def test_what_would_hardly_end_is_refused(changes: dict[str, int], code: str) -> None:
    with pytest.raises(Refused) as refused:
        check_terms(house("casino-kruh"), terms("casino-kruh", **changes))
    assert refused.value.code == code and refused.value.clauses
