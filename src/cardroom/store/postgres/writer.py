"""The writer on PostgreSQL: a group of commits is one statement over one connection, and every group is fenced.

Each stream (a table's journal, the ledger, the log, the register) has a row with its holder, the holder's epoch, and
its end. A commit updates that row, in its own transaction, from the values that its writer expects. If another process
has taken the stream over, the row differs and nothing of the commit happens.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from typing import Final

import asyncpg
import structlog

from cardroom.store.bound import Kind, register_as_it_stands
from cardroom.store.chain import journal_chain_name
from cardroom.store.changed import touched
from cardroom.store.commit_rows import Batch
from cardroom.store.faults import StoreFailed, StoreFault, StoreFenced, StoreUnusable
from cardroom.store.heads import ROOM_CHAINS, Heads
from cardroom.store.leases import BEAT_SECONDS
from cardroom.store.messages import close_owner
from cardroom.store.postgres import migrating as migrations
from cardroom.store.postgres import room_lock, server_leases
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.grouping import StreamStep, fence_statement, rows_statement
from cardroom.store.postgres.postgres_connection import LOST, PostgresConnection
from cardroom.store.postgres.refusals import FENCED, REFUSALS, refusal_of
from cardroom.store.row_changes import change
from cardroom.store.rows import Commit, OpenHouse, OpenOwner, OpenTable
from cardroom.store.writer_thread import TAKEN_OVER, Deliver, Writer

PATIENCE_SECONDS: Final = 30.0
"""How long the writer retries a lost server; players wait meanwhile. Then the room stops."""
ALONE_SECONDS: Final = 6.0
"""How long a start waits for a room that was killed, or is not heard of: a little longer than a lease."""

Outcomes = Sequence[StoreFault | None]

_log = structlog.get_logger("cardroom.store")


class PostgresWriter(Writer):
    """Owns the writing connection."""

    def __init__(
        self,
        address: Address,
        node: str,
        deliver: Deliver,
        failed: Callable[[StoreFailed], None],
        take_over: bool,
    ) -> None:
        """Upgrade the schema and take every stream, as `node`.

        Raises `StoreUnusable` while another room runs there, unless it is to be taken over.
        """
        self._address = address
        self._holder = node
        self._beaten = 0.0
        """The monotonic time of the last heartbeat."""
        self._epochs: dict[str, int] = {}
        self._asked: Outcomes | None = None
        self._connection = PostgresConnection(address)
        try:
            self._wait_for_others(take_over)
            migrations.upgrade(self._connection, str(address))
            server_leases.hold_no_locks_asleep(self._connection)
            self._is_shown = server_leases.show_connected(self._connection, node)
            self._claim(take_over)
            self._beaten = time.monotonic()
            self._heads = Heads(self._connection)
        except asyncpg.InsufficientPrivilegeError as fault:
            self._connection.close()
            words = f"{address}: this user may not make the room's schemas there ({fault})"
            raise StoreUnusable("store-rights", words) from fault
        except asyncpg.ReadOnlySQLTransactionError as fault:
            self._connection.close()
            words = (
                f"{address}: this server takes no writes (a standby, or set to read only): name the primary"
            )
            raise StoreUnusable("store-read-only", words) from fault
        except BaseException:
            self._connection.close()
            raise
        self._known_by_all = 0
        """What was known by whoever decided what is being written: see `Queued`."""
        super().__init__(deliver, failed)
        self.figures.claimed(max(self._epochs.values()))
        self.quiet_seconds, self.beats = BEAT_SECONDS, True

    def _wait_for_others(self, take_over: bool) -> None:
        """Wait until nobody else writes, and keep others out."""
        seconds = 0 if take_over else ALONE_SECONDS
        if not room_lock.comes_free(self._connection, self._holder, seconds) and not take_over:
            words = f"{self._address}: another room is running on this database (--take-over makes it stop)"
            raise StoreUnusable("store-in-use", words)

    def _claim(self, take_over: bool) -> None:
        """Take the streams that this process writes to."""
        self._epochs = server_leases.claim_all(self._connection, self._holder)

    def _lock_people(self, commits: list[Commit]) -> None:
        """Keep others from people's chains, if commits move them: nobody else writes."""

    def _check_known(self, kind: Kind, subject: str) -> None:
        """Refuse a change of a row that another process has changed: nobody else does."""

    def _settle(self) -> None:
        """Treat all that the transaction has moved as durable."""
        self._heads.settle()

    def _tidy(self) -> None:
        """Renew the lease; detect a lost connection, or a takeover by another room, while nobody waits."""
        try:
            self._beat()
        except asyncpg.DeadlockDetectedError:
            self._back()  # the next heartbeat comes soon
        except LOST as fault:
            self._come_back(fault)

    def _beat(self) -> None:
        """Renew the lease. Raises `StoreFailed` when another process has it."""
        if not server_leases.renew(self._connection, self._holder):
            raise taken_over(self._address)
        if not self._is_shown:
            self._is_shown = server_leases.show_connected(self._connection, self._holder)
        self._beaten = time.monotonic()

    def _let_go(self) -> None:
        if self.failure is None:
            with contextlib.suppress(*LOST, StoreUnusable):  # then it ends by its time
                server_leases.release(self._connection, self._holder)
        self._connection.close()

    # ------------------------------------------------------------------ a group

    def _store(self, commits: list[Commit]) -> Outcomes:
        while True:
            self._asked = None
            try:
                if time.monotonic() - self._beaten >= BEAT_SECONDS:
                    self._beat()
                return self._attempt(commits)
            except asyncpg.DeadlockDetectedError:  # of two that wait for each other the server ends one: us
                self._back()
            except LOST as fault:
                asked, grown = self._asked, self._heads.grown()
                stored = self._come_back(fault)
                if asked is not None and grown and self._is_stored(grown, stored):
                    self._settle()  # the answer was lost on the way, not the commit
                    return asked
                self._heads.forget()  # nothing of it is stored or can be any more: the epochs have changed

    def _is_stored(self, grown: dict[str, tuple[int, int]], stored: dict[str, int]) -> bool:
        """Whether a group whose answer was lost is stored: then its streams end where it moved them."""
        return all(stored.get(name) == now for name, (_, now) in grown.items())

    def _attempt(self, commits: list[Commit]) -> Outcomes:
        """Store the whole group at once, or each commit by itself if one of them is wrong."""
        batch = Batch(self._heads)
        durable: Outcomes = [None] * len(commits)
        self._known_by_all = min(self._known)
        self._lock_people(commits)
        try:
            for commit in commits:
                batch.add(commit)
            if (
                batch.closing and len(commits) > 1
            ):  # other commits of the group may name the closing owner, before and after
                self._back()
                return self._singly(commits)
            if batch.changes or batch.registered or batch.closing or self._connection.in_transaction:
                if not self._connection.in_transaction:
                    self._connection.execute("BEGIN")
                self._write(batch)
                self._fence({})
                self._commit(durable)
            else:
                statement = rows_statement(batch, self._steps({}))
                if statement is not None:
                    self._asked = durable
                    self._connection.execute(*statement)
                else:  # an empty commit checks that the server is there
                    self._connection.execute("SELECT 1")
        except REFUSALS:
            self._back()
            return self._singly(commits)
        except asyncpg.PostgresError as fault:
            if fault.sqlstate != FENCED:
                raise
            self._back()
            return self._singly(commits)
        self._settle()
        return durable

    def _back(self) -> None:
        """Undo the attempt."""
        self._asked = None
        self._heads.forget()
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _singly(self, commits: list[Commit]) -> Outcomes:
        """Store each commit in a savepoint, so that only a wrong or fenced one is rejected."""
        outcomes: list[StoreFault | None] = []
        at: dict[str, int] = {}
        self._connection.execute("BEGIN")
        self._lock_people(commits)
        for commit, known in zip(commits, self._known, strict=True):
            self._known_by_all = known
            self._connection.execute("SAVEPOINT one")
            mark, before = self._heads.mark(), dict(at)
            batch = Batch(self._heads)
            try:
                batch.add(commit)
                self._write(batch)
                self._fence(at)
                outcomes.append(None)
            except (*REFUSALS, asyncpg.PostgresError) as fault:
                if isinstance(fault, asyncpg.PostgresError) and not _is_of_one(fault):
                    raise
                streams = list(self._heads.grown())
                self._connection.execute("ROLLBACK TO SAVEPOINT one")
                self._heads.back(mark)
                at = before
                outcomes.append(self._taken(streams) or refusal_of(fault))
            self._connection.execute("RELEASE SAVEPOINT one")
        self._commit(outcomes)
        self._settle()
        return outcomes

    def _commit(self, outcomes: Outcomes) -> None:
        self._asked = outcomes
        self._connection.execute("COMMIT")

    def _write(self, batch: Batch) -> None:
        """Write changes, then rows, then their register lines; in the open transaction."""
        for wanted in batch.changes:
            rows = touched(self._connection, wanted)
            for kind, subject in rows:
                self._check_known(kind, subject)
            change(self._connection, wanted)
            for kind, subject in rows:
                register_as_it_stands(self._connection, self._heads, kind, subject)
            if isinstance(wanted, OpenTable | OpenHouse | OpenOwner):
                self._hold(_stream_of(wanted))
        statement = rows_statement(batch, None)
        if statement is not None:
            self._connection.execute(*statement)
        for owner, at_ms in batch.closing:
            close_owner(self._connection, owner, at_ms)
            register_as_it_stands(self._connection, self._heads, "owners", owner)
        for kind, subject in batch.registered:
            register_as_it_stands(self._connection, self._heads, kind, subject)

    # ------------------------------------------------------------------ the fence

    def _steps(self, at: dict[str, int]) -> list[StreamStep]:
        """The step of each stream; `at` has the positions of streams that this transaction has already moved."""
        return [
            StreamStep(name, self._epochs.get(name, 0), at.get(name, was), now)
            for name, (was, now) in self._heads.grown().items()
            if at.get(name, was) != now
        ]

    def _fence(self, at: dict[str, int]) -> None:
        steps = self._steps(at)
        if steps:
            self._connection.execute(*fence_statement(steps))
            at.update({step.stream: step.seq for step in steps})

    def _hold(self, owner: str) -> None:
        """Begin the stream of a table or a house as its holder. If its commit fails, the next one begins it again."""
        name = journal_chain_name(owner)
        self._epochs.setdefault(name, 1)
        server_leases.begin_stream(self._connection, name, self._holder, 0)

    def _taken(self, streams: Sequence[str]) -> StoreFenced | None:
        """The fault of a commit that continues a stream held by another process, None if all are ours.

        If the room's own chains are held by another process, nothing can be written: then the whole store has failed.
        """
        held = dict(
            self._connection.execute(
                "SELECT stream, epoch FROM fences WHERE stream = ANY(?::text[])", ([*ROOM_CHAINS, *streams],)
            )
        )
        for name in ROOM_CHAINS:
            if held.get(name) != self._epochs[name]:
                raise taken_over(self._address)
        for name in streams:
            if name in held and held[name] != self._epochs.get(name):
                return StoreFenced("fenced", f"{name}: another process has taken the stream over")
        return None

    # ------------------------------------------------------------------ a broken connection

    def _come_back(self, fault: Exception) -> dict[str, int]:
        """Reconnect to the server and return the end of each of our streams; earlier attempts can no longer succeed.

        Our streams are taken again: this waits for a commit that the broken connection may still run, and fences it.
        Raises `StoreFailed` if the server stays away, or another process has taken the room meanwhile.
        """
        _log.error("store_lost", server=str(self._address), fault=type(fault).__name__)
        until = time.monotonic() + PATIENCE_SECONDS
        while True:
            self._connection.close()
            try:
                self._connection = PostgresConnection(self._address)
                stored = self._reclaim()
                break
            except (*LOST, StoreUnusable) as again:
                if time.monotonic() > until:
                    words = f"{self._address}: the server is gone ({type(again).__name__}); what was not acknowledged"
                    raise StoreFailed("store-failed", f"{words} may or may not be stored") from again
                time.sleep(room_lock.AGAIN_SECONDS)
        self._heads.go_on_with(self._connection)
        self.figures.claimed(max(self._epochs.values()))
        _log.warning("store_found_again", server=str(self._address))
        return stored

    def _reclaim(self) -> dict[str, int]:
        room_lock.comes_free(self._connection, self._holder, 0)
        self._is_shown = server_leases.show_connected(self._connection, self._holder)
        server_leases.hold_no_locks_asleep(self._connection)
        ours = server_leases.claim_again(self._connection, self._holder)
        self._beaten = time.monotonic()
        self._epochs.update({stream: epoch for stream, (epoch, _) in ours.items()})
        stored = {stream: seq for stream, (_, seq) in ours.items()}
        if not stored.keys() >= ROOM_CHAINS.keys():
            raise taken_over(self._address)
        return stored


def _stream_of(wanted: OpenTable | OpenHouse | OpenOwner) -> str:
    if isinstance(wanted, OpenTable):
        return wanted.table.id
    return wanted.stream if isinstance(wanted, OpenHouse) else wanted.id


def _is_of_one(fault: asyncpg.PostgresError) -> bool:
    return isinstance(fault, REFUSALS) or fault.sqlstate == FENCED


def taken_over(address: Address) -> StoreFailed:
    return StoreFailed(TAKEN_OVER, f"{address}: another process has taken the room over; this one stops")
