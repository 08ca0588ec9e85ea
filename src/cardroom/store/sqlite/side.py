"""The operations specific to SQLite, for the code that both databases share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from cardroom.store.hand_counts_rows import HandShare
from cardroom.store.sql_connection import Side, SqlConnection, Value
from cardroom.store.sqlite.folder_lease import leases


def _many(connection: SqlConnection, query: str, values: Sequence[Value]) -> Iterator[Any]:
    return iter(connection.execute(query, values))  # rows are read on demand


def _has_table(connection: SqlConnection, name: str) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (name,)).fetchone() is not None


def _made_of(connection: SqlConnection) -> object:
    """Tables, indexes, triggers, and the file's step."""
    made = connection.execute(
        "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name"
    ).fetchall()
    return made, connection.execute("SELECT version_num FROM alembic_version").fetchall()


def _faults(connection: SqlConnection) -> Iterator[str]:
    for (line,) in connection.execute("PRAGMA integrity_check(20)"):
        if line != "ok":
            yield str(line)
    for table, _, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"a row of {table} names a row of {parent} that is not there"


_COUNTS: Final = ", ".join(
    f"CASE j.type WHEN 'array' THEN json_extract(j.value, '$[{place}]') END AS {name}"
    for place, name in enumerate(HandShare.__struct_fields__)
)
_DEALT_IN: Final = (
    "SELECT h.place, CASE j.type WHEN 'array' THEN j.key ELSE j.value END AS player, h.table_id, h.ended_ms, "
    f"{_COUNTS} FROM hands h, json_each(h.players) j"
)

SQLITE = Side(
    begin="BEGIN",
    many=_many,
    has_table=_has_table,
    made_of=_made_of,
    faults=_faults,
    dealt_in=_DEALT_IN,
    leases=leases,
)
