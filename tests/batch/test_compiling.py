"""The first call of a batch: it says at once that it compiles, and what it has compiled is kept where it can be."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardroom.batch import compiling
from cardroom.cli.main import app

FEW = ("batch", "nlhe", "--seats", "2", "--hands", "10", "--threads", "1")


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Another base of the cache, which nothing has been compiled into."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "kept"))
    compiling.kept_in.cache_clear()
    compiling.can_keep.cache_clear()
    yield tmp_path / "kept"
    monkeypatch.undo()
    compiling.kept_in.cache_clear()
    compiling.can_keep.cache_clear()


def twice(number: int) -> int:
    return 2 * number


def test_a_terminal_is_told_before_the_compiling_begins(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "cardroom", *FEW], stderr=theirs, stdout=subprocess.DEVNULL,
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "TERM": "xterm"},
    )  # fmt: skip
    try:
        assert select.select([ours], [], [], 300)[0]
        line = os.read(ours, 4000).decode()
        assert child.poll() is None  # it is at work still
        assert not list(tmp_path.rglob("*.some_hands-*.nbi"))
    finally:
        child.kill()
        child.wait()
        os.close(ours)
        os.close(theirs)
    assert line.startswith(
        "cardroom: compiling the hand, which takes half a minute; the next call finds it in"
    )
    assert str(tmp_path) in line


def test_it_is_said_on_a_terminal_alone_and_not_beside_json(
    monkeypatch: pytest.MonkeyPatch, elsewhere: Path
) -> None:
    assert CliRunner().invoke(app, FEW).stderr == ""
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert CliRunner().invoke(app, [*FEW, "--json"]).stderr == ""
    assert str(elsewhere) in CliRunner().invoke(app, FEW).stderr


def test_nothing_is_said_where_it_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert compiling.is_kept("some_hands")
    assert CliRunner().invoke(app, FEW).stderr == ""


def test_a_loop_is_kept_for_the_next_process(elsewhere: Path) -> None:
    assert not compiling.is_kept("twice")
    assert compiling.from_python(twice)(4) == 8
    assert compiling.is_kept("twice") and list(elsewhere.rglob("*.nbc"))


def test_where_nothing_can_be_written_a_loop_is_compiled_each_time(
    monkeypatch: pytest.MonkeyPatch, elsewhere: Path
) -> None:
    elsewhere.write_text("a file, no folder")
    assert compiling.from_python(twice)(4) == 8
    assert not compiling.is_kept("twice")
    monkeypatch.setenv("FORCE_COLOR", "1")
    said = CliRunner().invoke(app, FEW)
    assert said.exit_code == 0
    assert "takes half a minute each time, for" in said.stderr
