"""The client's checks and tests are left out only where nothing that they read has changed."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "tools/client_checks.py"
FILES = {
    "client/src/App.svelte": "<p>a</p>",
    "client/tests/words.test.ts": "test",
    "client/package-lock.json": "{}",
    "client/eslint.config.js": "",
    "tools/with_node.sh": "",
    "src/cardroom/table/table.py": "",
    "tests/test_tidy.py": "",
}
GOOD, BAD = (sys.executable, "-c", ""), (sys.executable, "-c", "raise SystemExit(3)")


def program() -> Any:
    """The program as a module."""
    spec = importlib.util.spec_from_file_location("client_checks", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


checks = program()
PARTS = list(checks.PARTS.values())
CHECK, TEST = PARTS


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A project whose client has passed."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    for part in PARTS:
        assert checks.run(tmp_path, part, GOOD) == 0
    return tmp_path


def is_left_out(root: Path) -> bool:
    checked, tested = (bool(checks.is_left_out(root, part)) for part in PARTS)
    assert checked == tested
    return checked


def test_what_passed_is_left_out_until_a_file_of_it_changes(tree: Path) -> None:
    assert is_left_out(tree)
    for name in FILES:
        before = (tree / name).read_text()
        (tree / name).write_text(before + " ")
        assert is_left_out(tree) == name.startswith(("src/", "tests/")), name
        (tree / name).write_text(before)
    assert is_left_out(tree)
    (tree / "client/src/New.svelte").write_text("")
    assert not is_left_out(tree)
    (tree / "client/src/New.svelte").unlink()
    (tree / "client/src/App.svelte").unlink()
    assert not is_left_out(tree)


@pytest.mark.parametrize("part", PARTS, ids=[part.name for part in PARTS])
def test_what_fails_or_changes_meanwhile_is_not_kept(tree: Path, part: Any) -> None:
    (tree / "client/src/App.svelte").write_text("<p>b</p>")
    assert checks.run(tree, part, BAD) == 3 and not checks.is_left_out(tree, part)
    meddles = (sys.executable, "-c", "open('src/App.svelte', 'a').write('c')")
    assert checks.run(tree, part, meddles) == 1 and not checks.is_left_out(tree, part)
    assert checks.run(tree, part, GOOD) == 0 and checks.is_left_out(tree, part)
    assert not any(checks.is_left_out(tree, other) for other in PARTS if other is not part)


def test_tests_that_read_the_room_are_run_every_time(tree: Path) -> None:
    (tree / "client/tests/words.test.ts").write_text('readFileSync("../src/cardroom/table/table.py")')
    imports = tree / "client/tests/clock.test.ts"
    imports.write_text('import { clock } from "../src/wire/clock";')
    assert checks.reads_the_room(tree) == ["tests/words.test.ts"]


def test_no_test_of_the_client_reads_the_room_without_being_known_to() -> None:
    """By a path that climbs out of the client; an import climbs to the client's own sources."""
    known = checks.reads_the_room(ROOT)
    assert known, "words and forms are compared with the room's"
    depth = len((ROOT / "client").parts)
    for path in sorted((ROOT / "client/tests").rglob("*.ts")):
        text = path.read_text("utf-8")
        read = re.sub(r"""(from|import|import\(|mock\() ?["'](\.\./)+[^"']*["']""", "", text)
        up = len(path.parts) - depth - 1
        climbs = [way for way in re.findall(r"""["'`]((?:\.\./)+)""", read) if len(way) // 3 >= 1]
        imports = re.findall(r"""(?:from|import|import\(|mock\() ?["']((?:\.\./)+)""", text)
        out = climbs or [way for way in imports if len(way) // 3 > up]
        if out or "src/cardroom" in text:
            assert path.relative_to(ROOT / "client").as_posix() in known, (
                f"{path} reads what is not the client's"
            )


@pytest.mark.parametrize(
    "record", ["", "[]", "{", '{"read": 5, "tested": 5}', json.dumps({"read": "0" * 64, "tested": "1" * 64})]
)
def test_a_record_that_says_nothing_leaves_nothing_out(tree: Path, record: str) -> None:
    (tree / checks.RECORD).write_text(record)
    assert not is_left_out(tree)
    (tree / checks.RECORD).unlink()
    assert not is_left_out(tree)


def test_the_project_s_own_record_is_of_a_client_that_passed() -> None:
    assert [len(checks.record(ROOT)[part.key]) for part in PARTS] == [64, 64]
