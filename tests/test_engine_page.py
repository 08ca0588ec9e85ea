"""The page "the engine in ten minutes" tells the truth: its examples run in order and print what it says."""

import io
import re
from contextlib import redirect_stdout
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent / "docs" / "engine.md"
EXAMPLE = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```$)?", re.MULTILINE | re.DOTALL)
A_MILLION = "HANDS = 1_000_000\n"


def test_the_examples_of_the_engine_page_print_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # an example writes a file
    page = PAGE.read_text()
    examples = EXAMPLE.findall(page)
    assert page.count("```python") == len(examples) >= 10
    assert page.count("```text") == sum(expected != "" for _, expected in examples), "an output of no example"
    names: dict[str, object] = {}
    for code, expected in examples:
        assert printed_by(shortened(code), names) == expected, code


def test_the_page_runs_a_million_hands_and_the_test_only_a_few() -> None:
    page = PAGE.read_text()
    assert page.count(A_MILLION) == 1
    assert A_MILLION not in shortened(page)


def printed_by(code: str, names: dict[str, object]) -> str:
    """What an example prints that knows the names of those before it."""
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(code, names)
    return printed.getvalue()


def shortened(code: str) -> str:
    """The example, with so few hands that it takes no time."""
    return code.replace(A_MILLION, "HANDS = 2_000\n")
