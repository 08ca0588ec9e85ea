"""Chips that are sold and paid out at a live desk, and the take of its gaming day."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk.depth_commands import SetTableDepth
from tests.crash.asking import AskedRoom, Request, Row

HELSINKI: Final = "casino-helsinki"
KRUH: Final = "casino-kruh"
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


def at_restaurant(room: AskedRoom) -> Request:
    opened(room, "Aino")
    act(room, of_money.PayRestaurant(player=seated_first(room), table=1, cents=500))
    room.settle()
    return asked(of_money.RestaurantBrings(cents=500))


def counted(room: AskedRoom) -> Request:
    opened(room, "Aino")
    mia = room.person("Mia", 0, "floor")
    return asked(of_money.CountDrop(table=1, box="7", cents=1_000, witness=mia.id))


def share(room: AskedRoom) -> Request:
    """The last share of a jackpot, which two have approved."""
    people = opened(room, "Aino")
    desks, names = room.room.live_desks, "CDEF"
    boss, mia = room.person("Boss", 0, "admin"), room.person("Mia", 0, "floor")
    others = tuple([room.run(desks.add_person(boss, HELSINKI, name)) for name in names])
    act(room, of_money.TopUpJackpot(cents=100_000, why="to begin with"))
    read = {people[0]: "Ah As Ad Ac Ks", people[1]: "5h 6h 7h 8h 9h"}
    number = act(
        room,
        of_money.ClaimJackpot(
            table=1, hand=5, began_ms=room.time.now_ms() - 1, category=1, losers=(people[0],),
            winners=(people[1],), others=others, cards=read,
        ),
    )  # fmt: skip
    for by in (boss, mia):
        room.run(desks.act(by, HELSINKI, of_money.ApproveClaim(claim=number)))
    room.settle()
    return asked(of_money.PayShare(claim=number, player=people[0]))


def by_consent(room: AskedRoom) -> Request:
    """A buy-in below the least, to which the table and the manager have agreed."""
    boss, desks = room.person("Boss", 0, "admin"), room.room.live_desks
    adam, bob = (room.run(desks.add_person(boss, KRUH, name)) for name in ("Adam", "Bob"))
    before: tuple[do.AnyDeskCommand, ...] = (
        do.OpenGamingDay(),
        do.OpenDeskTable(table=1, pool="holdem-nl/NL10/20", why="for a test"),
        do.SeatDown(table=1, seat=1, player=bob, stack=100_000, why="walked in"),
        of_money.TableConsents(table=1, player=adam, cents=40_000, seats=(1,)),
        of_money.ManagerConsents(table=1, player=adam, cents=40_000),
    )
    for one in before:
        room.run(desks.act(boss, KRUH, one))
    room.settle()
    buys = do.SeatDown(table=1, seat=2, player=adam, stack=40_000, is_agreed=True, why="a beginner")
    return msgspec.structs.replace(asked(buys), path=f"/api/desk/{KRUH}/acts")


def seated_first(room: AskedRoom) -> str:
    state = room.room.live_desks.state_of(HELSINKI)
    assert state is not None
    return state.seat(1, 1).player


AT_LIVE_DESKS: Final = tuple(
    Row("POST /api/desk/{house:str}/acts", row, name, houses=(HELSINKI,))
    for row, name in (
        (seated, "seat"), (added, "add"), (left, "leave"), (taken_back, "take_back"), (closed, "close_day"),
        (entered, "set_depth"), (at_restaurant, "restaurant_brings"), (share, "pay_share"),
    )
) + (
    Row("POST /api/desk/{house:str}/acts", counted, "count_drop", houses=(HELSINKI,), moves=False),
    Row("POST /api/desk/{house:str}/acts", by_consent, "seat by consent", houses=(KRUH,)),
)  # fmt: skip
