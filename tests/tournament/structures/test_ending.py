"""The warning of blinds that are too high for the chips in play when the end is expected."""

from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cardroom.tournament.structures.expected_end import (
    FEWEST_UNITS,
    TooHigh,
    level_after,
    too_high,
    warning,
)
from cardroom.tournament.structures.structure import Pause, Structure, StructureLevel
from cardroom.tournament.structures.suggest import PACES, Pace, suggest

LEVELS = tuple([StructureLevel(blind, blind // 2) for blind in (100, 200, 400)])
CUP = Structure("Cup", 1_000, LEVELS, level_seconds=600, pauses=(Pause(1, 300),))
TIMES = [(1, 1), (600, 1), (601, 2), (901, 2), (1_500, 2), (1_501, 3), (2_101, 4)]


@pytest.mark.parametrize(("seconds", "level"), TIMES)
def test_the_level_of_a_time_counts_breaks_and_goes_on_past_the_last_one(seconds: int, level: int) -> None:
    assert level_after(CUP, seconds) == level


def test_nobody_knows_the_level_where_hands_end_it() -> None:
    assert level_after(replace(CUP, level_seconds=0, level_hands=10), 600) == 0


def test_a_big_blind_above_a_twentieth_of_the_chips_is_warned_of() -> None:
    assert too_high(CUP, 8, 3) is None, "400 is a twentieth of 8,000"
    assert too_high(CUP, 7, 3) == TooHigh(3, 400, 7_000, False)


def test_past_the_last_level_blinds_rise_as_the_last_one_did() -> None:
    assert too_high(CUP, 15, 4) == TooHigh(4, 800, 15_000, True)
    assert too_high(CUP, 16, 4) is None


def test_levels_without_a_length_of_their_own_have_the_houses() -> None:
    bare = replace(CUP, level_seconds=0)
    assert level_after(bare, 601) == 0 and warning(bare, 7, 1_800) is None
    assert level_after(bare, 601, 600) == 2 and warning(bare, 7, 2_100, 600) == TooHigh(3, 400, 7_000, False)


@settings(max_examples=60, deadline=None)
@given(
    st.integers(2, 5_000),
    st.integers(1_000, 50_000),
    st.integers(30, 900),
    st.sampled_from(PACES),
    st.integers(2, 10),
)
@example(2_746, 18_209, 30, "slow", 2)  # a stack that is cut to whole chips has fewer big blinds at the end
def test_what_the_room_suggests_is_never_warned_of(
    entries: int, stack: int, minutes: int, pace: Pace, seats: int
) -> None:
    found = suggest(entries, stack, minutes, pace, seats=seats)
    if entries * stack >= found.structure.levels[0].unit * FEWEST_UNITS * 2:
        assert warning(found.structure, entries, found.seconds) is None


@settings(max_examples=60, deadline=None)
@given(
    st.integers(2, 5_000),
    st.integers(1_000, 50_000),
    st.integers(30, 900),
    st.sampled_from(PACES),
    st.integers(1, 40),
)
def test_a_later_end_and_fewer_entries_never_take_a_warning_back(
    entries: int, stack: int, minutes: int, pace: Pace, level: int
) -> None:
    structure = suggest(entries, stack, minutes, pace).structure
    found = too_high(structure, entries, level)
    if level <= len(structure.levels):
        blind = structure.levels[level - 1].big_blind
        assert (found is not None) == (blind * FEWEST_UNITS > entries * structure.stack)
    if found is not None:
        assert too_high(structure, entries, level + 1) is not None
        assert entries == 2 or too_high(structure, entries - 1, level) is not None
