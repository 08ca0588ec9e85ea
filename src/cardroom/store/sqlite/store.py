"""The embedded store: a folder with two SQLite files, one writer thread, a few reader threads."""

from __future__ import annotations

import asyncio
import fcntl
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from cardroom.store.faults import StoreFailed, StoreFault, StoreUnusable
from cardroom.store.protocol import AnswerT, Done, Reader
from cardroom.store.reading import SqliteReader
from cardroom.store.rows import Commit
from cardroom.store.sqlite import migrations
from cardroom.store.sqlite.connect import connect_writing
from cardroom.store.sqlite.modes import FILE_MODE, private_file, private_folder
from cardroom.store.sqlite.vault import open_vault
from cardroom.store.sqlite.writer import Told, Writer

ROOM_FILE: Final = "room.db"
VAULT_FILE: Final = "vault.db"
LOCK_FILE: Final = "room.lock"
_READERS: Final = 2


def open_store(folder: Path | str, loop: asyncio.AbstractEventLoop | None = None) -> SqliteStore:
    """Open (or make) the store in a folder, its schema brought up to date.

    Folder and files are their owner's alone (`store.modes`). `loop` is where `done` callbacks run; without one they
    run on the writer's thread, which suits tools and tests.
    Raises `StoreUnusable` when another room has the folder open, or a file is not as it must be.
    """
    folder = Path(folder)
    private_folder(folder)
    return SqliteStore(folder, _lock(folder), loop)


class SqliteStore:
    """The `Store` on SQLite; what each method promises stands in protocol.py."""

    def __init__(self, folder: Path, lock: int, loop: asyncio.AbstractEventLoop | None) -> None:
        """Use `open_store`. `lock` is the descriptor that keeps other rooms out of the folder."""
        self._lock: int | None = lock
        self._loop = loop
        self._path = folder / ROOM_FILE
        self._vault_path = folder / VAULT_FILE
        self._failure_told: list[Callable[[StoreFailed], None]] = []
        self._readers = threading.local()
        self._opened: list[SqliteReader] = []
        self._pool = ThreadPoolExecutor(_READERS, thread_name_prefix="store-reader")
        try:
            private_file(self._path)
            migrations.upgrade(self._path)
            vault = open_vault(self._vault_path)
            self._writer = Writer(connect_writing(self._path), vault, self._deliver, self._fail)
        except BaseException:
            self._unlock()
            raise

    def submit(self, commit: Commit, done: Done | None = None) -> None:
        """Queue a commit; `done` hears when it is durable."""
        self._writer.submit(commit, done or _nobody)

    async def commit(self, commit: Commit) -> None:
        """Submit and wait until the commit is durable."""
        loop = asyncio.get_running_loop()
        durable: asyncio.Future[None] = loop.create_future()

        def answer(fault: StoreFault | None) -> None:
            if durable.done():
                return
            if fault is None:
                durable.set_result(None)
            else:
                durable.set_exception(fault)

        if loop is self._loop:
            self.submit(commit, answer)
        else:
            self.submit(commit, lambda fault: _call(loop, answer, fault))
        await durable

    def commit_now(self, commit: Commit) -> None:
        """Submit and block until the commit is durable: for tools and tests without an event loop."""
        if self._loop is not None:
            raise RuntimeError("a store on an event loop is awaited: use commit(), not commit_now()")
        answered = threading.Event()
        faults: list[StoreFault | None] = []

        def answer(fault: StoreFault | None) -> None:
            faults.append(fault)
            answered.set()

        self.submit(commit, answer)
        answered.wait()
        if faults[0] is not None:
            raise faults[0]

    async def read(self, question: Callable[[Reader], AnswerT]) -> AnswerT:
        """Put a question on a reader's thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, lambda: question(self.blocking_reader))

    @property
    def blocking_reader(self) -> SqliteReader:
        """The reader of the calling thread, which waits for the disk: for commands and tests, not for event loops."""
        reader: SqliteReader | None = getattr(self._readers, "mine", None)
        if reader is None:
            reader = self._readers.mine = SqliteReader(self._path, self._vault_path)
            self._opened.append(reader)
        return reader

    @property
    def waiting(self) -> int:
        """Commits submitted and not yet durable."""
        return self._writer.waiting

    @property
    def failure(self) -> StoreFailed | None:
        """Why the store stopped."""
        return self._writer.failure

    def on_failure(self, told: Callable[[StoreFailed], None]) -> None:
        """Call `told` once when the store has failed."""
        self._failure_told.append(told)

    def close(self) -> None:
        """Make what is queued durable, then stop. Reader threads end with their last question."""
        self._pool.shutdown(wait=True)
        while self._opened:
            self._opened.pop().close()
        self._writer.close()
        self._unlock()

    def _deliver(self, told: list[Told]) -> None:
        if self._loop is None:
            _tell(told)
        else:
            _call(self._loop, _tell, told)

    def _fail(self, failure: StoreFailed) -> None:
        for told in self._failure_told:
            if self._loop is None:
                told(failure)
            else:
                _call(self._loop, told, failure)

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _nobody(_fault: StoreFault | None) -> None:
    """For a commit whose outcome nobody waits for; a failed store still tells `on_failure`."""


def _tell(told: list[Told]) -> None:
    """Tell the outcome of each commit of a group; a callback that raises does not silence the next."""
    raised: list[Exception] = []
    for done, outcome in told:
        try:
            done(outcome)
        except Exception as fault:  # it is raised again below, when all have been told
            raised.append(fault)
    if raised:
        raise ExceptionGroup("callbacks of durable commits raised", raised)


def _call(loop: asyncio.AbstractEventLoop, function: Callable[[AnswerT], None], value: AnswerT) -> None:
    try:
        loop.call_soon_threadsafe(function, value)
    except RuntimeError:
        if not loop.is_closed():
            raise  # a closed loop has nobody left to tell


def _lock(folder: Path) -> int:
    """Keep every other room out of the folder until this process ends; the lock's descriptor."""
    path = folder / LOCK_FILE
    try:
        lock = os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE)
    except OSError as fault:
        raise StoreUnusable("store-folder", f"{path}: cannot be written: {fault.strerror}") from fault
    private_file(path)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        os.close(lock)
        raise StoreUnusable("store-in-use", f"{folder}: another room is running on this folder") from fault
    return lock
