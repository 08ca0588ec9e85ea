"""How long players at live tables have to sign for a deal is the house's: the rulebook says it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardroom.room.tournaments.asks import Asks
from cardroom.rules.book_loading import load_rulebook
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import room_at
from tests.web.test_tournaments import FILE

CLUB = 'schema = 5\nextends = "casino-helsinki"\nid = "club"\nname = "Club"\n'
OURS = '[prize_deals]\nsigning_seconds = { value = 120, clauses = [], reading = "ours" }\n'


def seconds(room: TestRoom, **asks: Any) -> int:
    """The time for a deal at a tournament that is announced now."""
    made = room.room.tournaments.make(BOSS, "club", FILE, "for a test", asks=Asks(**asks))
    return room.room.tournaments.terms(room.run(made)).deal_seconds


@pytest.mark.parametrize(("text", "expected"), [("", 900), (OURS, 120)])
def test_players_at_live_tables_have_the_houses_time_to_sign(
    tmp_path: Path, text: str, expected: int
) -> None:
    with room_at(tmp_path, 1, load_rulebook(CLUB + text)) as room:
        assert seconds(room, live=True) == expected
        assert seconds(room) == 60, "on line each answers on the own screen"
