"""The audit of a store: everything is counted and hashed again from the rows, and each discrepancy is reported.

It reads the state of one moment, so it may run while the room works. It proves that the file is consistent; only
published heads can prove that nothing was cut off its end (or all of it rewritten), so pass those. Every column that is
shown to anybody or trusted by the room is chained, bound into a chain, or counted again here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from cardroom.ledger import Entry, audit
from cardroom.ledger.entry import fund_entry_id, hand_entry_id
from cardroom.ledger.ledger_fault import LedgerFault
from cardroom.store.bound import bound_rows
from cardroom.store.chain import (
    entry_digest,
    entry_link,
    journal_chain_name,
    journal_link,
    log_digest,
    log_link,
    register_link,
)
from cardroom.store.closed_days import ClosedDays
from cardroom.store.faults import StoreAway, StoreFault, first_line
from cardroom.store.hand_counts_rows import SUMS_KEPT, sums_again
from cardroom.store.mail_audit import OF_MAIL, MailAudit
from cardroom.store.reading import RowReader
from cardroom.store.row_proofs import RowProofs
from cardroom.store.rows import Head, JournalRow, LogRecord
from cardroom.store.seals import seal_of
from cardroom.store.walking import Finding, Published, Walk, published_by

LOG_FROM: Final = (
    "SELECT number, at_ms, who, what, subject, reason, details, chain, owner, coalesce(seq, number) FROM log "
    "WHERE number > ? ORDER BY number"
)
UNREADABLE: Final = (
    msgspec.MsgspecError, LedgerFault, StoreFault,
    TypeError, ValueError, LookupError, AttributeError, OverflowError,
)  # fmt: skip
"""The exceptions that reading a damaged file may raise: its rows can contain anything."""


class AuditReport(msgspec.Struct):
    """The counts and findings of an audit. Publish `heads`: with them a later audit proves that nothing was cut."""

    findings: list[Finding] = []
    heads: dict[str, Head] = {}
    journal_rows: int = 0
    hands: int = 0
    entries: int = 0
    accounts: int = 0
    trial_balance: int = 0
    log_lines: int = 0
    closed_days: int = 0
    messages_waiting: int = 0
    in_flight: int = 0

    @property
    def is_clean(self) -> bool:
        """Whether there are no findings."""
        return not self.findings


class Audit:
    """One run over a store, with its report so far."""

    def __init__(
        self,
        reader: RowReader,
        days: Sequence[Mapping[str, Head]],
        seeds: Callable[[], Mapping[str, Sequence[bytes]]] | None,
        unreadable: tuple[type[Exception], ...],
    ) -> None:
        """`days` are heads published on several days; `seeds` reads the vault, or None skips it.

        `unreadable` are the exceptions of the database's driver for damaged rows.
        """
        self._reader = reader
        self._unreadable: tuple[type[Exception], ...] = (*UNREADABLE, *unreadable)
        self._report = AuditReport()
        self._published: Published = published_by(days, self._find)
        self._vault = seeds
        self._proving = RowProofs(reader.connection, reader.side, self._find)
        self._mail = MailAudit(self._find)

    def run(self) -> AuditReport:
        """Run all checks."""
        checks = (
            self._file,
            self._ledger,
            self._journals,
            self._register,
            self._log,
            self._hand_entries,
            self._hand_players,
            self._player_days,
            self._seals,
            self._rulebooks,
        )
        with self._reader.moment():
            for check in checks:
                self._reader.connection.execute("SAVEPOINT one")
                try:
                    check()
                except StoreAway:  # nothing is known of the data then, and nothing is damaged
                    raise
                except self._unreadable as fault:
                    self._reader.connection.execute(
                        "ROLLBACK TO SAVEPOINT one"
                    )  # so that the next check can read
                    self._find(check.__name__.strip("_"), f"cannot be read: {first_line(fault)}")
        for name in self._published.keys() - self._report.heads.keys():
            self._find(name, "a head was published for it, and the store does not have it")
        return self._report

    def _find(self, where: str, what: str) -> None:
        self._report.findings.append(Finding(where, what))

    def _rows(self, query: str, *values: str | int) -> Iterator[Any]:
        return self._reader.many(query, *values)

    def _file(self) -> None:
        for fault in self._reader.side.faults(self._reader.connection):
            self._find("file", fault)

    def _ledger(self) -> None:
        balances = self._reader.balances()
        self._postings = 0
        self._days = ClosedDays(self._reader.closes(), self._find)
        for drift in audit(self._checked_entries(), balances):
            self._find(
                f"account {drift.account}", f"{drift.why} (expected {drift.expected}, found {drift.found})"
            )
        self._report.accounts = len(balances)
        self._report.trial_balance = sum(balances.values())
        self._report.in_flight = sum(
            cents for account, cents in balances.items() if account.startswith("in:")
        )
        for account, cents in balances.items():
            if account.startswith("in:") and cents:
                self._fund(*account.split(":")[1:])
        rows = self._rows("SELECT id, about, is_open, body FROM matters WHERE kind = 'ticket'")
        for where, what in ticket_faults(rows, balances, self._reader.entry):
            self._find(where, what)
        self._report.closed_days = self._days.count
        counted = self._reader.connection.execute("SELECT count(*) FROM postings").fetchone()[0]
        if counted != self._postings:
            self._find("ledger", f"{counted} postings lie in the file, its entries have {self._postings}")

    def _fund(self, owner: str, command: str) -> None:
        """Check that money in flight was put there by an entry that names its source."""
        if self._reader.entry(fund_entry_id(owner, command)) is None:
            self._find(f"account in:{owner}:{command}", "money is in flight, and no entry says whose it was")

    def _checked_entries(self) -> Iterator[Entry]:
        """The entries for the count; their hashes are checked in passing: of people along their chain, else by itself."""
        chain = self._chain("ledger")
        for number, entry, found, owner, seq in self._reader.chained_entries():
            if owner is None:
                chain.next(seq, entry_link(chain.hash, entry), found)
            elif found != entry_digest(number, (owner, seq), entry):
                self._proving.differs("entries", entry.id)
            self._report.entries += 1
            self._postings += len(entry.postings)
            self._days.follow(number, entry)
            yield entry
        self._ended(chain)
        self._days.end()

    def _chain(self, name: str) -> Walk:
        return Walk(name, self._published.get(name, {}), self._find)

    def _ended(self, chain: Walk) -> None:
        self._report.heads[chain.name] = chain.end()

    def _journals(self) -> None:
        for table in self._reader.tables(with_closed=True):
            begun = self._journal(table.id)
            self._hands(table.id, begun)
        for (owner,) in self._rows(
            "SELECT id FROM owners WHERE id NOT IN (SELECT id FROM tables) ORDER BY id"
        ):
            self._journal(str(owner))
        self._report.messages_waiting = self._mail.end(self._rows)
        query = (
            "SELECT account, cents FROM owners JOIN balances "
            "ON account IN ('escrow:' || owners.id, 'reserve:' || owners.id) "
            "WHERE closed_ms IS NOT NULL AND cents <> 0 ORDER BY account"
        )
        for account, cents in self._rows(query):
            self._find(f"account {account}", f"holds {cents} although its owner has closed")

    def _journal(self, table_id: str) -> list[str]:
        """Check one journal. Returns the hands it names, in order."""
        chain = self._chain(journal_chain_name(table_id))
        begun: dict[str, None] = {}
        running = None
        columns_of_a_step = "table_id, seq, hand_id, at_ms, payload, bound, chain"
        query = f"SELECT {columns_of_a_step} FROM journal WHERE table_id = ? ORDER BY seq"
        for *columns, bound, found in self._rows(query, table_id):
            row = JournalRow(*columns)
            chain.next(row.seq, journal_link(chain.hash, row, bound), found)
            if bound is not None:
                for proof in bound_rows(bound):
                    if proof.kind in OF_MAIL:
                        self._mail.by_step(table_id, row.seq, proof)
                    else:
                        self._proving.by_step(table_id, row.seq, proof)
            self._report.journal_rows += 1
            if row.hand_id is not None and row.hand_id != running:
                if row.hand_id in begun:
                    self._find(
                        f"hand {row.hand_id}", f"goes on at step {row.seq} after another hand had begun"
                    )
                begun[row.hand_id] = None
                running = row.hand_id
        self._ended(chain)
        self._mail.ended(table_id, chain.seq)
        for (seq,) in self._rows("SELECT seq FROM snapshots WHERE table_id = ?", table_id):
            if isinstance(seq, int) and seq > chain.seq:
                self._find(chain.name, f"the snapshot is of step {seq}, the journal ends at {chain.seq}")
        return list(begun)

    def _hands(self, table_id: str, begun: list[str]) -> None:
        """Check that every hand in the journal is finished or void, once, except one that may be running."""
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
        chain = self._chain("log")
        for number, *columns, details, found, owner, seq in self._rows(LOG_FROM, 0):
            record = LogRecord(*columns)
            if owner is None:
                chain.next(seq, log_link(chain.hash, record, details), found)
            elif found != log_digest(number, (owner, seq), record, details):
                self._proving.differs("log", str(number))
            self._report.log_lines += 1
        self._ended(chain)

    def _register(self) -> None:
        """Check the register's chain, and all other rows by the register and the journals, which are read before."""
        chain = self._chain("register")
        query = "SELECT number, kind, subject, digest, chain FROM register ORDER BY number"
        for number, kind, subject, digest, found in self._rows(query):
            chain.next(number, register_link(chain.hash, kind, subject, digest), found)
            self._proving.by_register(kind, subject, digest)
        self._ended(chain)
        self._proving.end()

    def _hand_players(self) -> None:
        """Check that the hands of each player are those that name the player, with their results."""
        dealt_in = self._reader.side.dealt_in
        named = f"SELECT place, player, table_id, ended_ms, net FROM ({dealt_in}) AS named"
        listed = "SELECT place, player_id, table_id, ended_ms, net FROM hand_players"
        for place, player, *_ in self._rows(f"{named} EXCEPT {listed}"):
            self._find(
                f"hand at place {place}", f"is not among the hands of {player}, who was dealt in, as it was"
            )
        for place, player, *_ in self._rows(f"{listed} EXCEPT {named}"):
            self._find(f"hand at place {place}", f"is among the hands of {player}, who was not dealt in so")

    def _player_days(self) -> None:
        """Check that the sums of each player's days are those of the hands."""
        again = sums_again(self._reader.side.dealt_in)
        for player, day, *_ in self._rows(f"SELECT * FROM ({again}) AS again EXCEPT {SUMS_KEPT}"):
            self._find(f"sums of {player}", f"are not those of the hands that ended on day {day}")
        for player, day, *_ in self._rows(f"{SUMS_KEPT} EXCEPT {again}"):
            self._find(f"sums of {player}", f"say of day {day} what no hands add up to")

    def _hand_entries(self) -> None:
        """Check that each payout of a hand belongs to a finished hand; a void hand moves nothing."""
        prefix = hand_entry_id("")
        query = (
            "SELECT e.id, h.outcome FROM entries e LEFT JOIN hands h ON h.hand_id = substr(e.id, ?) "
            "WHERE e.id >= ? AND e.id < ? AND coalesce(h.outcome, '') <> 'complete'"
        )
        bounds = (len(prefix) + 1, prefix, prefix[:-1] + chr(ord(prefix[-1]) + 1))
        for entry_id, outcome in self._rows(query, *bounds):
            why = "a void hand" if outcome == "void" else "a hand without a record"
            self._find(f"entry {entry_id}", f"moves money for {why}")

    def _rulebooks(self) -> None:
        """Check that every stored rulebook is the one its version names, and that every table's rulebook is stored."""
        for version, house, text in self._rows("SELECT version, house, text FROM rulebooks"):
            if hashlib.sha256(str(text).encode()).hexdigest() != version:
                self._find(f"rulebook of {house}", f"its text is not that of version {version}")
        query = "SELECT id, book FROM tables WHERE book IS NOT NULL AND book NOT IN (SELECT version FROM rulebooks)"
        for table_id, version in self._rows(query):
            self._find(f"table {table_id}", f"the rulebook it was opened by is not kept (version {version})")

    def _seals(self) -> None:
        """Check that the vault has the seed of every sealed hand."""
        if self._vault is None:
            return
        held = self._vault()
        for hand_id, digest in self._rows("SELECT hand_id, digest FROM seals"):
            if not any(seal_of(seed) == digest for seed in held.get(str(hand_id), ())):
                self._find(f"hand {hand_id}", "the vault has no seed that fits its seal")


PREFIX: Final = "ticket:"

Fault = tuple[str, str]
"""The ticket, and what is wrong with it."""


class _Worth(msgspec.Struct):
    """The part of a ticket's row that its account must match."""

    cents: int


def ticket_faults(
    rows: Iterable[tuple[str, str, bool, str | bytes]],
    balances: Mapping[str, int],
    entry: Callable[[str], Entry | None],
) -> Iterator[Fault]:
    """The faults of tickets.

    `rows` are id, owner, whether it is open, and body of each ticket; `entry` finds an entry by its id.
    """
    held = {account: cents for account, cents in balances.items() if account.startswith(PREFIX) and cents}
    for account, cents in _on_their_way(balances, entry):
        held[account] = held.get(account, 0) + cents
    for ticket, owner, is_open, body in rows:
        found = held.pop(f"{PREFIX}{owner}:{ticket}", 0)
        worth = msgspec.json.decode(body, type=_Worth).cents if is_open else 0
        if found != worth:
            yield f"ticket {ticket}", f"is worth {worth} by its row, and {found} by its account"
    for account, cents in held.items():
        yield f"account {account}", f"holds {cents}, and there is no such ticket"


def _on_their_way(
    balances: Mapping[str, int], entry: Callable[[str], Entry | None]
) -> Iterator[tuple[str, int]]:
    """Tickets in flight to a tournament: their rows stay open until the tournament has taken them."""
    for account, cents in balances.items():
        if account.startswith("in:") and cents:
            fund = entry(fund_entry_id(*account.split(":")[1:]))
            for source, amount in fund.postings if fund is not None else ():
                if source.startswith(PREFIX):
                    yield source, -amount
