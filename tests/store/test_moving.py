"""A room is brought from a folder to a database and back: all rows are the same, and a room plays on at either."""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.store import row_copy
from cardroom.store.engines.room_move import move_room
from cardroom.store.engines.store_location import Place, audit_place, open_place, read_place
from cardroom.store.faults import StoreUnusable
from cardroom.store.people_rows import AddPlayer
from cardroom.store.postgres.address import Address
from cardroom.store.rows import Commit, JournalRow
from cardroom.store.sql_tables import metadata
from cardroom.store.sqlite import ROOM_FILE
from tests.postgres import needs_postgres, server
from tests.store.making import issue, opening, played_hand, player
from tests.upgrades.test_kept_folders import KEPT, unpacked

pytestmark = needs_postgres


@pytest.fixture
def database() -> Iterator[Address]:
    address = server().store()
    yield address
    server().drop(address)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A room that an earlier version wrote, at the newest step: it has everything that a room can have."""
    path = unpacked(KEPT[-1], tmp_path / "room")
    open_place(path).close()
    return path


def rows_of(place: Place) -> dict[str, list[Any]]:
    """All rows of a store, by their tables; balances without accounts at zero."""
    reader = read_place(place)
    try:
        found = {}
        for table in metadata.sorted_tables:
            names = ", ".join(column.name for column in table.columns)
            only = " WHERE cents <> 0" if table.name == "balances" else ""
            found[table.name] = sorted(
                reader.connection.execute(f"SELECT {names} FROM {table.name}{only}"), key=repr
            )
        found["seeds"] = [reader.seed(seal[0]) for seal in found["seals"]]
        return found
    finally:
        reader.close()


def assert_same(source: Place, target: Place) -> None:
    """Both have the same rows; the target's register has lines more on the schema of each side that it came to."""
    before, after = rows_of(source), rows_of(target)
    lines = len(before["register"])
    more = [row for row in after["register"] if row[0] > lines]
    after["register"] = [row for row in after["register"] if row[0] <= lines]
    assert {row[1] for row in more} <= {"schema"}
    assert after == before


def nothing(done: int, of: int) -> None:
    """Tell nobody."""


def goes_on(place: Place) -> None:
    """Every stream takes its next step there, people's chains theirs, and the books stay right."""
    reader = read_place(place)
    ends = dict(
        reader.connection.execute("SELECT table_id, max(seq) FROM journal GROUP BY table_id").fetchall()
    )
    still_open = [
        one for (one,) in reader.connection.execute("SELECT id FROM owners WHERE closed_ms IS NULL")
    ]
    reader.close()
    assert len(still_open) > 1, "a house and a table"
    store = open_place(place)
    for owner in still_open:
        store.commit_now(Commit(journal=(JournalRow(owner, ends.get(owner, 0) + 1, None, 9, b"goes on"),)))
    store.commit_now(opening("of-today"))
    for commit in (
        Commit(
            entries=(issue("e-today", "wallet:ann", 9),), changes=(AddPlayer(player("p-today", "Of Today")),)
        ),
        *played_hand(1, 1, "of-today"),
    ):
        store.commit_now(commit)
    store.close()
    assert audit_place(place).findings == []


def test_a_room_is_the_same_on_a_database_and_back_in_a_folder(
    folder: Path, database: Address, tmp_path: Path
) -> None:
    told: list[tuple[int, int]] = []
    there = move_room(folder, database, lambda done, of: told.append((done, of)))
    assert there.hands and there.entries
    assert_same(folder, database)
    assert told == sorted(told) and told[-1][0] == told[-1][1], "it tells how far it is, to the end"
    back = tmp_path / "back"
    move_room(database, back, nothing)
    assert_same(folder, back)
    for place in (database, back):
        goes_on(place)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("to", ["database", "folder"])
def test_a_move_that_breaks_off_anywhere_leaves_no_room_and_is_made_again(
    seed: int, to: str, folder: Path, database: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target: Place = database if to == "database" else tmp_path / "other"
    monkeypatch.setattr(row_copy, "AT_ONCE", 5)
    seen: list[int] = []
    move_room(folder, tmp_path / "counted", lambda done, of: seen.append(done))
    at = random.Random(seed).choice(seen)

    def break_off(done: int, of: int) -> None:
        if done == at:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move_room(folder, target, break_off)
    move_room(folder, target, nothing)
    assert_same(folder, target)


KILLED = """
import os, signal, sys
from pathlib import Path
from cardroom.store import row_copy
from cardroom.store.engines.room_move import move_room
from cardroom.store.engines.store_location import place_of

row_copy.AT_ONCE = 5
source, target, at = sys.argv[1:]
def tell(done, of):
    if done >= int(at) * of // 100:
        os.kill(os.getpid(), signal.SIGKILL)
move_room(place_of(Path(source), source), place_of(Path(target), target), tell)
"""
"""Moves a room, and is killed at a hundredth of it."""


@pytest.mark.parametrize("to", ["database", "folder"])
@pytest.mark.parametrize("at", [1, 100])
def test_a_move_whose_process_is_killed_is_made_again(
    at: int, to: str, folder: Path, database: Address, tmp_path: Path
) -> None:
    target: Place = database if to == "database" else tmp_path / "other"
    where = target.url if isinstance(target, Address) else str(target)
    killed = subprocess.run([sys.executable, "-c", KILLED, str(folder), where, str(at)], check=False)
    assert killed.returncode == -signal.SIGKILL
    move_room(folder, target, nothing)
    assert_same(folder, target)


def refused(source: Place, target: Place) -> str:
    with pytest.raises(StoreUnusable) as told:
        move_room(source, target, nothing)
    return told.value.code


def test_what_cannot_be_moved_is_refused_and_changes_nothing(
    folder: Path, database: Address, tmp_path: Path
) -> None:
    before = rows_of(folder)
    assert refused(tmp_path / "nowhere", database) == "no-room"
    assert refused(folder, folder) == "same-place"
    running = open_place(folder)
    assert refused(folder, database) == "store-in-use"
    running.close()
    move_room(folder, database, nothing)
    assert refused(folder, database) == "target-in-use"
    other = open_place(database)
    assert refused(database, tmp_path / "back") == "store-in-use"
    other.close()
    assert rows_of(folder) == before
    assert_same(folder, database)


def test_a_damaged_room_is_not_moved(folder: Path, database: Address) -> None:
    def make_up(cents: int) -> None:
        with closing(sqlite3.connect(folder / ROOM_FILE)) as file:
            file.execute("UPDATE balances SET cents = cents + ? WHERE account = 'mint'", (cents,))
            file.commit()

    make_up(1)
    assert refused(folder, database) == "store-damaged"
    make_up(-1)
    move_room(folder, database, nothing)


def test_the_command_says_where_to_start_the_room(folder: Path, database: Address, tmp_path: Path) -> None:
    moved = CliRunner().invoke(app, ["move", str(folder), database.url])
    assert moved.exit_code == 0, moved.output
    assert "The books are right, and the same at both" in moved.stdout and "--store" in moved.stdout
    back = CliRunner().invoke(app, ["move", database.url, str(tmp_path / "back")])
    assert back.exit_code == 0 and "--data" in back.stdout, back.output
    told = CliRunner().invoke(app, ["move", str(tmp_path / "back"), str(tmp_path / "third"), "--json"])
    assert json.loads(told.stdout)["hands"] == audit_place(folder).hands
    again = CliRunner().invoke(app, ["move", str(folder), database.url])
    assert again.exit_code == 2 and "holds a room already" in again.output
