"""`cardroom ruling`: cases from a file or standard input, in any language, with all their faults told."""

from pathlib import Path

import msgspec
from typer.testing import CliRunner, Result

from cardroom.cli.main import app

CASE = """
[[case]]
house = "casino-kruh"
title = "one chip"
topic = "single_chip"
situation = { form = "no_limit", big_blind = 400, bet_to_match = 400, in_front = 0, stack = 9000 }
facts = { chip = 1000 }
[[case]]
topic = "condition"
house = "casino-helsinki"
facts = { said = "call" }
"""


def run(*arguments: str, told: str = "") -> Result:
    """The command's result."""
    return CliRunner().invoke(app, ["ruling", *arguments], input=told)


def test_many_cases_of_many_houses_from_one_file(tmp_path: Path) -> None:
    file = tmp_path / "cases.toml"
    file.write_text(CASE)
    result = run(str(file), "--language", "fi", "--clauses")
    assert result.exit_code == 0
    assert "one chip · Casino Kruh\n  Yksi merkki ilman ilmoitusta on maksu 400." in result.stdout
    assert "CK-N.3 · A player who throws in a single chip" in result.stdout
    assert "condition · Casino Helsinki" in result.stdout


def test_house_rules_on_all_cases_and_json_is_one_object() -> None:
    result = run("-", "--house", "pokerstars-live-fi", "--json", told=CASE)
    rulings = msgspec.json.decode(result.stdout)["rulings"]
    assert [ruling["house"] for ruling in rulings] == ["pokerstars-live-fi"] * 2
    assert rulings[1]["options"][0]["said"]["en"] == "hold the player to it"


def test_a_broken_case_tells_all_its_faults_and_ends_with_2() -> None:
    broken = CASE.replace("chip = 1000", "").replace('"call"', '"maybe"').replace(", stack = 9000", "")
    result = run("-", told=broken)
    assert result.exit_code == 2 and result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 3
    assert 'cardroom: case 1: fact "chip" is missing: the chip\'s value' in lines
    assert any("must be one of fold, check, call, bet, raise, all_in" in line for line in lines)


def test_what_is_no_case_no_house_or_no_language_is_said_in_one_line(tmp_path: Path) -> None:
    for arguments, told, says in (
        (["-"], "not = [toml", "neither TOML nor JSON"),
        (["-"], 'topic = "condition"\nfacts = { said = "call" }', "names no house"),
        (["-", "--language", "sv"], CASE, "there are en, fi, nb, cs"),
        ([str(tmp_path / "none.toml")], "", "cannot be read"),
        (["-", "--house", "casinohuone"], CASE, "deals no cards by hand"),
        (["-", "--house", "nowhere"], CASE, "nowhere"),
    ):
        result = run(*arguments, told=told)
        assert result.exit_code == 2 and len(result.stderr.splitlines()) == 1, arguments
        assert says in result.stderr
