"""`cardroom audit` over a stored room: right when nothing was touched, a name for whatever was."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cardroom.cli.main import app
from cardroom.ledger import MINT, Entry, wallet
from cardroom.store.rows import Commit
from cardroom.store.sqlite import ROOM_FILE, open_store


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """A closed room in which three people were given money."""

    async def fill() -> None:
        store = open_store(tmp_path, asyncio.get_running_loop())
        for number in range(3):
            postings = ((MINT, -1000), (wallet(f"p{number}"), 1000))
            entry = Entry(f"credit:{number}", 1_000 + number, "credit", "welcome", postings, "staff")
            await store.commit(Commit(entries=(entry,)))
        store.close()

    asyncio.run(fill())
    return tmp_path


def audit(room: Path, *more: str) -> Result:
    return CliRunner().invoke(app, ["audit", "--data", str(room), *more])


def change(room: Path, statement: str) -> None:
    """What no program of the room does: write to its file from outside."""
    with sqlite3.connect(room / ROOM_FILE) as connection:
        for (trigger,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'trigger'"
        ).fetchall():
            connection.execute(f"DROP TRIGGER {trigger}")
        connection.execute(statement)


def test_an_untouched_room_is_right(room: Path) -> None:
    result = audit(room, "--json")
    report = json.loads(result.stdout)
    assert result.exit_code == 0, result.output
    assert report["clean"] is True and report["findings"] == []
    assert (report["entries"], report["accounts"], report["trial_balance"]) == (3, 4, 0)
    assert "The books are right." in audit(room).stdout


def test_a_changed_balance_is_named_by_its_account(room: Path) -> None:
    change(room, f"UPDATE balances SET cents = cents + 5 WHERE account = '{wallet('p1')}'")
    result = audit(room)
    assert result.exit_code == 1
    assert f"account {wallet('p1')}" in result.stdout


def test_an_end_cut_off_shows_against_what_was_published(room: Path, tmp_path: Path) -> None:
    earlier = tmp_path / "published.json"
    earlier.write_text(audit(room, "--json").stdout)
    assert audit(room, "--published", str(earlier)).exit_code == 0
    change(room, "DELETE FROM entries WHERE id = 'credit:2'")
    result = audit(room, "--published", str(earlier))
    assert result.exit_code == 1 and "ledger" in result.stdout


def test_a_folder_without_a_room_ends_with_one_line(tmp_path: Path) -> None:
    result = audit(tmp_path / "nothing")
    assert result.exit_code == 2 and result.stderr.count("\n") == 1


def test_a_file_that_is_no_report_cannot_stand_for_what_was_published(room: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("[1]")
    result = audit(room, "--published", str(other))
    assert result.exit_code == 2 and "not the report of an earlier audit" in result.stderr
