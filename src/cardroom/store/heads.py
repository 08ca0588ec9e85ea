"""The ends of all chains and counts, as the writer knows them: read once, then held in memory."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeVar

from cardroom.store.chain import chain_start, journal_chain_name
from cardroom.store.faults import StoreRefused
from cardroom.store.messages import MailCount, Message, Pair
from cardroom.store.rows import Head
from cardroom.store.sql_connection import SqlConnection

ROOM_CHAINS: Final = MappingProxyType({"ledger": "entries", "log": "log", "register": "register"})
"""The chains other than journals, and the tables that contain their rows.

They have what no owner's step came with: money and log of people, and the register of rows that may change.
"""

OF_PEOPLE: Final = MappingProxyType(
    {
        "ledger": "SELECT coalesce(seq, number), chain FROM entries WHERE owner IS NULL",
        "log": "SELECT coalesce(seq, number), chain FROM log WHERE owner IS NULL",
        "register": "SELECT number, chain FROM register WHERE number > 0",
    }
)
"""The places and hashes of each of the `ROOM_CHAINS`. A row of before owners had their own has its number as its place."""

_LAST_NUMBERS: Final = (
    "SELECT (SELECT coalesce(max(place), 0) FROM hands), (SELECT coalesce(max(number), 0) FROM entries), "
    "(SELECT coalesce(max(number), 0) FROM log)"
)

KNOWN: Final = 8192
"""The number of chain ends, and of mail counts, held in memory, most recently moved first.

Fewer owners than that decide at the same time. An end that is not in memory is read again.
"""

KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")

Mark = tuple[dict[str, Head], dict[str, int], dict[Pair, MailCount]]
"""A point within a transaction."""


class MailCounts:
    """The counts of all pairs as the writer knows them: read once; those of the current transaction are separate."""

    def __init__(self, connection: SqlConnection) -> None:
        self._connection = connection
        self._settled: dict[Pair, MailCount] = {}
        self.pending: dict[Pair, MailCount] = {}
        """The counts changed by the current transaction."""

    def sent(self, message: Message) -> tuple[str, str, int, int]:
        """The row of the sender's count after a message. Raises `StoreRefused` unless its number is the next."""
        pair = message.sender, message.receiver
        count = self._of(pair)
        if message.number != count.sent + 1:
            raise StoreRefused("mail-gap", f"message {message.subject!r} cannot follow number {count.sent}")
        return self._put(pair, MailCount(message.number, count.taken))

    def taken(self, message: Message) -> tuple[str, str, int, int]:
        """The row of the receiver's count after a message is taken. Raises `StoreRefused` unless it is the next."""
        pair = message.receiver, message.sender
        count = self._of(pair)
        if message.number <= count.taken:
            raise StoreRefused("mail-taken", f"message {message.subject!r} was taken before")
        if message.number > count.taken + 1:
            raise StoreRefused("mail-gap", f"message {message.subject!r} waits: {count.taken} were taken")
        return self._put(pair, MailCount(count.sent, message.number))

    def settle(self, most: int) -> None:
        """Treat the pending counts as durable; keep at most `most` counts in memory, the most recently changed."""
        keep_newest(self._settled, self.pending, most)
        self.pending.clear()

    def forget(self) -> None:
        """Discard the pending counts."""
        self.pending.clear()

    def mark(self) -> dict[Pair, MailCount]:
        """A point within the transaction to return to by `back`."""
        return dict(self.pending)

    def back(self, mark: dict[Pair, MailCount]) -> None:
        """Return to a point within the transaction."""
        self.pending = dict(mark)

    def go_on_with(self, connection: SqlConnection) -> None:
        """Replace a lost connection."""
        self._connection = connection

    def _put(self, pair: Pair, count: MailCount) -> tuple[str, str, int, int]:
        self.pending[pair] = count
        return (*pair, count.sent, count.taken)

    def _of(self, pair: Pair) -> MailCount:
        known = self.pending.get(pair) or self._settled.get(pair)
        if known is None:
            query = "SELECT sent, taken FROM mail_counts WHERE owner = ? AND other = ?"
            row = self._connection.execute(query, pair).fetchone()
            known = self._settled[pair] = MailCount(*row) if row else MailCount()
        return known


class Heads:
    """The ends of the chains; the steps of the current transaction are held separately until it is durable.

    Call `settle` when the transaction is durable, `forget` when it is rolled back.
    """

    def __init__(self, connection: SqlConnection) -> None:
        self._connection = connection
        self._settled: dict[str, Head] = {}
        self._pending: dict[str, Head] = {}
        self._numbers = _numbers(connection)
        self._settled_numbers = dict(self._numbers)
        self.mail = MailCounts(connection)

    def read_again(self) -> None:
        """Read people's chains and the last numbers again, where another process may have gone on; before any step."""
        for name in ROOM_CHAINS:
            self._settled.pop(name, None)
        self._numbers = _numbers(self._connection)
        self._settled_numbers = dict(self._numbers)

    def journal(self, table_id: str) -> Head:
        """The end of a table's journal."""
        return self.of_journal(journal_chain_name(table_id), table_id)

    def of_journal(self, name: str, table_id: str) -> Head:
        """The same, for a caller that knows the name of the chain."""
        return self._pending.get(name) or self._settled.get(name) or self._read_journal(name, table_id)

    def chain(self, name: str) -> Head:
        """The end of "ledger", "log" or "register"."""
        return self._pending.get(name) or self._settled.get(name) or self._read_chain(name)

    def advance(self, name: str, seq: int, chain: bytes) -> None:
        """Add a row to a chain."""
        self._pending[name] = Head(seq, chain)

    def next_number(self, kind: str) -> int:
        """The number of the next row of "entries" or "log", or the `place` of the next of "hands"."""
        self._numbers[kind] += 1
        return self._numbers[kind]

    def grown(self) -> dict[str, tuple[int, int]]:
        """For each chain that has grown in the transaction, its last number at the beginning and now."""
        return {name: (self._settled[name].seq, head.seq) for name, head in self._pending.items()}

    def settle(self) -> None:
        """Treat all pending steps as durable."""
        keep_newest(self._settled, self._pending, KNOWN)
        self._pending.clear()
        self._settled_numbers.update(self._numbers)
        if self.mail.pending:
            self.mail.settle(KNOWN)

    def forget(self) -> None:
        """Discard all pending steps."""
        self._pending.clear()
        self._numbers.update(self._settled_numbers)
        self.mail.forget()

    def mark(self) -> Mark:
        """A point within the transaction to return to by `back`."""
        return dict(self._pending), dict(self._numbers), self.mail.mark()

    def back(self, mark: Mark) -> None:
        """Return to a point within the transaction."""
        self._pending, self._numbers = dict(mark[0]), dict(mark[1])
        self.mail.back(mark[2])

    def go_on_with(self, connection: SqlConnection) -> None:
        """Replace a lost connection; what is known of the chains stays valid."""
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


def keep_newest(known: dict[KeyT, ValueT], moved: Mapping[KeyT, ValueT], most: int) -> None:
    """Update `known` by `moved`; beyond `most` items, drop those that have not changed for longest."""
    for key, value in moved.items():
        known.pop(key, None)
        known[key] = value
    while len(known) > most:
        del known[next(iter(known))]


def read_head(connection: SqlConnection, name: str) -> Head:
    """The stored end of one of the `ROOM_CHAINS`."""
    row = connection.execute(f"{OF_PEOPLE[name]} ORDER BY number DESC LIMIT 1").fetchone()
    return Head(*row) if row else Head(0, chain_start(name))


def _numbers(connection: SqlConnection) -> dict[str, int]:
    """The last number of each kind of row that is numbered through the room."""
    hands, entries, log = connection.execute(_LAST_NUMBERS).fetchone()
    return {"hands": int(hands), "entries": int(entries), "log": int(log)}
