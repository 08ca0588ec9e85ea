"""Turns the database's errors into refusals that a person understands, constraint by constraint."""

from __future__ import annotations

import sqlite3
from typing import Final

from cardroom.store.faults import StoreRefused
from cardroom.store.messages import MAIL_REFUSALS

REFUSALS: Final = (
    StoreRefused,
    sqlite3.IntegrityError,  # a constraint, a trigger, a wrong type in a STRICT table
    sqlite3.ProgrammingError,  # a value no column can hold
    sqlite3.InterfaceError,
    sqlite3.DataError,  # a payload beyond SQLite's largest
    TypeError,
    ValueError,
    KeyError,
    AttributeError,
    OverflowError,  # a whole number beyond 64 bits
)
"""Faults of a single commit. Any other is a fault of the disk or of this program, and stops the store."""

_BY_TEXT: Final = {
    "players.name_key": ("name-taken", "another player has this name"),
    "players.id": ("player-exists", "there is already a player with this id"),
    "sessions.token_hash": ("session-exists", "this sign-in is already known"),
    "tables.id": ("table-exists", "there is already a table with this id"),
    "entries.id": ("posted-before", "an entry with this id was posted before"),
    "hands.hand_id": ("hand-exists", "a hand with this id is already recorded"),
    "hands.table_id, hands.number": ("hand-exists", "this table already has a hand with this number"),
    "hand_players.player_id": ("player-twice", "the hand names a player twice"),
    "seals.hand_id": ("seed-exists", "this hand already has a seed"),
    "closes.day": ("day-closed", "the books of this day are closed already"),
    "ck_balances_below_zero": ("below-zero", "an account would go below zero"),
    "would leave the range": ("too-much", "an account would leave the range of amounts"),
    "the postings do not add up to zero": ("not-balanced", "the postings of an entry do not add up to zero"),
    "owners.id": ("owner-exists", "there is already an owner with this id"),
    **MAIL_REFUSALS,
    "FOREIGN KEY": ("no-such-row", "it names a table or a player that the store does not know"),
}


def refusal_of(fault: Exception) -> StoreRefused:
    """The refusal that a caught fault means."""
    if isinstance(fault, StoreRefused):
        return fault
    text = str(fault)
    for part, (code, message) in _BY_TEXT.items():
        if part in text:
            return StoreRefused(code, f"{message} ({text})")
    return StoreRefused("not-storable", f"the commit cannot be stored: {type(fault).__name__}: {text}")
