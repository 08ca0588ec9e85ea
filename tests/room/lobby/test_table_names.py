"""The names that tables get."""

from __future__ import annotations

import pytest

from cardroom.room.lobby.table_keeper import LAKES, table_name


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (1, "Saimaa"),
        (2, "Päijänne"),
        (35, "Pihlajavesi"),
        (36, "Saimaa 2"),
        (70, "Pihlajavesi 2"),
        (71, "Saimaa 3"),
    ],
)
def test_tables_are_named_after_lakes_with_a_count_when_a_lake_comes_again(number: int, name: str) -> None:
    assert table_name(number) == name


def test_no_two_tables_of_a_room_have_one_name() -> None:
    count = 4 * len(LAKES)
    assert len({table_name(number) for number in range(1, count + 1)}) == count
