"""A room with private games for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.room.private.friends import Friends


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Friends]:
    """A room whose operator allows private games."""
    with Friends(tmp_path) as opened:
        yield opened
