"""A law: time and chips that staff take where hands are entered are taken once and noted, or not at all, whatever stops."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk import people_commands as of_people
from cardroom.rules import Refused
from cardroom.rules import house as book_of
from cardroom.store.engines.store_location import audit_place
from cardroom.store.faults import StoreFault
from cardroom.testing.whole_room import TestRoom
from tests.postgres import SIDES, server
from tests.room.hosting.test_letters import CutRoom, CutStore
from tests.room.live.test_desk_tables import STACK, OneFloor
from tests.room.refusing import refusing_rows

ACTS: dict[str, Any] = {
    "time": lambda people: of_money.ChargeTime(table=1, seats=(1, 2, 3), cents=1200, minutes=60),
    "confiscated": lambda people: of_money.ConfiscateChips(
        player=people[1], cents=3000, how="carried_off", table=1, why="seen by two"
    ),
    "restaurant": lambda people: of_money.PayRestaurant(player=people[1], cents=1500, table=1),
    "held": lambda people: of_people.HoldMoney(
        player=people[0], cents=2000, table=1, why="a document is missing"
    ),
    "seating": lambda people: do.TakeBackAct(act=SEATED, why="the wrong person"),
    "added": lambda people: do.TakeBackAct(act=SEATED - 1, why="a slip"),
    "stored": lambda people: of_money.StoreStack(table=1, seat=2, stack=1, why="nobody has come back"),
}


SEATED = 9
"""The act by which somebody has sat down with whom no hand has begun; the one before it added chips to a stack."""


class CutFloor(OneFloor):
    """A floor with a table in play, on a store whose current goes; Kai asks by a request with an id."""

    def __init__(self, place: Any) -> None:
        self.stores: list[CutStore] = []

        def between(store: Any) -> Any:
            self.stores.append(CutStore(store))
            return self.stores[-1]

        self.wrap = between
        super().__init__(place)
        self.depth(1, "play")
        self.play(2)
        self.act(do.StartDeskBreak(table=1, seat=2, is_long=True))  # (a stack is stored of who is away)
        self.act(do.AddToStack(table=1, seat=3, cents=5_000))
        assert self.sit(self.named("New"), 1, 7) == SEATED

    def room_of(self, place: Any) -> TestRoom:
        return CutRoom(place, book=book_of(self.house), wrap=self.wrap)

    def at_play(self) -> dict[str, int]:
        """The stacks of the table in play."""
        return {seat.player: seat.stack for seat in self.test.table(self.told()).seats.values()}

    def noted(self, command: do.AnyDeskCommand) -> int:
        """How many acts of this kind the desk has noted."""
        return sum(isinstance(act.command, type(command)) for act in self.state.acts)


def cut(place: Any, kind: str, behind: int) -> tuple[int, bool]:
    """Cut a room off behind so many commits of an act; how many there were, and whether it was done."""
    at = CutFloor(place)
    command, before, all_before = ACTS[kind](at.people), at.at_play(), sum(at.at_play().values())
    store = at.stores[-1]
    store.left, given = behind, store.given
    with contextlib.suppress(StoreFault):
        at.act(command)
    given = store.given - given
    at.test.restart()
    at.check()
    is_done = bool(at.noted(command))
    assert is_done or at.at_play() == before, "what no act speaks of is back on its stack"
    if not is_done:
        at.act(command)
    at.check()
    assert at.noted(command) == 1
    taken = {
        "time": 3600,
        "confiscated": 3000,
        "restaurant": 1500,
        "held": 2000,
        "seating": STACK,
        "added": 5000,
        "stored": before[at.people[1]],
    }[kind]
    assert sum(at.at_play().values()) == all_before - taken, "once"
    at.test.close()
    assert audit_place(place).findings == []
    return given, is_done


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("kind", ACTS)
def test_an_act_takes_chips_once_or_not_at_all_wherever_the_room_is_cut_off(
    tmp_path: Path, kind: str, side: str
) -> None:
    found: list[bool] = []
    behind = 1
    while True:
        place = server().store() if side == "postgres" else tmp_path / f"{behind}"
        given, is_done = cut(place, kind, behind)
        if side == "postgres":
            server().drop(place)  # type: ignore[arg-type]  # its address
        found.append(is_done)
        if given < behind:
            break
        behind += 1
    assert set(found) == {False, True} and len(found) > 2


@pytest.mark.parametrize("kind", ACTS)
def test_an_act_that_the_store_refuses_takes_no_chips(tmp_path: Path, kind: str) -> None:
    at = CutFloor(tmp_path)
    command, before = ACTS[kind](at.people), at.at_play()
    with (
        capture_logs(),
        refusing_rows(tmp_path, "journal", f"table_id <> '{at.desk}'"),
        pytest.raises(Refused),
    ):
        at.act(command)
    at.test.settle()
    at.check()
    assert at.at_play() == before and not at.noted(command)
    at.act(command)
    at.check()
    at.test.close()
