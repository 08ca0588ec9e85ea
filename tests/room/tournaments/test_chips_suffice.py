"""How far an event's chips go, as staff see it: at the desk before a sale, in the hall, also after a stop of the room."""

from __future__ import annotations

from pathlib import Path

from cardroom.room.protocol.chip_capacity_answers import SetFreeRow, SufficesRow
from cardroom.room.tournaments.chip_capacity_view import capacity_planned
from cardroom.rules import house
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.chip_set import ChipsOwned
from cardroom.tournament.structures.structure_files import load_structure
from cardroom.tournament.tournament_terms import ColourUp
from tests.room.tournaments.played import BUY_IN, FEE
from tests.room.tournaments.test_live_hosted import carry_out, hall, live_room
from tests.room.tournaments.test_registration import look, sell

CHIPS = (ChipsOwned(5, 60, 20), ChipsOwned(100, 40, 9))
"""A starting stack of 1,000."""


def told(room: TestRoom) -> tuple[int | None, int]:
    """What the desk is told before it sells an entry."""
    [entry] = [one for one in look(room).prices if one.sale == "entry"]
    return entry.more, entry.first_out


def test_the_desk_is_warned_before_the_entry_that_runs_short_and_sells_it_all_the_same(
    tmp_path: Path,
) -> None:
    with live_room(
        tmp_path, seats=6, chip_set=CHIPS, colour_ups=(ColourUp(2, 5, 100),), re_entries=1, late_levels=4
    ) as room:
        for number, left in enumerate((3, 2, 1, 0)):
            assert told(room) == (left, 5)
            sell(room, f"Guest {number}", cents=BUY_IN + FEE)
        assert told(room) == (0, 5) and len(look(room).entrants) == 4, "nothing was refused"
        seen = hall(room).capacity
        assert seen is not None and seen.entries == 4
        assert [(one.value, one.owned, one.out) for one in seen.values] == [(5, 60, 80), (100, 40, 36)]
        assert seen.suffices == (SufficesRow("entry", 1_000, 0, 5), SufficesRow("re_entry", 1_000, 0, 5))
        assert seen.set_free == (SetFreeRow(2, 5, 100, 80, 4, 0),)
        room.run(room.room.tournaments.start(BOSS, "cup"))
        room.settle()
        carry_out(room)
        room.restart()
        assert hall(room).capacity == seen, "it outlives a stop"


def test_an_event_that_says_nothing_of_its_chips_is_told_nothing(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=6) as room:
        assert told(room) == (None, 0) and hall(room).capacity is None


def test_the_form_is_told_how_far_the_chips_go_beyond_the_entries_that_are_expected() -> None:
    text = """name = "Chips"
stack = 1000
level_seconds = 600
chips = [5, 100]
levels = [{ big_blind = 50, small_blind = 25 }, { big_blind = 200, small_blind = 100 }]
chip_set = [{ value = 5, owned = 60, in_stack = 20 }, { value = 100, owned = 40, in_stack = 9 }]
"""
    seen = capacity_planned(house("casino-helsinki"), load_structure(text), 2)
    assert seen is not None and seen.suffices == (SufficesRow("entry", 1_000, 1, 5),)
    assert seen.set_free == (SetFreeRow(1, 5, 100, 40, 2, 0),)
    none = capacity_planned(house("casino-helsinki"), load_structure(text.replace("chip_set", "#")), 2)
    assert none is None
