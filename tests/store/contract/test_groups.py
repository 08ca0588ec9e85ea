"""Group commit changes nothing but the time: whatever is submitted together ends as if submitted one by one."""

from __future__ import annotations

import atexit
import contextlib
import functools
import itertools
import shutil
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.store.engines.store_location import AnyStore, Place, audit_place, open_place
from cardroom.store.faults import StoreFault
from cardroom.store.messages import Message
from cardroom.store.people_rows import AddPlayer
from cardroom.store.postgres.address import Address
from cardroom.store.rows import Commit, LogRecord, Snapshot
from cardroom.store.sql_tables import metadata
from tests.patience import PATIENCE_SECONDS
from tests.postgres import needs_postgres, server
from tests.store.making import T1, T2, entry, hand, issue, opening, player, seed, step

CHAINED = (
    "account",
    "journal:t1",
    "message ",
    "ledger",
    "log",
    "file",
    "register",
    "seal",
    "snapshot",
    "player",
)
"""Where an audit of commits at random must find nothing; hands in any order are their own fault."""

names = st.sampled_from(["a", "b", "c", "d"])
small = st.integers(1, 5)
steps = st.builds(step, small, st.sampled_from([T1, T2, "nowhere"]))
entries = st.one_of(
    st.builds(issue, names, st.sampled_from(["wallet:a", "house"]), small),
    st.builds(lambda name, cents: entry(name, ("wallet:a", -cents), ("house", cents)), names, small),
)
letters = st.builds(
    Message, st.sampled_from([T1, T2]), st.sampled_from([T1, T2]), st.integers(1, 3), small, names
)
mail = letters.map(lambda one: msgspec.structs.replace(one, sent_ms=7, body=b"said"))
commits = st.builds(
    Commit,
    messages=st.lists(mail, max_size=2).map(tuple),
    taken=st.none() | mail,
    closes=st.sampled_from(["", "", "", "", T2]),
    journal=st.lists(steps, max_size=2).map(tuple),
    entries=st.lists(entries, max_size=2).map(tuple),
    hand=st.none() | st.builds(hand, names, small, st.sampled_from([T1, T2])),
    snapshot=st.none() | st.builds(Snapshot, st.just(T1), small, st.binary(max_size=3)),
    seeds=st.lists(st.builds(seed, names, small), max_size=1).map(tuple),
    log=st.lists(st.builds(LogRecord, small, names, names, names, names), max_size=1).map(tuple),
    changes=st.lists(st.builds(lambda n: AddPlayer(player(n)), names), max_size=1).map(tuple),
)


@functools.cache
def begun(side: str) -> Place:
    """A store with two open tables, made once and copied for each example."""
    place: Place
    if side == "sqlite":
        place = Path(tempfile.mkdtemp())
        atexit.register(shutil.rmtree, place)
    else:
        place = server().store()
    store = open_place(place)
    store.commit_now(opening(T1, T2))
    store.close()
    return place


@contextlib.contextmanager
def copied(side: str) -> Iterator[Place]:
    """A copy of it for one example."""
    original = begun(side)
    if isinstance(original, Address):
        address = server().store(original)
        yield address
        server().drop(address)
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield shutil.copytree(original, Path(folder) / "data")


def outcomes(store: AnyStore, together: list[Commit]) -> list[str | None]:
    """Submit commits while the writer is held up, so that they make one group."""
    told: list[StoreFault | None] = []
    held, go_on = threading.Event(), threading.Event()
    store.submit(Commit(), lambda _: (held.set(), go_on.wait(PATIENCE_SECONDS), None)[-1])
    assert held.wait(PATIENCE_SECONDS)
    for commit in together:
        store.submit(commit, told.append)
    go_on.set()
    store.commit_now(Commit())
    return [fault and fault.code for fault in told]


def everything(store: AnyStore) -> list[list[tuple[object, ...]]]:
    """All rows; of the register, whose lines come in another order, the last word on each."""
    rows = []
    for table in sorted(metadata.tables):
        columns = ", ".join(
            column.name for column in metadata.tables[table].columns if column.name != "place"
        )
        last = "WHERE number = (SELECT max(number) FROM register o WHERE o.kind = t.kind AND o.subject = t.subject)"
        if table == "register":
            rows.append(asked(store, f"SELECT kind, subject, digest FROM register t {last} ORDER BY 1, 2"))
        else:
            rows.append(asked(store, f"SELECT {columns} FROM {table} ORDER BY {columns}"))
    return rows


def asked(store: AnyStore, question: str) -> list[tuple[object, ...]]:
    with store.blocking_reader.moment() as connection:
        return connection.execute(question).fetchall()


def check(side: str, wanted: list[Commit]) -> None:
    found = []
    for groups in ([[commit] for commit in wanted], [wanted]):
        with copied(side) as place:
            store = open_place(place)
            codes = list(itertools.chain.from_iterable(outcomes(store, group) for group in groups))
            found.append((codes, everything(store)))
            store.close()
            assert not [one for one in audit_place(place).findings if one.where.startswith(CHAINED)]
    assert found[0] == found[1]


@settings(max_examples=60, deadline=None)
@given(st.lists(commits, min_size=1, max_size=8))
def test_a_group_ends_as_its_commits_one_by_one(wanted: list[Commit]) -> None:
    check("sqlite", wanted)


@needs_postgres
@settings(max_examples=15, deadline=None)
@given(st.lists(commits, min_size=1, max_size=8))
def test_a_group_ends_as_its_commits_one_by_one_on_a_server(wanted: list[Commit]) -> None:
    check("postgres", wanted)
