"""A room for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardroom.testing.whole_room import TestRoom


@pytest.fixture
def room(tmp_path: Path) -> Iterator[TestRoom]:
    """An empty room, put away afterwards."""
    with TestRoom(tmp_path) as opened:
        yield opened
