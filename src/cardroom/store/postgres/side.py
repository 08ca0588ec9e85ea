"""The operations specific to PostgreSQL, for the code that both databases share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from cardroom.store.hand_counts_rows import HandShare
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.postgres.server_leases import leases
from cardroom.store.sql_connection import Side, SqlConnection, Value

MADE_OF: Final = (
    # The vault is not included: a copy may lack it, and its seeds are proven by their seals.
    # Columns, constraints, indexes, triggers and whether they are on, functions, the step: as the server reports them.
    "SELECT c.relname::text, a.attname::text, a.atttypid::regtype::text, a.attnotnull::int FROM pg_attribute a "
    "JOIN pg_class c ON c.oid = a.attrelid WHERE c.relnamespace = 'room'::regnamespace "
    "AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped ORDER BY 1, 2",
    "SELECT conrelid::regclass::text, conname::text, pg_get_constraintdef(oid), convalidated::int FROM pg_constraint "
    "WHERE connamespace = 'room'::regnamespace ORDER BY 1, 2",
    "SELECT indexname::text, indexdef FROM pg_indexes WHERE schemaname = 'room' ORDER BY 1",
    "SELECT t.tgrelid::regclass::text, t.tgname::text, t.tgenabled::text, pg_get_triggerdef(t.oid) FROM pg_trigger t "
    "JOIN pg_class c ON c.oid = t.tgrelid WHERE NOT t.tgisinternal "
    "AND c.relnamespace = 'room'::regnamespace ORDER BY 1, 2",
    "SELECT proname::text, prosrc FROM pg_proc WHERE pronamespace = 'room'::regnamespace ORDER BY 1",
    "SELECT version_num::text FROM alembic_version",
)


_ENDS: Final = (
    "SELECT stream, seq, found FROM (SELECT stream, seq, CASE stream "
    "WHEN 'ledger' THEN (SELECT coalesce(max(coalesce(e.seq, number)), 0) FROM entries e WHERE owner IS NULL) "
    "WHEN 'log' THEN (SELECT coalesce(max(coalesce(l.seq, number)), 0) FROM log l WHERE owner IS NULL) "
    "WHEN 'register' THEN (SELECT coalesce(max(number), 0) FROM register) "
    "ELSE (SELECT coalesce(max(j.seq), 0) FROM journal j WHERE j.table_id = substr(stream, 9)) END AS found "
    "FROM fences) AS ends WHERE seq <> found ORDER BY stream"
)
"""The query for streams that do not end where their row says."""


def _many(connection: SqlConnection, query: str, values: Sequence[Value]) -> Iterator[Any]:
    assert isinstance(connection, PostgresConnection)
    return connection.many(query, values)


def _has_table(connection: SqlConnection, name: str) -> bool:
    query = "SELECT 1 FROM pg_tables WHERE schemaname = 'room' AND tablename = ?"
    return connection.execute(query, (name,)).fetchone() is not None


def _made_of(connection: SqlConnection) -> object:
    return [connection.execute(query).fetchall() for query in MADE_OF]


def _faults(connection: SqlConnection) -> Iterator[str]:
    """Faults of foreign keys: the server enforces them itself, unless one is switched off."""
    query = (
        "SELECT DISTINCT tgrelid::regclass::text FROM pg_trigger WHERE tgenabled = 'D' "
        "AND tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'room'::regnamespace) ORDER BY 1"
    )
    for (table,) in connection.execute(query):
        yield f"the laws of {table} are switched off"
    for stream, seq, end in connection.execute(_ENDS):
        yield f"{stream} is said to end at {seq}, and ends at {end}"


_COUNTS: Final = HandShare.__struct_fields__
_WHERE: Final = "h.place, {} AS player, h.table_id, h.ended_ms"
_DEALT_IN: Final = (
    f"SELECT {_WHERE.format('j.key')}, {', '.join(f'(j.value ->> {n})::bigint AS {c}' for n, c in enumerate(_COUNTS))} "
    "FROM hands h, json_each(CASE json_typeof(h.players::json) WHEN 'object' THEN h.players::json ELSE '{}' END) j "
    f"UNION ALL SELECT {_WHERE.format('j.value')}, {', '.join(f'NULL::bigint AS {c}' for c in _COUNTS)} "
    "FROM hands h, "
    "json_array_elements_text(CASE json_typeof(h.players::json) WHEN 'array' THEN h.players::json ELSE '[]' END) j"
)

POSTGRES: Final = Side(
    begin="BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY",
    many=_many,
    has_table=_has_table,
    made_of=_made_of,
    faults=_faults,
    dealt_in=_DEALT_IN,
    leases=leases,
)
