"""The checks of the client's sources (types, accessibility, style) and its tests, left out where nothing of it has changed.

    python tools/client_checks.py                          runs both where something has changed since they passed
    python tools/client_checks.py check|test [--always]    runs one of them, or runs it in any case

What passed is kept in tests/client_checked.json, to be committed with the change. It is compared by its content, not by
commits: a clone without history, a branch and a working tree with changes of its own are judged alike. The tests that
also read the room's sources are run every time.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))
from looks import ROOT, files

RECORD = "tests/client_checked.json"
READ = ("client", "tools/with_node.sh")
"""All that the checks read, and most of the tests: sources, settings and the versions of the libraries."""
OUTSIDE = "../src/cardroom"
"""What a test has in its text that reads the room's sources."""
NPM = ("bash", "../tools/with_node.sh", "npm")


class Part(NamedTuple):
    """What is left out where nothing has changed; `key` is where the record has what it read."""

    name: str
    key: str
    command: tuple[str, ...]
    told: str
    elsewhere: str


PARTS = {
    "check": Part(
        "check", "read", (*NPM, "run", "--silent", "check"), "Checks of the client's sources",
        "`make lint` runs them always",
    ),
    "test": Part(
        "test", "tested", (*NPM, "test", "--silent"), "The client's tests that read nothing of the room",
        "`make exhaustive` runs them always",
    ),
}  # fmt: skip


def read(root: Path) -> str:
    """What they would read now, as one hash."""
    told = hashlib.sha256()
    for path in files(root, *READ):
        place = path.relative_to(root).as_posix()
        told.update(f"{place} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return told.hexdigest()


def record(root: Path) -> dict[str, str]:
    """What was read when each part last passed."""
    try:
        told = json.loads((root / RECORD).read_text("utf-8"))
    except (OSError, ValueError):
        told = {}
    return {key: str(value) for key, value in told.items()} if isinstance(told, dict) else {}


def is_left_out(root: Path, part: Part) -> bool:
    """Whether a part has passed on what is there now."""
    return record(root).get(part.key) == read(root)


def reads_the_room(root: Path) -> list[str]:
    """The client's tests that read more than the client."""
    tests = [path for path in files(root, "client/tests") if path.name.endswith(".test.ts")]
    return [
        path.relative_to(root / "client").as_posix() for path in tests if OUTSIDE in path.read_text("utf-8")
    ]


def run(root: Path, part: Part, command: tuple[str, ...]) -> int:
    """Run a part by a command; if it passes, and nothing changed meanwhile, keep what it read."""
    before = read(root)
    status = subprocess.run(command, cwd=root / "client", check=False).returncode
    if status:
        return status
    if read(root) != before:
        print("Not kept: the client changed while it was looked at.")
        return 1
    kept = record(root)
    if kept.get(part.key) != before:
        (root / RECORD).write_text(json.dumps({**kept, part.key: before}, indent=2) + "\n", "utf-8")
        print(f"Kept in {RECORD}: commit it with the change that was looked at.")
    return 0


def did(part: Part, always: bool) -> int:
    """Run a part, or say that nothing has changed and run what is left of it."""
    if always or not is_left_out(ROOT, part):
        return run(ROOT, part, part.command)
    print(f"{part.told} are LEFT OUT: the client is as it was when they passed ({RECORD}); {part.elsewhere}.")
    if part is not PARTS["test"]:
        return 0
    return subprocess.run(
        [*part.command, "--", *reads_the_room(ROOT)], cwd=ROOT / "client", check=False
    ).returncode


def main() -> int:
    """Run the parts that are named, or both; the status of the first one that fails."""
    named = [word for word in sys.argv[1:] if word != "--always"]
    if not set(named) <= set(PARTS):
        print("client_checks.py [check|test] [--always]", file=sys.stderr)
        return 2
    statuses = [did(PARTS[name], "--always" in sys.argv[1:]) for name in named or PARTS]
    return next((status for status in statuses if status), 0)


if __name__ == "__main__":
    sys.exit(main())
