"""What both sides of the store have in common to the code that asks: a connection that takes statements, and a side
that knows what its database does in a way of its own.

Statements are one text for both sides: each value is a `?`, tables and columns are those of schema.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

Value = str | int | bytes | None


class Found(Protocol):
    """The rows a statement has found: tuples."""

    def fetchone(self) -> Any:
        """The next row, None behind the last."""

    def fetchall(self) -> list[Any]:
        """All that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class SqlConnection(Protocol):
    """A connection of one thread."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Found:
        """Run one statement to its end."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the databases a store may lie in.

    `begin` opens a transaction that sees one moment; `many` runs a question whose rows would not fit into memory;
    `has_table` says whether a table is there; `made_of` is everything the store consists of but its rows; `faults`
    are what the database itself finds wrong, a line each; `dealt_in` selects place, player, table_id, ended_ms of each
    hand's players, and the fields of `HandShare`, which are NULL where nothing was counted.
    """

    begin: str
    many: Callable[[SqlConnection, str, Sequence[Value]], Iterator[Any]]
    has_table: Callable[[SqlConnection, str], bool]
    made_of: Callable[[SqlConnection], object]
    faults: Callable[[SqlConnection], Iterator[str]]
    dealt_in: str
