"""What a process that stood by opens the room with."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.rules.layers.rule_faults import RulebookFaults
from cardroom.web.standing_by import books_now

BOOK = 'id = "own"\nname = "Own"\nextends = "casinohuone"\n'


def test_rulebooks_are_read_as_they_are_when_the_room_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(BOOK)
    before = books_now((str(file),))
    file.write_text(BOOK.replace('"Own"', '"Newer"'))
    (now,) = books_now((str(file),), before)
    assert now.name == "Newer"


def test_a_fault_that_came_meanwhile_leaves_those_that_were_read_before(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(BOOK)
    sources = (str(file), "casino-helsinki")
    before = books_now(sources)
    file.write_text(BOOK + "nonsense = 1\n")
    assert [book.id for book in books_now(sources, before)] == ["own", "casino-helsinki"]
    with pytest.raises(RulebookFaults):
        books_now(sources)
