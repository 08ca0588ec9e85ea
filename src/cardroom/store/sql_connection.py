"""The interface of both databases to shared code: a connection that runs statements, and a side with the rest.

A side has the operations that each database does in its own way. A statement is one text for both databases: each value
is a `?`, tables and columns are those of sql_tables.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from cardroom.store.leases import Lease

Value = str | int | bytes | None


class Found(Protocol):
    """The rows that a statement has found, as tuples."""

    def fetchone(self) -> Any:
        """The next row, None after the last."""

    def fetchall(self) -> list[Any]:
        """All remaining rows."""

    def __iter__(self) -> Iterator[Any]: ...


class SqlConnection(Protocol):
    """A connection for one thread."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Found:
        """Run one statement to completion."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the databases that a store can use.

    `begin` opens a transaction that sees one moment; `many` runs a question whose rows would not fit into memory;
    `has_table` says whether a table exists; `made_of` is the definition of the store without its rows; `faults` are
    those that the database itself finds, one line each; `dealt_in` selects place, player, table_id, ended_ms of each
    hand's players, and the fields of `HandShare`, which are NULL for a hand without counts;
    `leases` says what each process holds.
    """

    begin: str
    many: Callable[[SqlConnection, str, Sequence[Value]], Iterator[Any]]
    has_table: Callable[[SqlConnection, str], bool]
    made_of: Callable[[SqlConnection], object]
    faults: Callable[[SqlConnection], Iterator[str]]
    dealt_in: str
    leases: Callable[[SqlConnection], list[Lease]]
