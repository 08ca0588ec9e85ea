"""The prizes of a tournament as its page shows them: for the entries so far, and with one more."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.room.messages.tournament_views import PrizeRow, TournamentNow
from cardroom.testing.room import TestRoom
from cardroom.tournament.terms import Rebuys
from tests.room.tournaments.played import BUY_IN, CUP, cup_room, enter, start

REBUYS = Rebuys(chips=500, price=900, until_level=2, decide_seconds=20)
NAMES = ("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8")


def shown(room: TestRoom) -> TournamentNow:
    return room.run(room.room.tournament_door.view(CUP, "")).now


def total(rows: tuple[PrizeRow, ...]) -> int:
    """All that rows pay."""
    return sum((row.last - row.first + 1) * (row.prize or row.millionths) for row in rows)


def test_one_more_entry_is_shown_as_it_then_comes(tmp_path: Path) -> None:
    with cup_room(tmp_path, late_levels=2) as room:
        enter(room, "P1", "P2")
        for number, name in enumerate(NAMES[2:], 2):
            now = shown(room)
            assert (total(now.prizes), total(now.prizes_next)) == (number * BUY_IN, (number + 1) * BUY_IN)
            assert not now.prizes_final
            enter(room, name)
            assert shown(room).prizes == now.prizes_next, "what was shown with one more is what is shown now"


def test_nothing_is_shown_of_one_more_where_nobody_enters_any_more(tmp_path: Path) -> None:
    with cup_room(tmp_path, most=4) as room:
        enter(room, *NAMES[:4])
        assert shown(room).prizes and not shown(room).prizes_next, "it is full"
    with cup_room(tmp_path / "other") as room:
        enter(room, *NAMES[:3])
        assert shown(room).prizes_next
        start(room)
        assert shown(room).prizes_final and not shown(room).prizes_next


@pytest.mark.parametrize(
    ("house", "rebuys", "amounts"),
    [("casino-helsinki", REBUYS, False), ("casino-helsinki", None, True), ("casinohuone", REBUYS, True)],
)
def test_a_house_tells_amounts_when_its_purchases_are_over(
    tmp_path: Path, house: str, rebuys: Rebuys | None, amounts: bool
) -> None:
    with cup_room(tmp_path, of=house, game="holdem-nl" if house == "casino-helsinki" else "holdem", rebuys=rebuys,
                  late_levels=2) as room:  # fmt: skip
        enter(room, *NAMES[:4])
        now = shown(room)
        rows = (*now.prizes, *now.prizes_next)
        assert now.prizes and now.prizes_next
        if amounts:
            assert all(row.prize and not row.millionths for row in rows)
            assert total(now.prizes) == 4 * BUY_IN
        else:
            assert all(row.millionths and not row.prize for row in rows), "parts of the pool, no amount"
            assert total(now.prizes) == total(now.prizes_next) == 1_000_000
