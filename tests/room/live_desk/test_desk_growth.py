"""What a desk costs as its floor grows: a look as much for each table, an act little more at any number of tables."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardroom.desk import desk_commands as do
from tests.room.live_desk.test_live_desks import NL, DeskRoom

FEW, MANY = 6, 24
A_LITTLE = 1.15
"""What each table may cost more for a look where they are many."""
LOOKED_THROUGH = 12
"""What each table may cost an act that does not touch it: whose seat it is, and what is due next, is looked for."""


def filled(folder: Path, tables: int) -> DeskRoom:
    """A floor with so many tables, three seats of each taken, and as many players in line as there are tables."""
    at = DeskRoom(folder)
    at.act(do.OpenGamingDay())
    for table in range(1, tables + 1):
        at.act(do.OpenDeskTable(table=table, pool=NL, why="players wait"))
        for seat in range(1, 4):
            player = at.named(f"Player {table}-{seat}")
            at.act(do.SeatDown(table=table, seat=seat, player=player, stack=20_000, why="first"))
        at.act(do.SignUp(pool=NL, player=at.named(f"Waits {table}")))
    return at


def calls(work: Callable[[], Any]) -> int:
    """How many functions of Python are called by some work."""
    count = 0

    def called(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += event == "call"

    work()  # what is made once is made
    sys.setprofile(called)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def counted(folder: Path, tables: int) -> tuple[int, int, int]:
    """The calls of a look by staff, of one by a stranger, and of an act."""
    at = filled(folder, tables)
    number = iter(range(1000, 1010))
    aino = at.named("Aino")

    def act() -> None:
        at.act(do.SignUp(pool=NL, player=aino))
        at.act(do.StrikeOff(pool=NL, player=aino, why=f"goes {next(number)}"))

    found = calls(lambda: at.view(at.floor)), calls(at.view), calls(act)
    at.test.close()
    return found


def test_a_look_costs_as_much_for_each_table_and_an_act_what_it_touches(tmp_path: Path) -> None:
    few, many = counted(tmp_path / "few", FEW), counted(tmp_path / "many", MANY)
    by_staff, by_stranger = (more / less for less, more in zip(few[:2], many[:2], strict=True))
    assert max(by_staff, by_stranger) <= A_LITTLE * MANY / FEW, (few, many)
    assert many[2] - few[2] <= LOOKED_THROUGH * (MANY - FEW), (few, many)
