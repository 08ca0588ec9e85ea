"""A run says what its tests cost: in this process, in workers, and in processes that tests began."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.costs import spent

ROOT = Path(__file__).parents[1]
BUSY = "import time\nend = time.process_time() + 0.5\nwhile time.process_time() < end: pass\n"
TESTS = {
    "tests/own/test_own.py": f"def test_it():\n    exec({BUSY!r})\n",
    "tests/begun/test_begun.py": f"""import subprocess, sys
def test_it():
    subprocess.run([sys.executable, "-c", {BUSY!r}], check=True)
""",
    "tests/lost/test_lost.py": f"""import subprocess, sys, time
def test_it(tmp_path):
    over = tmp_path / "over"
    code = {BUSY!r} + f"open({{str(over)!r}}, 'w')"
    subprocess.run(["/bin/sh", "-c", '"$0" -c "$1" & true', sys.executable, code])
    until = time.monotonic() + 60
    while not over.exists() and time.monotonic() < until:
        time.sleep(0.05)
""",
    "tests/idle/test_idle.py": "import time\ndef test_it():\n    time.sleep(0.6)\n",
}


@pytest.mark.parametrize("workers", [(), ("--numprocesses", "2")], ids=["one process", "workers"])
def test_what_tests_and_their_processes_cost_is_told_by_folder(
    tmp_path: Path, workers: tuple[str, ...]
) -> None:
    for name, text in TESTS.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text)
    command = [sys.executable, "-m", "pytest", "-p", "tests.costs", "-p", "no:cacheprovider", *workers]
    environment = {"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        [*command, "--rootdir", str(tmp_path), str(tmp_path / "tests")],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    told = {
        name: float(seconds)
        for seconds, name in re.findall(r"^ *([0-9.]+)  (\S+)$", done.stdout, re.MULTILINE)
    }
    assert told["tests/own"] >= 0.5 and told["tests/begun"] >= 0.5, told
    assert told["tests/lost"] >= 0.5, "its parent has ended before it"
    assert told["tests/idle"] < 0.4, "to wait costs nothing"


def test_processes_that_end_while_they_are_counted_stop_no_run() -> None:
    """A run of all tests stopped at half its way because a process ended between two looks at it."""
    over = threading.Event()

    def begin_and_end() -> None:
        while not over.is_set():
            subprocess.run(["/bin/sh", "-c", "/bin/true; /bin/true"], check=True)

    busy = threading.Thread(target=begin_and_end)
    busy.start()
    try:
        counted = [spent() for _ in range(600)]
    finally:
        over.set()
        busy.join()
    assert len(counted) == 600
