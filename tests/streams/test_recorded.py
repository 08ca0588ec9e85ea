"""The streams that the client's reducer is tested with are what the room tells today."""

from __future__ import annotations

import pytest

from tests.streams.programme import FOLDER, PROGRAMME, kept, path_of, recorded

DAILY = ("razz", "club", "open-face")
"""Recorded anew every day; the rest with `make exhaustive`."""
SIDE_BY_SIDE = "tournament"
"""Its tables begin at one moment and draw their seeds in an order that differs from process to process: kept as it was
recorded once, and not compared.
"""
NAMES = [
    pytest.param(name, marks=() if name in DAILY else pytest.mark.exhaustive)
    for name in PROGRAMME
    if name != SIDE_BY_SIDE
]


@pytest.mark.parametrize("name", NAMES)
def test_a_stream_recorded_anew_is_the_one_that_is_kept(name: str) -> None:
    anew = recorded(name).splitlines()
    old = kept(name).splitlines()
    first = next(
        (place for place, (one, other) in enumerate(zip(old, anew, strict=False)) if one != other), None
    )
    assert (first, len(old)) == (None, len(anew)), (
        f"{path_of(name).name} is another from line {first} on: look at what changed, "
        f"then record it anew with `python tools/record_streams.py {name}`"
    )


def test_each_part_of_the_programme_is_kept_and_nothing_else() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(name).name for name in PROGRAMME}
