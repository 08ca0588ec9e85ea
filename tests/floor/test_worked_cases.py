"""docs/rulings.md: its tables are the program's, its worked cases come out as it says and stand by subject."""

import re
import tomllib
from typing import Any

import pytest
from tools.document_rulings import PAGE, SUBJECTS, cases, topics, with_tables
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.floor import TOPICS
from cardroom.rules import house, shipped

TEXT = PAGE.read_text()
CASES = tuple(cases(TEXT))


def told(case: str) -> dict[str, Any]:
    """The one case of a block."""
    [found] = tomllib.loads(case)["case"]
    return dict(found)


def test_no_case_stands_without_its_ruling() -> None:
    worked = TEXT[TEXT.index("## Worked cases") :]
    assert len(re.findall(r"^```toml$", worked, re.MULTILINE)) == len(CASES) >= 30


@pytest.mark.parametrize(("case", "ruling"), [c[1:] for c in CASES], ids=[told(c[1])["title"] for c in CASES])
def test_a_worked_case_is_ruled_as_printed(case: str, ruling: str) -> None:
    result = CliRunner().invoke(app, ["ruling", "-"], input=case)
    assert result.exit_code == 0, result.output
    assert result.stdout == ruling


def test_the_tables_of_the_page_are_as_the_program_has_them() -> None:
    assert with_tables(TEXT) == TEXT, "run tools/document_rulings.py"


def test_every_topic_stands_under_one_heading() -> None:
    found = [
        id for heading in SUBJECTS for id in re.findall(r"^\| `(\w+)` \|", topics(heading), re.MULTILINE)
    ]
    assert sorted(found) == sorted(TOPICS)


def test_worked_cases_stand_under_their_subject_and_each_subject_has_some() -> None:
    for heading, case, _ in CASES:
        assert TOPICS[told(case)["topic"]].subject in SUBJECTS[heading], told(case)["title"]
    assert {heading for heading, _, _ in CASES} == set(SUBJECTS)


def test_every_live_house_has_worked_cases() -> None:
    live = {name for name in shipped() if house(name).live_betting is not None}
    assert {told(case)["house"] for _, case, _ in CASES} == live


def test_the_case_that_shows_the_format_can_be_ruled_on() -> None:
    format_of_a_case = re.findall(r"^```toml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)[0]
    result = CliRunner().invoke(app, ["ruling", "-"], input=format_of_a_case)
    assert result.exit_code == 0, result.output
