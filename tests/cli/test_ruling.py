"""`cardroom ruling`: cases from a file or standard input, in any language, with all their faults told."""

import tomllib
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from cardroom.cli.main import app
from cardroom.cli.ruling_topics import blank_case
from cardroom.floor import Topic, fields_of
from cardroom.floor import topic as topic_of
from cardroom.floor.topics import ALL
from cardroom.rules import Refused

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


def test_topics_are_listed_by_subject_and_found_by_a_word() -> None:
    told = run("--topics")
    assert told.exit_code == 0 and len(
        [line for line in told.stdout.splitlines() if line[:2] == "  "]
    ) == len(ALL)
    found = run("--topics", "flop")
    assert "premature_board" in found.stdout and "single_chip" not in found.stdout
    none = run("--topics", "roulette")
    assert none.exit_code == 2 and "no topic speaks of 'roulette'" in none.stderr


@pytest.mark.parametrize("topic", ALL, ids=lambda topic: topic.id)
def test_a_blank_case_is_toml_that_names_what_is_needed_and_lacks_only_values(topic: Topic) -> None:
    blank = blank_case(topic)
    told = tomllib.loads(blank)["case"][0]
    assert told["topic"] == topic.id
    assert set(told.get("situation", {})) == set(topic.needs)
    assert set(told.get("facts", {})) == {one.name for one in fields_of(topic.facts) if one.required}
    # What is commented out may be taken in as it stands.
    tomllib.loads(
        "\n".join(line.removeprefix("# ") if " = " in line else line for line in blank.splitlines())
    )


def test_an_unknown_topic_is_told_those_that_speak_of_it() -> None:
    with pytest.raises(Refused, match="extra_community_cards is meant"):
        topic_of("flop_too_many")
