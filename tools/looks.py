"""The tests of how pages look and of what they do by themselves, left out of a run where nothing of it has changed.

    python tools/looks.py changed    says what has changed since they last passed: ends with status 3 if nothing has
    python tools/looks.py run        runs them, and keeps what they looked at in tests/browser/looked_at.json

What they look at is compared by its content, not by commits: a clone without history, a branch and a working tree with
changes of its own are judged alike. A record that is missing or cannot be read is a change.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RECORD = "tests/browser/looked_at.json"
TESTS = "tests/browser"
MARKS = ("mark.looks", "mark.axe", "phone", "PHONE")
"""What a file's text has in which tests are of looks, or looked at by axe: a mark, or a phone beside a desk
(tests/browser/conftest.py).
"""
SEEN = {
    "client": ("client",),
    "words": (
        "src/cardroom/floor/sentences",
        "src/cardroom/floor/labels",
        "src/cardroom/floor/readings",
        "src/cardroom/rulebooks",
    ),
    "libraries": ("pyproject.toml",),
    "messages": ("src/cardroom/room/protocol", "client/tests/streams"),
}
"""What pages are made of, the browser that shows them, and what the room tells them (its messages, and whole evenings of
them, which tools/record_streams.py writes).
"""
NOT_SEEN = ("client/tests/",)
MADE = {"node_modules", "dist", "__pycache__", ".svelte-kit"}
"""Folders that a build makes."""
LOOKS = "(looks or axe) and not exhaustive"
"""Tests of looks, and those of what pages do in which axe looks too: every other run that leaves looks out goes through
these without axe.
"""
LEFT_OUT = 3
"""No status of a program that failed: who fails here has looked at nothing."""


def files(root: Path, *below: str) -> list[Path]:
    """The files of the project in these places, by name: git's, or in a downloaded copy what came with it."""
    if (root / ".git").exists():
        listing = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *below],
            cwd=root,
            capture_output=True,
            text=True,
            check=True,
        )
        found = [root / line for line in listing.stdout.splitlines()]
    else:
        places = [root / place for place in below]
        found = [path for place in places for path in (place.rglob("*") if place.is_dir() else [place])]
    return sorted(path for path in found if path.is_file() and not MADE & set(path.parts))


def tests_of_looks(root: Path) -> Iterator[Path]:
    """The tests that are marked so, and what all tests in a browser share."""
    for path in files(root, TESTS):
        if path.suffix == ".py" and (not path.name.startswith("test_") or has_looks(path)):
            yield path


def has_looks(path: Path) -> bool:
    """Whether tests of a file may be of looks."""
    text = path.read_text("utf-8")
    return any(mark in text for mark in MARKS)


def looked_at(root: Path) -> dict[str, str]:
    """What the tests look at, each part by the hash of its files."""
    parts = {name: files(root, *below) for name, below in SEEN.items()}
    parts["tests"] = list(tests_of_looks(root))
    found = {}
    for name, paths in parts.items():
        told = hashlib.sha256()
        for path in paths:
            place = path.relative_to(root).as_posix()
            if name == "messages" or not place.startswith(NOT_SEEN):
                told.update(f"{place} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
        found[name] = told.hexdigest()
    return found


def changed(root: Path) -> list[str]:
    """The parts that are not as they were when the tests last passed."""
    try:
        record = json.loads((root / RECORD).read_text("utf-8"))
    except (OSError, ValueError):
        record = {}
    if not isinstance(record, dict):
        record = {}
    return [name for name, told in looked_at(root).items() if record.get(name) != told]


def run(root: Path, pytest: list[str]) -> int:
    """Run the tests of looks; if all pass, and nothing changed meanwhile, keep what they looked at."""
    before = looked_at(root)
    command = [sys.executable, "-m", "pytest", *pytest, "-m", LOOKS, TESTS]
    status = subprocess.run(command, cwd=root, check=False).returncode
    if status:
        return status
    if looked_at(root) != before:
        print("Not kept: what they look at changed while they ran.")
        return 1
    (root / RECORD).write_text(json.dumps(before, indent=2) + "\n", "utf-8")
    print(f"Kept in {RECORD}: commit it with the change that they looked at.")
    return 0


def main() -> int:
    """Say what has changed, or run the tests."""
    if sys.argv[1:2] == ["run"]:
        return run(ROOT, sys.argv[2:])
    names = changed(ROOT)
    if names:
        print(f"Tests of looks are run: changed since they last passed: {', '.join(names)}.")
        return 0
    print(
        f"Tests of looks are LEFT OUT: {', '.join(looked_at(ROOT))} are as they were when these tests passed ({RECORD});"
        " `make looks` and `make exhaustive` run them."
    )
    return LEFT_OUT


if __name__ == "__main__":
    sys.exit(main())
