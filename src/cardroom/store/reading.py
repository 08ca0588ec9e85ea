"""Answers to questions to the store, over a read-only connection to either database."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from cardroom.ledger.accounts import in_flight, kind_of
from cardroom.ledger.entry import fund_entry_id
from cardroom.store import row_changes as people
from cardroom.store.answers import (
    ChangedRows,
    InFlight,
    LogLine,
    OwnerState,
    Page,
    TableState,
)
from cardroom.store.bound import unproven, unproven_snapshot
from cardroom.store.chain import chain_start, journal_chain_name
from cardroom.store.faults import StoreUnusable
from cardroom.store.hands_stored import HandReader
from cardroom.store.heads import ROOM_CHAINS, read_head
from cardroom.store.leases import Lease
from cardroom.store.ledger_count import LedgerCount, count_ledger
from cardroom.store.ledger_stored import LedgerReader
from cardroom.store.messages import MailCount, Message
from cardroom.store.newest import newest_ms
from cardroom.store.people_rows import PlayerRecord, SessionRecord
from cardroom.store.row_questions import NEWEST, page
from cardroom.store.rows import (
    CloseRecord,
    Head,
    JournalRow,
    Json,
    LogRecord,
    Matter,
    OwnerKind,
    OwnerRecord,
    RulebookRecord,
    Snapshot,
    TableRecord,
)
from cardroom.store.seals import seal_of
from cardroom.store.sql_connection import Side, SqlConnection

_json = msgspec.json.Decoder(Json).decode

_STEP = "SELECT table_id, seq, hand_id, at_ms, payload FROM journal"
_CHANGED = (
    "SELECT kind, subject, min(number) AS first FROM register WHERE number > ? "
    "AND kind IN ('players', 'sessions', 'matters') GROUP BY kind, subject ORDER BY first"
)
_MOVED = (
    "SELECT account, cents FROM balances WHERE account IN (SELECT account FROM postings WHERE entry > ?) "
    "ORDER BY account"
)
_CLOSE = "day, begun_ms, ended_ms, last_entry, last_hand, drift, body"


class RowReader(HandReader, LedgerReader):
    """The `Reader` of one thread. Each method is documented in protocol.py."""

    def __init__(
        self, connection: SqlConnection, side: Side, seeds: Callable[[str], Iterable[bytes]]
    ) -> None:
        """`seeds` returns a hand's seeds in the vault: one, or more after a crash between vault and journal."""
        super().__init__(connection, side)
        self._seeds = seeds

    # Tables and their journals

    def tables(self, *, with_closed: bool = False) -> list[TableRecord]:
        return people.list_tables(self.connection, with_closed=with_closed)

    def rulebook(self, version: str) -> RulebookRecord | None:
        row = self.one("SELECT version, house, text FROM rulebooks WHERE version = ?", version)
        return RulebookRecord(*row) if row else None

    def table_states(self) -> list[TableState]:
        with self.moment():
            return [self._table_state(table) for table in self.tables()]

    def table_state(self, table_id: str) -> TableState | None:
        with self.moment():
            found = [table for table in self.tables() if table.id == table_id]
            return self._table_state(found[0]) if found else None

    def _table_state(self, table: TableRecord) -> TableState:
        row = self.one("SELECT table_id, seq, payload FROM snapshots WHERE table_id = ?", table.id)
        snapshot = Snapshot(*row) if row else None
        number = self.one("SELECT max(number) FROM hands WHERE table_id = ?", table.id)[0]
        tail = self.journal(table.id, snapshot.seq if snapshot else 0, NEWEST)
        last_seq = self._journal_head(table.id).seq
        owner = self.one("SELECT parent FROM owners WHERE id = ?", table.id)
        why = unproven(self.connection, table.id)
        parent = owner[0] if owner else None
        return TableState(table, snapshot, tuple(tail), last_seq, number or 0, why, parent)

    def owner_state(self, owner: str) -> OwnerState:
        with self.moment():
            row = self.one("SELECT table_id, seq, payload FROM snapshots WHERE table_id = ?", owner)
            snapshot = Snapshot(*row) if row else None
            tail = self.journal(owner, snapshot.seq if snapshot else 0, NEWEST)
            why = unproven_snapshot(self.connection, owner)
            return OwnerState(snapshot, tuple(tail), self._journal_head(owner).seq, why)

    def journal(self, table_id: str, after_seq: int = 0, limit: int = 1000) -> list[JournalRow]:
        query = f"{_STEP} WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
        return [JournalRow(*row) for row in self.connection.execute(query, (table_id, after_seq, limit))]

    # Owners and their mail

    def owners(self, kind: OwnerKind, *, with_closed: bool = False) -> list[OwnerRecord]:
        which = "" if with_closed else " AND closed_ms IS NULL"
        query = f"SELECT id, kind, parent, closed_ms FROM owners WHERE kind = ?{which} ORDER BY id"
        return [OwnerRecord(*row) for row in self.connection.execute(query, (kind,))]

    def children(self, parent: str) -> list[OwnerRecord]:
        query = "SELECT id, kind, parent, closed_ms FROM owners WHERE parent = ? AND closed_ms IS NULL ORDER BY id"
        return [OwnerRecord(*row) for row in self.connection.execute(query, (parent,))]

    def mail(self, owners: Iterable[str]) -> list[Message]:
        query = "SELECT sender, receiver, number, sent_ms, body FROM mail WHERE receiver = ? ORDER BY sender, number"
        return [Message(*row) for owner in owners for row in self.connection.execute(query, (owner,))]

    def with_mail(self) -> list[str]:
        query = "SELECT DISTINCT receiver FROM mail ORDER BY receiver"
        return [owner for (owner,) in self.connection.execute(query, ())]

    def held_elsewhere(self, owners: Iterable[str]) -> set[str]:
        return set()

    def mail_counts(self, owner: str) -> dict[str, MailCount]:
        query = "SELECT other, sent, taken FROM mail_counts WHERE owner = ?"
        return {row[0]: MailCount(*row[1:]) for row in self.connection.execute(query, (owner,))}

    def in_flight(self, owner: str) -> list[InFlight]:
        first = in_flight(owner, "x").removesuffix("x")
        query = "SELECT account, cents FROM balances WHERE account >= ? AND account < ? AND cents <> 0 ORDER BY account"
        found = self.connection.execute(query, (first, first[:-1] + chr(ord(first[-1]) + 1))).fetchall()
        return [self._flight(owner, str(account).removeprefix(first), cents) for account, cents in found]

    def _flight(self, owner: str, command: str, cents: int) -> InFlight:
        fund = self.entry(fund_entry_id(owner, command))
        if fund is None:
            raise StoreUnusable(
                "fund-lost", f"{cents} cents are on their way to {owner}, and nothing says from where"
            )
        paid = [account for account, _ in fund.postings if kind_of(account) == "till"]  # in cash
        source = paid or [account for account, amount in fund.postings if amount < 0]
        return InFlight(command, source[0], cents)

    def heads(self) -> dict[str, Head]:
        with self.moment():
            heads = {
                journal_chain_name(owner): self._journal_head(owner)
                for (owner,) in self.connection.execute("SELECT id FROM owners ORDER BY id")
            }
            heads |= {name: read_head(self.connection, name) for name in ROOM_CHAINS}
        return heads

    def _journal_head(self, table_id: str) -> Head:
        query = "SELECT seq, chain FROM journal WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
        row = self.one(query, table_id)
        return Head(*row) if row else Head(0, chain_start(journal_chain_name(table_id)))

    def changed_after(self, register: int, entries: int) -> ChangedRows:
        with self.moment():
            ends = self.one(
                "SELECT (SELECT coalesce(max(number), 0) FROM register), (SELECT coalesce(max(number), 0) FROM entries)"
            )
            rows = self.connection.execute(_CHANGED, (register,)).fetchall()
            balances = self.connection.execute(_MOVED, (entries,)).fetchall()
        return ChangedRows(
            int(ends[0]), int(ends[1]), tuple([(kind, subject) for kind, subject, _ in rows]), dict(balances)
        )

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
        return page(found, limit, [_log_line(*row) for row in found[:limit]])

    # Closed days

    def closes(self, first: str = "", last: str = "9999-12-31") -> list[CloseRecord]:
        query = f"SELECT {_CLOSE} FROM closes WHERE day BETWEEN ? AND ? ORDER BY day"
        return [CloseRecord(*row) for row in self.connection.execute(query, (first, last))]

    def last_close(self) -> CloseRecord | None:
        row = self.one(f"SELECT {_CLOSE} FROM closes ORDER BY day DESC LIMIT 1")
        return CloseRecord(*row) if row else None

    def counted(self, before: LedgerCount | None = None) -> LedgerCount:
        return count_ledger(self, before)

    def leases(self) -> list[Lease]:
        return self.side.leases(self.connection)

    def newest_ms(self) -> int:
        return newest_ms(self.connection)

    # People

    def player(self, player_id: str) -> PlayerRecord | None:
        return people.find_player(self.connection, player_id)

    def player_named(self, name: str) -> PlayerRecord | None:
        return people.find_player_named(self.connection, name)

    def players_like(self, text: str, limit: int) -> list[PlayerRecord]:
        return people.list_players_like(self.connection, text, limit)

    def players(self, after: str = "", limit: int = 1000) -> list[PlayerRecord]:
        return people.list_players(self.connection, after, limit)

    def session(self, token_hash: bytes) -> SessionRecord | None:
        return people.find_session(self.connection, token_hash)

    def sessions_of(self, player_id: str) -> list[SessionRecord]:
        return people.list_sessions(self.connection, player_id)

    def knows_device(self, player_id: str, token_hash: bytes) -> bool:
        return people.knows_device(self.connection, player_id, token_hash)

    def matters(
        self,
        kind: str,
        about: str | None = None,
        *,
        open_only: bool = False,
        since_ms: int = 0,
        before: tuple[int, str] | None = None,
        limit: int = NEWEST,
    ) -> list[Matter]:
        return people.list_matters(self.connection, kind, about, open_only, since_ms, before, limit)

    def matter(self, kind: str, name: str) -> Matter | None:
        return people.find_matter(self.connection, kind, name)

    def settings(self, player_id: str) -> Json:
        return people.find_settings(self.connection, player_id)

    # The vault

    def seed(self, hand_id: str) -> bytes | None:
        row = self.one("SELECT digest FROM seals WHERE hand_id = ?", hand_id)
        return next((seed for seed in self._seeds(hand_id) if seal_of(seed) == row[0]), None) if row else None


def _log_line(
    number: int, at_ms: int, who: str, what: str, subject: str, reason: str, details: str, chain: bytes
) -> LogLine:
    return LogLine(number, LogRecord(at_ms, who, what, subject, reason, _json(details)), chain)
