"""A room after an update with a decision more: tables and a hand under way keep the book that the store has."""

from __future__ import annotations

from dataclasses import field, make_dataclass
from pathlib import Path
from typing import Literal

import pytest

from cardroom.rules import house, load_rulebook, rulebook
from cardroom.rules.decisions import Betting
from cardroom.rules.decisions.decision import Decision
from cardroom.rules.layers.schema_versions import SCHEMA, since
from cardroom.testing.whole_room import TestRoom

POOL = "holdem-nl10"
LATER = field(metadata=since(SCHEMA + 1, "down", "Sleeves hang down."))


def test_a_hand_under_way_goes_on_by_its_kept_book_after_an_update(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestRoom(tmp_path, book=house("casinohuone")) as room:
        table = room.seat(POOL, "A", "B", "C")
        room.deal(table)
        kept, before = room.table(table).book.version, room.hand(table).engine.dump()["state"]
        sleeves = [("sleeves", Decision[Literal["up", "down"]], LATER)]
        later = make_dataclass("Betting", sleeves, bases=(Betting,), frozen=True, slots=True)
        for module in ("book_loading", "rulebook", "comparing"):
            monkeypatch.setattr(
                f"cardroom.rules.{module}.ALL_SECTIONS", {**rulebook.ALL_SECTIONS, "betting": later}
            )
        decided = '[betting]\nsleeves = { value = "up", reading = "Ours." }\n'
        room.book = load_rulebook(
            f'extends = "casinohuone"\nid = "casinohuone"\nname = "Casinohuone"\n{decided}'
        )
        room.restart()
        book = room.table(table).book
        assert (book.version, book.defaulted) == (kept, ("betting.sleeves",))
        assert room.book.version != kept and room.book.defaulted == ()
        assert room.hand(table).engine.dump()["state"] == before
        for name in ("A", "B", "C"):
            room.connect(name)
        room.fold_out(table)
        assert not room.room.tables[table].is_halted
