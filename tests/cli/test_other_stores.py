"""Commands on a data folder whose file is another program's, of another step, or not as it says: one line each."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.store.engines.store_location import place_of, read_place
from cardroom.store.faults import StoreUnusable
from cardroom.store.postgres.store import PostgresStore
from cardroom.store.sqlite import ROOM_FILE, open_store
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.postgres import needs_postgres, server

COMMANDS = (("report", "rake"), ("role", "Somebody", "admin"))


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, arguments)


def changed(folder: Path, statement: str) -> Path:
    """A room's folder in which somebody changed something."""
    open_store(folder).close()
    with sqlite3.connect(folder / ROOM_FILE) as connection:
        connection.execute(statement)
    connection.close()
    return folder


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize(
    ("statement", "says"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "9999"),
        ("UPDATE alembic_version SET version_num = '0001'", "0001"),
        ("DELETE FROM alembic_version", "not a room's"),
    ],
)
def test_a_file_that_is_not_at_the_step_it_says_is_refused_in_one_line(
    command: tuple[str, ...], statement: str, says: str, tmp_path: Path
) -> None:
    folder = changed(tmp_path / "data", statement)
    result = run(*command, "--data", str(folder))
    assert result.exit_code == 2 and says in result.stderr and len(result.stderr.splitlines()) == 1, (
        result.output
    )


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_another_programs_database_is_left_as_it_is(command: tuple[str, ...], tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / ROOM_FILE) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    result = run(*command, "--data", str(tmp_path))
    assert result.exit_code == 2 and "not a room's" in result.stderr and len(result.stderr.splitlines()) == 1
    with sqlite3.connect(tmp_path / ROOM_FILE) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    connection.close()


def test_no_room_opens_on_steps_that_another_program_pressed_and_it_says_so(tmp_path: Path) -> None:
    room = TestRoom(tmp_path / "data")
    one, other = room.person("Ann", 0), room.person("Ben", 0)
    room.run(room.room.apart.keep_apart(BOSS, one.id, other.id, "they asked for it"))
    room.close()
    folder = tmp_path / "copy"
    shutil.copytree(room.folder, folder)
    with sqlite3.connect(folder / ROOM_FILE) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute("UPDATE journal SET payload = x'28b52ffd00' WHERE table_id LIKE 'house:%'")
    connection.close()
    with pytest.raises(StoreUnusable, match="did not write"):
        TestRoom(folder)


@needs_postgres
def test_a_database_that_is_not_at_the_step_it_says_is_refused(tmp_path: Path) -> None:
    place = server().store()
    server().run("UPDATE room.alembic_version SET version_num = '0001'", place.url)
    with pytest.raises(StoreUnusable, match="0001"):
        PostgresStore(place)
    with pytest.raises(StoreUnusable, match="0001"):
        read_place(place_of(tmp_path, place.url))
