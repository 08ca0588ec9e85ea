"""`cardroom tournament-structure`: suggesting a structure and checking one."""

import json
from pathlib import Path

from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.tournament.structures.structure_files import load_structure
from cardroom.tournament.structures.suggest import suggest

RUNNER = CliRunner()
ASKED = ["tournament-structure", "--entries", "20", "--minutes", "120"]


def test_a_suggestion_is_printed_and_written_as_a_file_that_is_sound(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    told = RUNNER.invoke(app, [*ASKED, "--toml", str(path)])
    assert told.exit_code == 0 and "The end is expected in level 10, after about 120 minutes." in told.output
    assert "break of 5 minutes" in told.output and "chips of 25 and 100 go" in told.output
    assert load_structure(path) == suggest(20, 5_000, 120).structure
    checked = RUNNER.invoke(app, ["tournament-structure", "--check", str(path)])
    assert checked.exit_code == 0 and "25 / 50" in checked.output


def test_one_json_object_has_all_of_it() -> None:
    found = json.loads(RUNNER.invoke(app, [*ASKED, "--json"]).output)
    assert found["levels"][0] == {"level": 1, "small_blind": 25, "big_blind": 50, "ante": 0}
    assert (found["stack"], found["last_level"], found["seconds"]) == (5_000, 10, 7_200)


def test_faults_of_a_file_are_all_told_with_their_lines(tmp_path: Path) -> None:
    path = tmp_path / "faulty.toml"
    path.write_text(
        'name = "F"\nstack = 1\nseats = 99\nlevels = [\n  { big_blind = 50, small_blind = 60 },\n]\n'
    )
    told = RUNNER.invoke(app, ["tournament-structure", "--check", str(path)])
    assert told.exit_code == 2
    for words in ("line 2: stack", "line 3: seats", "line 5: levels[1]"):
        assert words in told.output


def test_what_no_structure_fits_ends_with_one_line() -> None:
    for words in (["--pace", "mad"], ["--entries", "1"]):
        told = RUNNER.invoke(app, ["tournament-structure", *words])
        assert told.exit_code == 2 and "Traceback" not in told.output


HIGH = """name = "High"
stack = 1000
level_seconds = 600
levels = [
  { big_blind = 100, small_blind = 50 },
  { big_blind = 200, small_blind = 100 },
  { big_blind = 400, small_blind = 200 },
]
"""


def test_blinds_that_are_too_high_by_the_expected_end_are_warned_of(tmp_path: Path) -> None:
    path = tmp_path / "high.toml"
    path.write_text(HIGH)
    check = ["tournament-structure", "--check", str(path)]
    told = RUNNER.invoke(app, [*check, "--entries", "7", "--minutes", "30"])
    assert told.exit_code == 0
    words = " ".join(told.output.split())
    assert "level 3: its big blind of 400 is more than a twentieth of the 7,000 chips" in words
    assert "after the last one" not in words
    later = " ".join(RUNNER.invoke(app, [*check, "--entries", "15", "--minutes", "31"]).output.split())
    assert "level 4: its big blind of 800" in later and "after the last one of the structure" in later
    for quiet in ([], ["--entries", "8", "--minutes", "30"], ["--entries", "2"]):
        assert "twentieth" not in RUNNER.invoke(app, [*check, *quiet]).output
    found = json.loads(RUNNER.invoke(app, [*check, "--entries", "7", "--minutes", "30", "--json"]).output)
    assert found["too_high"] == {"level": 3, "unit": 400, "chips": 7_000, "past_last": False}
