"""Run once more, alone, the tests that failed where a busy machine can be the reason: in processes, sockets, browsers.

    python tools/run_again.py LOG [OPTION ...]

`LOG` is what the whole run printed; an `OPTION` is one of pytest's, as on which side the tests' rooms were. A test of a
floor that decides (cards to tournament) has no clock, no network and no luck of its own: its failure stands. So does a run
with many failures. Ends with status 0 if each failed test passed now; its last line is then the whole run's closing line,
those that were run again counted as `rerun`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path

FAILED = Path(".pytest_cache/v/cache/lastfailed")
MOST = 8
"""More than these do not fail by the machine's haste."""
UNSTEADY = ("attack", "browser", "cli", "crash", "demo", "deploy", "room", "store", "web")
"""Folders of tests whose rooms live in real time."""
BROKEN_OFF = re.compile(r"^INTERNALERROR>|^!+ .*(Interrupted|Exit|error).* !+$", re.MULTILINE)
"""What pytest prints of a run that did not come to its end: tests that never ran have not passed."""
CLOSING = re.compile(r"=+ (?P<counts>.*) in (?P<seconds>[0-9.]+)s.*=+")


def counted(closing: str, again: int, seconds: float) -> str:
    """The closing line of a run whose failures passed when they were run again."""
    found = CLOSING.search(closing)
    assert found is not None, closing
    counts = {word.rstrip("s"): int(number) for number, word in re.findall(r"(\d+) (\w+)", found["counts"])}
    passed = counts.pop("passed", 0) + again
    others = [f"{counts[word]} {word}" for word in ("skipped", "deselected", "xfailed") if word in counts]
    parts = [f"{passed} passed", *others, f"{again} rerun"]
    return f"============ {', '.join(parts)} in {float(found['seconds']) + seconds:.2f}s ============"


def folder(test: str) -> str:
    """The folder of tests that a test's id begins with."""
    return test.split("/")[1] if test.startswith("tests/") else ""


def main() -> int:
    """Run them and say what came of it."""
    log = Path(sys.argv[1]).read_text(encoding="utf-8", errors="replace")
    closing = [line for line in log.splitlines() if CLOSING.search(line)]
    failed: list[str] = sorted(json.loads(FAILED.read_text())) if FAILED.exists() else []
    if BROKEN_OFF.search(log):
        print("The run broke off before its end: some tests never ran.")
        return 1
    if not closing or not failed or len(failed) > MOST:
        return 1
    steady = [test for test in failed if folder(test) not in UNSTEADY]
    if steady:
        print("Not run again, for no clock or network is in it:", *steady, sep="\n  ")
        return 1
    print(
        f"== {len(failed)} of the tests once more, alone; each that passes only now is unsteady and wants mending:"
    )
    print("", *failed, sep="\n  ")
    began = time.monotonic()
    status = subprocess.run(
        [sys.executable, "-m", "pytest", "--quiet", *sys.argv[2:], *failed], check=False
    ).returncode
    if status == 0:
        print(counted(closing[-1], len(failed), time.monotonic() - began))
    return status


if __name__ == "__main__":
    sys.exit(main())
