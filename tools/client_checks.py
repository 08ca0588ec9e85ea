"""The checks of the client's sources (types, accessibility, style), left out where none changed since they passed.

    python tools/client_checks.py             runs them where something has changed
    python tools/client_checks.py --always    runs them

What passed is kept in tests/client_checked.json, to be committed with the change. It is compared by its content, not by
commits: a clone without history, a branch and a working tree with changes of its own are judged alike. The client's own
tests, which also read the room's sources, are not among these checks.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from looks import ROOT, files

RECORD = "tests/client_checked.json"
READ = ("client", "tools/with_node.sh")
"""All that the checks read: sources, settings and the versions of the libraries."""
COMMAND = ("bash", "../tools/with_node.sh", "npm", "run", "--silent", "check")


def read(root: Path) -> str:
    """What the checks would read now, as one hash."""
    told = hashlib.sha256()
    for path in files(root, *READ):
        place = path.relative_to(root).as_posix()
        told.update(f"{place} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return told.hexdigest()


def passed(root: Path) -> str:
    """What was read when they last passed; "" where that is not known."""
    try:
        record = json.loads((root / RECORD).read_text("utf-8"))
    except (OSError, ValueError):
        return ""
    return str(record.get("read", "")) if isinstance(record, dict) else ""


def run(root: Path, command: tuple[str, ...] = COMMAND) -> int:
    """Run the checks; if they pass, and nothing changed meanwhile, keep what they read."""
    before = read(root)
    status = subprocess.run(command, cwd=root / "client", check=False).returncode
    if status:
        return status
    if read(root) != before:
        print("Not kept: the client changed while it was checked.")
        return 1
    if passed(root) != before:
        (root / RECORD).write_text(json.dumps({"read": before}, indent=2) + "\n", "utf-8")
        print(f"Kept in {RECORD}: commit it with the change that was checked.")
    return 0


def main() -> int:
    """Run the checks, or say that nothing has changed."""
    if "--always" not in sys.argv[1:] and passed(ROOT) == read(ROOT):
        print(
            f"Checks of the client's sources are LEFT OUT: these are as they were when they passed ({RECORD});"
            " `make lint` runs them always."
        )
        return 0
    return run(ROOT)


if __name__ == "__main__":
    sys.exit(main())
