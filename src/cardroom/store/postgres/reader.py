"""A reader of a PostgreSQL store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardroom.store.faults import StoreUnusable
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.connection import LOST, PostgresConnection, Rows
from cardroom.store.postgres.side import POSTGRES
from cardroom.store.reading import RowReader


class ReadingConnection(PostgresConnection):
    """A connection that comes back: a question that the server was restarted under is put once more.

    Within a moment it cannot be, for that state is gone: then the one who asked hears of it, and the next moment is
    another connection's.
    """

    def __init__(self, address: Address) -> None:
        super().__init__(address)
        self._within = False

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        if statement == "ROLLBACK":
            return self._end()
        begins = statement.startswith("BEGIN")
        try:
            found = super().execute(statement, values)
        except LOST as fault:
            if self._within:
                raise StoreUnusable("store-unreachable", f"{self._address}: the line to the server broke") from fault
            self.close()
            super().__init__(self._address)
            found = super().execute(statement, values)
        self._within = self._within or begins
        return found

    def _end(self) -> Rows:
        self._within = False
        try:
            return super().execute("ROLLBACK")
        except LOST:
            return Rows(())  # it ended with the line


class PostgresReader(RowReader):
    """The `Reader` of one thread."""

    connection: ReadingConnection

    def __init__(self, address: Address) -> None:
        """Connect; `StoreUnusable` when that cannot be done."""
        super().__init__(ReadingConnection(address), POSTGRES, self._seeds_of)

    def close(self) -> None:
        """Let the connection go."""
        self.connection.close()

    def _seeds_of(self, hand_id: str) -> list[bytes]:
        query = "SELECT seed FROM vault.seeds WHERE hand_id = ?"
        return [seed for (seed,) in self.connection.execute(query, (hand_id,))]
