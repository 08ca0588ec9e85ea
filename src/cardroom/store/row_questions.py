"""A question to the store over one read-only connection, to either database, and the pages of its answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from cardroom.store.answers import Page, RowT
from cardroom.store.sql_connection import Side, SqlConnection, Value

NEWEST: Final = 2**63 - 1
"""A cursor after everything that is stored."""


class Questions:
    """A connection of one thread, over which several questions may be answered as of one moment."""

    def __init__(self, connection: SqlConnection, side: Side) -> None:
        self.connection = connection
        self.side = side
        self._in_moment = False

    @contextmanager
    def moment(self) -> Iterator[SqlConnection]:
        """A context in which several questions are answered from one state."""
        if self._in_moment:
            yield self.connection
            return
        self.connection.execute(self.side.begin)
        self._in_moment = True
        try:
            yield self.connection
        finally:
            self._in_moment = False
            self.connection.execute("ROLLBACK")

    def many(self, query: str, *values: Value) -> Iterator[Any]:
        """The rows of a question that may have as many as the store has hands."""
        with self.moment() as connection:
            yield from self.side.many(connection, query, values)

    def one(self, query: str, *values: Value) -> Any:
        """The first row of an answer, None without one."""
        return self.connection.execute(query, values).fetchone()


def page(found: list[Any], limit: int, rows: list[RowT]) -> Page[RowT]:
    """A page of what was `found`, which has one extra row; the first columns are the cursor."""
    if limit < 1:
        raise ValueError(f"a page has one row or more, not {limit}")
    return Page(tuple(rows), found[limit - 1][0] if len(found) > limit else None)
