"""The live tables of a room: who deals at each, and who may enter what happens there."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from cardroom.room.accounts.players import Players
from cardroom.room.hosting.hosted_tables import no_such_table
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.permissions import PERMISSIONS, check_may
from cardroom.room.identity.person import Person
from cardroom.room.runtime.open_matters import PutBack
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader
from cardroom.store.rows import KeepMatter, Matter

KIND: Final = "live_table"
READER: Final = "reader"
"""The person who enters the cards that a card reader tells."""

LiveRole = Literal["floor", "dealer"]
"""The roles of those who enter what happens: the floor at any live table, the dealer named for a table at that one."""


class DealtTable(msgspec.Struct, frozen=True):
    """A live table; `dealer` is the id of the person who deals there, "" while nobody was named.

    `reader` is the hash of the token of its card reader (hex), "" without one. `delay_seconds` is the delay of its stream,
    -1 for none.
    """

    table: str
    by: str
    at_ms: int
    dealer: str = ""
    is_open: bool = True
    reader: str = ""
    delay_seconds: int = -1

    def keeping(self) -> KeepMatter:
        """Return the change that saves its current state."""
        return KeepMatter(
            Matter(KIND, self.table, self.by, self.at_ms, self.is_open, msgspec.to_builtins(self))
        )


class DealtTables:
    """The open live tables by id."""

    def __init__(self, players: Players, tables: OpenTables) -> None:
        self._players = players
        self._tables = tables
        self._all: dict[str, DealtTable] = {}

    def load(self, reader: Reader) -> None:
        """Load, at a start, the tables that were open."""
        there = reader.matters(KIND, open_only=True)
        elsewhere = reader.held_elsewhere([matter.id for matter in there])
        for matter in there:
            if matter.id not in elsewhere:
                self._all[matter.id] = msgspec.convert(matter.body, DealtTable)

    def put(self, table: DealtTable) -> PutBack:
        """Set a table's state from now on; what is given back puts the one before back, unless it has changed again."""
        before = self._all.get(table.table)
        self._all[table.table] = table

        def put_back(_: object) -> None:
            if before is not None and self._all.get(table.table) is table:
                self._all[table.table] = before

        return put_back

    def forget(self, table: str) -> None:
        """Forget a table whose opening the store refused."""
        self._all.pop(table, None)

    def get(self, table: str) -> DealtTable:
        """Return a live table. Refuses ("no-such-table")."""
        found = self._all.get(table)
        if found is None or table not in self._tables:
            raise no_such_table(table)
        return found

    def writer(self, table: str) -> TableWriter:
        """Return the writer of a live table. Refuses ("no-such-table")."""
        return self._tables.writer(self.get(table).table)

    def find(self, table: str) -> TableWriter | None:
        """Return the writer of a live table, None for one that has closed."""
        return self._tables.writer(table) if table in self._all and table in self._tables else None

    def all(self) -> list[DealtTable]:
        """Return all open live tables."""
        return [one for one in self._all.values() if one.table in self._tables]

    def is_streamed(self, table: str) -> bool:
        """Whether a table is live and has a stream."""
        found = self._all.get(table)
        return found is not None and found.delay_seconds >= 0 and table in self._tables

    def of(self, by: Person) -> list[DealtTable]:
        """Return the tables at which a person may enter what happens."""
        mine = [one for one in self._all.values() if one.table in self._tables]
        if not _is_floor(self._players.now(by)):
            mine = [one for one in mine if one.dealer == by.id]
        return mine

    def with_dealer(self, table: str, dealer: str) -> DealtTable:
        """Return a table as it is with this dealer."""
        return replace(self.get(table), dealer=dealer)

    def tell(self, table: str) -> None:
        """Tell those who look at a table that it has another dealer."""
        self._tables.tell(table)

    def check(self, by: Person, table: str) -> tuple[LiveRole, TableWriter]:
        """Return a person's role at a live table, and its writer. Refuses ("not-the-dealer") everybody else."""
        found = self.get(table)
        person = self._players.now(by)
        if _is_floor(person):
            check_may(person, "deal_live")
            return "floor", self._tables.writer(table)
        if found.dealer != person.id or person.closed:
            raise Refused(
                "not-the-dealer", "Only the dealer of this table and the floor enter what happens there."
            )
        return "dealer", self._tables.writer(table)


def _is_floor(person: Person) -> bool:
    return "deal_live" in PERMISSIONS[person.role]
