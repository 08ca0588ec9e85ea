"""What all tests share."""

from __future__ import annotations

from tests import blank_store


def pytest_configure() -> None:
    """New stores are copies of one that was made by the schema's steps."""
    blank_store.copied()
