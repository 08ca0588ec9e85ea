"""A suggested structure: sound as any file, and about as long as it should be."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.rules import Refused
from cardroom.tournament.structures.structure_files import load_structure, structure_text
from cardroom.tournament.structures.suggest import FIRST_STACK, LAST_CHIPS, PACES, Pace, suggest


@given(
    st.integers(2, 20_000),
    st.integers(1_000, 50_000),
    st.integers(30, 900),
    st.sampled_from(PACES),
    st.integers(2, 12),
)
@settings(max_examples=80, deadline=None)
def test_every_suggestion_is_a_sound_structure(
    entries: int, stack: int, minutes: int, pace: Pace, seats: int
) -> None:
    found = suggest(entries, stack, minutes, pace, seats=seats)
    structure = found.structure
    assert load_structure(structure_text(structure)) == structure
    blinds = [level.big_blind for level in structure.levels]
    assert blinds == sorted(set(blinds)) and all(
        level.small_blind * 2 == level.big_blind for level in structure.levels
    )
    assert len(blinds) > found.last_level >= 2
    # The first blind is not far from what the pace wants, and at the end the chips are few big blinds.
    assert FIRST_STACK[pace] * 0.9 <= stack / blinds[0] <= FIRST_STACK[pace] * 2.1
    assert entries * stack / blinds[found.last_level - 1] <= LAST_CHIPS * 1.2
    # The length is what was asked for, but for what half a level and one break can differ.
    assert abs(found.seconds - minutes * 60) <= structure.level_seconds + 15 * found.last_level + 300


def test_a_slower_pace_begins_with_more_big_blinds_and_longer_levels() -> None:
    found = [suggest(45, 6_000, 90, pace).structure for pace in PACES]
    assert [structure.level_seconds for structure in found] == sorted(
        [s.level_seconds for s in found], reverse=True
    )
    firsts = [structure.levels[0].big_blind for structure in found]
    assert firsts == sorted(firsts) and firsts[0] < firsts[-1]


def test_an_hour_of_play_ends_with_a_break() -> None:
    structure = suggest(100, 10_000, 300, "slow").structure
    assert len(structure.pauses) == 4 and all(pause.seconds == 300 for pause in structure.pauses)


@pytest.mark.parametrize(("entries", "stack", "minutes"), [(1, 5_000, 60), (9, 50, 60), (9, 5_000, 1)])
def test_what_no_structure_fits_is_refused(entries: int, stack: int, minutes: int) -> None:
    with pytest.raises(Refused, match="A structure needs"):
        suggest(entries, stack, minutes)
