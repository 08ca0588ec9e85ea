"""The lock of a database: one room of all houses holds it alone, or processes of some houses share it.

It keeps rooms from getting in one another's way. The fence of each stream protects the data.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from cardroom.store.faults import StoreUnusable
from cardroom.store.postgres import migrating as migrations
from cardroom.store.postgres import server_leases
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import PostgresConnection

AGAIN_SECONDS: Final = 0.2
"""The pause between two attempts to get the lock, or to reach a lost server."""

ONE_ROOM: Final = 0x636172_64726F6F6D
"""The number of the lock: "cardroom". It is advisory."""

ENDED_SECONDS: Final = 2.0
"""How long the server may take to notice that a process was killed, before its lock counts as held."""

_LOCK_SHARED: Final = "SELECT pg_try_advisory_lock_shared(?)"
_LOCK_ALONE: Final = "SELECT pg_try_advisory_lock(?)"
_UNLOCK: Final = "SELECT pg_advisory_unlock(?)"
_IS_LOCKED: Final = (
    "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1 "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    "AND (classid::bigint << 32) | objid::bigint = ? AND mode = ANY(?::text[]))"
)
_ALONE: Final = "ExclusiveLock"
_SHARED: Final = "ShareLock"
"""The modes in which a room of all houses has the lock, and a process of some."""


def lock_alone(connection: PostgresConnection) -> bool:
    """Take the lock for one room of all houses; whether it was free."""
    return bool(connection.execute(_LOCK_ALONE, (ONE_ROOM,)).fetchone()[0])


def lock_shared(connection: PostgresConnection) -> bool:
    """Share the lock with other processes of some houses; whether no room of all houses has it."""
    return bool(connection.execute(_LOCK_SHARED, (ONE_ROOM,)).fetchone()[0])


def unlock(connection: PostgresConnection) -> None:
    """Give up the lock that this connection has alone."""
    connection.execute(_UNLOCK, (ONE_ROOM,))


def comes_free(connection: PostgresConnection, holder: str, seconds: float) -> bool:
    """Take the lock for a room of all houses; whether no other room held it by the end of so many seconds.

    A room has ended when its connection has, or when its lease has: a machine that was cut off keeps the first.
    """
    until = time.monotonic() + seconds
    while True:
        is_known = migrations.step_of(connection) == migrations.HEAD
        if lock_alone(connection):
            if not is_known or not server_leases.is_another_there(connection, holder):
                return True
            # one that took over from a room which then still had the lock
            unlock(connection)
        elif seconds and is_known and not server_leases.live_leases(connection):
            return True
        if time.monotonic() >= until:
            return False
        time.sleep(AGAIN_SECONDS)


def become_alone(connection: PostgresConnection, address: Address) -> None:
    """Keep rooms out of a database for as long as the connection is open. Raises `StoreUnusable` while one runs there."""
    until = time.monotonic() + ENDED_SECONDS
    while not (is_ours := lock_alone(connection)) and time.monotonic() < until:
        time.sleep(AGAIN_SECONDS)
    if not is_ours or (
        migrations.step_of(connection) == migrations.HEAD and server_leases.live_leases(connection)
    ):
        raise StoreUnusable("store-in-use", f"{address}: a room is running on this database; stop it first")


def is_held(connection: PostgresConnection, families: Sequence[str] = ()) -> bool:
    """Whether a start would have to wait: a room is connected that has not lost its lease. Nothing is changed.

    With `families`, named by their first owners: whether another process holds one of them.
    """
    # another version's leases are not ours to read
    is_known = migrations.step_of(connection) == migrations.HEAD
    if families and is_known:
        return is_whole_room_held(connection) or bool(server_leases.held_families(connection, "", families))
    if connection.execute(_IS_LOCKED, (ONE_ROOM, [_ALONE, _SHARED])).fetchone()[0]:
        return not is_known or bool(server_leases.live_leases(connection))
    return is_known and server_leases.is_another_there(connection, "")


def is_whole_room_held(connection: PostgresConnection) -> bool:
    """Whether a room of all houses is connected that has not lost its lease."""
    if not connection.execute(_IS_LOCKED, (ONE_ROOM, [_ALONE])).fetchone()[0]:
        return False
    is_known = migrations.step_of(connection) == migrations.HEAD
    return not is_known or server_leases.is_people_held(connection)
