"""What all tests share."""

from __future__ import annotations

import structlog
from hypothesis import HealthCheck, settings

from tests import blank_store

# How long an example takes says how busy the machine is, and nothing of what is tested.
settings.register_profile(
    "cardroom", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("cardroom")


def pytest_configure() -> None:
    """New stores are copies of one that was made by the schema's steps; faults are logged without colours and frames."""
    blank_store.copied()
    written = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[*structlog.get_config()["processors"][:-1], written])
