"""Chips that are sold and paid out at a live desk, and the take of its gaming day."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cardroom.desk import desk_commands as do
from cardroom.desk.depth_commands import SetTableDepth
from tests.crash.asking import AskedRoom, Request, Row

HELSINKI: Final = "casino-helsinki"
STACK: Final = 20_000


def act(room: AskedRoom, command: do.AnyDeskCommand) -> int:
    boss = room.person("Boss", 0, "admin")
    return int(room.run(room.room.live_desks.act(boss, HELSINKI, command)))


def opened(room: AskedRoom, *names: str) -> list[str]:
    """A gaming day with a table where these players sit; their ids."""
    desks, boss = room.room.live_desks, room.person("Boss", 0, "admin")
    act(room, do.OpenGamingDay())
    act(room, do.OpenDeskTable(table=1, pool="holdem-nl/NL200", why="for a test"))
    people = [room.run(desks.add_person(boss, HELSINKI, name)) for name in ("Aino", "Bo")]
    for seat, person in enumerate(people[: len(names)], start=1):
        act(room, do.SeatDown(table=1, seat=seat, player=person, stack=STACK, why="walked in"))
    room.settle()
    return people


def asked(command: Any) -> Request:
    return Request("Boss", path=f"/api/desk/{HELSINKI}/acts", body={"act": msgspec.to_builtins(command)})


def seated(room: AskedRoom) -> Request:
    _, other = opened(room, "Aino")
    return asked(do.SeatDown(table=1, seat=2, player=other, stack=STACK, why="walked in"))


def added(room: AskedRoom) -> Request:
    opened(room, "Aino")
    return asked(do.AddToStack(table=1, seat=1, cents=5_000))


def left(room: AskedRoom) -> Request:
    opened(room, "Aino")
    return asked(do.LeaveDeskSeat(table=1, seat=1, stack=15_000))


def taken_back(room: AskedRoom) -> Request:
    opened(room, "Aino")
    return asked(do.TakeBackAct(act=3, why="the wrong seat"))


def closed(room: AskedRoom) -> Request:
    opened(room, "Aino")
    act(room, do.LeaveDeskSeat(table=1, seat=1, stack=15_000))
    act(room, do.CloseDeskTable(table=1, drop=5_000))
    room.settle()
    return asked(do.CloseGamingDay())


def entered(room: AskedRoom) -> Request:
    opened(room, "Aino", "Bo")
    return asked(SetTableDepth(table=1, depth="play"))


AT_LIVE_DESKS: Final = tuple(
    Row("POST /api/desk/{house:str}/acts", row, name, houses=(HELSINKI,))
    for row, name in (
        (seated, "seat"), (added, "add"), (left, "leave"), (taken_back, "take_back"), (closed, "close_day"),
        (entered, "set_depth"),
    )
)  # fmt: skip
