"""The newest time in the store: the clock of a later start may not begin before it.

Everything that the room stores has the time of its decision. In chains and hands that is the time of the last row, in
unordered tables the greatest time; a time in the future (`expires_ms`) does not count.
"""

from __future__ import annotations

from typing import Final

from cardroom.store.sql_connection import SqlConnection

LAST: Final = (
    ("journal", "place", "at_ms"),
    ("entries", "number", "at_ms"),
    ("log", "number", "at_ms"),
    ("hands", "place", "ended_ms"),
    ("closes", "day", "ended_ms"),
)
GREATEST: Final = (
    ("players", "created_ms"),
    ("sessions", "created_ms"),
    ("sessions", "used_ms"),
    ("devices", "known_ms"),
    ("tables", "opened_ms"),
    ("tables", "closed_ms"),
    ("owners", "closed_ms"),
    ("matters", "at_ms"),
    ("mail", "sent_ms"),
)
_NEWEST: Final = " UNION ALL ".join(
    [
        f"SELECT {time} AS at_ms FROM {table} WHERE {by} = (SELECT max({by}) FROM {table})"
        for table, by, time in LAST
    ]
    + [f"SELECT max({time}) FROM {table}" for table, time in GREATEST]
)


def newest_ms(connection: SqlConnection) -> int:
    """Milliseconds since 1970 (UTC); 0 for a store in which nothing has happened."""
    row = connection.execute(f"SELECT max(at_ms) FROM ({_NEWEST}) AS found", ()).fetchone()
    return int(row[0] or 0)
