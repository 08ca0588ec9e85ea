"""A law: each act of a desk is taken back whole, or its counter-act is refused with words that say what is done instead."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cardroom.desk import desk_commands as do
from cardroom.desk.desk_state import DeskState
from cardroom.rules import Refused
from tests.room.live.any_act import COMMANDS, AnyAct
from tests.room.live.test_desk_tables import STACK
from tests.room.live.test_seats_in_play import InPlay, both

STAND = {
    "OpenGamingDay": "day-stays-open",
    "SetTableDepth": "depth-stays",
    "MoveToTable": "chips-in-play",
    "PlayOverSeat": "chips-in-play",
    "LeaveDeskSeat": "stack-came-back",
    "FreeSeat": "stack-came-back",
    "EndPlayOver": "stack-came-back",
}
"""Acts that stand where they are not taken back, each with the refusal that says what is done instead."""
WAITS = (20, 301, 1_801)
"""Seconds: calls lapse after 300, the long break of the evening is over after 1,800."""
FOLLOWED = "desk-changed-since"
"""Another act has followed: the refusal names it, and it is taken back first."""


def stands(state: DeskState) -> dict[str, Any]:
    """What a desk knows, as far as a counter-act puts it back."""
    return {"pieces": dict(state.pieces), "records": dict(state.records), "chips": +Counter(state.chips)}


def stacks_of(at: InPlay) -> dict[str, int]:
    """The stacks of the tables where acts are entered."""
    tables = [at.test.table(at.told(one.number)) for one in at.state.tables() if at.told(one.number)]
    return {seat.player: seat.stack for table in tables for seat in table.seats.values()}


@pytest.mark.parametrize("depth", ["seats", "hands", "play"])
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.exhaustive)])
def test_each_act_is_taken_back_whole_or_says_what_to_do(tmp_path: Path, depth: str, seed: int) -> None:
    at = InPlay(tmp_path / "data", players=4)
    for table in (1, 2):
        if at.state.table(table).depth != depth:
            at.depth(table, depth)
    drawn, done = AnyAct(at, seed), Counter[str]()
    for _ in range(4 * len(COMMANDS)):
        if drawn.chance.random() < 0.1:
            at.test.wait(seconds=drawn.chance.choice(WAITS))
        command = drawn.command()
        before, stacks = stands(at.state), stacks_of(at)
        try:
            number = at.act(command)
        except Refused:
            continue
        name, waits = type(command).__name__, drawn.chance.random() < 0.1
        if waits:
            at.test.wait(seconds=drawn.chance.choice(WAITS))
        try:
            at.act(do.TakeBackAct(act=number, why="a slip"))
        except Refused as refused:
            assert refused.code in (STAND.get(name), FOLLOWED), (command, refused.message)
            done[refused.code] += 1
            continue
        done["done"] += 1
        if waits:
            continue  # (calls have lapsed and breaks are over meanwhile)
        now = stands(at.state)
        kept = {key: one for key, one in now["pieces"].items() if one != before["pieces"].get(key)}
        assert not kept, (command, kept)
        assert now["chips"] == before["chips"] and stacks_of(at) == stacks, command
        if depth != "seats":
            at.check()
    assert done["done"] > 15, done
    at.test.close()


@pytest.mark.parametrize("in_hand", [False, True], ids=["between hands", "in a hand"])
def test_a_wrong_seating_where_acts_are_entered_is_taken_back(tmp_path: Path, in_hand: bool) -> None:
    at = InPlay(tmp_path / "data")
    new, chips = at.named("New"), dict(at.state.chips)
    if in_hand:
        at.play(3, stop_after=2)
    number = at.sit(new, 1, 7)
    assert at.test.table(at.told()).seat_of(new) is not None
    at.act(do.TakeBackAct(act=number, why="the wrong person"))
    assert at.test.table(at.told()).seat_of(new) is None and 7 not in at.seats()
    assert +Counter(at.state.chips) == +Counter(chips) and not at.state.evening(new).departures
    assert at.refused(do.TakeBackAct(act=number, why="again")) == "taken-back-already"
    counter = at.state.acts[-1]
    assert (counter.takes_back, counter.command.by, counter.command.why) == (
        number,
        at.floor.id,
        "the wrong person",
    )
    at.check()
    at.test.restart()
    at.test.settle()
    at.check()
    at.sit(at.named("Right"), 1, 7)
    if in_hand:
        at.misdeal()
    at.ended(tmp_path)


def test_a_seat_with_which_a_hand_was_begun_is_left_and_not_taken_back(tmp_path: Path) -> None:
    at = InPlay(tmp_path / "data")
    number = at.sit(at.named("New"), 1, 5)
    for seed in range(6):
        at.play(seed)
        if at.test.table(at.told()).seats[5].played_last_hand:
            break
    before = stands(at.state)
    assert at.refused(do.TakeBackAct(act=number, why="late")) == "played-since"
    assert stands(at.state) == before
    at.ended(tmp_path)


def test_chips_that_were_added_by_a_slip_go_back_to_the_cage(tmp_path: Path) -> None:
    at = InPlay(tmp_path / "data")
    number = at.act(do.AddToStack(table=1, seat=2, cents=5_000))
    assert at.at(1).stack == STACK + 5_000
    at.play(2, stop_after=1)
    assert at.refused(do.TakeBackAct(act=number, why="a slip")) == "hand-running"
    at.misdeal()
    at.act(do.TakeBackAct(act=number, why="a slip"))
    assert at.at(1).stack == STACK
    at.ended(tmp_path)


def test_two_who_take_one_seating_back_at_once_do_it_once(tmp_path: Path) -> None:
    at = InPlay(tmp_path / "data")
    number = at.sit(at.named("New"), 1, 5)
    found = both(at, *[do.TakeBackAct(act=number, why="the wrong person")] * 2)
    assert sorted(type(one).__name__ for one in found) == ["int", "str"], found
    at.check()
    at.ended(tmp_path)


CHANGES: dict[str, do.AnyDeskCommand] = {
    "change_seat": do.ChangeDeskSeat(table=1, seat=2, to_seat=8),
    "move": do.MoveToTable(table=1, seat=2, to_table=2, to_seat=3, stack=1, why="must move"),
}


@pytest.mark.parametrize("kind", list(CHANGES))
def test_who_moves_with_the_end_of_a_hand_stays_when_that_is_taken_back(tmp_path: Path, kind: str) -> None:
    at = InPlay(tmp_path / "data")
    at.play(3, stop_after=1)
    number = at.act(CHANGES[kind])
    waits = at.at(1)
    assert waits.moves_to == 8 or waits.wants_to_leave == "staff"
    at.act(do.TakeBackAct(act=number, why="a slip"))
    seat = at.at(1)
    assert at.state.seat(1, 2).going is None and not (seat.moves_to or seat.wants_to_leave)
    at.check()
    again = at.act(CHANGES[kind])
    at.act(do.TakeBackAct(act=again, why="a slip too"))
    assert at.refused(do.TakeBackAct(act=again, why="again")) == "taken-back-already"
    at.test.restart()
    at.test.settle()
    at.misdeal()
    assert at.seats()[2] == at.people[1] and at.at(1).number == 2, "the seat is still the player's"
    at.ended(tmp_path)


@pytest.mark.parametrize("kind", list(CHANGES))
def test_who_has_moved_with_the_end_of_a_hand_is_moved_back_and_not_taken_back(
    tmp_path: Path, kind: str
) -> None:
    at = InPlay(tmp_path / "data")
    at.play(3, stop_after=1)
    number = at.act(CHANGES[kind])
    at.misdeal()
    for seed in range(5, 9):  # (nobody moves where the big blind would come twice)
        if at.state.seat(1, 2).going is not None:
            at.play(seed)
    assert 2 not in at.seats()
    assert at.refused(do.TakeBackAct(act=number, why="late")) == FOLLOWED
    at.ended(tmp_path)


def test_a_second_way_that_replaced_a_first_one_is_not_taken_back_to_it(tmp_path: Path) -> None:
    at = InPlay(tmp_path / "data")
    at.play(3, stop_after=1)
    at.act(CHANGES["change_seat"])
    number = at.act(CHANGES["move"])
    before = stands(at.state)
    assert at.refused(do.TakeBackAct(act=number, why="a slip")) == "seat-waits"
    assert stands(at.state) == before and at.at(1).wants_to_leave == "staff"
    at.misdeal()
    at.ended(tmp_path)


def test_two_who_call_one_move_off_at_once_do_it_once(tmp_path: Path) -> None:
    at = InPlay(tmp_path / "data")
    at.play(3, stop_after=1)
    number = at.act(CHANGES["move"])
    found = both(at, *[do.TakeBackAct(act=number, why="a slip")] * 2)
    assert sorted(type(one).__name__ for one in found) == ["int", "str"], found
    at.check()
    at.misdeal()
    at.ended(tmp_path)


@pytest.mark.parametrize("in_hand", [False, True], ids=["between hands", "in a hand"])
def test_a_break_that_is_taken_back_is_dealt_in_again_and_its_end_out(tmp_path: Path, in_hand: bool) -> None:
    at = InPlay(tmp_path / "data")
    if in_hand:
        at.play(3, stop_after=1)
    start, end = do.StartDeskBreak(table=1, seat=2), do.EndDeskBreak(table=1, seat=2)
    for act, is_away in ((start, False), (start, None), (end, True)):
        number = at.act(act)
        if is_away is None:
            continue  # (away now: the next one is the end)
        at.act(do.TakeBackAct(act=number, why="a slip"))
        at.check()
        seat = at.at(1)
        assert (at.state.seat(1, 2).away is not None) == is_away
        assert (seat.sits_out or bool(seat.wants_to_sit_out)) == is_away
    if in_hand:
        at.misdeal()
        assert at.at(1).sits_out
    at.ended(tmp_path)
