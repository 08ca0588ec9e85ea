"""Writes behind every case of docs/rulings.md what `cardroom ruling` prints for it.

Read the difference before you commit.
"""

import re
from pathlib import Path

from typer.testing import CliRunner

from cardroom.cli.main import app

PAGE = Path(__file__).parent.parent / "docs" / "rulings.md"
CASE = re.compile(r"^```toml\n(.*?)^```\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def ruled(found: re.Match[str]) -> str:
    """The case with its ruling. Ends the program with what is wrong with a case that cannot be ruled on."""
    result = CliRunner().invoke(app, ["ruling", "-"], input=found[1])
    if result.exit_code:
        raise SystemExit(f"{found[1]}\n{result.output}")
    return f"```toml\n{found[1]}```\n\n```text\n{result.stdout}```"


if __name__ == "__main__":
    PAGE.write_text(CASE.sub(ruled, PAGE.read_text()))
