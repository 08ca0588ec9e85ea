"""No random case fails because the machine that tries it is busy."""

from __future__ import annotations

import re
import time
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

TESTS = Path(__file__).parent
DEADLINE = re.compile(r"\bsettings\([^()]*\bdeadline=(?!None\b)")


@settings(max_examples=1)
@given(st.just(0))
def test_an_example_may_take_as_long_as_it_takes(number: int) -> None:
    time.sleep(0.25)  # hypothesis would give it 0.2 seconds


def test_no_test_gives_its_examples_a_time_of_its_own() -> None:
    assert settings.default is not None and settings.default.deadline is None
    assert HealthCheck.too_slow in settings.default.suppress_health_check
    named = [path for path in TESTS.rglob("*.py") if path != Path(__file__)]
    assert [path.name for path in named if DEADLINE.search(path.read_text("utf-8"))] == []
