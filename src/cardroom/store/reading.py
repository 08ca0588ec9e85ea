"""Answers to questions to the store, over a read-only connection to either database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from cardroom.ledger.accounts import in_flight, kind_of
from cardroom.ledger.entry import Entry
from cardroom.store import row_changes as people
from cardroom.store.answers import (
    AccountLine,
    HandLine,
    InFlight,
    LogLine,
    OwnerState,
    Page,
    RowT,
    TableState,
)
from cardroom.store.bound import unproven, unproven_snapshot
from cardroom.store.chain import chain_start, journal_chain_name
from cardroom.store.faults import StoreUnusable
from cardroom.store.hand_counts_rows import DaySums, HandResult, HandShare, HandWish, found_query
from cardroom.store.heads import ROOM_CHAINS, read_head
from cardroom.store.leases import Lease
from cardroom.store.messages import MailCount, Message
from cardroom.store.newest import newest_ms
from cardroom.store.protocol import fund_entry_id
from cardroom.store.rows import (
    CloseRecord,
    HandRecord,
    Head,
    JournalRow,
    Json,
    LogRecord,
    Matter,
    OwnerKind,
    OwnerRecord,
    PlayerRecord,
    RulebookRecord,
    SessionRecord,
    Snapshot,
    TableRecord,
)
from cardroom.store.seals import seal_of
from cardroom.store.sql_connection import Side, SqlConnection, Value

NEWEST: Final = 2**63 - 1
_players = msgspec.json.Decoder(tuple[str, ...] | dict[str, msgspec.Raw]).decode
_shares = msgspec.json.Decoder(dict[str, HandShare]).decode
_json = msgspec.json.Decoder(Json).decode

_STEP = "SELECT table_id, seq, hand_id, at_ms, payload FROM journal"
_HAND = "SELECT hand_id, table_id, number, started_ms, ended_ms, players, summary, record, outcome, place FROM hands"
_HAND_LINE = "SELECT h.place, h.hand_id, h.table_id, h.number, h.started_ms, h.ended_ms, h.outcome, h.summary"
_CLOSE = "day, begun_ms, ended_ms, last_entry, last_hand, drift, body"
_ENTRY = (
    "SELECT e.number, e.id, e.at_ms, e.kind, e.reason, e.ordered_by, e.chain, p.account, p.amount "
    "FROM entries e LEFT JOIN postings p ON p.entry = e.number"
)


class RowReader:
    """The `Reader` of one thread. Each method is documented in protocol.py."""

    def __init__(
        self, connection: SqlConnection, side: Side, seeds: Callable[[str], Iterable[bytes]]
    ) -> None:
        """`seeds` returns a hand's seeds in the vault: one, or more after a crash between vault and journal."""
        self.connection = connection
        self.side = side
        self._seeds = seeds
        self._in_moment = False

    @contextmanager
    def moment(self) -> Iterator[SqlConnection]:
        """A context in which several questions are answered from one state."""
        if self._in_moment:
            yield self.connection
            return
        self.connection.execute(self.side.begin)
        self._in_moment = True
        try:
            yield self.connection
        finally:
            self._in_moment = False
            self.connection.execute("ROLLBACK")

    def many(self, query: str, *values: Value) -> Iterator[Any]:
        """The rows of a question that may have as many as the store has hands."""
        with self.moment() as connection:
            yield from self.side.many(connection, query, values)

    def _one(self, query: str, *values: Value) -> Any:
        return self.connection.execute(query, values).fetchone()

    # Tables and their journals

    def tables(self, *, with_closed: bool = False) -> list[TableRecord]:
        return people.list_tables(self.connection, with_closed=with_closed)

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
        owner = self._one("SELECT parent FROM owners WHERE id = ?", table.id)
        why = unproven(self.connection, table.id)
        parent = owner[0] if owner else None
        return TableState(table, snapshot, tuple(tail), last_seq, number or 0, why, parent)

    def owner_state(self, owner: str) -> OwnerState:
        with self.moment():
            row = self._one("SELECT table_id, seq, payload FROM snapshots WHERE table_id = ?", owner)
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
        row = self._one(query, table_id)
        return Head(*row) if row else Head(0, chain_start(journal_chain_name(table_id)))

    # Hands

    def hand(self, hand_id: str) -> HandRecord | None:
        return _hand(self._one(f"{_HAND} WHERE hand_id = ?", hand_id))

    def hand_at(self, table_id: str, number: int) -> HandRecord | None:
        return _hand(self._one(f"{_HAND} WHERE table_id = ? AND number = ?", table_id, number))

    def hands_after(self, place: int) -> Iterator[tuple[int, HandRecord]]:
        for row in self.many(f"{_HAND} WHERE place > ? ORDER BY place", place):
            hand = _hand(row)
            assert hand is not None, "the row is there"
            yield row[-1], hand

    def counted_hands(self) -> Iterator[tuple[str, bytes, dict[str, HandShare]]]:
        query = "SELECT hand_id, record, players FROM hands WHERE substr(players, 1, 1) = '{' ORDER BY place"
        for hand_id, record, players in self.many(query):
            yield hand_id, record, _shares(players)

    def hands_of(self, player_id: str, before: int | None = None, limit: int = 50) -> Page[HandLine]:
        query = (
            f"{_HAND_LINE} FROM hand_players p JOIN hands h ON h.place = p.place "
            "WHERE p.player_id = ? AND p.place < ? ORDER BY p.place DESC LIMIT ?"
        )
        return self._hand_lines(query, player_id, before, limit)

    def hands_found(
        self, player_id: str, wish: HandWish, before: int | None = None, limit: int = 50
    ) -> Page[HandLine]:
        asked, values = found_query(wish)
        bound = NEWEST if before is None else before
        query = (
            f"{_HAND_LINE} FROM hand_players p JOIN hands h ON h.place = p.place "
            f"WHERE p.player_id = ? AND p.place < ?{asked} ORDER BY p.place DESC LIMIT ?"
        )
        found = self.connection.execute(query, (player_id, bound, *values, limit + 1)).fetchall()
        return _page(found, limit, [HandLine(*row[1:]) for row in found[:limit]])

    def results_of(self, player_id: str, limit: int = 1000) -> list[HandResult]:
        query = "SELECT ended_ms, net FROM hand_players WHERE player_id = ? AND net IS NOT NULL ORDER BY place DESC LIMIT ?"
        return [HandResult(*row) for row in self.connection.execute(query, (player_id, limit))]

    def day_sums(self, player_id: str, first: int, last: int) -> list[DaySums]:
        query = (
            f"SELECT {', '.join(DaySums.__struct_fields__)} FROM player_days "
            "WHERE player_id = ? AND day BETWEEN ? AND ? ORDER BY day, house, game, stake"
        )
        return [DaySums(*row) for row in self.connection.execute(query, (player_id, first, last))]

    def hands_at(self, table_id: str, before: int | None = None, limit: int = 50) -> Page[HandLine]:
        # `number` and `place` grow together at a table; the index is on `number`, so pages use it.
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

    def posted(self) -> dict[str, int]:
        query = "SELECT account, CAST(sum(amount) AS BIGINT) FROM postings GROUP BY account"
        return dict(self.connection.execute(query))

    def balance(self, account: str) -> int:
        row = self._one("SELECT cents FROM balances WHERE account = ?", account)
        return int(row[0]) if row else 0

    def ledger_lines(self, account: str, before: int | None = None, limit: int = 50) -> Page[AccountLine]:
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
            lines.append(AccountLine(entry_id, at_ms, kind, reason, by, amount, balance))
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

    def chained_entries_after(self, number: int) -> Iterator[tuple[int, Entry, bytes]]:
        """The same after a number."""
        return self._entries("WHERE e.number > ?", number)

    def _entries(self, where: str, *values: str | int) -> Iterator[tuple[int, Entry, bytes]]:
        rows = self.many(f"{_ENTRY} {where} ORDER BY e.number, p.line", *values)
        row = next(rows, None)
        while row is not None:
            number, entry_id, at_ms, kind, reason, by, chain = row[:7]
            postings = []
            while row is not None and row[0] == number:
                if row[7] is not None:
                    postings.append((row[7], row[8]))
                row = next(rows, None)
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
        row = self._one("SELECT digest FROM seals WHERE hand_id = ?", hand_id)
        return next((seed for seed in self._seeds(hand_id) if seal_of(seed) == row[0]), None) if row else None


def _hand(row: Any) -> HandRecord | None:
    if row is None:
        return None
    hand_id, table_id, number, started_ms, ended_ms, players, summary, record, outcome, _ = row
    dealt_in = tuple(_players(players))
    return HandRecord(hand_id, table_id, number, started_ms, ended_ms, dealt_in, summary, record, outcome)


def _log_line(
    number: int, at_ms: int, who: str, what: str, subject: str, reason: str, details: str, chain: bytes
) -> LogLine:
    return LogLine(number, LogRecord(at_ms, who, what, subject, reason, _json(details)), chain)


def _page(found: list[Any], limit: int, rows: list[RowT]) -> Page[RowT]:
    """A page of what was `found`, which has one extra row; the first columns are the cursor."""
    if limit < 1:
        raise ValueError(f"a page has one row or more, not {limit}")
    return Page(tuple(rows), found[limit - 1][0] if len(found) > limit else None)
