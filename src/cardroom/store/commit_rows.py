"""Turns commits into rows with their numbers and hashes, for the writers of both databases."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

import msgspec

from cardroom.ledger.accounts import kind_of
from cardroom.ledger.entry import Entry, check_entry
from cardroom.ledger.ledger_fault import LedgerFault
from cardroom.store.bound import Bound, Kind, bound_text, digest_of
from cardroom.store.chain import (
    Step,
    entry_digest,
    entry_link,
    journal_chain_name,
    journal_link,
    log_digest,
    log_link,
)
from cardroom.store.faults import StoreRefused
from cardroom.store.hand_counts_rows import ADDED_UP, KEYS, SUMS, sums_of
from cardroom.store.heads import Heads
from cardroom.store.messages import CLOSED, COUNT_MOVES, SENT, TAKEN, Message, check_message
from cardroom.store.rows import Change, Commit, HandRecord, HandSeed, JournalRow, LogRecord, Snapshot
from cardroom.store.seals import SEED_BYTES, seal_of
from cardroom.store.sql_connection import Value

_json = msgspec.json.Encoder().encode

Row = tuple[Value, ...]

COLUMNS: Final = MappingProxyType(
    {
        "journal": ("table_id", "seq", "hand_id", "at_ms", "payload", "chain", "bound"),
        "postings": ("entry", "account", "line", "amount"),
        "entries": ("number", "id", "at_ms", "kind", "reason", "ordered_by", "chain", "owner", "seq"),
        "hands": (
            "place", "hand_id", "table_id", "number", "started_ms", "ended_ms", "outcome", "players", "summary",
            "record",
        ),
        "hand_players": ("player_id", "place", "table_id", "ended_ms", "net"),
        "player_days": (*KEYS, *SUMS),
        "seals": ("hand_id", "digest"),
        "snapshots": ("table_id", "seq", "payload"),
        "log": ("number", "at_ms", "who", "what", "subject", "reason", "details", "chain", "owner", "seq"),
        "mail": ("receiver", "sender", "number", "sent_ms", "body"),
        "mail_counts": ("owner", "other", "sent", "taken"),
    }
)  # fmt: skip
"""The columns of each kind of row; the kinds are in writing order."""

NEWER: Final = (
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, payload = excluded.payload"
    " WHERE excluded.seq >= snapshots.seq"
)
"""The SQL by which a snapshot replaces an older one."""

ENDINGS: Final = MappingProxyType({"snapshots": NEWER, "mail_counts": COUNT_MOVES, "player_days": ADDED_UP})
"""The SQL after the INSERT for kinds of rows that replace others or are added to them."""


class Batch:
    """The rows of one transaction, verified.

    `registered` are the rows to enter in the register, `taken` the messages to remove, `closing` the owners with their
    last step here, and its time. A message that is sent and taken here becomes no row; it is `between` owners that must be
    open, as for one that does.
    """

    def __init__(self, heads: Heads) -> None:
        self._heads = heads
        self.rows: dict[str, list[Row]] = {kind: [] for kind in COLUMNS}
        self.changes: list[Change] = []
        self.seeds: list[HandSeed] = []
        self.registered: list[tuple[Kind, str]] = []
        self.taken: list[Message] = []
        self.between: set[str] = set()
        self.closing: list[tuple[str, int]] = []

    def add(self, commit: Commit) -> None:
        """Add a commit's rows; raises `StoreRefused` if it does not follow on what is stored."""
        if _is_one_step(commit):
            self._add_step(commit.journal[0], None)
            return
        self.changes.extend(commit.changes)
        bound = self._binding(commit)
        if commit.messages or commit.taken is not None or commit.closes:
            mail = self._mail(commit)
            for row in commit.journal:
                own = mail.pop(row.table_id, []) if row is _last_of(commit, row.table_id) else []
                own += bound if row is commit.journal[-1] else []
                self._add_step(row, bound_text(own))
        else:
            for row in commit.journal:
                self._add_step(row, bound_text(bound) if bound and row is commit.journal[-1] else None)

    def _binding(self, commit: Commit) -> list[Bound]:
        """Gather the rows that a commit's last step binds, and their hashes.

        Without a step they are people's: entries and lines of the log go on their chains, the register binds the rest.
        """
        bound = [self._add_seed(seed) for seed in commit.seeds]
        if commit.hand is not None:
            bound.append(self._add_hand(commit.hand() if callable(commit.hand) else commit.hand))
        if commit.snapshot is not None:
            snapshot = self._add_snapshot(commit.snapshot, commit.journal)
            if not commit.journal or commit.snapshot.seq == commit.journal[-1].seq:
                bound.append(snapshot)
            else:
                self.registered.append((snapshot.kind, snapshot.subject))
        if commit.journal:
            last = commit.journal[-1]
            step = last.table_id, last.seq
            bound += [self._add_entry_of(step, entry) for entry in commit.entries]
            bound += [self._add_log_of(step, record) for record in commit.log]
        else:
            self.registered += [(row.kind, row.subject) for row in bound]
            for entry in commit.entries:
                self._add_entry(entry)
            for record in commit.log:
                self._add_log(record)
        return bound

    def _mail(self, commit: Commit) -> dict[str, list[Bound]]:
        """Gather a commit's messages; returns what the last step of each owner binds of them."""
        bound: dict[str, list[Bound]] = {}
        if (taken := commit.taken) is not None:
            self._owner_of(commit, taken.receiver)
            self.rows["mail_counts"].append(self._heads.mail.taken(taken))
            row, waiting = _mail_row(taken), self.rows["mail"]
            if row in waiting:
                waiting.remove(row)
                self.between |= {taken.sender, taken.receiver}
            else:
                self.taken.append(taken)
            bound.setdefault(taken.receiver, []).append(Bound(TAKEN, taken.subject, digest_of(row)))
        for message in commit.messages:
            check_message(message)
            self._owner_of(commit, message.sender)
            self.rows["mail_counts"].append(self._heads.mail.sent(message))
            self.rows["mail"].append(_mail_row(message))
            bound.setdefault(message.sender, []).append(
                Bound(SENT, message.subject, digest_of(_mail_row(message)))
            )
        if commit.closes:
            self.closing.append((commit.closes, self._owner_of(commit, commit.closes).at_ms))
            bound.setdefault(commit.closes, []).append(Bound(CLOSED, commit.closes, None))
        return bound

    def _owner_of(self, commit: Commit, owner: str) -> JournalRow:
        """The step of a commit that an owner's messages belong to."""
        step = _last_of(commit, owner)
        if step is None:
            raise StoreRefused(
                "mail-without-step", f"{owner!r} has no step in the commit that its messages are in"
            )
        return step

    def _add_step(self, row: JournalRow, bound: bytes | None) -> None:
        name = journal_chain_name(row.table_id)
        head = self._heads.of_journal(name, row.table_id)
        if row.seq != head.seq + 1:
            raise StoreRefused(
                "journal-gap",
                f"journal of table {row.table_id!r}: step {row.seq} cannot follow step {head.seq}",
            )
        chain = journal_link(head.chain, row, bound)
        self._heads.advance(name, row.seq, chain)
        self.rows["journal"].append(
            (row.table_id, row.seq, row.hand_id, row.at_ms, row.payload, chain, bound)
        )

    def _add_entry(self, entry: Entry) -> None:
        """An entry that no owner's step came with."""
        number = self._numbered(entry)
        head = self._heads.chain("ledger")
        seq, chain = head.seq + 1, entry_link(head.chain, entry)
        self._heads.advance("ledger", seq, chain)
        self._put_entry(number, entry, (chain, None, seq))

    def _add_entry_of(self, step: Step, entry: Entry) -> Bound:
        number = self._numbered(entry)
        digest = entry_digest(number, step, entry)
        self._put_entry(number, entry, (digest, *step))
        return Bound("entries", entry.id, digest)

    def _numbered(self, entry: Entry) -> int:
        try:
            check_entry(entry)
            for account, _ in entry.postings:
                kind_of(account)
        except LedgerFault as fault:
            raise StoreRefused(fault.code, fault.message) from fault
        return self._heads.next_number("entries")

    def _put_entry(self, number: int, entry: Entry, place: Row) -> None:
        self.rows["postings"].extend(
            (number, account, line, amount) for line, (account, amount) in enumerate(entry.postings)
        )
        self.rows["entries"].append(
            (number, entry.id, entry.at_ms, entry.kind, entry.reason, entry.by, *place)
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
        """A line of the log that no owner's step came with."""
        details = _json(record.details).decode()
        head = self._heads.chain("log")
        seq, chain = head.seq + 1, log_link(head.chain, record, details)
        self._heads.advance("log", seq, chain)
        self._put_log(self._heads.next_number("log"), record, (details, chain, None, seq))

    def _add_log_of(self, step: Step, record: LogRecord) -> Bound:
        details = _json(record.details).decode()
        number = self._heads.next_number("log")
        digest = log_digest(number, step, record, details)
        self._put_log(number, record, (details, digest, *step))
        return Bound("log", str(number), digest)

    def _put_log(self, number: int, record: LogRecord, place: Row) -> None:
        self.rows["log"].append(
            (number, record.at_ms, record.who, record.what, record.subject, record.reason, *place)
        )

    def _add_hand(self, hand: HandRecord) -> Bound:
        place = self._heads.next_number("hands")
        counts, times = hand.counts, (hand.started_ms, hand.ended_ms)
        nets: dict[str, int | None] = {}
        if counts is not None:
            nets = {player: share.net for player, share in counts.shares.items()}
            self.rows["player_days"].extend(sums_of(counts, hand.ended_ms))
        players = _json(hand.players if counts is None else counts.shares).decode()
        self.rows["hand_players"].extend(
            (player, place, hand.table_id, hand.ended_ms, nets.get(player)) for player in hand.players
        )
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


def _is_one_step(one: Commit) -> bool:
    """Whether a commit is one step of the journal and nothing else, as most are in a busy room."""
    more = one.entries or one.hand or one.snapshot or one.seeds or one.log or one.changes or one.messages
    return len(one.journal) == 1 and not (more or one.taken or one.closes)


def _last_of(commit: Commit, owner: str) -> JournalRow | None:
    return next((row for row in reversed(commit.journal) if row.table_id == owner), None)


def _mail_row(message: Message) -> Row:
    return message.receiver, message.sender, message.number, message.sent_ms, message.body
