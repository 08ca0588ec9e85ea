"""The checks before a room opens: that the store is intact, and that the data read at a start is what was written.

They are not an audit, which hashes every row: here the ends of the chains are walked and compared with the rows that
they bind, and the accounts are added up.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Final

from cardroom.store.bound import SCHEMA, Bound, bound_rows, unproven, unproven_snapshot
from cardroom.store.chain import (
    entry_digest,
    entry_link,
    journal_chain_name,
    journal_link,
    log_digest,
    log_link,
    register_link,
)
from cardroom.store.faults import StoreAway, first_line
from cardroom.store.heads import OF_PEOPLE, ROOM_CHAINS
from cardroom.store.mail_audit import OF_MAIL
from cardroom.store.reading import RowReader
from cardroom.store.row_proofs import RowProofs
from cardroom.store.rows import JournalRow, LogRecord
from cardroom.store.store_audit import LOG_FROM, UNREADABLE
from cardroom.store.walking import Finding, Walk

LAST_ROWS: Final = 10_000
"""The number of rows at the end of each of `ROOM_CHAINS` that are hashed again, with those of owners between them."""
LAST_STEPS: Final = 1000
"""The same for the journal of each open owner, which is always hashed from its snapshot on."""
MAX_FINDINGS: Final = 20

_MOVED: Final = "SELECT account, sum(amount) FROM postings GROUP BY account"
_REGISTER: Final = (
    "SELECT number, kind, subject, digest, chain FROM register WHERE number > ? ORDER BY number"
)
_JOURNAL: Final = (
    "SELECT table_id, seq, hand_id, at_ms, payload, bound, chain FROM journal "
    "WHERE table_id = ? AND seq > ? ORDER BY seq"
)


def unsound(
    reader: RowReader,
    faults: Callable[[], Iterable[str]],
    unreadable: tuple[type[Exception], ...],
    with_schema: bool = True,
) -> list[Finding]:
    """The faults of the data that a start reads; none if all is well.

    `faults` yields those that the database finds by itself, one line each; `unreadable` are its driver's exceptions for
    damaged rows. A server of another version may print the schema differently, so on a server the schema is checked by
    the audit only (`with_schema`). Raises `StoreAway` for a server that goes away meanwhile.
    """
    return _Soundness(reader, faults, with_schema).look((*UNREADABLE, *unreadable))


class _Soundness:
    def __init__(self, reader: RowReader, faults: Callable[[], Iterable[str]], with_schema: bool) -> None:
        self._reader = reader
        self._faults = faults
        self._left_out = ("snapshots",) if with_schema else ("snapshots", SCHEMA)
        self._execute = reader.connection.execute
        self._proving = RowProofs(reader.connection, reader.side, self._find)
        self._findings: list[Finding] = []

    def look(self, unreadable: tuple[type[Exception], ...]) -> list[Finding]:
        """Run all checks."""
        checks = (
            self._file, self._accounts, self._ledger, self._records, self._register, self._owners, self._rulebooks,
        )  # fmt: skip
        try:
            with self._reader.moment():
                for check in checks:
                    self._try(check, unreadable)
        except StoreAway:  # nothing is known of the data then, and nothing is damaged
            raise
        except unreadable as fault:
            self._find("file", f"cannot be read: {first_line(fault)}")
        return self._findings[:MAX_FINDINGS]

    def _try(self, check: Callable[[], None], unreadable: tuple[type[Exception], ...]) -> None:
        self._execute("SAVEPOINT one")
        try:
            check()
        except StoreAway:
            raise
        except unreadable as fault:
            self._execute("ROLLBACK TO SAVEPOINT one")
            self._find(check.__name__.strip("_"), f"cannot be read: {first_line(fault)}")

    def _find(self, where: str, what: str) -> None:
        self._findings.append(Finding(where, what))

    def _file(self) -> None:
        for fault in self._faults():
            self._find("file", fault)

    def _accounts(self) -> None:
        """Check that every account holds the sum of its postings, and that the sum of all accounts is zero."""
        held = self._reader.balances()
        if sum(held.values()):
            self._find("ledger", f"all accounts together hold {sum(held.values())} and not nothing")
        moved = {account: int(cents) for account, cents in self._execute(_MOVED)}
        for account in sorted(held.keys() | moved.keys()):
            if held.get(account, 0) != moved.get(account, 0):
                words = f"holds {held.get(account, 0)}, and its postings add up to {moved.get(account, 0)}"
                self._find(f"account {account}", words)

    # ------------------------------------------------------------------ the ends of the chains

    def _ledger(self) -> None:
        chain, behind = self._end("ledger")
        for number, entry, found, owner, seq in self._reader.chained_entries(behind):
            if owner is None:
                chain.next(seq, entry_link(chain.hash, entry), found)
            elif found != entry_digest(number, (owner, seq), entry):
                self._proving.differs("entries", entry.id)

    def _records(self) -> None:
        chain, behind = self._end("log")
        for number, *columns, details, found, owner, seq in self._execute(LOG_FROM, (behind,)):
            record = LogRecord(*columns)
            if owner is None:
                chain.next(seq, log_link(chain.hash, record, details), found)
            elif found != log_digest(number, (owner, seq), record, details):
                self._proving.differs("log", str(number))

    def _register(self) -> None:
        chain, behind = self._end("register")
        last: dict[tuple[str, str], bytes | None] = {}
        for number, kind, subject, digest, found in self._execute(_REGISTER, (behind,)):
            chain.next(number, register_link(chain.hash, kind, subject, digest), found)
            last[kind, subject] = digest
        for (kind, subject), digest in last.items():
            if kind not in self._left_out:
                self._proving.compare(Bound(kind, subject, digest))

    def _end(self, name: str) -> tuple[Walk, int]:
        """A walk over the last rows of one of the room's chains, and the number after which they begin."""
        newest = self._execute(f"SELECT coalesce(max(number), 0) FROM {ROOM_CHAINS[name]}").fetchone()[0]
        behind = max(0, newest - LAST_ROWS)
        query = f"{OF_PEOPLE[name]} AND number <= ? ORDER BY number DESC LIMIT 1"
        walk = Walk(name, {}, self._find)
        if before := self._execute(query, (behind,)).fetchone():
            walk.seq, walk.hash = before
        return walk, behind

    def _owners(self) -> None:
        """Check the stored state of each open owner: its snapshot, and its journal after that."""
        tables = {table.id: table.closed_ms is None for table in self._reader.tables(with_closed=True)}
        for (owner,) in self._execute("SELECT id FROM owners WHERE closed_ms IS NULL ORDER BY id").fetchall():
            if tables.get(owner, True):
                prove = unproven if owner in tables else unproven_snapshot
                if why := prove(self._reader.connection, owner):
                    self._find(journal_chain_name(owner), why)
                self._journal(owner)

    def _journal(self, owner: str) -> None:
        start = self._execute("SELECT seq FROM snapshots WHERE table_id = ?", (owner,)).fetchone()
        end = self._execute(
            "SELECT coalesce(max(seq), 0) FROM journal WHERE table_id = ?", (owner,)
        ).fetchone()[0]
        behind = min(start[0] if start is not None else 0, max(0, end - LAST_STEPS))
        before = self._execute(
            "SELECT chain FROM journal WHERE table_id = ? AND seq = ?", (owner, behind)
        ).fetchone()
        chain = Walk(journal_chain_name(owner), {}, self._find)
        if behind and before is None:
            self._find(chain.name, f"row {behind} is missing")
        chain.seq, chain.hash = behind, before[0] if before is not None else chain.hash
        for *columns, bound, found in self._execute(_JOURNAL, (owner, behind)):
            row = JournalRow(*columns)
            chain.next(row.seq, journal_link(chain.hash, row, bound), found)
            for proof in bound_rows(bound) if bound is not None else ():
                if proof.kind != "snapshots" and proof.kind not in OF_MAIL:
                    self._proving.by_step(owner, row.seq, proof)

    def _rulebooks(self) -> None:
        """Check that every stored rulebook is the one that its version names."""
        for version, house, text in self._execute("SELECT version, house, text FROM rulebooks"):
            if hashlib.sha256(str(text).encode()).hexdigest() != version:
                self._find(f"rulebook of {house}", f"its text is not that of version {version}")
