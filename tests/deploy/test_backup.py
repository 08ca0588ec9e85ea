"""Backup and restore as the page tells it: copied while hands are played, audited, opened."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.store.sqlite import ROOM_FILE, VAULT_FILE
from cardroom.store.sqlite.audit import audit_store
from cardroom.testing.whole_room import TestRoom
from tests.commands import Command, told
from tests.deploy.test_proxies import answers, free_port, running
from tests.patience import PATIENCE_SECONDS


def hands(folder: Path) -> int:
    connection = sqlite3.connect(f"file:{folder / ROOM_FILE}?mode=ro", uri=True)
    try:
        return int(connection.execute("SELECT count(*) FROM hands").fetchone()[0])
    finally:
        connection.close()


def backup(data: Path, target: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return told("backup", str(target), "--data", str(data), *more, timeout=300)


@pytest.mark.slow
def test_a_backup_taken_while_hands_are_played_is_right_and_a_room_opens_on_it(tmp_path: Path) -> None:
    data, copies = tmp_path / "data", [tmp_path / f"copy{number}" for number in range(3)]
    port = free_port()
    demo = ("demo", "--house", "casinohuone")
    with running(Command(*demo, "--data", str(data), "--port", str(port), log=sys.__stderr__)):
        answers(f"http://127.0.0.1:{port}/health")
        until = time.monotonic() + 120
        while hands(data) < 3:
            assert time.monotonic() < until, "no hands are played"
            time.sleep(0.2)
        for copy in copies:
            result = backup(data, copy)
            assert result.returncode == 0, result.stderr
            assert "copied and audited" in result.stdout
            counted = hands(data)
            while hands(data) == counted:
                assert time.monotonic() < until + 120, "the room stopped playing"
                time.sleep(0.1)
    counts = [hands(copy) for copy in copies]
    assert 3 <= counts[0] < counts[1] < counts[2], "each has what was played when it was taken"
    for copy in copies:
        assert stat.S_IMODE(copy.stat().st_mode) == 0o700
        assert {path.name: stat.S_IMODE(path.stat().st_mode) for path in copy.iterdir()} == {
            ROOM_FILE: 0o600,
            VAULT_FILE: 0o600,
        }
    port = free_port()
    with running(Command(*demo, "--data", str(copies[-1]), "--port", str(port), log=sys.__stderr__)):
        answers(f"http://127.0.0.1:{port}/health")
        assert httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE_SECONDS).json()["tables"] > 0
    assert audit_store(copies[-1]).findings == []


def test_a_backup_goes_into_a_folder_of_its_own_and_names_what_is_wrong(tmp_path: Path) -> None:
    with TestRoom(tmp_path / "data") as room:
        table = room.seat("holdem-nl10", "A", "B", "C")
        room.deal(table)
        room.settle()
        target = ["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data")]
        assert CliRunner().invoke(app, target).exit_code == 0
        again = CliRunner().invoke(app, target)
        assert again.exit_code == 2 and "holds room.db already" in again.stderr
        bare = [*target[:1], str(tmp_path / "bare"), *target[2:], "--without-vault"]
        assert CliRunner().invoke(app, bare).exit_code == 0
        assert [path.name for path in (tmp_path / "bare").iterdir()] == [ROOM_FILE]
        room.stored._writer._main.execute(
            "UPDATE balances SET cents = cents + 1 WHERE account LIKE 'wallet:%'"
        )
        wrong = CliRunner().invoke(app, [*target[:1], str(tmp_path / "wrong"), *target[2:]])
        assert wrong.exit_code == 1 and "WRONG account wallet:" in wrong.stderr
    nothing = CliRunner().invoke(app, ["backup", str(tmp_path / "x"), "--data", str(tmp_path / "nothing")])
    assert nothing.exit_code == 2 and nothing.stderr.count("\n") == 1
