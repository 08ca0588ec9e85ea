"""The only interface between the room and its storage.

The room holds a `Store`: it submits commits and is notified when they are durable. `Reader` answers questions from
stored data. The embedded form is `cardroom.store.sqlite.SqliteStore`; `open_store` there makes one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Literal, Protocol, TypeVar

from cardroom.ledger.entry import Entry
from cardroom.ledger.entry_kinds import EntryKind
from cardroom.store.answers import (
    AccountLine,
    ChangedRows,
    HandLine,
    InFlight,
    LogLine,
    OwnerState,
    Page,
    TableState,
)
from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.hand_counts_rows import DaySums, HandResult, HandShare, HandWish
from cardroom.store.leases import Lease
from cardroom.store.ledger_count import LedgerCount
from cardroom.store.messages import MailCount, Message
from cardroom.store.people_rows import PlayerRecord, SessionRecord
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
    RulebookRecord,
    TableRecord,
)
from cardroom.store.unanswered import Unanswered, WritingFigures

Done = Callable[[StoreFault | None], None]
"""Called once for a commit, on the event loop: with None when it is durable, else with the reason why it is not."""

AnswerT = TypeVar("AnswerT")

Lane = Literal["people", "room", "pages", "searches"]
"""The lanes of questions, each with readers of its own, so that they do not wait for each other.

`people`: sign-ins, on which all else waits; `room`: short questions that play waits for (owners and their mail);
`pages`: pages that somebody views; `searches`: long searches.
"""


class Reader(Protocol):
    """Questions to the store. Each is answered from the state of one moment and changes nothing."""

    def tables(self, *, with_closed: bool = False) -> list[TableRecord]:
        """The register of tables, oldest first."""

    def rulebook(self, version: str) -> RulebookRecord | None:
        """A version of a rulebook that a table was opened with."""

    def table_states(self) -> list[TableState]:
        """The state to rebuild every open table from at a start."""

    def table_state(self, table_id: str) -> TableState | None:
        """The state to rebuild one open table from; None for one that is closed or never existed."""

    def owner_state(self, owner: str) -> OwnerState:
        """The state to rebuild an owner from; empty for one that has no step yet."""

    def owners(self, kind: OwnerKind, *, with_closed: bool = False) -> list[OwnerRecord]:
        """The owners of a kind that are not closed, or all that ever existed."""

    def children(self, parent: str) -> list[OwnerRecord]:
        """An owner's children that are not closed."""

    def mail(self, owners: Iterable[str]) -> list[Message]:
        """The messages that wait for these owners: for each owner by sender, and of each sender in the order sent."""

    def with_mail(self) -> list[str]:
        """The owners for whom messages wait, ordered by name."""

    def held_elsewhere(self, owners: Iterable[str]) -> set[str]:
        """Those of these owners that belong to a house which this process does not hold; none where it holds all."""

    def changed_after(self, register: int, entries: int) -> ChangedRows:
        """Accounts, sign-ins and matters that have changed behind a line of the register, and the accounts that were moved
        behind an entry.
        """

    def mail_counts(self, owner: str) -> dict[str, MailCount]:
        """By other owner, the number of messages that this one has sent to it and taken from it."""

    def in_flight(self, owner: str) -> list[InFlight]:
        """Money in flight to an owner that it has neither taken nor returned."""

    def journal(self, table_id: str, after_seq: int = 0, limit: int = 1000) -> list[JournalRow]:
        """Steps of one table after a step, oldest first."""

    def heads(self) -> dict[str, Head]:
        """The head of each chain: "journal:<table>", "ledger", "log". If published, they reveal any later cut."""

    def hand(self, hand_id: str) -> HandRecord | None:
        """A finished hand."""

    def hand_at(self, table_id: str, number: int) -> HandRecord | None:
        """A finished hand by its number at its table."""

    def counted_hands(self) -> Iterator[tuple[str, bytes, dict[str, HandShare]]]:
        """Every hand that was counted when it ended: its id, its record, and its counts for each player."""

    def hands_of(self, player_id: str, before: int | None = None, limit: int = 50) -> Page[HandLine]:
        """The finished hands a player was dealt into, newest first."""

    def hands_found(
        self, player_id: str, wish: HandWish, before: int | None = None, limit: int = 50
    ) -> Page[HandLine]:
        """The finished hands that match a search, among those that a player was dealt into, newest first."""

    def results_of(self, player_id: str, limit: int = 1000) -> list[HandResult]:
        """The results of a player's last hands for money, newest first."""

    def day_sums(self, player_id: str, first: int, last: int) -> list[DaySums]:
        """A player's sums by day and stake, from one day up to another, oldest first."""

    def hands_at(self, table_id: str, before: int | None = None, limit: int = 50) -> Page[HandLine]:
        """The finished hands of a table, newest first."""

    def balances(self) -> dict[str, int]:
        """Every account ever posted to, in cents."""

    def posted(self) -> dict[str, int]:
        """The sum of the entries of every account, in cents: its balance must equal it."""

    def counted(self, before: LedgerCount | None = None) -> LedgerCount:
        """The ledger counted as of one moment: all of it, or on from a count that found nothing wrong (`ledger_count`)."""

    def moved_by_kind(self, account: str, seq: int) -> dict[EntryKind, int]:
        """By kind of entry, the cents that an account got (below 0: gave), with its owner's steps up to one."""

    def balance(self, account: str) -> int:
        """The balance of one account in cents; zero if nothing was ever posted to it."""

    def ledger_lines(self, account: str, before: int | None = None, limit: int = 50) -> Page[AccountLine]:
        """The postings of one account, newest first."""

    def entry(self, entry_id: str) -> Entry | None:
        """One ledger entry."""

    def entries(self) -> Iterator[Entry]:
        """Every ledger entry in the order posted."""

    def entries_after(self, number: int) -> Iterator[tuple[int, Entry]]:
        """The ledger entries after a number, in the order posted, each with its number."""

    def hands_after(self, place: int) -> Iterator[tuple[int, HandRecord]]:
        """The finished hands of all tables after a `place`, in the order finished, each with its `place`."""

    def closes(self, first: str = "", last: str = "9999-12-31") -> list[CloseRecord]:
        """The closed days from one date to another, oldest first."""

    def last_close(self) -> CloseRecord | None:
        """The day that was closed last."""

    def leases(self) -> list[Lease]:
        """What each process holds, by its name; whether the lease still runs is said with it."""

    def newest_ms(self) -> int:
        """The newest decision time of all stored data; 0 for an empty store."""

    def moment(self) -> AbstractContextManager[object]:
        """A context in which several questions are answered from one state; a nested moment is the same one."""

    def log(
        self, before: int | None = None, limit: int = 50, what: str | None = None, subject: str | None = None
    ) -> Page[LogLine]:
        """The log, newest first; of one verb or one subject if asked."""

    def player(self, player_id: str) -> PlayerRecord | None:
        """A player by id."""

    def player_named(self, name: str) -> PlayerRecord | None:
        """A player by name, whatever its case."""

    def players_like(self, text: str, limit: int) -> list[PlayerRecord]:
        """The player of this id, then players with this text in the name, whatever its case, in the order of names."""

    def players(self, after: str = "", limit: int = 1000) -> list[PlayerRecord]:
        """Players in the order of their ids, after an id."""

    def session(self, token_hash: bytes) -> SessionRecord | None:
        """A sign-in by its token's hash; the caller looks at `expires_ms`."""

    def sessions_of(self, player_id: str) -> list[SessionRecord]:
        """The sign-ins of a player, oldest first."""

    def knows_device(self, player_id: str, token_hash: bytes) -> bool:
        """Whether a player signed in from a device before, by the hash of the token saved on the device."""

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
        """Matters of a kind, newest first.

        On request only those about one subject, the open ones, those since a time, or those after one that was already
        returned (its time and id).
        """

    def matter(self, kind: str, name: str) -> Matter | None:
        """One matter by its kind and id."""

    def settings(self, player_id: str) -> Json:
        """The settings that a player chose; empty if there are none."""

    def seed(self, hand_id: str) -> bytes | None:
        """A hand's seed from the vault: for the room that resumes a hand, for an audit, never for a viewer."""


class Store(Protocol):
    """One writer of commits, many readers."""

    def submit(self, commit: Commit, done: Done | None = None) -> None:
        """Queue a commit; returns at once. Call it on the event loop's thread.

        Commits are made in the order submitted, and each `done` is called once, in that order, on the event loop.
        Raises `StoreFailed` when the store has failed or is closed.
        """

    async def commit(self, commit: Commit) -> None:
        """Submit and wait until the commit is durable; raises `StoreRefused` or `StoreFailed`."""

    async def read(self, question: Callable[[Reader], AnswerT], lane: Lane = "room") -> AnswerT:
        """Put a question from the event loop without blocking it: `await store.read(lambda reader: reader.hand(id))`.

        While a server is away it waits; then the question is repeated from the beginning, so a question must have no
        effect besides its answer. Raises `StoreFailed` if the server does not return.
        """

    @property
    def node(self) -> str:
        """The name under which this process holds the store."""

    @property
    def waiting(self) -> int:
        """Commits submitted and not yet durable."""

    @property
    def writing(self) -> WritingFigures:
        """What its writer has done since it was opened."""

    @property
    def unanswered(self) -> Unanswered:
        """The commits that the store has received and not answered, and how long it has stalled."""

    @property
    def is_readable(self) -> bool:
        """Whether its readers answered the last question."""

    @property
    def failure(self) -> StoreFailed | None:
        """The reason why the store stopped, None while it works."""

    def on_failure(self, told: Callable[[StoreFailed], None]) -> None:
        """Call `told` on the event loop, once, when the store has failed."""

    def close(self) -> None:
        """Make all queued commits durable, then stop."""
