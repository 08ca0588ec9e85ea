"""Where every chain and count of the file ends, as the writer knows it: kept in memory, read once."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from cardroom.store.chain import chain_start, journal_chain_name
from cardroom.store.messages import MailCount, MailCounts, Pair, keep_newest
from cardroom.store.rows import Head
from cardroom.store.sql_connection import SqlConnection

ROOM_CHAINS: Final = MappingProxyType({"ledger": "entries", "log": "log", "register": "register"})
"""The chains that are not a table's journal, and where their rows lie."""

KNOWN: Final = 8192
"""So many ends of chains, and counts of mail, are kept in memory, those that moved last: more owners than that do not
decide at a time. An end that is not known is read once more.
"""

Mark = tuple[dict[str, Head], int, dict[Pair, MailCount]]
"""A point within a transaction."""


class Heads:
    """The ends of the chains, with the steps of a transaction under way kept apart until it is durable.

    `settle` when the transaction is, `forget` when it is rolled back.
    """

    def __init__(self, connection: SqlConnection) -> None:
        self._connection = connection
        self._settled: dict[str, Head] = {}
        self._pending: dict[str, Head] = {}
        self._settled_place = self._place = _last(connection, "SELECT max(place) FROM hands")
        self.mail = MailCounts(connection)

    def journal(self, table_id: str) -> Head:
        """The end of a table's journal."""
        return self.of_journal(journal_chain_name(table_id), table_id)

    def of_journal(self, name: str, table_id: str) -> Head:
        """The same where the name of the chain is known."""
        return self._pending.get(name) or self._settled.get(name) or self._read_journal(name, table_id)

    def chain(self, name: str) -> Head:
        """The end of "ledger", "log" or "register"."""
        return self._pending.get(name) or self._settled.get(name) or self._read_chain(name)

    def advance(self, name: str, seq: int, chain: bytes) -> None:
        """A chain grows by a row."""
        self._pending[name] = Head(seq, chain)

    def next_place(self) -> int:
        """The place of the next finished hand."""
        self._place += 1
        return self._place

    def grown(self) -> dict[str, tuple[int, int]]:
        """Where each chain stood when the transaction began, and stands now, of those that have grown in it."""
        return {name: (self._settled[name].seq, head.seq) for name, head in self._pending.items()}

    def settle(self) -> None:
        """What was pending is durable."""
        keep_newest(self._settled, self._pending, KNOWN)
        self._pending.clear()
        self._settled_place = self._place
        if self.mail.pending:
            self.mail.settle(KNOWN)

    def forget(self) -> None:
        """What was pending did not happen."""
        self._pending.clear()
        self._place = self._settled_place
        self.mail.forget()

    def mark(self) -> Mark:
        """A point within the transaction to come `back` to."""
        return dict(self._pending), self._place, self.mail.mark()

    def back(self, mark: Mark) -> None:
        """Return to a point within the transaction."""
        self._pending, self._place = dict(mark[0]), mark[1]
        self.mail.back(mark[2])

    def go_on_with(self, connection: SqlConnection) -> None:
        """The line was lost and this one took its place; what is known of the chains still holds."""
        self._connection = connection
        self.mail.go_on_with(connection)

    def _read_journal(self, name: str, table_id: str) -> Head:
        row = self._connection.execute(
            "SELECT seq, chain FROM journal WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (table_id,)
        ).fetchone()
        self._settled[name] = head = Head(*row) if row else Head(0, chain_start(name))
        return head

    def _read_chain(self, name: str) -> Head:
        self._settled[name] = head = read_head(self._connection, name)
        return head


def read_head(connection: SqlConnection, name: str) -> Head:
    """The stored end of one of the `ROOM_CHAINS`."""
    row = connection.execute(
        f"SELECT number, chain FROM {ROOM_CHAINS[name]} ORDER BY number DESC LIMIT 1"
    ).fetchone()
    return Head(*row) if row else Head(0, chain_start(name))


def _last(connection: SqlConnection, query: str) -> int:
    found = connection.execute(query).fetchone()[0]
    return int(found or 0)
