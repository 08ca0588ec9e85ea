"""Waiting lists in the log, for people: who joined, which seats were kept, how each wait ended."""

from __future__ import annotations

from typing import Final

import msgspec

JOINED: Final = "join_line"
LEFT: Final = "leave_line"
OFFERED: Final = "offer_seat"
WITHDRAWN: Final = "withdraw_seat"

LEFT_BECAUSE: Final = ("wish", "declined", "lapsed", "seated", "staff")
"""Why a wait ended: by the player, by the clock, or because the player sits now."""


class LineChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """The log's details of a change of a waiting list.

    `waiting` is the number in line after it, `asked` the id of the request that caused it, "" for none.
    """

    waiting: int
    player: str
    buy_in: int = 0
    drawn: int | None = None
    offer: str = ""
    table: str = ""
    asked: str = ""
