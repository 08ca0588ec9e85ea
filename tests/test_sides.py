"""A share of the tests has its rooms on PostgreSQL and behind a gateway: all come to their turn, and it is said which."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cardroom.testing import nats_server
from tests.postgres import needs_postgres
from tests.sides import FOLDERS, SHARE, of_commit, share_of, wants_bus, wants_server

ROOT = Path(__file__).parents[1]
NAMES = [
    f"tests/{folder}/test_{file}.py::test_{test}"
    for folder in FOLDERS
    for file in range(40)
    for test in range(10)
]
OF_A_STORE = """
from cardroom.store.engines.store_location import open_place

def test_where_it_lies(tmp_path):
    open_place(tmp_path).close()
    assert (tmp_path / "room.db").exists()

def test_well():
    pass
"""
OF_THE_WEB = "def test_it():\n    pass\n"
NO_SERVERS = """
from cardroom.testing import nats_server, postgres

postgres.missing = lambda: "no PostgreSQL"
nats_server.missing = lambda: "no NATS"
"""

needs_nats = pytest.mark.skipif(bool(nats_server.missing()), reason=nats_server.missing())


def asked(name: str, share: int, shares_a_room: bool = False) -> Any:
    """A test in a run that was asked for a share."""
    options = {"--side": "share", "--bus": "share"}
    config = SimpleNamespace(getoption=options.__getitem__, option=SimpleNamespace(share=share))
    return SimpleNamespace(
        nodeid=name,
        config=config,
        fixturenames=["site"] if shares_a_room else [],
        get_closest_marker=lambda name: None,
    )


@needs_postgres
@needs_nats
def test_every_test_comes_to_its_turn_once() -> None:
    for name in NAMES:
        tests = [asked(name, share) for share in range(SHARE)]
        buses = {"nats": 1, "none": SHARE - 1} if name.startswith("tests/web/") else {"none": SHARE}
        assert [wants_server(test) for test in tests].count(True) == 1
        assert Counter(map(wants_bus, tests)) == buses
    sizes = Counter(share_of(asked(name, 0)) for name in NAMES)
    assert len(sizes) == SHARE and max(sizes.values()) < 2 * len(NAMES) / SHARE


def test_tests_that_share_a_room_come_together() -> None:
    web = [name for name in NAMES if name.startswith("tests/web/")]
    shares = {(name.partition("::")[0], share_of(asked(name, 0, shares_a_room=True))) for name in web}
    assert len(shares) == 40 < len({(name.partition("::")[0], share_of(asked(name, 0))) for name in web})


def run(tree: Path, *options: str, before: str = "") -> tuple[int, str]:
    """The status and the text of a run in a tree of its own: tests of a store, and one of the web."""
    for name, text in (("room/test_it.py", OF_A_STORE), ("web/test_it.py", OF_THE_WEB)):
        (tree / "tests" / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / "tests" / name).write_text(text)
    (tree / "comes_first.py").write_text(before)
    (tree / "pytest.ini").write_text(
        "[pytest]\naddopts = --import-mode=importlib\nmarkers =\n    of_folders: one\n    one_process: one\n"
    )
    options = ("-p", "comes_first", "-p", "tests.sides", "-p", "no:cacheprovider", *options)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--color", "no", *options, "tests"],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": f"{tree}:{ROOT}"},
        capture_output=True,
        text=True,
    )
    return done.returncode, done.stdout + done.stderr


@needs_postgres
@needs_nats
def test_a_failure_says_how_it_is_run_again(tmp_path: Path) -> None:
    name = "tests/room/test_it.py::test_where_it_lies"
    share = share_of(asked(name, 0))
    assert share != share_of(asked("tests/room/test_it.py::test_well", 0))
    status, text = run(tmp_path, "--side", "share", "--bus", "share", "--share", str(share), "-n", "2")
    assert status == 1 and f"pytest --side postgres --bus none '{name}'" in text, text
    assert f"SIDES: 1 tests with rooms on PostgreSQL, none by a gateway, share {share} of {SHARE}." in text


@needs_postgres
@needs_nats
def test_all_are_counted_where_all_are_asked_for(tmp_path: Path) -> None:
    status, text = run(tmp_path, "--side", "postgres", "--bus", "nats")
    assert status == 1
    assert "SIDES: 3 tests with rooms on PostgreSQL, 1 by a gateway and nats." in text, text


def test_a_run_without_servers_goes_on_and_says_so(tmp_path: Path) -> None:
    status, text = run(tmp_path, "--side", "share", "--bus", "share", before=NO_SERVERS)
    assert status == 0, text
    assert (
        f"SIDES: 0 tests with rooms on PostgreSQL, none by a gateway, share {of_commit()} of {SHARE}." in text
    )
    assert re.findall(r"^SIDES LEFT OUT: (.*)$", text, re.MULTILINE) == ["no PostgreSQL", "no NATS"]
