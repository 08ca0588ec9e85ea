"""Answers from the room's file over a connection that cannot write."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import create_engine
from sqlalchemy.pool import StaticPool

from cardroom.ledger.entry import Entry
from cardroom.store import people
from cardroom.store.bound import unproven
from cardroom.store.chain import chain_start, journal_chain_name
from cardroom.store.heads import ROOM_CHAINS, read_head
from cardroom.store.rows import (
    CloseRecord,
    HandLine,
    HandRecord,
    Head,
    JournalRow,
    Json,
    LedgerLine,
    LogLine,
    LogRecord,
    Page,
    PlayerRecord,
    RowT,
    RulebookRecord,
    SessionRecord,
    Snapshot,
    TableRecord,
    TableState,
)
from cardroom.store.sqlite.connect import connect_reading
from cardroom.store.sqlite.vault import find_seed

NEWEST: Final = 2**63 - 1
_players = msgspec.json.Decoder(tuple[str, ...]).decode
_json = msgspec.json.Decoder(Json).decode

_STEP = "SELECT table_id, seq, hand_id, at_ms, payload FROM journal"
_HAND = "SELECT hand_id, table_id, number, started_ms, ended_ms, players, summary, record, outcome, place FROM hands"
_HAND_LINE = "SELECT h.place, h.hand_id, h.table_id, h.number, h.started_ms, h.ended_ms, h.outcome, h.summary"
_CLOSE = "day, begun_ms, ended_ms, last_entry, last_hand, drift, body"
_ENTRY = (
    "SELECT e.number, e.id, e.at_ms, e.kind, e.reason, e.ordered_by, e.chain, p.account, p.amount "
    "FROM entries e LEFT JOIN postings p ON p.entry = e.number"
)


class SqliteReader:
    """The `Reader` of one thread. Each method is documented in protocol.py."""

    def __init__(self, path: Path, vault: Path | None = None) -> None:
        """Open the file at `path` for reading; `StoreUnusable` when it is no store. Seeds are read from a `vault`."""
        self.connection = connect_reading(path)
        self._vault = vault
        self._in_moment = False
        engine = create_engine("sqlite://", creator=lambda: self.connection, poolclass=StaticPool)
        self._people = engine.connect()

    def close(self) -> None:
        """Let the file go."""
        self._people.close()
        self.connection.close()

    @contextmanager
    def moment(self) -> Iterator[sqlite3.Connection]:
        """Several questions answered from one state."""
        if self._in_moment:
            yield self.connection
            return
        self.connection.execute("BEGIN")
        self._in_moment = True
        try:
            yield self.connection
        finally:
            self._in_moment = False
            self.connection.execute("ROLLBACK")

    def _one(self, query: str, *values: str | int | bytes) -> Any:
        return self.connection.execute(query, values).fetchone()

    # Tables and their journals

    def tables(self, *, with_closed: bool = False) -> list[TableRecord]:
        return people.list_tables(self._people, with_closed=with_closed)

    def rulebook(self, version: str) -> RulebookRecord | None:
        row = self._one("SELECT version, house, text FROM rulebooks WHERE version = ?", version)
        return RulebookRecord(*row) if row else None

    def table_states(self) -> list[TableState]:
        with self.moment():
            return [self._table_state(table) for table in self.tables()]

    def table_state(self, table_id: str) -> TableState | None:
        with self.moment():
            found = [table for table in self.tables() if table.id == table_id]
            return self._table_state(found[0]) if found else None

    def _table_state(self, table: TableRecord) -> TableState:
        row = self._one("SELECT table_id, seq, payload FROM snapshots WHERE table_id = ?", table.id)
        snapshot = Snapshot(*row) if row else None
        number = self._one("SELECT max(number) FROM hands WHERE table_id = ?", table.id)[0]
        tail = self.journal(table.id, snapshot.seq if snapshot else 0, NEWEST)
        last_seq = self._journal_head(table.id).seq
        return TableState(
            table, snapshot, tuple(tail), last_seq, number or 0, unproven(self.connection, table.id)
        )

    def journal(self, table_id: str, after_seq: int = 0, limit: int = 1000) -> list[JournalRow]:
        query = f"{_STEP} WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
        return [JournalRow(*row) for row in self.connection.execute(query, (table_id, after_seq, limit))]

    def heads(self) -> dict[str, Head]:
        with self.moment():
            heads = {
                journal_chain_name(table.id): self._journal_head(table.id)
                for table in self.tables(with_closed=True)
            }
            heads |= {name: read_head(self.connection, name) for name in ROOM_CHAINS}
        return heads

    def _journal_head(self, table_id: str) -> Head:
        query = "SELECT seq, chain FROM journal WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
        row = self._one(query, table_id)
        return Head(*row) if row else Head(0, chain_start(journal_chain_name(table_id)))

    # Hands

    def hand(self, hand_id: str) -> HandRecord | None:
        return _hand(self._one(f"{_HAND} WHERE hand_id = ?", hand_id))

    def hand_at(self, table_id: str, number: int) -> HandRecord | None:
        return _hand(self._one(f"{_HAND} WHERE table_id = ? AND number = ?", table_id, number))

    def hands_after(self, place: int) -> Iterator[tuple[int, HandRecord]]:
        for row in self.connection.execute(f"{_HAND} WHERE place > ? ORDER BY place", (place,)):
            hand = _hand(row)
            assert hand is not None, "the row is there"
            yield row[-1], hand

    def hands_of(self, player_id: str, before: int | None = None, limit: int = 50) -> Page[HandLine]:
        query = (
            f"{_HAND_LINE} FROM hand_players p JOIN hands h ON h.place = p.place "
            "WHERE p.player_id = ? AND p.place < ? ORDER BY p.place DESC LIMIT ?"
        )
        return self._hand_lines(query, player_id, before, limit)

    def hands_at(self, table_id: str, before: int | None = None, limit: int = 50) -> Page[HandLine]:
        # Numbers and places grow together at a table; the index is on numbers, so the page is of numbers.
        query = (
            "SELECT h.number, h.hand_id, h.table_id, h.number, h.started_ms, h.ended_ms, h.outcome, h.summary "
            "FROM hands h WHERE h.table_id = ? AND h.number < ? ORDER BY h.number DESC LIMIT ?"
        )
        return self._hand_lines(query, table_id, before, limit)

    def _hand_lines(self, query: str, whose: str, before: int | None, limit: int) -> Page[HandLine]:
        bound = NEWEST if before is None else before
        found = self.connection.execute(query, (whose, bound, limit + 1)).fetchall()
        return _page(found, limit, [HandLine(*row[1:]) for row in found[:limit]])

    # The ledger

    def balances(self) -> dict[str, int]:
        return dict(self.connection.execute("SELECT account, cents FROM balances ORDER BY account"))

    def balance(self, account: str) -> int:
        row = self._one("SELECT cents FROM balances WHERE account = ?", account)
        return int(row[0]) if row else 0

    def ledger_lines(self, account: str, before: int | None = None, limit: int = 50) -> Page[LedgerLine]:
        bound = NEWEST if before is None else before
        with self.moment() as connection:
            newer = "SELECT coalesce(sum(amount), 0) FROM postings WHERE account = ? AND entry >= ?"
            balance = self.balance(account) - int(self._one(newer, account, bound)[0])
            query = (
                "SELECT e.number, e.id, e.at_ms, e.kind, e.reason, e.ordered_by, p.amount "
                "FROM postings p JOIN entries e ON e.number = p.entry "
                "WHERE p.account = ? AND p.entry < ? ORDER BY p.entry DESC LIMIT ?"
            )
            found = connection.execute(query, (account, bound, limit + 1)).fetchall()
        lines = []
        for row in found[:limit]:
            _, entry_id, at_ms, kind, reason, by, amount = row
            lines.append(LedgerLine(entry_id, at_ms, kind, reason, by, amount, balance))
            balance -= amount
        return _page(found, limit, lines)

    def entry(self, entry_id: str) -> Entry | None:
        for _, entry, _ in self._entries("WHERE e.id = ?", entry_id):
            return entry
        return None

    def entries(self) -> Iterator[Entry]:
        for _, entry, _ in self._entries(""):
            yield entry

    def entries_after(self, number: int) -> Iterator[tuple[int, Entry]]:
        for place, entry, _ in self._entries("WHERE e.number > ?", number):
            yield place, entry

    def chained_entries(self) -> Iterator[tuple[int, Entry, bytes]]:
        """Every ledger entry with its number and its chain's hash, for the audit."""
        return self._entries("")

    def _entries(self, where: str, *values: str | int) -> Iterator[tuple[int, Entry, bytes]]:
        rows = self.connection.execute(f"{_ENTRY} {where} ORDER BY e.number, p.line", values)
        row = rows.fetchone()
        while row is not None:
            number, entry_id, at_ms, kind, reason, by, chain = row[:7]
            postings = []
            while row is not None and row[0] == number:
                if row[7] is not None:
                    postings.append((row[7], row[8]))
                row = rows.fetchone()
            yield number, Entry(entry_id, at_ms, kind, reason, tuple(postings), by), chain

    # The log

    def log(
        self, before: int | None = None, limit: int = 50, what: str | None = None, subject: str | None = None
    ) -> Page[LogLine]:
        query = "SELECT number, at_ms, who, what, subject, reason, details, chain FROM log WHERE number < ?"
        values: list[str | int] = [NEWEST if before is None else before]
        for column, wanted in (("what", what), ("subject", subject)):
            if wanted is not None:
                query += f" AND {column} = ?"
                values.append(wanted)
        rows = self.connection.execute(f"{query} ORDER BY number DESC LIMIT ?", (*values, limit + 1))
        found = rows.fetchall()
        return _page(found, limit, [_log_line(*row) for row in found[:limit]])

    # Closed days

    def closes(self, first: str = "", last: str = "9999-12-31") -> list[CloseRecord]:
        query = f"SELECT {_CLOSE} FROM closes WHERE day BETWEEN ? AND ? ORDER BY day"
        return [CloseRecord(*row) for row in self.connection.execute(query, (first, last))]

    def last_close(self) -> CloseRecord | None:
        row = self._one(f"SELECT {_CLOSE} FROM closes ORDER BY day DESC LIMIT 1")
        return CloseRecord(*row) if row else None

    # People

    def player(self, player_id: str) -> PlayerRecord | None:
        return people.find_player(self._people, player_id)

    def player_named(self, name: str) -> PlayerRecord | None:
        return people.find_player_named(self._people, name)

    def players(self, after: str = "", limit: int = 1000) -> list[PlayerRecord]:
        return people.list_players(self._people, after, limit)

    def session(self, token_hash: bytes) -> SessionRecord | None:
        return people.find_session(self._people, token_hash)

    def sessions_of(self, player_id: str) -> list[SessionRecord]:
        return people.list_sessions(self._people, player_id)

    def knows_device(self, player_id: str, token_hash: bytes) -> bool:
        return people.knows_device(self._people, player_id, token_hash)

    def settings(self, player_id: str) -> Json:
        return people.find_settings(self._people, player_id)

    # The vault

    def seed(self, hand_id: str) -> bytes | None:
        row = self._one("SELECT digest FROM seals WHERE hand_id = ?", hand_id)
        return find_seed(self._vault, hand_id, row[0]) if row and self._vault is not None else None


def _hand(row: Any) -> HandRecord | None:
    if row is None:
        return None
    hand_id, table_id, number, started_ms, ended_ms, players, summary, record, outcome, _ = row
    dealt_in = _players(players)
    return HandRecord(hand_id, table_id, number, started_ms, ended_ms, dealt_in, summary, record, outcome)


def _log_line(
    number: int, at_ms: int, who: str, what: str, subject: str, reason: str, details: str, chain: bytes
) -> LogLine:
    return LogLine(number, LogRecord(at_ms, who, what, subject, reason, _json(details)), chain)


def _page(found: list[Any], limit: int, rows: list[RowT]) -> Page[RowT]:
    """A page of what was `found` with one row too many, whose first columns are the cursor."""
    if limit < 1:
        raise ValueError(f"a page has one row or more, not {limit}")
    return Page(tuple(rows), found[limit - 1][0] if len(found) > limit else None)
