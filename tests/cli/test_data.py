"""`cardroom data`: files in, tables out, and `cardroom stats` counts them as it counts the files."""

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from cardroom.cli.main import app
from tests.cli.test_stats import HAND, SITE


def run(*arguments: str | Path) -> Any:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def test_tables_are_counted_as_the_files_are(tmp_path: Path) -> None:
    path, out = tmp_path / "hands.phhs", tmp_path / "tables"
    path.write_text(f"[1]{HAND}\n[2]{HAND}")
    made = run("data", path, SITE, "--out", out, "--json")
    assert (made.exit_code, json.loads(made.stdout)) == (0, {"hands": 3, "folder": str(out), "refused": []})
    for by in ("player", "position"):
        ours, theirs = (
            json.loads(run("stats", *files, "--by", by, "--json").stdout) for files in ((out,), (path, SITE))
        )
        assert ours == theirs


def test_a_picture_is_drawn_of_one_player(tmp_path: Path) -> None:
    path, out, picture = tmp_path / "hand.phh", tmp_path / "tables", tmp_path / "bob.svg"
    path.write_text(HAND)
    assert run("data", path, "--out", out).stdout == f"1 hand in {out}\n"
    assert run("stats", out, "--player", "Bob", "--plot", picture).exit_code == 0
    assert "Bob" in picture.read_text()


def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path) -> None:
    good, broken = tmp_path / "good.phh", tmp_path / "broken.phh"
    good.write_text(HAND)
    broken.write_text(HAND.replace('"p1 f"', '"p2 f"'))
    half = run("data", good, broken, "--out", tmp_path / "half")
    assert half.exit_code == 1 and "it is the turn of p1" in half.stderr and half.stdout.startswith("1 hand ")
    for arguments, what in (
        (("data", broken, "--out", tmp_path / "none"), "it is the turn of p1"),
        (("data", good, "--out", tmp_path), "is not an empty folder"),
        (("stats", tmp_path), "`cardroom data` writes them"),
        (("stats", tmp_path / "half", good), "is counted alone"),
        (("stats", tmp_path / "half", "--player", "Dan"), "plays in none of these hands"),
        (("stats", tmp_path / "half", "--plot", tmp_path / "a.svg"), "--player"),
        (("stats", good, "--plot", tmp_path / "a.svg"), "`cardroom data`"),
        (("stats", tmp_path / "half", "--player", "Bob", "--plot", tmp_path / "a.gif"), "one of .svg"),
        (
            ("stats", tmp_path / "half", "--player", "Bob", "--plot", tmp_path / "no" / "a.svg"),
            "No such file",
        ),
    ):
        result = run(*arguments)
        assert (result.exit_code, result.stdout) == (2, ""), arguments
        assert result.stderr.count("\n") == 1 and what in result.stderr, (arguments, result.stderr)
