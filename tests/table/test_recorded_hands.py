"""A recorded hand that is told again is the hand on record, in every game; five acts are taken back at every point."""

from __future__ import annotations

import pytest

from tests.table.entered_tables import EnteredTable, LiveGame, live_games
from tests.table.recorded_hands import RecordedHand, record

UNDONE = 5
"""So many acts at least can be taken back (`floor.md`)."""


def tell(told: EnteredTable, recorded: RecordedHand, done: int) -> int:
    """Enter the next fact of a record; how many acts are entered then."""
    fact = recorded.next_fact(told.shown, done)
    told.enter(**fact)
    return done + (fact["do"] in ("act", "place"))


@pytest.mark.parametrize("of", live_games(), ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_a_recorded_hand_told_again_has_its_pots_and_stacks(of: LiveGame, seed: int) -> None:
    recorded, told, done = record(of, "ABCD", seed), EnteredTable(of, "ABCD"), 0
    while told.shown.awaits != "push":
        before, done = done, tell(told, recorded, done)
        if done > before:
            assert recorded.totals[before] in (-1, told.shown.total)
    assert {seat.seat: seat.stack for seat in told.shown.seats} == recorded.stacks
    assert done == len(recorded.acts)


@pytest.mark.parametrize("of", live_games(), ids=str)
def test_five_acts_are_taken_back_at_every_point_and_told_again(of: LiveGame) -> None:
    """Behind each fact of a hand up to five are taken back: what is shown is what was shown then, and told again the
    hand is where it was.
    """
    recorded, told = record(of, "ABCD", 7), EnteredTable(of, "ABCD")
    points = [(view(told), 0)]
    while told.shown.awaits != "push":
        done = tell(told, recorded, points[-1][1])
        points.append((view(told), done))
        back = min(UNDONE, len(points) - 1)
        for place in range(1, back + 1):
            told.take_back()
            assert view(told) == points[-1 - place][0]
        for place in range(back, 0, -1):
            tell(told, recorded, points[-1 - place][1])
            assert view(told) == points[-place][0]


def view(told: EnteredTable) -> object:
    """What a spectator and the dealer see, but for the log of what was entered."""
    seen = told.table.view(None, 0)
    shown = told.shown
    return seen.seats, seen.hand, shown.seats, shown.turn, shown.awaits, shown.boards, shown.total
