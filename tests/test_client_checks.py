"""The checks of the client's sources are left out only where nothing that they read has changed."""

from __future__ import annotations

import importlib.util
import json
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


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A project whose client has passed."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    assert checks.run(tmp_path, GOOD) == 0
    return tmp_path


def is_left_out(root: Path) -> bool:
    return bool(checks.passed(root) == checks.read(root))


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


def test_what_fails_or_changes_meanwhile_is_not_kept(tree: Path) -> None:
    (tree / "client/src/App.svelte").write_text("<p>b</p>")
    assert checks.run(tree, BAD) == 3 and not is_left_out(tree)
    meddles = (sys.executable, "-c", "open('src/App.svelte', 'a').write('c')")
    assert checks.run(tree, meddles) == 1 and not is_left_out(tree)
    assert checks.run(tree, GOOD) == 0 and is_left_out(tree)


@pytest.mark.parametrize("record", ["", "[]", "{", '{"read": 5}', json.dumps({"read": "0" * 64})])
def test_a_record_that_says_nothing_leaves_nothing_out(tree: Path, record: str) -> None:
    (tree / checks.RECORD).write_text(record)
    assert not is_left_out(tree)
    (tree / checks.RECORD).unlink()
    assert not is_left_out(tree)


def test_the_project_s_own_record_is_of_a_client_that_passed() -> None:
    assert len(checks.passed(ROOT)) == 64
