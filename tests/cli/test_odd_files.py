"""Files that commands are given and cannot read, or can though they look odd: one clear line, the documented status."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cardroom.cli import games as games_command
from cardroom.cli.main import app
from cardroom.rules import house, load_rulebook

BOM = "\ufeff"
DEEP_TOML = f"a = {'[' * 5_000}{']' * 5_000}\n"
DOTTED_TOML = f'extends = "casino-kruh"\nid = "club"\nname = "Club"\n[seating]\nseats{".a" * 5_000} = 1\n'
DEEP_JSON = f'{{"a":{"[" * 100_000}{"]" * 100_000}}}'
CLUB = 'extends = "casino-kruh"\nid = "club"\nname = "Club"\n'
READERS = (
    ("rules", "check"), ("rules", "new", "--from"), ("ruling",), ("live",), ("verify",), ("replay",),
    ("audit", "--published"), ("serve", "--house"), ("serve", "--settings"),
)  # fmt: skip


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, arguments)


@pytest.mark.parametrize("content", [DEEP_TOML, DOTTED_TOML, DEEP_JSON], ids=["toml", "dotted", "json"])
@pytest.mark.parametrize("command", READERS, ids=" ".join)
def test_what_is_nested_too_deep_gets_one_clear_line(
    command: tuple[str, ...], content: str, tmp_path: Path
) -> None:
    file = tmp_path / "deep.toml"
    file.write_text(content)
    result = run(*command, str(file))
    not_toml = content == DEEP_JSON and command == ("rules", "check")  # looked at, and found wrong
    assert result.exit_code == (1 if not_toml else 2), result.output
    lines = result.stderr.splitlines()
    assert all(line.startswith("cardroom: ") and "deep.toml" in line for line in lines) and lines
    assert len(lines) == 1 or "is not known in a case" in lines[0], "a dotted key is a case with other fields"


@pytest.mark.parametrize("command", READERS, ids=" ".join)
def test_a_number_of_more_digits_than_can_be_read_gets_one_clear_line(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "long.toml"
    file.write_text(f"a = 1{'0' * 6_000}\n")
    result = run(*command, str(file))
    assert result.exit_code in (1, 2), result.output
    assert all(line.startswith("cardroom: ") and "long.toml" in line for line in result.stderr.splitlines())
    assert result.stderr and "Traceback" not in result.output


def test_a_byte_order_mark_is_read_over(tmp_path: Path) -> None:
    club = tmp_path / "club.toml"
    club.write_text(BOM + CLUB)
    assert run("rules", "check", str(club)).exit_code == 0
    assert load_rulebook(BOM + CLUB).id == "club"
    case = tmp_path / "case.toml"
    case.write_text(BOM + 'house = "casino-kruh"\ntopic = "bet_limits"\n[situation]\n')
    assert "neither TOML nor JSON" not in run("ruling", str(case)).stderr
    settings = tmp_path / "settings.toml"
    settings.write_text(BOM + "[room]\nnonsense = 1\n")
    assert "nonsense" in run("serve", "--settings", str(settings)).stderr
    proof = tmp_path / "proof.json"
    proof.write_text(BOM + '{"root": "00"}')
    assert "openings" in run("verify", str(proof)).stderr
    hand = tmp_path / "hand.phh"
    hand.write_text(BOM + "antes = []\n")
    assert "variant" in run("replay", str(hand)).stderr


@pytest.mark.parametrize("command", ["ruling", "live"])
def test_an_unknown_field_names_the_file(command: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('house = "casino-kruh"\nnonsense = 1\n')
    result = run(command, str(file))
    assert result.exit_code == 2
    assert all(line.startswith(f"cardroom: {file}: ") for line in result.stderr.splitlines())
    assert "nonsense" in result.stderr


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ('{"a": 1}', "missing required field `root`"),
        ('{"root": "00"}', "missing required field `openings`"),
        ('{"root": "00", "openings": [{"place": 1}]}', "missing required field `card` - at `$.openings[0]`"),
        ('{"root": "00", "openings": []}', "it opens no card"),
    ],
)
def test_a_proof_that_lacks_something_says_what_in_words(content: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    file.write_text(content)
    result = run("verify", str(file))
    assert result.exit_code == 2 and says in result.stderr and "Error" not in result.stderr


def test_a_rulebook_that_is_not_there_could_not_be_checked_and_a_faulty_one_was(tmp_path: Path) -> None:
    assert run("rules", "check", str(tmp_path / "none.toml")).exit_code == 2
    assert run("rules", "check", "nowhere").exit_code == 2
    faulty = tmp_path / "faulty.toml"
    faulty.write_text(CLUB + "[seating]\nseats = 9\n")
    assert run("rules", "check", str(faulty)).exit_code == 1
    faulty.write_text("seats = [\n")
    assert run("rules", "check", str(faulty)).exit_code == 1


def test_a_defect_of_ours_was_not_done_either(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a defect")

    monkeypatch.setattr(games_command, "print_json", broken)
    result = run("games", "--json")
    assert result.exit_code == 2 and "RuntimeError: a defect" in result.stderr


def test_no_book_lies_as_deep_as_what_is_refused() -> None:
    """(So that nothing sound is ever called too deep.)"""
    text = json.loads(house("casino-helsinki").canonical)

    def depth(value: object) -> int:
        inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        return 1 + max([depth(one) for one in inner], default=0) if isinstance(value, dict | list) else 0

    assert depth(text) <= 8
