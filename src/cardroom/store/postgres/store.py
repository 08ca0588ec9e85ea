"""The store on a server: a schema for the room's rows, one for the vault; one writing connection, some reading."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from cardroom.store.postgres.address import Address
from cardroom.store.postgres.family_reader import FamilyReader
from cardroom.store.postgres.family_writer import FamilyWriter
from cardroom.store.postgres.reader import PostgresReader
from cardroom.store.postgres.writer import PostgresWriter
from cardroom.store.working import WorkingStore


class PostgresStore(WorkingStore[PostgresReader, PostgresWriter]):
    """The `Store` on PostgreSQL.

    One process at a time holds it, by a lease: `cardroom.store.leases`.
    """

    def __init__(
        self,
        address: Address,
        loop: asyncio.AbstractEventLoop | None = None,
        *,
        take_over: bool = False,
        node: str | None = None,
    ) -> None:
        """Open (or make) the store in a database; `loop` as with `open_store`.

        The process is known as `node` to others. With `take_over`, a room that runs there is fenced off; without it
        `StoreUnusable` is raised, as for any other reason that prevents opening.
        """
        self._address = address
        self._take_over = take_over
        super().__init__(loop, node)

    def _open_writer(self) -> PostgresWriter:
        """Wait for the lease of another room, or take it; then make the writer."""
        return PostgresWriter(self._address, self.node, self._deliver, self._fail, self._take_over)

    def _open_reader(self) -> PostgresReader:
        """Make a reader, which takes no lease and waits for none."""
        return PostgresReader(self._address)


class FamilyStore(WorkingStore[FamilyReader, FamilyWriter]):
    """The `Store` of one process among several: it writes to the families of owners that it holds, and to people's rows.

    Nobody holds the whole room meanwhile (`PostgresStore`).
    """

    def __init__(
        self,
        address: Address,
        families: Iterable[str],
        loop: asyncio.AbstractEventLoop | None = None,
        *,
        take_over: bool = False,
        node: str | None = None,
    ) -> None:
        """Open the store and take the `families`, named by their first owners: houses. Arguments and faults are those of
        `PostgresStore`.
        """
        self._address = address
        self._families = tuple(families)
        self._take_over = take_over
        super().__init__(loop, node)

    def followed(self, number: int) -> None:
        """Take it that the room knows what the register says up to this line.

        A change of an account or a matter that another process has changed behind it is refused ("changed-meanwhile").
        One that is on its way was decided before: what is known since then does not count for it.
        """
        self._known = number

    @property
    def when_changed(self) -> Callable[[], None] | None:
        """Called on the writer's thread when people's rows have been changed here, durably."""
        return self._writer.when_changed

    @when_changed.setter
    def when_changed(self, changed: Callable[[], None] | None) -> None:
        self._writer.when_changed = changed

    def _open_writer(self) -> FamilyWriter:
        """Wait until the families are free, or take them; then make the writer."""
        return FamilyWriter(
            self._address, self.node, self._deliver, self._fail, self._families, self._take_over
        )

    def _open_reader(self) -> FamilyReader:
        """Make a reader, which takes no lease and waits for none."""
        return FamilyReader(self._address, self._families)
