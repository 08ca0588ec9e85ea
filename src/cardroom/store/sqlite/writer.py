"""The writer on SQLite: a group of commits is one transaction of the room's file, after one of the vault's.

Rows are inserted by as few statements as possible: around each one the driver releases the interpreter's lock, and
under load it waits for it again. Eight rows in one INSERT need one wait instead of eight.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from cardroom.store.bound import register_as_it_stands
from cardroom.store.changed import touched
from cardroom.store.commit_rows import COLUMNS, ENDINGS, Batch, Row
from cardroom.store.faults import NOT_MOVED, StoreFailed, StoreFault, StoreRefused
from cardroom.store.heads import Heads
from cardroom.store.messages import MAIL_REFUSALS, NO_SUCH_MESSAGE, OWNER_CLOSED, close_owner
from cardroom.store.row_changes import change
from cardroom.store.rows import Commit
from cardroom.store.sqlite.folder_lease import FENCED
from cardroom.store.sqlite.vault import put_seeds
from cardroom.store.writer_thread import Deliver, Writer

REFUSALS: Final = (
    StoreRefused,
    sqlite3.IntegrityError,  # a constraint, a trigger, a wrong type in a STRICT table
    sqlite3.ProgrammingError,  # a value no column can hold
    sqlite3.InterfaceError,
    sqlite3.DataError,  # a payload beyond SQLite's largest
    TypeError,
    ValueError,
    KeyError,
    AttributeError,
    OverflowError,  # a whole number beyond 64 bits
)
"""Faults of a single commit. Any other is a fault of the disk or of this program, and stops the store."""

_BY_TEXT: Final = {
    "players.name_key": ("name-taken", "another player has this name"),
    "players.id": ("player-exists", "there is already a player with this id"),
    "sessions.token_hash": ("session-exists", "this sign-in is already known"),
    "tables.id": ("table-exists", "there is already a table with this id"),
    "entries.id": ("posted-before", "an entry with this id was posted before"),
    "hands.hand_id": ("hand-exists", "a hand with this id is already recorded"),
    "hands.table_id, hands.number": ("hand-exists", "this table already has a hand with this number"),
    "hand_players.player_id": ("player-twice", "the hand names a player twice"),
    "seals.hand_id": ("seed-exists", "this hand already has a seed"),
    "closes.day": ("day-closed", "the books of this day are closed already"),
    "ck_balances_below_zero": ("below-zero", "an account would go below zero"),
    "would leave the range": ("too-much", "an account would leave the range of amounts"),
    "the postings do not add up to zero": ("not-balanced", "the postings of an entry do not add up to zero"),
    "a posting moved no account": NOT_MOVED,
    "owners.id": ("owner-exists", "there is already an owner with this id"),
    **MAIL_REFUSALS,
    "FOREIGN KEY": ("no-such-row", "it names a table or a player that the store does not know"),
}


def refusal_of(fault: Exception) -> StoreRefused:
    """The refusal that a caught fault means."""
    if isinstance(fault, StoreRefused):
        return fault
    text = str(fault)
    for part, (code, message) in _BY_TEXT.items():
        if part in text:
            return StoreRefused(code, f"{message} ({text})")
    return StoreRefused("not-storable", f"the commit cannot be stored: {type(fault).__name__}: {text}")


_TAKE: Final = (
    "DELETE FROM mail WHERE receiver = ? AND sender = ? AND number = ? AND sent_ms = ? AND body = ?"
)

_CLOSED: Final = "SELECT 1 FROM owners WHERE closed_ms IS NOT NULL AND id IN (SELECT value FROM json_each(?))"

MAX_IN_A_STATEMENT: Final = 64

_INTO: Final = {
    kind: (f"{kind} ({', '.join(columns)})", ENDINGS.get(kind, "")) for kind, columns in COLUMNS.items()
}
"""For each kind of row, (table and columns, ending) of its INSERT."""


_MONEY: Final = frozenset(_INTO[kind][0] for kind in ("postings", "entries", "mail"))
"""Where each row of a commit must have been stored: fewer would be money that did not move."""


class SqliteWriter(Writer):
    """Owns the writing connections of both files."""

    def __init__(
        self,
        main: sqlite3.Connection,
        vault: sqlite3.Connection,
        deliver: Deliver,
        failed: Callable[[StoreFailed], None],
    ) -> None:
        self._main = main
        self._vault = vault
        self._heads = Heads(main)
        super().__init__(deliver, failed)

    def _tidy(self) -> None:
        """Move the WALs into the files."""
        for connection in (self._main, self._vault):
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _let_go(self) -> None:
        if self.failure is None:  # after a failure the files are not touched
            for connection in (self._main, self._vault):
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                connection.close()

    def _store(self, commits: list[Commit]) -> Sequence[StoreFault | None]:
        batch = Batch(self._heads)
        try:
            for commit in commits:
                batch.add(commit)
            if (
                batch.closing and len(commits) > 1
            ):  # other commits of the group may name the closing owner, before and after
                self._heads.forget()
                return self._store_singly(commits)
            if batch.seeds:
                put_seeds(self._vault, batch.seeds)
        except REFUSALS:
            self._heads.forget()
            return self._store_singly(commits)
        is_one = _is_one_statement(batch)
        if not is_one:
            self._main.execute("BEGIN IMMEDIATE")
        try:
            self._write(batch)
        except REFUSALS:
            if not is_one:
                self._main.execute("ROLLBACK")
            self._heads.forget()
            return self._store_singly(commits)
        if not is_one:
            self._main.execute("COMMIT")
        self._heads.settle()
        return [None] * len(commits)

    def _store_singly(self, commits: list[Commit]) -> list[StoreFault | None]:
        """Store each commit in a savepoint, so that only a wrong one is rejected."""
        outcomes: list[StoreFault | None] = []
        self._main.execute("BEGIN IMMEDIATE")
        for commit in commits:
            self._main.execute("SAVEPOINT one")
            mark = self._heads.mark()
            batch = Batch(self._heads)
            try:
                batch.add(commit)
                if batch.seeds:
                    put_seeds(self._vault, batch.seeds)
                self._write(batch)
                outcomes.append(None)
            except REFUSALS as fault:
                if FENCED in str(fault):
                    self._main.execute("ROLLBACK")  # whoever writes now does not wait for us
                    raise StoreFailed("store-taken-over", f"{self.where}{FENCED}; this one stops") from fault
                self._main.execute("ROLLBACK TO one")
                self._heads.back(mark)
                outcomes.append(refusal_of(fault))
            self._main.execute("RELEASE one")
        self._main.execute("COMMIT")
        self._heads.settle()
        return outcomes

    def _write(self, batch: Batch) -> None:
        for wanted in batch.changes:
            rows = touched(self._main, wanted)
            change(self._main, wanted)
            for kind, subject in rows:
                register_as_it_stands(self._main, self._heads, kind, subject)
        if batch.between and self._main.execute(_CLOSED, (json.dumps([*batch.between]),)).fetchone():
            raise StoreRefused(*OWNER_CLOSED)
        counts = batch.rows["mail_counts"]
        batch.rows["mail_counts"] = list({row[:2]: row for row in counts}.values())  # they only grow
        _insert_all(self._main, batch.rows)
        for message in batch.taken:
            named = message.receiver, message.sender, message.number, message.sent_ms, message.body
            if self._main.execute(_TAKE, named).rowcount != 1:
                raise StoreRefused(*NO_SUCH_MESSAGE)
        for owner, at_ms in batch.closing:
            close_owner(self._main, owner, at_ms)
            register_as_it_stands(self._main, self._heads, "owners", owner)
        for kind, subject in batch.registered:
            register_as_it_stands(self._main, self._heads, kind, subject)


def _is_one_statement(batch: Batch) -> bool:
    """Whether a batch is one INSERT, a transaction by itself: it has only journal steps of hands in progress."""
    if batch.changes or batch.registered or batch.taken or batch.closing:
        return False
    kinds = [rows for rows in batch.rows.values() if rows]
    return len(kinds) == 1 and len(kinds[0]) <= MAX_IN_A_STATEMENT


def _insert_all(connection: sqlite3.Connection, rows: Mapping[str, list[Row]]) -> None:
    """Insert the rows of a batch, in the open transaction."""
    for kind, found in rows.items():
        if found:
            _insert(connection, *_INTO[kind], found)


def _insert(connection: sqlite3.Connection, into: str, ending: str, rows: list[Row]) -> None:
    width = len(rows[0])
    for start in range(0, len(rows), MAX_IN_A_STATEMENT):
        chunk = rows[start : start + MAX_IN_A_STATEMENT]
        values = [value for row in chunk for value in row]
        stored = connection.execute(_statement(into, ending, width, len(chunk)), values).rowcount
        if into in _MONEY and stored != len(chunk):
            raise StoreRefused(*NOT_MOVED)


_STATEMENTS: dict[tuple[str, int], str] = {}


def _statement(into: str, ending: str, width: int, size: int) -> str:
    """The INSERT of `size` rows; the same text each time, so that the driver can cache the prepared statement."""
    statement = _STATEMENTS.get((into, size))
    if statement is None:
        row = f"({', '.join('?' * width)})"
        statement = f"INSERT INTO {into} VALUES {', '.join([row] * size)}{ending}"
        _STATEMENTS[into, size] = statement
    return statement
