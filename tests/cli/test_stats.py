"""`cardroom stats`: files in, figures out; what is broken is told and counted nowhere."""

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from cardroom.cli.main import app

HAND = """
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [0.5, 1]
min_bet = 1
starting_stacks = [100, 80.25]
actions = ["d dh p1 AsKd", "d dh p2 7c7d", "p2 cbr 3", "p1 f"]
players = ["Ann", "Bob"]
"""
SITE = Path(__file__).parent.parent / "histories" / "golden" / "holdem_showdown.txt"


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["stats", *arguments])


def test_files_of_both_kinds_are_counted_together(tmp_path: Path) -> None:
    path = tmp_path / "hands.phhs"
    path.write_text(f"[1]{HAND}\n[2]{HAND}")
    result = run(str(path), str(SITE), "--json")
    found = json.loads(result.stdout)
    assert result.exit_code == 0 and (found["hands"], found["by"], found["refused"]) == (3, "player", [])
    bob = next(row for row in found["rows"] if row["player"] == "Bob")
    assert (bob["hands"], bob["pfr"]["count"], bob["pfr"]["of"], bob["net"]["value"]) == (2, 2, 2, 100)


def test_the_table_fits_a_terminal(tmp_path: Path) -> None:
    path = tmp_path / "hand.phh"
    path.write_text(HAND)
    for by in ("player", "position", "street"):
        result = run(str(path), "--by", by)
        assert result.exit_code == 0 and "VPIP" in result.stdout and "…" not in result.stdout


def test_what_cannot_be_counted_is_told(tmp_path: Path) -> None:
    good, broken = tmp_path / "good.phh", tmp_path / "broken.phh"
    good.write_text(HAND)
    broken.write_text(HAND.replace('"p1 f"', '"p2 f"'))
    result = run(str(good), str(broken), "--json")
    assert result.exit_code == 1
    assert [told["file"] for told in json.loads(result.stdout)["refused"]] == [str(broken)]
    for arguments, what in (
        ((str(broken), "--json"), "it is the turn of p1"),
        ((str(tmp_path / "none.phh"),), "No such file"),
        ((str(good), "--by", "moon"), "none of player, position, street"),
        ((str(good), "--player", "Dan"), "plays in none of these hands"),
    ):
        result = run(*arguments)
        assert result.exit_code == 2 and result.stdout == ""
        assert result.stderr.count("\n") == 1 and what in result.stderr
