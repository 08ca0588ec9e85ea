"""Questions to a database from a process that holds nothing of it: which families are free, and who may move one."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Final

import asyncpg

from cardroom.store.faults import StoreUnusable
from cardroom.store.postgres import migrating as migrations
from cardroom.store.postgres import server_leases
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import LOST, PostgresConnection
from cardroom.store.postgres.room_lock import is_held, is_whole_room_held

MOVING: Final = 0x6D_6F766573
"""The number of the lock of whoever moves a family: "moves". It is advisory, and ends with its connection."""


class FreeFamilies:
    """A connection that may break, and is made again at the next question. Each call blocks, all on one thread."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._connection: PostgresConnection | None = None

    def free(self, roots: Sequence[str]) -> list[str]:
        """Those of these families, named by their first owners, that no process holds; none while the server is away."""
        try:
            connection = self._connected()
            if migrations.step_of(connection) != migrations.HEAD:
                return [] if is_held(connection, roots) else [*roots]
            if is_whole_room_held(connection):
                return []
            held = set(server_leases.held_families(connection, "", roots))
        except (*LOST, StoreUnusable, asyncpg.PostgresError):
            self.close()
            return []
        return [root for root in roots if root not in held]

    def begin_move(self) -> bool:
        """Take the right to move a family from one process to another; False while another process has it."""
        try:
            return bool(self._connected().execute("SELECT pg_try_advisory_lock(?)", (MOVING,)).fetchone()[0])
        except (*LOST, StoreUnusable, asyncpg.PostgresError):
            self.close()
            return False

    def end_move(self) -> None:
        """Give the right back."""
        try:
            self._connected().execute("SELECT pg_advisory_unlock(?)", (MOVING,))
        except (*LOST, StoreUnusable, asyncpg.PostgresError):
            self.close()

    def close(self) -> None:
        """Close the connection, and with it give back the right to move."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(*LOST, asyncpg.PostgresError):
                connection.close()

    def _connected(self) -> PostgresConnection:
        if self._connection is None:
            self._connection = PostgresConnection(self._address)
        return self._connection
