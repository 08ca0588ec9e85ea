"""The clock of a live tournament set back: an earlier level, and time taken off; what has ended since is not undone."""

from __future__ import annotations

from typing import Any

import pytest

from cardroom.tournament.play.tournament_commands import (
    AddTime,
    BeginDay,
    ChangeLevel,
    EndDay,
    PassTournamentTime,
    PauseTournament,
    ResumeTournament,
)
from cardroom.tournament.play.tournament_events import LevelBegan, StaffActed
from cardroom.tournament.tournament_terms import BreakAfter, ColourUp, Day, Rebuys
from tests.tournament.live.hall import Hall

LEVEL_MS = 1_200_000
WHY = ("director", "the wrong button")


def hall(**changes: Any) -> Hall:
    """Six players at live tables, with levels of twenty minutes."""
    return Hall(**({"live": True} | changes)).started(6)


def to_level(found: Hall, level: int) -> None:
    found.ask(ChangeLevel(*WHY, level))
    assert found.tournament.state.level == level


def test_an_earlier_level_is_played_again_from_its_beginning() -> None:
    found = hall()
    to_level(found, 3)
    found.ask(ChangeLevel(*WHY, 2))
    state = found.tournament.state
    began = [event for event in found.events if isinstance(event, LevelBegan)]
    assert state.level == 2 and (began[-1].level, began[-1].again) == (2, True)
    orders = found.floor.tables[1].orders
    assert orders is not None and orders.levels_ms == state.levels_ms, "the tables know"
    assert state.levels_ms[1] == found.now_ms and state.levels_ms[2] == found.now_ms + LEVEL_MS
    acted = [event for event in found.events if isinstance(event, StaffActed)][-1]
    assert (acted.act, acted.by, acted.amount) == ("change_level", "director", 2) and acted.clauses
    found.now_ms = state.levels_ms[2]
    found.ask(PassTournamentTime())
    assert state.level == 3, "the clock goes on"
    for level in (3, 0, -1):
        assert found.refused(ChangeLevel(*WHY, level)).code == "level-passed"


def test_a_break_that_ended_a_level_by_a_slip_comes_again_when_it_ends() -> None:
    found = hall(breaks=(BreakAfter(1, 600),))
    to_level(found, 2)
    found.ask(ChangeLevel(*WHY, 1))
    state = found.tournament.state
    assert (state.pause, state.pause_ms) == ("", state.levels_ms[1])


def test_while_the_clock_stands_it_is_set_back_and_begins_when_play_goes_on() -> None:
    found = hall()
    to_level(found, 2)
    found.ask(PauseTournament(*WHY))
    found.confirm_all()
    assert found.tournament.state.stopped == "on"
    found.now_ms += 10 * LEVEL_MS
    found.ask(ChangeLevel(*WHY, 1))
    found.ask(ResumeTournament(*WHY))
    state = found.tournament.state
    assert (state.level, state.levels_ms[1]) == (1, found.now_ms + LEVEL_MS)
    assert found.tournament.due_ms() == state.levels_ms[1]


@pytest.mark.parametrize(
    "since, changes",
    [
        ("entries", {"late_levels": 1}),
        ("rebuys", {"rebuys": Rebuys(chips=1_000, price=900, until_level=1, most=1)}),
        ("race", {"colour_ups": (ColourUp(1, 25, 100),)}),
    ],
)
def test_it_does_not_go_back_past_what_has_ended_and_says_what(since: str, changes: dict[str, Any]) -> None:
    found = hall(**changes)
    to_level(found, 3)
    told = found.refused(ChangeLevel(*WHY, 1))
    assert (told.code, told.arguments["since"], told.arguments["level"]) == ("clock-past", since, 1)
    assert told.clauses == found.floor.rules.levels.clauses
    found.ask(ChangeLevel(*WHY, 2))
    assert found.tournament.state.level == 2, "behind that it does"


def test_time_is_taken_off_but_not_more_than_the_level_has() -> None:
    found = hall()
    state = found.tournament.state
    ends_ms = state.levels_ms[1]
    found.ask(AddTime(*WHY, -600))
    assert state.levels_ms[1] == ends_ms - 600_000 == found.tournament.due_ms()
    told = found.refused(AddTime(*WHY, -600))
    assert told.code == "level-too-short" and told.clauses
    assert told.arguments["seconds"] == (state.levels_ms[1] - found.now_ms) // 1_000
    assert found.refused(AddTime(*WHY, 0)).code == "wrong-time"
    assert found.refused(AddTime(*WHY, -86_401)).code == "wrong-time"


def test_time_added_while_the_clock_stands_is_this_levels() -> None:
    found = hall()
    found.ask(PauseTournament(*WHY))
    found.confirm_all()
    state = found.tournament.state
    left_ms = state.levels_ms[1] - state.stopped_ms
    found.now_ms += 3 * LEVEL_MS
    found.ask(AddTime(*WHY, 300))
    found.ask(ResumeTournament(*WHY))
    assert state.levels_ms[1] - found.now_ms == left_ms + 300_000


def test_the_levels_of_an_earlier_day_are_over() -> None:
    found = hall(days=(Day(level=9), Day()))
    to_level(found, 2)
    found.ask(EndDay(*WHY))
    found.confirm_all()
    assert found.refused(ChangeLevel(*WHY, 1)).code == "between-days"
    found.ask(BeginDay("director", "noon"))
    found.confirm_all()
    to_level(found, 3)
    assert found.refused(ChangeLevel(*WHY, 1)).arguments["since"] == "day"


def test_a_room_that_deals_goes_back_past_no_level() -> None:
    found = hall(live=False)
    to_level(found, 2)
    assert found.refused(ChangeLevel(*WHY, 1)).code == "level-passed"
    assert found.refused(AddTime(*WHY, -60)).code == "wrong-time"
