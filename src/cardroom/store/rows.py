"""What the room gives to its store, and gets back: plain rows, immutable, without behaviour.

Times are wall-clock milliseconds (`_ms`), ids are strings of the room's choice, payloads are bytes that the
store does not read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from cardroom.ledger.entry import Entry
from cardroom.store.hand_counts_rows import HandCounts
from cardroom.store.messages import Message

Role = Literal["player", "floor", "cashier", "admin"]
"""What a person is in the room: one who plays, or staff. What each may do stands in `room.identity.permissions`."""
Outcome = Literal["complete", "void"]
OwnerKind = Literal["table", "house", "tournament", "tournament_table"]
"""What an owner of a stream is."""
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

    `summary` is for lists, `record` is all there is to replay it. `players` are the ids dealt in, `counts` what the
    hand was to each of them; None for a void hand, which counts for nothing, and for any that is read back.
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
"""Makes a hand's record where it is written, on the writer's thread: pressing it takes long, and tables go on."""


class Snapshot(msgspec.Struct, frozen=True, gc=False):
    """The state of a table or a house after the step `seq`; the store keeps the newest of each."""

    table_id: str
    seq: int
    payload: bytes


class HandSeed(msgspec.Struct, frozen=True, gc=False):
    """The 32 bytes a hand's deck grows from; they go to the vault and nowhere else."""

    hand_id: str
    seed: bytes

    def __repr__(self) -> str:
        """Without the seed: a row that is printed must not tell the cards."""
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

    `book` is the version of that rulebook; None for a table opened before rooms kept their rulebooks.
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


class PlayerRecord(msgspec.Struct, frozen=True):
    """A person (or bot) known to the room. `name` is unique whatever its case."""

    id: str
    name: str
    password_hash: str
    role: Role
    created_ms: int
    flags: Json = {}


class SessionRecord(msgspec.Struct, frozen=True):
    """A sign-in: the store knows the token's hash only.

    `id` names it to its owner without telling the hash; `device` is what the browser called itself, `address` where it
    came from, `used_ms` when it was last heard of, to a few minutes.
    """

    token_hash: bytes
    player_id: str
    created_ms: int
    expires_ms: int
    id: str = ""
    used_ms: int = 0
    device: str = ""
    address: str = ""


class AddPlayer(msgspec.Struct, frozen=True, tag=True):
    """Refused with "name-taken" when another player has the name, "player-exists" when the id is in use."""

    player: PlayerRecord


class SetPassword(msgspec.Struct, frozen=True, tag=True):
    """Put a new password hash in the place of the old; refused with "no-such-player"."""

    player_id: str
    password_hash: str


class SetRole(msgspec.Struct, frozen=True, tag=True):
    """Refused with "no-such-player"."""

    player_id: str
    role: Role


class SetFlags(msgspec.Struct, frozen=True, tag=True):
    """Put new flags in the place of the old; refused with "no-such-player"."""

    player_id: str
    flags: Json


class SetSettings(msgspec.Struct, frozen=True, tag=True):
    """What the player chose (language, mutes, presets); refused with "no-such-player"."""

    player_id: str
    settings: Json


class OpenSession(msgspec.Struct, frozen=True, tag=True):
    """Remember a sign-in; refused with "no-such-player" or "session-exists"."""

    session: SessionRecord


class UseSession(msgspec.Struct, frozen=True, tag=True):
    """A sign-in was heard of; a session already gone is fine."""

    token_hash: bytes
    at_ms: int


class CloseSession(msgspec.Struct, frozen=True, tag=True):
    """Forget one sign-in; a session already gone is fine."""

    token_hash: bytes


class CloseSessionsOf(msgspec.Struct, frozen=True, tag=True):
    """Forget every sign-in of a player."""

    player_id: str


class DropExpiredSessions(msgspec.Struct, frozen=True, tag=True):
    """Forget the sign-ins that ended before `now_ms`."""

    now_ms: int


class KnowDevice(msgspec.Struct, frozen=True, tag=True):
    """A player signed in from a device, by the hash of what it keeps; one that is known is fine. Refused with
    "no-such-row" for a player the store does not know."""

    player_id: str
    token_hash: bytes
    at_ms: int


class ForgetDevicesOf(msgspec.Struct, frozen=True, tag=True):
    """Know no device of a player any more."""

    player_id: str


class KeepRulebook(msgspec.Struct, frozen=True, tag=True):
    """Keep a version of a rulebook for ever; one that is kept already is fine."""

    book: RulebookRecord


class OpenTable(msgspec.Struct, frozen=True, tag=True):
    """Enter a table in the register; refused with "table-exists". The same commit may begin its journal."""

    table: TableRecord


class RegisterTable(msgspec.Struct, frozen=True, tag=True):
    """The same for a table whose owner has its stream already, as one of a tournament has."""

    table: TableRecord


class OpenHouse(msgspec.Struct, frozen=True, tag=True):
    """A house has a stream of its own from now on; one that has it already is fine."""

    stream: str


class OpenOwner(msgspec.Struct, frozen=True, tag=True):
    """An owner that is neither house nor cash table has a stream from now on, as a child of `parent`.

    Refused with "owner-exists"; with "no-such-row" where nobody is called `parent`.
    """

    id: str
    kind: OwnerKind
    parent: str


class Matter(msgspec.Struct, frozen=True):
    """Something kept about people besides their accounts, and that may be erased: a complaint, a credit that waits.

    `about` is whom or what it concerns, `is_open` whether somebody still has to do something about it.
    """

    kind: str
    id: str
    about: str
    at_ms: int
    is_open: bool
    body: Json


class KeepMatter(msgspec.Struct, frozen=True, tag=True):
    """Keep a matter as it stands now."""

    matter: Matter


class ForgetMatters(msgspec.Struct, frozen=True, tag=True):
    """Erase the open matters of a kind from before a time, the oldest first and at most so many."""

    kind: str
    before_ms: int
    most: int


class DealBy(msgspec.Struct, frozen=True, tag=True):
    """From now on a table is dealt by this version of its house's rulebook; refused with "no-such-table"."""

    table_id: str
    book: str


class CloseTable(msgspec.Struct, frozen=True, tag=True):
    """Mark a table as closed; refused with "no-such-table"."""

    table_id: str
    at_ms: int


class CloseRecord(msgspec.Struct, frozen=True):
    """The books of one day as the room closed them.

    `day` is its date (2026-11-22); it goes from `begun_ms` to before `ended_ms`, and in the store behind the last
    entry and the last hand (by `place`) of the day before to `last_entry` and `last_hand`. `drift` is what does not add
    up, in cents: zero, or the books are wrong. `body` is all the rest, which the store does not read.
    """

    day: str
    begun_ms: int
    ended_ms: int
    last_entry: int
    last_hand: int
    drift: int
    body: bytes


class KeepClose(msgspec.Struct, frozen=True, tag=True):
    """Keep the books of a day for ever; refused with "day-closed" when that day is closed already."""

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
    | RegisterTable
    | OpenHouse
    | OpenOwner
    | KeepMatter
    | ForgetMatters
    | DealBy
    | CloseTable
    | KeepClose
)
"""A change to what the room knows of people and tables."""


class Commit(msgspec.Struct, frozen=True):
    """One atomic unit: all of it is stored, or nothing. Changes first, then the journal, then the rest.

    `messages` are sent by owners that have a step in the commit, and `taken` is taken by one of them; `closes` is an
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
    """Who has a stream: a house, a table, a tournament. `parent` is the owner it exchanges messages with, if any."""

    id: str
    kind: OwnerKind
    parent: str | None = None
    closed_ms: int | None = None


class Head(msgspec.Struct, frozen=True, gc=False):
    """The end of a chain: its last number, and the hash that stands for everything up to it."""

    seq: int
    chain: bytes
