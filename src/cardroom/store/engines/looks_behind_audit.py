"""Looks at a stored room behind the store's own audit: by those who know what its rows mean."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from typing import Final

import asyncpg

from cardroom.store.engines.store_location import Place, read_place
from cardroom.store.faults import StoreAway, StoreUnusable, first_line
from cardroom.store.protocol import Reader
from cardroom.store.store_audit import UNREADABLE
from cardroom.store.walking import Finding

DAMAGED: Final = (*UNREADABLE, AssertionError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)
"""The exceptions by which a look ends at damaged rows: what is made of them holds no law of ours."""


def findings_at(place: Place, where: str, look: Callable[[Reader], Iterable[Finding]]) -> list[Finding]:
    """Return what a look finds; where damage ends it, that is the finding, and `where` says what could not be read.

    A room that cannot be opened has none: the store's own audit says why. Raises `StoreAway` for a server that is away.
    """
    try:
        reader = read_place(place)
    except StoreAway:
        raise
    except StoreUnusable:
        return []
    found: list[Finding] = []
    try:
        found.extend(look(reader))
    except StoreAway:
        raise
    except DAMAGED as fault:
        found.append(Finding(where, f"cannot be read: {first_line(fault)}"))
    finally:
        reader.close()
    return found
