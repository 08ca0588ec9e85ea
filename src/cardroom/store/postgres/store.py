"""The store on a server: a schema for the room's rows, one for the vault; one writing connection, some reading."""

from __future__ import annotations

import asyncio

from cardroom.store.postgres.address import Address
from cardroom.store.postgres.reader import PostgresReader
from cardroom.store.postgres.writer import PostgresWriter
from cardroom.store.working import WorkingStore


class PostgresStore(WorkingStore[PostgresReader, PostgresWriter]):
    """The `Store` on PostgreSQL."""

    def __init__(
        self, address: Address, loop: asyncio.AbstractEventLoop | None = None, *, take_over: bool = False
    ) -> None:
        """Open (or make) the store in a database; `loop` as with `open_store`.

        With `take_over`, a room that runs there is fenced off; without it `StoreUnusable` is raised, as for any other
        reason that prevents opening.
        """
        self._address = address
        self._take_over = take_over
        super().__init__(loop)

    def _open_writer(self) -> PostgresWriter:
        return PostgresWriter(self._address, self._deliver, self._fail, self._take_over)

    def _open_reader(self) -> PostgresReader:
        return PostgresReader(self._address)
