"""The one seam between the room and its storage.

`Store` is what the room holds: it submits commits, and hears that they are durable. `Reader` answers
questions from what is stored. The embedded form is `cardroom.store.sqlite.SqliteStore`; `open_store` there makes one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Literal, Protocol, TypeVar

from cardroom.ledger.entry import Entry
from cardroom.store.answers import AccountLine, HandLine, InFlight, LogLine, OwnerState, Page, TableState
from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.hand_counts_rows import DaySums, HandResult, HandShare, HandWish
from cardroom.store.messages import MailCount, Message
from cardroom.store.rows import (
    CloseRecord,
    Commit,
    HandRecord,
    Head,
    JournalRow,
    Json,
    Matter,
    OwnerKind,
    OwnerRecord,
    PlayerRecord,
    RulebookRecord,
    SessionRecord,
    TableRecord,
)
from cardroom.store.unanswered import Unanswered

Done = Callable[[StoreFault | None], None]
"""Called once for a commit, on the event loop: None when it is durable, else why it is not."""

AnswerT = TypeVar("AnswerT")

Lane = Literal["people", "room", "pages", "searches"]
"""Who waits for whom: each lane has readers of its own. `people`: who is signed in, on which all else waits; `room`: what
is short and what play waits for (owners and their mail); `pages`: what somebody looks at; `searches`: what takes long.
"""


class Reader(Protocol):
    """Questions to the store. Each answers from one moment's state and changes nothing."""

    def tables(self, *, with_closed: bool = False) -> list[TableRecord]:
        """The register of tables, oldest first."""

    def rulebook(self, version: str) -> RulebookRecord | None:
        """A version of a rulebook that a table was opened by."""

    def table_states(self) -> list[TableState]:
        """What every open table is rebuilt from at a start."""

    def table_state(self, table_id: str) -> TableState | None:
        """What one open table is rebuilt from; None for one that is closed or never was."""

    def owner_state(self, owner: str) -> OwnerState:
        """What the owner of a stream is rebuilt from; nothing at all for one that has no step yet."""

    def owners(self, kind: OwnerKind, *, with_closed: bool = False) -> list[OwnerRecord]:
        """Who of a kind has a stream and is not closed, or all that ever had."""

    def children(self, parent: str) -> list[OwnerRecord]:
        """An owner's children that are not closed."""

    def mail(self, owners: Iterable[str]) -> list[Message]:
        """What waits for these owners: for each in turn by sender, and of each sender in the order sent."""

    def with_mail(self) -> list[str]:
        """The owners for whom mail waits, in the order of their names."""

    def mail_counts(self, owner: str) -> dict[str, MailCount]:
        """By other owner, how many messages this one has sent to it and taken from it."""

    def in_flight(self, owner: str) -> list[InFlight]:
        """Money on its way to an owner that it has neither taken nor returned."""

    def journal(self, table_id: str, after_seq: int = 0, limit: int = 1000) -> list[JournalRow]:
        """Steps of one table after a step, oldest first."""

    def heads(self) -> dict[str, Head]:
        """The head of each chain: "journal:<table>", "ledger", "log". Published, they show any later cut."""

    def hand(self, hand_id: str) -> HandRecord | None:
        """A finished hand."""

    def hand_at(self, table_id: str, number: int) -> HandRecord | None:
        """A finished hand by its number at its table."""

    def counted_hands(self) -> Iterator[tuple[str, bytes, dict[str, HandShare]]]:
        """Every hand that was counted when it ended: its id, its record, and what it was to each player."""

    def hands_of(self, player_id: str, before: int | None = None, limit: int = 50) -> Page[HandLine]:
        """The finished hands a player was dealt into, newest first."""

    def hands_found(
        self, player_id: str, wish: HandWish, before: int | None = None, limit: int = 50
    ) -> Page[HandLine]:
        """Of the finished hands a player was dealt into those that are looked for, newest first."""

    def results_of(self, player_id: str, limit: int = 1000) -> list[HandResult]:
        """What a player's last hands for money came to, newest first."""

    def day_sums(self, player_id: str, first: int, last: int) -> list[DaySums]:
        """A player's sums by day and stake, from one day up to another, oldest first."""

    def hands_at(self, table_id: str, before: int | None = None, limit: int = 50) -> Page[HandLine]:
        """The finished hands of a table, newest first."""

    def balances(self) -> dict[str, int]:
        """Every account ever posted to, in cents."""

    def posted(self) -> dict[str, int]:
        """What the entries of every account add up to, in cents: what its balance must be."""

    def balance(self, account: str) -> int:
        """One account in cents; zero when nothing was ever posted to it."""

    def ledger_lines(self, account: str, before: int | None = None, limit: int = 50) -> Page[AccountLine]:
        """The postings of one account, newest first."""

    def entry(self, entry_id: str) -> Entry | None:
        """One ledger entry."""

    def entries(self) -> Iterator[Entry]:
        """Every ledger entry in the order posted."""

    def entries_after(self, number: int) -> Iterator[tuple[int, Entry]]:
        """The ledger entries behind a number, in the order posted, each with its number."""

    def hands_after(self, place: int) -> Iterator[tuple[int, HandRecord]]:
        """The finished hands of all tables behind a place, in the order finished, each with its place."""

    def closes(self, first: str = "", last: str = "9999-12-31") -> list[CloseRecord]:
        """The closed days from one date to another, oldest first."""

    def last_close(self) -> CloseRecord | None:
        """The day that was closed last."""

    def newest_ms(self) -> int:
        """The newest time at which anything that is stored was decided; 0 for none."""

    def moment(self) -> AbstractContextManager[object]:
        """Within it, several questions are answered from one state; a moment within a moment is the same one."""

    def log(
        self, before: int | None = None, limit: int = 50, what: str | None = None, subject: str | None = None
    ) -> Page[LogLine]:
        """The log, newest first; of one verb or one subject if asked."""

    def player(self, player_id: str) -> PlayerRecord | None:
        """A player by id."""

    def player_named(self, name: str) -> PlayerRecord | None:
        """A player by name, whatever its case."""

    def players(self, after: str = "", limit: int = 1000) -> list[PlayerRecord]:
        """Players in the order of their ids, after an id."""

    def session(self, token_hash: bytes) -> SessionRecord | None:
        """A sign-in by its token's hash; the caller looks at `expires_ms`."""

    def sessions_of(self, player_id: str) -> list[SessionRecord]:
        """The sign-ins of a player, oldest first."""

    def knows_device(self, player_id: str, token_hash: bytes) -> bool:
        """Whether a player signed in from a device before, by the hash of what the device keeps."""

    def matters(
        self,
        kind: str,
        about: str | None = None,
        *,
        open_only: bool = False,
        since_ms: int = 0,
        before: tuple[int, str] | None = None,
        limit: int = 1 << 31,
    ) -> list[Matter]:
        """Matters of a kind, newest first: about one subject, the open ones, those since a time, or those behind one
        that was told (its time and id) if asked.
        """

    def matter(self, kind: str, name: str) -> Matter | None:
        """One matter by its kind and id."""

    def settings(self, player_id: str) -> Json:
        """What the player chose; empty when nothing was."""

    def seed(self, hand_id: str) -> bytes | None:
        """A hand's seed from the vault: for the room that resumes a hand, for an audit, never for a viewer."""


class Store(Protocol):
    """One writer of commits, many readers."""

    def submit(self, commit: Commit, done: Done | None = None) -> None:
        """Queue a commit; returns at once. Call it on the event loop's thread.

        Commits are made in the order submitted, and their `done` are called in that order, once for each,
        on the event loop. Raises `StoreFailed` when the store has failed or is closed.
        """

    async def commit(self, commit: Commit) -> None:
        """Submit and wait until the commit is durable; raises `StoreRefused` or `StoreFailed`."""

    async def read(self, question: Callable[[Reader], AnswerT], lane: Lane = "room") -> AnswerT:
        """Ask from the event loop without stopping it: `await store.read(lambda reader: reader.hand(id))`.

        While a server is away it waits; what was asked is asked again then, from its beginning, so a question changes
        nothing but by its answer. Raises `StoreFailed` where the server is gone for good.
        """

    @property
    def waiting(self) -> int:
        """Commits submitted and not yet durable."""

    @property
    def unanswered(self) -> Unanswered:
        """What it was given and has not answered, and how long it has stood still."""

    @property
    def is_readable(self) -> bool:
        """Whether its readers answered when they were last asked."""

    @property
    def failure(self) -> StoreFailed | None:
        """Why the store stopped, None while it works."""

    def on_failure(self, told: Callable[[StoreFailed], None]) -> None:
        """Call `told` on the event loop, once, when the store has failed."""

    def close(self) -> None:
        """Make what is queued durable, then stop."""


def fund_entry_id(owner: str, command: str) -> str:
    """The id of the ledger entry that puts money in flight to an owner, for one command."""
    return f"fund:{owner}:{command}"


def hand_entry_id(hand_id: str) -> str:
    """The id of the ledger entry that pays out a hand: one for each complete hand that moved chips."""
    return f"hand:{hand_id}"
