"""Whatever stands at an option of a command of the library, it works or says one line; it never shows our own lines."""

from pathlib import Path
from typing import Any, Final

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from cardroom.cli.main import app

COMMANDS: Final[dict[str, list[str]]] = {
    "equity": ["AsKs", "2h2d", "--board", "2c7dTh"],
    "icm": ["--stacks", "5,3", "--prizes", "5,3"],
    "push-fold": ["10", "--iterations", "1"],
    "solve": ["kuhn", "--iterations", "1"],
    "simulate": ["--hands", "5"],
    "batch": ["nlhe", "--hands", "5", "--threads", "1"],
    "arena": ["uniform", "passive", "--hands", "4"],
    "tournament-structure": [],
    "simulate-tournament": [],
}
"""Each with what makes it quick."""
WRONG: Final = ("", " ", "x", "-1", "0", "0.5", "nan", "inf", ",", "AsAs", "9" * 30, "\u00bd")
ENDLESS: Final = {"--hands", "--iterations", "--samples", "--rotations", "--players", "--seats"}
"""Numbers that are fine as large as they come, and take for ever."""


def options(command: str) -> list[str]:
    """The options of a command that take a value."""
    found = get_command(app).get_command(None, command)  # type: ignore[attr-defined,arg-type]  # a group of commands
    taking = [one for one in found.params if not getattr(one, "is_flag", True)]
    return [one.opts[0] for one in taking]


def check(result: Any, asked: list[str]) -> None:
    """It worked, or said why not in one line."""
    assert result.exception is None or isinstance(result.exception, SystemExit), asked
    assert result.exit_code in (0, 1, 2) and "Traceback" not in result.stderr, (asked, result.stderr)
    if result.exit_code == 2:
        assert result.stderr.count("\n") == 1 and not result.stdout, (asked, result.stderr)


def test_the_commands_have_options_to_try() -> None:
    assert {"--samples", "--seed", "--board"} <= set(options("equity"))
    assert {"--stacks", "--prizes", "--bounties"} <= set(options("icm"))


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_an_option_with_what_makes_no_sense_is_told_in_one_line(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where an option takes the name of a file
    for option in options(command):
        for value in WRONG:
            if not (option in ENDLESS and len(value) > 9):
                asked = [command, *COMMANDS[command], option, value]
                check(CliRunner().invoke(app, asked), asked)


@pytest.mark.parametrize(
    ("asked", "what"),
    [
        ("batch --hands 5 --seed 99999999999999999999", "a seed is a whole number of 64 bits"),
        ("batch horse", "H.O.R.S.E is a mix; name one of its games: holdem"),
        ("batch ofc", "is played for points"),
        ("batch --seats -1", "takes 2 to 12 players, not -1"),
        ("batch stud --seats 10", "takes 2 to 9 players, not 10"),
    ],
)
def test_what_a_batch_cannot_play_is_named(asked: str, what: str) -> None:
    result = CliRunner().invoke(app, asked.split())
    check(result, asked.split())
    assert result.exit_code == 2 and what in result.stderr
