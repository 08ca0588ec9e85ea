"""Files of tests from two pools: every test is run once, and waiting files are begun beside working ones."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pools import LONG, OF_ALL_MODULES, WAITING, WAITING_FILES, next_file, waits

ROOT = Path(__file__).parents[1]
TEST = "import os, time\n\n\ndef test_it():\n    time.sleep(0.2)\n    print(os.environ['PYTEST_XDIST_WORKER'], {name!r})\n"


def test_what_is_named_here_is_there() -> None:
    assert [file for file in (*LONG, *WAITING_FILES, *OF_ALL_MODULES) if not (ROOT / file).is_file()] == []
    assert [folder for folder in WAITING if not (ROOT / "tests" / folder).is_dir()] == []


@pytest.mark.parametrize(
    ("left", "waiting_first", "taken"),
    [
        (["tests/cards/test_card.py", "tests/web/test_doors.py"], True, "tests/web/test_doors.py"),
        (["tests/web/test_doors.py", "tests/cards/test_card.py"], False, "tests/cards/test_card.py"),
        (["tests/cards/test_card.py", "tests/games/test_names.py"], True, "tests/cards/test_card.py"),
        (["tests/web/test_doors.py", "tests/crash/test_kill.py"], True, "tests/crash/test_kill.py"),
        (["tests/test_docs_site.py", "tests/test_tidy.py"], False, "tests/test_tidy.py"),
    ],
)
def test_a_worker_takes_from_its_own_pool_the_longest_first_then_from_the_other(
    left: list[str], waiting_first: bool, taken: str
) -> None:
    assert waits(taken) == waiting_first or not any(waits(one) == waiting_first for one in left)
    assert next_file(left, waiting_first) == taken


def test_every_test_is_run_once_and_two_workers_begin_in_two_pools(tmp_path: Path) -> None:
    names = [f"tests/{folder}/test_{name}.py" for folder in ("cards", "web") for name in "abcd"]
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(TEST.format(name=name))
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\n")
    command = [sys.executable, "-m", "pytest", "-p", "tests.pools", "-p", "no:cacheprovider", "-rP"]
    done = subprocess.run(
        [*command, "--numprocesses", "2", "--dist", "loadfile", "tests"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    run = re.findall(r"^(gw\d) (\S+)$", done.stdout, re.MULTILINE)
    assert sorted(name for _, name in run) == names
    first = {name: worker for worker, name in run}
    assert first["tests/web/test_a.py"] == "gw0" and first["tests/cards/test_a.py"] == "gw1", run
