"""The data that the room exchanges with its store: plain rows, immutable, without behaviour.

Times are wall-clock milliseconds (`_ms`), ids are strings that the room chooses, payloads are bytes that the store does
not read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from cardroom.ledger.entry import Entry
from cardroom.store.hand_counts_rows import HandCounts
from cardroom.store.messages import Message
from cardroom.store.people_rows import (
    AddPlayer,
    CloseSession,
    CloseSessionsOf,
    DropExpiredSessions,
    ForgetDevicesOf,
    KnowDevice,
    OpenSession,
    SetFlags,
    SetPassword,
    SetRole,
    SetSettings,
    UseSession,
)

Outcome = Literal["complete", "void"]
OwnerKind = Literal["table", "house", "tournament", "tournament_table", "desk"]
"""The kind of an owner of a stream."""
Json = dict[str, object]


class JournalRow(msgspec.Struct, frozen=True, gc=False):
    """One step of the journal of a table or a house. `seq` counts 1, 2, 3 ... in each without a gap.

    `hand_id` is the hand the step belongs to, None between hands.
    """

    table_id: str
    seq: int
    hand_id: str | None
    at_ms: int
    payload: bytes


class HandRecord(msgspec.Struct, frozen=True, gc=False):
    """A finished hand: `number` counts 1, 2, 3 ... at its table; a void hand keeps its number.

    `summary` is for lists, `record` is the data to replay it. `players` are the ids dealt in, `counts` the counts for
    each of them; None for a void hand, which is not counted, and for any hand read from the store.
    """

    hand_id: str
    table_id: str
    number: int
    started_ms: int
    ended_ms: int
    players: tuple[str, ...]
    summary: bytes
    record: bytes
    outcome: Outcome = "complete"
    counts: HandCounts | None = None


UncompressedHand = Callable[[], HandRecord]
"""Makes a hand's record on the writer's thread: compressing it takes long, and tables continue meanwhile."""


class Snapshot(msgspec.Struct, frozen=True, gc=False):
    """The state of a table or a house after the step `seq`; the store retains the newest of each."""

    table_id: str
    seq: int
    payload: bytes


class HandSeed(msgspec.Struct, frozen=True, gc=False):
    """The 32 bytes that determine a hand's deck; they go to the vault and nowhere else."""

    hand_id: str
    seed: bytes

    def __repr__(self) -> str:
        """Omit the seed: a printed row must not reveal the cards."""
        return f"HandSeed(hand_id={self.hand_id!r}, seed=...)"


class LogRecord(msgspec.Struct, frozen=True, gc=False):
    """One line of the append-only log: who did what to whom, and why (staff acts, chat, sign-ins).

    `what` is a verb of the room ("credit", "void_hand", "say"), `subject` the id it was done to.
    """

    at_ms: int
    who: str
    what: str
    subject: str
    reason: str
    details: Json = {}


class TableRecord(msgspec.Struct, frozen=True):
    """A table of the room; `terms` are its stakes and limits as the house's rulebook gave them that day.

    `book` is the version of that rulebook; None for a table opened before rooms stored their rulebooks.
    """

    id: str
    house: str
    game: str
    form: str
    stake: str
    name: str
    opened_ms: int
    terms: Json = {}
    closed_ms: int | None = None
    book: str | None = None


class RulebookRecord(msgspec.Struct, frozen=True):
    """One version of a house's rulebook. `version` is the SHA-256 of `text` in hexadecimal, which the store checks."""

    version: str
    house: str
    text: str


class KeepRulebook(msgspec.Struct, frozen=True, tag=True):
    """Store a version of a rulebook for ever; one that is already stored is fine."""

    book: RulebookRecord


class OpenTable(msgspec.Struct, frozen=True, tag=True):
    """Enter a table in the register; refused with "table-exists". The same commit may begin its journal.

    `parent` is the house to which it sends messages; None for a table that sends none.
    """

    table: TableRecord
    parent: str | None = None


class AdoptTable(msgspec.Struct, frozen=True, tag=True):
    """Give a table a parent. Refused with "no-such-owner" if it has one already.

    Tables opened by version 0.8 and earlier have none: they told their house in commits that were both owners'.
    """

    table: str
    parent: str


class RegisterTable(msgspec.Struct, frozen=True, tag=True):
    """The same for a table whose owner already has its stream, such as a tournament's table."""

    table: TableRecord


class OpenHouse(msgspec.Struct, frozen=True, tag=True):
    """Begin a stream for a house; a house that already has one is fine."""

    stream: str


class OpenOwner(msgspec.Struct, frozen=True, tag=True):
    """Begin a stream for an owner that is neither house nor cash table, as a child of `parent`.

    Refused with "owner-exists"; with "no-such-row" if there is no owner `parent`.
    """

    id: str
    kind: OwnerKind
    parent: str


class Matter(msgspec.Struct, frozen=True):
    """A record about people besides their accounts, which may be erased: a complaint, a credit that waits.

    `about` is the person or thing it concerns, `is_open` whether somebody still has to act on it.
    """

    kind: str
    id: str
    about: str
    at_ms: int
    is_open: bool
    body: Json


class KeepMatter(msgspec.Struct, frozen=True, tag=True):
    """Store the present state of a matter."""

    matter: Matter


class ForgetMatters(msgspec.Struct, frozen=True, tag=True):
    """Erase the open matters of a kind from before a time, the oldest first, up to a maximum number."""

    kind: str
    before_ms: int
    most: int


class DealBy(msgspec.Struct, frozen=True, tag=True):
    """Deal a table by this version of its house's rulebook from now on; refused with "no-such-table"."""

    table_id: str
    book: str


class CloseTable(msgspec.Struct, frozen=True, tag=True):
    """Mark a table as closed; refused with "no-such-table"."""

    table_id: str
    at_ms: int


class CloseRecord(msgspec.Struct, frozen=True):
    """The books of one day as the room closed them.

    `day` is its date (2026-11-22); it goes from `begun_ms` to before `ended_ms`, and in the store from after the last
    entry and the last hand (by `place`) of the day before to `last_entry` and `last_hand`. `drift` is the discrepancy
    in cents; the books are wrong unless it is zero. `body` is the remaining data, which the store does not read.
    """

    day: str
    begun_ms: int
    ended_ms: int
    last_entry: int
    last_hand: int
    drift: int
    body: bytes


class KeepClose(msgspec.Struct, frozen=True, tag=True):
    """Store the books of a day for ever; refused with "day-closed" if that day is already closed."""

    close: CloseRecord


Change = (
    AddPlayer
    | SetPassword
    | SetRole
    | SetFlags
    | SetSettings
    | OpenSession
    | UseSession
    | CloseSession
    | CloseSessionsOf
    | DropExpiredSessions
    | KnowDevice
    | ForgetDevicesOf
    | KeepRulebook
    | OpenTable
    | AdoptTable
    | RegisterTable
    | OpenHouse
    | OpenOwner
    | KeepMatter
    | ForgetMatters
    | DealBy
    | CloseTable
    | KeepClose
)
"""A change to the stored data on people and tables."""


class Commit(msgspec.Struct, frozen=True):
    """One atomic unit: either all of it is stored, or nothing. Changes come first, then the journal, then the rest.

    `messages` are sent by owners that have a step in the commit, and `taken` are taken by one of them; `closes` is an
    owner whose last step is in it.
    """

    journal: tuple[JournalRow, ...] = ()
    entries: tuple[Entry, ...] = ()
    hand: HandRecord | UncompressedHand | None = None
    snapshot: Snapshot | None = None
    seeds: tuple[HandSeed, ...] = ()
    log: tuple[LogRecord, ...] = ()
    changes: tuple[Change, ...] = ()
    messages: tuple[Message, ...] = ()
    taken: Message | None = None
    closes: str = ""


class OwnerRecord(msgspec.Struct, frozen=True):
    """The owner of a stream: a house, a table, a tournament. `parent` is the owner it exchanges messages with, if any."""

    id: str
    kind: OwnerKind
    parent: str | None = None
    closed_ms: int | None = None


class Head(msgspec.Struct, frozen=True, gc=False):
    """The end of a chain: its last number, and the hash over everything up to it."""

    seq: int
    chain: bytes
