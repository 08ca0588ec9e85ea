"""Private games of what only a house's own book names: badugi, short deck and royal hold'em among them."""

from pathlib import Path

import pytest

from cardroom.games import OFFERED
from tests.houses import more_games
from tests.room.private.friends import Friends
from tests.room.test_more_games import POOLS


@pytest.mark.parametrize("pool", list(POOLS))
def test_friends_play_it_behind_a_link_and_settle_up(pool: str, tmp_path: Path) -> None:
    with Friends(tmp_path, book=more_games()) as room:
        opened, names = room.game(pool=pool), ("Anna", "Ben", "Cat")
        table = opened.table
        for name in names:
            room.guest(opened.link, name)
            room.sit(name, table)
        for _ in range(3):
            room.deal(table)
            assert room.hand(table).engine.setup.game is OFFERED[POOLS[pool]]
            room.play(table)
            assert room.chips(table) == 0
        room.host("close", table)
        over = room.body("Anna", table)
        assert over.closed_ms and sum(row.result for row in over.people) == 0
        assert room.room.services.ledger.trial_balance() == 0
