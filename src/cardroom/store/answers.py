"""The answers of a store to questions about several rows: the state to rebuild an owner, lines of lists, pages."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from cardroom.ledger.entry_kinds import EntryKind
from cardroom.store.rows import JournalRow, LogRecord, Outcome, Snapshot, TableRecord


class TableState(msgspec.Struct, frozen=True):
    """The data that a table is rebuilt from: its newest snapshot (if any) and the steps after it, oldest first.

    `parent` is the owner that it sends messages to; None if it has none.
    `unproven` says in a sentence why the register row or the snapshot is not what the room wrote; "" if both are.
    """

    table: TableRecord
    snapshot: Snapshot | None
    tail: tuple[JournalRow, ...]
    last_seq: int
    last_hand_number: int
    unproven: str = ""
    parent: str | None = None


class OwnerState(msgspec.Struct, frozen=True):
    """The data that an owner is rebuilt from: newest snapshot, steps after it; `unproven` as in `TableState`."""

    snapshot: Snapshot | None
    tail: tuple[JournalRow, ...]
    last_seq: int
    unproven: str = ""


class InFlight(msgspec.Struct, frozen=True):
    """Money in flight to an owner for a command, not taken yet: `cents`, from the account `source`."""

    command: str
    source: str
    cents: int


class HandLine(msgspec.Struct, frozen=True, gc=False):
    """A finished hand in a list, without the full record."""

    hand_id: str
    table_id: str
    number: int
    started_ms: int
    ended_ms: int
    outcome: Outcome
    summary: bytes


class AccountLine(msgspec.Struct, frozen=True, gc=False):
    """One posting as shown to the account's holder, with the balance after it."""

    entry_id: str
    at_ms: int
    kind: EntryKind
    reason: str
    by: str
    amount: int
    balance_after: int


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log with its number and the chain's hash after it."""

    number: int
    record: LogRecord
    chain: bytes


class ChangedRows(msgspec.Struct, frozen=True):
    """What has changed behind a line of the register and an entry: rows of people by kind and subject, each once, in the
    order of their first change; and the accounts that were moved, with their balances in cents.

    The next question goes on behind `register` and `entries`.
    """

    register: int
    entries: int
    rows: tuple[tuple[str, str], ...]
    balances: dict[str, int]


RowT = TypeVar("RowT")


class Page(msgspec.Struct, Generic[RowT], frozen=True):
    """Rows, newest first. `older` is the value of `before` for the next page, None at the end."""

    rows: tuple[RowT, ...]
    older: int | None
