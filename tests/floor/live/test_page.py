"""The page "the live hand in ten minutes" tells the truth: its examples run in order and print what it says."""

import io
import re
from contextlib import redirect_stdout
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "live-hand.md"
EXAMPLE = re.compile(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_examples_of_the_live_hand_print_what_the_page_says() -> None:
    page = PAGE.read_text()
    examples = EXAMPLE.findall(page)
    assert page.count("```python") == len(examples) >= 7
    names: dict[str, object] = {}
    for code, expected in examples:
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(code, names)
        assert printed.getvalue() == expected, code
