"""What the evenings share."""

from __future__ import annotations

import pytest

from cardroom.room.tournaments import pages


@pytest.fixture(autouse=True)
def evening_in_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Acts that lie minutes apart in an evening follow one another at once: pages, which are told each act within a second,
    are told it at once too. How often they are told else, `tests/room/tournaments` says.
    """
    for name in ("EVERY_MS", "KEPT_MS", "ACT_LEAST_MS", "ACT_MOST_MS"):
        monkeypatch.setattr(pages, name, 1)
