"""Commits turned into rows, and rows into as few statements as can be.

Few statements matter: around each one the driver lets go of the interpreter's lock, and under load it waits for it
again. Eight rows in one INSERT are eight times fewer waits.
"""

from __future__ import annotations

import sqlite3
from typing import Final

import msgspec

from cardroom.ledger.accounts import kind_of
from cardroom.ledger.entry import Entry, check_entry
from cardroom.ledger.faults import LedgerFault
from cardroom.store.bound import Bound, Kind, bound_text, digest_of, register_as_it_stands
from cardroom.store.chain import entry_link, journal_chain_name, journal_link, log_link
from cardroom.store.faults import StoreRefused
from cardroom.store.heads import Heads
from cardroom.store.rows import Change, Commit, HandRecord, HandSeed, JournalRow, LogRecord, Snapshot
from cardroom.store.seals import SEED_BYTES, seal_of

MOST_IN_A_STATEMENT: Final = 64
_json = msgspec.json.Encoder().encode

# (table and columns, ending) of each kind of row, in the order they are written.
_SNAPSHOT_END: Final = (
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, payload = excluded.payload"
    " WHERE excluded.seq >= snapshots.seq"
)
_INTO: Final = {
    "journal": ("journal (table_id, seq, hand_id, at_ms, payload, chain, bound)", ""),
    "postings": ("postings (entry, account, line, amount)", ""),
    "entries": ("entries (number, id, at_ms, kind, reason, ordered_by, chain)", ""),
    "hands": (
        "hands (place, hand_id, table_id, number, started_ms, ended_ms, outcome, players, summary, record)",
        "",
    ),
    "hand_players": ("hand_players (player_id, place)", ""),
    "seals": ("seals (hand_id, digest)", ""),
    "snapshots": ("snapshots (table_id, seq, payload)", _SNAPSHOT_END),
    "log": ("log (number, at_ms, who, what, subject, reason, details, chain)", ""),
}

Row = tuple[str | int | bytes | None, ...]


class Batch:
    """The rows of one transaction. `add` verifies and gathers; `write` executes."""

    def __init__(self, heads: Heads) -> None:
        self._heads = heads
        self._rows: dict[str, list[Row]] = {name: [] for name in _INTO}
        self.changes: list[Change] = []
        self.seeds: list[HandSeed] = []
        self._registered: list[tuple[Kind, str]] = []

    def add(self, commit: Commit) -> None:
        """Gather a commit's rows; `StoreRefused` when it does not follow what is stored."""
        self.changes.extend(commit.changes)
        bound = self._binding(commit)
        for row in commit.journal:
            self._add_step(row, bound_text(bound) if row is commit.journal[-1] else None)
        for entry in commit.entries:
            self._add_entry(entry)
        for record in commit.log:
            self._add_log(record)

    def _binding(self, commit: Commit) -> list[Bound]:
        """Gather the rows that a commit's last step binds, and their hashes; where it has no step the register does."""
        bound = [self._add_seed(seed) for seed in commit.seeds]
        if commit.hand is not None:
            bound.append(self._add_hand(commit.hand))
        if commit.snapshot is not None:
            snapshot = self._add_snapshot(commit.snapshot, commit.journal)
            if not commit.journal or commit.snapshot.seq == commit.journal[-1].seq:
                bound.append(snapshot)
            else:
                self._registered.append((snapshot.kind, snapshot.subject))
        if not commit.journal:
            self._registered += [(row.kind, row.subject) for row in bound]
        return bound

    def write(self, connection: sqlite3.Connection) -> None:
        """Insert the gathered rows, in the transaction that is open."""
        for name, rows in self._rows.items():
            if rows:
                _insert(connection, *_INTO[name], rows)
        for kind, subject in self._registered:
            register_as_it_stands(connection, self._heads, kind, subject)

    def _add_step(self, row: JournalRow, bound: bytes | None) -> None:
        head = self._heads.journal(row.table_id)
        if row.seq != head.seq + 1:
            raise StoreRefused(
                "journal-gap",
                f"journal of table {row.table_id!r}: step {row.seq} cannot follow step {head.seq}",
            )
        chain = journal_link(head.chain, row, bound)
        self._heads.advance(journal_chain_name(row.table_id), row.seq, chain)
        self._rows["journal"].append((row.table_id, row.seq, row.hand_id, row.at_ms, row.payload, chain, bound))

    def _add_entry(self, entry: Entry) -> None:
        try:
            check_entry(entry)
            for account, _ in entry.postings:
                kind_of(account)
        except LedgerFault as fault:
            raise StoreRefused(fault.code, fault.message) from fault
        head = self._heads.chain("ledger")
        number, chain = head.seq + 1, entry_link(head.chain, entry)
        self._heads.advance("ledger", number, chain)
        self._rows["postings"].extend(
            (number, account, line, amount) for line, (account, amount) in enumerate(entry.postings)
        )
        self._rows["entries"].append(
            (number, entry.id, entry.at_ms, entry.kind, entry.reason, entry.by, chain)
        )

    def _add(self, kind: str, subject: str, row: Row) -> Bound:
        self._rows[kind].append(row)
        return Bound(kind, subject, digest_of(row))

    def _add_seed(self, row: HandSeed) -> Bound:
        if type(row.seed) is not bytes or len(row.seed) != SEED_BYTES:
            raise StoreRefused("seed-length", f"hand {row.hand_id!r}: a seed is {SEED_BYTES} bytes")
        self.seeds.append(row)
        return self._add("seals", row.hand_id, (row.hand_id, seal_of(row.seed)))

    def _add_log(self, record: LogRecord) -> None:
        details = _json(record.details).decode()
        head = self._heads.chain("log")
        number, chain = head.seq + 1, log_link(head.chain, record, details)
        self._heads.advance("log", number, chain)
        self._rows["log"].append(
            (number, record.at_ms, record.who, record.what, record.subject, record.reason, details, chain)
        )

    def _add_hand(self, hand: HandRecord) -> Bound:
        place = self._heads.next_place()
        players = _json(hand.players).decode()
        times = (hand.started_ms, hand.ended_ms)
        self._rows["hand_players"].extend((player, place) for player in hand.players)
        named = (place, hand.hand_id, hand.table_id, hand.number, *times, hand.outcome, players)
        return self._add("hands", hand.hand_id, (*named, hand.summary, hand.record))

    def _add_snapshot(self, snapshot: Snapshot, steps: tuple[JournalRow, ...]) -> Bound:
        own = [step.seq for step in steps if step.table_id == snapshot.table_id]
        end = own[-1] if own else self._heads.journal(snapshot.table_id).seq
        if snapshot.seq > end:
            raise StoreRefused(
                "snapshot-ahead",
                f"table {snapshot.table_id!r}: a snapshot of step {snapshot.seq}, but the journal ends at {end}",
            )
        return self._add("snapshots", snapshot.table_id, (snapshot.table_id, snapshot.seq, snapshot.payload))


def _insert(connection: sqlite3.Connection, into: str, ending: str, rows: list[Row]) -> None:
    width = len(rows[0])
    for start in range(0, len(rows), MOST_IN_A_STATEMENT):
        chunk = rows[start : start + MOST_IN_A_STATEMENT]
        values = [value for row in chunk for value in row]
        connection.execute(_statement(into, ending, width, len(chunk)), values)


_STATEMENTS: dict[tuple[str, int], str] = {}


def _statement(into: str, ending: str, width: int, size: int) -> str:
    """The INSERT of `size` rows; the same text each time, so the driver keeps it prepared."""
    statement = _STATEMENTS.get((into, size))
    if statement is None:
        row = f"({', '.join('?' * width)})"
        statement = f"INSERT INTO {into} VALUES {', '.join([row] * size)}{ending}"
        _STATEMENTS[into, size] = statement
    return statement
