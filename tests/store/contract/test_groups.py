"""Group commit changes nothing but the time: whatever is submitted together ends as if submitted one by one."""

from __future__ import annotations

import atexit
import functools
import itertools
import shutil
import tempfile
import threading
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.store.faults import StoreFault
from cardroom.store.rows import AddPlayer, Commit, LogRecord, Snapshot
from cardroom.store.sqlite import SqliteStore, open_store
from cardroom.store.sqlite.audit import audit_store
from tests.store.making import T1, T2, entry, hand, issue, opening, player, seed, step

CHAINED = ("account", "journal:", "ledger", "log", "file", "register", "seal", "snapshot", "player")
"""Where an audit of commits at random must find nothing; hands in any order are their own fault."""

names = st.sampled_from(["a", "b", "c", "d"])
small = st.integers(1, 5)
steps = st.builds(step, small, st.sampled_from([T1, T2, "nowhere"]))
entries = st.one_of(
    st.builds(issue, names, st.sampled_from(["wallet:a", "house"]), small),
    st.builds(lambda name, cents: entry(name, ("wallet:a", -cents), ("house", cents)), names, small),
)
commits = st.builds(
    Commit,
    journal=st.lists(steps, max_size=2).map(tuple),
    entries=st.lists(entries, max_size=2).map(tuple),
    hand=st.none() | st.builds(hand, names, small, st.sampled_from([T1, T2])),
    snapshot=st.none() | st.builds(Snapshot, st.just(T1), small, st.binary(max_size=3)),
    seeds=st.lists(st.builds(seed, names, small), max_size=1).map(tuple),
    log=st.lists(st.builds(LogRecord, small, names, names, names, names), max_size=1).map(tuple),
    changes=st.lists(st.builds(lambda n: AddPlayer(player(n)), names), max_size=1).map(tuple),
)


@functools.cache
def begun() -> Path:
    """A folder with two open tables, made once and copied for each example."""
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder)
    store = open_store(folder)
    store.commit_now(opening(T1, T2))
    store.close()
    return folder


def outcomes(store: SqliteStore, together: list[Commit]) -> list[str | None]:
    """Submit commits while the writer is held up, so that they make one group."""
    told: list[StoreFault | None] = []
    held, go_on = threading.Event(), threading.Event()
    store.submit(Commit(), lambda _: (held.set(), go_on.wait(10), None)[-1])
    assert held.wait(10)
    for commit in together:
        store.submit(commit, told.append)
    go_on.set()
    store.commit_now(Commit())
    return [fault and fault.code for fault in told]


def everything(store: SqliteStore) -> list[list[tuple[object, ...]]]:
    connection = store.blocking_reader.connection
    tables = [
        row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1")
    ]
    tables.remove("register")  # its lines come in another order; what counts is the last word on each row
    words = "SELECT kind, subject, digest FROM register GROUP BY kind, subject HAVING number = max(number)"
    rows = [connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in tables[1:]]
    return [*rows, connection.execute(f"{words} ORDER BY 1, 2").fetchall()]


@settings(max_examples=60, deadline=None)
@given(st.lists(commits, min_size=1, max_size=8))
def test_a_group_ends_as_its_commits_one_by_one(wanted: list[Commit]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = []
        for kind, groups in (("one", [[commit] for commit in wanted]), ("all", [wanted])):
            store = open_store(shutil.copytree(begun(), Path(folder) / kind))
            codes = list(itertools.chain.from_iterable(outcomes(store, group) for group in groups))
            found.append((codes, everything(store)))
            store.close()
            assert not [
                f
                for f in audit_store(Path(folder) / kind).findings
                if f.where.startswith(CHAINED)
            ]
        assert found[0] == found[1]
