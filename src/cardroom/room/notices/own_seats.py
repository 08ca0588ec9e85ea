"""A player's own seat at a table, as `MineChanged` shows it wherever the player looks."""

from __future__ import annotations

from typing import Any

from cardroom.room.protocol.server_messages import MySeat
from cardroom.table.table import Table


def turn_ends_ms(table: Table[Any]) -> int:
    """When the clock of the running turn is next due, in milliseconds; 0 while none runs."""
    hand = table.hand
    return hand.clock.due_ms if hand is not None and hand.clock is not None else 0


def own_seat(table: Table[Any], player: str) -> MySeat | None:
    """The player's seat at a table, None for none."""
    seat = table.seat_of(player)
    if seat is None:
        return None
    hand, terms = table.hand, table.terms
    acts = hand is not None and hand.actor_seat == seat.number
    return MySeat(
        table=terms.table,
        name=terms.name,
        seat=seat.number,
        stack=seat.stack,
        your_turn=acts,
        sitting_out=seat.sits_out,
        private=terms.private,
        tournament=terms.tournament,
        until_ms=turn_ends_ms(table) if acts else 0,
    )
