"""Tests of what pages alone decide are left out only where nothing that they look at has changed, and that is said."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "tools/looks.py"
PLAIN = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT)}
FILES = {
    "client/src/App.svelte": "<p>a</p>",
    "client/messages/en/app.ftl": "title = Cardroom",
    "client/public/icon.svg": "<svg/>",
    "client/tests/words.test.ts": "test",
    "client/tests/streams/club.jsonl": "{}",
    "src/cardroom/room/protocol/server_messages.py": "",
    "src/cardroom/floor/labels/fi/pots.ftl": "topic = Potti",
    "src/cardroom/rulebooks/texts/house.fi.toml": 'one = "Yksi"',
    "src/cardroom/table/table.py": "",
    "pyproject.toml": "",
    "tests/browser/layout.py": "",
    "tests/browser/test_gallery.py": "import pytest\n\npytestmark = pytest.mark.looks\n\n\ndef test_it():\n    pass\n",
    "tests/browser/test_sizes.py": "OPTIONS = {'desk': {}, 'phone': {'is_mobile': True}}\n",
    "tests/browser/test_playing.py": "def test_it():\n    assert False\n",
    "pytest.ini": "[pytest]\nmarkers =\n    looks\n    axe\n    exhaustive\n",
}
SIZES = """
import pytest

both = pytest.mark.parametrize("device", ["desk", "phone"])
on_a_phone = pytest.mark.parametrize("device", [pytest.param("desk", marks=pytest.mark.exhaustive), "phone"])


@both
def test_both(device): ...


@on_a_phone
def test_on_a_phone(device): ...


@pytest.mark.parametrize("device", ["phone"])
def test_one(device): ...
"""
CHANGES = [
    ("client/src/App.svelte", "client"),
    ("client/messages/en/app.ftl", "client"),
    ("client/public/icon.svg", "client"),
    ("client/public/new.svg", "client"),
    ("src/cardroom/floor/labels/fi/pots.ftl", "words"),
    ("src/cardroom/rulebooks/texts/house.fi.toml", "words"),
    ("pyproject.toml", "libraries"),
    ("client/tests/streams/club.jsonl", "messages"),
    ("src/cardroom/room/protocol/server_messages.py", "messages"),
    ("tests/browser/layout.py", "tests"),
    ("tests/browser/test_gallery.py", "tests"),
    ("tests/browser/test_sizes.py", "tests"),
]
QUICK = ("-p", "no:cacheprovider", "-p", "no:faker", "-p", "no:hypothesispytest", "-p", "no:xdist")
"""Plugins that a run of these tests has no use for, and that take as long to load as everything else."""
NO_CHANGES = ["client/tests/words.test.ts", "src/cardroom/table/table.py", "tests/browser/test_playing.py"]


def program() -> Any:
    """The program as a module."""
    spec = importlib.util.spec_from_file_location("looks", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


looks = program()


@pytest.fixture(params=["a clone", "a downloaded copy"])
def tree(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A project whose tests of looks have passed."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    if request.param == "a clone":
        subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    (tmp_path / looks.RECORD).write_text(json.dumps(looks.looked_at(tmp_path)))
    return tmp_path


def asked(tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """What the program says when it is asked what has changed, with its status."""
    monkeypatch.setattr(looks, "ROOT", tree)
    monkeypatch.setattr(sys, "argv", ["looks.py", "changed"])
    return looks.main(), capsys.readouterr().out


def test_that_they_are_left_out_or_run_is_said(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = asked(tree, monkeypatch, capsys)
    assert status == looks.LEFT_OUT and "LEFT OUT" in said and "make looks" in said
    (tree / "pyproject.toml").write_text("another")
    status, said = asked(tree, monkeypatch, capsys)
    assert status == 0 and said.endswith("passed: libraries.\n")
    checks = (SCRIPT.parent / "run_checks.sh").read_text()
    assert f"[ $? -ne {looks.LEFT_OUT} ] || chosen=" in checks, (
        "a program that fails ends with another status"
    )


def test_they_are_run_when_something_that_they_look_at_is_another(tree: Path) -> None:
    assert looks.changed(tree) == []
    for name, part in CHANGES:
        file = tree / name
        was = file.read_text() if file.exists() else None
        file.write_text(f"{was or ''}\n# another, mark.looks\n")
        assert looks.changed(tree) == [part], name
        file.unlink()
        assert looks.changed(tree) == ([] if was is None else [part]), f"{name}: what is gone is a change too"
        if was is not None:
            file.write_text(was)
        assert looks.changed(tree) == [], f"{name}: its content counts, not when it was written"


def test_they_are_left_out_when_something_else_is_another(tree: Path) -> None:
    for name in NO_CHANGES:
        (tree / name).write_text("another")
    assert looks.changed(tree) == []


@pytest.mark.parametrize("record", [None, "", "[]", "{}", '{"client": 1}'])
def test_without_a_record_that_can_be_read_they_are_run(tree: Path, record: str | None) -> None:
    kept = tree / looks.RECORD
    kept.unlink() if record is None else kept.write_text(record)
    assert looks.changed(tree) == ["client", "words", "libraries", "messages", "tests"]


def test_a_run_is_kept_when_all_pass_and_nothing_changes_meanwhile(tree: Path) -> None:
    kept, gallery = tree / looks.RECORD, tree / "tests/browser/test_gallery.py"
    kept.unlink()
    gallery.write_text(FILES["tests/browser/test_gallery.py"].replace("pass", "assert False"))
    assert looks.run(tree, list(QUICK)) == 1 and not kept.exists()
    changes = 'open("client/src/App.svelte", "w").write("other")'
    gallery.write_text(FILES["tests/browser/test_gallery.py"].replace("pass", changes))
    assert looks.run(tree, list(QUICK)) == 1 and not kept.exists()
    gallery.write_text(FILES["tests/browser/test_gallery.py"])
    assert looks.run(tree, list(QUICK)) == 0 and looks.changed(tree) == []


def test_what_is_gone_through_in_two_sizes_is_of_looks_on_a_phone_and_always_gone_through_at_a_desk(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "browser"
    folder.mkdir()
    (folder / "conftest.py").write_text((ROOT / "tests/browser/conftest.py").read_text())
    (folder / "test_sizes.py").write_text(SIZES)
    (tmp_path / "pytest.ini").write_text(FILES["pytest.ini"] + "    browser\n")
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *QUICK, "-m"]
    chosen = "not looks and not exhaustive"
    found = subprocess.run(
        [*command, chosen, str(folder)], cwd=ROOT, capture_output=True, text=True, check=True, env=PLAIN
    )
    names = [line.rpartition("::")[2] for line in found.stdout.splitlines() if "::" in line]
    assert names == ["test_both[desk]", "test_on_a_phone[phone]", "test_one[phone]"]


AXE = """
import pytest
from tests.browser.axe import axe


class Page:
    def evaluate(self, *asked):
        raise LookupError("it is looked at")


@pytest.mark.axe
def test_marked(): assert axe.run(Page()).response["violations"] == []


@pytest.mark.exhaustive
def test_exhaustive(): assert axe.run(Page()).response["violations"] == []


def test_not_marked(): assert axe.run(Page()).response["violations"] == []
"""


@pytest.mark.parametrize(
    ("chosen", "passed", "said"),
    [
        ("not exhaustive and not looks", ["test_marked"], "mark it `axe`"),
        (looks.LOOKS, [], "it is looked at"),
        # What the two above leave open, with the same code: not for every day, each is a run of pytest.
        pytest.param("not exhaustive", [], "it is looked at", marks=pytest.mark.exhaustive),
        pytest.param("exhaustive or looks or axe", [], "it is looked at", marks=pytest.mark.exhaustive),
    ],
)
def test_axe_looks_in_each_run_that_has_looks_and_in_marked_tests_alone(
    tmp_path: Path, chosen: str, passed: list[str], said: str
) -> None:
    folder = tmp_path / "browser"
    folder.mkdir()
    (folder / "conftest.py").write_text((ROOT / "tests/browser/conftest.py").read_text())
    (folder / "test_axe.py").write_text(AXE)
    (tmp_path / "pytest.ini").write_text(FILES["pytest.ini"] + "    browser\n")
    command = [sys.executable, "-m", "pytest", "-v", *QUICK, "-m", chosen, str(folder)]
    environment = PLAIN | {"CARDROOM_CHROMIUM": sys.executable}
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment)
    found = [line for line in ran.stdout.splitlines() if " PASSED" in line]
    assert [line.split("::")[1].split()[0] for line in found] == passed and said in ran.stdout
