"""Folders that earlier versions wrote (`tools/keep_folder.py`): today's program opens them and plays on in them."""

from __future__ import annotations

import json
import re
import signal
import sqlite3
import tarfile
import time
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.store.faults import StoreUnusable
from cardroom.store.sqlite import migrating as migrations
from cardroom.store.sqlite.audit import audit_store
from cardroom.store.sqlite.soundness import damage
from cardroom.store.sqlite.store import ROOM_FILE
from tests.cli.test_serving import serving

KEPT = sorted((Path(__file__).parent / "kept").glob("*.tar.xz"))
FROZEN = ("owner_frozen", "table_frozen", "rulebook_of_another_program", "defect")
WITHIN_SECONDS = 60


def unpacked(kept: Path, folder: Path) -> Path:
    with tarfile.open(kept) as archive:
        archive.extractall(folder, filter="data")
    return folder


def count(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(f"file:{folder / ROOM_FILE}?mode=ro", uri=True)) as file:
        return int(file.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def audited(folder: Path) -> None:
    """The books of a folder are right, before its first start and after."""
    audit = CliRunner().invoke(app, ["audit", "--data", str(folder)])
    assert audit.exit_code == 0 and "The books are right." in audit.stdout, audit.output


@pytest.mark.parametrize("kept", KEPT, ids=[path.name.removesuffix(".tar.xz") for path in KEPT])
def test_a_folder_of_an_earlier_version_is_opened_and_played_on_in(kept: Path, tmp_path: Path) -> None:
    folder = unpacked(kept, tmp_path / "room")
    assert damage(folder) == []
    hands = count(folder, "hands")
    assert hands, "somebody played in it"
    audited(folder)
    published = audit_store(folder).heads
    with serving(folder, what="demo") as (room, _):
        until = time.monotonic() + WITHIN_SECONDS
        while count(folder, "hands") < hands + 5:
            assert time.monotonic() < until, "nobody plays on"
            time.sleep(0.2)
        room.send_signal(signal.SIGTERM)
        _, log = room.communicate(timeout=WITHIN_SECONDS)
    assert room.returncode == 0
    told = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert [line for line in told if line["event"] in FROZEN or line["level"] in ("error", "critical")] == []
    audited(folder)
    assert audit_store(folder, published).findings == [], "what an earlier version wrote is as it was"


def test_a_folder_of_each_version_from_0_8_0_on_is_kept() -> None:
    released = re.findall(r"^## (\d[\d.]+)$", (Path(__file__).parents[2] / "CHANGELOG.md").read_text(), re.M)
    since = [one for one in released if [int(part) for part in one.split(".")] >= [0, 8, 0]]
    assert since and {*since} <= {path.name.removesuffix(".tar.xz") for path in KEPT}, (
        "tools/keep_folder.py keeps one"
    )


def test_a_folder_that_is_not_as_its_step_says_is_told_with_what_to_do(tmp_path: Path) -> None:
    """As one of 21 November 2026: its first step was changed after it had been used."""
    path = tmp_path / ROOM_FILE
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE alembic_version (version_num TEXT NOT NULL)")
        file.execute("INSERT INTO alembic_version VALUES ('0002')")
        file.commit()
    with pytest.raises(StoreUnusable) as told:
        migrations.upgrade(path)
    assert told.value.code == "store-version"
    assert re.search(r"before version 0\.8\.0 made it, or it is damaged.*--data.*backup", told.value.message)
