"""Commits turned into rows, with their numbers and hashes: what either side writes."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

import msgspec

from cardroom.ledger.accounts import kind_of
from cardroom.ledger.entry import Entry, check_entry
from cardroom.ledger.faults import LedgerFault
from cardroom.store.bound import Bound, Kind, bound_text, digest_of
from cardroom.store.chain import entry_link, journal_chain_name, journal_link, log_link
from cardroom.store.connection import Value
from cardroom.store.faults import StoreRefused
from cardroom.store.heads import Heads
from cardroom.store.rows import Change, Commit, HandRecord, HandSeed, JournalRow, LogRecord, Snapshot
from cardroom.store.seals import SEED_BYTES, seal_of

_json = msgspec.json.Encoder().encode

Row = tuple[Value, ...]

COLUMNS: Final = MappingProxyType(
    {
        "journal": ("table_id", "seq", "hand_id", "at_ms", "payload", "chain", "bound"),
        "postings": ("entry", "account", "line", "amount"),
        "entries": ("number", "id", "at_ms", "kind", "reason", "ordered_by", "chain"),
        "hands": (
            "place", "hand_id", "table_id", "number", "started_ms", "ended_ms", "outcome", "players", "summary",
            "record",
        ),
        "hand_players": ("player_id", "place"),
        "seals": ("hand_id", "digest"),
        "snapshots": ("table_id", "seq", "payload"),
        "log": ("number", "at_ms", "who", "what", "subject", "reason", "details", "chain"),
    }
)  # fmt: skip
"""The columns of each kind of row, kinds in the order they are written."""

NEWER: Final = (
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, payload = excluded.payload"
    " WHERE excluded.seq >= snapshots.seq"
)
"""How a snapshot takes the place of an older one."""


class Batch:
    """The rows of one transaction, verified. `registered` are those the register speaks of."""

    def __init__(self, heads: Heads) -> None:
        self._heads = heads
        self.rows: dict[str, list[Row]] = {kind: [] for kind in COLUMNS}
        self.changes: list[Change] = []
        self.seeds: list[HandSeed] = []
        self.registered: list[tuple[Kind, str]] = []

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
                self.registered.append((snapshot.kind, snapshot.subject))
        if not commit.journal:
            self.registered += [(row.kind, row.subject) for row in bound]
        return bound

    def _add_step(self, row: JournalRow, bound: bytes | None) -> None:
        head = self._heads.journal(row.table_id)
        if row.seq != head.seq + 1:
            raise StoreRefused(
                "journal-gap",
                f"journal of table {row.table_id!r}: step {row.seq} cannot follow step {head.seq}",
            )
        chain = journal_link(head.chain, row, bound)
        self._heads.advance(journal_chain_name(row.table_id), row.seq, chain)
        self.rows["journal"].append((row.table_id, row.seq, row.hand_id, row.at_ms, row.payload, chain, bound))

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
        self.rows["postings"].extend(
            (number, account, line, amount) for line, (account, amount) in enumerate(entry.postings)
        )
        self.rows["entries"].append(
            (number, entry.id, entry.at_ms, entry.kind, entry.reason, entry.by, chain)
        )

    def _add(self, kind: str, subject: str, row: Row) -> Bound:
        self.rows[kind].append(row)
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
        self.rows["log"].append(
            (number, record.at_ms, record.who, record.what, record.subject, record.reason, details, chain)
        )

    def _add_hand(self, hand: HandRecord) -> Bound:
        place = self._heads.next_place()
        players = _json(hand.players).decode()
        times = (hand.started_ms, hand.ended_ms)
        self.rows["hand_players"].extend((player, place) for player in hand.players)
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
