"""The log of a defect says where it happened and never what lay in the variables there: decks, passwords, tokens."""

from __future__ import annotations

import subprocess
import sys

import pytest

CRASH = """
import sys
import structlog
from cardroom.web.logs import configure_logs

class Terminal:
    def __getattr__(self, name):
        return getattr(sys.__stderr__, name)
    def isatty(self):
        return %s

sys.stderr = Terminal()
configure_logs()

def deals():
    password, deck = "open " + "sesame", ["As" + "Kd"] * 3
    raise RuntimeError("a defect")

try:
    deals()
except RuntimeError:
    structlog.get_logger("test").exception("request_failed", path="/api/me")
"""


@pytest.mark.parametrize("terminal", [True, False])
def test_a_defect_is_logged_without_the_values_of_variables(terminal: bool) -> None:
    said = subprocess.run(
        [sys.executable, "-c", CRASH % terminal], capture_output=True, text=True, check=True
    )
    assert "request_failed" in said.stderr and "a defect" in said.stderr and "deals" in said.stderr
    assert "sesame" not in said.stderr and "AsKd" not in said.stderr and "locals" not in said.stderr
