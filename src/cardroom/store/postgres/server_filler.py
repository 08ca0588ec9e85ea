"""The writing side of a copy into a database."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import LargeBinary, Table, Text

from cardroom.store.binding import bind_schema
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.postgres.server_leases import NOW
from cardroom.store.postgres.side import POSTGRES
from cardroom.store.row_copy import OF_MORE_THAN_SCHEMA, Rows
from cardroom.store.sql_tables import entries, metadata, postings

_FENCES: Final = (
    f"INSERT INTO fences (stream, holder, epoch, seq, since_ms) SELECT 'journal:' || id, 'copied', 1, "
    f"coalesce((SELECT max(seq) FROM journal WHERE table_id = owners.id), 0), {NOW} FROM owners"
)
_ROOM_CHAINS: Final = (
    "UPDATE fences SET seq = CASE stream "
    "WHEN 'ledger' THEN (SELECT coalesce(max(coalesce(e.seq, number)), 0) FROM entries e WHERE owner IS NULL) "
    "WHEN 'log' THEN (SELECT coalesce(max(coalesce(l.seq, number)), 0) FROM log l WHERE owner IS NULL) "
    "ELSE (SELECT coalesce(max(number), 0) FROM register) END WHERE stream IN ('ledger', 'log', 'register')"
)
"""A database that a room has opened before has these streams already, without a step."""
_NEXT_PLACE: Final = (
    "SELECT setval(pg_get_serial_sequence('journal', 'place'), max(place)) FROM journal HAVING max(place) > 0"
)


class PostgresFiller:
    """Fills a room's schemas in one transaction."""

    def __init__(self, connection: PostgresConnection) -> None:
        """Begin."""
        self._connection = connection
        connection.execute("BEGIN")

    def is_empty(self) -> bool:
        """See `Filler`."""
        query = "SELECT 1 FROM {} LIMIT 1"
        looks = [
            OF_MORE_THAN_SCHEMA,
            *(query.format(table) for table in metadata.tables if table != "register"),
        ]
        return not any(self._connection.execute(look).fetchone() for look in looks)

    def begin_register(self) -> None:
        """See `Filler`. The law that keeps the register is lifted within this transaction alone."""
        self._connection.script(
            "ALTER TABLE register DISABLE TRIGGER register_is_append_only; DELETE FROM register; "
            "ALTER TABLE register ENABLE TRIGGER register_is_append_only"
        )

    def put_seeds(self, seeds: Rows) -> None:
        """See `Filler`."""
        self._connection.execute(
            "INSERT INTO vault.seeds (hand_id, seed) SELECT * FROM unnest(?::text[], ?::bytea[]) AS n ON CONFLICT "
            "DO NOTHING",
            [list(column) for column in zip(*seeds, strict=True)],
        )

    def put(self, table: Table, rows: Rows) -> None:
        """See `Filler`."""
        self._connection.execute(f"{_insert(table)}", _columns(rows))

    def post(self, sealed: Rows, lines: Rows) -> None:
        """See `Filler`: one statement, so that the laws find each beside the other."""
        statement = f"WITH lines AS ({_insert(postings)}) {_insert(entries)}"
        self._connection.execute(statement, [*_columns(lines), *_columns(sealed)])

    def close_owners(self, closed: Rows) -> None:
        """See `Filler`."""
        if closed:
            self._connection.execute(
                "UPDATE owners SET closed_ms = gone.at FROM unnest(?::bigint[], ?::text[]) AS gone(at, id) "
                "WHERE owners.id = gone.id",
                _columns(closed),
            )

    def balances(self) -> dict[str, int]:
        """See `Filler`."""
        return dict(
            self._connection.execute("SELECT account, cents FROM balances WHERE cents <> 0").fetchall()
        )

    def finish(self) -> None:
        """See `Filler`. The first room that opens the database takes all streams at these ends."""
        bind_schema(self._connection, POSTGRES)
        self._connection.execute(_FENCES)
        self._connection.execute(_ROOM_CHAINS)
        self._connection.execute(_NEXT_PLACE)
        self._connection.execute("COMMIT")


def _columns(rows: Rows) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _insert(table: Table) -> str:
    """The statement that puts rows into a table, which come as an array a column. Numbers that the server would give
    are those of the rows.
    """
    names = ", ".join(column.name for column in table.columns)
    arrays = ", ".join(f"?::{_type_of(column.type)}[]" for column in table.columns)
    return f"INSERT INTO {table.name} ({names}) OVERRIDING SYSTEM VALUE SELECT * FROM unnest({arrays}) AS n"


def _type_of(kind: Any) -> str:
    return "text" if isinstance(kind, Text) else "bytea" if isinstance(kind, LargeBinary) else "bigint"
