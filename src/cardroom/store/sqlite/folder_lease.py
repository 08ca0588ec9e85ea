"""The lease of a folder: one process writes the file, and each of its commits proves that it still is the one.

The lock on the folder keeps a second process out. If it fails (a lock file that was deleted, a disk of the network), the
lease does it: the second start raises the epoch, and nothing that the first one commits is stored any more.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from cardroom.store.leases import Lease
from cardroom.store.sql_connection import SqlConnection

FENCED: Final = "another process has taken the folder over"
"""The words of the error with which the fence refuses a row."""

_NOW: Final = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
_CLAIM: Final = (
    "INSERT INTO nodes (node, epoch, since_ms) "
    f"VALUES (?, (SELECT coalesce(max(epoch), 0) + 1 FROM nodes), {_NOW}) RETURNING epoch"
)
FENCED_ROWS: Final = ("journal", "entries", "log", "register")
"""Every commit has a row in one of these: a step, an entry, a line of the log, or a line of the register."""


def claim(connection: sqlite3.Connection, node: str) -> int:
    """Take the file; commits of whoever had it are refused from now on. Returns the epoch.

    The fence is a trigger of this connection alone: it compares the epoch with the file's, in the commit's own
    transaction and without a statement more.
    """
    connection.execute("BEGIN IMMEDIATE")
    epoch = int(connection.execute(_CLAIM, (node,)).fetchall()[0][0])
    connection.execute("DELETE FROM nodes WHERE epoch < ?", (epoch,))
    connection.execute("COMMIT")
    for table in FENCED_ROWS:
        connection.execute(
            f"CREATE TEMP TRIGGER fence_{table} BEFORE INSERT ON main.{table} "
            f"WHEN (SELECT epoch FROM nodes) IS NOT {epoch} "
            f"BEGIN SELECT RAISE(ABORT, '{FENCED}'); END"
        )
    return epoch


def leases(connection: SqlConnection) -> list[Lease]:
    """The lease of the file; none for one that no process has opened since there are leases."""
    streams = "(SELECT count(*) FROM owners WHERE closed_ms IS NULL) + 3"
    rows = connection.execute(f"SELECT node, {streams}, epoch, since_ms FROM nodes")
    return [Lease(node, streams, epoch, since_ms, None) for node, streams, epoch, since_ms in rows]
