"""What failed in the daily run is run again where the machine's haste can be the reason, and nowhere else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "tools/run_again.py"
WELL = "def test_it():\n    pass\n"
NEVER = "def test_it():\n    assert False\n"


def checked(tree: Path, files: dict[str, str], *options: str) -> tuple[int, list[str]]:
    """The status and the lines of running these tests, each of which has failed, once more with options of pytest."""
    for name, text in files.items():
        path = tree / "tests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    cache = tree / ".pytest_cache/v/cache"
    cache.mkdir(parents=True)
    (cache / "lastfailed").write_text(json.dumps({f"tests/{name}::test_it": True for name in files}))
    (tree / "log").write_text(f"=== {len(files)} failed, 90 passed, 2 skipped in 700.50s (0:11:40) ===\n")
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "log", *options], cwd=tree, capture_output=True, text=True
    )
    return done.returncode, done.stdout.splitlines()


def test_what_passes_alone_is_named_and_counted_as_run_again(tmp_path: Path) -> None:
    status, lines = checked(tmp_path, {"browser/test_slow.py": WELL, "crash/test_killed.py": WELL})
    assert status == 0
    assert "  tests/browser/test_slow.py::test_it" in lines
    assert "92 passed, 2 skipped, 2 rerun in 7" in lines[-1]


@pytest.mark.parametrize(
    "files",
    [
        {"browser/test_never.py": NEVER},
        {"browser/test_slow.py": WELL, "crash/test_never.py": NEVER},
        {"engine/test_it.py": WELL},
        {"browser/test_slow.py": WELL, "tournament/test_it.py": WELL},
        {f"browser/test_{number}.py": WELL for number in range(9)},
    ],
    ids=["it fails again", "one fails again", "no clock is in it", "no clock is in one", "too many"],
)
def test_a_failure_stands(tmp_path: Path, files: dict[str, str]) -> None:
    assert checked(tmp_path, files)[0] == 1


SIDES = """
def pytest_addoption(parser):
    parser.addoption("--side", default="sqlite")
"""
ON_A_SIDE = """
def test_it(request):
    assert request.config.getoption("--side") == {side!r}
"""


@pytest.mark.parametrize(("side", "status"), [("share", 0), ("sqlite", 1)])
def test_it_is_run_again_with_the_options_that_it_failed_with(tmp_path: Path, side: str, status: int) -> None:
    (tmp_path / "conftest.py").write_text(SIDES)
    files = {"room/test_it.py": ON_A_SIDE.format(side=side)}
    assert checked(tmp_path, files, "--side", "share")[0] == status


BREAKS = """
import pathlib

def pytest_runtest_logreport(report):
    if report.when == "call" and report.nodeid.endswith("test_b.py::test_it"):
        raise KeyError("a plugin's defect")
"""
ONCE = """
import pathlib

def test_it():
    been = pathlib.Path("been")
    is_first = not been.exists()
    been.touch()
    assert not is_first
"""


def test_a_run_that_broke_off_is_no_run(tmp_path: Path) -> None:
    folder = tmp_path / "tests/browser"
    folder.mkdir(parents=True)
    (tmp_path / "conftest.py").write_text(BREAKS)
    for name, text in (("a", ONCE), ("b", WELL), ("c", NEVER)):
        (folder / f"test_{name}.py").write_text(text)
    whole = subprocess.run(
        [sys.executable, "-m", "pytest", "tests"], cwd=tmp_path, capture_output=True, text=True
    )
    assert "INTERNALERROR" in whole.stdout and "1 failed" in whole.stdout
    (tmp_path / "log").write_text(whole.stdout)
    (tmp_path / "conftest.py").unlink()
    done = subprocess.run([sys.executable, str(SCRIPT), "log"], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "The run broke off before its end: some tests never ran.\n")
