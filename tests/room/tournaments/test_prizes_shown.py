"""The prizes of a tournament as its page shows them: for the entries so far, and with one more."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cardroom.room.protocol.tournament_views import (
    MoneyTerms,
    PrizeRow,
    SpecialPrizeRow,
    TournamentNow,
)
from cardroom.testing.whole_room import TestRoom
from cardroom.tournament.prizes.prize_pool import SpecialPrize
from cardroom.tournament.tournament_terms import Rebuys
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


@pytest.mark.clause("CH-8.23", "CH-8.24", "CH-8.28", "CH-8.13")
def test_what_becomes_of_the_money_is_on_the_page_from_the_announcement_on(tmp_path: Path) -> None:
    feats = (SpecialPrize("first_out", 700), SpecialPrize("first_to_reach_chips", 0, 500, 9_000))
    more = {"bounty": 500, "bounty_chip": 100, "progressive": True, "bounty_left": 3_000, "pool_share": 9_500}
    room = cup_room(
        tmp_path / "room", of="casino-helsinki", game="holdem-nl", special=feats, carried=200, late_levels=1,
        re_entries=1, re_entries_per_entry=3, **more,
    )  # fmt: skip
    with room:
        page = room.run(room.room.tournament_door.view(CUP, "")).page
        assert page.money is not None
        assert msgspec.structs.replace(page.money, paid_places=()) == MoneyTerms(
            9_500,
            (SpecialPrizeRow("first_out", 700), SpecialPrizeRow("first_to_reach_chips", 0, 500, 9_000)),
            carried=200, bounty_left=3_000, bounty_chip=100, re_entries_per_entry=3, prize_unit=100,
        )  # fmt: skip
        clauses = {one.name: one.clauses for one in page.rules}
        assert clauses["progressive_left"] == ("CH-8.23",) and "CH-8.28" in clauses["special_prizes"]


def test_a_tournament_with_nothing_of_its_own_goes_by_the_house(tmp_path: Path) -> None:
    with cup_room(tmp_path / "room", of="casino-kruh", game="holdem-nl") as room:
        money = room.run(room.room.tournament_door.view(CUP, "")).page.money
        assert money is not None
        assert msgspec.structs.replace(money, paid_places=()) == MoneyTerms(10_000, prize_unit=10_000), (
            "prizes of less than 100 crowns are not paid"
        )
        told = {one.entries: (one.places, one.usual) for one in money.paid_places}
        assert told == {5: (2, 0), 10: (3, 0), 20: (1, 3), 50: (2, 8), 100: (4, 15), 200: (7, 30)}, (
            "entries of nine crowns pay few places of a hundred crowns and more"
        )


@pytest.mark.parametrize(("house", "game"), [("casino-kruh", "holdem-nl"), ("casinohuone", "holdem"),
                                             ("casino-helsinki", "holdem-nl")])  # fmt: skip
@pytest.mark.parametrize("buy_in", [300, 900, 2_000, 30_000])
def test_as_many_places_are_paid_as_the_announcement_has_told(
    tmp_path: Path, house: str, game: str, buy_in: int
) -> None:
    with cup_room(tmp_path, of=house, game=game, buy_in=buy_in, most=12, late_levels=0) as room:
        money = room.run(room.room.tournament_door.view(CUP, "")).page.money
        assert money is not None
        told = {one.entries: one for one in money.paid_places}
        assert set(told) == {5, 10, 12}
        for number in range(1, 13):
            enter(room, f"Player {number}")
            if number in told:
                prizes = shown(room).prizes
                assert shown(room).paid_places == prizes[-1].last == told[number].places
                assert min(row.prize for row in prizes) > 0
                assert told[number].usual == 0 or told[number].usual > told[number].places
