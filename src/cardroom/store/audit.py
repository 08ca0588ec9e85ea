"""The audit of a store: everything is counted and hashed again from the rows, and what disagrees is named.

It reads from one moment's state, so it may run beside a working room. It proves that the file agrees with itself;
that nothing was cut off its end (or the whole of it written anew) only published heads can prove, so give it those.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from cardroom.ledger import Entry, audit
from cardroom.store.chain import chain_start, entry_link, journal_chain_name, journal_link, log_link
from cardroom.store.protocol import hand_entry_id
from cardroom.store.reading import SqliteReader
from cardroom.store.rows import Head, JournalRow, LogRecord
from cardroom.store.sqlite import ROOM_FILE, VAULT_FILE
from cardroom.store.vault import all_seeds, seal_of


class Finding(msgspec.Struct, frozen=True):
    """One thing that is wrong: `where` names the account, chain or hand, `what` says it in a sentence."""

    where: str
    what: str

    def __str__(self) -> str:
        """One line for a person."""
        return f"{self.where}: {self.what}"


class AuditReport(msgspec.Struct):
    """What an audit read and found. Publish `heads`: a later audit proves by them that nothing was cut."""

    findings: list[Finding] = []
    heads: dict[str, Head] = {}
    journal_rows: int = 0
    hands: int = 0
    entries: int = 0
    accounts: int = 0
    trial_balance: int = 0
    log_lines: int = 0

    @property
    def is_clean(self) -> bool:
        """Whether nothing is wrong."""
        return not self.findings


def audit_store(
    folder: Path | str, published: Mapping[str, Head] | None = None, *, with_vault: bool = True
) -> AuditReport:
    """Audit the store in a folder. `published` are heads from an earlier day.

    Raises `StoreUnusable` when the file cannot be opened at all; a damaged file is a finding.
    """
    folder = Path(folder)
    reader = SqliteReader(folder / ROOM_FILE)
    try:
        return _Audit(reader, dict(published or {}), folder / VAULT_FILE if with_vault else None).run()
    finally:
        reader.close()


class _Audit:
    """One run: the report as it grows."""

    def __init__(self, reader: SqliteReader, published: dict[str, Head], vault: Path | None) -> None:
        self._reader = reader
        self._published = published
        self._vault = vault
        self._report = AuditReport()

    def run(self) -> AuditReport:
        checks = (self._file, self._ledger, self._journals, self._log, self._hand_entries, self._seals, self._rulebooks)
        with self._reader.moment():
            for check in checks:
                try:
                    check()
                except (sqlite3.DatabaseError, msgspec.DecodeError, UnicodeDecodeError) as fault:
                    self._find(check.__name__.strip("_"), f"cannot be read: {fault}")
        for name in self._published.keys() - self._report.heads.keys():
            self._find(name, "a head was published for it, and the store does not have it")
        return self._report

    def _find(self, where: str, what: str) -> None:
        self._report.findings.append(Finding(where, what))

    def _rows(self, query: str, *values: str) -> Iterator[tuple[object, ...]]:
        return iter(self._reader.connection.execute(query, values))

    def _file(self) -> None:
        for (line,) in self._rows("PRAGMA quick_check(20)"):
            if line != "ok":
                self._find("file", str(line))
        for table, _, parent, _ in self._rows("PRAGMA foreign_key_check"):
            self._find("file", f"a row of {table} names a row of {parent} that is not there")

    def _ledger(self) -> None:
        balances = self._reader.balances()
        for drift in audit(self._checked_entries(), balances):
            self._find(
                f"account {drift.account}", f"{drift.why} (expected {drift.expected}, found {drift.found})"
            )
        self._report.accounts = len(balances)
        self._report.trial_balance = sum(balances.values())

    def _checked_entries(self) -> Iterator[Entry]:
        """The entries on their way to the count, their chain looked at in passing."""
        chain = _Chain(self, "ledger")
        for number, entry, found in self._reader.chained_entries():
            chain.next(number, entry_link(chain.hash, entry), found)
            self._report.entries += 1
            yield entry
        chain.end()

    def _journals(self) -> None:
        for table in self._reader.tables(with_closed=True):
            begun = self._journal(table.id)
            self._hands(table.id, begun)

    def _journal(self, table_id: str) -> list[str]:
        """Check one journal; the hands it names, in order."""
        chain = _Chain(self, journal_chain_name(table_id))
        begun: dict[str, None] = {}
        running = None
        query = "SELECT table_id, seq, hand_id, at_ms, payload, chain FROM journal WHERE table_id = ? ORDER BY seq"
        for *columns, found in self._reader.connection.execute(query, (table_id,)):
            row = JournalRow(*columns)
            chain.next(row.seq, journal_link(chain.hash, row), found)
            self._report.journal_rows += 1
            if row.hand_id is not None and row.hand_id != running:
                if row.hand_id in begun:
                    self._find(
                        f"hand {row.hand_id}", f"goes on at step {row.seq} after another hand had begun"
                    )
                begun[row.hand_id] = None
                running = row.hand_id
        chain.end()
        for (seq,) in self._rows("SELECT seq FROM snapshots WHERE table_id = ?", table_id):
            if isinstance(seq, int) and seq > chain.seq:
                self._find(chain.name, f"the snapshot is of step {seq}, the journal ends at {chain.seq}")
        return list(begun)

    def _hands(self, table_id: str, begun: list[str]) -> None:
        """Every hand in the journal is finished or void, once, but for the one that may be running."""
        recorded: list[str] = []
        query = "SELECT hand_id, number FROM hands WHERE table_id = ? ORDER BY number"
        for place, (hand_id, number) in enumerate(self._rows(query, table_id), start=1):
            recorded.append(str(hand_id))
            if number != place:
                self._find(
                    f"table {table_id}", f"hand {hand_id} is number {number}, but record {place} in order"
                )
        self._report.hands += len(recorded)
        known, ended = set(begun), set(recorded)
        for hand_id in recorded:
            if hand_id not in known:
                self._find(f"hand {hand_id}", "has a record, but no step in its table's journal")
        for hand_id in begun[:-1]:
            if hand_id not in ended:
                self._find(f"hand {hand_id}", "was begun and left: neither finished nor void")
        if [hand for hand in begun if hand in ended] != [hand for hand in recorded if hand in known]:
            self._find(f"table {table_id}", "the records are not in the order in which the hands began")

    def _log(self) -> None:
        chain = _Chain(self, "log")
        query = "SELECT number, at_ms, who, what, subject, reason, details, chain FROM log ORDER BY number"
        for number, *columns, details, found in self._reader.connection.execute(query):
            chain.next(number, log_link(chain.hash, LogRecord(*columns), details), found)
            self._report.log_lines += 1
        chain.end()

    def _hand_entries(self) -> None:
        """What a hand paid out belongs to a finished hand; a void one moved nothing."""
        prefix = hand_entry_id("")
        query = (
            "SELECT e.id, h.outcome FROM entries e LEFT JOIN hands h ON h.hand_id = substr(e.id, ?) "
            "WHERE e.id >= ? AND e.id < ? AND h.outcome IS NOT 'complete'"
        )
        bounds = (len(prefix) + 1, prefix, prefix[:-1] + chr(ord(prefix[-1]) + 1))
        for entry_id, outcome in self._reader.connection.execute(query, bounds):
            why = "a void hand" if outcome == "void" else "a hand without a record"
            self._find(f"entry {entry_id}", f"moves money for {why}")

    def _rulebooks(self) -> None:
        """Every kept rulebook is the one its version names, and every table's rulebook is kept."""
        for version, house, text in self._rows("SELECT version, house, text FROM rulebooks"):
            if hashlib.sha256(str(text).encode()).hexdigest() != version:
                self._find(f"rulebook of {house}", f"its text is not that of version {version}")
        query = "SELECT id, book FROM tables WHERE book IS NOT NULL AND book NOT IN (SELECT version FROM rulebooks)"
        for table_id, version in self._rows(query):
            self._find(f"table {table_id}", f"the rulebook it was opened by is not kept (version {version})")

    def _seals(self) -> None:
        """For every sealed hand the vault has the seed."""
        if self._vault is None:
            return
        held = all_seeds(self._vault)
        for hand_id, digest in self._rows("SELECT hand_id, digest FROM seals"):
            if not any(seal_of(seed) == digest for seed in held.get(str(hand_id), ())):
                self._find(f"hand {hand_id}", "the vault has no seed that fits its seal")


class _Chain:
    """A chain as it is walked: numbers without a gap, each hash over all before it."""

    def __init__(self, audit: _Audit, name: str) -> None:
        self._audit = audit
        self._broken = False
        self.name = name
        self.seq = 0
        self.hash = chain_start(name)

    def next(self, seq: int, expected: bytes, found: bytes) -> None:
        """One row: its number, the hash it should have and the one it has. The first fault is named."""
        if not self._broken and seq != self.seq + 1:
            self._break(f"after {self.seq} comes {seq}: rows are missing")
        if not self._broken and expected != found:
            self._break(f"row {seq} was changed, or one before it was")
        self.seq, self.hash = seq, found
        published = self._audit._published.get(self.name)
        if published is not None and published.seq == seq and published.chain != found:
            self._audit._find(self.name, f"row {seq} is not what was published")

    def end(self) -> None:
        """No more rows."""
        self._audit._report.heads[self.name] = Head(self.seq, self.hash)
        published = self._audit._published.get(self.name)
        if published is not None and published.seq > self.seq:
            self._audit._find(
                self.name, f"ends at {self.seq}, but {published.seq} was published: the end is cut off"
            )

    def _break(self, what: str) -> None:
        self._broken = True
        self._audit._find(self.name, what)
