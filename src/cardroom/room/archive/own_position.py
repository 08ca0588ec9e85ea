"""The position of a player in a finished hand."""

from __future__ import annotations

from typing import Literal

from cardroom.room.hosting.journal import decode_record
from cardroom.store.protocol import Reader
from cardroom.table.events import HandStarted

Position = Literal["", "button", "small_blind", "big_blind", "elsewhere"]
"""Heads-up the button is also the small blind; it counts as the button. "": any position."""


def position_in(reader: Reader, hand: str, player: str) -> Position:
    """Return the position in which the player was dealt in; "" for a player who only watched the hand."""
    stored = reader.hand(hand)
    assert stored is not None, "the hand has just been listed"
    record = decode_record(stored.record)
    seat = record.seats.get(player, 0)
    start = next(event for event in record.events if isinstance(event, HandStarted))
    if seat not in [one.seat for one in start.seats]:
        return ""
    if seat == start.dealer:
        return "button"
    if seat == start.small_blind:
        return "small_blind"
    return "big_blind" if seat == start.big_blind else "elsewhere"
