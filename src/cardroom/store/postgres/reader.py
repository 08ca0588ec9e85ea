"""A reader of a PostgreSQL store."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import LOST, PostgresConnection, Rows, away
from cardroom.store.postgres.side import POSTGRES
from cardroom.store.reading import RowReader
from cardroom.store.sql_connection import Value


class ReadingConnection(PostgresConnection):
    """A connection that reconnects: a question interrupted by a restart of the server is repeated once.

    Within a moment it cannot be repeated, because that state is lost; nor while the server is away. Then the caller
    gets `StoreAway`, and the next question makes a new connection.
    """

    def __init__(self, address: Address) -> None:
        super().__init__(address)
        self._within = False

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        if statement == "ROLLBACK":
            return self._end()
        try:
            found = self._put(statement, values)
        except LOST as fault:
            self.close()
            if self._within:
                raise away(self._address, "the line to the server broke") from fault
            found = self._put_again(statement, values)
        self._within = self._within or statement.startswith("BEGIN")
        return found

    def many(self, statement: str, values: Sequence[Value]) -> Iterator[Any]:
        """See `PostgresConnection`."""
        try:
            yield from super().many(statement, values)
        except LOST as fault:
            self.close()
            raise away(self._address, "the line to the server broke") from fault

    def _put(self, statement: str, values: Sequence[Any]) -> Rows:
        """Put a question over the open connection, or over a new one if it has been closed."""
        if self.is_closed:
            if self._within:
                raise away(self._address, "the line to the server broke")
            super().__init__(self._address)
        return super().execute(statement, values)

    def _put_again(self, statement: str, values: Sequence[Any]) -> Rows:
        try:
            return self._put(statement, values)
        except LOST as fault:
            self.close()
            raise away(self._address, "the line to the server broke twice") from fault

    def _end(self) -> Rows:
        self._within = False
        if self.is_closed:
            return Rows(())
        try:
            return super().execute("ROLLBACK")
        except LOST:
            self.close()
            return Rows(())  # it ended with the connection


class PostgresReader(RowReader):
    """The `Reader` of one thread."""

    connection: ReadingConnection

    def __init__(self, address: Address) -> None:
        """Connect; raises `StoreUnusable` if that is not possible."""
        super().__init__(ReadingConnection(address), POSTGRES, self._seeds_of)

    def close(self) -> None:
        """Close the connection."""
        self.connection.close()

    def _seeds_of(self, hand_id: str) -> list[bytes]:
        query = "SELECT seed FROM vault.seeds WHERE hand_id = ?"
        return [seed for (seed,) in self.connection.execute(query, (hand_id,))]
