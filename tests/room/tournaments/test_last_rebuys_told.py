"""The last hands with rebuys in a room: offered to staff, told to everybody who looks, and kept behind a stop."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.room.protocol.tournament_client import WatchTournament
from cardroom.room.protocol.tournament_news import TournamentChanged, TournamentShown
from cardroom.room.protocol.tournament_views import TournamentNow
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live.live_acts import TellHand
from cardroom.tournament.play.tournament_commands import AnnounceLastRebuys, WithdrawLastRebuys
from cardroom.tournament.tournament_terms import Rebuys
from tests.room.tournaments.played import CUP
from tests.room.tournaments.test_live_hosted import begun, hall, tell


def now(room: TestRoom, client: TestClient) -> TournamentNow:
    client.ask(WatchTournament(CUP))
    room.wait(ms=1_100)
    return next(
        one.now for one in reversed(client.told) if isinstance(one, TournamentShown | TournamentChanged)
    )


def do(room: TestRoom, act: AnnounceLastRebuys | WithdrawLastRebuys) -> None:
    room.run(room.room.tournaments.act(BOSS, CUP, act))
    room.settle()


@pytest.mark.clause("CH-8.16")
def test_everybody_is_told_of_the_last_hands_with_rebuys_until_they_are_played(tmp_path: Path) -> None:
    with begun(tmp_path, rebuys=Rebuys(chips=1_000, price=900, until_level=1)) as room:
        client = room.client("Watcher")
        seen = now(room, client)
        assert (seen.last_rebuys_next, seen.last_rebuys) == (3, 0)
        do(room, AnnounceLastRebuys(BOSS.id, "the period has run out"))
        do(room, WithdrawLastRebuys(BOSS.id, "too early"))
        do(room, AnnounceLastRebuys(BOSS.id, "the period has run out"))
        room.restart()
        client = room.client("Watcher")
        seen = now(room, client)
        assert (seen.last_rebuys_next, seen.last_rebuys) == (0, 3)
        for hand in range(4):
            assert now(room, client).last_rebuys == 3, hand
            for table in hall(room).tables:
                tell(room, TellHand(table=table.table))
        assert now(room, client).last_rebuys == 0
