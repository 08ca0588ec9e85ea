"""Chips that are sold and paid out at a live table, by whoever deals there."""

from __future__ import annotations

from typing import Any, Final

from cardroom.rules import house
from tests.crash.asking import AskedRoom, Request, Row

HELSINKI: Final = "casino-helsinki"
GAME: Final = "holdem-nl"


def opened(room: AskedRoom) -> tuple[str, int]:
    """A live table with one player; its id, and the least buy-in."""
    boss, desk = room.person("Boss", 0, "admin"), room.room.live_desk
    stake = house(HELSINKI).game(GAME).stakes[0].name
    table = room.run(desk.opening.open(boss, HELSINKI, GAME, stake, "Live", 0, "for a test"))
    least = room.table(table).terms.min_buy_in
    room.run(desk.seats.sit(boss, table, 1, "Anna", "", least))
    room.settle()
    return table, least


def asked(table: str, what: str, **body: Any) -> Request:
    return Request("Boss", path=f"/api/live/{table}/{what}", body=body)


def seated(room: AskedRoom) -> Request:
    table, least = opened(room)
    return asked(table, "sit", seat=2, name="Ben", buy_in=least)


def added(room: AskedRoom) -> Request:
    table, least = opened(room)
    return asked(table, "seat", seat=1, ask="add", amount=least)


def left(room: AskedRoom) -> Request:
    table, _ = opened(room)
    return asked(table, "seat", seat=1, ask="leave")


AT_LIVE_TABLES: Final = (
    Row("POST /api/live/{table:str}/sit", seated, houses=(HELSINKI,)),
    Row("POST /api/live/{table:str}/seat", added, "add", houses=(HELSINKI,)),
    Row("POST /api/live/{table:str}/seat", left, "leave", houses=(HELSINKI,)),
)
