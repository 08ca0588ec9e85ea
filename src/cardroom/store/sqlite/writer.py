"""The one thread that writes: it drains everything queued into one transaction and flushes once for all of it.

While a flush runs, the commits of other tables gather in the queue; so a flush serves as many as came meanwhile,
and durability costs about one flush of latency whatever the number of tables.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from cardroom.store.batch import Batch
from cardroom.store.bound import register_as_it_stands
from cardroom.store.changed import touched
from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.heads import Heads
from cardroom.store.people import change
from cardroom.store.protocol import Done
from cardroom.store.rows import Commit
from cardroom.store.sqlite.refusals import REFUSALS, refusal_of
from cardroom.store.sqlite.vault import put_seeds

MOST_IN_A_GROUP: Final = 4096
"""A bound on one transaction, so that the first of a flood is told before the last is written."""


QUIET_SECONDS: Final = 1.0
"""After so long without a commit the WAL is moved into the file, when nobody waits for it."""


class Queued(NamedTuple):
    """A commit on its way, and whom to tell."""

    commit: Commit
    done: Done


Told = tuple[Done, StoreFault | None]
Deliver = Callable[[list[Told]], None]


class Writer:
    """Owns the writing connections; every commit goes through `submit`, in order.

    `deliver` is called on the writer's thread with the outcomes of each group; `failed` once, when the disk fails.
    """

    def __init__(
        self,
        main: sqlite3.Connection,
        vault: sqlite3.Connection,
        deliver: Deliver,
        failed: Callable[[StoreFailed], None],
    ) -> None:
        self._main = main
        self._vault = vault
        self._deliver = deliver
        self._failed = failed
        self._people = create_engine("sqlite://", creator=lambda: main, poolclass=StaticPool).connect()
        self._heads = Heads(main)
        self._queue: queue.SimpleQueue[Queued | None] = queue.SimpleQueue()
        self._submitted = 0
        self._answered = 0
        self._closing = False
        self.failure: StoreFailed | None = None
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Commits submitted and not yet answered."""
        return self._submitted - self._answered

    def submit(self, commit: Commit, done: Done) -> None:
        """Queue a commit. Raises `StoreFailed` when the store has failed or is closed."""
        if self.failure is not None:
            raise self.failure
        if self._closing:
            raise StoreFailed("store-closed", "the store is closed; the commit was not queued")
        self._submitted += 1
        self._queue.put(Queued(commit, done))

    def close(self) -> None:
        """Write what is queued, then stop and close the files (left alone after a failure)."""
        if self._closing:
            return
        self._closing = True
        self._queue.put(None)
        self._thread.join()
        if self.failure is None:
            self._people.close()
            for connection in (self._main, self._vault):
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                connection.close()

    def _run(self) -> None:
        while group := self._gather():
            outcomes: Sequence[StoreFault | None]
            if self.failure is None:
                try:
                    outcomes = self._store([queued.commit for queued in group])
                except Exception as fault:  # whatever it was, what is on the disk is no longer known
                    self._stop(fault)
            if self.failure is not None:
                outcomes = [self.failure] * len(group)
            self._answered += len(group)
            self._deliver([(queued.done, outcome) for queued, outcome in zip(group, outcomes, strict=True)])

    def _gather(self) -> list[Queued]:
        """Wait for a commit and take all that came with it; empty when the store closes."""
        first = self._first()
        group: list[Queued] = []
        while first is not None:
            group.append(first)
            if len(group) == MOST_IN_A_GROUP:
                return group
            try:
                first = self._queue.get_nowait()
            except queue.Empty:
                return group
        if group:
            self._queue.put(None)  # the end was asked for: answer these, then come back for it
        return group

    def _first(self) -> Queued | None:
        """Wait for what comes next, and tidy up once if that takes long."""
        if self.failure is not None:
            return self._queue.get()
        try:
            return self._queue.get(timeout=QUIET_SECONDS)
        except queue.Empty:
            self._tidy()
            return self._queue.get()

    def _tidy(self) -> None:
        try:
            for connection in (self._main, self._vault):
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error as fault:
            self._stop(fault)

    def _stop(self, fault: Exception) -> None:
        self.failure = StoreFailed(
            "store-failed",
            f"the store cannot write any more ({type(fault).__name__}: {fault}); "
            "what was not acknowledged may or may not be on the disk",
        )
        self.failure.__cause__ = fault
        self._failed(self.failure)

    def _store(self, commits: list[Commit]) -> list[StoreFault | None]:
        """Make commits durable; the outcome of each, in order. Any exception means that the store has failed."""
        batch = Batch(self._heads)
        try:
            for commit in commits:
                batch.add(commit)
            if batch.seeds:
                put_seeds(self._vault, batch.seeds)
        except REFUSALS:
            self._heads.forget()
            return self._store_singly(commits)
        self._main.execute("BEGIN IMMEDIATE")
        try:
            self._write(batch)
        except REFUSALS:
            self._main.execute("ROLLBACK")
            self._heads.forget()
            return self._store_singly(commits)
        self._main.execute("COMMIT")
        self._heads.settle()
        return [None] * len(commits)

    def _store_singly(self, commits: list[Commit]) -> list[StoreFault | None]:
        """The same when one of them is wrong: each in a savepoint of its own, so that only the wrong one falls."""
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
                self._main.execute("ROLLBACK TO one")
                self._heads.back(mark)
                outcomes.append(refusal_of(fault))
            self._main.execute("RELEASE one")
        self._main.execute("COMMIT")
        self._heads.settle()
        return outcomes

    def _write(self, batch: Batch) -> None:
        try:
            for wanted in batch.changes:
                rows = touched(self._main, wanted)
                change(self._people, wanted)
                for kind, subject in rows:
                    register_as_it_stands(self._main, self._heads, kind, subject)
        except DBAPIError as fault:
            raise fault.orig or fault from fault
        batch.write(self._main)
