"""The page on the arena tells the truth: its examples run in order and print what it says."""

from pathlib import Path

from tests.test_engine_page import EXAMPLE, printed_by

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"


def test_the_examples_print_what_the_page_says() -> None:
    page = PAGE.read_text()
    examples = EXAMPLE.findall(page)
    assert page.count("```python") == len(examples) >= 3 and all(expected for _, expected in examples)
    names: dict[str, object] = {}
    for code, expected in examples:
        assert printed_by(code, names) == expected, code
