"""A reader of a PostgreSQL store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardroom.store.postgres.address import Address
from cardroom.store.postgres.connection import LOST, PostgresConnection, Rows
from cardroom.store.postgres.side import POSTGRES
from cardroom.store.reading import RowReader


class ReadingConnection(PostgresConnection):
    """A connection that comes back: a question that the server was restarted under is put once more."""

    def __init__(self, address: Address) -> None:
        super().__init__(address)
        self._within = False

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        begins = statement.startswith("BEGIN")
        try:
            found = super().execute(statement, values)
        except LOST:
            if self._within and not begins:
                self._within = statement != "ROLLBACK"
                if not self._within:
                    return Rows(())  # the moment is over, whoever ended it
                raise
            self.close()
            super().__init__(self._address)
            found = super().execute(statement, values)
        self._within = begins or (self._within and statement != "ROLLBACK")
        return found


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
        return [seed for (seed,) in self.connection.execute("SELECT seed FROM vault.seeds WHERE hand_id = ?", (hand_id,))]
