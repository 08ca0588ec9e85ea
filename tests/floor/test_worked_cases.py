"""The worked cases of docs/rulings.md come out as it says."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app

PAGE = Path(__file__).parent.parent.parent / "docs" / "rulings.md"
CASES = re.findall(r"^```toml\n(.*?)^```\n\n```text\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)


def test_no_case_stands_without_its_ruling() -> None:
    assert len(re.findall(r"^```toml$", PAGE.read_text(), re.MULTILINE)) == len(CASES) > 0


@pytest.mark.parametrize(
    ("case", "ruling"), CASES, ids=[re.findall(r'title = "(.+)"', c)[0] for c, _ in CASES]
)
def test_a_worked_case_is_ruled_as_printed(case: str, ruling: str) -> None:
    result = CliRunner().invoke(app, ["ruling", "-"], input=case)
    assert result.exit_code == 0, result.output
    assert result.stdout == ruling
