"""How fast the store makes actions durable, and how fast it opens: `python benchmarks/store.py [--hands N]`.

Appends: each of N tables has one action on its way and sends the next when it hears that the last is durable, as
a table does that tells nobody before. Beside it, the same with the event loop kept half busy, which is what a room
under load is, and 1,000 actions a second over 100 tables as players offer them. Opening: a store with a journal
of 100,000 hands is opened, every table loaded, and all of it audited.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from cardroom.ledger import Entry
from cardroom.store.engines.store_location import Place, open_place
from cardroom.store.faults import StoreFault
from cardroom.store.rows import Commit, HandRecord, HandSeed, JournalRow, OpenTable, Snapshot, TableRecord
from cardroom.store.sqlite import SqliteStore, open_store
from cardroom.store.sqlite.audit import audit_store
from cardroom.testing.postgres import missing, started

STEPS_PER_HAND = 12
PLAYERS = tuple(f"player{seat}" for seat in range(6))


def table(table_id: str) -> TableRecord:
    return TableRecord(table_id, "casinohuone", "holdem", "no_limit", "1-2", table_id, 1)


def percentile(sorted_values: list[float], part: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(part * len(sorted_values)))]


async def appends(place: Place, tables: int, seconds: float, busy: bool) -> float:
    """Closed loop: one commit of one step in flight per table. How many were durable a second."""
    loop = asyncio.get_running_loop()
    store = open_place(place, loop)
    names = [f"t{number}" for number in range(tables)]
    await store.commit(Commit(changes=tuple(OpenTable(table(name)) for name in names)))
    payload = os.urandom(150)
    latencies: list[float] = []
    finished = asyncio.Event()
    end = time.perf_counter() + seconds
    open_loops = tables

    def send(name: str, seq: int) -> None:
        sent = time.perf_counter()

        def durable(fault: StoreFault | None) -> None:
            nonlocal open_loops
            if fault is not None:
                raise fault
            now = time.perf_counter()
            latencies.append(now - sent)
            if now < end:
                send(name, seq + 1)
            else:
                open_loops -= 1
                if not open_loops:
                    finished.set()

        store.submit(Commit(journal=(JournalRow(name, seq, "h", seq, payload),)), durable)

    def work() -> None:
        """Half of each millisecond of the loop goes to something else."""
        until = time.perf_counter() + 0.0005
        while time.perf_counter() < until:
            pass
        if not finished.is_set():
            loop.call_later(0.0005, work)

    if busy:
        work()
    begin = time.perf_counter()
    for name in names:
        send(name, 1)
    await finished.wait()
    passed = time.perf_counter() - begin
    store.close()
    latencies.sort()
    kind = f"{tables} tables" + (", loop half busy" if busy else "")
    print(
        f"{kind:28s} {len(latencies) / passed:9,.0f} durable appends/s   "
        f"p50 {percentile(latencies, 0.5) * 1000:6.2f} ms   p99 {percentile(latencies, 0.99) * 1000:6.2f} ms"
    )
    return len(latencies) / passed


async def offered(place: Place, tables: int, rate: int, seconds: float) -> None:
    """Open loop: `rate` commits a second, come what may, as players act; the latency of each."""
    loop = asyncio.get_running_loop()
    store = open_place(place, loop)
    names = [f"t{number}" for number in range(tables)]
    await store.commit(Commit(changes=tuple(OpenTable(table(name)) for name in names)))
    payload = os.urandom(150)
    latencies: list[float] = []
    begin = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = begin + number / rate
        wait = due - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        row = JournalRow(names[number % tables], number // tables + 1, "h", number, payload)
        store.submit(
            Commit(journal=(row,)), lambda fault, due=due: latencies.append(time.perf_counter() - due)
        )
    await store.commit(Commit())
    store.close()
    latencies.sort()
    kind = f"{tables} tables, {rate} offered"
    print(
        f"{kind:28s} {len(latencies) / seconds:9,.0f} durable appends/s   "
        f"p50 {percentile(latencies, 0.5) * 1000:6.2f} ms   p99 {percentile(latencies, 0.99) * 1000:6.2f} ms"
    )


def hand_commit(table_id: str, number: int) -> Commit:
    """A hand as one commit: its steps, money, record, seed, and the snapshot at its end."""
    hand_id = f"{table_id}-{number}"
    first = (number - 1) * STEPS_PER_HAND + 1
    steps = tuple(
        JournalRow(table_id, seq, hand_id, seq, os.urandom(120))
        for seq in range(first, first + STEPS_PER_HAND)
    )
    sign = 1 if number % 2 else -1
    postings = ((f"stack:{table_id}:player0", 5 * sign), (f"stack:{table_id}:player1", -5 * sign))
    return Commit(
        journal=steps,
        entries=(Entry(f"hand:{hand_id}", number, "hand", "", postings, "room"),),
        hand=HandRecord(hand_id, table_id, number, number, number, PLAYERS, os.urandom(80), os.urandom(600)),
        seeds=(HandSeed(hand_id, os.urandom(32)),),
        snapshot=Snapshot(table_id, first + STEPS_PER_HAND - 1, os.urandom(2000)),
    )


def fill(store: SqliteStore, tables: int, hands: int) -> None:
    """Play `hands` hands over the tables, then leave one running at each."""
    names = [f"t{number}" for number in range(tables)]
    issue = [(f"stack:{name}:player{seat}", 1000) for name in names for seat in range(6)]
    whole = Entry("issue", 1, "issue", "", (("mint", -1000 * len(issue)), *issue), "room")
    store.commit_now(Commit(changes=tuple(OpenTable(table(name)) for name in names), entries=(whole,)))
    for number in range(1, hands // tables + 1):
        for name in names:
            store.submit(hand_commit(name, number))
        if store.waiting > 2000:
            store.commit_now(Commit())
    for name in names:
        seq = hands // tables * STEPS_PER_HAND
        running = tuple(JournalRow(name, seq + more, f"{name}-x", 1, os.urandom(120)) for more in (1, 2, 3))
        store.submit(Commit(journal=running))
    store.commit_now(Commit())


def opening(folder: Path, tables: int, hands: int) -> None:
    """Time filling, opening and loading."""
    begin = time.perf_counter()
    store = open_store(folder)
    fill(store, tables, hands)
    store.close()
    size = sum(path.stat().st_size for path in folder.iterdir()) / 1e6
    print(
        f"     filled with {hands:,} hands ({size:,.0f} MB) at {hands / (time.perf_counter() - begin):,.0f} hands/s"
    )
    begin = time.perf_counter()
    store = open_store(folder)
    opened = time.perf_counter()
    states, balances = store.blocking_reader.table_states(), store.blocking_reader.balances()
    loaded = time.perf_counter()
    assert len(states) == tables and all(len(state.tail) == 3 for state in states) and len(balances) > tables
    print(f"     opened in {(opened - begin) * 1000:.0f} ms, then {tables} tables loaded", end=" ")
    print(f"in {(loaded - opened) * 1000:.0f} ms")
    begin = time.perf_counter()
    assert store.blocking_reader.hand("t1-7") is not None
    page = store.blocking_reader.hands_of("player3")
    print(
        f"     a hand by its id and a page of {len(page.rows)} hands in {(time.perf_counter() - begin) * 1000:.1f} ms"
    )
    store.close()
    begin = time.perf_counter()
    report = audit_store(folder)
    seconds = time.perf_counter() - begin
    assert report.findings == [] and report.hands == hands
    speed = f"{hands / seconds:,.0f} hands/s, {report.journal_rows / seconds:,.0f} steps/s"
    print(f"     audited in {seconds:.1f} s: {speed}")


def measured(place: Callable[[str], Place], seconds: float) -> float:
    """All measurements of one side; how much 100 tables make durable a second."""
    found = 0.0
    for tables, busy in ((1, False), (1, True), (100, True), (100, False)):
        found = asyncio.run(appends(place(f"appends-{tables}-{busy}"), tables, seconds, busy))
    asyncio.run(offered(place("offered"), 100, 1000, seconds))
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--hands", type=int, default=100_000)
    arguments.add_argument("--seconds", type=float, default=3.0)
    wanted = arguments.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="cardroom-store-"))
    try:
        print("SQLite")
        found = measured(lambda name: folder / name, wanted.seconds)
        if missing():
            print(f"PostgreSQL is left out: {missing()}")
        else:
            with started(durable=True) as server:
                print("PostgreSQL, flushing each group as SQLite does")
                on_server = measured(lambda name: server.store(), wanted.seconds)
            print(
                f"     PostgreSQL makes {on_server / found:.2f} times as many durable with 100 tables as SQLite"
            )
        for part in (10, 1):  # an audit of ten times as much takes ten times as long
            opening(folder / f"opening-{part}", 100, wanted.hands // part)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
