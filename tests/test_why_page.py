"""The page that says what is done otherwise tells the truth about the others too: its cases run and print what it says."""

from pathlib import Path

from tests.test_engine_page import EXAMPLE, printed_by

PAGE = Path(__file__).parents[1] / "docs" / "why.md"


def test_the_cases_print_what_the_page_says() -> None:
    page = PAGE.read_text()
    examples = EXAMPLE.findall(page)
    assert page.count("```python") == page.count("```text") == len(examples) >= 6
    names: dict[str, object] = {}
    for code, expected in examples:
        assert printed_by(code, names) == expected, code
