"""A process that commits and says what was acknowledged, to be killed by tests, which give it a folder.

Each commit has steps, an entry, a hand, a seed and a log line, so that a half-stored one would show. With a number
of bytes no file may grow past that size from then on: the disk is full.
"""

from __future__ import annotations

import os
import resource
import threading
import time

from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.rows import Commit, LogRecord
from cardroom.store.sqlite import SqliteStore, open_store
from tests.store.making import hand, issue, opening, seed, step

TABLES = ("t1", "t2", "t3")
MAX_WAITING = 40


def say(line: str) -> None:
    os.write(1, line.encode() + b"\n")


def begin(folder: str) -> SqliteStore:
    """Open the store, the tables and one account."""
    store = open_store(folder)
    if not store.blocking_reader.tables():
        store.commit_now(opening(*TABLES))
    return store


def commit_of(table_id: str, number: int) -> Commit:
    name = f"{table_id}-{number}"
    return Commit(
        journal=(step(2 * number - 1, table_id, name, os.urandom(200)), step(2 * number, table_id, name)),
        entries=(issue(f"hand:{name}", "wallet:ann", 1),),
        hand=hand(name, number, table_id),
        seeds=(seed(name),),
        log=(LogRecord(number, "worker", "commit", name, ""),),
    )


def main(folder: str, most_bytes: str = "") -> None:
    """The process."""
    store = begin(folder)
    numbers = {state.table.id: state.last_hand_number for state in store.blocking_reader.table_states()}
    room_left = threading.Semaphore(MAX_WAITING)
    stopped = threading.Event()
    store.on_failure(lambda failure: (say(f"failed {failure.code}"), stopped.set()))
    if most_bytes:
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(most_bytes), resource.RLIM_INFINITY))
    say("ready")
    while not stopped.is_set():
        for table_id in TABLES:
            numbers[table_id] += 1
            room_left.acquire()
            name = f"{table_id} {numbers[table_id]}"

            def done(fault: StoreFault | None, name: str = name) -> None:
                say(f"ack {name}" if fault is None else f"not {name}")
                room_left.release()

            try:
                store.submit(commit_of(table_id, numbers[table_id]), done)
            except StoreFailed:
                say("closed")
                stopped.set()
                break
    while store.waiting:
        time.sleep(0.01)
