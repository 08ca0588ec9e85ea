"""Answers to questions about the ledger. Each method is documented in protocol.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardroom.ledger.entry import Entry
from cardroom.ledger.entry_kinds import EntryKind
from cardroom.store.answers import AccountLine, Page
from cardroom.store.row_questions import NEWEST, Questions, page

_ENTRY = (
    "SELECT e.number, e.id, e.at_ms, e.kind, e.reason, e.ordered_by, e.chain, e.owner, e.seq, p.account, p.amount "
    "FROM entries e LEFT JOIN postings p ON p.entry = e.number"
)


class ChainedEntry(NamedTuple):
    """An entry as stored; without an `owner`, `seq` is its place in people's chain."""

    number: int
    entry: Entry
    chain: bytes
    owner: str | None
    seq: int


class LedgerReader(Questions):
    """The part of a `Reader` that reads entries and accounts."""

    def balances(self) -> dict[str, int]:
        return dict(self.connection.execute("SELECT account, cents FROM balances ORDER BY account"))

    def posted(self) -> dict[str, int]:
        query = "SELECT account, CAST(sum(amount) AS BIGINT) FROM postings GROUP BY account"
        return dict(self.connection.execute(query))

    def moved_by_kind(self, account: str, seq: int) -> dict[EntryKind, int]:
        query = (
            "SELECT e.kind, CAST(sum(p.amount) AS BIGINT) FROM postings p JOIN entries e ON e.number = p.entry "
            "WHERE p.account = ? AND (e.owner IS NULL OR e.seq <= ?) GROUP BY e.kind"
        )
        return dict(self.connection.execute(query, (account, seq)))

    def balance(self, account: str) -> int:
        row = self.one("SELECT cents FROM balances WHERE account = ?", account)
        return int(row[0]) if row else 0

    def ledger_lines(self, account: str, before: int | None = None, limit: int = 50) -> Page[AccountLine]:
        bound = NEWEST if before is None else before
        with self.moment() as connection:
            newer = "SELECT coalesce(sum(amount), 0) FROM postings WHERE account = ? AND entry >= ?"
            balance = self.balance(account) - int(self.one(newer, account, bound)[0])
            query = (
                "SELECT e.number, e.id, e.at_ms, e.kind, e.reason, e.ordered_by, p.amount "
                "FROM postings p JOIN entries e ON e.number = p.entry "
                "WHERE p.account = ? AND p.entry < ? ORDER BY p.entry DESC LIMIT ?"
            )
            found = connection.execute(query, (account, bound, limit + 1)).fetchall()
        lines = []
        for row in found[:limit]:
            _, entry_id, at_ms, kind, reason, by, amount = row
            lines.append(AccountLine(entry_id, at_ms, kind, reason, by, amount, balance))
            balance -= amount
        return page(found, limit, lines)

    def entry(self, entry_id: str) -> Entry | None:
        for found in self._entries("WHERE e.id = ?", entry_id):
            return found.entry
        return None

    def entries(self) -> Iterator[Entry]:
        for found in self._entries(""):
            yield found.entry

    def entries_after(self, number: int) -> Iterator[tuple[int, Entry]]:
        for found in self._entries("WHERE e.number > ?", number):
            yield found.number, found.entry

    def chained_entries(self, after: int = 0) -> Iterator[ChainedEntry]:
        """The ledger entries after a number with what proves them, for the audit."""
        return self._entries("WHERE e.number > ?", after)

    def _entries(self, where: str, *values: str | int) -> Iterator[ChainedEntry]:
        rows = self.many(f"{_ENTRY} {where} ORDER BY e.number, p.line", *values)
        row = next(rows, None)
        while row is not None:
            number, entry_id, at_ms, kind, reason, by, chain, owner, seq = row[:9]
            postings = []
            while row is not None and row[0] == number:
                if row[9] is not None:
                    postings.append((row[9], row[10]))
                row = next(rows, None)
            entry = Entry(entry_id, at_ms, kind, reason, tuple(postings), by)
            yield ChainedEntry(number, entry, chain, owner, number if seq is None else seq)
