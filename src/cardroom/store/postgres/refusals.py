"""Turns PostgreSQL's errors into refusals that a person understands, constraint by constraint."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

import asyncpg
from asyncpg.exceptions import _base

from cardroom.store.faults import NOT_MOVED, StoreRefused, first_line
from cardroom.store.messages import MAIL_REFUSALS

FENCED: Final = "CR001"
"""The SQLSTATE of the error that `fence` raises (migrations/versions/0001_first.py)."""

REFUSALS: Final = (
    StoreRefused,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,  # a value no column can hold: a text with a zero in it, a number beyond 64 bits
    asyncpg.RaiseError,  # a trigger
    asyncpg.ProgramLimitExceededError,  # a payload beyond PostgreSQL's largest
    _base.DataError,  # the driver's own: a value of another type
    TypeError,
    ValueError,
    KeyError,
    AttributeError,
    OverflowError,
)
"""Faults of a single commit. Any other is a fault of the server, the connection, or this program."""

_BY_CONSTRAINT: Final = MappingProxyType(
    {
        "uq_players_name_key": ("name-taken", "another player has this name"),
        "players_pkey": ("player-exists", "there is already a player with this id"),
        "sessions_pkey": ("session-exists", "this sign-in is already known"),
        "tables_pkey": ("table-exists", "there is already a table with this id"),
        "uq_entries_id": ("posted-before", "an entry with this id was posted before"),
        "uq_hands_hand_id": ("hand-exists", "a hand with this id is already recorded"),
        "uq_hands_table_id": ("hand-exists", "this table already has a hand with this number"),
        "hand_players_pkey": ("player-twice", "the hand names a player twice"),
        "seals_pkey": ("seed-exists", "this hand already has a seed"),
        "owners_pkey": ("owner-exists", "there is already an owner with this id"),
        "closes_pkey": ("day-closed", "the books of this day are closed already"),
        "ck_balances_below_zero": ("below-zero", "an account would go below zero"),
        "ck_balances_in_range": ("too-much", "an account would leave the range of amounts"),
    }
)


def refusal_of(fault: Exception) -> StoreRefused:
    """The refusal that a caught fault means. The server's quotation from a row (its "detail") is not repeated."""
    if isinstance(fault, StoreRefused):
        return fault
    name = str(getattr(fault, "constraint_name", ""))
    if name in _BY_CONSTRAINT:
        return StoreRefused(*_BY_CONSTRAINT[name])
    if isinstance(fault, asyncpg.ForeignKeyViolationError):
        return StoreRefused("no-such-row", "it names a table or a player that the store does not know")
    if isinstance(fault, asyncpg.RaiseError) and "add up to zero" in str(fault):
        return StoreRefused("not-balanced", "the postings of an entry do not add up to zero")
    if isinstance(fault, asyncpg.RaiseError) and "moved no account" in str(fault):
        return StoreRefused(*NOT_MOVED)
    for words, refusal in MAIL_REFUSALS.items():
        if isinstance(fault, asyncpg.RaiseError) and words in str(fault):
            return StoreRefused(*refusal)
    return StoreRefused(
        "not-storable", f"the commit cannot be stored: {type(fault).__name__}: {first_line(fault)}"
    )
