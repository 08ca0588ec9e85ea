"""The writer on SQLite: a group of commits is one transaction of the room's file, behind one of the vault's."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

from cardroom.store.batch import Batch
from cardroom.store.bound import register_as_it_stands
from cardroom.store.changed import touched
from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.heads import Heads
from cardroom.store.people import change
from cardroom.store.rows import Commit
from cardroom.store.sqlite.inserting import insert_all
from cardroom.store.sqlite.refusals import REFUSALS, refusal_of
from cardroom.store.sqlite.vault import put_seeds
from cardroom.store.writer import Deliver, Writer


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
        if self.failure is None:  # after a failure the files are left alone
            for connection in (self._main, self._vault):
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                connection.close()

    def _store(self, commits: list[Commit]) -> Sequence[StoreFault | None]:
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
        for wanted in batch.changes:
            rows = touched(self._main, wanted)
            change(self._main, wanted)
            for kind, subject in rows:
                register_as_it_stands(self._main, self._heads, kind, subject)
        insert_all(self._main, batch.rows)
        for kind, subject in batch.registered:
            register_as_it_stands(self._main, self._heads, kind, subject)
